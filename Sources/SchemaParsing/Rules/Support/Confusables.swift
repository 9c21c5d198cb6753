/// Letters that look like ASCII letters.
///
/// A small table of our own, from the letter forms of common fonts: Cyrillic and Greek letters whose shape is that of a
/// Latin one, full-width forms, and three Latin variants. It errs on the side of silence; letters that are only similar
/// are not in it.
enum Confusables {
    /// `name` with each letter that looks like an ASCII one replaced by that; nil where there is none.
    static func skeleton(of name: String) -> String? {
        guard !name.utf8.allSatisfy({ $0 < 128 }) else { return nil }
        var scalars = String.UnicodeScalarView()
        var isChanged = false
        for scalar in name.unicodeScalars {
            if let plain = plain(scalar) {
                scalars.append(plain)
                isChanged = true
            } else {
                scalars.append(scalar)
            }
        }
        return isChanged ? String(scalars) : nil
    }

    /// The ASCII letter that `scalar` looks like.
    static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if (0xFF01...0xFF5E).contains(scalar.value) { return Unicode.Scalar(scalar.value - 0xFEE0) }
        return table[scalar]
    }

    private static let table: [Unicode.Scalar: Unicode.Scalar] = {
        let pairs = [
            // Cyrillic.
            ("аеорсухіјѕһԁӏԛԝ", "aeopcyxijshdlqw"), ("АВЕКМНОРСТУХІЈЅҮ", "ABEKMHOPCTYXIJSY"),
            // Greek.
            ("ονρια", "ovpia"), ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
            // Latin variants.
            ("ıɑɡ", "iag"),
        ]
        var table: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (looks, plain) in pairs {
            for (look, letter) in zip(looks.unicodeScalars, plain.unicodeScalars) { table[look] = letter }
        }
        return table
    }()
}
