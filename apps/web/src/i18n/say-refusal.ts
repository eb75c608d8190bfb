import { type Catalogue, render } from "@tracewright/text";
import i18next from "i18next";

/** Of sentences that the server says in English; no key of the catalogues, so a namespace of its own. */
export const REFUSALS = "refusals";
/** Of those that the server sends by kind and values. */
export const REFUSAL_SENTENCES = "refusal-sentences";

/** A refusal as the server sends it: in English, and for most the same by its kind and values. */
export interface SentRefusal {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** A refusal in the language that is shown; undefined without a translation. */
export function showRefusal(sent: SentRefusal, language = i18next.language): string | undefined {
  // What was read out of files is said in the language of the screens.
  if (language === "en" || sent.extensions?.language === language) return sent.message;
  const catalogueOf = (name: string): Catalogue => i18next.getResourceBundle(language, name) ?? {};
  return translateSent(sent, { byKind: catalogueOf(REFUSAL_SENTENCES), byEnglish: catalogueOf(REFUSALS) });
}

/** By its kind, else by its English sentence. */
export function translateSent(
  { message, extensions }: SentRefusal,
  { byKind, byEnglish }: { readonly byKind: Catalogue; readonly byEnglish: Catalogue },
): string | undefined {
  const words = extensions?.sentence;
  return isWords(words) && Object.hasOwn(byKind, words.kind)
    ? render(words, byKind)
    : translateRefusal(message, byEnglish);
}

interface Words {
  readonly kind: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

function isWords(value: unknown): value is Words {
  if (typeof value !== "object" || value === null || !("kind" in value) || !("facts" in value)) return false;
  const { kind, facts } = value;
  return (
    typeof kind === "string" &&
    typeof facts === "object" &&
    facts !== null &&
    Object.values(facts).every((fact) => typeof fact === "string" || typeof fact === "number")
  );
}

/** The server's sentence in the language that is shown; undefined without a translation. */
export function sayRefusal(sentence: string, language = i18next.language): string | undefined {
  if (language === "en") return sentence;
  const known: Readonly<Record<string, string>> = i18next.getResourceBundle(language, REFUSALS) ?? {};
  return translateRefusal(sentence, known);
}

/** `known`: from English, with `{1}` where values stand, to another language. Values are data, never markup. */
export function translateRefusal(sentence: string, known: Readonly<Record<string, string>>): string | undefined {
  if (Object.hasOwn(known, sentence)) return known[sentence];
  for (const [english, translated] of Object.entries(known)) {
    const values = english.includes("{1}") ? patternOf(english).exec(sentence) : null;
    if (values) return translated.replaceAll(/\{(\d)\}/g, (_slot, place) => values[Number(place)] ?? "");
  }
  return undefined;
}

function patternOf(english: string): RegExp {
  const fixed = english.split(/\{\d\}/).map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  // Names of files may hold line breaks; lazy, so that what follows a value is found at the first place that fits.
  return new RegExp(`^${fixed.join("(.*?)")}$`, "s");
}
