import { describe, expect, test } from "vitest";
import { sampleEasyedaBoard } from "../easyeda/sample-easyeda.ts";
import { IMPORT_LIMITS } from "../limits/import-limits.ts";
import { importFiles } from "./import-files.ts";

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
const repeat = (count: number, item: (index: number) => string, separator = "\n") =>
  Array.from({ length: count }, (_, index) => item(index)).join(separator);
const corners = (count: number) => repeat(count, (n) => `(xy ${n % 100} ${Math.floor(n / 100) % 100})`, " ");

function kicad(items: string, nets = ""): ReturnType<typeof importFiles> {
  const layers = '(layers (0 "F.Cu" signal) (31 "B.Cu" signal) (37 "F.SilkS" user) (44 "Edge.Cuts" user))';
  return importFiles([file("lamp.kicad_pcb", `(kicad_pcb (version 20171130) ${layers} ${nets} ${items})`)]);
}

const refusals = ({ accepted, board, receipt }: ReturnType<typeof importFiles>) => [
  accepted,
  board !== undefined,
  receipt.diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message),
];

const track = (n: number) =>
  `(segment (start ${n % 100} 0) (end ${n % 100} 1) (width 0.2) (layer "F.Cu") (tstamp t${n}))`;
const text = (letters: string) =>
  `(gr_text "${letters}" (at 1 1) (layer "F.SilkS") (effects (font (size 1 1) (thickness 0.1))))`;
const zone = (count: number) =>
  `(zone (net 0) (layer "F.Cu") (hatch edge 0.5) (connect_pads (clearance 0.2)) (min_thickness 0.2) (fill yes) (polygon (pts ${corners(count)})))`;
const part = (reference: string, inside: string) =>
  `(module "x:y" (layer "F.Cu") (at 1 1) (fp_text reference "${reference}" (at 0 0) (layer "F.SilkS")) ${inside})`;

describe("a board that is too large is refused at import, with the number and the limit", () => {
  test.each([
    ["tracks", repeat(40_001, track), "has 40,001 tracks; at most 40,000 can be imported."],
    ["a text", text("A".repeat(10_001)), `"${"A".repeat(40)}…" has 10,001 letters in a text; at most 10,000`],
    ["a reference", part("R".repeat(1_001), ""), `"${"R".repeat(40)}…" has 1,001 letters in a name; at most 1,000`],
    ["the outline of a pour", zone(50_001), "has 50,001 corners in the outlines of zones; at most 50,000"],
    [
      "the board outline",
      repeat(5_001, (n) => `(gr_line (start ${n % 100} 0) (end 0 ${n % 97}) (layer "Edge.Cuts"))`),
      "has 10,002 corners in the board outline; at most 10,000",
    ],
    [
      "an area that crosses itself",
      `(gr_poly (pts ${repeat(401, (n) => `(xy ${(99 * Math.cos(n * 2.4)).toFixed(3)} ${(99 * Math.sin(n * 2.4)).toFixed(3)})`, " ")}) (layer "F.Cu") (width 0.1))`,
      "has 20,001 or more places where the border of an area crosses itself; at most 20,000",
    ],
    [
      "the shape of a pad",
      part(
        "U1",
        `(pad 3 smd custom (at 0 0) (size 1 1) (layers F.Cu) (primitives (gr_poly (pts ${corners(5_001)}) (width 0))))`,
      ),
      '"U1 3" has 5,001 corners in the shape of a pad; at most 5,000',
    ],
  ])("%s", (_, items, said) => {
    const [accepted, hasBoard, messages] = refusals(kicad(items));
    expect([accepted, hasBoard]).toEqual([false, false]);
    expect(messages).toContainEqual(expect.stringContaining(said));
  });

  test("of EasyEDA in the same words", () => {
    const shapes = Array.from({ length: 40_001 }, (_, n) => `TRACK~1~1~A~4010 2990 4020 ${2900 + (n % 90)}~g${n}~0`);
    const [accepted, hasBoard, messages] = refusals(
      importFiles([file("lamp.json", JSON.stringify(sampleEasyedaBoard({ shapes })))]),
    );
    expect([accepted, hasBoard]).toEqual([false, false]);
    expect(messages).toEqual(["lamp.json has 40,001 tracks; at most 40,000 can be imported."]);
  });

  test("and so is a schematic", () => {
    const wire = (n: number) => `(wire (pts (xy ${n % 100} 1) (xy ${n % 100} 9)) (uuid "w${n}"))`;
    const bus = (n: number) => `(label "D[0..999]" (at ${n} 1 0) (uuid "l${n}"))`;
    const sheet = (items: string) =>
      importFiles([file("lamp.kicad_sch", `(kicad_sch (version 20231120) (uuid "a") ${items})`)]);
    const said = (count: string) => [
      false,
      false,
      [`lamp.kicad_sch has ${count} wires, labels and drawings on its sheets; at most 200,000 can be imported.`],
    ];
    expect(refusals(sheet(repeat(200_001, wire)))).toEqual(said("200,001"));
    expect(refusals(sheet(repeat(201, bus)))).toEqual(said("201,000"));
  });
});

test("a board at its limits is imported", () => {
  expect(refusals(kicad(repeat(IMPORT_LIMITS.MAX_TRACKS, track)))).toEqual([true, true, []]);
  expect(refusals(kicad(text("A".repeat(IMPORT_LIMITS.MAX_TEXT))))).toEqual([true, true, []]);
});
