import { hash, verify } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { users } from "../../platform/database/tables.ts";
import { writeMail } from "../../platform/mail/templates/write-mail.ts";
import { forgetAttempts } from "../../platform/rate-limits.ts";
import { refusal } from "../../platform/refusal.ts";
import { checkPassword, normaliseEmail } from "./credentials.ts";
import { endSessions } from "./end-sessions.ts";
import { findPasswordUser } from "./find-password-user.ts";
import { forgiveReset, takeReset } from "./reset-limits.ts";
import { attemptsOf } from "./sign-in.ts";
import { type Confirmation, checkConfirmedCode, spendVerification } from "./verify-email.ts";

/**
 * A new password for the browser that has confirmed the address, with its code; every session of the account ends
 * and so does a lock of its log-in.
 */
export async function resetPassword(
  application: Application,
  input: { readonly email: string; readonly authCode: string; readonly newPassword: string },
  { confirmation, clientAddress }: { readonly confirmation: Confirmation | undefined; readonly clientAddress: string },
): Promise<void> {
  const { db, mailer, now } = application;
  const email = normaliseEmail(input.email);
  checkPassword(input.newPassword, "newPassword");
  // Strangers cannot use up the attempts of a browser that confirmed a code; those of the code are counted with it.
  const limited = confirmation === undefined ? { clientAddress, email } : { clientAddress };
  const attempt = await takeReset(db, limited, now());
  const user = await findPasswordUser(db, email);
  const address = { email, authType: "RESET_PASSWORD", confirmation } as const;
  await checkConfirmedCode(db, address, input.authCode, now());
  await forgiveReset(db, attempt);
  // Only for the holder of the code: it reveals the password.
  await refuseSamePassword(user.passwordHash, input.newPassword);
  const passwordHash = await hash(input.newPassword);
  await db.transaction(async (transaction) => {
    await spendVerification(transaction, address, now());
    await transaction.update(users).set({ passwordHash, updatedAt: now() }).where(eq(users.id, user.id));
    // The address is the owner's: wrong guesses at the old password lock nobody out of the new one.
    await forgetAttempts(transaction, attemptsOf(email));
  });
  await endSessions(application, user.id);
  await mailer.post(email, writeMail("PASSWORD_CHANGED", user.language, { email }));
}

export async function refuseSamePassword(passwordHash: string, password: string): Promise<void> {
  if (await verify(passwordHash, password))
    throw new ApplicationError("PASSWORD_SAME_AS_BEFORE", refusal("password-unchanged", {}), {
      field: "newPassword",
    });
}
