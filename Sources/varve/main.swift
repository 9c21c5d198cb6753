print("varve")
