import type { VariableReader } from "./variable-reader.ts";

/** A language model that proposes blocks. */
export interface SuggestionKeys {
  readonly url: URL;
  readonly key: string;
}

export function readSuggestions(reader: VariableReader): SuggestionKeys | undefined {
  const url = reader.safeUrl("SUGGESTION_URL");
  const key = reader.optional("SUGGESTION_KEY");
  if ((reader.optional("SUGGESTION_URL") === undefined) !== (key === undefined))
    reader.problems.push("SUGGESTION_URL and SUGGESTION_KEY: each needs the other");
  return url === undefined || key === undefined ? undefined : { url, key };
}
