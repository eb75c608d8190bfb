import type { Intent } from "../records/intent.ts";
import type { IntentChoice } from "../records/intent-choice.ts";

/**
 * What is wanted in the end: what was read, corrected where a person said otherwise, and what people said, less what was
 * removed. How high parts are is of interest only where something limits it.
 */
export function chooseIntents(read: readonly Intent[], { removed, added }: IntentChoice): readonly Intent[] {
  const gone = new Set(removed);
  const known = new Set(read.map(({ id }) => id));
  const said = new Map(added.map((intent) => [intent.id, intent]));
  const corrected = read.map((intent) => said.get(intent.id) ?? intent);
  const wanted = [...corrected, ...added.filter(({ id }) => !known.has(id))].filter(({ id }) => !gone.has(id));
  if (wanted.some(({ kind }) => kind === "height-limit")) return wanted;
  return wanted.filter(({ kind, origin }) => kind !== "height" || origin === "person");
}
