import { and, eq, isNull, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { isUniqueViolation } from "../../platform/database/is-unique-violation.ts";
import type { Database } from "../../platform/database/open-database.ts";
import {
  assemblyChoices,
  documents,
  electricalChoices,
  historyEntries,
  intentChoices,
  partChoices,
  partMatches,
  partMatchings,
  projects,
} from "../../platform/database/tables.ts";
import { type Holder, holderId } from "../access/holder.ts";
import { requireProjectRoom } from "../credits/plan-limits.ts";
import { shareDocuments } from "../documents/document-store.ts";
import { queueMatching, wakeMatchers } from "../matching/match-store.ts";
import { nameOfCopy } from "../projects/name-of-copy.ts";
import { noteBlockUses } from "../projects/note-block-uses.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";
import { requireHolder } from "../teams/require-holder.ts";
import { cleanProjectName, refuseTakenName } from "./create-project.ts";

/** How often a free name is looked for, while somebody else takes the ones that are found. */
const MAX_TRIES = 5;

/**
 * A copy of a project as it stands: its documents, which are shared and not copied, and what people decided about
 * intents, assembly and parts. It starts over at version 1.0, without the runs and the history of the first.
 */
export async function duplicateProject(
  application: Application,
  userId: string,
  input: {
    readonly id: string;
    readonly name?: string | null | undefined;
    readonly teamId?: string | null | undefined;
  },
): Promise<string> {
  const { db, pubSub } = application;
  const project = await requireProject(db, userId, input.id, "READ");
  const holder = await requireHolder(db, userId, input.teamId, "CREATE_PROJECT");
  const wanted = input.name == null ? undefined : cleanProjectName(input.name);
  for (let tries = 1; ; tries++) {
    const name = wanted ?? nameOfCopy(project.name, await namesOf(db, holder));
    try {
      const id = await db.transaction((transaction) =>
        copy(application, transaction, { project, userId, holder, name }),
      );
      pubSub.publish({ kind: "project", userId, projectId: id, case: "PROJECT_CREATED" });
      wakeMatchers(application);
      return id;
    } catch (error) {
      if (wanted !== undefined || tries >= MAX_TRIES || !isUniqueViolation(error, "projects_name"))
        refuseTakenName(error, name, holder);
    }
  }
}

async function namesOf(db: Database, holder: Holder): Promise<string[]> {
  const rows = await db
    .select({ name: projects.name })
    .from(projects)
    .where(and(eq(projects.holderId, holderId(holder)), isNull(projects.deletedAt)));
  return rows.map(({ name }) => name);
}

async function copy(
  application: Application,
  transaction: Database,
  {
    project,
    userId,
    holder,
    name,
  }: { readonly project: ProjectRow; readonly userId: string; readonly holder: Holder; readonly name: string },
): Promise<string> {
  await requireProjectRoom(application, holder, transaction);
  const at = application.now();
  const { description, type, jobType, boardHash, circuitHash, logicHash, receipt } = project;
  const [made] = await transaction
    .insert(projects)
    .values({
      ownerId: userId,
      teamId: holder.teamId,
      latestAuthorId: userId,
      name,
      description,
      type,
      jobType,
      boardHash,
      circuitHash,
      logicHash,
      receipt,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (made === undefined) throw new Error("the database returned no project");
  await shareDocuments(transaction, {
    from: project.id,
    to: made.id,
    hashes: [
      ...[boardHash, circuitHash, logicHash].filter((hash) => hash !== null),
      ...(logicHash === null ? [] : await blocksOf(transaction, project.id)),
    ],
  });
  await transaction.insert(historyEntries).values({
    projectId: made.id,
    authorId: userId,
    type: "CREATED",
    description: `${project.name} ${project.majorVersion}.${project.revisionVersion}`,
    majorVersion: made.majorVersion,
    revisionVersion: made.revisionVersion,
    boardHash,
    circuitHash,
    logicHash,
    createdAt: at,
  });
  await noteBlockUses(transaction, made, { userId, at });
  await copyDecisions(application, transaction, { from: project.id, to: made });
  return made.id;
}

/** Documents of blocks that logics of the project name. */
async function blocksOf(db: Database, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ hash: documents.hash })
    .from(documents)
    .where(and(eq(documents.projectId, projectId), eq(documents.kind, "block")));
  return rows.map(({ hash }) => hash);
}

async function copyDecisions(
  application: Application,
  transaction: Database,
  { from, to: made }: { readonly from: string; readonly to: ProjectRow },
): Promise<void> {
  const to = made.id;
  const [intents] = await transaction.select().from(intentChoices).where(eq(intentChoices.projectId, from));
  if (intents) await transaction.insert(intentChoices).values({ ...intents, projectId: to });
  const [electrical] = await transaction.select().from(electricalChoices).where(eq(electricalChoices.projectId, from));
  if (electrical) await transaction.insert(electricalChoices).values({ ...electrical, projectId: to });
  const [assembly] = await transaction.select().from(assemblyChoices).where(eq(assemblyChoices.projectId, from));
  if (assembly) await transaction.insert(assemblyChoices).values({ ...assembly, projectId: to });
  const [parts] = await transaction.select().from(partChoices).where(eq(partChoices.projectId, from));
  if (parts) await transaction.insert(partChoices).values({ ...parts, projectId: to });
  const [matching] = await transaction
    .select()
    .from(partMatchings)
    .where(and(eq(partMatchings.projectId, from), eq(partMatchings.status, "COMPLETE")));
  if (matching === undefined) {
    await queueMatching(application, transaction, made);
    return;
  }
  await transaction.insert(partMatchings).values({ ...matching, projectId: to });
  const columns = sql.raw("kind, rank, parts, question, svg, match, candidates, reasons, confirmed_at, updated_at");
  // The reading of a datasheet that is under way belongs to the first: here stands what was known before.
  const status = sql.raw("case when match is null then 'NotMatched' else 'Matched' end");
  await transaction.execute(
    sql`insert into ${partMatches} (project_id, status, ${columns}) select ${to}::uuid, ${status}, ${columns} from ${partMatches} where ${partMatches.projectId} = ${from}`,
  );
}
