import {
  type Board,
  type DesignRules,
  type Diagnostic,
  type Footprint,
  findBrokenBlock,
  type Group,
  type ItemId,
  indexBoard,
  listed,
  type Net,
  type NetId,
  netClassOf,
  padPosition,
  rigidMembers,
  schemaVersionOf,
  worded,
} from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import { compareNaturally } from "@tracewright/text";
import { applyToPart, type PartLine } from "./apply-to-part.ts";
import { placeBeside } from "./place-beside.ts";
import { type CopperPlan, type PadFate, planCopper } from "./plan-copper.ts";
import type { SchematicChange } from "./schematic-change.ts";

export interface AppliedChanges {
  readonly board: Board;
  /** What somebody should look at now. */
  readonly remarks: readonly Diagnostic[];
}

type ChangeOf<Kind extends SchematicChange["kind"]> = Extract<SchematicChange, { readonly kind: Kind }>;

/**
 * The board with the accepted lines of a list that `compareWithSchematic` made of this very board. In which order they are
 * accepted makes no difference. A line that depends on one that is not accepted has no effect and is reported.
 * Nothing accepted: the same board.
 */
export function applySchematicChanges(
  board: Board,
  changes: readonly SchematicChange[],
  accepted: ReadonlySet<string>,
): AppliedChanges {
  const remarks: Diagnostic[] = [];
  const inOrder = [...changes].sort((a, b) => compareNaturally(a.id, b.id));
  const lines = inOrder.filter(({ id, dependsOn }) => {
    if (!accepted.has(id)) return false;
    const missing = dependsOn.filter((other) => !accepted.has(other));
    if (missing.length > 0)
      remarks.push(remark("update-needs-others", { line: id, others: listed(missing, MAX_NAMED) }));
    return missing.length === 0;
  });
  if (lines.length === 0) return { board, remarks };
  const ofKind = <Kind extends SchematicChange["kind"]>(kind: Kind) =>
    lines.filter((line): line is ChangeOf<Kind> => line.kind === kind);
  const onPart = new Map<ItemId, PartLine[]>();
  for (const line of lines)
    if ("footprint" in line && line.kind !== "part-removed")
      onPart.set(line.footprint, [...(onPart.get(line.footprint) ?? []), line]);
  const removed = new Set(ofKind("part-removed").map(({ footprint }) => footprint));
  const kept = board.footprints
    .filter(({ id }) => !removed.has(id))
    .map((part) => applyToPart(board, part, onPart.get(part.id) ?? []));
  const added = placeBeside(
    { ...board, footprints: kept },
    ofKind("part-added").map(({ part }) => part),
  );
  const fates = fatesOf(board, kept);
  const arriving = new Set(
    [...added, ...kept.filter(({ id }) => onPart.has(id))].flatMap(({ pads }) => pads.flatMap(({ net }) => net ?? [])),
  );
  const asked = new Set(ofKind("copper").flatMap(({ tracks, vias }) => [...tracks, ...vias]));
  const cut = new Set(
    planCopper(board, fates, { arriving })
      .joins.flatMap((join) => join.cut)
      .filter((id) => asked.has(id)),
  );
  const plan = planCopper(board, fates, { arriving, without: cut });
  const renamed = new Map([
    ...ofKind("net-renamed").map(({ net, after }) => [net, after] as const),
    ...ofKind("automatic-names").flatMap(({ names }) => names.map(({ net, after }) => [net, after] as const)),
  ]);
  const copper = withCopper({ ...board, footprints: [...kept, ...added] }, { plan, cut });
  const nets = settleNets(board, copper, { renamed, needed: lines.flatMap((line) => line.nets) });
  const rules = withNames(board.rules, ofKind("net-renamed"));
  const settled: Board = { ...copper, nets, rules, groups: withoutGone(copper) };
  const opened = brokenBlocks(board, settled);
  const groups = settled.groups.map((group) => (opened.has(group.id) ? softened(group) : group));
  const after: Board = { ...settled, groups, schemaVersion: schemaVersionOf(groups) };
  remarks.push(...[...opened.values()].map(({ name }) => remark("update-block-opened", { block: name })));
  remarks.push(...remarksOnNames(board, after, renamed), ...remarksOnJoins(after, plan), ...remarksOnZones(after));
  return { board: keepEqualLists(board, after), remarks };
}

const MAX_NAMED = 6;

function remark<Kind extends Parameters<typeof worded>[0]>(
  kind: Kind,
  facts: Parameters<typeof worded<Kind>>[1],
): Diagnostic {
  return { severity: "warning", code: kind, ...worded(kind, facts), file: "" };
}

/** What became of every pad whose net is another one, by number where the part has another footprint. */
function fatesOf(board: Board, kept: readonly Footprint[]): ReadonlyMap<ItemId, PadFate> {
  const now = new Map(kept.map((part) => [part.id, part]));
  const fates = new Map<ItemId, PadFate>();
  for (const part of board.footprints) {
    const after = now.get(part.id);
    if (after === part) continue;
    const byId = new Map(after?.pads.map((pad) => [pad.id, pad]));
    const byNumber = new Map(after?.pads.map((pad) => [pad.number, pad]));
    for (const { id, number, net } of part.pads) {
      const pad = byId.get(id) ?? byNumber.get(number);
      if (!pad) fates.set(id, "gone");
      else if (pad.net !== net) fates.set(id, pad.net ?? "none");
    }
  }
  return fates;
}

/** Tracks, vias, zones and drawn copper on the nets that they go to; without what is taken away. */
function withCopper(board: Board, { plan, cut }: { plan: CopperPlan; cut: ReadonlySet<ItemId> }): Board {
  const { following, heirs } = plan;
  const follow = new Map(following.flatMap(({ net, copper }) => copper.map((id) => [id, net] as const)));
  const onNet = <Item extends { readonly id: ItemId; readonly net?: NetId }>(item: Item): Item => {
    const net = follow.get(item.id);
    return net === undefined ? item : { ...item, net };
  };
  const withHeir = <Item extends { readonly net?: NetId }>(item: Item): Item => {
    const net = item.net === undefined ? undefined : heirs.get(item.net);
    return net === undefined ? item : { ...item, net };
  };
  const stays = ({ id }: { readonly id: ItemId }): boolean => !cut.has(id);
  return {
    ...board,
    tracks: board.tracks.filter(stays).map(onNet),
    vias: board.vias.filter(stays).map(onNet),
    zones: board.zones.map(withHeir),
    graphics: board.graphics.map(withHeir),
  };
}

/** The nets under their names from now on, with those that came to be needed and without those that lost all that was on them. */
function settleNets(
  before: Board,
  after: Board,
  { renamed, needed }: { readonly renamed: ReadonlyMap<NetId, string>; readonly needed: readonly Net[] },
): readonly Net[] {
  const [was, is] = [usedNets(before), usedNets(after)];
  const kept = before.nets.filter(({ id }) => is.has(id) || !was.has(id));
  const names = new Set(kept.flatMap(({ id, name }) => (renamed.has(id) ? [] : [name])));
  // Where another line was not accepted a name may still be taken: two nets of one name would be one net.
  const named = (net: Net, wanted: string): Net => {
    let name = wanted;
    for (let copy = 1; names.has(name); copy += 1) name = `${wanted}_${copy}`;
    names.add(name);
    return name === net.name ? net : { ...net, name };
  };
  const settled = kept.map((net) => {
    const name = renamed.get(net.id);
    return name === undefined ? net : named(net, name);
  });
  const known = new Set(kept.map(({ id }) => id));
  const added: Net[] = [];
  for (const net of needed) {
    if (known.has(net.id) || !is.has(net.id)) continue;
    known.add(net.id);
    added.push(named(net, net.name));
  }
  return [...settled, ...added];
}

function usedNets({ footprints, tracks, vias, zones, graphics }: Board): ReadonlySet<NetId> {
  const users = [
    ...footprints.flatMap((part) => [...part.pads, ...part.graphics, ...part.zones]),
    ...tracks,
    ...vias,
    ...zones,
    ...graphics,
  ];
  return new Set(users.flatMap(({ net }) => net ?? []));
}

/** A class that was given to a net by its name goes with the name. */
function withNames(rules: DesignRules, renamed: readonly ChangeOf<"net-renamed">[]): DesignRules {
  const nameOf = new Map(renamed.map(({ before, after }) => [before, after]));
  const patterns = new Set(rules.assignments.map(({ pattern }) => pattern));
  const isMoved = ({ pattern }: { readonly pattern: string }): boolean => {
    const after = nameOf.get(pattern);
    return after !== undefined && !patterns.has(after);
  };
  if (!rules.assignments.some(isMoved)) return rules;
  return {
    ...rules,
    assignments: rules.assignments.map((one) =>
      isMoved(one) ? { ...one, pattern: nameOf.get(one.pattern) ?? one.pattern } : one,
    ),
  };
}

function withoutGone(board: Board): Board["groups"] {
  const { footprints, tracks, vias, zones, graphics, texts, dimensions, groups } = board;
  const known = new Set<ItemId>(
    [footprints, tracks, vias, zones, graphics, texts, dimensions, groups].flatMap((list) => list.map(({ id }) => id)),
  );
  return groups.flatMap((group) => {
    const members = group.members.filter((id) => known.has(id));
    if (members.length === group.members.length) return [group];
    return members.length === 0 ? [] : [{ ...group, members }];
  });
}

/** Rigid blocks that are no longer as their block has them. */
function brokenBlocks(before: Board, after: Board): ReadonlyMap<ItemId, Group> {
  const broken = new Map<ItemId, Group>();
  for (const group of new Set(rigidMembers(before).values()))
    if (findBrokenBlock(before, after, new Set([group.id]))) broken.set(group.id, group);
  return broken;
}

function softened(group: Group): Group {
  return group.block ? { ...group, block: { ...group.block, mode: "soft" } } : group;
}

/** Lists in which nothing changed stay the very lists. */
function keepEqualLists(before: Board, after: Board): Board {
  const same = <Item>(old: readonly Item[], now: readonly Item[]): readonly Item[] =>
    old.length === now.length && old.every((item, index) => item === now[index]) ? old : now;
  return {
    ...after,
    nets: same(before.nets, after.nets),
    footprints: same(before.footprints, after.footprints),
    tracks: same(before.tracks, after.tracks),
    vias: same(before.vias, after.vias),
    zones: same(before.zones, after.zones),
    graphics: same(before.graphics, after.graphics),
    groups: same(before.groups, after.groups),
  };
}

/** Nets that get other widths and clearances with their new name. */
function remarksOnNames(before: Board, after: Board, renamed: ReadonlyMap<NetId, string>): Diagnostic[] {
  return [...renamed].flatMap(([id, name]) => {
    const old = indexBoard(before).netById.get(id);
    if (!old || !indexBoard(after).netById.has(id)) return [];
    const [was, is] = [netClassOf(before, id).name, netClassOf(after, id).name];
    if (was === is) return [];
    return [{ ...remark("update-class-by-name", { before: old.name, after: name, was, is }), subjects: [name] }];
  });
}

function remarksOnJoins(board: Board, { joins }: CopperPlan): Diagnostic[] {
  const { netById } = indexBoard(board);
  const nameOf = (net: NetId | "none"): string => (net === "none" ? "-" : (netById.get(net)?.name ?? net));
  return joins.map(({ joined, strangers }) => {
    const names = joined.map(nameOf);
    const [first] = strangers;
    const place = first && padPosition(first.footprint, first.pad);
    const facts = { nets: names.join(", "), x: toMm(place?.x ?? 0), y: toMm(place?.y ?? 0) };
    return { ...remark("update-copper-joins", facts), subjects: names, ...(place && { place }) };
  });
}

/** Zones that fill for nobody. */
function remarksOnZones(board: Board): Diagnostic[] {
  const { padsByNet, netById } = indexBoard(board);
  return board.zones.flatMap(({ net, name, layers, keepout, outline }) => {
    if (keepout || net === undefined || padsByNet.has(net)) return [];
    const place = outline[0]?.[0];
    const facts = { zone: name || layers.join(", "), net: netById.get(net)?.name ?? net };
    return [{ ...remark("update-zone-without-pads", facts), ...(place && { place }) }];
  });
}
