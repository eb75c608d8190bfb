import {
  type Board,
  type Circuit,
  type Component,
  type Diagnostic,
  type Footprint,
  type ItemId,
  indexBoard,
  inEnglish,
  isAutomaticName,
  isNameOfPad,
  listed,
  type MatchedNets,
  matchNets,
  matchParts,
  type NetId,
  type Pad,
  padPosition,
  phrase,
  type RemarkWords,
  symbolPaths,
  wantedPads,
} from "@tracewright/board";
import { compareNaturally } from "@tracewright/text";
import { chooseFootprints } from "../choose/choose-footprints.ts";
import type { FootprintSources } from "../choose/footprint-source.ts";
import { addPart } from "./add-part.ts";
import { compareFootprint } from "./compare-footprint.ts";
import { comparePart } from "./compare-part.ts";
import { CopperContacts } from "./copper-contacts.ts";
import { numberChanges } from "./number-changes.ts";
import { type CopperPlan, type PadFate, planCopper } from "./plan-copper.ts";
import type { BareChange, NetName, PadChange, SchematicChange } from "./schematic-change.ts";

export interface SchematicToCompare extends FootprintSources {
  readonly circuit: Circuit;
  /** A symbol path as the reader of the schematic writes its ids, whatever the board's program wrote. */
  readonly idsOf: (symbolPath: string) => string;
}

export interface SchematicUpdate {
  /** In the order of `CHANGE_KINDS`, each by reference or net. Empty: the board is as the schematic says. */
  readonly changes: readonly SchematicChange[];
  /** What is otherwise and no line of the list mends. */
  readonly remarks: readonly Diagnostic[];
}

/**
 * What a schematic asks of a board, line by line: parts added, removed, renamed, with another value, footprint or fields,
 * connected otherwise, and nets called otherwise. What no line names keeps its place and copper. Parts are matched by the
 * path of their symbols, then by reference; nets by name, then by the pads that they share.
 */
export function compareWithSchematic(
  board: Board,
  { circuit, idsOf, ...sources }: SchematicToCompare,
): SchematicUpdate {
  const choices = new Map(chooseFootprints(circuit, sources).map((choice) => [choice.component, choice]));
  const parts = matchParts(board, circuit, idsOf);
  const nets = matchNets(board, circuit, parts);
  const contacts = new CopperContacts(board);
  const sheets = new Map(circuit.sheets.map((sheet) => [sheet.id, sheet]));
  const paths = symbolPaths(circuit);
  const isWithoutPaths = board.footprints.every(({ symbolPath }) => symbolPath === undefined);
  const fileOf = ({ sheet }: Component): string => sheets.get(sheet)?.fileName ?? "";
  const changes: BareChange[] = [];
  const remarks: Diagnostic[] = [];
  const unknown: UnknownFootprint[] = [];
  const fates = new Map<ItemId, PadFate>();
  const renetted: { readonly footprint: Footprint; readonly pads: ReadonlyMap<Pad, NetId | undefined> }[] = [];
  const { padsByNet } = indexBoard(board);
  const isAloneOnBoard = (net: NetId): boolean => !nets.isDrawn(net) && (padsByNet.get(net)?.length ?? 0) < 2;

  for (const { component, footprint } of parts.pairs) {
    const choice = choices.get(component);
    const frame = { sheets, sheetOfPath: paths.get(component.id) ?? new Map(), idsOf, isWithoutPaths };
    changes.push(...comparePart({ component, footprint, choice }, frame));
    const other = compareFootprint(component, footprint, { board, sources, nets, contacts, choice });
    if (other && "wanted" in other) unknown.push({ ...other, footprint, file: fileOf(component) });
    else if (other) changes.push(other);
    const { wanted, isUnlike } = wantedPads(component, footprint, { nets, isAloneOnBoard });
    const { reference, library } = footprint;
    if (isUnlike)
      remarks.push(remarkOn(footprint, phrase("update-pads-unlike-pins", { reference, library }), fileOf(component)));
    const pads = new Map([...wanted].filter(([pad, net]) => pad.net !== net));
    for (const [pad, net] of pads) fates.set(pad.id, net ?? "none");
    if (pads.size > 0) renetted.push({ footprint, pads });
  }
  const arriving = new Set<NetId>();
  for (const component of parts.missing) {
    const choice = choices.get(component);
    if (choice?.remark) remarks.push(choice.remark);
    const added = addPart(component, { board, nets, choice, sheet: sheets.get(component.sheet) });
    if (!added) continue;
    changes.push(added);
    for (const { net } of added.part.pads) if (net !== undefined) arriving.add(net);
  }
  for (const footprint of parts.left) {
    changes.push(removePart(footprint, contacts));
    for (const { id } of footprint.pads) fates.set(id, "gone");
  }
  remarks.push(...remarksOnUnknown(unknown));
  const plan = planCopper(board, fates, { arriving });
  const naming = new Naming(board, nets, circuit);
  for (const { footprint, pads } of renetted) changes.push(tellPads(footprint, { pads, plan, naming }));
  changes.push(...renamedNets(board, nets));
  const joining = new Map<BareChange, readonly ItemId[]>();
  for (const join of plan.joins) {
    const change = tellJoin(board, join, naming);
    joining.set(
      change,
      join.changed.map(({ footprint }) => footprint.id),
    );
    changes.push(change);
  }
  return { changes: numberChanges(changes, (copper) => joining.get(copper) ?? []), remarks };
}

function remarkOn({ reference, position }: Footprint, words: RemarkWords, file: string): Diagnostic {
  return {
    severity: "warning",
    code: words.kind,
    message: inEnglish(words),
    words,
    file,
    subjects: [reference],
    place: position,
  };
}

interface UnknownFootprint {
  readonly wanted: string;
  readonly footprint: Footprint;
  readonly file: string;
}

const MAX_NAMED = 8;

/** One remark for all parts that want the same and have the same. */
function remarksOnUnknown(unknown: readonly UnknownFootprint[]): Diagnostic[] {
  const groups = new Map<string, UnknownFootprint[]>();
  for (const one of unknown) {
    const key = JSON.stringify([one.wanted, one.footprint.library]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { wanted, footprint, file } = first;
    const references = group.map((one) => one.footprint.reference).sort(compareNaturally);
    const facts = { references: listed(references, MAX_NAMED), wanted, library: footprint.library };
    return [{ ...remarkOn(footprint, phrase("update-footprint-not-known", facts), file), subjects: references }];
  });
}

function removePart(footprint: Footprint, contacts: CopperContacts): BareChange {
  const { reference, id, value, library, locked, position } = footprint;
  const copper = contacts.touching(footprint);
  return { kind: "part-removed", reference, footprint: id, value, library, isLocked: locked, copper, place: position };
}

/** Names of nets as they are once every line is accepted. */
class Naming {
  readonly #names: ReadonlyMap<NetId, string>;
  readonly board: Board;
  readonly nets: MatchedNets;

  constructor(board: Board, nets: MatchedNets, circuit: Circuit) {
    this.board = board;
    this.nets = nets;
    this.#names = new Map([
      ...board.nets.map(({ id, name }) => [id, name] as const),
      ...circuit.nets.map(({ id, name }) => [nets.netOf(id).id, name] as const),
    ]);
  }

  after(id: NetId): string {
    return this.#names.get(id) ?? id;
  }

  before(id: NetId): string {
    return indexBoard(this.board).netById.get(id)?.name ?? id;
  }
}

function tellPads(
  { id, reference, position }: Footprint,
  {
    pads,
    plan,
    naming,
  }: { readonly pads: ReadonlyMap<Pad, NetId | undefined>; readonly plan: CopperPlan; readonly naming: Naming },
): BareChange {
  const { netById, padById } = indexBoard(naming.board);
  const told = new Map<string, PadChange>();
  for (const [{ number, net: old }, net] of pads)
    told.set(JSON.stringify([number, old, net]), {
      number,
      ...(old !== undefined && { before: naming.before(old), from: old }),
      ...(net !== undefined && { after: naming.after(net), net }),
    });
  const changed = new Set([...pads.keys()].map((pad) => pad.id));
  const copper = plan.following
    .filter((piece) => piece.pads.some(({ pad }) => changed.has(pad.id) && padById.get(pad.id)?.footprint.id === id))
    .flatMap((piece) => piece.copper);
  const tracks = new Set(naming.board.tracks.map((track) => track.id));
  const onTracks = copper.filter((item) => tracks.has(item)).length;
  const needed = new Set([...pads.values()].flatMap((net) => (net !== undefined && !netById.has(net) ? [net] : [])));
  return {
    kind: "pads",
    reference,
    footprint: id,
    pads: [...told.values()],
    copper: { tracks: onTracks, vias: copper.length - onTracks, zones: 0 },
    nets: naming.nets.made().filter((net) => needed.has(net.id)),
    place: position,
  };
}

function renamedNets(board: Board, { renamed }: MatchedNets): BareChange[] {
  const { padsByNet, tracksByNet, viasByNet, zonesByNet } = indexBoard(board);
  const automatic: NetName[] = [];
  const changes: BareChange[] = [];
  for (const { net, after } of renamed) {
    const { id, name: before } = net;
    if (isAutomaticName(after) && (isAutomaticName(before) || isNameOfPad(board, net)))
      automatic.push({ net: id, before, after });
    else
      changes.push({
        kind: "net-renamed",
        net: id,
        before,
        after,
        pads: padsByNet.get(id)?.length ?? 0,
        copper: {
          tracks: tracksByNet.get(id)?.length ?? 0,
          vias: viasByNet.get(id)?.length ?? 0,
          zones: zonesByNet.get(id)?.length ?? 0,
        },
      });
  }
  return automatic.length > 0 ? [...changes, { kind: "automatic-names", names: automatic }] : changes;
}

function tellJoin(board: Board, { joined, cut, strangers }: CopperPlan["joins"][number], naming: Naming): BareChange {
  const removable = (items: readonly { readonly id: ItemId; readonly locked: boolean }[]): ItemId[] => {
    const free = new Set(items.filter(({ locked }) => !locked).map(({ id }) => id));
    return cut.filter((id) => free.has(id));
  };
  const [first] = strangers;
  return {
    kind: "copper",
    joined: joined.map((net) => (net === "none" ? "" : naming.after(net))),
    tracks: removable(board.tracks),
    vias: removable(board.vias),
    ...(first && { place: padPosition(first.footprint, first.pad) }),
  };
}
