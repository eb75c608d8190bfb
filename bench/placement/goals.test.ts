import { describe, expect, test } from "vitest";
import type { Row as RoutingRow } from "../routing/row.ts";
import { medianOf, PLACEMENT_GOALS } from "./goals.ts";
import type { PlacedRow, PlacementRow } from "./row.ts";

const PROFILES = ["compact", "routable", "orderly"] as const;

interface Sketch extends Partial<Omit<PlacementRow, "routed" | "candidates">> {
  readonly wire?: number;
  readonly crossings?: number;
  readonly decoupling?: number;
  readonly judged?: PlacedRow["judged"];
  readonly routed?: RoutingRow;
}

/** A board of 100 mm of wire, 10 crossings and 1 mm to its capacitors where the human put the parts. */
function row({ wire = 100, crossings = 10, decoupling = 1e6, routed, ...rest }: Sketch = {}): PlacementRow {
  const { judged = { overlaps: 0, outside: 0, padErrors: 0 }, ...sketch } = rest;
  const metrics = {
    wireLengthMm: 100,
    crossings: 10,
    areaMm2: 1,
    congestion: 0,
    sides: 1,
    orientations: 4,
    alignedShare: 1,
  };
  return {
    board: "one",
    suite: "bench",
    parts: 50,
    movable: 40,
    movedFixed: 0,
    unplaced: [],
    candidates: PROFILES.map((profile) => ({
      profile,
      metrics: { ...metrics, wireLengthMm: wire, crossings },
      judged,
      decoupling,
    })),
    human: { metrics, decoupling: 1e6 },
    apart: 0.2,
    firstLegalSeconds: 1,
    seconds: 10,
    ...sketch,
    ...(routed && { routed: { profile: "compact", row: routed } }),
  };
}

function routing(sketch: { open?: number; errors?: number; mm?: number; board?: string } = {}): RoutingRow {
  const { open = 0, errors = 0, mm = 100, board = "one" } = sketch;
  return {
    board,
    routed: { vias: 5, lengthMm: mm, overTree: 1, seconds: 1, finished: true, phase: "done", reasons: {} },
    verdict: { connections: 100, unrouted: open, vias: 5, lengthMm: mm, findings: {} },
    errors,
  };
}

function measure(name: string, rows: readonly PlacementRow[], human: readonly RoutingRow[] = []) {
  const found = PLACEMENT_GOALS.find((goal) => goal.name.startsWith(name));
  if (!found) throw new Error(`no goal ${name}`);
  return found.measure(rows, human);
}

describe("the goals of the placer", () => {
  test("a board on which KiCad finds something, a part has no room or a fixed one has moved is not legal", () => {
    expect(measure("overlaps", [row()]).verdict).toBe("aim");
    expect(measure("overlaps", [row({ judged: { overlaps: 0, outside: 1, padErrors: 0 } })]).verdict).toBe("missed");
    expect(measure("overlaps", [row({ unplaced: ["U1"] })]).verdict).toBe("missed");
    expect(measure("overlaps", [row({ movedFixed: 1, board: "shifted" })]).text).toContain("shifted");
    expect(measure("overlaps", [{ ...row(), candidates: [] }]).verdict).toBe("missed");
  });

  test("a candidate that is routed with an error does not count, nor does a board of more than 300 parts", () => {
    const name = "boards up to 300 parts";
    expect(measure(name, [row({ routed: routing() })], [routing()]).verdict).toBe("aim");
    expect(measure(name, [row({ routed: routing({ errors: 1 }) })], [routing()]).verdict).toBe("missed");
    expect(measure(name, [row({ routed: routing({ open: 1 }) })], [routing()]).verdict).toBe("missed");
    expect(measure(name, [row({ parts: 301, routed: routing() })], [routing()]).verdict).toBe("none");
    expect(measure(name, [row()], [routing()]).verdict).toBe("none");
  });

  test("boards of our own making are held against nobody's wires, but against the clock", () => {
    const own = row({ suite: "sizes", wire: 500, seconds: 700, parts: 1000 });
    expect(measure("spanning trees", [own]).verdict).toBe("none");
    expect(measure("spanning trees", [own, row({ wire: 70 })]).verdict).toBe("aim");
    expect(measure("three measured candidates", [own]).verdict).toBe("missed");
  });

  test("lengths are compared on boards that both are whole on", () => {
    const name = "routed length";
    const pairs = [
      row({ routed: routing({ mm: 90 }) }),
      row({ board: "two", routed: routing({ mm: 10, open: 3, board: "two" }) }),
    ];
    const { text, verdict } = measure(name, pairs, [routing(), routing({ board: "two" })]);
    expect(text).toMatch(/^0\.90 \(1 boards/);
    expect(verdict).toBe("aim");
  });

  test("medians decide, of an even number the middle of both", () => {
    expect(medianOf([3, 1])).toBe(2);
    expect(medianOf([5, 1, 2])).toBe(2);
    expect(measure("spanning trees", [row({ wire: 70 }), row({ wire: 96 })]).verdict).toBe("must");
    expect(measure("airwires", [row({ crossings: 12 })]).verdict).toBe("missed");
    expect(measure("decoupling", [row({ decoupling: 1.05e6 })]).verdict).toBe("must");
  });

  test("times are those of the slowest board up to a number of parts", () => {
    const name = "three measured";
    expect(measure(name, [row({ seconds: 31 })]).verdict).toBe("must");
    expect(measure(name, [row({ seconds: 61 })]).verdict).toBe("missed");
    expect(measure(name, [row({ seconds: 90, parts: 101 }), row({ seconds: 20 })]).text).toBe("20.0 / 90.0 / none s");
    expect(measure("first legal", [{ ...row(), firstLegalSeconds: 6 }]).verdict).toBe("missed");
  });

  test("one board whose candidates are alike misses the goal", () => {
    expect(measure("candidates apart", [row(), row({ apart: 0.119 })]).verdict).toBe("missed");
    expect(measure("candidates apart", [row()]).verdict).toBe("must");
    const { text, verdict } = measure("candidates apart", [row(), row({ movable: 0, apart: 0 })]);
    expect([text, verdict]).toEqual(["1 of 1, median 0.20, least 0.20; nothing moves on 1 more", "must"]);
  });

  test("nothing is reached without rows", () => {
    for (const { measure: of } of PLACEMENT_GOALS) expect(of([], []).verdict).toBe("none");
  });
});
