import { type FactsOf, type Message, render } from "@tracewright/text";
import { REMARK_SENTENCES } from "./remark-sentences.ts";

export type RemarkKind = keyof typeof REMARK_SENTENCES;

/** What a remark says, as data: which sentence, and the values in it. */
export type RemarkWords = Message<RemarkKind>;
export type RemarkFact = RemarkWords["facts"][string];

/** A sentence or phrase with its values. */
export function phrase<Kind extends RemarkKind>(
  kind: Kind,
  facts: FactsOf<typeof REMARK_SENTENCES, Kind>,
): RemarkWords {
  return { kind, facts };
}

/** The words and what they are in English: the two of a remark that people read. */
export function worded<Kind extends RemarkKind>(
  kind: Kind,
  facts: FactsOf<typeof REMARK_SENTENCES, Kind>,
): { readonly message: string; readonly words: RemarkWords } {
  const said = phrase(kind, facts);
  return { message: inEnglish(said), words: said };
}

export function inEnglish(words: RemarkWords): string {
  return render(words, REMARK_SENTENCES);
}

/** Names for a remark: so many at the most, and how many more there are. */
export function listed(names: readonly string[], most: number): string {
  const further = names.length - most;
  return further > 0 ? `${names.slice(0, most).join(", ")}, … (+${further})` : names.join(", ");
}
