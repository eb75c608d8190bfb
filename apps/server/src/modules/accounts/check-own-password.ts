import { verify } from "@node-rs/argon2";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { giveBack, takeAttempt } from "../../platform/rate-limits.ts";
import { refusal } from "../../platform/refusal.ts";
import type { PasswordUser } from "./find-password-user.ts";

/** Ten wrong passwords in ten minutes, as at the log-in: a session that was left open is no place to guess at leisure. */
const LIMIT = { most: 10, withinMs: 600_000 };

/** Refuses when the password typed by somebody who is logged in is not the account's; `field` is its input. */
export async function checkOwnPassword(
  { db, now }: Application,
  user: PasswordUser,
  password: string,
  field: string,
): Promise<void> {
  const attempt = await takeAttempt(db, [{ key: `password:${user.id}`, ...LIMIT }], now());
  if (attempt === undefined)
    throw new ApplicationError("TOO_MANY_AUTHENTICATION_REQUESTS", refusal("too-many-wrong-passwords", {}));
  if (!(await verify(user.passwordHash, password.slice(0, 1000))))
    throw new ApplicationError("PASSWORDS_DO_NOT_MATCH", refusal("current-password-incorrect", {}), { field });
  await giveBack(db, attempt);
}
