import { type AssemblyChoice, NO_ASSEMBLY_CHOICE } from "@tracewright/assembly";
import { and, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { assemblyChoices, projects } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";

/** What people decided about a project's assembly, and how often it was changed. */
export interface StoredAssemblyChoice extends AssemblyChoice {
  readonly version: number;
}

/** The choice of a project; nothing, at version 0, where nobody has decided anything. Who may see it is the caller's to ask. */
export async function readAssemblyChoice(db: Database, projectId: string): Promise<StoredAssemblyChoice> {
  const [stored] = await db.select().from(assemblyChoices).where(eq(assemblyChoices.projectId, projectId));
  return stored ?? { ...NO_ASSEMBLY_CHOICE, version: 0 };
}

/** Stores a choice that was made on the state of version `base`; refused when that is not the newest state any more. */
export async function storeAssemblyChoice(
  { db, now }: Application,
  { projectId, userId, base, choice }: { projectId: string; userId: string; base: number; choice: AssemblyChoice },
): Promise<StoredAssemblyChoice> {
  const { reels, variants } = choice;
  const updatedAt = now();
  return db.transaction(async (transaction) => {
    const change = { version: base + 1, reels, variants, updatedAt };
    const [stored] =
      base === 0
        ? await transaction
            .insert(assemblyChoices)
            .values({ projectId, ...change })
            .onConflictDoNothing()
            .returning()
        : await transaction
            .update(assemblyChoices)
            .set(change)
            .where(and(eq(assemblyChoices.projectId, projectId), eq(assemblyChoices.version, base)))
            .returning();
    if (stored === undefined) throw new ApplicationError("CONFLICT", refusal("assembly-changed-elsewhere", {}));
    await transaction.update(projects).set({ latestAuthorId: userId, updatedAt }).where(eq(projects.id, projectId));
    return stored;
  });
}
