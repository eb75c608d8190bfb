import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { sampleEasyedaBoard } from "../easyeda/sample-easyeda.ts";
import { sampleSchematic } from "../kicad/schematic/sample-schematic.ts";
import type { ImportFile } from "./import-file.ts";
import { importFiles } from "./import-files.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const file = (name: string, content: string | Uint8Array): ImportFile => ({
  name,
  bytes: typeof content === "string" ? bytes(content) : content,
});

const BOARD =
  '(kicad_pcb (version 20211014) (generator pcbnew) (layers (0 "F.Cu" signal) (31 "B.Cu" signal)) (gr_line (start 0 0) (end 9 0) (layer "F.SilkS") (width 0.1)))';
const EMPTY_BOARD = "(kicad_pcb (version 20211014) (generator pcbnew))\n";
const SHEET = sampleSchematic({ symbols: [{ library: "R", reference: "R1", at: [10, 10] }] });
const GERBERS = zipSync({ "lamp-F_Cu.gbr": bytes("G04 *"), "lamp.drl": bytes("M48") });
const BACKUP = zipSync({ "lamp.kicad_pcb": bytes(BOARD) });

const outcome = (...files: ImportFile[]) => {
  const { accepted, board, circuit, receipt } = importFiles(files);
  return {
    accepted,
    reads: [board && "board", circuit && "schematic"].filter((what) => what),
    says: receipt.diagnostics.map(({ severity, message }) => `${severity}: ${message}`),
  };
};

describe("what lies beside a project is passed over with a remark", () => {
  test.each([
    [
      "backups that KiCad makes",
      file("lamp-backups/lamp-2024-01-01_1200.zip", BACKUP),
      "info: Files in backup folders were not read: 1 (lamp-backups/lamp-2024-01-01_1200.zip).",
    ],
    [
      "Gerber files in a zip",
      file("production/gerbers.zip", GERBERS),
      "info: production/gerbers.zip was not read: it holds no file of a project.",
    ],
    [
      "a zip that is cut off",
      file("old.zip", BACKUP.slice(0, 60)),
      expect.stringMatching(/^info: old\.zip was not read: the zip cannot be unpacked/),
    ],
    [
      "a zip with a board of its own",
      file("rev-a.zip", BACKUP),
      "warning: rev-a.zip contains another board and was not read, because lamp.kicad_pcb is next to it.",
    ],
    ["an empty rules file", file("lamp.kicad_dru", ""), "warning: lamp.kicad_dru was not read: the file is empty."],
    [
      "a project file that is broken",
      file("lamp.kicad_pro", '{"board": '),
      expect.stringMatching(/^warning: lamp\.kicad_pro was not read: it is not valid JSON/),
    ],
    [
      "a board of another program",
      file("lamp.brd", '<?xml version="1.0"?>\n<!DOCTYPE eagle SYSTEM "eagle.dtd">\n<eagle version="9.6.2"/>'),
      expect.stringMatching(/^warning: lamp\.brd is an EAGLE document/),
    ],
  ])("%s", (_, beside, says) => {
    expect(outcome(file("lamp.kicad_pcb", BOARD), beside)).toEqual({ accepted: true, reads: ["board"], says: [says] });
  });

  test("the same in a zip as in a folder", () => {
    const archive = zipSync({
      "lamp/lamp.kicad_pcb": bytes(BOARD),
      "lamp/lamp-backups/lamp-1.zip": BACKUP,
      "lamp/production/gerbers.zip": GERBERS,
    });
    expect(outcome(file("lamp.zip", archive))).toEqual({ accepted: true, reads: ["board"], says: [] });
  });

  test("a zip is still refused where there is nothing else", () => {
    expect(outcome(file("gerbers.zip", GERBERS))).toEqual({
      accepted: false,
      reads: [],
      says: ["error: gerbers.zip: it holds no file of a project."],
    });
    expect(outcome(file("gerbers.zip", GERBERS), file("lamp.zip", BACKUP)).accepted).toBe(true);
  });
});

describe("a board file without anything in it", () => {
  test("is no board beside a schematic", () => {
    expect(outcome(file("lamp.kicad_pcb", EMPTY_BOARD), file("lamp.kicad_sch", SHEET))).toEqual({
      accepted: true,
      reads: ["schematic"],
      says: ["info: lamp.kicad_pcb is an empty board. The layout is made from the schematic instead."],
    });
  });

  test("alone is refused in words", () => {
    expect(outcome(file("lamp.kicad_pcb", EMPTY_BOARD)).says).toEqual([
      "error: lamp.kicad_pcb is an empty board without layers and items.",
    ]);
  });
});

test("a zip with several entries of one name says which was read", () => {
  const archive = zipSync({ "lamp.kicad_pcb": bytes(BOARD), "lamp.kicad_pcX": bytes(BOARD) });
  const odd = bytes("_pcX");
  const twice = archive.map((byte, at) =>
    odd.every((letter, index) => archive[at - odd.length + 1 + index] === letter) ? (bytes("b")[0] ?? 0) : byte,
  );
  expect(outcome(file("lamp.zip", twice)).says).toEqual([
    "warning: lamp.zip contains several entries named lamp.kicad_pcb. The last one was read.",
  ]);
});

test("an encrypted zip is called that", () => {
  const archive = zipSync({ "lamp.kicad_pcb": bytes(BOARD) });
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  const directory = view.getUint32(archive.length - 6, true);
  view.setUint16(directory + 8, view.getUint16(directory + 8, true) | 1, true);
  expect(outcome(file("lamp.zip", archive)).says).toEqual([
    "error: lamp.zip: the zip is encrypted. Unpack it with its password and use the files.",
  ]);
});

test("a parenthesis too many at the end of a board or sheet is told, and the file read", () => {
  const board = outcome(file("lamp.kicad_pcb", `${BOARD}\n)\n`), file("lamp.kicad_pro", "{}"));
  expect([board.accepted, board.says]).toEqual([
    true,
    [
      "warning: lamp.kicad_pro is JSON of no known kind and was not imported.",
      "warning: lamp.kicad_pcb: more parentheses are closed at the end than were opened. All of the file was read.",
    ],
  ]);
  expect(outcome(file("lamp.kicad_sch", `${SHEET})`)).reads).toEqual(["schematic"]);
});

test("a project file that says nothing but its name is known for one", () => {
  const project = JSON.stringify({ meta: { filename: "lamp.kicad_pro", version: 1 } });
  const { receipt } = importFiles([file("lamp.kicad_sch", SHEET), file("lamp.kicad_pro", project)]);
  expect(receipt.files.map(({ recognisedAs }) => recognisedAs)).toContain("kicad-project");
  expect(receipt.diagnostics).toEqual([]);
});

test("rules that begin with notes are known for rules", () => {
  const { receipt } = importFiles([
    file("lamp.kicad_pcb", BOARD),
    file("lamp.kicad_dru", "# ours\n\n# more\n(version 1)\n"),
  ]);
  expect(receipt.files.map(({ recognisedAs }) => recognisedAs)).toContain("kicad-rules");
});

describe("old files in the encoding of the machine they were written on", () => {
  const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  test("are read as Latin-1, which is told", () => {
    const sheet =
      'EESchema Schematic File Version 4\n$Descr A4 11693 8268\nTitle "Verstärker"\n$EndDescr\nText Notes 1000 1000 0 50 ~ 0\n10 \xb5F\n$EndSCHEMATC\n';
    const { accepted, circuit, receipt } = importFiles([file("amp.sch", latin1(sheet))]);
    expect([accepted, JSON.stringify(circuit)]).toEqual([true, expect.stringContaining("10 µF")]);
    expect(receipt.diagnostics.map(({ message }) => message)).toContain(
      "amp.sch is not UTF-8 text. It was read as Latin-1 (Windows-1252); check its special characters.",
    );
  });

  test("but nothing is taken for a known file by that alone", () => {
    for (const content of ["\xff\xfe\xb5 anything", "(any\xb5thing)"])
      expect(outcome(file("x.sch", latin1(content))).accepted).toBe(false);
  });
});

describe("documents of other programs are named, with how to convert them", () => {
  const of = (...numbers: number[]) => Uint8Array.from([...numbers, ...new Uint8Array(64)]);
  test.each<[string, string | Uint8Array, RegExp]>([
    [
      "lamp.sch",
      '<?xml version="1.0" encoding="utf-8"?>\n<eagle version="9.6.2">',
      /an EAGLE document .*EAGLE Project/,
    ],
    ["lamp.brd", of(0x10, 0x80, 0, 0), /EAGLE document of version 5 or older .*EAGLE 6/],
    ["lamp.brd", of(0, 0x04, 0x14, 0), /an Allegro board .*KiCad 10/],
    ["lamp.asc", "!PADS-POWERPCB-V9.5-MILS! DESIGN DATABASE ASCII FILE 1.0\n", /a PADS document .*KiCad 10/],
    ["lamp.asc", "*PADS-LOGIC-V9.0* x", /a PADS document/],
    ["lamp.pcb", 'ACCEL_ASCII "lamp.pcb"\n', /a P-CAD document .*Non-KiCad Board File/],
    ["lamp.sch", "v 20110115 2\nC 40000 40000 0 0 0 title-B.sym\n", /gEDA or Lepton schematic/],
    ["lamp.pcb", '# release: pcb 20140316\n\nFileVersion[20070407]\n\nPCB["" 600000 500000]\n', /pcb-rnd board/],
    ["lamp.dip", of(7, 0x44, 0x54, 0x42, 0x4f, 0x41, 0x52, 0x44), /a DipTrace document .*P-CAD ASCII/],
    ["lamp.dch", '<?xml version="1.0"?>\n<Source Type="DipTrace-Schematic" Version="3">', /a DipTrace document/],
    ["lamp.asc", "Version 4\nSHEET 1 880 680\n", /an LTspice schematic/],
    ["lamp.csa", "(CADSTARSCM\n(HEADER))", /a CADSTAR archive/],
    ["lamp.dsn", "(pcb lamp.dsn\n(parser))", /a Specctra file/],
  ])("%s: %s", (name, content, says) => {
    const [said] = outcome(file(name, content)).says;
    expect(said).toMatch(says);
    expect(said).not.toMatch(/UTF-8/);
  });

  test("bytes of no known kind are not told to be saved as text", () => {
    expect(outcome(file("x.pcb", of(1, 200, 0, 3))).says).toEqual([
      "error: x.pcb: the file is binary and of no known kind.",
    ]);
  });
});

describe("footprint files", () => {
  const footprint = (name: string) =>
    `(footprint "${name}" (layer "F.Cu") (pad "1" smd rect (at 0 0) (size 1 1) (layers "F.Cu")))`;
  const libraries = (...files: ImportFile[]) =>
    importFiles([file("lamp.kicad_pcb", BOARD), ...files]).footprints.map(({ library }) => library);

  test("are known by the name of the file, whatever stands in it", () => {
    expect(libraries(file("own.pretty/TR8.kicad_mod", footprint("Transformer_old")))).toEqual(["own:TR8"]);
    expect(libraries(file("TR8.kicad_mod", footprint("other:Transformer_old")))).toEqual(["TR8"]);
  });

  test("belong to the library that the project's table calls their folder", () => {
    const table = `(fp_lib_table
      (version 7)
      (lib (name "Lamp")(type "KiCad")(uri "\${KIPRJMOD}/lib/parts.pretty")(options "")(descr ""))
      (lib (name "Other")(type "KiCad")(uri "\${KIPRJMOD}/vendor/parts.pretty")(options "")(descr "")))`;
    expect(
      libraries(
        file("fp-lib-table", table),
        file("lib/parts.pretty/A.kicad_mod", footprint("A")),
        file("vendor/parts.pretty/B.kicad_mod", footprint("B")),
        file("loose.pretty/C.kicad_mod", footprint("C")),
      ),
    ).toEqual(["Lamp:A", "Other:B", "loose:C"]);
  });
});

test("a file of EasyEDA beside a KiCad board is one board too many", () => {
  const easyeda = file("lamp.json", JSON.stringify(sampleEasyedaBoard()));
  expect(outcome(file("lamp.kicad_pcb", BOARD), easyeda).accepted).toBe(false);
});

test("a broken file of EasyEDA beside another board is a design that would be lost, and refused", () => {
  const broken = file("lamp.json", '{"editorVersion": "6.5.0", "docType": "3", "shape": [');
  expect(outcome(file("lamp.kicad_pcb", BOARD), broken).accepted).toBe(false);
  expect(outcome(file("lamp.kicad_pcb", BOARD), file("notes.json", '{"notes": [')).accepted).toBe(true);
});

describe("a folder with projects in folders below", () => {
  const SAYS =
    "Projects in folders below lamp.kicad_pcb were not read: r1/lamp.kicad_pcb, panel/panel.kicad_pcb. To use one of them, import only its folder.";

  test("is the project at its top, and names the others", () => {
    const nested = [
      file("r1/lamp.kicad_pcb", BOARD),
      file("r1/lamp.kicad_sch", SHEET),
      file("r1/lamp.kicad_pro", '{"board": '),
      file("panel/panel.kicad_pcb", BOARD),
    ];
    expect(outcome(file("lamp.kicad_pcb", BOARD), ...nested)).toEqual({
      accepted: true,
      reads: ["board"],
      says: [`warning: ${SAYS}`],
    });
    const zip = zipSync(Object.fromEntries([file("lamp.kicad_pcb", BOARD), ...nested].map((f) => [f.name, f.bytes])));
    expect(outcome(file("lamp.zip", zip)).accepted).toBe(true);
  });

  test("is refused where two lie side by side", () => {
    const { accepted, says } = outcome(file("a/lamp.kicad_pcb", BOARD), file("b/lamp.kicad_pcb", BOARD));
    expect([accepted, says]).toEqual([false, [expect.stringMatching(/There are 2 boards: a\/lamp\.kicad_pcb, b\//)]]);
  });
});

test("files of another program alone are each told how to convert them", () => {
  const eagle = '<?xml version="1.0"?>\n<!DOCTYPE eagle SYSTEM "eagle.dtd">\n';
  const { accepted, says } = outcome(file("lamp.brd", eagle), file("lamp.sch", eagle));
  expect(accepted).toBe(false);
  expect(says).toEqual([
    expect.stringMatching(/^error: lamp\.brd is an EAGLE document .*Import it in KiCad/),
    expect.stringMatching(/^error: lamp\.sch is an EAGLE document .*Import it in KiCad/),
  ]);
});
