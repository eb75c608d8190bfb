"""Opens exported files with readers that are none of ours, and prints what each says of each file.

read_exports.py FILE…    zips are opened, and the zips in them; the last line counts files and problems, and with a problem it ends with 1

Readers: unzip and Python's zipfile, csv, xml and struct; gerbv for films and drills; KiCad's pcbnew for boards; recount_bill.py
for the bill; pdftotext where it is installed. What a format asks is taken from its standard: ECMA-376 (XLSX), ISO 32000 (PDF),
glTF 2.0 (GLB), ISO 10303-21 (STEP), PNG (ISO 15948), JPEG (ISO 10918).
"""

import csv
import io
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zipfile
import zlib
from decimal import Decimal, InvalidOperation
from xml.etree import ElementTree

HERE = os.path.dirname(os.path.abspath(__file__))
KICAD_PYTHON = "/usr/bin/python3"
MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"


class Problem(Exception):
    pass


def need(holds, sentence):
    if not holds:
        raise Problem(sentence)


def is_number(text):
    try:
        Decimal(text)
        return True
    except InvalidOperation:
        return False


def csv_rows(data):
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), strict=True))


def read_csv(path, data):
    rows = csv_rows(data)
    need(rows, "no header")
    for number, row in enumerate(rows, 1):
        need(len(row) == len(rows[0]), f"row {number} has {len(row)} cells, the header {len(rows[0])}")
        for cell in row:
            need(not re.match(r"[=+\-@\t\r]", cell) or is_number(cell), f"row {number}: {cell!r} is a formula")
    said = f"{len(rows) - 1} rows of {len(rows[0])}"
    bill = re.search(r"(?:^|/)bill/.*?-bom(?:-(\d+)-boards)?\.csv$", path)
    if bill:
        with tempfile.NamedTemporaryFile(suffix=".csv") as file:
            file.write(data)
            file.flush()
            said += f"; recounted {call([sys.executable, os.path.join(HERE, 'recount_bill.py'), file.name, bill[1] or '1'])}"
    return "csv", said


def workbook_rows(data):
    parts = zipfile.ZipFile(io.BytesIO(data))
    names = set(parts.namelist())
    types = ElementTree.fromstring(parts.read("[Content_Types].xml"))
    for override in types.iter("{http://schemas.openxmlformats.org/package/2006/content-types}Override"):
        need(override.get("PartName")[1:] in names, f"{override.get('PartName')} is declared and not there")
    relations = ElementTree.fromstring(parts.read("xl/_rels/workbook.xml.rels"))
    targets = {one.get("Id"): one.get("Target") for one in relations}
    strings = []
    if "xl/sharedStrings.xml" in names:
        for item in ElementTree.fromstring(parts.read("xl/sharedStrings.xml")):
            strings.append("".join(text.text or "" for text in item.iter(f"{MAIN}t")))
    sheets = []
    for sheet in ElementTree.fromstring(parts.read("xl/workbook.xml")).iter(f"{MAIN}sheet"):
        need(len(sheet.get("name")) <= 31, f"the name of the sheet {sheet.get('name')!r} is longer than 31 characters")
        target = targets[sheet.get(RELATION)]
        root = ElementTree.fromstring(parts.read(target[1:] if target.startswith("/") else f"xl/{target}"))
        need(next(root.iter(f"{MAIN}f"), None) is None, "there is a formula")
        rows = []
        for row in root.iter(f"{MAIN}row"):
            cells = {}
            for cell in row.iter(f"{MAIN}c"):
                place = re.match(r"([A-Z]+)(\d+)$", cell.get("r"))
                need(place and place[2] == row.get("r"), f"cell {cell.get('r')} stands in row {row.get('r')}")
                column = 0
                for letter in place[1]:
                    column = 26 * column + ord(letter) - 64
                value = cell.find(f"{MAIN}v")
                text = "".join(one.text or "" for one in cell.iter(f"{MAIN}t"))
                if value is not None:
                    text = strings[int(value.text)] if cell.get("t") == "s" else value.text
                cells[column] = text
            rows.append([cells.get(column, "") for column in range(1, max(cells, default=0) + 1)])
        sheets.append(rows)
    return sheets


def read_xlsx(path, data, siblings):
    sheets = workbook_rows(data)
    need(sheets, "no sheet")
    said = f"{len(sheets)} sheet of {len(sheets[0]) - 1} rows"
    beside = siblings.get(path[: -len("xlsx")] + "csv")
    if beside is not None:
        ours, theirs = sheets[0], csv_rows(beside)
        need(len(ours) == len(theirs), f"{len(ours)} rows, and the CSV beside it has {len(theirs)}")
        for number, (one, other) in enumerate(zip(ours, theirs), 1):
            padded = one + [""] * (len(other) - len(one))
            for cell, text in zip(padded, other):
                plain = text[1:] if text.startswith("'") else text
                same = cell == plain or cell == text or (is_number(cell) and is_number(plain) and Decimal(cell) == Decimal(plain))
                need(same, f"row {number} says {cell!r}, and the CSV beside it {text!r}")
        said += ", as the CSV says them"
    return "zipfile, xml", said


def read_pdf(path, data):
    need(data.startswith(b"%PDF-1."), "no PDF header")
    start = re.search(rb"startxref\s+(\d+)\s+%%EOF\s*$", data)
    need(start, "no startxref before the end")
    table = data[int(start[1]) :]
    if table.startswith(b"xref"):
        first, count = map(int, re.match(rb"xref\s+(\d+) (\d+)\s", table).groups())
        entries = re.findall(rb"(\d{10}) \d{5} ([nf])\s?[\r\n]", table)
        need(len(entries) == count, f"{count} objects announced, {len(entries)} listed")
        for number, (offset, kind) in enumerate(entries, first):
            need(kind == b"f" or data[int(offset) :].startswith(f"{number} 0 obj".encode()), f"object {number} is not where the table says")
    else:
        need(re.match(rb"\d+ 0 obj", table), "startxref leads nowhere")
    streams = 0
    for head in re.finditer(rb"<<((?:(?!stream|endobj).)*?)>>\s*stream\r?\n", data, re.S):
        length = re.search(rb"/Length (\d+)(?! \d+ R)", head[1])
        if length:
            body = data[head.end() : head.end() + int(length[1])]
            need(len(body) == int(length[1]), "a stream is cut off")
            if b"/FlateDecode" in head[1]:
                zlib.decompress(body)
            streams += 1
    pages = len(re.findall(rb"/Type\s*/Page\b(?!s)", data))
    said = f"{streams} streams unpack, {pages or 'packed'} pages"
    if shutil.which("pdftotext"):
        with tempfile.NamedTemporaryFile(suffix=".pdf") as file:
            file.write(data)
            file.flush()
            said += f"; pdftotext: {len(call(['pdftotext', file.name, '-']).split())} words"
    return "zlib", said


SIZES = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4}
NUMBERS = {5121: "B", 5123: "H", 5125: "I", 5126: "f", 5120: "b", 5122: "h"}


def read_glb(path, data):
    magic, version, length = struct.unpack_from("<4sII", data)
    need(magic == b"glTF" and version == 2, "no glTF 2")
    need(length == len(data), f"says {length} bytes and has {len(data)}")
    size, kind = struct.unpack_from("<I4s", data, 12)
    need(kind == b"JSON", "the first chunk is not JSON")
    document = json.loads(data[20 : 20 + size])
    size_of_rest, kind = struct.unpack_from("<I4s", data, 20 + size)
    need(kind == b"BIN\0", "the second chunk is not BIN")
    buffer = data[28 + size : 28 + size + size_of_rest]

    def values(number):
        accessor = document["accessors"][number]
        view = document["bufferViews"][accessor["bufferView"]]
        form, width = NUMBERS[accessor["componentType"]], SIZES[accessor["type"]]
        step = view.get("byteStride", struct.calcsize(form) * width)
        begin = view.get("byteOffset", 0) + accessor.get("byteOffset", 0)
        last = begin + step * (accessor["count"] - 1) + struct.calcsize(form) * width
        need(last <= view.get("byteOffset", 0) + view["byteLength"] <= len(buffer), f"accessor {number} reaches beyond its bytes")
        return accessor, [struct.unpack_from(f"<{width}{form}", buffer, begin + step * i) for i in range(accessor["count"])]

    triangles = 0
    for mesh in document["meshes"]:
        for primitive in mesh["primitives"]:
            accessor, corners = values(primitive["attributes"]["POSITION"])
            for axis in range(3):
                column = [corner[axis] for corner in corners]
                need((min(column), max(column)) == (accessor["min"][axis], accessor["max"][axis]) or not accessor["componentType"] == 5126, f"the box of {mesh.get('name')} is not that of its corners")
            numbers = [one for (one,) in values(primitive["indices"])[1]]
            need(len(numbers) % 3 == 0 and max(numbers) < len(corners), f"{mesh.get('name')}: a triangle of corners that are not there")
            triangles += len(numbers) // 3
    parts = sum(node.get("extras", {}).get("kind") == "part" for node in document["nodes"])
    return "struct", f"{triangles} triangles, {parts} parts"


def read_step(path, data):
    text = data.decode("ascii")
    need(text.startswith("ISO-10303-21;") and text.rstrip().endswith("END-ISO-10303-21;"), "not from ISO-10303-21 to its end")
    body = re.sub(r"'(?:[^']|'')*'", "''", text[text.index("DATA;") :])
    made = re.findall(r"^#(\d+)\s*=", body, re.M)
    need(len(made) == len(set(made)), "a number stands for two things")
    missing = set(re.findall(r"#(\d+)", body)) - set(made)
    need(not missing, f"#{next(iter(missing), '')} is named and not there")
    return "re", f"{len(made)} entities, {body.count('MANIFOLD_SOLID_BREP(')} solids"


def read_png(path, data):
    need(data.startswith(b"\x89PNG\r\n\x1a\n"), "no PNG signature")
    at, body, head = 8, b"", None
    while at < len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        content = data[at + 8 : at + 8 + length]
        need(struct.unpack_from(">I", data, at + 8 + length)[0] == zlib.crc32(kind + content), f"{kind.decode()} has another checksum")
        head = struct.unpack(">IIBBBBB", content) if kind == b"IHDR" else head
        body += content if kind == b"IDAT" else b""
        at += 12 + length
    width, height, depth, color = head[:4]
    samples = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[color]
    pixels = len(zlib.decompress(body))
    need(kind == b"IEND" and pixels == height * (1 + (width * samples * depth + 7) // 8), f"{pixels} bytes of pixels are not {width} × {height}")
    return "zlib", f"{width} × {height}"


def read_jpg(path, data):
    need(data.startswith(b"\xff\xd8") and data.rstrip(b"\0").endswith(b"\xff\xd9"), "not from SOI to EOI")
    at, size = 2, None
    while data[at + 1] != 0xDA:
        need(data[at] == 0xFF, f"no marker at byte {at}")
        if 0xC0 <= data[at + 1] <= 0xC3:
            size = struct.unpack_from(">HH", data, at + 5)
        at += 2 + struct.unpack_from(">H", data, at + 2)[0]
    need(size, "no frame before the scan")
    return "struct", f"{size[1]} × {size[0]}"


def read_svg(path, data):
    root = ElementTree.fromstring(data)
    need(root.tag == "{http://www.w3.org/2000/svg}svg" and root.get("viewBox"), "no svg with a viewBox")
    for element in root.iter():
        need(not element.tag.endswith("}script") and not any(name.startswith("on") for name in element.attrib), "it would run a script")
    return "xml", f"{sum(1 for _ in root.iter())} elements"


# gerbv 2.9 knows no attributes of X2, and takes a film of areas alone, which needs no aperture, for RS-274D at first sight.
GERBV_HABITS = re.compile(r"Unknown RS-274X extension found %T[FAOD]%|Missing apertures/drill sizes")


def read_film(path, data):
    # gerbv knows a film by its first object; a side without parts has films without any.
    if re.match(rb"(?:G04[^*]*\*\s*|%[^%]*%\s*)*%FSLAX\d\d", data) and data.rstrip().endswith(b"M02*") and not re.search(rb"D0[123]\*", data):
        return "re", "no objects"
    with tempfile.TemporaryDirectory() as folder:
        film = os.path.join(folder, os.path.basename(path))
        with open(film, "wb") as file:
            file.write(data)
        picture = os.path.join(folder, "film.png")
        done = subprocess.run(["gerbv", "--dpi=100", "--export=png", f"--output={picture}", film], capture_output=True, text=True, timeout=120)
        said = done.stdout + done.stderr
        need(done.returncode == 0 and os.path.exists(picture), f"gerbv ended with {done.returncode}: {said.strip()[:200]}")
        said = GERBV_HABITS.sub("", said)
        need(not re.search(r"error|unknown|unexpected|missing", said, re.I), said.strip()[:200])
        with open(picture, "rb") as file:
            return "gerbv", read_png(picture, file.read())[1]


def read_board(path, data):
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "board.kicad_pcb"), "wb") as file:
            file.write(data)
        question = "import pcbnew, sys; b = pcbnew.LoadBoard(sys.argv[1]); print(len(b.GetFootprints()), 'parts,', len(b.GetTracks()), 'tracks and vias,', b.GetNetCount() - 1, 'nets,', len(b.Zones()), 'zones')"
        answer = call([KICAD_PYTHON, "-c", question, file.name])
    return "pcbnew", answer.strip().splitlines()[-1]


def read_json(path, data):
    json.loads(data)
    return "json", f"{len(data)} bytes"


def read_text(path, data):
    text = data.decode("utf-8")
    if path.endswith(".kicad_sch"):
        need(text.startswith("(kicad_sch") and balanced(text), "its parentheses do not match")
    return "utf-8", f"{len(text.splitlines())} lines"


def balanced(text):
    bare = re.sub(r'"(?:[^"\\]|\\.)*"', "", text)
    return bare.count("(") == bare.count(")")


READERS = {
    "csv": read_csv, "pdf": read_pdf, "glb": read_glb, "step": read_step, "png": read_png, "jpg": read_jpg, "svg": read_svg,
    "gbr": read_film, "drl": read_film, "kicad_pcb": read_board, "kicad_pro": read_json, "json": read_json, "gbrjob": read_json,
    "kicad_sch": read_text, "kicad_dru": read_text, "txt": read_text, "ipc": read_text, "d356": read_text,
}  # fmt: skip
FILMS = re.compile(r"^(g[tb][lospa]|gm\d*|gko|g\d+|gtp|gbp)$")


def call(words):
    done = subprocess.run(words, capture_output=True, text=True, timeout=300)
    need(done.returncode == 0, f"{os.path.basename(words[0])}: {(done.stderr or done.stdout).strip()[-300:]}")
    return done.stdout.strip()


def read_zip(path, data, say):
    with tempfile.NamedTemporaryFile(suffix=".zip") as file:
        file.write(data)
        file.flush()
        call(["unzip", "-tqq", file.name])
    archive = zipfile.ZipFile(io.BytesIO(data))
    need(archive.testzip() is None, f"{archive.testzip()} has another checksum")
    names = archive.namelist()
    need(len(names) == len({name.lower() for name in names}), "two files of one name")
    for name in names:
        need(not name.startswith("/") and ".." not in name.split("/") and "\\" not in name, f"{name!r} leads out of its folder")
    say(path, "unzip, zipfile", f"{len(names)} files")
    files = {f"{path}/{name}": archive.read(name) for name in names}
    for name, content in files.items():
        read(name, content, files, say)


def read(path, data, siblings, say):
    ending = path.rsplit(".", 1)[-1].lower()
    try:
        if ending == "zip":
            read_zip(path, data, say)
        elif ending == "xlsx":
            say(path, *read_xlsx(path, data, siblings))
        else:
            reader = read_film if FILMS.match(ending) else READERS.get(ending)
            need(reader, "nobody here reads this kind of file")
            say(path, *reader(path, data))
    except (Problem, ValueError, KeyError, IndexError, TypeError, struct.error, zlib.error, csv.Error, ElementTree.ParseError, zipfile.BadZipFile, subprocess.TimeoutExpired) as error:
        say(path, "PROBLEM", str(error) or type(error).__name__)


def main(paths):
    count = {"files": 0, "problems": 0}

    def say(path, reader, said):
        count["problems" if reader == "PROBLEM" else "files"] += 1
        print(f"{path} | {reader} | {said}")

    for path in paths:
        with open(path, "rb") as file:
            read(os.path.basename(path), file.read(), {}, say)
    print(f"{count['files']} files read, {count['problems']} problems")
    sys.exit(count["problems"] > 0)


main(sys.argv[1:])
