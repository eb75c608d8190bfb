import { type Catalogue, render } from "@tracewright/text";
import i18next from "i18next";

/** Of refusals that the server sends by kind and values; no key of the catalogues, so a namespace of its own. */
export const REFUSAL_SENTENCES = "refusal-sentences";

/** A refusal as the server sends it: in English, and the same by its kind and values. */
export interface SentRefusal {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** A refusal in the language that is shown; undefined without a translation. */
export function showRefusal(sent: SentRefusal, language = i18next.language): string | undefined {
  // What was read out of files is said in the language of the screens.
  if (language === "en" || sent.extensions?.language === language) return sent.message;
  return translateSent(sent, i18next.getResourceBundle(language, REFUSAL_SENTENCES) ?? {});
}

export function translateSent({ extensions }: SentRefusal, byKind: Catalogue): string | undefined {
  const words = extensions?.sentence;
  return isWords(words) && Object.hasOwn(byKind, words.kind) ? render(words, byKind) : undefined;
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
