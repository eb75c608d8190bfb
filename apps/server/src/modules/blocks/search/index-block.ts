import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/open-database.ts";
import { blockSearch, blocks, blockUses, blockVersions, searchWords } from "../../../platform/database/tables.ts";
import type { BlockRow, VersionRow } from "../block-access.ts";
import { findCategory } from "../categories/categories.ts";
import type { SearchedPort } from "./has-port.ts";
import { isSpelt, type TermSources, termsOf, vectorOf, wordsOf } from "./terms.ts";

/** Brings what the search knows of a block up to date with its row and its current version, in the caller's transaction. */
export async function indexBlock(transaction: Database, blockId: string): Promise<void> {
  const [found] = await transaction
    .select({ block: blocks, version: blockVersions })
    .from(blocks)
    .innerJoin(blockVersions, eq(blockVersions.id, sql`coalesce(${blocks.currentVersionId}, ${blocks.draftVersionId})`))
    .where(and(eq(blocks.id, blockId), isNull(blocks.deletedAt)));
  if (found === undefined) return;
  const { block, version } = found;
  const sources = sourcesOf(block, version);
  const [used] = await transaction
    .select({ count: sql<number>`count(distinct ${blockUses.projectId})::int` })
    .from(blockUses)
    .where(eq(blockUses.blockId, blockId));
  const isComplete = block.currentVersionId !== null;
  const row = {
    holderId: block.holderId,
    categoryKey: block.categoryKey,
    name: wordsOf(block.name).join(" "),
    isComplete,
    isForAll: isComplete && (block.builtInKey !== null || block.accessType === "PUBLIC"),
    terms: sql<string>`${vectorOf(termsOf(sources))}::tsvector`,
    ports: [...new Set(version.resolved?.ports.map(({ ioType }) => ioType) ?? [])],
    portSpans: portSpansOf(version),
    parameters: parametersOf(version),
    boost: boostOf(block, version),
    usedCount: used?.count ?? 0,
  };
  await transaction
    .insert(blockSearch)
    .values({ blockId, ...row })
    .onConflictDoUpdate({ target: blockSearch.blockId, set: row });
  await noteWords(transaction, sources);
}

/**
 * Words that a misspelt one may have meant: names, ports, categories and tags, not what a memo says. Those with digits are
 * numbers of makers, of which each has neighbours: there are many, and one is no better guess than another.
 */
async function noteWords(transaction: Database, { A, B, C }: TermSources): Promise<void> {
  const words = [...new Set([...A, ...B, ...C].flatMap(wordsOf))].filter(isSpelt).sort();
  if (words.length === 0) return;
  await transaction
    .insert(searchWords)
    .values(words.map((word) => ({ word })))
    .onConflictDoNothing();
}

function sourcesOf(block: BlockRow, version: VersionRow): TermSources {
  const { resolved, content } = version;
  const found = findCategory(block.categoryKey);
  const categories = found ? [found.root, found.category] : [];
  const materials = resolved?.materials ?? content.materials ?? [];
  const ports = resolved?.ports ?? [];
  return {
    A: [block.name, block.koreanName ?? "", block.builtInKey ?? "", ...materials.map(({ mpn }) => mpn)],
    B: [
      ...categories.flatMap(({ name, koreanName, words }) => [name, koreanName, ...words]),
      ...ports.flatMap(({ name, koreanName = "", ioType }) => [name, koreanName, ioType]),
    ],
    C: [
      ...content.parameterTags,
      ...(resolved?.parameters ?? []).flatMap(({ name, koreanName = "", value = "", options = [] }) => [
        name,
        koreanName,
        ...[value, ...options].flatMap((text) => [text, text.replaceAll(/\s/g, "")]),
      ]),
      ...materials.map(({ manufacturer }) => manufacturer),
    ],
    D: [
      block.memo,
      content.koreanMemo ?? "",
      ...(resolved?.partNames ?? []),
      ...materials.flatMap(({ name, option }) => [name, option]),
    ],
  };
}

/** What a filter compares with: the base unit for numbers. */
function parametersOf({ resolved }: VersionRow) {
  return (resolved?.parameters ?? []).map(({ key, value, options, min, max }) => ({ key, value, options, min, max }));
}

function portSpansOf({ resolved }: VersionRow): SearchedPort[] {
  return (resolved?.ports ?? []).map(({ ioType: kind, direction, voltage }) => {
    const [min, max] = [voltage?.min ?? voltage?.nominal, voltage?.max ?? voltage?.nominal];
    return { kind, direction, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  });
}

function boostOf(block: BlockRow, { facts, price }: VersionRow): number {
  return (
    (block.builtInKey === null ? 0 : 1) +
    (facts?.widthNm == null ? 0 : 1) +
    (price !== null && price.unknownPrices === 0 ? 1 : 0)
  );
}
