import type { Port } from "@tracewright/blocks";
import { chooseSupplies, findGaps, type Gap, MAX_WISH_LETTERS, readWishes } from "@tracewright/logic";
import { inArray } from "drizzle-orm";
import type { Application } from "../../../platform/application.ts";
import { isUuid } from "../../../platform/database/is-uuid.ts";
import { blocks } from "../../../platform/database/tables.ts";
import { type SeenBlock, seeBlocks } from "../../blocks/block-access.ts";
import { findCategory } from "../../blocks/categories/categories.ts";
import { listBlocks } from "../../blocks/search/list-blocks.ts";
import { type ModelState, SUGGESTION_MODEL } from "./suggestion-model.ts";
import { findUsedTogether } from "./used-together.ts";

/** Regulators, chargers and inputs that are looked at for a supply that lacks. */
const MAX_SUPPLIES = 60;
const MAX_TOGETHER = 3;
/** Blocks that a language model chooses from, and names of ports of each. */
const MAX_CATALOGUE = 200;
const MAX_PORTS = 16;

/** Why a block is suggested. */
export type SuggestionReason =
  | { readonly kind: "WORDS"; readonly words: string }
  | { readonly kind: "MODEL" }
  | { readonly kind: "SUPPLY"; readonly volts: number; readonly blocks: readonly string[] }
  | { readonly kind: "GAP"; readonly gap: Gap["kind"] }
  | { readonly kind: "TOGETHER"; readonly projects: number; readonly of: number };

export interface BlockSuggestion {
  readonly block: SeenBlock;
  readonly count: number;
  readonly reason: SuggestionReason;
}

export interface BlockSuggestions {
  readonly suggestions: readonly BlockSuggestion[];
  /** Words that say nothing to this reader, or that no block was found for. */
  readonly notUnderstood: readonly string[];
  readonly model: ModelState;
}

interface Candidate {
  readonly block: SeenBlock;
  readonly count: number;
}

/**
 * Blocks for a description, or the next ones for those that are chosen: by the description, then what the whole lacks, then
 * what projects have beside them. Everything is looked for in the library that the user sees. Nothing is applied.
 */
export async function suggestBlocks(
  application: Application,
  userId: string,
  input: {
    readonly words?: string | null | undefined;
    /** The description is read by the language model instead of the table of concepts. */
    readonly byModel?: boolean;
    readonly isKorean: boolean;
    readonly blocks: readonly { readonly blockId: string; readonly count: number }[];
  },
): Promise<BlockSuggestions> {
  const chosen = await chosenBlocks(application, userId, input.blocks);
  const words = (input.words ?? "").slice(0, MAX_WISH_LETTERS);
  const isByModel = input.byModel === true && words.trim() !== "";
  const answer = isByModel ? await askModel(application, userId, { ...input, words, chosen }) : undefined;
  const model = answer?.model ?? (application.services.get(SUGGESTION_MODEL).isConfigured ? "READY" : "OFF");
  const { wishes, volts, unread } = readWishes(isByModel ? "" : words);
  const whole = new Whole(chosen);
  for (const { block, count } of answer?.blocks ?? []) whole.suggest(block, { kind: "MODEL" }, count);
  const notFound = await suggestWishes(application, userId, { whole, wishes });
  if (whole.all.length > 0) {
    await suggestForGaps(application, userId, whole);
    await suggestSupplies(application, userId, { whole, volts });
    await suggestUsedTogether(application, userId, whole);
  }
  return { suggestions: whole.suggestions, notUnderstood: [...unread, ...notFound], model };
}

/** The blocks that are chosen and those that are suggested so far, each once. */
class Whole {
  readonly suggestions: BlockSuggestion[] = [];
  readonly #chosen: readonly Candidate[];

  constructor(chosen: readonly Candidate[]) {
    this.#chosen = chosen;
  }

  get all(): readonly Candidate[] {
    return [...this.#chosen, ...this.suggestions];
  }

  suggest(block: SeenBlock, reason: SuggestionReason, count = 1): void {
    if (!this.all.some((one) => one.block.block.id === block.block.id)) this.suggestions.push({ block, count, reason });
  }
}

/** Suggests a block for each wish; returns what was said of those that no block was found for. */
async function suggestWishes(
  application: Application,
  userId: string,
  { whole, wishes }: { readonly whole: Whole; readonly wishes: ReturnType<typeof readWishes>["wishes"] },
): Promise<readonly string[]> {
  const notFound: string[] = [];
  for (const { said, search, category, count } of wishes) {
    const block = await findOne(application, userId, { search, category });
    if (block) whole.suggest(block, { kind: "WORDS", words: said }, count);
    else notFound.push(said);
  }
  return notFound;
}

async function suggestForGaps(application: Application, userId: string, whole: Whole): Promise<void> {
  for (const { kind, search, category } of findGaps(whole.all.map(kindOf))) {
    const block = await findOne(application, userId, { search, category });
    if (block) whole.suggest(block, { kind: "GAP", gap: kind });
  }
}

async function suggestSupplies(
  application: Application,
  userId: string,
  { whole, volts: wanted }: { readonly whole: Whole; readonly volts: readonly number[] },
): Promise<void> {
  const offers = await listAll(application, userId, "supply");
  const supplies = chooseSupplies(
    whole.all.map(({ block, count }) => ({ id: block.block.id, ports: portsOf(block), count })),
    offers.map((block) => ({ id: block.block.id, ports: portsOf(block) })),
    wanted,
  );
  for (const { id, volts, feeds } of supplies) {
    const block = offers.find((offer) => offer.block.id === id);
    if (block) whole.suggest(block, { kind: "SUPPLY", volts, blocks: feeds });
  }
}

async function suggestUsedTogether(application: Application, userId: string, whole: Whole): Promise<void> {
  const { db } = application;
  const together = await findUsedTogether(db, userId, {
    ids: whole.all.map(({ block }) => block.block.id),
    limit: MAX_TOGETHER,
  });
  const seen = await seeBlocks(
    db,
    userId,
    together.map(({ block }) => block),
  );
  for (const { block, projects, of } of together) {
    const one = seen.find((candidate) => candidate.block.id === block.id);
    if (one) whole.suggest(one, { kind: "TOGETHER", projects, of });
  }
}

/** The model knows blocks that everybody sees, by their names and ports; what it proposes is judged like any other block. */
async function askModel(
  application: Application,
  userId: string,
  {
    words,
    isKorean,
    chosen,
  }: { readonly words: string; readonly isKorean: boolean; readonly chosen: readonly Candidate[] },
): Promise<{ readonly model: ModelState; readonly blocks: readonly Candidate[] }> {
  const known = new Map<string, SeenBlock>();
  const { state, proposed } = await application.services
    .get(SUGGESTION_MODEL)
    .ask(userId, application.now(), async () => {
      const found = await findInLibrary(application, userId, { keyword: "", size: MAX_CATALOGUE });
      for (const block of found.filter(isForAll)) known.set(keyOf(block), block);
      return {
        words,
        locale: isKorean ? "ko" : "en",
        chosen: chosen.filter(({ block }) => isForAll(block)).map(({ block, count }) => ({ key: keyOf(block), count })),
        catalogue: [...known].map(([key, block]) => ({
          key,
          name: block.block.name,
          ports: portsOf(block)
            .slice(0, MAX_PORTS)
            .map((port) => port.key),
        })),
      };
    });
  return {
    model: state,
    blocks: proposed.flatMap(({ key, count }) => {
      const block = known.get(key);
      return block ? [{ block, count }] : [];
    }),
  };
}

function isForAll({ block }: SeenBlock): boolean {
  return block.builtInKey !== null || block.accessType === "PUBLIC";
}

function keyOf({ block }: SeenBlock): string {
  return block.builtInKey ?? block.id;
}

async function chosenBlocks(
  { db }: Application,
  userId: string,
  lines: readonly { readonly blockId: string; readonly count: number }[],
): Promise<Candidate[]> {
  const counts = new Map<string, number>();
  for (const { blockId, count } of lines.filter((line) => isUuid(line.blockId)))
    counts.set(blockId, (counts.get(blockId) ?? 0) + Math.max(1, count));
  if (counts.size === 0) return [];
  const rows = await db
    .select()
    .from(blocks)
    .where(inArray(blocks.id, [...counts.keys()]));
  const seen = await seeBlocks(db, userId, rows);
  return seen.map((block) => ({ block, count: counts.get(block.block.id) ?? 1 }));
}

async function findOne(
  application: Application,
  userId: string,
  { search, category }: { readonly search: string; readonly category?: string | undefined },
): Promise<SeenBlock | undefined> {
  const [inCategory] = await findInLibrary(application, userId, { keyword: search, categoryId: category, size: 1 });
  if (inCategory !== undefined || category === undefined) return inCategory;
  const [anywhere] = await findInLibrary(application, userId, { keyword: search, size: 1 });
  return anywhere;
}

function listAll(application: Application, userId: string, categoryId: string): Promise<readonly SeenBlock[]> {
  return findInLibrary(application, userId, { keyword: "", categoryId, size: MAX_SUPPLIES });
}

async function findInLibrary(
  application: Application,
  userId: string,
  {
    keyword,
    categoryId,
    size,
  }: { readonly keyword: string; readonly categoryId?: string | undefined; readonly size: number },
): Promise<readonly SeenBlock[]> {
  const { nodes } = await listBlocks(application, userId, {
    page: { page: 1, size, offset: 0 },
    scope: "LIBRARY",
    sortKey: keyword === "" ? "RECOMMEND" : undefined,
    order: "DESC",
    keyword,
    categoryId,
    ports: [],
    portFilters: [],
    parameters: [],
    status: [],
  });
  return nodes;
}

function kindOf({ block }: Candidate) {
  return { category: findCategory(block.block.categoryKey)?.root.key, ports: portsOf(block) };
}

function portsOf({ current, version }: SeenBlock): readonly Port[] {
  return (current ?? version).resolved?.ports ?? [];
}
