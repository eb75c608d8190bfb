import {
  emptyBoard,
  type Footprint,
  itemId,
  type NetId,
  netId,
  PLAIN_ATTRIBUTES,
  type Track,
} from "@tracewright/board";
import { aFootprint, aPad, aTrack } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { boardUnderPreview, previewedCopper, type RunPreview } from "./preview-board.ts";

const board = emptyBoard();

function testPart(reference: string, net: NetId): Footprint {
  return aFootprint({
    id: itemId(reference),
    reference,
    library: "Test:Pad",
    attributes: { ...PLAIN_ATTRIBUTES, mount: "smd" },
    pads: [
      aPad({
        id: itemId(`${reference}-1`),
        shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(1) } },
        net,
      }),
    ],
  });
}

describe("preview of a run", () => {
  it("draws nothing of its own when the task sends no copper", () => {
    expect(previewedCopper(board, null)).toBeUndefined();
    expect(previewedCopper(board, { footprints: [] })).toBeUndefined();
  });

  it("gives every track and via an id of its own", () => {
    const track = {
      start: { x: 0, y: 0 },
      end: { x: fromMm(1), y: 0 },
      width: 1,
      layer: "F.Cu",
      net: netId("a"),
    } as const;
    const via = { position: { x: 0, y: 0 }, diameter: 2, drill: 1 };
    const copper = previewedCopper(board, { tracks: [track, track], vias: [via] });
    const ids = [...(copper?.tracks ?? []), ...(copper?.vias ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it("shows what the run has taken away no more, and locked copper always", () => {
    const track = (id: string, locked: boolean): Track =>
      aTrack({
        id: itemId(id),
        start: { x: 0, y: 0 },
        end: { x: fromMm(1), y: 0 },
        width: 1,
        locked,
      });
    const copper = { ...board, tracks: [track("mine", false), track("other", false), track("locked", true)] };
    const left = (preview: RunPreview) => boardUnderPreview(copper, preview).tracks.map(({ id }) => id);
    expect(left({ removed: ["mine"] })).toEqual(["other", "locked"]);
    expect(left({ strip: true })).toEqual(["locked"]);
  });

  it("leaves the tracks and fills behind that a placement leaves behind", () => {
    const moved = testPart("A", netId("a"));
    const still = testPart("B", netId("b"));
    const track = (id: string, net: string, locked = false): Track =>
      aTrack({
        id: itemId(id),
        start: { x: 0, y: 0 },
        end: { x: fromMm(1), y: 0 },
        width: 1,
        net: netId(net),
        locked,
      });
    const routed = {
      ...board,
      footprints: [moved, still],
      tracks: [track("of moved", "a"), track("locked", "a", true), track("of another", "b")],
    };
    const places = [moved, still].map(({ id, position, rotation, side }) => ({ id, position, rotation, side }));
    const left = (footprints: RunPreview["footprints"]) =>
      boardUnderPreview(routed, { footprints: footprints ?? [] }).tracks.map(({ id }) => id);
    expect(left(places)).toEqual(["of moved", "locked", "of another"]);
    expect(left(places.map((place) => (place.id === moved.id ? { ...place, rotation: 90 } : place)))).toEqual([
      "locked",
      "of another",
    ]);
  });

  it("leaves the board itself alone when no part has moved", () => {
    expect(boardUnderPreview(board, { tracks: [] })).toBe(board);
  });
});
