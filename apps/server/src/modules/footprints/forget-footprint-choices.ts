import { and, desc, eq, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { footprintChoices } from "../../platform/database/tables.ts";

/** What parts of this wanted name and number of pins get in new projects of an account. */
export interface RememberedChoice {
  readonly wanted: string;
  readonly pins: number;
  readonly footprint: string;
  readonly chosenAt: Date;
  /** Kept whole, because no library has it. */
  readonly isOwn: boolean;
}

export type ChoiceKey = Pick<RememberedChoice, "wanted" | "pins">;

/** So long what was forgotten can be taken back. */
const TAKE_BACK_MS = 86_400_000;

/** The newest first. */
export async function listFootprintChoices(db: Database, holderId: string): Promise<RememberedChoice[]> {
  const { wanted, pins, footprint, chosenAt, templateBytes } = footprintChoices;
  const rows = await db
    .select({ wanted, pins, footprint, chosenAt, templateBytes })
    .from(footprintChoices)
    .where(and(eq(footprintChoices.holderId, holderId), isNull(footprintChoices.forgottenAt)))
    .orderBy(desc(chosenAt), wanted, pins);
  return rows.map(({ templateBytes, ...row }) => ({ ...row, isOwn: templateBytes > 0 }));
}

/** All of them, or those that are named; how many were forgotten. */
export async function forgetFootprintChoices(
  db: Database,
  holderId: string,
  keys: readonly ChoiceKey[] | "all",
  forgottenAt: Date,
): Promise<number> {
  const named = keys === "all" ? [] : keys.map(isChoice);
  if (keys !== "all" && named.length === 0) return 0;
  const forgotten = await db
    .update(footprintChoices)
    .set({ forgottenAt })
    .where(and(eq(footprintChoices.holderId, holderId), isNull(footprintChoices.forgottenAt), or(...named)))
    .returning({ pins: footprintChoices.pins });
  return forgotten.length;
}

/** What was forgotten at this moment; how many came back. */
export async function restoreFootprintChoices(db: Database, holderId: string, forgottenAt: Date): Promise<number> {
  const restored = await db
    .update(footprintChoices)
    .set({ forgottenAt: null })
    .where(and(eq(footprintChoices.holderId, holderId), eq(footprintChoices.forgottenAt, forgottenAt)))
    .returning({ pins: footprintChoices.pins });
  return restored.length;
}

/** What nobody took back in time. */
export async function removeForgottenChoices(db: Database, now: Date): Promise<void> {
  await db.delete(footprintChoices).where(lt(footprintChoices.forgottenAt, new Date(now.getTime() - TAKE_BACK_MS)));
}

function isChoice({ wanted, pins }: ChoiceKey) {
  return and(eq(footprintChoices.wanted, wanted), eq(footprintChoices.pins, pins));
}
