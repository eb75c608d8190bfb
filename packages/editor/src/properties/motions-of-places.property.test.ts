import { type Board, type Footprint, type ItemId, indexBoard, itemId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Editor } from "../editor/editor.ts";
import { arbitraryWiredBoard } from "../testing/arbitrary-wired-board.ts";
import { motionsOfPlaces } from "./motions-of-places.ts";
import { setProperty } from "./set-property.ts";

const SETTINGS = { grid: 0, reach: 0, layer: "F.Cu" as const, isShown: () => true };
let named = 0;
const nameItem = (): ItemId => itemId(`typed-${named++}`);
const typed = fc.oneof(
  fc.record({ key: fc.constantFrom("x" as const, "y" as const), by: fc.integer({ min: -30, max: 30 }).map(fromMm) }),
  fc.record({ key: fc.constant("rotation" as const), by: fc.constantFrom(90, 180, -90) }),
);

/** As the properties panel does it. */
function type(board: Board, part: Footprint, { key, by }: { key: "x" | "y" | "rotation"; by: number }) {
  const editor = new Editor(board, { settings: SETTINGS, nameItem });
  editor.select([part.id]);
  const { edit } = setProperty(board, [part.id], key, { by });
  const motions = edit && motionsOfPlaces(key, edit);
  if (motions) editor.carryBlocks("properties", () => motions);
  return editor;
}

/** As a typed way moves it. */
function move(board: Board, part: Footprint, { key, by }: { key: "x" | "y" | "rotation"; by: number }) {
  const editor = new Editor(board, { settings: SETTINGS, nameItem });
  editor.select([part.id]);
  editor.carry("move", () =>
    key === "rotation"
      ? { kind: "turn", about: part.position, by }
      : { kind: "shift", by: key === "x" ? { x: by, y: 0 } : { x: 0, y: by } },
  );
  return editor;
}

/** What lies where, whatever new tracks are called. */
const copper = ({ tracks, vias, footprints }: Board) => [
  new Set(tracks.map(({ id: _id, ...track }) => JSON.stringify(track))),
  new Set(vias),
  footprints,
];

describe("a place that is typed", () => {
  it("is where the part then is with its tracks, as if it were moved there; or it stays, and the reason is told", () => {
    let moved = 0;
    fc.assert(
      fc.property(arbitraryWiredBoard, typed, (board, change) => {
        const [part] = board.footprints;
        if (!part) return;
        const { state } = type(board, part, change);
        const { state: expected } = move(board, part, change);
        expect([state.refusal, copper(state.board)]).toEqual([expected.refusal, copper(expected.board)]);
        if (state.refusal !== undefined) expect(state.board).toBe(board);
        else if (state.board !== board) {
          moved++;
          const { position, rotation } = indexBoard(state.board).footprintById.get(part.id)!;
          const is = { ...position, rotation }[change.key];
          const was = { ...part.position, rotation: part.rotation }[change.key];
          expect((is - was - change.by) % 360).toBeCloseTo(0);
        }
      }),
      { numRuns: 40 },
    );
    expect(moved).toBeGreaterThan(0);
  });

  it("is not where another part stands", () => {
    fc.assert(
      fc.property(arbitraryWiredBoard, (wired) => {
        const footprints = wired.footprints.map((part, index) => ({
          ...part,
          position: { x: fromMm(20 * index), y: 0 },
        }));
        const board = { ...wired, footprints, tracks: [], vias: [] };
        const [part, other] = footprints;
        if (!part || !other) return;
        const { state } = type(board, part, { key: "x", by: other.position.x });
        expect([state.refusal, state.board === board, (state.inTheWay?.length ?? 0) > 0]).toEqual([
          "collides",
          true,
          true,
        ]);
      }),
      { numRuns: 10 },
    );
  });

  it("is nothing but that where another property is set", () => {
    fc.assert(
      fc.property(arbitraryWiredBoard, (board) => {
        const [part] = board.footprints;
        const { edit } = part ? setProperty(board, [part.id], "value", "another") : {};
        if (edit) expect(motionsOfPlaces("value", edit)).toBeUndefined();
      }),
      { numRuns: 5 },
    );
  });
});
