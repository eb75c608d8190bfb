import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { users } from "../../platform/database/tables.ts";
import { writeMail } from "../../platform/mail/templates/write-mail.ts";
import { createSession, endSession, hashToken, type Session } from "../../platform/sessions.ts";
import { checkOwnPassword } from "./check-own-password.ts";
import { checkPassword } from "./credentials.ts";
import { endSessions } from "./end-sessions.ts";
import { requirePassword } from "./find-password-user.ts";
import { findUser } from "./find-user.ts";
import { refuseSamePassword } from "./reset-password.ts";

/**
 * A new password for somebody who is logged in; their sessions elsewhere end, and this one goes on under
 * the token that is answered: one that leaked before is worth nothing any more.
 */
export async function changePassword(
  application: Application,
  { userId, tokenHash }: Session,
  input: { readonly currentPassword: string; readonly newPassword: string },
): Promise<string> {
  const { db, mailer, now, pubSub } = application;
  const user = requirePassword(await findUser(db, userId));
  checkPassword(input.newPassword, "newPassword");
  await checkOwnPassword(application, user, input.currentPassword, "currentPassword");
  await refuseSamePassword(user.passwordHash, input.newPassword);
  await db
    .update(users)
    .set({ passwordHash: await hash(input.newPassword), updatedAt: now() })
    .where(eq(users.id, userId));
  const token = await createSession(db, userId, now());
  await endSession(db, tokenHash);
  pubSub.publish({ kind: "session-replaced", tokenHash });
  await endSessions(application, userId, hashToken(token));
  await mailer.post(user.email, writeMail("PASSWORD_CHANGED", user.language, { email: user.email }));
  return token;
}
