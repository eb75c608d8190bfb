import { emptyBoard, itemId, itemsById, netId, type Track, type Via } from "@tracewright/board";
import { aTrack, aVia } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryBoard } from "../testing/arbitrary-board.ts";
import { connectedItems } from "./connected-items.ts";

const track = (id: string, x1: number, x2: number, layer: Track["layer"] = "F.Cu"): Track =>
  aTrack({
    id: itemId(id),
    start: { x: fromMm(x1), y: 0 },
    end: { x: fromMm(x2), y: 0 },
    width: fromMm(0.2),
    layer,
    net: netId("a"),
  });
const via: Via = aVia({
  id: itemId("via"),
  position: { x: fromMm(10), y: 0 },
  diameter: fromMm(0.6),
  drill: fromMm(0.3),
  net: netId("a"),
});

describe("what is connected with a selection", () => {
  const board = {
    ...emptyBoard(),
    nets: [{ id: netId("a"), name: "A" }],
    tracks: [track("one", 0, 5), track("two", 5, 10), track("under", 10, 15, "B.Cu"), track("apart", 20, 25)],
    vias: [via],
  };

  it("goes along tracks, through vias, to the other side, and not where nothing leads", () => {
    expect(new Set(connectedItems(board, [itemId("one")]))).toEqual(new Set(["one", "two", "via", "under"]));
    expect(connectedItems({ ...board, vias: [] }, [itemId("one")])).toEqual(["one", "two"]);
  });

  it("is the whole net when asked again", () => {
    const once = connectedItems(board, [itemId("one")]);
    expect(connectedItems(board, once)).toContain("apart");
  });

  it("holds what was selected, tracks and vias else, and grows no further in the end", () => {
    fc.assert(
      fc.property(arbitraryBoard, (any) => {
        const items = [...itemsById(any).values()];
        const first = items.slice(0, 1).map(({ record }) => record.id);
        const once = connectedItems(any, first);
        expect(once).toEqual(expect.arrayContaining(first));
        for (const id of once)
          if (!first.includes(id)) expect(["tracks", "vias"]).toContain(itemsById(any).get(id)?.list);
        const twice = connectedItems(any, connectedItems(any, once));
        expect(new Set(connectedItems(any, twice))).toEqual(new Set(twice));
      }),
      { numRuns: 30 },
    );
  });
});
