import type { Need } from "@tracewright/blocks";
import type { Logic, WantedBlock, WantedNeed } from "@tracewright/logic";
import { inArray } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { blockVersions } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { findNeededBlocks, MAX_NEED_DEPTH } from "../blocks/needed-blocks.ts";
import { type BlockLine, findWanted } from "./find-blocks.ts";

/** A list of blocks with those that they do not work without. */
export interface WantedList {
  /** The lines as they came. */
  readonly chosen: readonly WantedBlock[];
  /** What is added to them. */
  readonly added: readonly WantedBlock[];
  readonly needs: readonly WantedNeed[];
}

interface Context {
  readonly logic: Logic;
  readonly isKorean: boolean;
}

/** `findWanted` with the blocks that are missing in it. One that is not in the library is refused with 70002. */
export async function findWantedList(
  db: Database,
  userId: string,
  { lines, ...context }: Context & { readonly lines: readonly BlockLine[] },
): Promise<WantedList> {
  const chosen = await findWanted(db, userId, { lines, ...context });
  const added: WantedBlock[] = [];
  const needs: WantedNeed[] = [];
  let fresh: readonly WantedBlock[] = chosen;
  for (let depth = 0; depth < MAX_NEED_DEPTH && fresh.length > 0; depth += 1) {
    const found = await needsOf(db, userId, fresh, context);
    needs.push(...found);
    fresh = missing([...chosen, ...added], found).map(({ need, count }) => ({
      block: need.block,
      name: need.name,
      count,
      parameters: {},
    }));
    added.push(...fresh);
  }
  return { chosen, added, needs };
}

interface FoundNeed extends WantedNeed {
  readonly name: string;
  /** How many all uses of the block need together. */
  readonly total: number;
}

function missing(
  wanted: readonly WantedBlock[],
  needs: readonly FoundNeed[],
): { readonly need: FoundNeed; readonly count: number }[] {
  return [...Map.groupBy(needs, ({ block }) => block.id).values()].flatMap((own) => {
    const [need] = own;
    if (!need) return [];
    const has = wanted.reduce((sum, line) => sum + (line.block.id === need.block.id ? line.count : 0), 0);
    const count = own.reduce((sum, { total }) => sum + total, 0) - has;
    return count > 0 ? [{ need, count }] : [];
  });
}

async function needsOf(
  db: Database,
  userId: string,
  wanted: readonly WantedBlock[],
  context: Context,
): Promise<FoundNeed[]> {
  const rows = await db
    .selectDistinctOn([blockVersions.documentHash], {
      hash: blockVersions.documentHash,
      resolved: blockVersions.resolved,
    })
    .from(blockVersions)
    .where(inArray(blockVersions.documentHash, [...new Set(wanted.map(({ block }) => block.hash))]));
  const stated = rows.flatMap(({ hash, resolved }) =>
    (resolved?.needs ?? []).flatMap((need) =>
      hash === null || (need.blockKey ?? need.blockId) === undefined ? [] : [{ hash, need }],
    ),
  );
  const find = await findNeededBlocks(
    db,
    userId,
    stated.map(({ need }) => need),
  );
  return stated.flatMap(({ hash, need }) => {
    const partner = find(need);
    const users = wanted.filter(({ block }) => block.hash === hash);
    // A project keeps the version that it has, whatever became of the block in the library.
    const used = context.logic.uses.find(({ block }) => block.id === (partner?.id ?? need.blockId));
    const block = used?.block ?? (partner && { id: partner.id, version: partner.version, hash: partner.hash });
    if (!block)
      throw new ApplicationError("SUBPART_NOT_FOUND", missingNeed(users[0]?.name ?? "", need), { field: "blocks" });
    return {
      of: hash,
      block,
      count: need.count,
      joins: need.joins,
      name: (context.isKorean && partner?.koreanName) || (partner?.name ?? used?.name.replace(/ \d+$/, "") ?? "Block"),
      total: need.count * users.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

/** Of a block that the user may not see nothing is said but that it is missing. */
function missingNeed(block: string, { capability, blockKey }: Need) {
  const needed = capability ?? blockKey;
  return needed === undefined
    ? refusal("needed-block-hidden", { block })
    : refusal("needed-block-missing", { block, needed });
}
