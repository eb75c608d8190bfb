import {
  type Board,
  type ConsideredRule,
  type ItemId,
  indexBoard,
  netClassOf,
  type RuleItem,
  resolveLayers,
  ruleBookOf,
  type Zone,
  zoneOnBoard,
} from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { CopperCollector } from "../copper/collect-copper.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import { zoneAsItem } from "../copper/zone-as-item.ts";

/** What a clearance between two things may come from, in the order in which it is looked for. */
export type ClearanceSource =
  /** A pad's own clearance, or that of its part. */
  | { readonly kind: "local"; readonly of: ItemId; readonly value: Nm }
  | { readonly kind: "custom-rule"; readonly name: string; readonly line: number; readonly value?: Nm }
  /** The gap between the two nets of a differential pair, where the class has it narrower than its clearance. */
  | { readonly kind: "pair-gap"; readonly value: Nm }
  | { readonly kind: "net-class"; readonly of: ItemId; readonly name: string; readonly value: Nm }
  | { readonly kind: "zone"; readonly of: ItemId; readonly value: Nm }
  | { readonly kind: "board"; readonly value: Nm };

/**
 * `decides`: the clearance is this one. `smaller`: it counts, and another is larger. `replaced`: one before it takes its place.
 * `other-layer`, `other-items`, `no-minimum`: a custom rule that is for other layers or things, or limits nothing from below.
 */
export type ClearanceRole = "decides" | "smaller" | "replaced" | "other-layer" | "other-items" | "no-minimum";

export interface ClearanceStep {
  readonly source: ClearanceSource;
  readonly role: ClearanceRole;
}

export type ClearanceExplanation =
  | {
      readonly kind: "explained";
      readonly layer: string;
      readonly required: Nm;
      readonly steps: readonly ClearanceStep[];
    }
  | { readonly kind: "same-net" | "no-common-layer" | "not-copper" };

type Subject =
  | { readonly kind: "copper"; readonly item: CopperItem }
  | { readonly kind: "zone"; readonly zone: Zone; readonly reach: number };

/**
 * Where the clearance between two pieces of copper comes from: every source that is looked at, in order, and the one that
 * decides.
 * `asked` is the layer that is meant; absent, or without copper of both, the front-most that they share.
 */
export function explainClearance(
  board: Board,
  [first, second]: readonly [ItemId, ItemId],
  asked?: string,
): ClearanceExplanation {
  const collector = new CopperCollector(board);
  const [a, b] = [subjectOf(collector, first), subjectOf(collector, second)];
  if (!a || !b) return { kind: "not-copper" };
  const shared = reachOf(a) & reachOf(b);
  if (shared === 0) return { kind: "no-common-layer" };
  const net = netOf(a);
  if (net !== undefined && net === netOf(b)) return { kind: "same-net" };
  const { bits } = collector;
  const wanted = asked === undefined ? 0 : bits.bitOf(asked) & shared;
  const layer = wanted || shared & -shared;
  const steps = stepsOf(board, { a, b, layer, items: [asItem(a, layer, collector), asItem(b, layer, collector)] });
  const deciding = steps.find(({ role }) => role === "decides");
  if (!deciding) throw new Error("no source decides a clearance");
  return { kind: "explained", layer: bits.nameOf(layer) ?? "", required: deciding.source.value ?? 0, steps };
}

/** The copper layers that both are on, front first. */
export function sharedCopperLayers(board: Board, [first, second]: readonly [ItemId, ItemId]): readonly string[] {
  const collector = new CopperCollector(board);
  const [a, b] = [subjectOf(collector, first), subjectOf(collector, second)];
  const shared = a && b ? reachOf(a) & reachOf(b) : 0;
  return collector.bits.names.filter((name) => (shared & collector.bits.bitOf(name)) !== 0);
}

interface Question {
  readonly a: Subject;
  readonly b: Subject;
  readonly layer: number;
  readonly items: readonly [RuleItem, RuleItem];
}

function stepsOf(board: Board, { a, b, layer, items }: Question): readonly ClearanceStep[] {
  const { rules } = board;
  const local: ClearanceSource[] = [a, b].flatMap((one) =>
    one.kind === "copper" && one.item.override ? [{ kind: "local", of: one.item.id, value: one.item.override }] : [],
  );
  const considered = ruleBookOf(board).consider("clearance", { a: items[0], b: items[1], layer });
  const gap = pairGap(a, b) ?? pairGap(b, a);
  const classes: ClearanceSource[] = [a, b].flatMap((one): ClearanceSource[] => {
    const value = classClearance(board, one);
    const of = one.kind === "copper" ? one.item.id : one.zone.id;
    return value === undefined ? [] : [{ kind: "net-class", of, name: netClassOf(board, netOf(one)).name, value }];
  });
  const areTwoZones = a.kind === "zone" && b.kind === "zone";
  const zones: ClearanceSource[] = areTwoZones
    ? []
    : [a, b].flatMap((one) =>
        one.kind === "zone" ? [{ kind: "zone", of: one.zone.id, value: one.zone.pour.clearance }] : [],
      );
  const least: ClearanceSource = { kind: "board", value: rules.minClearance };
  const pair: ClearanceSource[] = gap === undefined ? [] : [{ kind: "pair-gap", value: gap }];
  const fits = considered.find(({ verdict }) => verdict === "applies");
  if (local.length > 0)
    return [
      ...largestOf(local, least),
      ...considered.map(passedOver),
      ...replaced([...pair, ...classes, ...zones]),
    ].sort(inOrder);
  if (fits)
    return [
      ...considered.map((one) => (one === fits ? { ...passedOver(one), role: "decides" as const } : passedOver(one))),
      ...replaced([...pair, ...classes, ...zones, least]),
    ];
  const judged =
    gap === undefined ? largestOf([...classes, ...zones], least) : [...largestOf(pair, least), ...replaced(classes)];
  return [...considered.map(passedOver), ...judged].sort(inOrder);
}

const ORDER: readonly ClearanceSource["kind"][] = ["local", "custom-rule", "pair-gap", "net-class", "zone", "board"];

function inOrder(a: ClearanceStep, b: ClearanceStep): number {
  return ORDER.indexOf(a.source.kind) - ORDER.indexOf(b.source.kind);
}

/** The largest of the sources decides; the board's minimum only where it is larger than all of them. */
function largestOf(sources: readonly ClearanceSource[], least: ClearanceSource): ClearanceStep[] {
  const all = [...sources, least];
  const largest = all.reduce((best, one) => ((one.value ?? 0) > (best.value ?? 0) ? one : best));
  return all.map((source) => ({ source, role: source === largest ? "decides" : "smaller" }));
}

function replaced(sources: readonly ClearanceSource[]): ClearanceStep[] {
  return sources.map((source) => ({ source, role: "replaced" }));
}

function passedOver({ rule, min, verdict }: ConsideredRule): ClearanceStep {
  const source = {
    kind: "custom-rule",
    name: rule.name,
    line: rule.place.line,
    ...(min !== undefined && { value: min }),
  } as const;
  return { source, role: verdict === "applies" ? "replaced" : verdict };
}

function subjectOf(collector: CopperCollector, id: ItemId): Subject | undefined {
  const { board, bits } = collector;
  const pad = indexBoard(board).padById.get(id);
  const track = board.tracks.find((one) => one.id === id);
  const via = board.vias.find((one) => one.id === id);
  const zone = findZone(board, id);
  if (zone)
    return zone.keepout ? undefined : { kind: "zone", zone, reach: bits.bitsOf(resolveLayers(board, zone.layers)) };
  const item = pad
    ? collector.ofPad(pad.footprint, pad.pad)
    : track
      ? collector.ofTrack(track)
      : via
        ? collector.ofVia(via)
        : drawnCopper(collector, id);
  return item && item.reach !== 0 ? { kind: "copper", item } : undefined;
}

function findZone(board: Board, id: ItemId): Zone | undefined {
  const own = board.zones.find((one) => one.id === id);
  if (own) return own;
  const part = board.footprints.find(({ zones }) => zones.some((one) => one.id === id));
  const within = part?.zones.find((one) => one.id === id);
  return part && within && zoneOnBoard(within, part);
}

function drawnCopper(collector: CopperCollector, id: ItemId): CopperItem | undefined {
  const { graphics, texts, footprints } = collector.board;
  const sources = [{ graphics, texts, part: undefined }, ...footprints.map((part) => ({ ...part, part }))];
  for (const { part, ...source } of sources) {
    const drawn = source.graphics.filter((one) => one.id === id);
    const written = source.texts.filter((one) => one.id === id);
    const [item] = [...collector.ofDrawings(drawn, part), ...collector.ofTexts(written, part)];
    if (item) return item;
  }
  return undefined;
}

function asItem(subject: Subject, layer: number, { bits }: CopperCollector): RuleItem {
  return subject.kind === "copper" ? subject.item : zoneAsItem(subject.zone, layer, bits);
}

function reachOf(subject: Subject): number {
  return subject.kind === "copper" ? subject.item.reach : subject.reach;
}

function netOf(subject: Subject) {
  return subject.kind === "copper" ? subject.item.net : subject.zone.net;
}

function classClearance(board: Board, subject: Subject): Nm | undefined {
  return subject.kind === "copper" ? subject.item.classClearance : netClassOf(board, subject.zone.net).clearance;
}

function pairGap(a: Subject, b: Subject): Nm | undefined {
  if (a.kind !== "copper" || b.kind !== "copper") return undefined;
  const { pair } = a.item;
  return pair && pair.partner === b.item.net ? pair.gap : undefined;
}
