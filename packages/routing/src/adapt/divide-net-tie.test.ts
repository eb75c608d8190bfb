import { applyEdit, type Board, emptyBoard, type Footprint, itemId, type Net, netId } from "@tracewright/board";
import { fromMm, type Point } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pointToShape } from "../geometry/distance.ts";
import { makeShape } from "../geometry/shape.ts";
import { startRouting } from "../run/routing-run.ts";
import { findViolations } from "../testing/find-violations.ts";
import { makeFootprint, makePad, rectangle } from "../testing/random-board.ts";
import { divideNetTie } from "./divide-net-tie.ts";

const coordinate = fc.integer({ min: -1_000_000, max: 1_000_000 });
const pad = fc.record({ x: coordinate, y: coordinate, net: fc.integer({ min: 0, max: 2 }) });
const ground: Net = { id: netId("ground"), name: "GND" };
const power: Net = { id: netId("power"), name: "GNDPWR" };
const STEP = 50_000;
const MAX_WORK = 400_000;
const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });

describe("divideNetTie", () => {
  it("gives every point of the copper to the net of the nearest pad, and to no other", () => {
    const corners = fc.tuple(coordinate, coordinate, coordinate, coordinate);
    fc.assert(
      fc.property(corners, fc.array(pad, { minLength: 1, maxLength: 4 }), coordinate, coordinate, (box, pads, x, y) => {
        const [left, right] = [Math.min(box[0], box[2]), Math.max(box[0], box[2])];
        const [top, bottom] = [Math.min(box[1], box[3]), Math.max(box[1], box[3])];
        fc.pre(left < right && top < bottom);
        const shape = makeShape([left, top, right, top, right, bottom, left, bottom], 0);
        const point = { x: Math.min(right, Math.max(left, x)), y: Math.min(bottom, Math.max(top, y)) };
        const ways = pads.map(({ net, ...center }) => ({
          net,
          way: Math.hypot(center.x - point.x, center.y - point.y),
        }));
        const pieces = divideNetTie(shape, pads);
        for (const { net, way } of ways) {
          const lead = Math.min(...ways.filter((other) => other.net !== net).map((other) => other.way)) - way;
          const own = pieces.filter((piece) => piece.net === net);
          const distance = Math.min(...own.map((piece) => pointToShape(piece.shape, point.x, point.y)));
          // Cuts are rounded as doubles are.
          if (lead > 1) expect(distance).toBeLessThan(1);
        }
        const nearest = Math.min(...ways.map(({ way }) => way));
        const nets = new Set(ways.filter(({ way }) => way < nearest + 2).map(({ net }) => net));
        for (const { shape: piece, net } of pieces)
          if (!nets.has(net)) expect(pointToShape(piece, point.x, point.y)).toBeGreaterThan(0);
      }),
    );
  });

  it("leaves copper that joins no pads without a net", () => {
    const shape = makeShape([0, 0, 10, 0], 5);
    expect(divideNetTie(shape, [])).toEqual([{ shape, net: -1 }]);
  });
});

/** A tie of two pads 1 mm apart under a bar of copper, turned, between a part of either net. */
function tieBoard(turned: number, joins: Pick<Footprint, "keywords" | "netTieGroups">): Board {
  const tie = makeFootprint("NT1", at(10, 8), turned, [
    { ...makePad("NT1.1", 0, false, power), shape: { kind: "circle", diameter: fromMm(0.5) }, position: at(-0.5, 0) },
    { ...makePad("NT1.2", 1, false, ground), shape: { kind: "circle", diameter: fromMm(0.5) }, position: at(0.5, 0) },
  ]);
  const bar: Footprint["graphics"][number] = {
    id: itemId("bar"),
    layer: "F.Cu",
    shape: { kind: "polygon", points: [at(-0.5, -0.25), at(0.5, -0.25), at(0.5, 0.25), at(-0.5, 0.25)] },
    stroke: { width: 0, style: "solid" },
    filled: true,
  };
  const board = emptyBoard(2);
  return {
    ...board,
    rules: {
      ...board.rules,
      netClasses: board.rules.netClasses.map((netClass) => ({
        ...netClass,
        clearance: fromMm(0.3),
        trackWidth: fromMm(0.3),
      })),
    },
    nets: [power, ground],
    footprints: [
      { ...tie, ...joins, graphics: [bar] },
      makeFootprint("A", at(4, 8), 0, [makePad("A", 0, false, ground)]),
      makeFootprint("B", at(16, 8), 0, [makePad("B", 0, false, power)]),
    ],
    graphics: [rectangle("edge", at(0, 0), at(20, 16))],
  };
}

function openAfterRouting(board: Board): number {
  const run = startRouting(board);
  for (let work = 0; work < MAX_WORK && run.step(STEP) === "running"; work += STEP);
  const outcome = run.outcome();
  expect(findViolations(applyEdit(board, outcome.edit))).toEqual([]);
  return outcome.open.length;
}

describe("a net tie", () => {
  it.each([0, 90, 180, 270])("is reached by tracks at both of its pads, turned by %i°", (turned) => {
    expect(openAfterRouting(tieBoard(turned, { keywords: "net tie" }))).toBe(0);
    expect(openAfterRouting(tieBoard(turned, { netTieGroups: [["1", "2"]] }))).toBe(0);
  });

  it("is known by its mark alone: the copper of other parts keeps tracks of all nets away", () => {
    expect(openAfterRouting(tieBoard(180, {}))).toBe(2);
    expect(openAfterRouting(tieBoard(180, { netTieGroups: [["3", "4"]] }))).toBe(2);
  });
});
