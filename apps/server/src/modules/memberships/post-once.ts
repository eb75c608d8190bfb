import type { Application } from "../../platform/application.ts";
import { type Language, reminders } from "../../platform/database/tables.ts";
import type { MailKind, MailValues } from "../../platform/mail/templates/mail-values.ts";
import { writeMail } from "../../platform/mail/templates/write-mail.ts";
import type { Holder } from "../access/holder.ts";
import { findMoneyRecipient } from "./money-recipient.ts";

export interface MoneyMail<Kind extends MailKind> {
  /** Names the cause: a second call with it sends nothing. */
  readonly key: string;
  readonly kind: Kind;
  readonly holder: Holder;
  readonly values: (language: Language) => MailValues[Kind];
}

/** Posts a mail about money to the holder, once for its cause; in the transaction that `db` is. */
export async function postOnce<Kind extends MailKind>(
  { db, mailer, now }: Pick<Application, "db" | "mailer" | "now">,
  { key, kind, holder, values }: MoneyMail<Kind>,
): Promise<void> {
  const recipient = await findMoneyRecipient(db, holder);
  if (recipient === undefined) return;
  const [isFirst] = await db.insert(reminders).values({ key, sentAt: now() }).onConflictDoNothing().returning();
  if (isFirst === undefined) return;
  const { email, language } = recipient;
  await mailer.post(email, writeMail(kind, language, values(language)), db);
}
