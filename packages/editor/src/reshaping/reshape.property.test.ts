import {
  applyEdit,
  type Board,
  boardOutline,
  checkEdit,
  emptyBoard,
  type Graphic,
  hashBoard,
  type ItemId,
  invertEdit,
  isLocked,
  itemId,
  itemsById,
} from "@tracewright/board";
import { aPour, aZone } from "@tracewright/board/testing";
import { fromMm, type Point, polygonArea, type Shape, selfIntersections } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundedRectangle } from "../drawing/rounded-rectangle.ts";
import { Editor } from "../editor/editor.ts";
import { arbitraryBoard } from "../testing/arbitrary-board.ts";
import { formAt, removeCorner, splitEdge } from "./corner-commands.ts";
import { handlesOf } from "./handle.ts";
import { reshapeItem } from "./reshape-item.ts";

const SETTINGS = { grid: fromMm(0.5), reach: fromMm(0.2), layer: "F.Cu" as const, isShown: () => true };
const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
let named = 0;
const nameItem = (): ItemId => itemId(`new-${named++}`);

const graphic = (id: string, shape: Shape): Graphic => ({
  id: itemId(id),
  layer: "Edge.Cuts",
  shape,
  stroke: { width: fromMm(0.05), style: "solid" },
  filled: false,
});
const outlineOf = (shapes: readonly Shape[]): Board => ({
  ...emptyBoard(),
  graphics: shapes.map((shape, index) => graphic(`edge-${index}`, shape)),
});
/** Four lines, then a board of 30 × 20 mm with corners of 3 mm. */
const plain = outlineOf(
  [
    [at(0, 0), at(30, 0)],
    [at(30, 0), at(30, 20)],
    [at(30, 20), at(0, 20)],
    [at(0, 20), at(0, 0)],
  ].map(([start, end]) => ({ kind: "line", start: start!, end: end! })),
);
const round = outlineOf(roundedRectangle(at(0, 0), at(30, 20), fromMm(3)));

function drag(board: Board, id: string, from: Point, to: Point) {
  const editor = new Editor(board, { settings: { ...SETTINGS }, nameItem });
  editor.select([itemId(id)]);
  editor.send({ kind: "press", at: from });
  editor.send({ kind: "move", at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } });
  editor.send({ kind: "move", at: to });
  editor.send({ kind: "release", at: to });
  return editor.state;
}

const area = (board: Board) => boardOutline(board).areas.reduce((sum, one) => sum + polygonArea(one), 0) / 1e12;

describe("an outline of lines and arcs", () => {
  it("stays closed when a corner is dragged: both lines that meet there follow", () => {
    const { board } = drag(plain, "edge-0", at(30, 0), at(40, 0));
    expect([boardOutline(board).status, area(board)]).toEqual(["closed", 700]);
  });

  it("grows when one of its lines is dragged by its body, and its neighbours with it", () => {
    const { board, history } = drag(plain, "edge-1", at(30, 5), at(40, 7));
    expect([boardOutline(board).status, area(board), history.done[0]?.name]).toEqual(["closed", 800, "reshape"]);
  });

  it("keeps its round corners when a line between them is dragged", () => {
    const { board } = drag(round, "edge-2", at(30, 5), at(40, 5));
    expect(boardOutline(board).status).toBe("closed");
    expect(area(board) - area(round)).toBeCloseTo(200, 3);
  });

  it("bends a line into an arc, and back into a line where the three places are on one", () => {
    const bent = drag(plain, "edge-1", at(30, 10), at(35, 10)).board;
    expect(bent.graphics[1]?.shape).toMatchObject({ kind: "arc", mid: at(35, 10) });
    expect(boardOutline(bent).status).toBe("closed");
    const straight = drag(bent, "edge-1", at(35, 10), at(30, 10)).board;
    expect(straight.graphics[1]?.shape.kind).toBe("line");
  });

  it("never crosses itself: it stays as it was at the last legal place", () => {
    const { board } = drag(plain, "edge-0", at(30, 0), at(-10, 30));
    expect(boardOutline(board).status).toBe("closed");
  });

  it("is held by what is locked", () => {
    const held = {
      ...plain,
      graphics: plain.graphics.map((one, index) => (index === 1 ? { ...one, locked: true } : one)),
    };
    expect(drag(held, "edge-0", at(30, 0), at(40, 0)).board).toEqual(held);
    expect(drag(held, "edge-1", at(30, 0), at(40, 0)).board).toEqual(held);
  });

  it("gets a corner where a line or arc is split, without a change of its form", () => {
    for (const [board, id, place] of [
      [plain, "edge-1", at(31, 7)],
      [round, "edge-1", at(29, 1)],
    ] as const) {
      const { edit, selection } = splitEdge(board, itemId(id), place, nameItem);
      const split = applyEdit(board, edit!);
      expect(split.graphics.length).toBe(board.graphics.length + 1);
      expect(selection).toHaveLength(2);
      expect([boardOutline(split).status, Math.round(area(split) * 1e3)]).toEqual([
        "closed",
        Math.round(area(board) * 1e3),
      ]);
    }
  });

  it("loses a corner between two lines, which become one, and is closed as before", () => {
    const reach = fromMm(0.2);
    const split = applyEdit(plain, splitEdge(plain, itemId("edge-1"), at(31, 7), nameItem).edit!);
    const { edit, selection } = removeCorner(split, itemId("edge-1"), at(30.1, 7), reach);
    const joined = applyEdit(split, edit!);
    expect(joined.graphics.map(({ shape }) => shape)).toEqual(plain.graphics.map(({ shape }) => shape));
    expect(selection).toEqual([itemId("edge-1")]);
    const three = applyEdit(plain, removeCorner(plain, itemId("edge-0"), at(30, 0), reach).edit!);
    expect([boardOutline(three).status, area(three), three.graphics.length]).toEqual(["closed", 300, 3]);
    // Two lines enclose nothing, one of another's lock stays, and a round corner is none.
    expect(removeCorner(three, itemId("edge-0"), at(0, 0), reach)).toMatchObject({ refusal: expect.any(String) });
    const held = { ...plain, graphics: plain.graphics.map((one) => ({ ...one, locked: one.id === "edge-1" })) };
    expect(removeCorner(held, itemId("edge-0"), at(30, 0), reach)).toEqual({ locked: [itemId("edge-1")] });
    expect(removeCorner(round, itemId("edge-0"), at(27, 0), reach)).toEqual({ locked: [] });
    expect(removeCorner(plain, itemId("edge-0"), at(29, 0), reach)).toEqual({ locked: [] });
  });

  it("says what is near a place of it: a corner that can go, a side that can have one", () => {
    const near = (board: Board, id: string, place: Point) => {
      const { corner, side } = formAt(board, [itemId("nothing"), itemId(id)], place, fromMm(1));
      for (const found of [corner, side]) expect([undefined, id]).toContain(found);
      return { corner: corner !== undefined, side: side !== undefined };
    };
    expect(near(plain, "edge-0", at(15, 0.5))).toEqual({ corner: false, side: true });
    expect(near(plain, "edge-0", at(29.5, 0))).toEqual({ corner: true, side: true });
    expect(near(plain, "edge-0", at(30, 0))).toEqual({ corner: true, side: false });
    expect(near(plain, "edge-0", at(15, 5))).toEqual({ corner: false, side: false });
    // On the arc of a corner, and at its middle.
    expect(near(round, "edge-1", at(29.1, 0.9))).toEqual({ corner: false, side: true });
    expect(near(round, "edge-1", at(27, 3))).toEqual({ corner: false, side: false });
    expect(near(plain, "nothing", at(0, 0))).toEqual({ corner: false, side: false });
  });
});

describe("a zone", () => {
  const zone = zoneOf([at(0, 0), at(20, 0), at(20, 20), at(0, 20)], [at(5, 5), at(10, 5), at(10, 10), at(5, 10)]);
  const board = { ...emptyBoard(), zones: [zone] };

  it("loses its fill with its form, and no side of it meets another", () => {
    const filled = { ...board, zones: [{ ...zone, filled: true, fills: [{ layer: "F.Cu" as const, polygons: [] }] }] };
    const dragged = drag(filled, "zone", at(20, 20), at(25, 25)).board.zones[0];
    expect(dragged).toMatchObject({ filled: false, fills: [] });
    expect(dragged?.outline[0]?.[2]).toEqual(at(25, 25));
    expect(drag(board, "zone", at(20, 20), at(7, 7)).board.zones[0]?.outline[0]?.[2]).not.toEqual(at(7, 7));
  });

  it("moves a side without turning it", () => {
    expect(drag(board, "zone", at(20, 10), at(30, 12)).board.zones[0]?.outline[0]).toEqual([
      at(0, 0),
      at(30, 0),
      at(30, 20),
      at(0, 20),
    ]);
  });

  it("gets a corner on the nearest side, gives one away, and a cut-out with its third", () => {
    const split = applyEdit(board, splitEdge(board, zone.id, at(9, -1), nameItem).edit!);
    expect(split.zones[0]?.outline[0]?.[1]).toEqual(at(9, 0));
    const back = applyEdit(split, removeCorner(split, zone.id, at(9, 0), fromMm(0.2)).edit!);
    expect(back.zones[0]?.outline).toEqual(zone.outline);
    const three = applyEdit(board, removeCorner(board, zone.id, at(5, 5), fromMm(0.2)).edit!);
    expect(three.zones[0]?.outline[1]).toHaveLength(3);
    const none = applyEdit(three, removeCorner(three, zone.id, at(10, 5), fromMm(0.2)).edit!);
    expect(none.zones[0]?.outline).toHaveLength(1);
    expect(removeCorner(board, zone.id, at(12, 12), fromMm(0.2))).toEqual({ locked: [] });
    const triangle = { ...board, zones: [zoneOf([at(0, 0), at(9, 0), at(0, 9)])] };
    expect(removeCorner(triangle, zone.id, at(9, 0), fromMm(0.2))).toEqual({ refusal: "too-few-corners", locked: [] });
    expect(formAt(board, [zone.id], at(7, 5.1), fromMm(0.2))).toEqual({ side: zone.id });
    expect(formAt(board, [zone.id], at(12, 12), fromMm(0.2))).toEqual({});
    const locked = { ...board, zones: [{ ...zone, locked: true }] };
    expect(splitEdge(locked, zone.id, at(9, -1), nameItem)).toEqual({ locked: [zone.id] });
  });
});

describe("handles", () => {
  it("are those of one item alone, and of none that is locked", () => {
    expect(handlesOf(plain, [itemId("edge-0"), itemId("edge-1")])).toEqual([]);
    expect(handlesOf(plain, [itemId("edge-0")]).map(({ kind }) => kind)).toEqual(["corner", "corner", "bend"]);
    const locked = { ...plain, graphics: plain.graphics.map((one) => ({ ...one, locked: true })) };
    expect(handlesOf(locked, [itemId("edge-0")])).toEqual([]);
  });

  it("leave a board that the server takes, of which all is as it was when it is undone", () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 80 }), y: fc.integer({ min: 0, max: 60 }) });
    let reshaped = 0;
    fc.assert(
      fc.property(arbitraryBoard, fc.nat(), fc.nat(), place, (board, pick, which, { x, y }) => {
        const items = [...itemsById(board).values()].filter((item) => handlesOf(board, [item.record.id]).length > 0);
        const item = items[pick % Math.max(items.length, 1)];
        if (!item) return;
        expect(isLocked(board, item)).toBe(false);
        const handles = handlesOf(board, [item.record.id]);
        const { edit } = reshapeItem(board, handles[which % handles.length]!, at(x / 2, y / 2));
        if (!edit) return;
        reshaped++;
        expect(checkEdit(board, edit)).toEqual([]);
        const done = applyEdit(board, edit);
        for (const { outline } of done.zones) for (const ring of outline) expect(selfIntersections(ring)).toEqual([]);
        expect(hashBoard(applyEdit(done, invertEdit(edit)))).toBe(hashBoard(board));
      }),
      { numRuns: 300 },
    );
    expect(reshaped).toBeGreaterThan(100);
  });
});

function zoneOf(...outline: readonly (readonly Point[])[]): Board["zones"][number] {
  return aZone({
    id: itemId("zone"),
    outline,
    pour: aPour({
      clearance: fromMm(0.2),
      minThickness: fromMm(0.25),
      thermalGap: fromMm(0.3),
      thermalBridgeWidth: fromMm(0.3),
    }),
  });
}
