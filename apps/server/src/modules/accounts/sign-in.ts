import { hash, verify } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { users } from "../../platform/database/tables.ts";
import { giveBack, takeAttempt } from "../../platform/rate-limits.ts";
import { refusal } from "../../platform/refusal.ts";
import { createSession } from "../../platform/sessions.ts";

const MINUTE = 60_000;

/** Under which failed attempts to log in at an address are counted, wherever they come from. */
export const attemptsOf = (email: string): string => `sign-in:${email}`;

/** Verified against when the address is unknown, so that the answer takes as long as for a known one. */
let decoy: Promise<string> | undefined;

/** A session token for the right password. One sentence for every other case: nobody learns which half was wrong. */
export async function signIn(
  { db, now }: Application,
  input: { readonly email: string; readonly password: string },
  clientAddress: string,
): Promise<{ readonly email: string; readonly token: string }> {
  const email = input.email.trim().toLowerCase().slice(0, 254);
  const limits = [
    { key: attemptsOf(email), most: 10, withinMs: 10 * MINUTE },
    { key: `sign-in-from:${clientAddress}`, most: 60, withinMs: 10 * MINUTE },
  ];
  // Counted before the password is looked at, so that guesses sent side by side cannot exceed the limit.
  const attempt = await takeAttempt(db, limits, now());
  if (attempt === undefined)
    throw new ApplicationError("TOO_MANY_AUTHENTICATION_REQUESTS", refusal("too-many-logins", {}));
  const [user] = await db.select().from(users).where(eq(users.email, email));
  decoy ??= hash("nobody's password");
  const matches = await verify(user?.passwordHash ?? (await decoy), input.password.slice(0, 1000));
  // An account of Google or Kakao has no password that could prove whose it is: it answers as an unknown address (decision 18).
  if (user === undefined || user.passwordHash === null || !matches)
    throw new ApplicationError("BAD_REQUEST", refusal("login-incorrect", {}));
  await giveBack(db, attempt);
  return { email, token: await createSession(db, user.id, now()) };
}
