import type { Application } from "../../platform/application.ts";
import { refuseField } from "../../platform/application-error.ts";
import { takeAttempt } from "../../platform/rate-limits.ts";
import { refusal } from "../../platform/refusal.ts";
import { SUPPLY } from "./create-supply.ts";
import type { SupplyFinding } from "./supply-provider.ts";

/** More than a list that somebody looks through. */
export const MAX_ITEMS = 60;

export const MAX_WORD_LETTERS = 100;
const LETTERS = { least: 2, most: MAX_WORD_LETTERS } as const;
/** A person's share of what suppliers allow the whole server. */
const SEARCHES = { most: 60, withinMs: 3_600_000 } as const;
const SEARCHES_OF_DAY = { most: 200, withinMs: 86_400_000 } as const;

/** Parts by words or number, of all suppliers. */
export async function searchSupply(
  application: Application,
  userId: string,
  { keyword, footprint }: { readonly keyword: string; readonly footprint?: string | null | undefined },
): Promise<readonly SupplyFinding[]> {
  const words = askedWords(keyword);
  await countSearch(application, userId);
  const found = await Promise.all(
    application.services.get(SUPPLY).map((provider) => provider.suggest(words, footprint ?? "")),
  );
  return found.flat().slice(0, MAX_ITEMS);
}

/** Counts a search where it may cost a live supplier's call; refused when the person made as many as are theirs. */
export async function countSearch({ db, services, now }: Application, userId: string): Promise<void> {
  if (!services.get(SUPPLY).some(({ isLive }) => isLive)) return;
  const limits = [
    { key: `supply-search:${userId}`, ...SEARCHES },
    { key: `supply-searches of day:${userId}`, ...SEARCHES_OF_DAY },
  ];
  if ((await takeAttempt(db, limits, now())) !== undefined) return;
  const { most } = SEARCHES;
  refuseField("keyword", refusal("too-many-searches", { perHour: most, perDay: SEARCHES_OF_DAY.most }));
}

/** Words that a supplier can be asked for; refused where they are none. */
export function askedWords(text: string): string {
  const words = text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  if (words.length < LETTERS.least || words.length > LETTERS.most)
    refuseField("keyword", refusal("search-length", { least: LETTERS.least, most: LETTERS.most }));
  return words;
}
