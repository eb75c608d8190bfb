/**
 * What is said, as data: which sentence, and the values in it. A catalogue has the sentence of each kind, with values in double
 * braces; each language has a catalogue with the same kinds and values.
 */
export interface Message<Kind extends string = string> {
  readonly kind: Kind;
  readonly facts: Facts<Kind>;
}

/** A name, number or piece of a file; or a phrase of the same catalogue. */
export type Fact<Kind extends string = string> = string | number | Message<Kind>;
type Facts<Kind extends string> = Readonly<Record<string, Fact<Kind>>>;

export type Catalogue<Kind extends string = string> = Readonly<Record<Kind, string>>;

type Slots<Sentence extends string> = Sentence extends `${string}{{${infer Slot}}}${infer Rest}`
  ? Slot | Slots<Rest>
  : never;

/** The values that the sentence of a kind has. */
export type FactsOf<Sentences extends Catalogue, Kind extends keyof Sentences & string> = {
  readonly [Slot in Slots<Sentences[Kind]>]: Fact<keyof Sentences & string>;
};

/** The message in the language of a catalogue. Values are put in once: braces in a value are text. */
export function render<Kind extends string>({ kind, facts }: Message<Kind>, catalogue: Catalogue<Kind>): string {
  return catalogue[kind].replaceAll(/\{\{(\w+)\}\}/g, (_, slot: string) => {
    const fact = facts[slot];
    return typeof fact === "object" ? render(fact, catalogue) : String(fact ?? "");
  });
}
