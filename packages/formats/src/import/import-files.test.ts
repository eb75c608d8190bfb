import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { sampleEasyedaBoard } from "../easyeda/sample-easyeda.ts";
import { sampleSchematic, uuid } from "../kicad/schematic/sample-schematic.ts";
import { importFiles } from "./import-files.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

interface SamplePart {
  readonly reference: string;
  readonly nets: readonly [first: string | undefined, second: string | undefined];
}

/** A board of two-pad parts in a row. */
function sampleBoard(parts: readonly SamplePart[]): string {
  const nets = [...new Set(parts.flatMap((part) => part.nets))].filter((net) => net !== undefined);
  const pad = (number: number, net: string | undefined) =>
    `(pad "${number}" smd rect (at ${number} 0) (size 1 1) (layers "F.Cu")${net === undefined ? "" : ` (net ${nets.indexOf(net) + 1} "${net}")`})`;
  return [
    "(kicad_pcb (version 20211014) (generator pcbnew)",
    ...nets.map((net, index) => `(net ${index + 1} "${net}")`),
    ...parts.map(
      ({ reference, nets: [first, second] }, index) =>
        `(footprint "R" (layer "F.Cu") (at ${10 * index} 0) (fp_text reference "${reference}" (at 0 0) (layer "F.SilkS")) ${pad(1, first)} ${pad(2, second)})`,
    ),
    ")",
  ].join("\n");
}

/** R1, R2 … in a row with a wire between the lower pins of the first two. */
function sampleFile(references: readonly string[]) {
  return bytes(
    sampleSchematic({
      symbols: references.map((reference, index) => ({ library: "R", reference, at: [10 * index, 0] })),
      wires: [
        [
          [0, 2.54],
          [10, 2.54],
        ],
      ],
    }),
  );
}

describe("schematic and layout of one project", () => {
  const schematic = { name: "two.kicad_sch", bytes: sampleFile(["R1", "R2"]) };
  const differences = (parts: readonly SamplePart[], sheet = schematic) =>
    importFiles([sheet, { name: "two.kicad_pcb", bytes: bytes(sampleBoard(parts)) }]);

  test("that mean the same circuit are accepted, whatever the nets are called", () => {
    const outcome = differences([
      { reference: "R1", nets: ["X", "LINK"] },
      { reference: "R2", nets: [undefined, "LINK"] },
    ]);
    expect(outcome.receipt.diagnostics).toEqual([]);
    expect([outcome.accepted, outcome.board !== undefined, outcome.circuit !== undefined]).toEqual([true, true, true]);
    expect(outcome.receipt.files.map(({ recognisedAs }) => recognisedAs)).toEqual([
      "kicad-schematic 20231120",
      "kicad-board 20211014",
    ]);
  });

  test("are not accepted when a pin stands on another net, and both stay at hand for the choice of a side", () => {
    const outcome = differences([
      { reference: "R1", nets: ["X", "LINK"] },
      { reference: "R2", nets: ["LINK", undefined] },
    ]);
    expect(outcome.accepted).toBe(false);
    expect(outcome.receipt.diagnostics.map(({ catalogue, subjects }) => [catalogue, subjects])).toEqual([
      [70018, ["R2"]],
      [70018, ["R2"]],
    ]);
    expect([outcome.board, outcome.circuit]).not.toContain(undefined);
  });

  test("agree where units of one part stand apart and one sheet is used twice", () => {
    const root = sampleSchematic({
      symbols: [
        { library: "DUAL", reference: "U1", at: [10, 10], unit: 1 },
        { library: "DUAL", reference: "U1", at: [40, 40], unit: 2 },
      ],
      wires: [
        [
          [10, 10],
          [20, 10],
        ],
        [
          [40, 40],
          [60, 40],
        ],
      ],
      sheets: [
        { uuid: uuid(700), name: "left", file: "channel.kicad_sch", pins: [{ name: "IN", at: [20, 10] }] },
        { uuid: uuid(701), name: "right", file: "channel.kicad_sch", pins: [{ name: "IN", at: [60, 40] }] },
      ],
    });
    const use = (sheet: number, reference: string) => ({ path: `/${uuid(900)}/${uuid(sheet)}`, reference });
    const channel = sampleSchematic({
      uuid: uuid(901),
      symbols: [{ library: "R", reference: "R1", at: [10, 10], instances: [use(700, "R1"), use(701, "R2")] }],
      labels: [{ kind: "hierarchical_label", text: "IN", at: [10, 7.46] }],
    });
    const judge = (second: string) =>
      importFiles([
        { name: "two.kicad_sch", bytes: bytes(root) },
        { name: "channel.kicad_sch", bytes: bytes(channel) },
        {
          name: "two.kicad_pcb",
          bytes: bytes(
            sampleBoard([
              { reference: "U1", nets: ["A", "B"] },
              { reference: "R1", nets: ["A", undefined] },
              { reference: "R2", nets: [second, undefined] },
            ]),
          ),
        },
      ]);
    expect(judge("B").receipt.diagnostics).toEqual([]);
    const { accepted, receipt } = judge("A");
    expect(accepted).toBe(false);
    expect(receipt.diagnostics.map(({ catalogue, subjects }) => [catalogue, subjects])).toEqual([[70018, ["R2"]]]);
  });

  test("name the parts that only one of them has; a part without nets may stand on the board alone", () => {
    const { receipt } = differences([
      { reference: "R1", nets: ["X", "LINK"] },
      { reference: "R9", nets: [undefined, "LINK"] },
      { reference: "H1", nets: [undefined, undefined] },
    ]);
    expect(receipt.diagnostics.map(({ message }) => message)).toEqual([
      "R2 (R) is in the schematic but not on the board.",
      "R9 (no value) is on the board but not in the schematic.",
    ]);
  });

  test("only remark on a part of the board alone whose copper is of one net: it joins nothing", () => {
    const { accepted, receipt } = differences([
      { reference: "R1", nets: ["X", "LINK"] },
      { reference: "R2", nets: [undefined, "LINK"] },
      { reference: "H1", nets: ["LINK", "LINK"] },
    ]);
    expect(accepted).toBe(true);
    expect(receipt.diagnostics.map(({ severity, code, message }) => [severity, code, message])).toEqual([
      ["warning", "unlike-pads", "H1 (no value) is on the board but not in the schematic."],
    ]);
  });

  test("follow a part that was renamed on one side by the path of its symbol", () => {
    const renamed = sampleBoard([
      { reference: "R1", nets: ["X", "LINK"] },
      { reference: "R77", nets: [undefined, "LINK"] },
    ]);
    const path = "/00000000-0000-4000-8000-000000000001";
    const text = renamed.replace(
      '(at 10 0) (fp_text reference "R77"',
      `(at 10 0) (path "${path}") (fp_text reference "R77"`,
    );
    const { receipt } = importFiles([schematic, { name: "two.kicad_pcb", bytes: bytes(text) }]);
    expect(receipt.diagnostics).toEqual([]);
  });

  test("are only remarked on where a pin has no pad or a pad no pin, and nothing is to be chosen", () => {
    const board = sampleBoard([
      { reference: "R1", nets: ["X", "LINK"] },
      { reference: "R2", nets: [undefined, "LINK"] },
    ]).replace('(pad "2" smd', '(pad "3" smd');
    const { accepted, receipt } = importFiles([schematic, { name: "two.kicad_pcb", bytes: bytes(board) }]);
    expect(accepted).toBe(true);
    expect(
      receipt.diagnostics.map(({ severity, catalogue, message, subjects }) => [severity, catalogue, subjects, message]),
    ).toEqual([
      [
        "warning",
        undefined,
        ["R1 pin 2"],
        expect.stringMatching(/^R1 pin 2 is on .* in the schematic, and R1 has no such pad on the board\.$/),
      ],
      [
        "warning",
        undefined,
        ["R1 pad 3"],
        "R1 pad 3 is on LINK on the board, and R1 has no such pin in the schematic.",
      ],
    ]);
  });

  test("are differences where a part has a pad for none of its pins", () => {
    const board = sampleBoard([
      { reference: "R1", nets: ["X", "LINK"] },
      { reference: "R2", nets: [undefined, "LINK"] },
    ])
      .replace('(pad "1" smd', '(pad "A" smd')
      .replace('(pad "2" smd', '(pad "K" smd');
    const { accepted, receipt } = importFiles([schematic, { name: "two.kicad_pcb", bytes: bytes(board) }]);
    expect(accepted).toBe(false);
    expect(receipt.diagnostics.map(({ catalogue, subjects }) => [catalogue, subjects])).toEqual([
      [70018, ["R1 pin 2"]],
      [70018, ["R1 pad A"]],
      [70018, ["R1 pad K"]],
    ]);
  });

  test("come in a zip as well", () => {
    const archive = zipSync({
      "two/two.kicad_sch": schematic.bytes,
      "two/two.kicad_pcb": bytes(
        sampleBoard([
          { reference: "R1", nets: ["X", "LINK"] },
          { reference: "R2", nets: ["Y", "LINK"] },
        ]),
      ),
      "two/readme.md": bytes("not looked at"),
    });
    const outcome = importFiles([{ name: "two.zip", bytes: archive }]);
    expect(outcome.accepted).toBe(true);
    expect(outcome.receipt.files).toHaveLength(2);
  });
});

describe("a zip", () => {
  const board = bytes(sampleBoard([{ reference: "R1", nets: ["A", "B"] }]));
  const answer = (members: Readonly<Record<string, Uint8Array>>) =>
    importFiles([{ name: "project.zip", bytes: zipSync(members) }]);

  test("of nested folders is read like its files, footprints too, and back-ups stay in it", () => {
    const footprint = bytes('(footprint "R" (layer "F.Cu") (pad "1" smd rect (at 0 0) (size 1 1) (layers "F.Cu")))');
    const outcome = answer({
      "a/b/c/board.kicad_pcb": board,
      "a/lib.pretty/R.kicad_mod": footprint,
      "a/b-backups/board.kicad_pcb": board,
      "a/photo.png": bytes("no picture"),
    });
    expect([outcome.accepted, outcome.footprints.map(({ library }) => library)]).toEqual([true, ["lib:R"]]);
    expect(outcome.receipt.files.map(({ name }) => name)).toEqual([
      "a/b/c/board.kicad_pcb",
      "a/lib.pretty/R.kicad_mod",
    ]);
  });

  test("says what it lacks when it holds only another zip, or nothing of a project", () => {
    const sentences = [{ "inner/project.zip": zipSync({ "board.kicad_pcb": board }) }, { "photo.png": bytes("p") }].map(
      (members) => answer(members).receipt.diagnostics[0]?.message,
    );
    expect(sentences).toEqual([
      "project.zip: it contains no project but other zips (inner/project.zip): unpack it and use the one you want.",
      "project.zip: it holds no file of a project.",
    ]);
  });

  test("that lies about how large its files are is neither trusted nor unpacked beyond what it says", () => {
    const archive = zipSync({ "board.kicad_pcb": new Uint8Array(5_000_000) });
    const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
    const directory = view.getUint32(archive.length - 6, true);
    const sizesSaid = (size: number) => {
      view.setUint32(directory + 24, size, true);
      return importFiles([{ name: "bomb.zip", bytes: archive }]).receipt;
    };
    expect(sizesSaid(0x7fffffff).diagnostics[0]?.message).toBe("bomb.zip: it unpacks to more than 300 MB.");
    expect(sizesSaid(10).files).toMatchObject([{ name: "board.kicad_pcb", bytes: 10 }]);
  });

  test("cannot name a place outside itself: names are shown, never opened", () => {
    const outcome = answer({ "../../etc/board.kicad_pcb": board, "/etc/passwd": bytes("root") });
    expect([outcome.accepted, outcome.receipt.files.map(({ name }) => name)]).toEqual([
      true,
      ["../../etc/board.kicad_pcb"],
    ]);
  });
});

test("remarks on parts, pads and tracks carry the place on the board", () => {
  const text = sampleBoard([
    { reference: "R1", nets: ["A", undefined] },
    { reference: "R1", nets: ["A", undefined] },
  ]).replace(
    /\)$/,
    '(segment (start 3 4) (end 9 4) (width 0.2) (layer "F.Cu") (net 77))\n(footprint "U" (layer "F.Cu") (at 50 60) (fp_text reference "U1" (at 0 0) (layer "F.SilkS")) (pad "7" smd rect (at 1 2) (size 1 1) (layers "F.Cu") (net 88 "GONE"))))',
  );
  const { receipt } = importFiles([
    { name: "remarks.kicad_pcb", bytes: bytes(text) },
    { name: "remarks.kicad_pro", bytes: bytes('{"net_settings": {}}') },
  ]);
  const mm = (x: number, y: number) => ({ x: x * 1e6, y: y * 1e6 });
  expect(receipt.diagnostics.map(({ code, subjects, place }) => [code, subjects, place])).toEqual([
    ["undeclared-net", ["U1 pad 7"], mm(51, 62)],
    ["undeclared-net", ["a track"], mm(3, 4)],
    ["duplicate-reference", ["R1"], mm(0, 0)],
    // The sample declares no layers at all.
    ["absent-layer", ["F.Cu"], mm(3, 4)],
  ]);
});

test("a schematic alone is accepted and yields a circuit without a board", () => {
  const { accepted, board, circuit } = importFiles([{ name: "a.kicad_sch", bytes: sampleFile(["R1", "R2"]) }]);
  expect([accepted, board, circuit?.components.length]).toEqual([true, undefined, 2]);
});

test("a schematic that cannot be read refuses the board beside it too", () => {
  const { accepted, board } = importFiles([
    { name: "a.kicad_sch", bytes: sampleFile(["R1"]).slice(0, -30) },
    { name: "a.kicad_pcb", bytes: bytes(sampleBoard([])) },
  ]);
  expect([accepted, board]).toEqual([false, undefined]);
});

test("text that reads like markup or a formula stays text", () => {
  const value = "=HYPERLINK(<b>)";
  const file = bytes(sampleSchematic({ symbols: [{ library: "R", reference: "R1", at: [0, 0], value }] }));
  expect(importFiles([{ name: "a.kicad_sch", bytes: file }]).circuit?.components[0]?.value).toBe(value);
});

describe("files of other programs", () => {
  const json = (value: object) => bytes(JSON.stringify(value));

  test("a board of EasyEDA Standard is imported, known by its content", () => {
    const { accepted, board, receipt } = importFiles([{ name: "anything.txt", bytes: json(sampleEasyedaBoard()) }]);
    expect([accepted, board?.footprints.map(({ reference }) => reference)]).toEqual([true, ["R1", "R2"]]);
    expect(receipt.files.map(({ recognisedAs }) => recognisedAs)).toEqual(["easyeda-board 6.5.40"]);
  });

  test("a board wrapped with its title is the same board", () => {
    const inner = sampleEasyedaBoard();
    const bare = importFiles([{ name: "a.json", bytes: json(inner) }]).board;
    for (const dataStr of [inner, JSON.stringify(inner)]) {
      const { board } = importFiles([{ name: "a.json", bytes: json({ docType: "3", title: "Lamp", dataStr }) }]);
      expect(board).toEqual({ ...bare, title: { title: "Lamp" } });
    }
  });

  test("two boards of whatever program are one too many", () => {
    const { accepted, receipt } = importFiles([
      { name: "a.json", bytes: json(sampleEasyedaBoard()) },
      { name: "a.kicad_pcb", bytes: bytes(sampleBoard([])) },
    ]);
    expect([accepted, receipt.diagnostics[0]?.code]).toEqual([false, "several-boards"]);
  });

  const ole = new Uint8Array(2048);
  ole.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  ole.set(bytes("PCB 6.0 Binary File"), 1024);
  const foreign: [what: string, file: Uint8Array, says: RegExp][] = [
    ["a project of EasyEDA Pro", zipSync({ "project.json": bytes("{}"), "PCB/a.epcb": bytes("[]") }), /EasyEDA Pro/],
    ["a board of EasyEDA Pro", bytes('["DOCTYPE","PCB","1.8"]\n["HEAD",{}]\n'), /EasyEDA Pro.*KiCad 8/],
    ["a later one", bytes('{"type":"DOCHEAD"}||{"docType":"PCB"}|\n'), /EasyEDA Pro.*KiCad 8/],
    ["a binary document of Altium", ole, /Altium document.*Altium Project/],
    ["a text document of Altium", bytes("|RECORD=Board|FILENAME=x|"), /Altium document saved as text.*binary/],
    ["a library part of EasyEDA", json({ head: { docType: "4" }, shape: [] }), /library footprint/],
    [
      "a board as EasyEDA's scripts get it",
      json({ TRACK: { gge6: { layerid: "1" } }, itemOrder: ["gge6"] }),
      /File Source/,
    ],
    [
      "a sheet as EasyEDA's scripts get it",
      json({ head: { docType: "1" }, canvas: {}, wire: { gge48: { pointArr: [] } } }),
      /scripting interface/,
    ],
    [
      "one of these within a schematic",
      json({ docType: "5", schematics: [{ dataStr: JSON.stringify({ wire: { gge48: {} } }) }] }),
      /scripting interface/,
    ],
    ["an EasyEDA file that says nothing", json({ docType: "9", shape: [] }), /has neither/],
  ];
  for (const [what, file, says] of foreign)
    test(`${what} is refused with what to do instead`, () => {
      const { accepted, receipt } = importFiles([{ name: "x.bin", bytes: file }]);
      expect(accepted).toBe(false);
      expect(receipt.diagnostics.map(({ message }) => message).join(" ")).toMatch(says);
    });
});
