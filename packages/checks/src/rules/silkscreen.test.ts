import { type Board, flipFootprint, type Graphic, itemId, type Text } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { checkBoard } from "../check-board.ts";
import { at, boardWith, drawing, footprint, smdPad } from "../testing/board-builder.ts";

const RULES = /^(silk_|text_|mirrored|nonmirrored)/;
const found = (parts: Partial<Board>, rules: Partial<Board["rules"]> = {}) => {
  const board = boardWith(parts);
  return checkBoard({ ...board, rules: { ...board.rules, ...rules } }).findings.filter(({ rule }) => RULES.test(rule));
};
const rulesOf = (...args: Parameters<typeof found>) => found(...args).map(({ rule }) => rule);
const ink = (id: string, from: readonly [number, number], to: readonly [number, number]): Graphic =>
  drawing(id, "F.SilkS", { kind: "line", start: at(...from), end: at(...to) });
const word = (
  id: string,
  x: number,
  y: number,
  more: Partial<Text> = {},
  style: Partial<Text["style"]> = {},
): Text => ({
  id: itemId(id),
  role: "user",
  text: "H",
  layer: "F.SilkS",
  position: at(x, y),
  rotation: 0,
  hidden: false,
  style: {
    size: { width: fromMm(1), height: fromMm(1) },
    thickness: fromMm(0.15),
    horizontal: "center",
    vertical: "middle",
    mirrored: false,
    ...style,
  },
  ...more,
});
const pad = smdPad("p", "A", 0, 0, { layers: ["F.Cu", "F.Mask"] });

describe("silkscreen", () => {
  it("is told where it lies on what the mask leaves open, and warns", () => {
    const part = footprint("R1", 10, 10, [pad]);
    const [finding] = found({ footprints: [part], graphics: [ink("a", [10, 8], [10, 12])] });
    expect(finding).toMatchObject({
      rule: "silk_over_copper",
      severity: "warning",
      message: "line on F.SilkS is on R1 pad p, where the mask is open",
      items: ["a", "p"],
    });
    expect(rulesOf({ footprints: [part], graphics: [ink("a", [8, 8], [8, 12])] })).toEqual([]);
    const covered = footprint("R1", 10, 10, [{ ...pad, layers: ["F.Cu"] }]);
    expect(rulesOf({ footprints: [covered], graphics: [ink("a", [10, 8], [10, 12])] })).toEqual([]);
    const back = flipFootprint(part, boardWith({}));
    expect(rulesOf({ footprints: [back], graphics: [ink("a", [10, 8], [10, 12])] })).toEqual([]);
  });

  it("overlaps where texts meet other ink, and lines another part's", () => {
    expect(rulesOf({ texts: [word("a", 5, 5), word("b", 5.3, 5)] })).toEqual(["silk_overlap"]);
    expect(rulesOf({ texts: [word("a", 5, 5), word("b", 8, 5)] })).toEqual([]);
    expect(rulesOf({ texts: [word("a", 5, 5)], graphics: [ink("l", [4, 5], [6, 5])] })).toEqual(["silk_overlap"]);
    const cross = [ink("l", [4, 5], [6, 5]), ink("m", [5, 4], [5, 6])];
    expect(rulesOf({ graphics: cross })).toEqual([]);
    const part = footprint("R1", 0, 0, [], { graphics: cross.slice(0, 1) });
    expect(rulesOf({ footprints: [part], graphics: cross.slice(1) })).toEqual(["silk_overlap"]);
  });

  it("names texts in one line", () => {
    const [finding] = found({ texts: [word("a", 5, 5, { text: "two\nlines" }), word("b", 5, 5)] });
    expect(finding!.message).toBe('text "two lines" and text "H" overlap on F.SilkS');
  });

  it("keeps the clearance of the board's rules, and none below 0", () => {
    const near: Partial<Board> = { texts: [word("a", 5, 5), word("b", 6.5, 5)] };
    expect(rulesOf(near, { silkClearance: fromMm(1) })).toEqual(["silk_overlap"]);
    expect(rulesOf({ texts: [word("a", 5, 5), word("b", 5.3, 5)] }, { silkClearance: -1 })).toEqual([]);
  });

  it("is told where it crosses the board's edge", () => {
    const edge = drawing("e", "Edge.Cuts", { kind: "rect", start: at(0, 0), end: at(30, 20) });
    expect(rulesOf({ graphics: [edge, ink("l", [-1, 5], [2, 5])] })).toEqual(["silk_edge_clearance"]);
    expect(rulesOf({ graphics: [edge, ink("l", [1, 5], [2, 5])] })).toEqual([]);
  });

  it("has texts that can be printed, and that read from their side", () => {
    const small = { size: { width: fromMm(0.6), height: fromMm(0.6) } };
    expect(rulesOf({ texts: [word("a", 5, 5, {}, small)] })).toEqual(["text_height"]);
    expect(rulesOf({ texts: [word("a", 5, 5, {}, { thickness: fromMm(0.05) })] })).toEqual(["text_thickness"]);
    expect(rulesOf({ texts: [word("a", 5, 5, {}, { mirrored: true })] })).toEqual(["mirrored_text_on_front_layer"]);
    expect(rulesOf({ texts: [word("a", 5, 5, { layer: "B.SilkS" })] })).toEqual(["nonmirrored_text_on_back_layer"]);
    expect(rulesOf({ texts: [word("a", 5, 5, { hidden: true }, { mirrored: true })] })).toEqual([]);
  });

  it("is as grave as the project says", () => {
    const severities = { text_height: "error", silk_overlap: "ignore" } as const;
    const small = { size: { width: fromMm(0.6), height: fromMm(0.6) } };
    const texts = [word("a", 5, 5, {}, small), word("b", 5.2, 5)];
    expect(found({ texts }, { severities }).map(({ rule, severity }) => [rule, severity])).toEqual([
      ["text_height", "error"],
    ]);
  });
});
