import { type Board, findItems, type Item, type ItemId, indexBoard, isLocked, type NetId } from "@tracewright/board";
import { lockItems } from "../commands/lock-items.ts";
import { EditBuilder } from "../edit-builder.ts";
import type { PropertyChange, PropertyKey, PropertyOutcome, PropertyProblem, PropertyValue } from "./property.ts";
import { type ItemTrait, traitsOf } from "./traits-of.ts";

/**
 * Gives all selected items one value, or changes that of each by the same. Whether they can take it is asked of the
 * model alone: what a fab or a design rule says is for the checks. Where one of them cannot, none is changed; locked
 * ones stay as they are where their lock holds the property.
 */
export function setProperty(
  board: Board,
  ids: Iterable<ItemId>,
  key: PropertyKey,
  value: PropertyValue | PropertyChange,
): PropertyOutcome {
  if (key === "locked")
    return typeof value === "boolean"
      ? lockItems(board, ids, value)
      : { locked: [], problem: { reason: "wrong-kind" } };
  const builder = new EditBuilder(board);
  const locked: ItemId[] = [];
  for (const item of findItems(board, ids)) {
    const trait = traitsOf(board, item).find((one) => one.key === key);
    if (!trait?.write) return { locked: [], problem: { reason: "not-editable" } };
    if (trait.isHeld && isLocked(board, item)) {
      locked.push(item.record.id);
      continue;
    }
    const now = trait.read(item.record, board);
    const taken = tidied(isChange(value) ? changed(now, value) : value, trait);
    const problem = problemOf(board, item, trait, taken);
    if (problem) return { locked: [], problem };
    if (now !== taken) builder.update(item.list, item.record, trait.write(item.record, taken as never, board));
  }
  const edit = builder.build();
  return { ...(edit && { edit }), locked };
}

function isChange(value: PropertyValue | PropertyChange): value is PropertyChange {
  return typeof value === "object" && value !== null && "by" in value;
}

/** Of what is no number, nothing that any kind takes. */
function changed(now: PropertyValue, { by }: PropertyChange): PropertyValue {
  return typeof now === "number" ? now + by : Number.NaN;
}

/** Angles to a ten-thousandth of a degree; a name without the spaces around it. */
function tidied(value: PropertyValue, { kind, letters }: ItemTrait): PropertyValue {
  if (kind === "angle" && typeof value === "number") return Math.round(value * 1e4) / 1e4 + 0;
  return letters?.isOneLine && typeof value === "string" ? value.trim() : value;
}

function problemOf(board: Board, item: Item, trait: ItemTrait, value: PropertyValue): PropertyProblem | undefined {
  switch (trait.kind) {
    case "length":
    case "number":
    case "angle":
      return problemOfNumber(item, trait, value);
    case "text":
      return problemOfText(trait, value);
    case "flag":
      return typeof value === "boolean" ? undefined : { reason: "wrong-kind" };
    case "net":
      if (value !== null && typeof value !== "string") return { reason: "wrong-kind" };
      return value === null || indexBoard(board).netById.has(value as NetId) ? undefined : { reason: "unknown-net" };
    case "choice":
    case "layer":
      if (typeof value !== "string") return { reason: "wrong-kind" };
      return trait.choices?.(item.record, board).includes(value) ? undefined : { reason: "not-a-choice" };
    case "layers": {
      if (!Array.isArray(value)) return { reason: "wrong-kind" };
      if (value.length === 0) return { reason: "empty" };
      const choices = trait.choices?.(item.record, board) ?? [];
      return value.every((layer) => choices.includes(layer)) ? undefined : { reason: "not-a-choice" };
    }
  }
}

/** Turns may add up in a file; what a hand types beyond ten of them is a mistake. */
const MAX_TURN = 3_600;

function problemOfNumber(item: Item, { kind, limits }: ItemTrait, value: PropertyValue): PropertyProblem | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return { reason: "wrong-kind" };
  if (kind !== "angle" && !Number.isSafeInteger(value)) return { reason: "wrong-kind" };
  const { least, most } = kind === "angle" ? { least: -MAX_TURN, most: MAX_TURN } : (limits?.(item.record) ?? {});
  if (least !== undefined && value < least) return { reason: "too-small", limit: least };
  return most !== undefined && value > most ? { reason: "too-large", limit: most } : undefined;
}

function problemOfText({ letters }: ItemTrait, value: PropertyValue): PropertyProblem | undefined {
  if (typeof value !== "string") return { reason: "wrong-kind" };
  if (letters?.isNeeded && value === "") return { reason: "empty" };
  if (letters && [...value].length > letters.most) return { reason: "too-long", limit: letters.most };
  return hasControl(value, letters?.isOneLine ?? false) ? { reason: "wrong-kind" } : undefined;
}

/** Letters that no font draws and some files cannot hold; a text of several lines has line ends. */
function hasControl(text: string, isOneLine: boolean): boolean {
  return [...text].some((letter) => letter < " " && (isOneLine || (letter !== "\n" && letter !== "\t")));
}
