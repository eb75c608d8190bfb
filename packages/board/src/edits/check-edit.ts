import { type Nm, toMm } from "@tracewright/geometry";
import { findUnobeyed } from "../custom-rules/judging/find-unobeyed.ts";
import { parseRuleFile } from "../custom-rules/language/parse-rule-file.ts";
import { isAlike } from "../documents/is-alike.ts";
import { copperLayers } from "../layers/resolve-layers.ts";
import type { Board } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";
import type { Foreign } from "../records/foreign.ts";
import { isCopperLayer, type LayerSelector } from "../records/layer.ts";
import { RECORD_LISTS, type RecordList } from "../records/record-lists.ts";
import type { DesignRules, NetClass } from "../records/rules.ts";
import { inEnglish, phrase, type RemarkKind, type RemarkWords, worded } from "../remarks/remark-words.ts";
import { applyEdit } from "./apply-edit.ts";
import { customRuleProblem } from "./custom-rule-problem.ts";
import type { BoardEdit, ListEdit } from "./edit.ts";
import type { EditProblem } from "./edit-problem.ts";
import { isWholeFragment } from "./is-whole-fragment.ts";
import { referencesOf } from "./rebase-edit.ts";

const MAX_PROBLEMS = 20;
/** Turns may add up; what is larger is a mistake. */
const MAX_TURN = 3_600;

type AnyRecord = ListEdit["added"][number];

/**
 * What is wrong with an edit that fits its board record by record (`readPatch`): locked things moved or taken away, nets,
 * members and layers that the board would not have, ids given twice, sizes that nothing can be made with. Empty: `applyEdit`
 * may apply it.
 */
export function checkEdit(board: Board, edit: BoardEdit): readonly EditProblem[] {
  const problems: EditProblem[] = [];
  const report = (problem: EditProblem): void => {
    if (problems.length < MAX_PROBLEMS) problems.push(problem);
  };
  for (const change of edit.lists) findMovedLocked(change, report);
  const after = applyEdit(board, edit);
  const touched = edit.lists.flatMap(({ list, added, updated }): Touched[] => [
    ...added.map((record) => ({ list, record, before: undefined })),
    ...updated.map((pair) => ({ list, record: pair.after, before: pair.before })),
  ]);
  const layers = new Set<string>(after.layers.map(({ id }) => id));
  for (const { list, record, before } of touched) {
    const thing = nameOf(list, record);
    // What a file brought may stay as it was while something else of the record changes.
    const oldSizes = new Set(before && problemsOfSizes(list, before).map(inEnglish));
    for (const words of problemsOfSizes(list, record))
      if (!oldSizes.has(inEnglish(words)))
        report({ kind: "size", list, id: record.id, message: inEnglish(words), words });
    const oldLayers = new Set(before && layersOf(before));
    for (const layer of layersOf(record))
      if (!layers.has(layer) && !oldLayers.has(layer))
        report({ kind: "layer", list, id: record.id, ...worded("edit-absent-layer", { thing, layer }) });
    for (const { format, fragments } of foreignsOf(record))
      if (!fragments.every((fragment) => isWholeFragment(format, fragment)))
        report({ kind: "fragment", list, id: record.id, ...worded("edit-broken-fragment", { thing }) });
  }
  findMissing(edit, { after, touched }, report);
  findTwiceGiven(touched, after, report);
  if (edit.settings.some(({ setting }) => setting === "layers")) findLostLayers(after, layers, report);
  if (edit.settings.some(({ setting }) => setting === "rules")) {
    checkRules(after, report);
    checkCustomRules(board.rules, after.rules, report);
  }
  return problems;
}

interface Touched {
  readonly list: RecordList;
  readonly record: AnyRecord;
  /** Undefined: it is added. */
  readonly before: AnyRecord | undefined;
}

type Report = (problem: EditProblem) => void;

type Member = RemarkKind extends infer Kind ? (Kind extends `edit-member-${infer Name}` ? Name : never) : never;

/** The members of a record that its lock holds. What else it says (a value, a net, a filled pour) may change. */
const HELD: Readonly<Record<RecordList, readonly Member[]>> = {
  nets: [],
  footprints: ["position", "rotation", "side", "placed"],
  tracks: ["start", "mid", "end", "width", "layer"],
  vias: ["position", "diameter", "drill", "layers", "kind"],
  zones: ["outline", "layers", "keepout"],
  graphics: ["shape", "layer", "stroke", "filled"],
  texts: ["position", "rotation", "layer"],
  dimensions: ["start", "end", "height", "layer"],
  groups: ["members"],
};

function findMovedLocked({ list, removed, updated }: ListEdit, report: Report): void {
  for (const record of removed)
    if (isLocked(record))
      report({
        kind: "locked",
        list,
        id: record.id,
        ...worded("edit-locked-removed", { thing: nameOf(list, record) }),
      });
  for (const { before, after } of updated) {
    if (!isLocked(before) || !isLocked(after)) continue;
    const members = HELD[list].filter((key) => !isAlike(memberOf(before, key), memberOf(after, key)));
    if (isNonEmpty(members))
      report({
        kind: "locked",
        list,
        id: before.id,
        ...worded("edit-locked-changed", { thing: nameOf(list, before), members: listOf(members) }),
      });
  }
}

function isNonEmpty<Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] {
  return items.length > 0;
}

function listOf([first, ...others]: readonly [Member, ...Member[]]): RemarkWords {
  const one = phrase(`edit-member-${first}`, {});
  return isNonEmpty(others) ? phrase("edit-listed", { one, others: listOf(others) }) : one;
}

function isLocked(record: AnyRecord): boolean {
  return "locked" in record && record.locked === true;
}

function memberOf(record: AnyRecord, key: string): unknown {
  return (record as unknown as Readonly<Record<string, unknown>>)[key];
}

type Size = RemarkKind extends infer Kind ? (Kind extends `edit-size-${infer Name}` ? Name : never) : never;

function problemsOfSizes(list: RecordList, record: AnyRecord): readonly RemarkWords[] {
  const thing = nameOf(list, record);
  const problems: RemarkWords[] = [];
  const atLeast = (what: RemarkWords, value: Nm, least: Nm): void => {
    if (value < least) problems.push(phrase("edit-too-small", { thing, what, value, least }));
  };
  const size = (what: Exclude<Size, "pad-hole">): RemarkWords => phrase(`edit-size-${what}`, {});
  if ("rotation" in record && Math.abs(record.rotation) > MAX_TURN)
    problems.push(phrase("edit-too-far-turned", { thing, rotation: record.rotation, most: MAX_TURN }));
  if ("diameter" in record) {
    atLeast(size("via-drill"), record.drill, 1);
    atLeast(size("via-diameter"), record.diameter, record.drill + 1);
  } else if ("width" in record) atLeast(size("track-width"), record.width, 1);
  else if ("stroke" in record) atLeast(size("line-width"), record.stroke.width, 0);
  if ("style" in record) {
    atLeast(size("text-width"), record.style.size.width, 1);
    atLeast(size("text-height"), record.style.size.height, 1);
    atLeast(size("text-line"), record.style.thickness, 0);
  }
  if ("pour" in record) {
    atLeast(size("zone-clearance"), record.pour.clearance, 0);
    atLeast(size("zone-neck"), record.pour.minThickness, 0);
    if (record.outline.length === 0 || record.outline.some((ring) => ring.length < 3))
      problems.push(phrase("edit-zone-without-ring", { thing }));
  }
  if ("pads" in record)
    for (const { drill, number } of record.pads)
      if (drill) atLeast(phrase("edit-size-pad-hole", { number }), Math.min(drill.size.width, drill.size.height), 1);
  return problems;
}

/** The single layers that a record and what it holds stand on; selectors such as "*.Cu" mean whatever there is. */
function layersOf(record: AnyRecord): readonly string[] {
  const own: readonly LayerSelector[] = "layers" in record ? record.layers : "layer" in record ? [record.layer] : [];
  // Parts bring drawings for layers that are switched off, as files do; only their copper has to have a place.
  const inner =
    "pads" in record
      ? [
          ...record.pads.flatMap(({ layers }) => layers),
          ...record.graphics.map(({ layer }) => layer),
          ...record.zones.flatMap(({ layers }) => layers),
        ].filter(isCopperLayer)
      : [];
  return [...own.filter((layer) => !/[*&]/.test(layer)), ...inner];
}

function foreignsOf(record: AnyRecord): readonly Foreign[] {
  const held: readonly { readonly foreign?: Foreign }[] =
    "pads" in record ? [...record.pads, ...record.graphics, ...record.texts, ...record.zones] : [];
  const text = "text" in record && typeof record.text === "object" ? [record.text] : [];
  return [record as { readonly foreign?: Foreign }, ...held, ...text].flatMap(({ foreign }) => foreign ?? []);
}

/** Nets and members of groups that something names and the board has no longer, or never had. */
function findMissing(
  edit: BoardEdit,
  { after, touched }: { readonly after: Board; readonly touched: readonly Touched[] },
  report: Report,
): void {
  const known = new Set<string>(RECORD_LISTS.flatMap((list) => after[list].map(({ id }) => id)));
  const gone = new Set<string>(edit.lists.flatMap(({ removed }) => removed.map(({ id }) => id)));
  const before = new Map(touched.map((change) => [change.record.id as string, change]));
  for (const list of RECORD_LISTS)
    for (const record of after[list] as readonly AnyRecord[]) {
      const change = before.get(record.id);
      if (!change && gone.size === 0) continue;
      const old = new Set(change?.before ? referencesOf(change.before) : []);
      const missing = referencesOf(record).find(
        (named) => !known.has(named) && (gone.has(named) || (change !== undefined && !old.has(named))),
      );
      if (missing !== undefined)
        report({
          kind: "reference",
          list,
          id: record.id,
          ...worded("edit-absent-reference", { thing: nameOf(list, record), named: missing }),
        });
    }
}

/** Every id stands for one thing of the board, those within parts included. */
function findTwiceGiven(touched: readonly Touched[], after: Board, report: Report): void {
  const owners = new Map<string, number>();
  const count = (id: string): void => void owners.set(id, (owners.get(id) ?? 0) + 1);
  for (const list of RECORD_LISTS)
    if (list !== "nets") for (const record of after[list]) for (const id of idsOf(record)) count(id);
  for (const { list, record } of touched) {
    if (list === "nets") continue;
    const twice = idsOf(record).find((id) => (owners.get(id) ?? 0) > 1);
    if (twice !== undefined)
      report({
        kind: "id",
        list,
        id: record.id,
        ...worded("edit-id-twice", { thing: nameOf(list, record), id: twice }),
      });
  }
}

function idsOf(record: AnyRecord): readonly string[] {
  if (!("pads" in record)) return [record.id];
  const { pads, graphics, texts, zones }: Footprint = record;
  return [record.id, ...[...pads, ...graphics, ...texts, ...zones].map(({ id }) => id)];
}

/** Layers that were switched off while copper stands on them. */
function findLostLayers(after: Board, layers: ReadonlySet<string>, report: Report): void {
  if (copperLayers(after).length < 1 || !layers.has("F.Cu") || !layers.has("B.Cu"))
    report({ kind: "layer", ...worded("edit-outer-layers", {}) });
  const used = new Set<string>([
    ...after.tracks.map(({ layer }) => layer),
    ...after.vias.flatMap(({ layers: between }) => between),
    ...after.zones.flatMap((zone) => zone.layers).filter(isCopperLayer),
  ]);
  for (const layer of used)
    if (!layers.has(layer)) report({ kind: "layer", ...worded("edit-copper-on-layer", { layer }) });
}

function checkRules({ rules }: Board, report: Report): void {
  const names = rules.netClasses.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) report({ kind: "rules", ...worded("edit-class-twice", { name: twice }) });
  const standard = rules.netClasses.find(({ name }) => name === "Default");
  if (!standard) report({ kind: "rules", ...worded("edit-no-default-class", {}) });
  for (const key of ["clearance", "trackWidth", "viaDiameter", "viaDrill"] as const)
    if (standard && standard[key] === undefined)
      report({ kind: "rules", ...worded("edit-default-class-says", { rule: phrase(`rule-${key}`, {}) }) });
  for (const key of keysOf(RULE_NUMBERS)) {
    const value = rules[key] ?? 0;
    if (value < 0 && RULE_NUMBERS[key] === "from-zero")
      report({
        kind: "rules",
        ...worded("edit-negative-rule", { rule: phrase(`rule-${key}`, {}), value: toMm(value) }),
      });
  }
  for (const netClass of rules.netClasses)
    for (const key of keysOf(CLASS_NUMBERS)) {
      const value = netClass[key] ?? 0;
      if (value >= 0) continue;
      const facts = { name: netClass.name, rule: phrase(`rule-${key}`, {}) };
      report({
        kind: "rules",
        ...(CLASS_NUMBERS[key] === "length"
          ? worded("edit-negative-in-class", { ...facts, value: toMm(value) })
          : worded("edit-negative-number-in-class", { ...facts, value })),
      });
    }
  const width = rules.predefinedTrackWidths?.find((one) => one < 1);
  if (width !== undefined) report({ kind: "rules", ...worded("edit-predefined-width", { value: toMm(width) }) });
  const size = rules.predefinedViaSizes?.find(({ diameter, drill }) => drill < 1 || diameter <= drill);
  if (size)
    report({
      kind: "rules",
      ...worded("edit-predefined-via", { diameter: toMm(size.diameter), drill: toMm(size.drill) }),
    });
}

/**
 * Another text of custom rules is read as a whole. What cannot be obeyed has to be listed as such: files have it, and an edit may
 * be taken back, but no board may keep a rule that nothing checks in silence.
 */
function checkCustomRules(
  before: DesignRules,
  { customRules, uncheckedRules = [], ...known }: DesignRules,
  report: Report,
): void {
  const isSame = customRules === before.customRules && isAlike(uncheckedRules, before.uncheckedRules ?? []);
  if (customRules === undefined || isSame) return;
  const file = parseRuleFile(customRules);
  const listed = new Set(uncheckedRules);
  const isFileListed = uncheckedRules.some((name) => file.rules.every((rule) => rule.name !== name));
  for (const problem of file.problems) {
    const rule = problem.rule === undefined ? undefined : file.rules[problem.rule];
    if (!(rule ? listed.has(rule.name) : isFileListed)) report(customRuleProblem(file, problem));
  }
  for (const { index, rule, why } of findUnobeyed(file, known))
    if (!listed.has(rule.name)) report(customRuleProblem(file, { place: rule.place, words: why, rule: index }));
}

type NumbersOf<Of> = { [Key in keyof Of]-?: NonNullable<Of[Key]> extends number ? Key : never }[keyof Of];

/** Margins may take away. */
const RULE_NUMBERS: Readonly<Record<NumbersOf<DesignRules>, "from-zero" | "signed">> = {
  minClearance: "from-zero",
  minTrackWidth: "from-zero",
  minViaDiameter: "from-zero",
  minViaAnnularWidth: "from-zero",
  minThroughHoleDiameter: "from-zero",
  minMicroviaDiameter: "from-zero",
  minMicroviaDrill: "from-zero",
  minHoleClearance: "from-zero",
  minHoleToHole: "from-zero",
  copperToEdge: "from-zero",
  solderMaskMinWidth: "from-zero",
  maxArcError: "from-zero",
  minConnectionWidth: "from-zero",
  minTextHeight: "from-zero",
  minTextThickness: "from-zero",
  minGrooveWidth: "from-zero",
  minResolvedSpokes: "from-zero",
  silkClearance: "signed",
  solderMaskExpansion: "signed",
  solderPasteMargin: "signed",
  solderPasteRatio: "signed",
};

const CLASS_NUMBERS: Readonly<Record<NumbersOf<NetClass>, "length" | "number">> = {
  clearance: "length",
  trackWidth: "length",
  viaDiameter: "length",
  viaDrill: "length",
  microviaDiameter: "length",
  microviaDrill: "length",
  diffPairWidth: "length",
  diffPairGap: "length",
  diffPairViaGap: "length",
  priority: "number",
};

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(table) as Key[];
}

function nameOf(list: RecordList, record: AnyRecord): RemarkWords {
  const name = "reference" in record ? record.reference : ("name" in record && record.name) || record.id;
  return phrase(`edit-thing-${list}`, { name });
}
