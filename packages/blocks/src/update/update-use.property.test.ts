import {
  applyEdit,
  type Board,
  canonicalJson,
  type Footprint,
  type Group,
  type Item,
  type ItemId,
  invertEdit,
  itemId,
  itemsById,
  netId,
  renamePart,
} from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Pose, posedItems } from "../pose/pose.ts";
import { boardWith, putBlock } from "../put/put-block.ts";
import type { BlockDocument } from "../records/block-document.ts";
import { takeBlock } from "../take/take-block.ts";
import { arbitraryNextVersion } from "../testing/arbitrary-next-version.ts";
import { arbitraryWiredBoard } from "../testing/arbitrary-wired-board.ts";
import { poseOfUse, poseOfVersion } from "./pose-of-use.ts";
import type { UpdateRemark } from "./update-remark.ts";
import { updateUse } from "./update-use.ts";

const quarterPose: fc.Arbitrary<Pose> = fc.record({
  position: fc.record({ x: fc.integer({ min: -1e8, max: 1e8 }), y: fc.integer({ min: -1e8, max: 1e8 }) }),
  rotation: fc.constantFrom(0, 90, 180, 270),
  side: fc.constantFrom("front", "back"),
});

interface Scene {
  readonly board: Board;
  readonly from: BlockDocument;
  readonly to: BlockDocument;
  readonly pose: Pose;
  readonly joins: Readonly<Record<string, string>>;
  readonly put: Board;
  readonly group: Group;
}

/** A block of parts of a board, put onto that board as another use, and a later version of it. */
const scene = (mode: "rigid" | "soft"): fc.Arbitrary<Scene> =>
  fc
    .tuple(arbitraryWiredBoard, fc.integer({ min: 1, max: 6 }), quarterPose, fc.boolean())
    .chain(([board, count, pose, isJoined]) => {
      const ids = [...board.footprints.slice(0, count), ...board.graphics, ...board.texts].map(({ id }) => id);
      const taken = takeBlock(board, { ids, title: "Taken" });
      const from = taken.status === "taken" ? taken.block : undefined;
      return fc.record({
        board: fc.constant(board),
        pose: fc.constant(pose),
        from: fc.constant(from),
        joins: fc.constant(isJoined && from ? Object.fromEntries(from.ports.map(({ key, net }) => [key, net])) : {}),
        to: from ? arbitraryNextVersion(from) : fc.constant(undefined),
      });
    })
    .filter((one): one is typeof one & { from: BlockDocument; to: BlockDocument } => one.from !== undefined)
    .map(({ board, from, to, pose, joins }) => {
      const put = boardWith(board, putBlock(board, from, { id: "use", name: "Filter", pose, joins, mode }));
      const group = put.groups.at(-1);
      if (!group) throw new Error("no group");
      return { board, from, to, pose, joins, put, group };
    });

function updated(board: Board, { from, to, group }: { from: BlockDocument; to: BlockDocument; group: Group }) {
  const outcome = updateUse(board, { from, to, group: group.id });
  if (outcome.status === "refused") throw new Error(outcome.objections.map(({ kind }) => kind).join(", "));
  return { ...outcome, board: applyEdit(board, outcome.edit) };
}

const groupOf = (board: Board, { id }: Group): Group => {
  const group = board.groups.find((one) => one.id === id);
  if (!group) throw new Error("the group is gone");
  return group;
};

/** A record with names of nets in place of ids, without what a use names by itself. */
function plain(board: Board, { record }: Item): string {
  const names = new Map<string, string>(board.nets.map(({ id, name }) => [id, name]));
  const text = JSON.stringify(record, (key, value) =>
    key === "net" ? names.get(value) : ["reference", "symbolPath", "locked"].includes(key) ? undefined : value,
  );
  return canonicalJson(JSON.parse(text)).replaceAll(/"text":"[RUQ]\d+"/g, '"text":"reference"');
}

describe("a use that the project left as it was", () => {
  it("becomes what putting the new version there gives", () => {
    fc.assert(
      fc.property(scene("rigid"), ({ board, from, to, pose, joins, put, group }) => {
        const { board: after } = updated(put, { from, to, group });
        const place = poseOfVersion(pose, from, to);
        const fresh = putBlock(board, to, { id: "use", name: "Filter", pose: place, joins });
        const expected = boardWith(board, fresh);
        if (fresh.status !== "put") throw new Error("refused");
        const [now, wanted] = [itemsById(after), itemsById(expected)];
        const members = [...fresh.ids.values()];
        expect([...groupOf(after, group).members].sort()).toEqual([...members].sort());
        // A port that became an inner net has a net of its own; its name may be that of the port.
        const isPlain = to.ports.length === from.ports.length;
        for (const id of members) {
          const [item, twin] = [now.get(id)!, wanted.get(id)!];
          if (isPlain && Object.keys(joins).length > 0) expect(plain(after, item)).toBe(plain(expected, twin));
          expect([item.list, placeOf(item)]).toEqual([twin.list, placeOf(twin)]);
        }
        const { block } = groupOf(after, group);
        expect({ ...block, ports: block?.ports.map(({ key, name }) => ({ key, name })) }).toEqual({
          ...groupOf(expected, group).block,
          ports: groupOf(expected, group).block?.ports.map(({ key, name }) => ({ key, name })),
        });
      }),
      { numRuns: 300 },
    );
  });

  it("does not change by taking the version that it has", () => {
    fc.assert(
      fc.property(scene("rigid"), ({ from, put, group }) => {
        expect(updateUse(put, { from, to: from, group: group.id })).toEqual({
          status: "updated",
          edit: { lists: [], settings: [] },
          remarks: [],
        });
      }),
      { numRuns: 100 },
    );
  });
});

function placeOf({ record }: Item) {
  const { position, start, end, outline } = record as {
    position?: unknown;
    start?: unknown;
    end?: unknown;
    outline?: unknown;
  };
  return { position, start, end, outline };
}

interface Taken {
  readonly was: Board;
  readonly remarks: readonly UpdateRemark[];
  readonly pick: number;
  readonly group: Group;
  readonly from: BlockDocument;
}

/** An edit of a project above its block, and whether it is still there or named. */
interface Edit {
  readonly change: (board: Board, group: Group, pick: number) => Board;
  readonly isKept: (after: Board, of: Taken) => boolean;
}

const memberPart = (board: Board, { members }: Group, pick: number): Footprint | undefined => {
  const own = new Set(members);
  const parts = board.footprints.filter(({ id }) => own.has(id));
  return parts[pick % Math.max(1, parts.length)];
};
const withPart = (board: Board, part: Footprint | undefined, change: (part: Footprint) => Footprint): Board => ({
  ...board,
  footprints: board.footprints.map((one) => (one.id === part?.id ? change(one) : one)),
});

/** Of the part that was edited: the same one later, by its reference, which never changes. */
const laterPart = (after: Board, was: Board, group: Group, pick: number) => {
  const part = memberPart(was, group, pick);
  return part && after.footprints.filter(({ reference }) => reference === part.reference);
};
const onPart = (
  change: (part: Footprint) => Footprint,
  isThere: (part: Footprint, was: Footprint) => boolean,
): Edit => ({
  change: (board, group, pick) => withPart(board, memberPart(board, group, pick), change),
  isKept: (after, { was, remarks, pick, group }) => {
    const part = memberPart(was, group, pick);
    if (!part) return true;
    const later = laterPart(after, was, group, pick) ?? [];
    if (later.some((one) => isThere(one, part))) return true;
    return remarks.some((remark) => remark.kind === "part-gone" && remark.part === part.reference);
  },
});

const INSIDE: Readonly<Record<string, Edit>> = {
  value: onPart(
    (part) => renamePart(part, "value", "9k9"),
    ({ value }) => value === "9k9",
  ),
  fields: onPart(
    (part) => ({ ...part, properties: { ...part.properties, MPN: "RC0603" } }),
    ({ properties }) => properties.MPN === "RC0603",
  ),
  fitting: onPart(
    (part) => ({ ...part, attributes: { ...part.attributes, doNotPopulate: true } }),
    ({ attributes }) => attributes.doNotPopulate,
  ),
  text: onPart(
    (part) => ({ ...part, texts: part.texts.map((text) => ({ ...text, position: { x: 77, y: 66 } })) }),
    ({ texts }) => texts.every(({ position }) => position.x === 77),
  ),
  symbol: onPart(
    (part) => ({ ...part, symbolPath: "/mine" }),
    ({ symbolPath }) => symbolPath === "/mine",
  ),
};

const moved = onPart(
  (part) => ({ ...part, position: { x: part.position.x + 3_141, y: part.position.y } }),
  (part, was) => part.position.x === was.position.x && part.position.y === was.position.y,
);

/** Where the block has it, from where most parts are: the use was moved, and not the part within it. */
function isAtHome({ was, pick, group, from }: Taken): boolean {
  const part = memberPart(was, group, pick);
  const at = from.board && poseOfUse(was, group, from.board);
  if (!from.board || !at || !part) return false;
  return posedItems(from.board, at, was).some(({ record }) => {
    const { position } = record as Partial<Footprint>;
    return position && Math.hypot(position.x - part.position.x, position.y - part.position.y) <= 3;
  });
}

/** What a soft block lets a project change besides. */
const INNER_COPPER: Readonly<Record<string, Edit>> = {
  place: {
    ...moved,
    isKept: (after, taken) => moved.isKept(after, taken) || isAtHome(taken),
  },
  track: {
    change: (board, { members }, pick) => {
      const own = board.tracks.filter(({ id }) => members.includes(id));
      const chosen = own[pick % Math.max(1, own.length)];
      return {
        ...board,
        tracks: board.tracks.map((track) => (track.id === chosen?.id ? { ...track, width: 555 } : track)),
      };
    },
    isKept: (after, { was }) =>
      was.tracks
        .filter(({ width }) => width === 555)
        .every(({ id }) => after.tracks.some((one) => one.id === id && one.width === 555)),
  },
  added: {
    change: (board, group, pick) => {
      const track = aTrack({ id: itemId(`mine ${pick}`), start: { x: pick, y: 0 }, end: { x: 9, y: 9 } });
      if (board.tracks.some(({ id }) => id === track.id)) return board;
      const groups = board.groups.map((one) =>
        one.id === group.id ? { ...one, members: [...one.members, track.id] } : one,
      );
      return { ...board, tracks: [...board.tracks, track], groups };
    },
    isKept: (after, { was, group }) =>
      was.tracks
        .filter(({ id }) => id.startsWith("mine"))
        .every(({ id }) => after.tracks.some((one) => one.id === id) && groupOf(after, group).members.includes(id)),
  },
};

/** What lies beyond the block, by id; groups that hold parts of it apart. */
function beyond(board: Board, group: Group): string {
  const own = new Set<ItemId>(group.members);
  return canonicalJson([...itemsById(board)].filter(([id]) => !own.has(id)).map(([, item]) => item));
}

const edits = (of: Readonly<Record<string, Edit>>) =>
  fc.array(fc.tuple(fc.constantFrom(...Object.keys(of)), fc.nat(12)), { minLength: 1, maxLength: 8 });

for (const mode of ["rigid", "soft"] as const)
  describe(`a ${mode} use with edits of the project above its block`, () => {
    const possible: Readonly<Record<string, Edit>> = mode === "soft" ? { ...INSIDE, ...INNER_COPPER } : INSIDE;

    it("keeps each of them or names what is lost, and changes nothing beyond the block", () => {
      fc.assert(
        fc.property(scene(mode), edits(possible), ({ from, to, put, group }, made) => {
          let was = put;
          for (const [name, pick] of made) was = possible[name]?.change(was, groupOf(was, group), pick) ?? was;
          const { board: after, remarks } = updated(was, { from, to, group });
          const now = groupOf(was, group);
          const lost = made.filter(
            ([name, pick]) => !possible[name]?.isKept(after, { was, remarks, pick, group: now, from }),
          );
          expect(lost).toEqual([]);
          expect(beyond(after, groupOf(after, group))).toBe(beyond(was, now));
        }),
        { numRuns: 1_000 },
      );
    });

    it("is what it was after undoing", () => {
      fc.assert(
        fc.property(scene(mode), edits(possible), ({ from, to, put, group }, made) => {
          let was = put;
          for (const [name, pick] of made) was = possible[name]?.change(was, groupOf(was, group), pick) ?? was;
          const { board: after, edit } = updated(was, { from, to, group });
          const back = applyEdit(after, invertEdit(edit));
          const byId = (board: Board) =>
            [...itemsById(board).values()].map(({ record }) => canonicalJson(record)).sort();
          expect(byId(back)).toEqual(byId(was));
          expect(canonicalJson([back.groups, [...back.nets].sort(byName)])).toBe(
            canonicalJson([was.groups, [...was.nets].sort(byName)]),
          );
        }),
        { numRuns: 200 },
      );
    });
  });

const byName = (a: Board["nets"][number], b: Board["nets"][number]) => (a.id < b.id ? -1 : 1);

it("a port joined to another net of the board stays there, with its copper, where the new version keeps the port", () => {
  fc.assert(
    fc.property(scene("rigid"), fc.nat(5), ({ from, to, put, group }, pick) => {
      const [port] = group.block?.ports.slice(pick % Math.max(1, group.block.ports.length)) ?? [];
      fc.pre(port !== undefined && to.ports.some(({ key }) => key === port.key));
      const net = { id: netId("joined by hand"), name: "/HAND" };
      const pads = new Set(port?.pads);
      const old = put.footprints.flatMap((part) => part.pads.filter(({ id }) => pads.has(id)))[0]?.net;
      const members = new Set(group.members);
      const on = <Record extends { id: ItemId; net?: typeof net.id }>(record: Record): Record =>
        members.has(record.id) && record.net === old ? { ...record, net: net.id } : record;
      const joined: Board = {
        ...put,
        nets: [...put.nets, net],
        tracks: put.tracks.map(on),
        vias: put.vias.map(on),
        zones: put.zones.map(on),
        footprints: put.footprints.map((part) =>
          members.has(part.id)
            ? { ...part, pads: part.pads.map((pad) => (pad.net === old ? { ...pad, net: net.id } : pad)) }
            : part,
        ),
      };
      const { board: after } = updated(joined, { from, to, group });
      const now = groupOf(after, group).block?.ports.find(({ key }) => key === port?.key);
      const ends = after.footprints.flatMap((part) => part.pads.filter(({ id }) => now?.pads.includes(id)));
      for (const pad of ends) expect(pad.net).toBe(net.id);
    }),
    { numRuns: 300 },
  );
});
