import { type BoardEdit, type EditPatch, patchOf } from "@tracewright/board";

const patches = new WeakMap<BoardEdit, EditPatch>();
const texts = new WeakMap<EditPatch, string>();

/**
 * A step as sent. Computed once: the fill of a large board's zones has two million characters, and would repeat with
 * every state.
 */
export function patchOfStep(step: BoardEdit): EditPatch {
  const patch = patches.get(step) ?? patchOf(step);
  patches.set(step, patch);
  return patch;
}

/** The same in JSON, written once too. */
export function textOfPatch(patch: EditPatch): string {
  const text = texts.get(patch) ?? JSON.stringify(patch);
  texts.set(patch, text);
  return text;
}
