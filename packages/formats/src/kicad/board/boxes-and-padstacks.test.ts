import { type Board, drawnText, flipFootprint, padCenter } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { drawnBox } from "@tracewright/text";
import { describe, expect, it } from "vitest";
import { readKicadBoard } from "./read-kicad-board.ts";
import { writeKicadBoard } from "./write-kicad-board.ts";

function read(content: string, version = 20241229): Board {
  const text = `(kicad_pcb (version ${version})
    (layers (0 "F.Cu" signal) (4 "In1.Cu" signal) (6 "In2.Cu" signal) (2 "B.Cu" signal) (5 "F.SilkS" user) (1 "F.Mask" user))
    (net 0 "") (net 1 "GND")
    ${content})`;
  const { board, diagnostics } = readKicadBoard({ fileName: "new.kicad_pcb", text });
  if (!board) throw new Error(diagnostics.map(({ message }) => message).join(" "));
  expect(diagnostics).toEqual([]);
  return board;
}

const BOX = `(gr_text_box "one two three four" (start 10 20) (end 18 30) (margins 0.5 0.25 0.75 0.4) (layer "F.Cu")
  (uuid "00000000-0000-4000-8000-000000000001")
  (effects (font (size 1 1) (thickness 0.15)) (justify left top)) (border yes) (stroke (width 0.2) (type solid)))`;

describe("text boxes", () => {
  it("are a text in lines no wider than the box, and a border", () => {
    const board = read(BOX);
    const [text] = board.texts;
    expect(text).toMatchObject({ layer: "F.Cu", position: { x: fromMm(10.5), y: fromMm(20.25) }, rotation: 0 });
    expect(text!.text.split("\n")).toEqual(["one two", "three", "four"]);
    const ink = drawnBox(drawnText(board, text!))!;
    expect(ink.maxX).toBeLessThan(fromMm(17.25));
    expect(board.graphics).toMatchObject([{ layer: "F.Cu", stroke: { width: fromMm(0.2) }, filled: false }]);
    const corners = board.graphics[0]!.shape.kind === "polygon" ? board.graphics[0]!.shape.points : [];
    expect(corners).toContainEqual({ x: fromMm(18), y: fromMm(30) });
    expect(board.foreign).toBeUndefined();
  });

  it("stand in a footprint in its own frame, turned by their own angle", () => {
    const [part] = read(`(footprint "Logo" (layer "F.Cu") (at 50 50 90) (uuid "00000000-0000-4000-8000-00000000000a")
      (fp_text_box "A" (start 0 0) (end 4 -10) (margins 1 1 1 1) (angle 90) (layer "F.SilkS")
        (uuid "00000000-0000-4000-8000-00000000000b")
        (effects (font (size 1 1) (thickness 0.15)) (justify left top)) (border no)))`).footprints;
    expect(part!.texts).toMatchObject([{ text: "A", rotation: 90, position: { x: fromMm(1), y: fromMm(-1) } }]);
    expect(part!.graphics).toEqual([]);
  });

  it("of mirrored words begin at the other side, and of words at the bottom end there", () => {
    const at = (justify: string) => read(BOX.replace("left top", justify)).texts[0]!.position;
    expect(at("left top mirror")).toEqual({ x: fromMm(17.25), y: fromMm(20.25) });
    expect(at("right bottom")).toEqual({ x: fromMm(17.25), y: fromMm(29.6) });
    expect(at("top")).toEqual({ x: fromMm(14), y: fromMm(20.25) });
  });

  it("without a stroke had no border in KiCad 7, whose margin is three quarters of a letter", () => {
    const board = read(
      `(gr_text_box "A" (start 0 0) (end 9 9) (layer "F.SilkS") (tstamp 00000000-0000-4000-8000-000000000001)
        (effects (font (size 1 1) (thickness 0.15)) (justify left top)))`,
      20221018,
    );
    expect(board.graphics).toEqual([]);
    expect(board.texts[0]!.position).toEqual({ x: 750_000, y: 750_000 });
  });

  it("cut out of their box are not drawn otherwise but kept", () => {
    const board = read(BOX.replace("(border yes)", "(border yes) (knockout yes)"));
    expect([board.texts, board.graphics]).toEqual([[], []]);
    expect(board.foreign?.fragments).toHaveLength(1);
  });

  it("belong to a group with their border", () => {
    const board = read(`${BOX} (group "g" (uuid "00000000-0000-4000-8000-000000000002")
      (members "00000000-0000-4000-8000-000000000001"))`);
    expect(board.groups[0]!.members).toEqual([board.texts[0]!.id, board.graphics[0]!.id]);
  });

  it("are read back from a board of KiCad 6 as they were drawn", () => {
    const board = read(BOX);
    const again = readKicadBoard({ fileName: "again.kicad_pcb", text: writeKicadBoard(board).board }).board!;
    expect(again.texts).toEqual(board.texts);
    expect(again.graphics).toEqual(board.graphics);
  });
});

describe("tables", () => {
  const cell = (words: string, x: number, y: number, span = "1 1", width = 10) =>
    `(table_cell "${words}" (start ${x} ${y}) (end ${x + width} ${y + 5}) (margins 1 1 1 1) (span ${span}) (layer "F.SilkS")
      (uuid "00000000-0000-4000-8000-0000000001${x}${y}") (effects (font (size 1 1) (thickness 0.15)) (justify left top)))`;
  const table = (cells: string, { rows = "yes" } = {}) => `(table (column_count 2)
    (uuid "00000000-0000-4000-8000-000000000100") (layer "F.SilkS")
    (border (external yes) (header yes) (stroke (width 0.2) (type solid)))
    (separators (rows ${rows}) (cols yes) (stroke (width 0.05) (type solid)))
    (column_widths 10 10) (row_heights 5 5 5) (cells ${cells}))`;
  const all = [0, 5, 10].flatMap((y) => [10, 20].map((x) => cell(`${x}/${y}`, x, y + 20))).join(" ");

  const linesOf = (board: Board) =>
    board.graphics.map(({ shape, stroke }) => {
      if (shape.kind !== "line") throw new Error("a table is drawn by lines");
      return `${shape.start.x / 1e6},${shape.start.y / 1e6} ${shape.end.x / 1e6},${shape.end.y / 1e6} ${stroke.width / 1e6}`;
    });

  it("are the words of their cells, a border, separators, and a header in the pen of the border", () => {
    const board = read(table(all));
    expect(board.texts.map(({ text }) => text)).toEqual(["10/0", "20/0", "10/5", "20/5", "10/10", "20/10"]);
    expect(board.texts[1]!.position).toEqual({ x: fromMm(21), y: fromMm(21) });
    const lines = linesOf(board);
    expect(lines.filter((line) => line.endsWith(" 0.05"))).toEqual([
      "20,25 20,30 0.05",
      "20,30 10,30 0.05",
      "30,30 20,30 0.05",
      "20,30 20,35 0.05",
    ]);
    expect(lines).toContain("20,20 20,25 0.2");
    expect(lines).toContain("20,25 10,25 0.2");
    expect(lines).toHaveLength(17);
  });

  it("keep what is switched off, and cells that another reaches over, undrawn", () => {
    const merged = [cell("wide", 10, 20, "2 1", 20), cell("", 20, 20, "0 0"), cell("a", 10, 25), cell("b", 20, 25)];
    const board = read(table(merged.join(" "), { rows: "no" }));
    expect(board.texts.map(({ text }) => text)).toEqual(["wide", "a", "b"]);
    expect(linesOf(board).filter((line) => line.endsWith(" 0.05"))).toEqual(["20,25 20,30 0.05"]);
  });
});

describe("padstacks of KiCad 9", () => {
  it("give a pad its shape by layer", () => {
    const [part] = read(`(footprint "X" (layer "F.Cu") (at 0 0) (uuid "00000000-0000-4000-8000-00000000000a")
      (pad "1" thru_hole circle (at 0 0) (size 0.6 0.6) (drill 0.3) (layers "*.Cu" "*.Mask") (net 1 "GND")
        (padstack (mode front_inner_back) (layer "Inner" (shape circle) (size 0.5 0.5))
          (layer "B.Cu" (shape roundrect) (size 2.4 2) (roundrect_rratio 0.25)))
        (uuid "00000000-0000-4000-8000-00000000000b")))`).footprints;
    const inner = { kind: "circle", diameter: fromMm(0.5) };
    expect(part!.pads[0]!.shape).toEqual({ kind: "circle", diameter: fromMm(0.6) });
    expect(part!.pads[0]!.layerShapes).toEqual({
      "In1.Cu": inner,
      "In2.Cu": inner,
      "B.Cu": { kind: "roundrect", size: { width: fromMm(2.4), height: fromMm(2) }, cornerRatio: 0.25 },
    });
    expect(part!.pads[0]!.foreign).toBeUndefined();
  });

  it("give a via its diameter by layer, each layer by name in a stack of its own", () => {
    const via = (stack: string) =>
      read(`(via (at 1 1) (size 0.6) (drill 0.3) (layers "F.Cu" "B.Cu") ${stack} (net 1)
        (uuid "00000000-0000-4000-8000-00000000000b"))`).vias[0]!;
    const custom = via(`(padstack (mode custom) (layer "In2.Cu" (size 0.9)) (layer "B.Cu" (size 1.2)))`);
    expect(custom.layerDiameters).toEqual({ "In2.Cu": fromMm(0.9), "B.Cu": fromMm(1.2) });
    expect(via("").layerDiameters).toBeUndefined();
  });

  it("shift the copper by layer, and go with the part to the other side", () => {
    const board = read(`(footprint "X" (layer "F.Cu") (at 0 0) (uuid "00000000-0000-4000-8000-00000000000a")
      (pad "1" thru_hole circle (at 5 0) (size 1 1) (drill 0.5 (offset 0.1 0)) (layers "*.Cu") (net 1 "GND")
        (padstack (mode custom) (layer "In1.Cu" (shape circle) (size 1 1)) (layer "B.Cu" (shape circle) (size 2 2) (offset 0.5 0.25)))
        (uuid "00000000-0000-4000-8000-00000000000b")))`);
    const [part] = board.footprints;
    const [pad] = part!.pads;
    expect(pad!.layerOffsets).toEqual({ "B.Cu": { x: fromMm(0.5), y: fromMm(0.25) } });
    expect(pad!.foreign).toBeUndefined();
    expect(padCenter(part!, pad!, "F.Cu")).toEqual({ x: fromMm(5.1), y: 0 });
    expect(padCenter(part!, pad!, "In1.Cu")).toEqual({ x: fromMm(5.1), y: 0 });
    expect(padCenter(part!, pad!, "B.Cu")).toEqual({ x: fromMm(5.5), y: fromMm(0.25) });
    const flipped = flipFootprint(part!, board);
    expect(padCenter(flipped, flipped.pads[0]!, "F.Cu")).toEqual({ x: fromMm(5.5), y: -fromMm(0.25) });
  });

  it("that hold more than shapes are kept beside them, so that the films' proof can tell", () => {
    const [part] = read(`(footprint "X" (layer "F.Cu") (at 0 0) (uuid "00000000-0000-4000-8000-00000000000a")
      (pad "1" smd rect (at 0 0) (size 1 1) (layers "F.Cu" "B.Cu")
        (padstack (mode custom) (layer "B.Cu" (shape rect) (size 2 2) (thermal_gap 0.5)))
        (uuid "00000000-0000-4000-8000-00000000000b")))`).footprints;
    expect(part!.pads[0]!.foreign?.fragments[0]).toMatch(/^\(padstack /);
  });
});

describe("drawings of KiCad 9 and later", () => {
  it("open the mask over themselves by their margin", () => {
    const { graphics } = read(`(gr_rect (start 0 0) (end 1 1) (stroke (width 0.1) (type solid)) (fill yes)
      (layers "F.Cu" "F.Mask") (solder_mask_margin 0.05) (net 1) (uuid "00000000-0000-4000-8000-00000000000b"))`);
    expect(graphics.map(({ layer, net, stroke }) => [layer, net, stroke.width])).toEqual([
      ["F.Cu", "net:GND", 100_000],
      ["F.Mask", undefined, 200_000],
    ]);
  });

  it("that are not understood are kept, not dropped", () => {
    const { graphics, foreign } =
      read(`(gr_curve (pts (xy 0 0) (xy 1 1)) (stroke (width 0.1) (type solid)) (layer "F.Cu")
      (uuid "00000000-0000-4000-8000-00000000000b"))`);
    expect(graphics).toEqual([]);
    expect(foreign?.fragments[0]).toMatch(/^\(gr_curve /);
  });
});
