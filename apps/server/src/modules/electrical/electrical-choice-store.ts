import { type ElectricalSettings, readElectricalSettings, storedElectricalSettings } from "@tracewright/board";
import { and, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { electricalChoices, projects } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";

/** Electrical rules of a project without a board, and how often they were changed. */
export interface StoredElectricalChoice {
  readonly version: number;
  readonly settings: ElectricalSettings;
}

/** The choice of a project; none, at version 0, before the first. The caller checks who may see it. */
export async function readElectricalChoice(db: Database, projectId: string): Promise<StoredElectricalChoice> {
  const [stored] = await db.select().from(electricalChoices).where(eq(electricalChoices.projectId, projectId));
  return { version: stored?.version ?? 0, settings: readElectricalSettings(stored?.settings) };
}

/** Stores a choice that was made on the state of version `base`. Refused where that is not the newest state. */
export async function storeElectricalChoice(
  { db, now }: Application,
  {
    projectId,
    userId,
    base,
    settings,
  }: {
    readonly projectId: string;
    readonly userId: string;
    readonly base: number;
    readonly settings: ElectricalSettings;
  },
): Promise<StoredElectricalChoice> {
  const updatedAt = now();
  const version = base + 1;
  const change = { version, settings: storedElectricalSettings(settings), updatedAt };
  await db.transaction(async (transaction) => {
    const [stored] =
      base === 0
        ? await transaction
            .insert(electricalChoices)
            .values({ projectId, ...change })
            .onConflictDoNothing()
            .returning()
        : await transaction
            .update(electricalChoices)
            .set(change)
            .where(and(eq(electricalChoices.projectId, projectId), eq(electricalChoices.version, base)))
            .returning();
    if (stored === undefined) throw new ApplicationError("CONFLICT", refusal("electrical-rules-changed-elsewhere", {}));
    await transaction.update(projects).set({ latestAuthorId: userId, updatedAt }).where(eq(projects.id, projectId));
  });
  return { version, settings };
}
