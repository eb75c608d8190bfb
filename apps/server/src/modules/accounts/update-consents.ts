import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { users } from "../../platform/database/tables.ts";
import type { UserRow } from "./find-password-user.ts";
import { findUser } from "./find-user.ts";

/** Whether a person wants news by e-mail and by text message, and a mail when credits run low; what is absent stays. */
export async function updateConsents(
  { db, now }: Application,
  userId: string,
  input: {
    readonly emailMarketingConsent?: boolean | null | undefined;
    readonly smsMarketingConsent?: boolean | null | undefined;
    readonly lowCreditMail?: boolean | null | undefined;
  },
): Promise<UserRow> {
  const before = await findUser(db, userId);
  await db
    .update(users)
    .set({
      emailMarketingConsent: input.emailMarketingConsent ?? before.emailMarketingConsent,
      smsMarketingConsent: input.smsMarketingConsent ?? before.smsMarketingConsent,
      lowCreditMail: input.lowCreditMail ?? before.lowCreditMail,
      updatedAt: now(),
    })
    .where(eq(users.id, userId));
  return findUser(db, userId);
}
