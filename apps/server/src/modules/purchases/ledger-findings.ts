import type { Application } from "../../platform/application.ts";
import { findings } from "../../platform/database/tables.ts";
import type { LedgerDifference } from "../credits/check-ledger.ts";

/** A difference of the ledger is looked at by a person, who corrects it; the same one is recorded once. */
export async function recordLedgerFinding(
  { db, now }: Pick<Application, "db" | "now">,
  { what, id, recorded, counted }: LedgerDifference,
): Promise<void> {
  await db
    .insert(findings)
    .values({
      key: `ledger:${what}:${id}:${recorded}:${counted}`,
      kind: "LEDGER",
      providerRef: `${what} ${id}`,
      ours: String(recorded),
      theirs: String(counted),
      foundAt: now(),
    })
    .onConflictDoNothing();
}
