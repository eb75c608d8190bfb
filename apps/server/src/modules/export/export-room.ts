import { desc, eq, inArray } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { exports, projects } from "../../platform/database/tables.ts";

/** Of what an account may hold, so much is for exports besides. */
const SHARE = 1 / 4;

/**
 * Lets the oldest exports of an account or a team expire early when a new one needs their room: a user who has used up
 * the storage can still take the work out of it.
 */
export async function makeExportRoom(
  { db, storage, configuration }: Application,
  projectId: string,
  bytes: number,
): Promise<void> {
  if (configuration.accountStorageMb === 0) return;
  const [project] = await db.select({ holderId: projects.holderId }).from(projects).where(eq(projects.id, projectId));
  if (project === undefined) return;
  const kept = await db
    .select({ id: exports.id, storageKey: exports.storageKey, bytes: exports.bytes })
    .from(exports)
    .innerJoin(projects, eq(projects.id, exports.projectId))
    .where(eq(projects.holderId, project.holderId))
    .orderBy(desc(exports.createdAt));
  let room = configuration.accountStorageMb * 1_048_576 * SHARE - bytes;
  const going = kept.filter((one) => {
    room -= one.bytes;
    return room < 0;
  });
  if (going.length === 0) return;
  await db.delete(exports).where(
    inArray(
      exports.id,
      going.map(({ id }) => id),
    ),
  );
  for (const { storageKey } of going) await storage.remove(storageKey);
}
