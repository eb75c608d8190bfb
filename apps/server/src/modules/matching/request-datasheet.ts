import { and, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { datasheetMatchings, partMatches } from "../../platform/database/tables.ts";
import { holderOf } from "../access/holder.ts";
import { requireProject } from "../projects/project-policy.ts";
import { keepDatasheet } from "./datasheet-store.ts";
import { type DatasheetMatchingRow, findPartMatch, wakeMatchers } from "./match-store.ts";
import { settledStatus } from "./settled-status.ts";

/** Has a datasheet read for a part, and for all parts that are equal to it. One that is being read for it gives way. */
export async function requestDatasheet(
  application: Application,
  userId: string,
  input: { readonly id: string; readonly key: string; readonly fileUrl: string },
): Promise<DatasheetMatchingRow> {
  const { db, now, pubSub, work } = application;
  const project = await requireProject(db, userId, input.id, "EDIT");
  const part = await findPartMatch(db, project.id, input.key);
  const datasheet = await keepDatasheet(application, userId, holderOf(project), input.fileUrl);
  const reference = part.parts.find(({ key }) => key === input.key)?.reference ?? "";
  const { matching, replaced } = await db.transaction(async (transaction) => {
    const replaced = await endReadings(transaction, project.id, part.kind, now());
    const [matching] = await transaction
      .insert(datasheetMatchings)
      .values({
        projectId: project.id,
        kind: part.kind,
        requestedBy: userId,
        reference,
        datasheetId: datasheet.id,
        requestedAt: now(),
      })
      .returning();
    if (matching === undefined) throw new Error("the database returned no datasheet matching");
    await transaction
      .update(partMatches)
      .set({ status: "InProgress", updatedAt: now() })
      .where(and(eq(partMatches.projectId, project.id), eq(partMatches.kind, part.kind)));
    await work.enqueue(transaction, { kind: "datasheet", id: matching.id, holder: userId });
    return { matching, replaced };
  });
  for (const id of replaced) pubSub.publish({ kind: "stop-datasheet", datasheetMatchingId: id });
  pubSub.publish({ kind: "datasheet", userId, projectId: project.id, datasheetMatchingId: matching.id });
  wakeMatchers(application);
  return matching;
}

/** Ends what an account that is being deleted has had read; the parts stand as they did before. */
export async function stopReadingsOf(transaction: Database, userId: string, endedAt: Date): Promise<void> {
  const open = await transaction
    .select({ projectId: datasheetMatchings.projectId, kind: datasheetMatchings.kind })
    .from(datasheetMatchings)
    .where(and(eq(datasheetMatchings.requestedBy, userId), eq(datasheetMatchings.status, "PROGRESS")));
  for (const { projectId, kind } of open) {
    const ofPart = and(eq(partMatches.projectId, projectId), eq(partMatches.kind, kind));
    await endReadings(transaction, projectId, kind, endedAt);
    const [part] = await transaction.select().from(partMatches).where(ofPart);
    if (part)
      await transaction
        .update(partMatches)
        .set({ status: settledStatus(part), updatedAt: endedAt })
        .where(ofPart);
  }
}

/** Ends what is being read for a part; the ids of those readings. The row of the part is locked: one comes after the other. */
export async function endReadings(
  transaction: Database,
  projectId: string,
  kind: string,
  endedAt: Date,
): Promise<readonly string[]> {
  await transaction
    .select({ kind: partMatches.kind })
    .from(partMatches)
    .where(and(eq(partMatches.projectId, projectId), eq(partMatches.kind, kind)))
    .for("update");
  const ended = await transaction
    .update(datasheetMatchings)
    .set({
      status: "FAIL",
      reason: { code: "cancelled", facts: {} },
      leaseOwner: null,
      endedAt,
    })
    .where(
      and(
        eq(datasheetMatchings.projectId, projectId),
        eq(datasheetMatchings.kind, kind),
        eq(datasheetMatchings.status, "PROGRESS"),
      ),
    )
    .returning({ id: datasheetMatchings.id });
  return ended.map(({ id }) => id);
}
