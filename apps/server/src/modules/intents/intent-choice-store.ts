import { chooseIntents, heightsOf, type IntentChoice, NO_CHOICE } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { and, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { intentChoices, projects } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";

/** What people made of a project's intents, and how often it was changed. */
export interface StoredChoice extends IntentChoice {
  readonly version: number;
}

/** The choice of a project; nothing, at version 0, where nobody has said anything. Who may see it is the caller's to ask. */
export async function readChoice(db: Database, projectId: string): Promise<StoredChoice> {
  const [stored] = await db.select().from(intentChoices).where(eq(intentChoices.projectId, projectId));
  return stored ?? { ...NO_CHOICE, version: 0 };
}

/** The choice as a placement run takes it along; nothing where nobody has chosen anything. */
export async function choiceForRun(db: Database, projectId: string): Promise<{ readonly choice?: IntentChoice }> {
  const { removed, added } = await readChoice(db, projectId);
  return removed.length + added.length === 0 ? {} : { choice: { removed, added } };
}

/** The heights that people gave, by reference: what a model of the board is drawn with. */
export async function statedHeights(db: Database, projectId: string): Promise<ReadonlyMap<string, Nm>> {
  return heightsOf(chooseIntents([], await readChoice(db, projectId)));
}

/**
 * Stores a choice that was made on the state of version `base`. Refused when that is not the newest state any more:
 * somebody would lose what they said in the meantime.
 */
export async function storeChoice(
  { db, now }: Application,
  { projectId, userId, base, choice }: { projectId: string; userId: string; base: number; choice: IntentChoice },
): Promise<StoredChoice> {
  const { removed, added } = choice;
  const updatedAt = now();
  return db.transaction(async (transaction) => {
    const change = { version: base + 1, removed, added, updatedAt };
    const [stored] =
      base === 0
        ? await transaction
            .insert(intentChoices)
            .values({ projectId, ...change })
            .onConflictDoNothing()
            .returning()
        : await transaction
            .update(intentChoices)
            .set(change)
            .where(and(eq(intentChoices.projectId, projectId), eq(intentChoices.version, base)))
            .returning();
    if (stored === undefined) throw new ApplicationError("CONFLICT", refusal("intents-changed-elsewhere", {}));
    await transaction.update(projects).set({ latestAuthorId: userId, updatedAt }).where(eq(projects.id, projectId));
    return stored;
  });
}
