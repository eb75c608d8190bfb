import {
  applyEdit,
  type Board,
  canonicalJson,
  type Footprint,
  findBrokenBlock,
  freeParts,
  type Group,
  heldCopper,
  type ItemId,
  itemId,
  moveFootprint,
  netId,
  padBox,
  padPosition,
} from "@tracewright/board";
import { aTrack, aVia } from "@tracewright/board/testing";
import { type Box, fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { findMouth } from "../footprint/mouth.ts";
import { standInPose } from "../problem/pose.ts";
import { resumePlacement, startPlacement } from "../run/placement-run.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { mapIntents } from "./map-intents.ts";
import { findBodies } from "./with-bodies.ts";

/** `n` blocks of three parts, one of them on the back, with two tracks and a via, and four parts of their own. */
function boardWithBlocks(n: number): Board {
  const blocks = Array.from({ length: n }, (_, index) => {
    const at = (x: number, y: number) => mm(100 + index * 12 + x, y);
    const name = (reference: string) => `${reference}${index + 1}`;
    const parts: Footprint[] = [
      testPart({ reference: name("U"), width: 3, height: 3, nets: ["GND", `M${index}`, "VCC"], at: at(0, 0) }),
      {
        ...testPart({ reference: name("R"), width: 2, height: 1, nets: [`M${index}`, `OUT${index}`], at: at(0, 4) }),
        rotation: 90,
      },
      testPart({ reference: name("C"), width: 2, height: 1, nets: ["VCC", "GND"], at: at(1, 1), side: "back" }),
    ];
    const tracks = [
      aTrack({ id: itemId(name("t")), start: at(0, 0), end: at(0, 3.2), net: netId(`M${index}`) }),
      aTrack({ id: itemId(name("b")), start: at(1, 1), end: at(3, 2), layer: "B.Cu", net: netId("VCC") }),
    ];
    const via = aVia({ id: itemId(name("via")), position: at(4, 2), net: netId("VCC") });
    const group: Group = {
      id: itemId(name("group")),
      name: name("Block "),
      members: [...parts, ...tracks, via].map(({ id }) => id),
      block: {
        use: name("use"),
        document: "0".repeat(64),
        anchor: { part: parts[0]!.id, rotation: 0, side: "front" },
        mode: "rigid",
        margin: fromMm(0.25),
        ports: [],
      },
    };
    return { parts, tracks, via, group };
  });
  const others = Array.from({ length: 4 }, (_, index) =>
    testPart({
      reference: `J${index}`,
      width: 2,
      height: 2,
      nets: [`OUT${index}`, "GND"],
      at: mm(100 + 4 * index, 20),
    }),
  );
  const board = testBoard({ width: 40, height: 30 }, [...blocks.flatMap(({ parts }) => parts), ...others]);
  return {
    ...board,
    schemaVersion: 2,
    tracks: blocks.flatMap(({ tracks }) => tracks),
    vias: blocks.map(({ via }) => via),
    groups: blocks.map(({ group }) => group),
  };
}

describe("a rigid block as one part", () => {
  const board = boardWithBlocks(1);
  const bodies = findBodies(board, { intents: [] })!;
  const body = bodies.board.footprints.at(-1)!;

  it("stands for its parts and copper, with the nets that leave it alone", () => {
    expect(bodies.board.footprints.map(({ reference }) => reference)).toEqual(["J0", "J1", "J2", "J3", "Block 1"]);
    expect([bodies.board.tracks, bodies.board.vias]).toEqual([[], []]);
    const nets = new Set(body.pads.flatMap(({ net }) => net ?? []));
    expect([...nets].sort()).toEqual(["GND", "OUT0"]);
    const { problem } = placementProblemFromBoard(bodies.board, { mode: "all", intents: [] });
    // GND of the amplifier and the capacitor and OUT0: copper is no pin.
    const index = problem.partCount - 1;
    expect(problem.pinStart[index + 1]! - problem.pinStart[index]!).toBe(3);
    expect(body.pads).toHaveLength(3 + 2 + 2 + 2 + 1);
  });

  it("claims no less on a side than its holes take up there", () => {
    const via = body.pads.find(({ id }) => id === "via1")!;
    for (const layer of ["F.CrtYd", "B.CrtYd"]) {
      const room = roomOf(body, layer)!;
      const hole = padBox(body, via);
      expect(
        Math.min(hole.minX - room.minX, hole.minY - room.minY, room.maxX - hole.maxX, room.maxY - hole.maxY),
      ).toBeGreaterThanOrEqual(0);
    }
  });

  it("has its pads where those of its parts are, in every pose, and comes back with its bytes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), fc.nat(40_000_000), fc.nat(30_000_000), (pose, x, y) => {
        const placed = standInPose(board, body, { position: { x, y }, pose });
        const after = {
          ...bodies.board,
          footprints: bodies.board.footprints.map((part) => (part.id === body.id ? placed : part)),
        };
        const edit = bodies.expand(editTo(bodies.board, after));
        const moved = applyEdit(board, edit);
        const members = new Set<ItemId>(board.groups[0]!.members);
        expect(findBrokenBlock(board, moved, members)).toBeUndefined();
        const boxes = moved.footprints
          .filter(({ id }) => members.has(id))
          .flatMap((part) => part.pads.map((pad) => [pad.id, padBox(part, pad)] as const));
        for (const [id, box] of boxes) {
          const twin = placed.pads.find((pad) => pad.id === id)!;
          expect(farthest(padBox(placed, twin), box)).toBeLessThanOrEqual(1);
        }
        expect(placed.pads.find(({ id }) => id === "via1")).toMatchObject({ layers: ["*.Cu"] });
        const back = bodies.expand(editTo(bodies.board, bodies.board));
        expect(back.lists).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("is free though tracks of others end on its copper: they lead somewhere", () => {
    const pad = (reference: string) => {
      const part = board.footprints.find((one) => one.reference === reference)!;
      return padPosition(part, part.pads[0]!);
    };
    // From a part beside the block to a track of it that is on a net with both.
    const wired: Board = {
      ...board,
      tracks: [
        ...board.tracks.map((track) =>
          track.id === "b1" ? { ...track, net: netId("OUT0"), layer: "F.Cu" as const } : track,
        ),
        aTrack({ id: itemId("out"), start: pad("J0"), end: mm(103, 2), net: netId("OUT0") }),
      ],
    };
    const standing = findBodies(wired, { intents: [] })!.board;
    expect(heldCopper(standing)).toEqual({ items: new Set(), parts: new Set() });
    expect(freeParts(standing).map(({ reference }) => reference)).toContain("Block 1");
  });

  it("is held where something of it is locked, fixed or wanted at the edge", () => {
    const reason = { code: "x", facts: {} };
    const edge = { id: "e", kind: "edge", part: "R1", origin: "person", reason } as const;
    for (const held of [
      findBodies(board, { intents: [edge] }),
      findBodies(board, { intents: [], fixed: ["C*"] }),
      findBodies({ ...board, groups: board.groups.map((group) => ({ ...group, locked: true })) }, { intents: [] }),
    ]) {
      expect(held!.bodyOf.size).toBe(0);
      expect(held!.board.footprints.filter(({ locked }) => locked).map(({ reference }) => reference)).toEqual([
        "U1",
        "R1",
        "C1",
      ]);
    }
  });
});

describe("a rigid block with a connector for the edge", () => {
  const reason = { code: "connector", facts: {} };
  const wants = (part: string) => ({ id: `edge ${part}`, kind: "edge", part, origin: "circuit", reason }) as const;

  /** The first block with a socket beside it whose body reaches down to 9 mm, below all else of it. */
  function withSocket(board: Board, { rotation = 0, at = mm(100, 7) } = {}): Board {
    const plain = testPart({ reference: "J9", width: 6, height: 1, nets: ["M0", "VCC", "GND"], at });
    const socket: Footprint = moveFootprint(
      {
        ...plain,
        library: "test:USB_B_Horizontal",
        graphics: [
          ...plain.graphics,
          {
            id: itemId("socket body"),
            layer: "F.Fab",
            shape: { kind: "rect", start: mm(-3, -0.5), end: mm(3, 2) },
            stroke: { width: fromMm(0.1), style: "solid" },
            filled: false,
          },
        ],
      },
      { position: at, rotation },
    );
    const [group, ...groups] = board.groups;
    return {
      ...board,
      footprints: [...board.footprints, socket],
      groups: [{ ...group!, members: [...group!.members, socket.id] }, ...groups],
    };
  }

  it("opens to where the connector does, in every pose", () => {
    const board = withSocket(boardWithBlocks(1));
    const bodies = findBodies(board, { intents: [wants("J9")] })!;
    const body = bodies.board.footprints.find(({ reference }) => reference === "Block 1")!;
    for (let pose = 0; pose < 8; pose += 1) {
      const standing = standInPose(bodies.board, body, { position: mm(0, 0), pose });
      const after = applyEdit(board, bodies.expand(editTo(bodies.board, replaced(bodies.board, standing))));
      const socket = after.footprints.find(({ reference }) => reference === "J9")!;
      expect(findMouth(standing)).toEqual(findMouth(socket));
    }
  });

  it("is held where another of its connectors opens elsewhere, and where a part reaches beyond the mouth", () => {
    const turned = withSocket(boardWithBlocks(1), { rotation: 180 });
    expect(findBodies(turned, { intents: [wants("J9")] })!.bodyOf.size).toBe(0);
    const free = withSocket(boardWithBlocks(1));
    expect(findBodies(free, { intents: [wants("J9")] })!.bodyOf.size).toBe(4);
    expect(findBodies(free, { intents: [wants("J9"), wants("R1")] })!.bodyOf.size).toBe(0);
  });

  it("stands at the edge with its connector facing out, whole", () => {
    const board = withSocket(boardWithBlocks(3));
    const run = startPlacement(board, undefined, { mode: "all", effort: 0.1, intents: [wants("J9")] });
    while (run.step(20_000) === "running");
    const { candidates, status } = run.outcome();
    expect(status).toBe("complete");
    for (const { edit } of candidates) {
      const after = applyEdit(board, edit);
      expect(findBrokenBlock(board, after, new Set(board.groups.flatMap(({ members }) => members)))).toBeUndefined();
      const { side, line } = findMouth(after.footprints.find(({ reference }) => reference === "J9")!)!;
      const rim = [0, fromMm(40), 0, fromMm(30)][side]!;
      expect(Math.abs(line - rim)).toBeLessThan(fromMm(0.6));
    }
  });
});

function replaced(board: Board, part: Footprint): Board {
  return { ...board, footprints: board.footprints.map((one) => (one.id === part.id ? part : one)) };
}

it("what is wanted of parts in bodies is said of the bodies, and what is about one alone is not said", () => {
  const reason = { code: "x", facts: {} };
  const base = { origin: "circuit", reason } as const;
  const link = (from: string, to: string) => ({
    from: { reference: from, pad: "1" },
    to: { reference: to, pad: "2" },
    within: 1,
  });
  const bodyOf = new Map([
    ["U1", "Block 1"],
    ["C1", "Block 1"],
  ]);
  const mapped = mapIntents(
    [
      { ...base, id: "a", kind: "decoupling", part: "C1", links: [link("C1", "U1")] },
      { ...base, id: "b", kind: "near", part: "R9", links: [link("R9", "U1")] },
      { ...base, id: "c", kind: "group", name: "g", parts: ["U1", "C1"] },
      { ...base, id: "d", kind: "group", name: "g", parts: ["U1", "C1", "R9"] },
      { ...base, id: "e", kind: "channel", instances: [["U1"], ["U2"]] },
      { ...base, id: "f", kind: "height", parts: ["U1", "R9"], height: 3 },
      { ...base, id: "g", kind: "height", parts: ["C1"], height: 1 },
    ],
    bodyOf,
  );
  expect(mapped).toEqual([
    {
      ...{ ...base, id: "b", kind: "near", part: "R9" },
      links: [{ from: { reference: "R9", pad: "1" }, to: { reference: "Block 1", pad: "U1.2" }, within: 1 }],
    },
    { ...base, id: "d", kind: "group", name: "g", parts: ["Block 1", "R9"] },
    { ...base, id: "f", kind: "height", parts: ["R9"], height: 3 },
    { ...base, id: "height Block 1", kind: "height", parts: ["Block 1"], height: 3 },
  ]);
  const one = mapIntents([{ ...base, id: "g", kind: "height", parts: ["C1"], height: 1 }], bodyOf);
  expect(one).toEqual([]);
});

describe("a placement with rigid blocks", () => {
  const board = boardWithBlocks(3);
  const run = startPlacement(board, undefined, { mode: "all", effort: 0.1 });
  while (run.step(20_000) === "running");
  const { candidates, status } = run.outcome();

  it("moves each as one: nothing within it changes, and all find room", () => {
    expect(status).toBe("complete");
    expect(candidates).toHaveLength(3);
    for (const { edit } of candidates) {
      const after = applyEdit(board, edit);
      const touched = new Set(board.groups.flatMap(({ members }) => members));
      expect(findBrokenBlock(board, after, touched)).toBeUndefined();
      for (const id of touched) expect(lockOf(after, id)).toBe(false);
      for (const part of after.footprints) {
        expect(part.position.x).toBeGreaterThan(0);
        expect(part.position.x).toBeLessThan(fromMm(40));
      }
    }
  });

  it("keeps other parts off the room and the copper of each", () => {
    for (const { edit } of candidates) {
      const placed = findBodies(applyEdit(board, edit), { intents: [] })!.board.footprints;
      const front = placed.map((part) => roomOf(part, "F.CrtYd"));
      for (const [index, one] of front.entries())
        for (const other of front.slice(index + 1)) if (one && other) expect(overlap(one, other)).toBe(false);
    }
  });

  it("shows where the parts of each are, and goes on from a checkpoint to the same", () => {
    expect(
      run
        .preview()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(board.footprints.map(({ id }) => id).sort());
    const begun = startPlacement(board, undefined, { mode: "all", effort: 0.1 });
    for (let step = 0; step < 5; step += 1) begun.step(20_000);
    const resumed = resumePlacement(board, undefined, begun.checkpoint(), { mode: "all", effort: 0.1 });
    while (resumed.step(20_000) === "running");
    const edits = (of: typeof candidates) => canonicalJson(of.map(({ edit }) => edit));
    expect(edits(resumed.outcome().candidates)).toBe(edits(candidates));
  });
});

function editTo(before: Board, after: Board) {
  const updated = before.footprints.flatMap((part, index) =>
    part === after.footprints[index] ? [] : [{ before: part, after: after.footprints[index]! }],
  );
  return {
    lists: updated.length > 0 ? [{ list: "footprints" as const, added: [], removed: [], updated }] : [],
    settings: [],
  };
}

function farthest(one: Box, other: Box): number {
  const keys = ["minX", "minY", "maxX", "maxY"] as const;
  return Math.max(...keys.map((key) => Math.abs(one[key] - other[key])));
}

function lockOf(board: Board, id: ItemId): boolean {
  const all = [...board.footprints, ...board.tracks, ...board.vias];
  return all.find((record) => record.id === id)?.locked ?? false;
}

function roomOf(part: Footprint, layer: string): Box | undefined {
  const at = moveFootprint(part, { position: part.position });
  const points = at.graphics
    .filter((graphic) => graphic.layer === layer)
    .flatMap(({ shape }) => (shape.kind === "rect" || shape.kind === "line" ? [shape.start, shape.end] : []))
    .map((point) => {
      const turns = Math.round(part.rotation / 90);
      let { x, y } = point;
      for (let turn = 0; turn < ((turns % 4) + 4) % 4; turn += 1) [x, y] = [y, -x];
      return { x: part.position.x + x, y: part.position.y + y };
    });
  if (points.length === 0) return undefined;
  return {
    minX: Math.min(...points.map(({ x }) => x)),
    minY: Math.min(...points.map(({ y }) => y)),
    maxX: Math.max(...points.map(({ x }) => x)),
    maxY: Math.max(...points.map(({ y }) => y)),
  };
}

function overlap(a: Box, b: Box): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}
