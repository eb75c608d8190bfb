import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { blocks, blockVersions, type TeamRole } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { findRole, isHeldFor } from "../access/memberships.ts";
import { BLOCK_RIGHTS, type BlockRight, isGrantedOnBlock } from "../access/policy.ts";

export type BlockRow = typeof blocks.$inferSelect;
export type VersionRow = typeof blockVersions.$inferSelect;

/** A block as one person sees it. */
export interface SeenBlock {
  readonly block: BlockRow;
  /** Its newest version for those who hold it, the current one for others. */
  readonly version: VersionRow;
  readonly current: VersionRow | undefined;
  readonly rights: readonly BlockRight[];
  /** The user or a team of theirs holds it. */
  readonly isHeld: boolean;
  /** Where it was found out before the block was looked at. */
  readonly isNew?: boolean;
}

/** A version as one person sees it. */
export interface SeenVersion {
  readonly version: VersionRow;
  readonly isHeld: boolean;
  readonly isBuiltIn: boolean;
}

type Standing = TeamRole | "HOLDER" | "READER";

/**
 * The block, if the user may do this with it. What they may not see does not exist: 404. Who sees it and may not change it
 * gets 1001.
 */
export async function requireBlock(db: Database, userId: string, id: string, right: BlockRight): Promise<SeenBlock> {
  const [block] = isUuid(id)
    ? await db
        .select()
        .from(blocks)
        .where(and(eq(blocks.id, id), isNull(blocks.deletedAt)))
    : [];
  const standing = block && (await findStanding(db, userId, block));
  const [seen] = block && standing ? await withVersions(db, [{ block, standing }], userId) : [];
  if (seen === undefined) throw new ApplicationError("NOT_FOUND", refusal("no-such-block", {}));
  if (!seen.rights.includes(right)) throw new ApplicationError("INVALID_ROLE", refusal("block-of-another", {}));
  return seen;
}

/** The blocks of a list that `isSeenBy` has let through, each as the user sees it. */
export async function seeBlocks(db: Database, userId: string, rows: readonly BlockRow[]): Promise<SeenBlock[]> {
  const roles = new Map<string, TeamRole | undefined>();
  const standings: { block: BlockRow; standing: Standing }[] = [];
  for (const block of rows) {
    const { teamId } = block;
    if (teamId !== null && !roles.has(teamId)) roles.set(teamId, await findRole(db, userId, teamId));
    const standing = standingOf(block, userId, teamId === null ? undefined : roles.get(teamId));
    if (standing) standings.push({ block, standing });
  }
  return withVersions(db, standings, userId);
}

/** The condition on `blocks` that the user may see a block: it is theirs or their team's, or everyone's and complete. */
export function isSeenBy(userId: string): SQL {
  return sql`(${isHeldFor(userId, blocks.holderId)} or (${blocks.currentVersionId} is not null and (${blocks.builtInKey} is not null or ${blocks.accessType} = 'PUBLIC')))`;
}

async function findStanding(db: Database, userId: string, block: BlockRow): Promise<Standing | undefined> {
  return standingOf(block, userId, block.teamId === null ? undefined : await findRole(db, userId, block.teamId));
}

function standingOf(block: BlockRow, userId: string, role: TeamRole | undefined): Standing | undefined {
  if (block.ownerId === userId) return "HOLDER";
  if (role !== undefined) return role;
  const isForAll = block.builtInKey !== null || block.accessType === "PUBLIC";
  return isForAll && block.currentVersionId !== null ? "READER" : undefined;
}

async function withVersions(
  db: Database,
  rows: readonly { readonly block: BlockRow; readonly standing: Standing }[],
  userId: string,
): Promise<SeenBlock[]> {
  const ids = rows.flatMap(({ block }) => [block.currentVersionId, block.draftVersionId].filter((id) => id !== null));
  const versions = ids.length === 0 ? [] : await db.select().from(blockVersions).where(inArray(blockVersions.id, ids));
  const byId = new Map(versions.map((version) => [version.id, version]));
  return rows.flatMap(({ block, standing }) => {
    const current = byId.get(block.currentVersionId ?? "");
    const draft = standing === "READER" ? undefined : byId.get(block.draftVersionId ?? "");
    const version = draft ?? current;
    if (version === undefined) return [];
    const rights = rightsOf(standing, block.creatorId === userId);
    return [{ block, version, current, rights, isHeld: standing !== "READER" }];
  });
}

function rightsOf(standing: Standing, isCreator: boolean): readonly BlockRight[] {
  if (standing === "READER") return ["SEE"];
  return BLOCK_RIGHTS.filter((right) => standing === "HOLDER" || isGrantedOnBlock(standing, right, isCreator));
}
