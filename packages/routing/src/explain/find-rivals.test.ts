import { emptyBoard, type Net, netId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { componentsOf, Workbench } from "../search/workbench.ts";
import { makeFootprint, makePad, rectangle } from "../testing/random-board.ts";
import { findRivals } from "./find-rivals.ts";
import { nearestPairs } from "./nearest-pairs.ts";

const SIDE = 12;

/** Many pads of one net in rows and columns, and nothing else. */
function openNet(): Workbench {
  const net: Net = { id: netId("gnd"), name: "GND" };
  const [near, far] = [0, fromMm(2 * SIDE + 2)];
  return new Workbench(
    problemFromBoard({
      ...emptyBoard(2),
      nets: [net],
      footprints: Array.from({ length: SIDE * SIDE }, (_, index) =>
        makeFootprint(
          `U${index}`,
          { x: fromMm(2 + 2 * (index % SIDE)), y: fromMm(2 + 2 * Math.floor(index / SIDE)) },
          0,
          [makePad(`pad${index}`, 0, false, net)],
        ),
      ),
      graphics: [rectangle("outline", { x: near, y: near }, { x: far, y: far })],
    }),
  );
}

it("stops when its work is used up, keeps what it knows by then, and calls nothing impossible that it did not look at", () => {
  const bench = openNet();
  const pairs = nearestPairs(bench, componentsOf(bench, 0, []));
  const whole = findRivals(bench, 0, { pairs, mostWork: 4_000_000 });
  expect(whole.ways.map((way) => way?.kind)).toEqual(pairs.map(() => "way"));
  const work = 4_000_000 - whole.left;
  const spent = bench.spent;
  const part = findRivals(bench, 0, { pairs, mostWork: work / 4 });
  expect(part.left).toBeLessThanOrEqual(0);
  // One connection may be under way when it is used up.
  expect(part.left).toBeGreaterThan(-work / 10);
  expect(bench.spent - spent).toBeLessThan(spent / 2);
  const known = part.ways.filter((way) => way?.kind === "way").length;
  expect(known).toBeGreaterThan(0);
  expect(part.ways.filter((way) => way === undefined)).toHaveLength(pairs.length - known);
});
