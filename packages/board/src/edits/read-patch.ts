import { RECORD_SCHEMAS, SETTING_SCHEMAS } from "../documents/record-schema.ts";
import {
  arrayOf,
  type DocumentProblem,
  exactly,
  isObject,
  oneOf,
  text,
  type Validator,
} from "../documents/validate.ts";
import type { Board } from "../records/board.ts";
import { RECORD_LISTS, RECORD_WORDS, SETTING_KEYS } from "../records/record-lists.ts";
import type { BoardEdit, ListEdit, SettingEdit } from "./edit.ts";
import type { EditPatch, ListPatch, RecordPatch, SettingPatch } from "./edit-patch.ts";

export type ReadPatch =
  | { readonly status: "ok"; readonly edit: BoardEdit }
  | { readonly status: "refused"; readonly problems: readonly DocumentProblem[] };

/** No more problems than these are reported. */
const MAX_PROBLEMS = 20;

const anObject: Validator = (value, path, report) => {
  if (!isObject(value)) report({ path, message: "not an object" });
};
const anything: Validator = () => {};

const patchSchema = exactly({
  lists: arrayOf(
    exactly({
      list: oneOf(...RECORD_LISTS),
      added: arrayOf(anObject),
      removed: arrayOf(text),
      updated: arrayOf(exactly({ id: text, set: anObject, unset: arrayOf(text) })),
    }),
  ),
  settings: arrayOf(exactly({ setting: oneOf(...SETTING_KEYS) }, { value: anything })),
});

/**
 * The edit that a patch means on this board. Everything in it is held against the schema of its record to the last
 * member; records that are not there, or there twice, and settings that a person cannot change, are reported by their place.
 */
export function readPatch(board: Board, json: unknown): ReadPatch {
  const problems: DocumentProblem[] = [];
  const report = (problem: DocumentProblem): void => {
    if (problems.length < MAX_PROBLEMS) problems.push(problem);
  };
  patchSchema(json, "", report);
  if (problems.length > 0) return { status: "refused", problems };
  // The form has just been checked; what the records are is checked below.
  const { lists, settings } = json as EditPatch;
  refuseTwice(
    lists.map(({ list }) => list),
    "lists",
    report,
  );
  refuseTwice(
    settings.map(({ setting }) => setting),
    "settings",
    report,
  );
  const edit: BoardEdit = {
    lists: lists.map((patch, index) => readList(board[patch.list], patch, `lists[${index}]`, report)),
    settings: settings.flatMap((patch, index) => readSetting(board, patch, `settings[${index}]`, report)),
  };
  return problems.length > 0 ? { status: "refused", problems } : { status: "ok", edit };
}

type Report = (problem: DocumentProblem) => void;

interface Identified {
  readonly id: string;
}

function refuseTwice(names: readonly string[], path: string, report: Report): void {
  for (const [index, name] of names.entries())
    if (names.indexOf(name) !== index) report({ path: `${path}[${index}]`, message: `${name} is named twice` });
}

function readList(records: readonly Identified[], patch: ListPatch, path: string, report: Report): ListEdit {
  const { list } = patch;
  const schema = RECORD_SCHEMAS[list];
  const held = new Map(records.map((record) => [record.id, record]));
  const touched = new Set<string>();
  const touch = (id: string, at: string): void => {
    if (touched.has(id)) report({ path: at, message: `${id} is named twice` });
    touched.add(id);
  };
  const find = (id: string, at: string): Identified | undefined => {
    touch(id, at);
    const record = held.get(id);
    if (record === undefined) report({ path: at, message: `the board has no ${RECORD_WORDS[list]} ${id}` });
    return record;
  };
  const added = patch.added.filter((record, index): record is Identified => {
    const at = `${path}.added[${index}]`;
    if (!holds(schema, record, at, report)) return false;
    touch((record as Identified).id, at);
    return true;
  });
  const removed = patch.removed.flatMap((id, index) => find(id, `${path}.removed[${index}]`) ?? []);
  const updated = patch.updated.flatMap((change, index) => {
    const at = `${path}.updated[${index}]`;
    const before = find(change.id, at);
    const after = before && patched(before, change);
    return after && holds(schema, after, at, report) ? [{ before, after }] : [];
  });
  for (const { after, before } of updated)
    if ((after as Identified).id !== before.id) report({ path, message: `${before.id} cannot get another id` });
  return { list, added, removed, updated } as unknown as ListEdit;
}

/** By entries and not by assignment: a member may be called "__proto__". */
function patched(before: object, { set, unset }: RecordPatch): object {
  const gone = new Set([...unset, ...Object.keys(set)]);
  return Object.fromEntries([...Object.entries(before).filter(([key]) => !gone.has(key)), ...Object.entries(set)]);
}

function readSetting(board: Board, patch: SettingPatch, path: string, report: Report): SettingEdit[] {
  const { setting, value } = patch;
  if (setting === "foreign") {
    report({ path, message: "pieces of the file cannot be edited" });
    return [];
  }
  const isOptional = setting === "paper" || setting === "auxOrigin" || setting === "gridOrigin";
  if (value === undefined && !isOptional) report({ path, message: `the board cannot be without ${setting}` });
  else if (value !== undefined) SETTING_SCHEMAS[setting](value, `${path}.value`, report);
  return [{ setting, before: board[setting], after: value } as SettingEdit];
}

function holds(schema: Validator, value: unknown, path: string, report: Report): boolean {
  let isRight = true;
  schema(value, path, (problem) => {
    isRight = false;
    report(problem);
  });
  return isRight;
}
