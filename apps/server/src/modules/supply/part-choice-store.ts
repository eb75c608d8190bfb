import type { PartChoice } from "@tracewright/assembly";
import { and, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type PartChoiceStep, partChoices, projects } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";

/** What people decided about the parts of a project, and how often it was changed. */
export interface StoredPartChoices {
  readonly version: number;
  readonly choices: readonly PartChoice[];
  readonly steps: readonly PartChoiceStep[];
}

const NONE: StoredPartChoices = { version: 0, choices: [], steps: [] };

/** Nothing, at version 0, where nobody has decided anything. Who may see it is the caller's to ask. */
export async function readPartChoices(db: Database, projectId: string): Promise<StoredPartChoices> {
  const [stored] = await db.select().from(partChoices).where(eq(partChoices.projectId, projectId));
  return stored ?? NONE;
}

interface PartChoicesChange extends StoredPartChoices {
  readonly projectId: string;
  readonly userId: string;
}

/** Stores what was made of the state of the version before; refused when that is not the newest state any more. */
export async function storePartChoices(
  { db, now }: Application,
  { projectId, userId, version, choices, steps }: PartChoicesChange,
): Promise<StoredPartChoices> {
  const updatedAt = now();
  return db.transaction(async (transaction) => {
    const change = { version, choices, steps, updatedAt };
    const [stored] =
      version === 1
        ? await transaction
            .insert(partChoices)
            .values({ projectId, ...change })
            .onConflictDoNothing()
            .returning()
        : await transaction
            .update(partChoices)
            .set(change)
            .where(and(eq(partChoices.projectId, projectId), eq(partChoices.version, version - 1)))
            .returning();
    if (stored === undefined) throw new ApplicationError("CONFLICT", refusal("parts-chosen-elsewhere", {}));
    await transaction.update(projects).set({ latestAuthorId: userId, updatedAt }).where(eq(projects.id, projectId));
    return stored;
  });
}
