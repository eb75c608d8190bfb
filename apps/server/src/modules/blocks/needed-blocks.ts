import type { Need, Port } from "@tracewright/blocks";
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import type { GivenNeed, ValidationFault } from "../../platform/database/block-records.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { blocks, blockVersions } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { isSeenBy } from "./block-access.ts";

/** A block that others need, in its current version. */
export interface NeededBlock {
  readonly id: string;
  readonly builtInKey: string | null;
  readonly name: string;
  readonly koreanName: string | null;
  readonly version: number;
  readonly hash: string;
  readonly ports: readonly Port[];
  readonly needs: readonly Need[];
}

type Naming = Pick<Need, "blockKey" | "blockId">;

/** The needed blocks that the user may take, by key and by id. What they may not see is as absent as what does not exist. */
export async function findNeededBlocks(
  db: Database,
  userId: string | null,
  needs: readonly Naming[],
): Promise<(need: Naming) => NeededBlock | undefined> {
  const keys = needs.flatMap(({ blockKey }) => blockKey ?? []);
  const ids = needs.flatMap(({ blockId }) => (blockId !== undefined && isUuid(blockId) ? [blockId] : []));
  const named: SQL[] = [
    ...(keys.length > 0 ? [inArray(blocks.builtInKey, keys)] : []),
    ...(ids.length > 0 ? [and(inArray(blocks.id, ids), userId === null ? sql`true` : isSeenBy(userId)) as SQL] : []),
  ];
  if (named.length === 0) return () => undefined;
  const rows = await db
    .select({ block: blocks, version: blockVersions })
    .from(blocks)
    .innerJoin(blockVersions, eq(blockVersions.id, blocks.currentVersionId))
    .where(
      and(
        or(...named),
        isNull(blocks.deletedAt),
        isNull(blockVersions.withdrawnAt),
        isNotNull(blockVersions.documentHash),
      ),
    );
  const found = rows.map(
    ({ block: { id, builtInKey, name, koreanName }, version: { number, documentHash, resolved } }): NeededBlock => ({
      id,
      builtInKey,
      name,
      koreanName,
      version: number,
      hash: documentHash ?? "",
      ports: resolved?.ports ?? [],
      needs: resolved?.needs ?? [],
    }),
  );
  return ({ blockKey, blockId }) =>
    found.find((one) => (blockKey === undefined ? one.id === blockId : one.builtInKey === blockKey));
}

/** Refuses needs that name what the user cannot take, or the block itself: 70002 with the field. */
export async function requireNeededBlocks(
  db: Database,
  userId: string,
  { needs, id }: { readonly needs?: readonly GivenNeed[] | null | undefined; readonly id?: string },
): Promise<void> {
  if (!needs?.length) return;
  const find = await findNeededBlocks(db, userId, needs);
  const index = needs.findIndex((need) => need.blockId === id || find(need) === undefined);
  if (index >= 0)
    throw new ApplicationError("SUBPART_NOT_FOUND", refusal("needed-block-not-usable", {}), {
      field: `needs.${index}`,
    });
}

/** A block that is needed may need others in turn; deeper than this nothing is nested. */
export const MAX_NEED_DEPTH = 4;

/** What is wrong with the needs of a block as its author sees the library: missing blocks and ports, and circles. */
export async function checkNeededBlocks(
  db: Database,
  authorId: string | null,
  { needs, id }: { readonly needs: readonly Need[]; readonly id: string },
): Promise<readonly ValidationFault[]> {
  const named = needs.filter(({ blockKey, blockId }) => (blockKey ?? blockId) !== undefined);
  if (named.length === 0) return [];
  const find = await findNeededBlocks(db, authorId, named);
  const faults: ValidationFault[] = [];
  const missing = named.filter((need) => find(need) === undefined).length;
  if (missing > 0) faults.push({ kind: "NEED_MISSING", facts: { count: missing } });
  for (const need of named) {
    const block = find(need);
    if (!block) continue;
    const keys = new Set(block.ports.map(({ key }) => key));
    for (const port of Object.values(need.joins))
      if (!keys.has(port)) faults.push({ kind: "NEED_OTHER_PORT", facts: { block: block.name, port } });
    if (await needsBlock(db, block, id)) faults.push({ kind: "NEED_CYCLE", facts: { block: block.name } });
  }
  return faults;
}

/** Whether a block is, or needs in turn, the one of this id; as deep as projects look. */
async function needsBlock(db: Database, block: NeededBlock, id: string): Promise<boolean> {
  let level: readonly NeededBlock[] = [block];
  for (let depth = 0; depth < MAX_NEED_DEPTH && level.length > 0; depth += 1) {
    if (level.some((one) => one.id === id)) return true;
    const needs = level.flatMap((one) => one.needs);
    const find = await findNeededBlocks(db, null, needs);
    level = needs.flatMap((need) => find(need) ?? []);
  }
  return false;
}
