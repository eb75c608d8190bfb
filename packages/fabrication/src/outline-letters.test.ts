import { type Board, drawnText } from "@tracewright/board";
import { readKicadBoard, writeKicadBoard } from "@tracewright/formats";
import { fromMm, toMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { drawLayer } from "./draw-layer.ts";
import { fabRemarks } from "./fab-remarks.ts";

const FONT = '(effects (font (face "Some Serif") (size 2 2) (thickness 0.3)) (justify left mirror))';
/** Two letters as KiCad 7 keeps them: a triangle, and a frame about its hole. */
const TRIANGLE = [
  [11, 21],
  [12, 21],
  [11.5, 22],
];
const FRAME = [
  [13, 21],
  [15, 21],
  [15, 23],
  [13, 23],
];
const HOLE = [
  [13.5, 21.5],
  [14.5, 21.5],
  [14.5, 22.5],
  [13.5, 22.5],
];

function pts(points: readonly (readonly number[])[]): string {
  return `(pts ${points.map(([x, y]) => `(xy ${x} ${y})`).join(" ")})`;
}

function cache(words: string, angle: string): string {
  return `(render_cache "${words}" ${angle} (polygon ${pts(TRIANGLE)}) (polygon ${pts(FRAME)} ${pts(HOLE)}))`;
}

function read(items: string): Board {
  const { board, diagnostics } = readKicadBoard({
    fileName: "letters.kicad_pcb",
    text: `(kicad_pcb (version 20240108) (generator "pcbnew") (general (thickness 1.6))
      (layers (0 "F.Cu" signal) (31 "B.Cu" signal) (37 "F.SilkS" user "F.Silkscreen") (44 "Edge.Cuts" user)) ${items})`,
  });
  expect(diagnostics).toEqual([]);
  if (!board) throw new Error("The board was refused.");
  return board;
}

function shape(areas: ReturnType<typeof drawnText>["areas"]): number[][][] {
  return areas.flatMap(({ outer, holes }) =>
    [outer, ...holes].map((ring) => ring.map(({ x, y }) => [toMm(x), toMm(y)])),
  );
}

const ON_BOARD = `(gr_text "AO" (at 16 20 180) (layer "F.SilkS") ${FONT} ${cache("AO", "180")})`;
const IN_PART = `(footprint "Lib:Part" (layer "F.Cu") (at 10 20 30)
  (property "Reference" "AO1" (at 1 2 75) (unlocked yes) (layer "F.SilkS") ${FONT} ${cache("AO1", "75")}))`;

describe("letters of an outline font", () => {
  it("are drawn as the file has them, mirrored texts and those of turned parts too", () => {
    const board = read(ON_BOARD + IN_PART);
    const [part] = board.footprints;
    for (const drawn of [drawnText(board, board.texts[0]!), drawnText(board, part!.texts[0]!, part)]) {
      expect(drawn.paths).toEqual([]);
      for (const [ring, points] of [TRIANGLE, FRAME, HOLE].entries())
        for (const [index, [x, y]] of points.entries()) {
          const [drawnX = 0, drawnY = 0] = shape(drawn.areas)[ring]?.[index] ?? [];
          expect(drawnX).toBeCloseTo(x ?? 0, 5);
          expect(drawnY).toBeCloseTo(y ?? 0, 5);
        }
    }
  });

  it("go wherever their text goes", () => {
    const board = read(ON_BOARD);
    const text = { ...board.texts[0]!, position: { x: fromMm(26), y: fromMm(20) } };
    expect(shape(drawnText(board, text).areas)[0]).toEqual(TRIANGLE.map(([x = 0, y]) => [x + 10, y]));
    const turned = drawnText(board, { ...board.texts[0]!, rotation: 0 });
    expect(shape(turned.areas)[0]).toEqual(TRIANGLE.map(([x = 0, y = 0]) => [32 - x, 40 - y]));
  });

  it("give way to the stroke font where they are of other words, another size or another angle", () => {
    const board = read(ON_BOARD);
    const text = board.texts[0]!;
    const larger = { ...text.style, size: { width: fromMm(3), height: fromMm(3) } };
    for (const other of [
      { ...text, text: "OA" },
      { ...text, style: larger },
    ]) {
      const { areas, paths } = drawnText(board, other);
      expect([areas.length, paths.length > 0]).toEqual([0, true]);
    }
    expect(read(ON_BOARD.replace('"AO" 180', '"AO" 90')).texts[0]).not.toHaveProperty("letters");
    expect(read(ON_BOARD.replace('"AO" 180', '"AO" x')).texts[0]).not.toHaveProperty("letters");
  });

  it("are cut out of a filled box where the file says so, also for the fab, and KiCad 6 is written plain ones", () => {
    const { board, diagnostics } = readKicadBoard({
      fileName: "cut.kicad_pcb",
      text: `(kicad_pcb (version 20240108) (layers (0 "F.Cu" signal) (31 "B.Cu" signal) (37 "F.SilkS" user))
        (gr_text "IO" (at 5 6) (layer "F.SilkS" knockout) (effects (font (size 1 1) (thickness 0.15)))))`,
    });
    expect(diagnostics).toEqual([]);
    const [text] = board!.texts;
    expect(text?.style.knockout).toBe(true);
    const film = drawLayer(board!, "F.SilkS", { apertures: "plain", vias: "tented" });
    // The box around both letters, and what stands within the O.
    expect(film.map(({ kind }) => kind)).toEqual(["region", "region"]);
    const written = writeKicadBoard(board!);
    expect(written.board).not.toContain("knockout");
    expect(written.lost.map(({ words }) => words?.facts.what)).toEqual([{ kind: "lost-knockout", facts: {} }]);
  });

  it("go to the fab as areas with their holes cut in, and only what the stroke font replaces is remarked", () => {
    const board = read(ON_BOARD);
    const film = drawLayer(board, "F.SilkS", { apertures: "plain", vias: "tented" });
    expect(film.map(({ kind }) => kind)).toEqual(["region", "region"]);
    const codes = (text: Board) => fabRemarks(text, "x2").map(({ code }) => code);
    expect(codes(board)).toEqual([]);
    expect(codes({ ...board, texts: board.texts.map((text) => ({ ...text, text: "OA" })) })).toEqual(["font-replaced"]);
  });
});
