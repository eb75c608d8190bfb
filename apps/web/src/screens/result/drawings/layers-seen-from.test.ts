import { type Board, emptyBoard, itemId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { boardToSvg } from "@tracewright/rendering";
import { expect, it } from "vitest";
import { layersSeenFrom } from "./layers-seen-from.ts";

const at = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });

function line(id: string, layer: "F.SilkS" | "B.SilkS" | "F.Cu" | "Edge.Cuts", y: number): Board["graphics"][number] {
  const shape = { kind: "line", start: at(1, y), end: at(9, y) } as const;
  return { id: itemId(id), layer, shape, stroke: { width: fromMm(0.2), style: "solid" }, filled: false };
}

const EDGE = { ...line("edge", "Edge.Cuts", 0), shape: { kind: "rect", start: at(0, 0), end: at(10, 10) } as const };

it("leaves out what is printed on the other side, and nothing else", () => {
  const copper = line("track", "F.Cu", 3);
  const [front, back] = [line("front", "F.SilkS", 5), line("back", "B.SilkS", 7)];
  const picture = (side: "front" | "back", ...graphics: Board["graphics"]) => {
    const board = { ...emptyBoard(), graphics: [EDGE, ...graphics] };
    return boardToSvg(board, { width: 100, viewedFrom: side, layers: layersSeenFrom(board, side) });
  };
  for (const [side, own, other] of [
    ["front", front, back],
    ["back", back, front],
  ] as const) {
    expect(picture(side, copper, own, other)).toBe(picture(side, copper, own));
    expect(picture(side, copper, own)).not.toBe(picture(side, copper));
    expect(picture(side, own, copper)).not.toBe(picture(side, own));
  }
});
