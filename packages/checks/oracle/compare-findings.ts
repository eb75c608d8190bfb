/**
 * Our findings against KiCad's, item for item. KiCad says the same of a pair once a layer and sometimes once a
 * direction, and so a rule and a set of items count once on both sides; of all that KiCad says about them one must give
 * our distance.
 */
import { type Board, type Finding, type ItemId, itemId, zoneOutline } from "@tracewright/board";
import { boxesTouch, boxOfPoints, solidsDistance } from "@tracewright/geometry";
import { prepareCopper } from "../src/copper/board-copper.ts";
import type { CopperItem } from "../src/copper/copper-item.ts";
import { isJoinedByTie } from "../src/copper/net-tie-waiver.ts";
import { TOLERANCE } from "../src/copper/required-clearance.ts";
import { CHECKED_RULES, type CheckedRule, PARITY_RULES } from "../src/findings/rules.ts";
import type { KicadFinding } from "./ask-kicad.ts";
import { pairAirwires } from "./compare-airwires.ts";

/** Rules that differ from KiCad's of that name, if it has one. */
const OWN: ReadonlySet<CheckedRule> = new Set([
  ...PARITY_RULES,
  "connection_width",
  "creepage",
  "copper_sliver",
  "diff_pair_gap_out_of_range",
  "diff_pair_uncoupled_length_too_long",
  "footprint_type_mismatch",
  "isolated_copper",
  "padstack",
  "padstack_invalid",
  "solder_mask_bridge",
  "starved_thermal",
  "text_on_edge_cuts",
  "through_hole_pad_without_hole",
  "unresolved_variable",
  "duplicate_footprints",
  "invalid_outline",
  // KiCad 6 calls the edge of the board an opening of its mask, and counts pads twice; `silkscreen.shared.test.ts`
  // compares what is left.
  "silk_edge_clearance",
  "silk_over_copper",
  "silk_overlap",
  // Of KiCad 7 and later.
  "assertion_failure",
  "length_out_of_range",
  "mirrored_text_on_front_layer",
  "nonmirrored_text_on_back_layer",
  "skew_out_of_range",
  "text_height",
  "text_thickness",
  "too_many_vias",
  "track_angle",
  "track_segment_length",
]);

/** What both judge. Libraries and the schematic are KiCad's alone. */
const COMPARED: ReadonlySet<string> = new Set(CHECKED_RULES.filter((rule) => !OWN.has(rule)));

/** KiCad prints a tenth of a micrometre and rounds on the way there. */
const SAME_LENGTH = 1000;

/**
 * What KiCad 6 is known to say otherwise, each with its reason in docs/algorithms/design-rules.md. Counted apart, so that
 * nothing is granted in silence.
 */
export type KnownDifference =
  | "same place"
  | "equal length"
  | "crossing"
  | "overlap"
  | "drawn copper"
  | "net tie"
  | "slot"
  | "which edge"
  | "which hole"
  | "outside box"
  | "arc"
  | "rounding"
  | "absent layer";

export type Disagreement =
  | { readonly kind: "missing"; readonly rule: string; readonly kicad: KicadFinding }
  | { readonly kind: "extra"; readonly rule: string; readonly ours: Finding }
  | { readonly kind: "value"; readonly rule: string; readonly ours: Finding; readonly kicad: KicadFinding }
  | { readonly kind: "repeated"; readonly rule: string; readonly ours: Finding };

export interface Comparison {
  /** Pairs of a rule and a set of items that KiCad or we object to. */
  readonly items: number;
  readonly byRule: ReadonlyMap<string, number>;
  readonly known: ReadonlyMap<KnownDifference, number>;
  readonly disagreements: readonly Disagreement[];
}

export function compareFindings(board: Board, ours: readonly Finding[], kicads: readonly KicadFinding[]): Comparison {
  const tally = new Tally();
  compareAirwires(board, ours, kicads, tally);
  const copper = new Map(prepareCopper(board).items.map((item) => [item.id, item]));
  const isOutsideBox = boxKnower(board, copper);
  // KiCad 6 judges neither drawings and texts beside pours, nor two fills of different priority.
  const pours = new Set<string>(board.zones.map(({ id }) => id));
  const isDrawnInPour = ({ rule, items: [a, b] }: Finding): boolean =>
    rule === "clearance" &&
    pours.has(b ?? "") &&
    (pours.has(a ?? "") || ["graphic", "text"].includes(copper.get(a ?? itemId(""))?.kind ?? ""));
  const isOtherHole = holeKnower(copper);
  // KiCad 6 keeps pads off what is drawn in a part that joins their net with others.
  const isPadOnTie = ({ type, items: [a, b] }: KicadFinding): boolean => {
    const [first, second] = [a, b].map((item) => copper.get(itemId(item?.ids[0] ?? "")));
    if (type !== "clearance" || !first || !second) return false;
    const [pad, drawn] = first.pad ? [first, second] : [second, first];
    return pad.pad !== undefined && drawn.kind === "graphic" && isJoinedByTie(pad, drawn);
  };
  // KiCad prints tenths of a micrometre only: the internal measure shows the distance to the rule.
  const isAtTheRuleForKicad = ({ required, items: [a, b] }: KicadFinding): boolean => {
    const first = copper.get(itemId(a?.ids[0] ?? ""));
    const second = copper.get(itemId(b?.ids[0] ?? ""));
    if (!first || !second || required === undefined) return false;
    return isAtTheRule({ actual: solidsDistance(first.solids, second.solids), required });
  };
  // KiCad 6 measures curved tracks and edges by a few of their points, up to some 50 µm wrong.
  const arcs = new Set<string>([
    ...board.tracks.filter(({ mid }) => mid).map(({ id }) => id),
    ...board.graphics.filter(({ shape }) => shape.kind === "arc").map(({ id }) => id),
  ]);
  // KiCad judges pours on layers that the board does not have as if they were manufactured.
  const layers = new Set<string>(board.layers.map(({ id }) => id));
  const absent = new Set<string>(
    board.zones
      .filter((zone) => zone.layers.every((name) => !/[*&]/.test(name) && !layers.has(name)))
      .map(({ id }) => id),
  );
  const hasArc = (ids: readonly string[]): boolean => ids.some((id) => arcs.has(id));
  const keyOf = keyMaker(kicads);
  const theirs = new Map<string, KicadFinding[]>();
  for (const finding of kicads) {
    if (!COMPARED.has(finding.type) || finding.type === AIRWIRE) continue;
    const key = keyOf(
      finding.type,
      finding.items.map(({ ids, name }) => ids[0] ?? name),
    );
    const same = theirs.get(key);
    if (same) same.push(finding);
    else theirs.set(key, [finding]);
  }
  const met = new Set<string>();
  const words = new Set<string>();
  for (const finding of ours) {
    const { rule, items, message } = finding;
    if (!COMPARED.has(rule) || rule === AIRWIRE) continue;
    const exact = [rule, message, ...items].join(" ");
    if (words.has(exact)) tally.disagree({ kind: "repeated", rule, ours: finding });
    words.add(exact);
    // KiCad names what stands in a rule area and leaves the area out.
    const named = rule === "items_not_allowed" ? items.slice(0, 1) : items;
    const crossing = rule === "tracks_crossing" && !theirs.has(keyOf(rule, named));
    const key = keyOf(crossing ? "clearance" : rule, named);
    if (met.has(key)) continue;
    met.add(key);
    tally.count(rule);
    const same = theirs.get(key);
    if (!same && isOutsideBox(finding)) tally.know("outside box");
    else if (!same && isDrawnInPour(finding)) tally.know("drawn copper");
    else if (!same && rule === "hole_near_hole" && finding.actual === 0 && items.some((id) => isSlot(copper.get(id))))
      tally.know("slot");
    else if (!same && rule !== EDGE && hasArc(items)) tally.know("arc");
    else if (!same && isAtTheRule(finding)) tally.know("rounding");
    else if (!same) tally.disagree({ kind: "extra", rule, ours: finding });
    else if (crossing) tally.know("crossing");
    else if (!same.some((kicad) => agree(finding, kicad))) {
      if (hasArc(items)) tally.know("arc");
      else if (rule === "hole_clearance" && same.some(({ actual }) => isOtherHole(finding, actual)))
        tally.know("which hole");
      else if (rule === EDGE && same.every(({ actual = 0 }) => actual > (finding.actual ?? 0)))
        tally.know("which edge");
      else if (finding.actual === 0 && same.some(({ actual = 0 }) => actual > 0)) tally.know("overlap");
      else tally.disagree({ kind: "value", rule, ours: finding, kicad: same[0]! });
    }
  }
  for (const [key, [kicad]] of theirs) {
    if (met.has(key) || !kicad) continue;
    if (tally.settleEdge(kicad)) continue;
    tally.count(kicad.type);
    if (kicad.items.some(({ ids }) => ids.some((id) => absent.has(id)))) {
      tally.know("absent layer");
      continue;
    }
    if (isAtTheRuleForKicad(kicad)) {
      tally.know("rounding");
      continue;
    }
    if (isPadOnTie(kicad)) {
      tally.know("net tie");
      continue;
    }
    if (kicad.actual !== undefined && hasArc(kicad.items.flatMap(({ ids }) => ids))) {
      tally.know("arc");
      continue;
    }
    tally.disagree({ kind: "missing", rule: kicad.type, kicad });
  }
  return tally;
}

const AIRWIRE = "unconnected_items";
const EDGE = "copper_edge_clearance";

class Tally implements Comparison {
  readonly byRule = new Map<string, number>();
  readonly known = new Map<KnownDifference, number>();
  readonly disagreements: Disagreement[] = [];

  get items(): number {
    return [...this.byRule.values()].reduce((sum, count) => sum + count, 0);
  }

  count(rule: string): void {
    this.byRule.set(rule, (this.byRule.get(rule) ?? 0) + 1);
  }

  know(difference: KnownDifference): void {
    this.known.set(difference, (this.known.get(difference) ?? 0) + 1);
  }

  disagree(disagreement: Disagreement): void {
    this.disagreements.push(disagreement);
  }

  /** Of several edges that a pad or via is too near to we name the nearest, and KiCad the first that its search meets. */
  settleEdge({ type, items: [, item] }: KicadFinding): boolean {
    if (type !== EDGE) return false;
    const ours = this.disagreements.findIndex(
      ({ kind, rule, ...rest }) =>
        kind === "extra" && rule === type && "ours" in rest && item?.ids.includes(rest.ours.items[1] ?? ""),
    );
    if (ours < 0) return false;
    this.disagreements.splice(ours, 1);
    this.know("which edge");
    return true;
  }
}

function compareAirwires(board: Board, ours: readonly Finding[], kicads: readonly KicadFinding[], tally: Tally): void {
  const pairs = pairAirwires(
    board,
    ours.filter(({ rule }) => rule === AIRWIRE),
    kicads.filter(({ type }) => type === AIRWIRE),
  );
  for (const { ours: mine, kicad, likeness } of pairs) {
    tally.count(AIRWIRE);
    if (likeness === "place") tally.know("same place");
    else if (likeness === "tie") tally.know("equal length");
    else if (likeness === "none" && mine) tally.disagree({ kind: "extra", rule: AIRWIRE, ours: mine });
    else if (likeness === "none" && kicad) tally.disagree({ kind: "missing", rule: AIRWIRE, kicad });
  }
}

/** KiCad 6 looks at a zone only for items whose box meets the box of its outline, however near they come from outside. */
function boxKnower(board: Board, items: ReadonlyMap<ItemId, CopperItem>): (finding: Finding) => boolean {
  const zones = new Map(board.zones.map((zone) => [zone.id, boxOfPoints(zoneOutline(zone).outer)]));
  return ({ items: [first, second] }) => {
    const box = first && items.get(first)?.box;
    const outline = second && zones.get(second);
    return !!box && !!outline && !boxesTouch(box, outline);
  };
}

/** Of two holes that are each too near to the other's copper we name the nearer, and KiCad the first that it measures. */
function holeKnower(items: ReadonlyMap<ItemId, CopperItem>): (finding: Finding, kicads?: number) => boolean {
  return ({ items: [first, second] }, kicads) => {
    const a = first && items.get(first);
    const b = second && items.get(second);
    if (!a?.hole || !b?.hole || kicads === undefined) return false;
    const distances = [solidsDistance(a.solids, [b.hole]), solidsDistance(b.solids, [a.hole])];
    return distances.some((distance) => Math.abs(distance - kicads) <= SAME_LENGTH);
  };
}

/** A rule and its items as one text, the same for either order and for items that KiCad's words cannot tell apart. */
function keyMaker(kicads: readonly KicadFinding[]): (rule: string, ids: readonly string[]) => string {
  const standsFor = new Map<string, string>();
  for (const { items } of kicads) for (const { ids } of items) for (const id of ids) standsFor.set(id, ids[0] ?? id);
  return (rule, ids) => [rule, ...ids.map((id) => standsFor.get(id) ?? id).sort()].join(" ");
}

/** KiCad rounds the nearest point of a line to whole nanometres before it measures: what is that near the rule is open. */
function isAtTheRule({ actual, required }: Pick<Finding, "actual" | "required">): boolean {
  return actual !== undefined && required !== undefined && Math.abs(actual - (required - TOLERANCE)) <= 2;
}

function agree(ours: Finding, kicad: KicadFinding): boolean {
  // KiCad 6 neither writes nor reads the severity of these two: the default holds whatever the project says.
  const settable = ours.rule !== "holes_co_located" && ours.rule !== "via_diameter";
  if (settable && ours.severity !== kicad.severity) return false;
  return areSameLengths(ours.actual, kicad.actual) && areSameLengths(ours.required, kicad.required);
}

/** What KiCad does not say need not be said; what it says must. */
function areSameLengths(ours: number | undefined, kicads: number | undefined): boolean {
  if (kicads === undefined) return true;
  return ours !== undefined && Math.abs(ours - kicads) <= SAME_LENGTH;
}

export function describeDisagreement(disagreement: Disagreement): string {
  const { kind, rule } = disagreement;
  const words = [`${kind} ${rule}`];
  if ("ours" in disagreement) {
    const { message, items, position } = disagreement.ours;
    words.push(`ours: ${message} @(${position.x / 1e6}, ${position.y / 1e6}) ${items.join(" ")}`);
  }
  if ("kicad" in disagreement) {
    const { message, items } = disagreement.kicad;
    words.push(`KiCad: ${message} | ${items.map(({ name, ids }) => `${name} [${ids.join(" ")}]`).join(" | ")}`);
  }
  return words.join("\n    ");
}

function isSlot(item: CopperItem | undefined): boolean {
  return item?.hole !== undefined && item.hole.kind !== "circle";
}
