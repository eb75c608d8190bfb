import type { SupplyItem } from "@tracewright/assembly";
import type { MouserKeys } from "../../../platform/configuration/read-mouser.ts";
import type { Database } from "../../../platform/database/open-database.ts";
import { countAttempts, type RateLimit, takeAttempt } from "../../../platform/rate-limits.ts";
import type { SupplyProblem, SupplyState } from "../supply-provider.ts";
import { readMouserPart, recordOf, textOf } from "./mouser-part.ts";

export type MouserAnswer =
  | { readonly status: "answered"; readonly items: readonly SupplyItem[] }
  /** Not now: `problem` null means that the calls of this minute are spent. */
  | { readonly status: "refused"; readonly problem: SupplyProblem | null };

export type MouserCall =
  | { readonly kind: "numbers"; readonly numbers: readonly string[]; readonly option: "Exact" | "BeginsWith" }
  | { readonly kind: "words"; readonly words: string };

export interface MouserClient {
  /** `userId`: whose share of the calls it is made from; without one it counts for the server alone. */
  call(call: MouserCall, userId?: string): Promise<MouserAnswer>;
  readState(): Promise<SupplyState>;
}

/** Mouser answers for so many numbers, and with so many parts, at once. */
export const MAX_NUMBERS = 10;
const MAX_RECORDS = 50;

/** Mouser allows 30 calls a minute and 1,000 a day; all processes of a server count together. */
const BUDGET = {
  minute: { key: "mouser minute", most: 25, withinMs: 60_000 },
  day: { key: "mouser day", most: 1_000, withinMs: 86_400_000 },
} as const;

/** So much of it may one person have, so that others get answers, too: a bill of 150 parts takes 15 to 30 calls. */
const SHARE = {
  minute: { key: "mouser minute of", most: 15, withinMs: 60_000 },
  day: { key: "mouser day of", most: 250, withinMs: 86_400_000 },
} as const;

const TIMEOUT_MS = 10_000;
/** Fifty parts with all their attributes are some 300 kB. */
const MAX_BYTES = 4_194_304;

/** How long nothing is asked after a refusal; doubled from one to the next, up to the longest. */
const PAUSE = { firstMs: 60_000, longestMs: 15 * 60_000 } as const;

/** Asks Mouser's Search API (version 1), within its limits. Errors come with status 200: they are looked for first. */
export function createMouserClient({
  keys,
  db,
  now,
  timeoutMs = TIMEOUT_MS,
}: {
  readonly keys: MouserKeys;
  readonly db: Database;
  readonly now: () => Date;
  /** After which an answer is waited for no longer. */
  readonly timeoutMs?: number | undefined;
}): MouserClient {
  let failure: { problem: SupplyProblem; message: string; until: Date; pauseMs: number } | undefined;
  let lastAnswerAt: Date | null = null;

  const fail = (problem: SupplyProblem, message: string, asksForMs = 0): MouserAnswer => {
    const pauseMs = Math.min(PAUSE.longestMs, Math.max(asksForMs, failure ? 2 * failure.pauseMs : PAUSE.firstMs));
    // A supplier may say our key back to us.
    const shown = message.replaceAll(keys.apiKey, "…").slice(0, 300);
    failure = { problem, message: shown, until: new Date(now().getTime() + pauseMs), pauseMs };
    return { status: "refused", problem };
  };
  const isSpent = async (limit: RateLimit): Promise<boolean> => (await countAttempts(db, limit, now())) >= limit.most;
  const call = async (asked: MouserCall, userId?: string): Promise<MouserAnswer> => {
    if (failure && now() < failure.until) return { status: "refused", problem: failure.problem };
    const { minute, day } = BUDGET;
    const share = userId === undefined ? [] : sharesOf(userId);
    if ((await takeAttempt(db, [minute, day, ...share], now())) === undefined) {
      if (await isSpent(day)) return { status: "refused", problem: "budget-spent" };
      const own = share.at(-1);
      return { status: "refused", problem: own && (await isSpent(own)) ? "share-spent" : null };
    }
    const response = await post(keys, asked, { now, timeoutMs }).catch((error: unknown) => String(error));
    if (typeof response === "string") return fail("unreachable", response);
    const { status, body, retryAfterMs } = response;
    if (status === 429) return fail("too-many-calls", `429 ${body}`, retryAfterMs);
    if (status === 401 || status === 403)
      return fail(problemOf(body, "key-refused"), `${status} ${body}`, retryAfterMs);
    const answer = parse(body);
    if (answer === undefined || (status !== 200 && answer.errors.length === 0))
      return fail(status === 200 ? "unreadable" : "unreachable", `${status} ${body}`);
    const [error] = answer.errors;
    if (error !== undefined) return fail(problemOf(error, "unreadable"), error);
    failure = undefined;
    lastAnswerAt = now();
    return { status: "answered", items: answer.parts.flatMap((part) => readMouserPart(part) ?? []) };
  };
  return {
    call,
    readState: async () => ({
      problem: failure?.problem ?? null,
      message: failure?.message ?? "",
      lastAnswerAt,
      pausedUntil: failure && now() < failure.until ? failure.until : null,
      callsLeft: Math.max(0, BUDGET.day.most - (await countAttempts(db, BUDGET.day, now()))),
    }),
  };
}

/** That of the day last. */
function sharesOf(userId: string): readonly RateLimit[] {
  return [SHARE.minute, SHARE.day].map((limit) => ({ ...limit, key: `${limit.key} ${userId}` }));
}

async function post(
  { apiKey, baseUrl }: MouserKeys,
  call: MouserCall,
  { now, timeoutMs }: { readonly now: () => Date; readonly timeoutMs: number },
) {
  const [path, request] =
    call.kind === "words"
      ? [
          "search/keyword",
          {
            SearchByKeywordRequest: {
              keyword: call.words,
              records: MAX_RECORDS,
              startingRecord: 0,
              searchOptions: "None",
            },
          },
        ]
      : [
          "search/partnumber",
          { SearchByPartRequest: { mouserPartNumber: call.numbers.join("|"), partSearchOptions: call.option } },
        ];
  const url = new URL(`/api/v1/${path}`, baseUrl);
  url.searchParams.set("apiKey", apiKey);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(request),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return {
      status: response.status,
      body: await readBody(response),
      retryAfterMs: readRetryAfter(response.headers.get("retry-after") ?? "", now),
    };
  } catch (error) {
    if (error instanceof TooLong) throw error;
    // The address holds the key; what fetch says of it stays here.
    throw new Error(error instanceof Error && error.name === "TimeoutError" ? "no answer in time" : "no connection");
  }
}

/** Seconds, or the time in words (RFC 9110, 10.2.3); 0 for anything else. */
function readRetryAfter(text: string, now: () => Date): number {
  if (/^\d+$/.test(text)) return 1000 * Number(text);
  return Math.max(0, Date.parse(text) - now().getTime()) || 0;
}

class TooLong extends Error {}

async function readBody(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MAX_BYTES) throw new TooLong(`an answer of more than ${MAX_BYTES} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

function parse(body: string): { readonly errors: readonly string[]; readonly parts: readonly unknown[] } | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return undefined;
  }
  const { Errors, SearchResults } = recordOf(answer);
  const errors = (Array.isArray(Errors) ? Errors : []).map((error) => {
    const { Code, Message } = recordOf(error);
    return [textOf(Code), textOf(Message)].filter(Boolean).join(": ") || "an error without words";
  });
  const { Parts } = recordOf(SearchResults);
  if (errors.length > 0) return { errors, parts: [] };
  return Array.isArray(Parts) ? { errors, parts: Parts.slice(0, 10 * MAX_RECORDS) } : undefined;
}

function problemOf(words: string, otherwise: SupplyProblem): SupplyProblem {
  if (/too ?many|limit|exceed|quota/i.test(words)) return "too-many-calls";
  return /api ?key|unauthori[sz]ed|forbidden|invalid ?key|invalid unique identifier/i.test(words)
    ? "key-refused"
    : otherwise;
}
