import { and, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { mailPreferences } from "../../platform/database/tables.ts";

/** Occasions that a mail tells of and that a person may switch off; mails with a code are always sent. */
export const MAIL_OCCASIONS = [
  "PLACEMENT_STARTED",
  "PLACEMENT_COMPLETE",
  "PLACEMENT_FAIL",
  "ROUTING_STARTED",
  "ROUTING_COMPLETE",
  "ROUTING_FAIL",
] as const;
export type MailOccasion = (typeof MAIL_OCCASIONS)[number];

export interface MailPreference {
  readonly kind: MailOccasion;
  readonly email: boolean;
}

/** Every occasion once, in the order above; nothing said means that the mail is sent (§4). */
export async function listMailPreferences(db: Database, userId: string): Promise<readonly MailPreference[]> {
  const rows = await db.select().from(mailPreferences).where(eq(mailPreferences.userId, userId));
  return MAIL_OCCASIONS.map((kind) => ({ kind, email: rows.find((row) => row.kind === kind)?.email ?? true }));
}

export async function changeMailPreferences(
  db: Database,
  userId: string,
  changes: readonly MailPreference[],
): Promise<void> {
  for (const { kind, email } of changes)
    await db
      .insert(mailPreferences)
      .values({ userId, kind, email })
      .onConflictDoUpdate({ target: [mailPreferences.userId, mailPreferences.kind], set: { email } });
}

export async function wantsMail(db: Database, userId: string, kind: MailOccasion): Promise<boolean> {
  const [row] = await db
    .select({ email: mailPreferences.email })
    .from(mailPreferences)
    .where(and(eq(mailPreferences.userId, userId), eq(mailPreferences.kind, kind)));
  return row?.email ?? true;
}
