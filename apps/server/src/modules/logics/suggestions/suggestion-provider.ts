import type { SuggestionKeys } from "../../../platform/configuration/read-suggestions.ts";

/** Milliseconds that an answer is waited for. */
const PATIENCE_MS = 20_000;
const MAX_ANSWER_BYTES = 65_536;
const MAX_PROPOSED = 50;
const MAX_COUNT = 20;

/** All that a model learns: what the person wrote, and names of blocks. No file, mail address or price. */
export interface ProviderQuestion {
  readonly words: string;
  readonly locale: "en" | "ko";
  readonly chosen: readonly { readonly key: string; readonly count: number }[];
  readonly catalogue: readonly { readonly key: string; readonly name: string; readonly ports: readonly string[] }[];
}

export interface ProposedBlock {
  readonly key: string;
  readonly count: number;
}

/** Undefined: no answer in time, or none of the form. What it says is data: keys of the catalogue that it was given. */
export interface SuggestionProvider {
  propose(question: ProviderQuestion): Promise<readonly ProposedBlock[] | undefined>;
}

/**
 * A model behind an address that takes the question as JSON by POST and answers `{"blocks": [{"key": …, "count": …}]}`.
 * Nothing else of an answer is read.
 */
export function createSuggestionProvider(keys: SuggestionKeys): SuggestionProvider {
  return {
    async propose(question) {
      try {
        const response = await fetch(keys.url, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            accept: "application/json",
            authorization: `Bearer ${keys.key}`,
          },
          body: JSON.stringify(question),
          redirect: "error",
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        if (!response.ok || !response.body) return undefined;
        const text = await readUpTo(response.body, MAX_ANSWER_BYTES);
        return text === undefined ? undefined : readProposal(text, question);
      } catch {
        // The address and what the other side says of a failure stay here.
        return undefined;
      }
    },
  };
}

async function readUpTo(body: ReadableStream<Uint8Array>, limit: number): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.byteLength;
    if (bytes > limit) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

/** Blocks of the catalogue alone, each once. Undefined: the answer has another form. */
export function readProposal(text: string, { catalogue }: ProviderQuestion): ProposedBlock[] | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return undefined;
  }
  const given = (answer as { readonly blocks?: unknown } | null)?.blocks;
  if (!Array.isArray(given)) return undefined;
  const known = new Set(catalogue.map(({ key }) => key));
  const found = new Map<string, ProposedBlock>();
  for (const one of given.slice(0, MAX_PROPOSED)) {
    const { key, count } = (one ?? {}) as { readonly key?: unknown; readonly count?: unknown };
    if (typeof key !== "string" || !known.has(key) || found.has(key)) continue;
    const isCount = typeof count === "number" && Number.isInteger(count) && count >= 1;
    found.set(key, { key, count: isCount ? Math.min(count, MAX_COUNT) : 1 });
  }
  return [...found.values()];
}
