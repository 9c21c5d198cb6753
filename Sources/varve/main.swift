
print("varve")
