import { type FactsOf, type Message, render } from "@tracewright/text";
import { REFUSAL_SENTENCES } from "./refusal-sentences.ts";

export type RefusalKind = keyof typeof REFUSAL_SENTENCES;

/** The sentence of a refusal in English, and the same as data, which screens show in their language. */
export interface Refusal {
  readonly sentence: string;
  readonly words: Message<RefusalKind>;
}

export function refusal<Kind extends RefusalKind>(kind: Kind, facts: FactsOf<typeof REFUSAL_SENTENCES, Kind>): Refusal {
  const words: Message<RefusalKind> = { kind, facts };
  return { sentence: render(words, REFUSAL_SENTENCES), words };
}
