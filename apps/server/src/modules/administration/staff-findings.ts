import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { findings } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { Page } from "../../wire/paging.ts";
import type { Act } from "../audit/act.ts";
import { checkLedger } from "../credits/check-ledger.ts";
import { resumeAgreeingWallets } from "../credits/stop-wallets.ts";

const MAX_NOTE_CHARACTERS = 500;

export type FindingRow = typeof findings.$inferSelect;

/** What has to be looked at, or was, the newest first. */
export async function listFindings(
  db: Database,
  { isOpen, page }: { readonly isOpen: boolean; readonly page: Page },
): Promise<{ readonly nodes: readonly FindingRow[]; readonly total: number }> {
  const where = isOpen ? isNull(findings.resolvedAt) : isNotNull(findings.resolvedAt);
  const nodes = await db
    .select()
    .from(findings)
    .where(where)
    .orderBy(desc(findings.foundAt), desc(findings.id))
    .limit(page.size)
    .offset(page.offset);
  return { nodes, total: await db.$count(findings, where) };
}

/** An administrator has looked at it, and says what was done. */
export async function resolveFinding(
  { db, now }: Application,
  { id, note }: { readonly id: string; readonly note: string },
  byId: string,
): Promise<Act<string>> {
  const text = note.replaceAll(/\p{Cc}/gu, " ").trim();
  if (text === "" || [...text].length > MAX_NOTE_CHARACTERS)
    refuseField("note", refusal("text-length", { most: MAX_NOTE_CHARACTERS }));
  const [finding] = isUuid(id)
    ? await db
        .update(findings)
        .set({ resolvedAt: now(), resolvedBy: byId, note: text })
        .where(and(eq(findings.id, id), isNull(findings.resolvedAt)))
        .returning()
    : [];
  if (finding === undefined) throw new ApplicationError("NOT_FOUND", refusal("does-not-exist", {}));
  if (finding.kind === "LEDGER") await requireAgreement(db, finding);
  return { subject: ["FINDING", id], after: { state: "RESOLVED" }, reason: text, value: id };
}

/** A difference of the ledger is resolved once its records agree; its wallet can then be used again. */
async function requireAgreement(db: Database, { providerRef }: FindingRow): Promise<void> {
  const differences = await checkLedger(db);
  if (differences.some(({ what, id }) => `${what} ${id}` === providerRef))
    throw new ApplicationError("CONFLICT", refusal("ledger-still-differs", {}), { reason: "LEDGER_DIFFERS" });
  await resumeAgreeingWallets(db);
}
