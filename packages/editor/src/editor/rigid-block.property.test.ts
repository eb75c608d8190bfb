import {
  type Board,
  blockPose,
  canonicalJson,
  emptyBoard,
  findBrokenBlock,
  type Group,
  type ItemId,
  itemId,
  type Motion,
  moveItem,
  netId,
  parseBoard,
} from "@tracewright/board";
import { aFootprint, aPad, aTrack, aVia, aZone } from "@tracewright/board/testing";
import { fromMm, type Point } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeBlock } from "../commands/change-block.ts";
import { changeFootprint } from "../commands/change-footprint.ts";
import { deleteItems } from "../commands/delete-items.ts";
import { duplicateItems } from "../commands/duplicate-items.ts";
import { moveEach } from "../commands/move-items.ts";
import { setProperty } from "../properties/set-property.ts";
import { Editor } from "./editor.ts";

const mm = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
const part = (reference: string, at: Point, nets: readonly string[]) =>
  aFootprint({
    id: itemId(reference),
    reference,
    library: `test:${reference.charAt(0)}`,
    position: at,
    pads: nets.map((net, index) =>
      aPad({
        id: itemId(`${reference}.${index + 1}`),
        number: String(index + 1),
        shape: { kind: "rect", size: { width: fromMm(0.6), height: fromMm(0.8) } },
        position: mm(index * 1.6 - 0.8, 0),
        layers: ["F.Cu", "F.Mask"],
        net: netId(net),
      }),
    ),
  });

const group: Group = {
  id: itemId("block"),
  name: "Filter",
  members: ["U1", "R1", "inner", "via", "pour", "keepout", "mark"].map(itemId),
  block: {
    use: "use-1",
    document: "0".repeat(64),
    anchor: { part: itemId("U1"), rotation: 0, side: "front" },
    mode: "rigid",
    margin: 250_000,
    ports: [{ key: "IN", name: "IN", pads: [itemId("U1.1")] }],
  },
};

/** A block of two parts with a track and a via between them, and a part of its own beside it. */
function boardWith(mode: "rigid" | "soft" = "rigid"): Board {
  const board: Board = {
    ...emptyBoard(),
    schemaVersion: 2,
    nets: ["IN", "MID", "OUT"].map((name) => ({ id: netId(name), name })),
    footprints: [
      part("U1", mm(20, 20), ["IN", "MID"]),
      part("R1", mm(20, 24), ["MID", "OUT"]),
      part("J1", mm(5, 5), ["IN", "OUT"]),
    ],
    tracks: [
      aTrack({ id: itemId("inner"), start: mm(20.8, 20), end: mm(19.2, 24), net: netId("MID") }),
      aTrack({ id: itemId("outer"), start: mm(5, 10), end: mm(9, 10), net: netId("OUT") }),
    ],
    vias: [aVia({ id: itemId("via"), position: mm(22, 22), net: netId("MID") })],
    zones: [
      aZone({ id: itemId("pour"), outline: [square(18, 18, 4)], net: netId("MID"), layers: ["F.Cu"] }),
      aZone({
        id: itemId("keepout"),
        outline: [square(18, 26, 2)],
        layers: ["B.Cu"],
        keepout: { tracks: true, vias: true, pads: false, pours: true, footprints: false },
      }),
    ],
    graphics: [
      {
        ...{ id: itemId("mark"), layer: "F.SilkS", filled: false, stroke: { width: fromMm(0.1), style: "solid" } },
        shape: { kind: "line", start: mm(18, 18), end: mm(22, 18) },
      },
    ],
    groups: [group],
  };
  return mode === "rigid" ? board : { ...board, groups: [{ ...group, block: { ...group.block!, mode } }] };
}

function editorOn(board: Board, ids: readonly string[]) {
  let named = 0;
  const editor = new Editor(board, {
    settings: { grid: 0, reach: 0, layer: "F.Cu", isShown: () => true },
    nameItem: () => itemId(`new-${named++}`),
  });
  editor.select(ids.map(itemId));
  return editor;
}

const square = (x: number, y: number, size: number): Point[] => [
  mm(x, y),
  mm(x + size, y),
  mm(x + size, y + size),
  mm(x, y + size),
];

const whole = ["U1", "R1", "inner", "via", "pour", "keepout", "mark"];

describe("a rigid block", () => {
  const coordinate = fc.integer({ min: -30_000_000, max: 30_000_000 });
  const motion: fc.Arbitrary<Motion> = fc.oneof(
    fc.record({ kind: fc.constant("shift" as const), by: fc.record({ x: coordinate, y: coordinate }) }),
    fc.record({
      kind: fc.constant("turn" as const),
      about: fc.record({ x: coordinate, y: coordinate }),
      by: fc.constantFrom(90, 180, 270),
    }),
    fc.record({ kind: fc.constant("flip" as const), x: coordinate }),
  );
  const back = (one: Motion): Motion => {
    if (one.kind === "shift") return { kind: "shift", by: { x: -one.by.x, y: -one.by.y } };
    return one.kind === "turn" ? { ...one, by: 360 - one.by } : one;
  };
  const moved = (board: Board, by: Motion) => {
    const outcome = moveEach(board, [itemId("R1")], () => by);
    const editor = editorOn(board, whole);
    editor.run("move", () => outcome);
    return editor.state.board;
  };

  it("comes back to the same bytes from a thousand motions, and is whole all the way", () => {
    const start = boardWith();
    const motions = fc.sample(motion, { numRuns: 1_000, seed: 3 });
    let board = start;
    for (const one of motions) board = moved(board, one);
    expect(blockPose(board, board.groups[0]!)).not.toEqual(blockPose(start, group));
    for (const one of motions.toReversed()) board = moved(board, back(one));
    expect(canonicalJson(board)).toBe(canonicalJson(start));
  });

  it("says where it is in its own frame", () => {
    const board = moved(moved(boardWith(), { kind: "flip", x: 0 }), { kind: "turn", about: { x: 0, y: 0 }, by: 90 });
    const pose = blockPose(board, board.groups[0]!)!;
    expect(pose.side).toBe("back");
    const ideal = [
      ...(pose.side === "back" ? [{ kind: "flip", x: 0 } as const] : []),
      { kind: "turn", about: { x: 0, y: 0 }, by: pose.rotation } as const,
      { kind: "shift", by: pose.position } as const,
    ];
    const start = boardWith();
    const local = { kind: "shift", by: { x: -fromMm(20), y: -fromMm(20) } } as const;
    const via = moveItem(
      { list: "vias", record: start.vias[0]! },
      { kind: "sequence", motions: [local, ...ideal] },
      start,
    );
    expect(board.vias[0]).toEqual(via.record);
  });

  it("is selected and moved by any of its members", () => {
    const editor = editorOn(boardWith(), ["R1"]);
    editor.carry("move", () => ({ kind: "shift", by: mm(1, 0) }));
    expect(editor.state.board.footprints.map(({ position }) => position)).toEqual([mm(21, 20), mm(21, 24), mm(5, 5)]);
    expect(editor.state.board.vias[0]!.position).toEqual(mm(23, 22));
  });

  const refusals: readonly (readonly [string, (editor: Editor) => void, string])[] = [
    [
      "a width within it",
      (editor) => editor.run("properties", (now) => setProperty(now, [itemId("inner")], "width", fromMm(1))),
      "block-is-rigid",
    ],
    [
      "a net within it",
      (editor) => editor.run("properties", (now) => setProperty(now, [itemId("via")], "net", netId("OUT"))),
      "block-is-rigid",
    ],
    [
      "an outline within it",
      (editor) =>
        editor.run("reshape", (now) => ({
          edit: {
            lists: [
              {
                list: "zones",
                added: [],
                removed: [],
                updated: [{ before: now.zones[0]!, after: { ...now.zones[0]!, outline: [square(18, 18, 5)] } }],
              },
            ],
            settings: [],
          },
          locked: [],
        })),
      "block-is-rigid",
    ],
    [
      "another footprint within it",
      (editor) =>
        editor.run("footprint", (now) =>
          changeFootprint(now, [now.footprints[1]!], { ...now.footprints[2]!, library: "test:X" }),
        ),
      "block-is-rigid",
    ],
    [
      "a turn by another angle",
      (editor) => editor.carry("rotate", () => ({ kind: "turn", about: mm(20, 20), by: 30 })),
      "block-turns",
    ],
    [
      "one part alone",
      (editor) => editor.carryBlocks("align", () => [{ ids: [itemId("R1")], motion: { kind: "shift", by: mm(1, 0) } }]),
      "none",
    ],
  ];
  for (const [name, act, refusal] of refusals)
    it(`refuses ${name}, which a soft one takes`, () => {
      const editor = editorOn(boardWith(), whole);
      const { board } = editor.state;
      act(editor);
      if (refusal === "none") {
        // Groups are moved as a whole: nothing is left behind.
        expect(findBrokenBlock(board, editor.state.board, new Set(whole))).toBeUndefined();
      } else {
        expect(editor.state.refusal).toBe(refusal);
        expect(editor.state.board).toBe(board);
      }
      const soft = editorOn(boardWith("soft"), whole);
      act(soft);
      expect(soft.state.refusal).toBeUndefined();
      expect(soft.state.board).not.toBe(board);
    });

  it("lets its value, its texts, its ports and its name change", () => {
    const editor = editorOn(boardWith(), whole);
    editor.run("properties", (now) => setProperty(now, [itemId("R1")], "value", "22k"));
    expect(editor.state.board.footprints[1]!.value).toBe("22k");
    editor.run("properties", (now) => changeBlock(now, group.id, { name: "Low-pass", margin: fromMm(1) }));
    expect(editor.state.board.groups[0]).toMatchObject({
      name: "Low-pass",
      block: { margin: fromMm(1), mode: "rigid" },
    });
    const { board } = editor.state;
    const joined = {
      ...board,
      footprints: board.footprints.map((one) =>
        one.reference === "U1"
          ? { ...one, pads: one.pads.map((pad, index) => (index === 0 ? { ...pad, net: netId("OUT") } : pad)) }
          : one,
      ),
    };
    expect(findBrokenBlock(board, joined, new Set(["U1"]))).toBeUndefined();
    const shorted = {
      ...joined,
      footprints: joined.footprints.map((one) =>
        one.reference === "U1" ? { ...one, pads: one.pads.map((pad) => ({ ...pad, net: netId("OUT") })) } : one,
      ),
    };
    expect(findBrokenBlock(board, shorted, new Set(["U1"]))).toMatchObject({ reason: "changed" });
  });

  it("is opened, changed and taken back with its bytes", () => {
    const start = boardWith();
    const editor = editorOn(start, whole);
    editor.run("properties", (now) => changeBlock(now, group.id, { mode: "soft" }));
    editor.run("properties", (now) => setProperty(now, [itemId("inner")], "width", fromMm(1)));
    expect(editor.state.board.tracks[0]!.width).toBe(fromMm(1));
    while (editor.undo());
    expect(canonicalJson(editor.state.board)).toBe(canonicalJson(start));
  });

  it("is deleted as a whole, and its board is one of version 1 then", () => {
    const editor = editorOn(boardWith(), whole);
    editor.run("delete", deleteItems);
    expect(editor.state.board).toMatchObject({ groups: [], schemaVersion: 1 });
    expect(editor.state.board.footprints.map(({ reference }) => reference)).toEqual(["J1"]);
    editor.undo();
    expect(editor.state.board.schemaVersion).toBe(2);
    expect(parseBoard(canonicalJson(editor.state.board)).status).toBe("valid");
  });

  it("is copied as a plain group: a copy is no use of the block", () => {
    const editor = editorOn(boardWith(), whole);
    let named = 0;
    editor.run("duplicate", (now, ids: readonly ItemId[]) =>
      duplicateItems(now, ids, { by: mm(20, 0), nameItem: () => itemId(`copy-${named++}`) }),
    );
    expect(editor.state.board.groups.map(({ block }) => block?.use)).toEqual(["use-1", undefined]);
  });
});
