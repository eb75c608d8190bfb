import type { SupplyItem } from "@tracewright/assembly";
import { chipSize } from "@tracewright/catalogue";
import type { MouserKeys } from "../../../platform/configuration/read-mouser.ts";
import type { Database } from "../../../platform/database/open-database.ts";
import { keepAnswers, PRICE_LIFETIME_MS, readAnswers, type SupplyAnswer } from "../supply-answers.ts";
import {
  makerKey,
  numberKey,
  type SupplyAsking,
  type SupplyFinding,
  type SupplyMatch,
  type SupplyProvider,
  type SupplyQuestion,
} from "../supply-provider.ts";
import { createMouserClient, MAX_NUMBERS } from "./mouser-client.ts";

/** Stock is requested again after this; until its price expires, the earlier answer is shown with its age. */
const STOCK_LIFETIME_MS = 3_600_000;

/** A number that several parts of an answer begin with: the first of them. */
const MAX_BEGINNINGS = 5;

interface Environment {
  readonly keys: MouserKeys;
  readonly db: Database;
  readonly now: () => Date;
  /** After which an answer of Mouser is waited for no longer; ten seconds unless given. */
  readonly timeoutMs?: number;
}

/**
 * Mouser's catalogue, asked by part number: exactly first, and for numbers that it does not have, for those that begin with
 * them. Words are asked for only when a person looks for something.
 */
export function createMouserProvider({ keys, db, now, timeoutMs }: Environment): SupplyProvider {
  const client = createMouserClient({ keys, db, now, timeoutMs });
  const isYounger = (answer: SupplyAnswer | undefined, lifetimeMs: number): answer is SupplyAnswer =>
    answer !== undefined && now().getTime() - answer.readAt.getTime() < lifetimeMs;

  const askBatch = async (numbers: ReadonlyMap<string, string>, userId: string): Promise<SupplyAsking> => {
    const exact = await client.call({ kind: "numbers", numbers: [...numbers.values()], option: "Exact" }, userId);
    if (exact.status === "refused") return { open: numbers.size, problem: exact.problem };
    const found = groupByNumber([...numbers.keys()], exact.items, (asked, given) => asked === given);
    const missing = new Map([...numbers].filter(([key]) => !found.get(key)?.length));
    if (missing.size > 0) {
      const longer = await client.call(
        { kind: "numbers", numbers: [...missing.values()], option: "BeginsWith" },
        userId,
      );
      if (longer.status === "refused") {
        for (const key of missing.keys()) found.delete(key);
        await keep(found);
        return { open: missing.size, problem: longer.problem };
      }
      const beginnings = groupByNumber([...missing.keys()], longer.items, (asked, given) => given.startsWith(asked));
      for (const [key, items] of beginnings) found.set(key, items.slice(0, MAX_BEGINNINGS));
    }
    await keep(found);
    return { open: 0, problem: null };
  };
  const keep = (found: ReadonlyMap<string, readonly SupplyItem[]>) =>
    keepAnswers(db, "mouser", new Map([...found].map(([key, items]) => [`part ${key}`, items])), now());

  return {
    source: "mouser",
    isLive: true,
    findKnown: async (questions) => {
      const keysOf = questions.map(({ partNumber }) => `part ${numberKey(partNumber)}`);
      const answers = await readAnswers(db, "mouser", keysOf);
      return questions.map((question, index) => {
        if (!isAskable(question.partNumber)) return [];
        const answer = answers.get(keysOf[index] ?? "");
        if (!isYounger(answer, PRICE_LIFETIME_MS)) return undefined;
        return answer.items
          .map((item): SupplyFinding => ({ item, match: matchOf(question, item), readAt: answer.readAt }))
          .sort((one, other) => Number(other.match === "exact") - Number(one.match === "exact"));
      });
    },
    ask: async (questions, { userId, until }) => {
      const numbers = new Map(
        questions
          .filter(({ partNumber }) => isAskable(partNumber))
          .map(({ partNumber }) => [numberKey(partNumber), partNumber] as const),
      );
      const answers = await readAnswers(
        db,
        "mouser",
        [...numbers.keys()].map((key) => `part ${key}`),
      );
      const open = [...numbers].filter(([key]) => !isYounger(answers.get(`part ${key}`), STOCK_LIFETIME_MS));
      for (let start = 0; start < open.length; start += MAX_NUMBERS) {
        if (now() >= until) return { open: open.length - start, problem: null };
        const asked = await askBatch(new Map(open.slice(start, start + MAX_NUMBERS)), userId);
        const later = Math.max(0, open.length - start - MAX_NUMBERS);
        if (asked.open > 0) return { ...asked, open: asked.open + later };
      }
      return { open: 0, problem: null };
    },
    suggest: async (words, footprint) => {
      const size = chipSize(footprint);
      const asked = size === undefined || words.includes(size) ? words : `${words} ${size}`;
      const question = `words ${asked}`;
      const before = (await readAnswers(db, "mouser", [question])).get(question);
      let answer = isYounger(before, STOCK_LIFETIME_MS) ? before : undefined;
      if (answer === undefined) {
        const found = await client.call({ kind: "words", words: asked });
        if (found.status === "answered") {
          answer = { items: found.items, readAt: now() };
          await keepAnswers(db, "mouser", new Map([[question, found.items]]), answer.readAt);
        } else if (isYounger(before, PRICE_LIFETIME_MS)) answer = before;
      }
      const { items = [], readAt = now() } = answer ?? {};
      return items.map((item) => ({ item, match: "suggested", readAt }));
    },
    // Mouser says nothing of pinouts.
    findSisters: async () => [],
    readState: () => client.readState(),
  };
}

/** A bar parts two numbers in a request. */
function isAskable(partNumber: string): boolean {
  return numberKey(partNumber).length >= 3 && partNumber.length <= 100 && !/[|\p{Cc}]/u.test(partNumber);
}

function matchOf(question: SupplyQuestion, item: SupplyItem): SupplyMatch {
  if (numberKey(question.partNumber) !== numberKey(item.partNumber)) return "begins-with";
  return question.manufacturer !== "" && makerKey(question.manufacturer) === makerKey(item.manufacturer)
    ? "exact"
    : "number";
}

/** Every asked number has an entry, be it empty. */
function groupByNumber(
  asked: readonly string[],
  items: readonly SupplyItem[],
  fits: (asked: string, given: string) => boolean,
): Map<string, readonly SupplyItem[]> {
  return new Map(asked.map((key) => [key, items.filter(({ partNumber }) => fits(key, numberKey(partNumber)))]));
}
