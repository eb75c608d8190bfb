import { emptyBoard, fromMm, itemId, netId, type Track } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { boardUnderPreview, previewedCopper, type RunPreview } from "./preview-board.ts";

const board = emptyBoard();

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
    const track = (id: string, locked: boolean): Track => ({
      id: itemId(id),
      start: { x: 0, y: 0 },
      end: { x: fromMm(1), y: 0 },
      width: 1,
      layer: "F.Cu",
      locked,
    });
    const copper = { ...board, tracks: [track("mine", false), track("other", false), track("locked", true)] };
    const left = (preview: RunPreview) => boardUnderPreview(copper, preview).tracks.map(({ id }) => id);
    expect(left({ removed: ["mine"] })).toEqual(["other", "locked"]);
    expect(left({ strip: true })).toEqual(["locked"]);
  });

  it("leaves the board itself alone when no part has moved", () => {
    expect(boardUnderPreview(board, { tracks: [] })).toBe(board);
  });
});
