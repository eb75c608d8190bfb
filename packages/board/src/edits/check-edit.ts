import { isAlike } from "../documents/is-alike.ts";
import { copperLayers } from "../queries/resolve-layers.ts";
import type { Board } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";
import type { Foreign } from "../records/foreign.ts";
import { isCopperLayer, type LayerSelector } from "../records/layer.ts";
import type { Nm } from "../units.ts";
import { applyEdit } from "./apply-edit.ts";
import { type BoardEdit, type ListEdit, RECORD_LISTS, RECORD_WORDS, type RecordList } from "./edit.ts";
import { isWholeFragment } from "./is-whole-fragment.ts";
import { referencesOf } from "./rebase-edit.ts";

/** Why an edit is refused; `message` names the thing and the numbers. */
export interface EditProblem {
  readonly kind: "locked" | "reference" | "layer" | "id" | "size" | "rules" | "fragment";
  readonly list?: RecordList;
  readonly id?: string;
  readonly message: string;
}

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
    const name = nameOf(list, record);
    // What a file brought may stay as it was while something else of the record changes.
    const isNew = <Value>(of: (from: AnyRecord) => readonly Value[]) => {
      const old = new Set(before ? of(before) : []);
      return of(record).filter((value) => !old.has(value));
    };
    for (const message of isNew(problemsOfSizes))
      report({ kind: "size", list, id: record.id, message: `${name}: ${message}` });
    for (const layer of isNew(layersOf))
      if (!layers.has(layer))
        report({
          kind: "layer",
          list,
          id: record.id,
          message: `${name} is on ${layer}, which the board does not have`,
        });
    for (const { format, fragments } of foreignsOf(record))
      if (!fragments.every((fragment) => isWholeFragment(format, fragment)))
        report({ kind: "fragment", list, id: record.id, message: `${name} carries a broken piece of a file` });
  }
  findMissing(edit, { after, touched }, report);
  findTwiceGiven(touched, after, report);
  if (edit.settings.some(({ setting }) => setting === "layers")) findLostLayers(after, layers, report);
  if (edit.settings.some(({ setting }) => setting === "rules")) checkRules(after, report);
  return problems;
}

interface Touched {
  readonly list: RecordList;
  readonly record: AnyRecord;
  /** Undefined: it is added. */
  readonly before: AnyRecord | undefined;
}

type Report = (problem: EditProblem) => void;

/** The members of a record that its lock holds. What else it says (a value, a net, a filled pour) may change. */
const HELD: Readonly<Record<RecordList, readonly string[]>> = {
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
        message: `${nameOf(list, record)} is locked: unlock it before it is removed`,
      });
  for (const { before, after } of updated) {
    if (!isLocked(before) || !isLocked(after)) continue;
    const members = HELD[list].filter((key) => !isAlike(memberOf(before, key), memberOf(after, key)));
    if (members.length > 0)
      report({
        kind: "locked",
        list,
        id: before.id,
        message: `${nameOf(list, before)} is locked: unlock it before its ${members.join(", ")} changes`,
      });
  }
}

function isLocked(record: AnyRecord): boolean {
  return "locked" in record && record.locked === true;
}

function memberOf(record: AnyRecord, key: string): unknown {
  return (record as unknown as Readonly<Record<string, unknown>>)[key];
}

function problemsOfSizes(record: AnyRecord): string[] {
  const problems: string[] = [];
  const atLeast = (what: string, value: Nm, least: Nm): void => {
    if (value < least) problems.push(`${what} is ${value} nm; it has to be at least ${least} nm`);
  };
  if ("rotation" in record && Math.abs(record.rotation) > MAX_TURN)
    problems.push(`a rotation of ${record.rotation}° is more than ${MAX_TURN}°`);
  if ("diameter" in record) {
    atLeast("the drill of a via", record.drill, 1);
    atLeast("the diameter of a via", record.diameter, record.drill + 1);
  } else if ("width" in record) atLeast("the width of a track", record.width, 1);
  else if ("stroke" in record) atLeast("the width of a line", record.stroke.width, 0);
  if ("style" in record) {
    atLeast("the width of a text", record.style.size.width, 1);
    atLeast("the height of a text", record.style.size.height, 1);
    atLeast("the line of a text", record.style.thickness, 0);
  }
  if ("pour" in record) {
    atLeast("the clearance of a zone", record.pour.clearance, 0);
    atLeast("the thinnest neck of a zone", record.pour.minThickness, 0);
    if (record.outline.length === 0 || record.outline.some((ring) => ring.length < 3))
      problems.push("the outline of a zone has at least one ring of at least three corners");
  }
  if ("pads" in record)
    for (const { drill, number } of record.pads)
      if (drill) atLeast(`the hole of pad ${number}`, Math.min(drill.size.width, drill.size.height), 1);
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
          message: `${nameOf(list, record)} names ${missing}, which the board does not have`,
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
      report({ kind: "id", list, id: record.id, message: `${nameOf(list, record)}: the id ${twice} is given twice` });
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
    report({ kind: "layer", message: "a board has the layers F.Cu and B.Cu" });
  const used = new Set<string>([
    ...after.tracks.map(({ layer }) => layer),
    ...after.vias.flatMap(({ layers: between }) => between),
    ...after.zones.flatMap((zone) => zone.layers).filter(isCopperLayer),
  ]);
  for (const layer of used)
    if (!layers.has(layer))
      report({ kind: "layer", message: `there is copper on ${layer}: take it away before the layer` });
}

function checkRules({ rules }: Board, report: Report): void {
  const names = rules.netClasses.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) report({ kind: "rules", message: `two net classes are named ${twice}` });
  const standard = rules.netClasses.find(({ name }) => name === "Default");
  if (!standard) report({ kind: "rules", message: "the rules have a net class named Default" });
  for (const key of ["clearance", "trackWidth", "viaDiameter", "viaDrill"] as const)
    if (standard && standard[key] === undefined)
      report({ kind: "rules", message: `the net class Default says its ${key}` });
  for (const [key, value] of [...Object.entries(rules), ...rules.netClasses.flatMap((of) => Object.entries(of))])
    if (typeof value === "number" && value < 0 && !SIGNED.has(key))
      report({ kind: "rules", message: `${key} is ${value}; it cannot be less than 0` });
}

/** Margins may take away. */
const SIGNED: ReadonlySet<string> = new Set([
  "silkClearance",
  "solderMaskExpansion",
  "solderPasteMargin",
  "solderPasteRatio",
]);

function nameOf(list: RecordList, record: AnyRecord): string {
  if ("reference" in record) return record.reference;
  if (list === "nets" && "name" in record) return `net ${record.name}`;
  if ("name" in record && record.name) return `${RECORD_WORDS[list]} ${record.name}`;
  return `${RECORD_WORDS[list]} ${record.id}`;
}
