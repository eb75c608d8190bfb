import {
  applyEdit,
  type Board,
  type BoardEdit,
  emptyBoard,
  itemId,
  netId,
  type Track,
  type Zone,
} from "@tracewright/board";
import { aPour, aTrack, aZone } from "@tracewright/board/testing";
import { checkBoard } from "@tracewright/checks";
import { Editor, type EditorSettings, moveItems, takeFills } from "@tracewright/editor";
import { fromMm } from "@tracewright/geometry";
import { fillZones } from "@tracewright/pours";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idsOfEdit, type StaleFills } from "./stale-fills.ts";
import { staleFillsOf } from "./stale-fills-of.ts";

const GND = netId("GND");
const SIGNALS = ["A", "B", "C"];
const track = (name: string, y: number): Track =>
  aTrack({
    id: itemId(name),
    start: { x: fromMm(2), y: fromMm(y) },
    end: { x: fromMm(18), y: fromMm(y) },
    width: fromMm(0.2),
    net: netId(name),
  });
const zone: Zone = aZone({
  id: itemId("pour"),
  net: GND,
  outline: [
    [
      { x: 0, y: 0 },
      { x: fromMm(20), y: 0 },
      { x: fromMm(20), y: fromMm(20) },
      { x: 0, y: fromMm(20) },
    ],
  ],
  pour: aPour({
    clearance: fromMm(0.3),
    minThickness: fromMm(0.2),
    connection: "solid",
    thermalGap: fromMm(0.3),
    thermalBridgeWidth: fromMm(0.3),
    islandRemoval: "never",
  }),
});
const DRAWN: Board = {
  ...emptyBoard(),
  nets: [{ id: GND, name: "GND" }, ...SIGNALS.map((name) => ({ id: netId(name), name }))],
  tracks: SIGNALS.map((name, index) => track(name, 5 + 5 * index)),
  zones: [zone],
};
const FILLED = applyEdit(DRAWN, await fillZones(DRAWN));
const SETTINGS: EditorSettings = { grid: 0, reach: 0, layer: "F.Cu", isShown: () => true };
const NOTHING: ReadonlySet<string> = new Set();

function edited() {
  let count = 0;
  const editor = new Editor(FILLED, { settings: SETTINGS, nameItem: () => itemId(`new-${count++}`) });
  const stale = staleFillsOf(editor);
  const move = (name: string, mm: number) =>
    editor.run("move", (now) => moveItems(now, [itemId(name)], { kind: "shift", by: { x: 0, y: fromMm(mm) } }));
  /** As the workspace fills: computed of the board as it was, taken by the board as it is. */
  const ask = async () => {
    const [board, age, travels] = [editor.state.board, stale.now, stale.travels];
    const fills = applyEdit(board, await fillZones(board)).zones[0]!.fills;
    return () => {
      // Of a board that was left since; requested again if still needed.
      if (stale.travels !== travels) return;
      editor.run("fill", (now) => takeFills(now, board, new Map([[zone.id, fills]])));
      stale.settle(editor.state.board.zones, age);
    };
  };
  return { editor, stale, move, ask };
}

/** Findings about poured copper, by whether they are reported. */
function judged({ editor, stale }: { editor: Editor; stale: StaleFills }, inHand?: BoardEdit) {
  const board = inHand ? applyEdit(editor.state.board, inHand) : editor.state.board;
  const found = checkBoard(board).findings.filter(
    ({ rule, items }) => rule !== "zone_has_empty_net" && items.includes(zone.id),
  );
  const due = found.filter((finding) => stale.isDue(finding, inHand ? idsOfEdit(inHand) : NOTHING));
  return { due: due.length, told: found.length - due.length };
}

describe("findings about fills that are older than what was moved", () => {
  it("are due until the zone is filled again, and are not there before", async () => {
    const hand = edited();
    expect(judged(hand)).toEqual({ due: 0, told: 0 });
    hand.move("A", 2);
    expect(judged(hand)).toEqual({ due: 1, told: 0 });
    (await hand.ask())();
    expect(judged(hand)).toEqual({ due: 0, told: 0 });
  });

  it("are due while a tool is about to make them", () => {
    const hand = edited();
    const [before] = FILLED.tracks;
    const after = { ...before!, start: { x: 0, y: 0 } };
    const edit: BoardEdit = {
      lists: [{ list: "tracks", added: [], removed: [], updated: [{ before: before!, after }] }],
      settings: [],
    };
    expect(judged(hand, edit)).toEqual({ due: 1, told: 0 });
  });

  it("are due again when the fill is taken back, and gone with the move", async () => {
    const hand = edited();
    hand.move("B", 1.5);
    (await hand.ask())();
    hand.editor.undo();
    expect(judged(hand)).toEqual({ due: 1, told: 0 });
    hand.editor.undo();
    expect(judged(hand)).toEqual({ due: 0, told: 0 });
  });

  it("stay due where something was moved while the fill was computed", async () => {
    const hand = edited();
    hand.move("A", 1);
    const arrive = await hand.ask();
    hand.move("B", 1);
    arrive();
    expect(judged(hand)).toEqual({ due: 1, told: 0 });
  });

  it("are told of a fill that is as young as what it is too near to", () => {
    const hand = edited();
    hand.move("A", 2);
    hand.stale.settle(hand.editor.state.board.zones, hand.stale.now);
    expect(judged(hand)).toEqual({ due: 0, told: 1 });
  });

  it("never are told of a board that was right when it was filled, whatever is moved, taken back or filled then", async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant("move" as const),
        name: fc.constantFrom(...SIGNALS),
        mm: fc.integer({ min: -1, max: 1 }),
      }),
      fc.record({ kind: fc.constantFrom("undo" as const, "redo" as const, "ask" as const, "arrive" as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const hand = edited();
        let arrive: (() => void) | undefined;
        for (const one of steps) {
          if (one.kind === "move") hand.move(one.name, one.mm * 0.7);
          if (one.kind === "undo") hand.editor.undo();
          if (one.kind === "redo") hand.editor.redo();
          if (one.kind === "ask") arrive = await hand.ask();
          if (one.kind === "arrive" && arrive) arrive = void arrive();
          expect(judged(hand).told).toBe(0);
        }
      }),
      { numRuns: 40, seed: 3 },
    );
  });
});
