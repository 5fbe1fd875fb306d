"""Documents that are text, or nearly so. People, companies and prices are made up."""


def note():
    return (
        "Shopping\n"
        "\n"
        "- 200 g Gruyère\n"
        "- bread\n"
        "- 1 lemon\n"
    ).encode()  # fmt: skip


def prices():
    """Comma-separated values with a comma, a quotation mark and an umlaut in them."""
    rows = [
        "name,unit,price",
        '"Cheese, hard",kg,24.50',
        '"Bread ""Country""",piece,4.20',
        "Müsli,kg,9.00",
    ]
    return "".join(row + "\r\n" for row in rows).encode()


def person():
    lines = [
        "BEGIN:VCARD",
        "VERSION:3.0",
        "N:Example;Ada;;;",
        "FN:Ada Example",
        "ORG:Example Company",
        "EMAIL;TYPE=INTERNET,WORK:ada@example.com",
        "TEL;TYPE=CELL:+1-202-555-0143",
        "URL:https://example.com/ada",
        "END:VCARD",
    ]
    return "".join(line + "\r\n" for line in lines).encode()


def article():
    return """\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="description" content="Why some pages are read to their end.">
<link rel="canonical" href="https://example.com/article">
<title>On reading</title>
</head>
<body>
<article>
<h1>On reading</h1>
<p>A page is read to its end if each sentence earns the next.</p>
<p>See also <a href="https://example.com/writing">On writing</a>.</p>
</article>
</body>
</html>
""".encode()


def report():
    """A PDF of one page, A5, in one of the typefaces that every reader has."""
    lines = [
        ("/Title 24 Tf", "Quarterly report"),
        ("/Text 12 Tf", "Sales went up by a tenth."),
        ("/Text 12 Tf", "Costs stayed as they were."),
        ("/Text 12 Tf", "This page is made up; so is the company."),
    ]
    words = "\n".join(f"{font} ({text}) Tj T*" for font, text in lines)
    content = f"BT\n28 TL\n48 520 Td\n{words}\nET"
    fonts = " ".join(
        f"/{name} << /Type /Font /Subtype /Type1 /BaseFont /{face}"
        " /Encoding /WinAnsiEncoding >>"
        for name, face in [("Title", "Helvetica-Bold"), ("Text", "Helvetica")]
    )
    return pdf(
        [
            "<< /Type /Catalog /Pages 2 0 R >>",
            "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents 4 0 R\n"
            f"/Resources << /Font << {fonts} >> >> >>",
            f"<< /Length {len(content)} >>\nstream\n{content}\nendstream",
            "<< /Title (Quarterly report) >>",
        ]
    )


def pdf(objects):
    """The objects, numbered from 1, with the table of where each begins."""
    # Bytes above 127 in the second line say that this is no text file.
    data = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"
    table = "0000000000 65535 f \n"
    for number, text in enumerate(objects, start=1):
        table += f"{len(data):010} 00000 n \n"
        data += f"{number} 0 obj\n{text}\nendobj\n".encode("ascii")
    size = len(objects) + 1
    trailer = f"<< /Size {size} /Root 1 0 R /Info {len(objects)} 0 R >>"
    end = f"xref\n0 {size}\n{table}trailer\n{trailer}\nstartxref\n{len(data)}\n%%EOF\n"
    return data + end.encode("ascii")
