import { type Board, type CopperLayerId, netId } from "@tracewright/board";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { at, boardWith, footprint, smdPad, track, via, zone } from "../../testing/board-builder.ts";
import { measureSupplies } from "../measures/measure-supplies.ts";
import { prepareReview } from "../review-context.ts";
import { dropAt } from "./drop-at.ts";
import { mapSupply } from "./map-supply.ts";
import type { SupplyMap } from "./supply-map.ts";

/** Ohms a square of copper 35 µm thick. */
const SHEET = 1.7241e-8 / 35e-6;
const LAYERS: readonly CopperLayerId[] = ["F.Cu", "B.Cu"];

const source = (x: number, y: number) =>
  footprint("U1", x, y, [smdPad("o", "+3V3", 0, 0, { number: "1", pinFunction: "VOUT", pinType: "power_out" })]);
const load = (reference: string, x: number, y: number) =>
  footprint(reference, x, y, [
    smdPad(`${reference}-i`, "+3V3", 0, 0, { number: "8", pinFunction: "VDD", pinType: "power_in" }),
  ]);

/** A regulator at x = 5 and a load at x = 55, and what joins them. */
function supply(copper: Partial<Board>, loads = [load("U2", 55, 5)]): Board {
  return boardWith({ footprints: [source(5, 5), ...loads], ...copper });
}

function mapOf(board: Board): SupplyMap {
  const map = mapSupply({ board }, netId("+3V3"));
  if ("why" in map) throw new Error(`There is no map: ${map.why}`);
  return map;
}

/** Every drop that the map has. */
function allDrops({ stretches, spots, sheets }: SupplyMap): number[] {
  return [
    ...stretches.flatMap(({ drops }) => drops),
    ...spots.flatMap(({ drops }) => drops.map(({ drop }) => drop)),
    ...sheets.flatMap(({ drops }) => [...drops].filter((drop) => !Number.isNaN(drop))),
  ];
}

describe("the map of a supply", () => {
  it("of a strip begins with 0 at its source and rises evenly by its squares", () => {
    const map = mapOf(supply({ tracks: [track("t", "+3V3", [5, 5], [55, 5], { width: 250_000 })] }));
    const whole = (50 / 0.25) * SHEET;
    expect(map.stretches).toMatchObject([{ item: "t", start: at(5, 5), end: at(55, 5) }]);
    expect(map.stretches[0]!.drops).toEqual([0, expect.closeTo(whole, 5)]);
    expect(map.max).toBeCloseTo(whole, 5);
    expect(map.sources).toMatchObject([{ name: "U1 pad 1", position: at(5, 5), drop: 0 }]);
    expect(map.loads).toMatchObject([{ name: "U2 pad 8", position: at(55, 5), drop: map.max }]);
    expect(dropAt(map, at(30, 5.1), LAYERS)).toBeCloseTo(whole / 2, 5);
    expect(dropAt(map, at(55.3, 5.3), LAYERS)).toBe(map.max);
    expect(dropAt(map, at(30, 6), LAYERS)).toBeUndefined();
    expect(dropAt(map, at(30, 5), ["B.Cu"])).toBeUndefined();
  });

  it("rises along a chain through vias, and a stub has the drop of the place where it leaves", () => {
    const tracks = [
      track("a", "+3V3", [5, 5], [20, 5]),
      track("b", "+3V3", [40, 5], [20, 5], { layer: "B.Cu" }),
      track("c", "+3V3", [40, 5], [55, 5]),
      track("stub", "+3V3", [40, 5], [40, 12]),
    ];
    const map = mapOf(supply({ tracks, vias: [via("v", "+3V3", 20, 5), via("w", "+3V3", 40, 5)] }));
    const on = (id: string) => map.stretches.find(({ item }) => item === id)!.drops;
    const viaDrops = (id: string) => map.spots.find(({ item }) => item === id)!.drops.map(({ drop }) => drop);
    const [backEnd, backStart] = [on("b")[1], on("b")[0]];
    const chain = [...on("a"), ...viaDrops("v"), backEnd, backStart, ...viaDrops("w").toReversed(), ...on("c")];
    expect(chain).toEqual(chain.toSorted((a, b) => a - b));
    expect(chain.at(-1)).toBe(map.max);
    const [root, tip] = on("stub");
    expect(root).toBe(tip);
    expect(tip).toBeCloseTo(on("c")[0], 4);
  });

  it("of an arc follows it by its own length", () => {
    const arc = track("t", "+3V3", [5, 5], [55, 5], { width: 250_000, mid: at(30, 30) });
    const map = mapOf(supply({ tracks: [arc] }));
    expect(map.max).toBeCloseTo(((Math.PI * 25) / 0.25) * SHEET, 4);
    expect(dropAt(map, at(30, 30), LAYERS)).toBeCloseTo(map.max / 2, 3);
  });

  it("agrees with the finding, and no copper drops more than the worst load", () => {
    const place = fc.record({ x: fc.integer({ min: 8, max: 16 }), y: fc.integer({ min: 2, max: 7 }) });
    fc.assert(
      fc.property(
        fc.uniqueArray(place, { minLength: 1, maxLength: 5, selector: ({ x, y }) => `${x} ${y}` }),
        (places) => {
          const loads = places.map(({ x, y }, index) => load(`U${index + 2}`, x, y));
          // A track from the source to a pour that holds the loads.
          const board = supply(
            { tracks: [track("t", "+3V3", [5, 5], [7, 5])], zones: [zone("z", "+3V3", [6, 1, 17, 8])] },
            loads,
          );
          const map = mapOf(board);
          const [measured] = measureSupplies(prepareReview({ board }));
          expect(map.loads[0]!.drop).toBe(measured!.drop);
          expect(map.loads).toHaveLength(places.length);
          expect(map.max).toBeCloseTo(measured!.drop, 6);
          for (const drop of allDrops(map)) expect(drop).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 10 },
    );
  });

  it("leaves out copper that no source reaches, and counts it", () => {
    const map = mapOf(
      supply({ tracks: [track("t", "+3V3", [5, 5], [55, 5]), track("far", "+3V3", [5, 15], [15, 15])] }),
    );
    expect(map.stretches.map(({ item }) => item)).toEqual(["t"]);
    expect(map.unreached).toBe(1);
  });

  it("is not there without a source or for a load that is open, which it names", () => {
    const joined = { tracks: [track("t", "+3V3", [5, 5], [55, 5])] };
    const open = supply(joined, [load("U2", 55, 5), load("U3", 55, 15)]);
    expect(mapSupply({ board: open }, netId("+3V3"))).toEqual({ why: "open-load", load: "U3 pad 8" });
    expect(measureSupplies(prepareReview({ board: open }))).toEqual([]);
    const unfed = boardWith({ footprints: [load("U2", 55, 5), load("U3", 5, 5)], ...joined });
    expect(mapSupply({ board: unfed }, netId("+3V3"))).toEqual({ why: "no-source" });
    expect(mapSupply({ board: unfed }, netId("OTHER"))).toEqual({ why: "no-supply" });
  });
});
