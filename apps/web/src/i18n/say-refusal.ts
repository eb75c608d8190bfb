import i18next from "i18next";

/** Of sentences that the server says in English; no key of the catalogues, so a namespace of its own. */
export const REFUSALS = "refusals";

/** The server's sentence in the language that is shown; undefined where nobody has translated it. */
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
