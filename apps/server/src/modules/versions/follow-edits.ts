import { and, eq, inArray } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { blocks, blockVersions, documents } from "../../platform/database/tables.ts";
import type { BoardFacts, PackedDocument } from "../../threads/messages/packed-document.ts";
import { type FollowedDesign, LOGIC_FOLLOWER } from "../blocks/taking/logic-follower.ts";
import type { ProjectRow } from "../projects/project-policy.ts";

/**
 * Edits of a board can give uses another version of their block: those that undo a version that was taken, or take it again. The
 * logic and the schematic of the project follow. Undefined: the edits do not.
 */
export async function followEdits(
  { db, services }: Application,
  project: ProjectRow,
  board: PackedDocument,
): Promise<FollowedDesign | undefined> {
  const used = board.facts?.blocks ?? [];
  if (project.logicHash === null || project.boardHash === null || used.length === 0) return undefined;
  const [stored] = await db
    .select({ facts: documents.facts })
    .from(documents)
    .where(and(eq(documents.projectId, project.id), eq(documents.hash, project.boardHash)));
  const facts = stored?.facts as BoardFacts | null | undefined;
  const before = new Map(facts?.blocks?.map(({ document, count }) => [document, count]));
  if (used.every(({ document, count }) => (before.get(document) ?? 0) >= count)) return undefined;
  const hashes = used.map(({ document }) => document);
  const versions = await db
    .select({ id: blocks.id, version: blockVersions.number, hash: blockVersions.documentHash })
    .from(blockVersions)
    .innerJoin(blocks, eq(blocks.id, blockVersions.blockId))
    .where(inArray(blockVersions.documentHash, hashes));
  const known = versions.flatMap(({ hash, ...version }) => (hash === null ? [] : [{ ...version, hash }]));
  return services.get(LOGIC_FOLLOWER).follow(project, board, known);
}
