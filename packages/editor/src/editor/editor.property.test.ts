import {
  applyEdit,
  type Board,
  canonicalJson,
  emptyBoard,
  type Footprint,
  hashBoard,
  type ItemId,
  isLocked,
  itemId,
  itemsById,
  netId,
  type Pad,
  PLAIN_ATTRIBUTES,
  parseBoard,
  type Via,
} from "@tracewright/board";
import { aPad, aTrack, aVia } from "@tracewright/board/testing";
import { checkBoard } from "@tracewright/checks";
import { fromMm, type Point } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deleteItems } from "../commands/delete-items.ts";
import { duplicateItems } from "../commands/duplicate-items.ts";
import { lockItems } from "../commands/lock-items.ts";
import { moveItems } from "../commands/move-items.ts";
import { pivotOf } from "../commands/pivot.ts";
import type { ToolEvent } from "../gestures/tool.ts";
import { itemBox } from "../items/item-box.ts";
import { arbitraryBoard } from "../testing/arbitrary-board.ts";
import { arbitraryDrawingTool } from "../testing/arbitrary-drawing-tool.ts";
import { MeasureTool } from "../tools/measure-tool.ts";
import { RouteTool } from "../tools/route-tool.ts";
import { SelectTool } from "../tools/select-tool.ts";
import { Editor } from "./editor.ts";

const place = fc
  .record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) })
  .map(({ x, y }): Point => ({ x: fromMm(x / 10), y: fromMm(y / 10) }));
const event: fc.Arbitrary<ToolEvent> = fc.oneof(
  { weight: 4, arbitrary: place.map((at) => ({ kind: "press" as const, at })) },
  { weight: 4, arbitrary: place.map((at) => ({ kind: "move" as const, at })) },
  { weight: 3, arbitrary: place.map((at) => ({ kind: "release" as const, at })) },
  fc.constantFrom<ToolEvent>(
    { kind: "finish" },
    { kind: "back" },
    { kind: "cancel" },
    { kind: "turn", by: 90 },
    { kind: "flip" },
    { kind: "posture" },
    { kind: "layer", layer: "B.Cu" },
    { kind: "width", width: fromMm(0.4) },
    { kind: "via-size", diameter: fromMm(0.6), drill: fromMm(0.3) },
  ),
);
let named = 0;
const nameItem = (): ItemId => itemId(`new-${named++}`);
type Act = { readonly name: string; readonly run: (editor: Editor) => void };
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: event.map((one) => ({ name: one.kind, run: (editor: Editor) => editor.send(one) })) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Act>(
      { name: "take route", run: (editor) => editor.take(new RouteTool()) },
      { name: "take measure", run: (editor) => editor.take(new MeasureTool()) },
      { name: "select all", run: (editor) => editor.select([...itemsById(editor.state.board).keys()]) },
      { name: "undo", run: (editor) => void editor.undo() },
      { name: "redo", run: (editor) => void editor.redo() },
      { name: "delete", run: (editor) => void editor.run("delete", deleteItems) },
      { name: "lock", run: (editor) => void editor.run("lock", (board, ids) => lockItems(board, ids, true)) },
      {
        name: "nudge",
        run: (editor) => editor.carry("move", () => ({ kind: "shift", by: { x: 50_000, y: 0 } }), { isOneStep: true }),
      },
      {
        name: "rotate",
        run: (editor) =>
          editor.carry("rotate", (board, ids) => {
            const about = pivotOf(board, ids, fromMm(0.5));
            return about && { kind: "turn", about, by: 90 };
          }),
      },
      {
        name: "duplicate",
        run: (editor) =>
          void editor.run("duplicate", (board, ids) =>
            duplicateItems(board, ids, { by: { x: 1e6, y: 1e6 }, nameItem }),
          ),
      },
    ),
  },
);
/** A drawing tool and enough presses for most of what is drawn: random events seldom go through with one. */
const drawing: fc.Arbitrary<Act> = fc
  .tuple(
    arbitraryDrawingTool,
    fc.array(place, { minLength: 1, maxLength: 6 }),
    fc.constantFrom("finish", "cancel", "back"),
  )
  .map(([toolOn, places, end]) => ({
    name: "draw",
    run: (editor) => {
      editor.take(toolOn(editor.state.board));
      for (const at of places) {
        editor.send({ kind: "move", at });
        editor.send({ kind: "press", at });
        editor.send({ kind: "release", at });
      }
      editor.send({ kind: end });
    },
  }));
/** A press in the middle of an item, a way from there, and a release: random places seldom meet anything. */
const drag: fc.Arbitrary<Act> = fc
  .tuple(fc.nat(), place, fc.constantFrom("turn", "flip", "none"))
  .map(([pick, to, by]) => ({
    name: "drag",
    run: (editor) => {
      const items = [...itemsById(editor.state.board).values()];
      const item = items[pick % Math.max(items.length, 1)];
      const box = item && itemBox(editor.state.board, item);
      if (!box) return;
      editor.take(new SelectTool());
      editor.send({
        kind: "press",
        at: { x: Math.round((box.minX + box.maxX) / 2), y: Math.round((box.minY + box.maxY) / 2) },
      });
      editor.send({ kind: "move", at: to });
      if (by === "turn") editor.send({ kind: "turn", by: 90 });
      if (by === "flip") editor.send({ kind: "flip" });
      editor.send({ kind: "release", at: to });
    },
  }));
const anything = fc.array(
  fc.oneof({ weight: 3, arbitrary: act }, { weight: 1, arbitrary: drag }, { weight: 1, arbitrary: drawing }),
  { maxLength: 20 },
);
const SETTINGS = { grid: fromMm(0.5), reach: fromMm(0.2), layer: "F.Cu" as const, isShown: () => true };

describe("an editor", () => {
  it("moves what is dragged", () => {
    let moved = 0;
    for (const [board, { run }] of fc.sample(fc.tuple(arbitraryBoard, drag), { numRuns: 60, seed: 5 })) {
      const editor = new Editor(board, { settings: SETTINGS, nameItem });
      run(editor);
      if (editor.state.history.done.length > 0) moved++;
    }
    expect(moved).toBeGreaterThan(20);
  });

  it("drags what is selected rather than the next thing under it, which a release on the spot selects", () => {
    const track = { start: { x: 0, y: 0 }, width: fromMm(0.2), layer: "F.Cu" as const, locked: false };
    const [upper, lower] = [itemId("upper"), itemId("lower")];
    const board = {
      ...emptyBoard(),
      tracks: [
        { ...track, id: upper, end: { x: fromMm(10), y: 0 } },
        { ...track, id: lower, end: { x: fromMm(20), y: 0 } },
      ],
    };
    const at = { x: fromMm(5), y: 0 };
    const editor = new Editor(board, { settings: SETTINGS, nameItem });
    for (const id of [upper, lower]) {
      editor.select([id]);
      editor.send({ kind: "press", at });
      editor.send({ kind: "move", at: { x: at.x, y: fromMm(3) } });
      expect(editor.state.tool.name).toBe("drag");
      expect(editor.state.selection).toEqual([id]);
      editor.send({ kind: "cancel" });
    }
    editor.select([upper]);
    editor.send({ kind: "press", at });
    editor.send({ kind: "release", at });
    expect(editor.state.selection).toEqual([lower]);
  });

  it("puts a via that a pad holds, and tracks that move as they lie, nowhere where they come too near to others", () => {
    const [gnd, vcc] = [netId("gnd"), netId("vcc")];
    const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
    const track = (id: string, y: number, net: typeof gnd) =>
      aTrack({
        id: itemId(id),
        start: at(0, y),
        end: at(10, y),
        width: fromMm(0.2),
        net,
      });
    const via: Via = aVia({
      id: itemId("via"),
      position: at(5, 0),
      diameter: fromMm(0.6),
      drill: fromMm(0.3),
      net: gnd,
    });
    const pad: Pad = aPad({
      id: itemId("pad"),
      shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(1) } },
      position: at(0, 0),
      net: gnd,
    });
    const part: Footprint = {
      ...{
        id: itemId("part"),
        reference: "R1",
        value: "",
        library: "",
        position: at(5, 0),
        rotation: 0,
        side: "front",
      },
      ...{
        locked: false,
        attributes: PLAIN_ATTRIBUTES,
        graphics: [],
        texts: [],
        zones: [],
        models: [],
        properties: {},
      },
      pads: [pad],
    };
    const board: Board = {
      ...emptyBoard(),
      nets: [gnd, vcc].map((id) => ({ id, name: id })),
      footprints: [part],
      vias: [via],
      tracks: [track("one", 3, gnd), track("two", 4, gnd), track("other", 6, vcc)],
    };
    const drop = (ids: readonly string[], from: Point, to: Point) => {
      const editor = new Editor(board, { settings: { ...SETTINGS, grid: fromMm(0.1) }, nameItem });
      editor.select(ids.map(itemId));
      editor.grab(from);
      editor.send({ kind: "move", at: to, isFree: true });
      editor.send({ kind: "press", at: to });
      return editor.state;
    };
    expect(drop(["via"], at(5, 0), at(5, 2)).board.vias[0]?.position).toEqual(at(5, 2));
    expect(drop(["via"], at(5, 0), at(5, 6))).toMatchObject({ refusal: "collides", board });
    expect(drop(["one", "two"], at(5, 3), at(5, 2)).board.tracks.map(({ start }) => start.y)).toEqual(
      [2, 3, 6].map((y) => fromMm(y)),
    );
    expect(drop(["one", "two"], at(5, 3), at(5, 5))).toMatchObject({ refusal: "collides", board });
  });

  it("goes on with what others change under it, and takes back only what they left alone", () => {
    fc.assert(
      fc.property(
        arbitraryBoard,
        anything,
        fc.array(fc.nat(), { maxLength: 3 }),
        anything,
        (board, acts, picks, more) => {
          const editor = new Editor(board, { settings: SETTINGS, nameItem });
          for (const { run } of acts) run(editor);
          const items = [...itemsById(editor.state.board).keys()];
          const touched = [...new Set(picks.flatMap((pick) => items[pick % items.length] ?? []))];
          const { edit } = moveItems(editor.state.board, touched, { kind: "shift", by: { x: 7, y: 0 } });
          const theirs = edit ? applyEdit(editor.state.board, edit) : editor.state.board;
          editor.adopt(theirs);
          for (const { run } of more) run(editor);
          while (editor.undo());
          while (editor.redo());
          while (editor.undo());
          expect(parseBoard(canonicalJson(editor.state.board)).status).toBe("valid");
          // What they moved stays where they put it: no step about it was left to be taken back.
          const moved = edit?.lists.flatMap(({ updated }) => updated.map(({ after }) => after)) ?? [];
          const now = itemsById(editor.state.board);
          for (const record of moved) expect(now.get(record.id as ItemId)?.record).toEqual(record);
        },
      ),
      { numRuns: 15 },
    );
  });

  it("that is read-only selects and measures, and changes nothing", () => {
    fc.assert(
      fc.property(arbitraryBoard, anything, (board, acts) => {
        const editor = new Editor(board, { settings: { ...SETTINGS, isReadOnly: true }, nameItem });
        for (const { run } of acts) run(editor);
        expect(editor.state.board).toBe(board);
        expect(editor.state.history.done).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it("holds a valid document whatever is done to it, with nothing selected that is gone", () => {
    fc.assert(
      fc.property(arbitraryBoard, anything, (board, acts) => {
        const editor = new Editor(board, { settings: SETTINGS, nameItem });
        for (const { run } of acts) run(editor);
        const { state } = editor;
        expect(parseBoard(canonicalJson(state.board)).status).toBe("valid");
        const items = itemsById(state.board);
        for (const id of state.selection) expect(items.has(id)).toBe(true);
        expect(items.size).toBe(
          [state.board.footprints, state.board.tracks, state.board.vias, state.board.zones].flat().length +
            [state.board.graphics, state.board.texts, state.board.dimensions].flat().length,
        );
      }),
      { numRuns: 60 },
    );
  });

  it("takes everything back, and tells of every edit as it comes onto the board", () => {
    fc.assert(
      fc.property(arbitraryBoard, anything, (board, acts) => {
        const edits: unknown[] = [];
        const editor = new Editor(board, { settings: SETTINGS, nameItem, onEdits: (more) => edits.push(...more) });
        for (const { run } of acts) run(editor);
        const isChanged = hashBoard(inOrder(editor.state.board)) !== hashBoard(inOrder(board));
        if (isChanged) expect(edits.length).toBeGreaterThan(0);
        while (editor.undo());
        expect(hashBoard(inOrder(editor.state.board))).toBe(hashBoard(inOrder(board)));
      }),
      { numRuns: 60 },
    );
  });

  it("moves nothing that is locked by hand", () => {
    fc.assert(
      fc.property(arbitraryBoard, fc.array(drag, { maxLength: 12 }), (board, drags) => {
        const editor = new Editor(board, { settings: SETTINGS, nameItem });
        for (const { run } of drags) run(editor);
        const now = itemsById(editor.state.board);
        for (const item of itemsById(board).values())
          if (isLocked(board, item)) expect(now.get(item.record.id)?.record).toEqual(item.record);
      }),
      { numRuns: 60 },
    );
  });

  it("draws tracks that break no rule", () => {
    fc.assert(
      fc.property(arbitraryBoard, fc.array(event, { maxLength: 12 }), (any, events) => {
        const board = { ...any, zones: [] };
        const editor = new Editor(board, { settings: SETTINGS, nameItem });
        editor.take(new RouteTool());
        const [pad] = board.footprints.flatMap(({ position, pads }) => (pads.length > 0 ? [position] : []));
        if (pad) editor.send({ kind: "press", at: pad });
        for (const one of events) editor.send(one);
        const old = new Set<string>([...board.tracks, ...board.vias].map(({ id }) => id));
        const bad = checkBoard(editor.state.board).findings.filter(
          ({ rule, items }) =>
            !["track_dangling", "via_dangling", "unconnected_items"].includes(rule) &&
            items.some((id) => id.startsWith("new-") && !old.has(id)),
        );
        // What a hand has moved onto a track afterwards is no doing of the track's.
        if (editor.state.history.done.every(({ name }) => name === "route")) expect(bad).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

type Sorted = { readonly id: string };
function inOrder<Board extends object>(board: Board): Board {
  const sorted = Object.entries(board).map(([key, value]) => {
    const isList = Array.isArray(value) && value.every((one) => typeof one === "object" && one !== null && "id" in one);
    const records = value as unknown as readonly Sorted[];
    return [key, isList && key !== "layers" ? records.toSorted((a, b) => (a.id < b.id ? -1 : 1)) : value];
  });
  return Object.fromEntries(sorted) as Board;
}
