import type { Logic, Use, WantedBlock } from "@tracewright/logic";
import { LOGIC_LIMITS } from "@tracewright/logic";
import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { blocks, blockVersions } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { StoredBlock } from "../../threads/messages/logic-messages.ts";
import { type BlockRow, isSeenBy, type VersionRow } from "../blocks/block-access.ts";
import { readDocument } from "../documents/document-store.ts";

/** A line of a list of blocks, as it comes from outside. */
export interface BlockLine {
  readonly blockId: string;
  readonly versionNumber?: number | null | undefined;
  readonly count: number;
  readonly parameters?: readonly { readonly key: string; readonly value: string }[] | null | undefined;
  readonly useIds?: readonly string[] | null | undefined;
}

/** A version of a block that a project takes, with what lists show of it. */
export interface TakenVersion {
  readonly block: BlockRow;
  readonly version: VersionRow;
}

/**
 * The lines with the version that each takes: the one that is asked for, else the one that the project uses, else the
 * newest. A block that the user may not see does not exist, but in a project that uses it already.
 */
export async function findWanted(
  db: Database,
  userId: string,
  {
    lines,
    logic,
    isKorean,
  }: { readonly lines: readonly BlockLine[]; readonly logic: Logic; readonly isKorean: boolean },
): Promise<readonly WantedBlock[]> {
  if (lines.length > LOGIC_LIMITS.uses)
    refuseField("blocks", refusal("too-many-project-blocks", { most: LOGIC_LIMITS.uses }));
  const ids = [...new Set(lines.map(({ blockId }) => blockId))].filter(isUuid);
  const versions = await findVersions(db, userId, ids);
  return lines.map(({ blockId, versionNumber, count, parameters, useIds }, index): WantedBlock => {
    const field = `blocks.${index}`;
    if (!Number.isInteger(count) || count < 1) refuseField(`${field}.count`, refusal("block-count", {}));
    const used = logic.uses.filter(({ block }) => block.id === blockId);
    const seen = versions.filter(({ block }) => block.id === blockId);
    const named = seen.find(({ version }) => version.number === versionNumber);
    const usual = seen.find(({ block, version }) => block.currentVersionId === version.id);
    const own = used.find(({ block }) => versionNumber == null || block.version === versionNumber);
    const block: Use["block"] | undefined = own?.block ?? blockOf(versionNumber == null ? usual : named);
    if (!block) throw new ApplicationError("INVALID_EDA_BLOCK", refusal("block-not-usable", {}), { field });
    const row = (named ?? usual)?.block;
    return {
      block,
      name: (row && (isKorean ? (row.koreanName ?? row.name) : row.name)) ?? own?.name.replace(/ \d+$/, "") ?? "Block",
      count,
      parameters: readParameters(parameters),
      ...(useIds && { uses: useIds }),
    };
  });
}

function blockOf(taken: TakenVersion | undefined): Use["block"] | undefined {
  const hash = taken?.version.documentHash;
  return taken && hash ? { id: taken.block.id, version: taken.version.number, hash } : undefined;
}

function readParameters(parameters: BlockLine["parameters"]): Record<string, string> {
  return Object.fromEntries((parameters ?? []).map(({ key, value }) => [key.slice(0, 200), value.slice(0, 200)]));
}

/** Versions that the user can take: complete, not withdrawn, of blocks that they see. */
async function findVersions(db: Database, userId: string, ids: readonly string[]): Promise<TakenVersion[]> {
  if (ids.length === 0) return [];
  return db
    .select({ block: blocks, version: blockVersions })
    .from(blockVersions)
    .innerJoin(blocks, eq(blocks.id, blockVersions.blockId))
    .where(
      and(
        inArray(blocks.id, [...ids]),
        isNull(blocks.deletedAt),
        isSeenBy(userId),
        eq(blockVersions.step, "COMPLETE"),
        isNull(blockVersions.withdrawnAt),
        isNotNull(blockVersions.documentHash),
      ),
    );
}

/**
 * Refuses a logic that names a block which the user may not take and the project does not use: ids and hashes come from
 * outside. 70001 for all of them alike, so that nobody learns of another's blocks.
 */
export async function requireKnownBlocks(
  db: Database,
  userId: string,
  { logic, known }: { readonly logic: Logic; readonly known: Logic },
): Promise<void> {
  const keyOf = ({ block }: Use) => `${block.id} ${block.version} ${block.hash}`;
  const used = new Set(known.uses.map(keyOf));
  const fresh = logic.uses.filter((use) => !used.has(keyOf(use)));
  const versions = await findVersions(db, userId, [...new Set(fresh.map(({ block }) => block.id))].filter(isUuid));
  const seen = new Set(versions.map(({ block, version }) => `${block.id} ${version.number} ${version.documentHash}`));
  const stranger = fresh.find((use) => !seen.has(keyOf(use)));
  if (stranger)
    throw new ApplicationError("INVALID_EDA_BLOCK", refusal("block-not-usable", {}), { field: "logic.uses" });
}

/** Rows of the versions that a logic names, by id and number; who may see them does not matter, for the project uses them. */
export async function findTaken(db: Database, logic: Logic): Promise<ReadonlyMap<string, TakenVersion>> {
  const wanted = [...new Set(logic.uses.map(({ block }) => block.id))].filter(isUuid);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ block: blocks, version: blockVersions })
    .from(blockVersions)
    .innerJoin(blocks, eq(blocks.id, blockVersions.blockId))
    .where(
      and(
        inArray(blocks.id, wanted),
        or(...logic.uses.map(({ block }) => and(eq(blockVersions.number, block.version), eq(blocks.id, block.id)))),
      ),
    );
  return new Map(rows.map((row) => [`${row.block.id} ${row.version.number}`, row]));
}

/** Documents of the blocks of logics. */
export async function readBlocks(application: Application, hashes: Iterable<string>): Promise<StoredBlock[]> {
  return Promise.all([...new Set(hashes)].map(async (hash) => ({ hash, gzip: await readDocument(application, hash) })));
}
