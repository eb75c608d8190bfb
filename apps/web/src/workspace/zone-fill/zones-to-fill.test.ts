import { type Board, emptyBoard, itemId, type Zone } from "@tracewright/board";
import { aZone, BARE_POUR } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { staleZones, zonesToFill } from "./zones-to-fill.ts";

const zone = (id: string, left: number, change: Partial<Zone> = {}): Zone =>
  aZone({
    id: itemId(id),
    outline: [
      [
        { x: fromMm(left), y: 0 },
        { x: fromMm(left + 10), y: 0 },
        { x: fromMm(left), y: fromMm(10) },
      ],
    ],
    pour: BARE_POUR,
    filled: true,
    ...change,
  });
const board = (...zones: readonly Zone[]): Board => ({ ...emptyBoard(), zones });

describe("zones to be filled", () => {
  it("are those that were drawn, lost their fill or were moved, not those that a file left empty", () => {
    const [full, empty] = [zone("full", 0), zone("empty", 20, { filled: false })];
    const drawn = zone("drawn", 40, { filled: false });
    const keepout = { tracks: true, vias: true, pads: true, pours: true, footprints: true };
    const area = zone("area", 60, { filled: false, keepout });
    const [moved, named] = [zone("moved", 80), zone("named", 95)];
    const emptied = { ...full, filled: false };
    const found = staleZones(
      board(full, empty, moved, named),
      board(emptied, { ...empty, priority: 3 }, zone("moved", 81), { ...named, name: "GND" }, drawn, area),
    );
    expect(found.map(({ id }) => id)).toEqual(["full", "moved", "drawn"]);
    expect(staleZones(board(full, empty), board(full, empty))).toEqual([]);
  });

  it("are those that were changed while their fill was underway, which is not theirs any more", () => {
    const [drawn, other] = [zone("drawn", 0, { filled: false }), zone("other", 20, { filled: false })];
    const changed = board({ ...drawn, priority: 1 }, { ...other, priority: 1 });
    expect(staleZones(board(drawn, other), changed, (id) => id === "drawn").map(({ id }) => id)).toEqual(["drawn"]);
    const filled = board({ ...drawn, filled: true }, other);
    expect(staleZones(board(drawn, other), filled, () => true)).toEqual([]);
  });

  it("are the filled ones on the same layer that they reach over, too", () => {
    const drawn = zone("drawn", 0, { filled: false });
    const others = [
      zone("near", 5),
      zone("far", 50),
      zone("below", 5, { layers: ["B.Cu"] }),
      zone("unfilled", 5, { filled: false }),
      zone("everywhere", 5, { layers: ["*.Cu"] }),
    ];
    expect([...zonesToFill(board(drawn, ...others), [drawn])]).toEqual(["drawn", "near", "everywhere"]);
  });
});
