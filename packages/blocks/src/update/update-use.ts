import {
  type Board,
  type BoardEdit,
  editBetween,
  type Footprint,
  freeReference,
  type Group,
  ITEM_LISTS,
  type Item,
  type ItemId,
  itemId,
  itemsById,
  type NetId,
} from "@tracewright/board";
import { hashBlock } from "../documents/parse-block.ts";
import { type Pose, posedItems } from "../pose/pose.ts";
import { findLayoutObjections } from "../put/find-objections.ts";
import { groupBlock } from "../put/group-of-use.ts";
import { idInUse } from "../put/id-in-use.ts";
import { inUse } from "../put/item-in-use.ts";
import type { BlockDocument, BlockLayout } from "../records/block-document.ts";
import { lostEnds } from "./lost-ends.ts";
import { type Drawn, isEdited, mergeItem } from "./merge-item.ts";
import { editsOfPart, mergePart } from "./merge-part.ts";
import { type NetsOfUpdate, netsOfUpdate } from "./nets-of-update.ts";
import { poseOfUse, poseOfVersion } from "./pose-of-use.ts";
import type { UpdateObjection, UpdateRemark } from "./update-remark.ts";

export interface UseUpdate {
  /** The version that the use has. */
  readonly from: BlockDocument;
  /** The version that it takes. */
  readonly to: BlockDocument;
  /** The group that is the use. */
  readonly group: ItemId;
}

export type UpdateOutcome =
  | { readonly status: "updated"; readonly edit: BoardEdit; readonly remarks: readonly UpdateRemark[] }
  | { readonly status: "refused"; readonly objections: readonly UpdateObjection[] };

/**
 * A use takes another version of its block, where it is. A merge of three: what the block put on the board, what the board has of
 * it now, and what the new version puts. What the project changed stays; where the new version changed the same, that is named.
 * Nothing beyond the group changes: tracks that joined ports stay, and those that end on nothing of the block now are named.
 */
export function updateUse(board: Board, { from, to, group: id }: UseUpdate): UpdateOutcome {
  const group = board.groups.find((one) => one.id === id);
  if (!group?.block || group.block.document !== hashBlock(from)) return refused({ kind: "other-version" });
  const [old, layout] = [layoutOf(from), layoutOf(to)];
  if (!old || !layout) return refused({ kind: "no-layout" });
  const items = lockedOf(board, group);
  if (items.length > 0) return refused({ kind: "locked", items });
  const objections = findLayoutObjections(board, layout.layout);
  if (objections.length > 0) return { status: "refused", objections };
  const pose = poseOfUse(board, group, old.board);
  if (!pose) return refused({ kind: "no-part-left" });
  const nets = netsOfUpdate(board, { from, to, use: group.block.use, name: group.name });
  const poses = { before: pose, after: poseOfVersion(pose, from, to) };
  const update = new Update(board, { group, use: group.block.use, nets, poses, from: old, to: layout });
  const merged = update.merge();
  const members = [...merged.members.values()].map(({ record }) => record.id);
  const kept = group.members.filter((member) => !merged.replaced.has(member));
  const own = groupBlock(to, layout.board, { id: group.block.use, mode: group.block.mode });
  const margin = group.block.margin === old.layout.margin ? layout.layout.margin : group.block.margin;
  const block = own.block && { ...own.block, margin };
  const next: Group = { ...group, members: [...new Set([...members, ...kept])], ...(block && { block }) };
  const after = withUpdate(board, { merged, group: next, nets: [...nets.before.values()], added: nets.added });
  const [inside, insideAfter] = [new Set(group.members), new Set(next.members)];
  return {
    status: "updated",
    edit: editBetween(board, after),
    remarks: [
      ...merged.remarks,
      ...portRemarks(board, { from, to, nets: nets.before }),
      ...lostEnds(board, after, { inside, insideAfter }),
    ],
  };
}

interface Layout {
  readonly board: Board;
  readonly layout: BlockLayout;
}

function layoutOf({ board, layout }: BlockDocument): Layout | undefined {
  return board && layout && { board, layout };
}

function refused(objection: UpdateObjection): UpdateOutcome {
  return { status: "refused", objections: [objection] };
}

function lockedOf(board: Board, { locked, members }: Group): string[] {
  const present = itemsById(board);
  const names = new Map(board.nets.map(({ id, name }) => [id, name]));
  const items = members.flatMap((id) => present.get(id) ?? []).filter(({ record }) => locked || record.locked);
  return [
    ...new Set(
      items.map(({ list, record }) =>
        list === "footprints" ? record.reference : ("net" in record && record.net && names.get(record.net)) || list,
      ),
    ),
  ];
}

interface Merge {
  /** Items of the use after the update, by their id in the new version; what the project keeps has its own. */
  readonly members: ReadonlyMap<string, Item>;
  /** By the id on the board: what stands in its place; undefined: it is gone. */
  readonly replaced: ReadonlyMap<ItemId, Item | undefined>;
  readonly added: readonly Item[];
  readonly remarks: readonly UpdateRemark[];
}

interface Twin {
  readonly base: Item;
  /** Undefined: the project removed it. */
  readonly ours: Item | undefined;
}

class Update {
  readonly #board: Board;
  readonly #use: string;
  readonly #nets: NetsOfUpdate;
  readonly #from: Layout;
  readonly #to: Layout;
  readonly #poses: { readonly before: Pose; readonly after: Pose };
  readonly #members = new Map<string, Item>();
  readonly #replaced = new Map<ItemId, Item | undefined>();
  readonly #added: Item[] = [];
  readonly #remarks: UpdateRemark[] = [];
  readonly #twins: ReadonlyMap<string, Twin>;
  #keptCopper = 0;

  constructor(
    board: Board,
    {
      group,
      use,
      nets,
      poses,
      from,
      to,
    }: {
      readonly group: Group;
      readonly use: string;
      readonly nets: NetsOfUpdate;
      readonly poses: { readonly before: Pose; readonly after: Pose };
      readonly from: Layout;
      readonly to: Layout;
    },
  ) {
    this.#board = board;
    this.#use = use;
    this.#nets = nets;
    this.#from = from;
    this.#to = to;
    this.#poses = poses;
    const members = new Set(group.members);
    const present = itemsById(board);
    this.#twins = new Map(
      posedItems(from.board, poses.before, board).map((posed) => {
        const id = itemId(idInUse(use, posed.record.id));
        const now = members.has(id) ? present.get(id) : undefined;
        const ours = now?.list === posed.list ? now : undefined;
        const reference = ours?.list === "footprints" ? ours.record.reference : undefined;
        return [posed.record.id, { base: this.#named(posed, nets.before, reference), ours }];
      }),
    );
  }

  merge(): Merge {
    const layout = this.#to.board;
    const partners = partnersOf(this.#from.board.footprints, layout.footprints);
    const references = new Set(this.#board.footprints.map(({ reference }) => reference));
    const done = new Set<string>();
    for (const posed of posedItems(layout, this.#poses.after, this.#board)) {
      const local = partners.get(posed.record.id) ?? posed.record.id;
      const twin = this.#twins.get(local);
      const fits = twin?.base.list === posed.list ? twin : undefined;
      if (fits) done.add(local);
      this.#take(posed, fits, references);
    }
    for (const [local, twin] of this.#twins) if (!done.has(local)) this.#leave(twin);
    return {
      members: this.#members,
      replaced: this.#replaced,
      added: this.#added,
      remarks: [
        ...this.#remarks,
        ...(this.#keptCopper > 0 ? [{ kind: "copper-kept", count: this.#keptCopper } as const] : []),
      ],
    };
  }

  #named(posed: Item, nets: ReadonlyMap<NetId, NetId | undefined>, reference: string | undefined): Item {
    const { record, list } = posed;
    return inUse(posed, {
      use: this.#use,
      id: itemId(idInUse(this.#use, record.id)),
      netFor: (net) => nets.get(net),
      references: new Map(list === "footprints" && reference !== undefined ? [[record.reference, reference]] : []),
    });
  }

  /** An item of the new version comes onto the board, with what the project changed of its twin. */
  #take(posed: Item, twin: Twin | undefined, references: Set<string>): void {
    const ours = twin?.ours;
    const reference = posed.list === "footprints" ? referenceOf(posed.record, ours, references) : undefined;
    const theirs = this.#named(posed, this.#nets.after, reference);
    const { id } = theirs.record;
    if (!twin) {
      this.#members.set(id, theirs);
      this.#added.push(theirs);
      return;
    }
    if (!ours) {
      this.#staysRemoved(twin.base, theirs);
      return;
    }
    const merged = this.#merge({ base: twin.base, ours, theirs });
    this.#members.set(id, merged);
    this.#replaced.set(ours.record.id, merged);
  }

  #merge({ base, ours, theirs }: { base: Item; ours: Item; theirs: Item }): Item {
    if (base.list === "footprints" && ours.list === "footprints" && theirs.list === "footprints") {
      const versions = { base: base.record, ours: ours.record, theirs: theirs.record };
      const { part, conflicts } = mergePart(this.#board, versions);
      for (const edit of conflicts) this.#remarks.push({ kind: "part-kept", part: part.reference, edit });
      return { list: "footprints", record: part };
    }
    const versions = { base: base as Drawn, ours: ours as Drawn, theirs: theirs as Drawn };
    const { item, isConflict } = mergeItem(versions);
    if (isConflict) this.#keptCopper += 1;
    return item;
  }

  /** What the project removed from the block is not put again; where the new version changed it, that is named. */
  #staysRemoved(base: Item, theirs: Item): void {
    if (base.list === "footprints" && theirs.list === "footprints") {
      const { reference } = theirs.record;
      if (editsOfPart(this.#board, base.record, theirs.record).length > 0)
        this.#remarks.push({ kind: "part-stays-removed", part: reference });
    } else if (isEdited(base as Drawn, theirs as Drawn)) this.#keptCopper += 1;
  }

  /** An item that the new version has no longer goes; copper and drawings that the project changed stay. */
  #leave({ base, ours }: Twin): void {
    if (!ours) return;
    if (base.list === "footprints" && ours.list === "footprints") {
      const edits = editsOfPart(this.#board, base.record, ours.record);
      if (edits.length > 0) this.#remarks.push({ kind: "part-gone", part: ours.record.reference, edits });
    } else if (isEdited(base as Drawn, ours as Drawn)) {
      this.#keptCopper += 1;
      return;
    }
    this.#replaced.set(ours.record.id, undefined);
  }
}

/** The reference that the part has, else a free one. */
function referenceOf(part: Footprint, ours: Item | undefined, taken: Set<string>): string {
  if (ours?.list === "footprints") return ours.record.reference;
  const free = freeReference(part.reference, taken);
  taken.add(free);
  return free;
}

/** Parts of the new version whose ids the old one does not have are those of equal reference. */
function partnersOf(before: readonly Footprint[], after: readonly Footprint[]): ReadonlyMap<string, string> {
  const [old, now] = [before, after].map((parts) => new Set<string>(parts.map(({ id }) => id)));
  const left = Map.groupBy(
    before.filter(({ id }) => !now?.has(id)),
    ({ reference }) => reference,
  );
  return new Map(
    after.flatMap(({ id, reference }): [string, string][] => {
      const [partner, ...others] = old?.has(id) ? [] : (left.get(reference) ?? []);
      return partner && others.length === 0 ? [[id, partner.id]] : [];
    }),
  );
}

function withUpdate(
  board: Board,
  {
    merged,
    group,
    nets,
    added,
  }: {
    readonly merged: Merge;
    readonly group: Group;
    readonly nets: readonly (NetId | undefined)[];
    readonly added: Board["nets"];
  },
): Board {
  const lists = Object.fromEntries(
    ITEM_LISTS.map((list) => [
      list,
      [
        ...board[list].flatMap((record) => {
          if (!merged.replaced.has(record.id)) return [record];
          const now = merged.replaced.get(record.id);
          return now ? [now.record] : [];
        }),
        ...merged.added.flatMap((item) => (item.list === list ? [item.record] : [])),
      ],
    ]),
  );
  const groups = board.groups.map((one) => (one.id === group.id ? group : withoutReplaced(one, merged)));
  const all: Board = { ...board, ...lists, groups, nets: [...board.nets, ...added] };
  const wasOwn = new Set(nets);
  const used = usedNets(all);
  return { ...all, nets: all.nets.filter(({ id }) => !wasOwn.has(id) || used.has(id)) };
}

/** Another group that holds parts of the use. */
function withoutReplaced(group: Group, { replaced }: Merge): Group {
  if (!group.members.some((id) => replaced.has(id))) return group;
  const members = group.members.flatMap((id) => (replaced.has(id) ? (replaced.get(id)?.record.id ?? []) : [id]));
  return { ...group, members };
}

function usedNets(board: Board): ReadonlySet<NetId | undefined> {
  return new Set([
    ...board.footprints.flatMap(({ pads }) => pads.map(({ net }) => net)),
    ...[...board.tracks, ...board.vias, ...board.zones, ...board.graphics].map(({ net }) => net),
  ]);
}

function portRemarks(
  board: Board,
  { from, to, nets }: { from: BlockDocument; to: BlockDocument; nets: ReadonlyMap<NetId, NetId | undefined> },
): UpdateRemark[] {
  const [before, after] = [new Set(from.ports.map(({ key }) => key)), new Set(to.ports.map(({ key }) => key))];
  const names = new Map(board.nets.map(({ id, name }) => [id, name]));
  const locals = new Map((from.board?.nets ?? []).map(({ id, name }) => [name, id]));
  const joined = (net: string) => {
    const local = locals.get(net);
    const now = local && nets.get(local);
    return (now && names.get(now)) ?? "";
  };
  return [
    ...from.ports
      .filter(({ key }) => !after.has(key))
      .map(({ name, net }) => ({ kind: "port-gone", port: name, net: joined(net) }) as const),
    ...to.ports.filter(({ key }) => !before.has(key)).map(({ name }) => ({ kind: "port-new", port: name }) as const),
  ];
}
