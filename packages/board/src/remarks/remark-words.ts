import { REMARK_SENTENCES } from "./remark-sentences.ts";

export type RemarkKind = keyof typeof REMARK_SENTENCES;
/** A name, number or piece of the file; or a phrase that every language has words for. */
export type RemarkFact = string | number | RemarkWords;

/** What a remark says, as data: which sentence, and the values in it. */
export interface RemarkWords {
  readonly kind: RemarkKind;
  readonly facts: Readonly<Record<string, RemarkFact>>;
}

type Slots<Sentence extends string> = Sentence extends `${string}{{${infer Slot}}}${infer Rest}`
  ? Slot | Slots<Rest>
  : never;
type FactsOf<Kind extends RemarkKind> = { readonly [Slot in Slots<(typeof REMARK_SENTENCES)[Kind]>]: RemarkFact };

/** A sentence or phrase with its values. */
export function phrase<Kind extends RemarkKind>(kind: Kind, facts: FactsOf<Kind>): RemarkWords {
  return { kind, facts };
}

/** The words and what they are in English: the two of a remark that people read. */
export function worded<Kind extends RemarkKind>(
  kind: Kind,
  facts: FactsOf<Kind>,
): { readonly message: string; readonly words: RemarkWords } {
  const said = phrase(kind, facts);
  return { message: inEnglish(said), words: said };
}

/** Values are put in once: what a file calls its parts is never taken for a place to put another one. */
export function inEnglish({ kind, facts }: RemarkWords): string {
  return REMARK_SENTENCES[kind].replaceAll(/\{\{(\w+)\}\}/g, (_, slot: string) => {
    const fact = facts[slot];
    return typeof fact === "object" ? inEnglish(fact) : String(fact ?? "");
  });
}

/** Names for a remark: so many at the most, and how many more there are. */
export function listed(names: readonly string[], most: number): string {
  const further = names.length - most;
  return further > 0 ? `${names.slice(0, most).join(", ")}, … (+${further})` : names.join(", ");
}
