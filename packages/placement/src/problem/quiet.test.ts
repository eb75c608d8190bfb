import { type Intent, netClassOf } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { Crowding } from "../cost/crowding.ts";
import { Layout } from "../layout/layout.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { quietRooms } from "./quiet.ts";

const SIZE = { width: 40, height: 30 };
const netsOf = (count: number) => Array.from({ length: count }, (_, index) => `N${index}`);
/** A row of pins at the pitch, in millimetres. */
const chip = (pins: number, pitch: number) =>
  testPart({ reference: "U1", width: (pins * pitch) / 0.8, height: 4, nets: netsOf(pins), at: mm(20, 15) });

describe("the quiet room of a part", () => {
  const board = testBoard(SIZE, []);
  const { viaDiameter, clearance, trackWidth } = netClassOf(board, undefined);

  it("takes a via with its clearances and a track that goes by, where pins leave no room between them", () => {
    const room = viaDiameter + 2 * clearance + trackWidth;
    expect([...quietRooms(board, [chip(16, 0.5), chip(16, 0.4)])]).toEqual([room, room]);
  });

  it("is not asked for by wider pitches, nor by parts of few pins", () => {
    expect([...quietRooms(board, [chip(16, 0.65), chip(8, 0.5)])]).toEqual([0, 0]);
  });

  it("is asked for by a connector of few contacts, which are left on one side alone", () => {
    const usb = (pitch: number) => ({ ...chip(5, pitch), reference: "J1", library: "test:USB_Micro-B" });
    expect(quietRooms(board, [usb(0.65)])[0]).toBeGreaterThan(0);
    expect(quietRooms(board, [usb(1)])[0]).toBe(0);
  });

  it("is kept from passers-by, and not from what the circuit wants near", () => {
    const parts = [
      chip(16, 0.5),
      testPart({ reference: "C1", width: 2, height: 1, nets: ["N0", "N1"], at: mm(5, 5) }),
      testPart({ reference: "R1", width: 2, height: 1, nets: ["N2", "X"], at: mm(5, 25) }),
    ];
    const decoupling: Intent = {
      id: "decoupling C1 U1",
      origin: "person",
      reason: { code: "person", facts: {} },
      kind: "decoupling",
      part: "C1",
      links: [{ from: { reference: "C1", pad: "1" }, to: { reference: "U1", pad: "1" }, within: fromMm(1) }],
    };
    const options = { fixed: [], strip: true, intents: [decoupling] };
    const { problem, parts: placed } = placementProblemFromBoard(testBoard(SIZE, parts), options);
    const part = (reference: string) => placed.findIndex((footprint) => footprint.reference === reference);
    const crowdingWith = (neighbor: string) => {
      const layout = new Layout(problem, { halo: 0, crowded: false, overhang: false });
      layout.put(part("U1"), { ...mm(20, 15), pose: 0 });
      // Half a millimetre below the chip.
      layout.put(part(neighbor), { ...mm(20, 18), pose: 0 });
      return new Crowding(layout, { spreading: 0, reach: 0, sharing: 0, quiet: 4 }).around(
        Int32Array.of(part(neighbor)),
        1,
      );
    };
    expect(crowdingWith("C1")).toBe(0);
    const room = problem.quietRooms[part("U1")] ?? 0;
    expect(crowdingWith("R1") / (4 * (room - fromMm(0.5)))).toBeCloseTo(1, 3);
  });

  it("is that of both between two parts that each ask for it", () => {
    const second = testPart({ reference: "U2", width: 10, height: 4, nets: netsOf(16), at: mm(20, 25) });
    const { problem, parts } = placementProblemFromBoard(testBoard(SIZE, [chip(16, 0.5), second]), {
      fixed: [],
      strip: true,
      intents: [],
    });
    const layout = new Layout(problem, { halo: 0, crowded: false, overhang: false });
    parts.forEach((_, part) => {
      layout.put(part, { ...mm(20, 10 + 5 * part), pose: 0 });
    });
    const [first = 0, other = 0] = problem.quietRooms;
    const crowding = new Crowding(layout, { spreading: 0, reach: 0, sharing: 0, quiet: 1 }).total();
    // A millimetre lies between the rims of both.
    expect(crowding / (first + other - fromMm(1))).toBeCloseTo(1, 3);
  });
});
