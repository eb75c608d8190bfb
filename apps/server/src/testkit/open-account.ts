import { hash } from "@node-rs/argon2";
import { writeSessionCookie } from "../http/session-cookie.ts";
import { normaliseEmail } from "../modules/accounts/credentials.ts";
import { suggestUserName } from "../modules/accounts/user-name.ts";
import type { Application } from "../platform/application.ts";
import { hasSecureCookies } from "../platform/configuration.ts";
import { users } from "../platform/database/tables.ts";
import { createSession } from "../platform/sessions.ts";

const hashes = new Map<string, Promise<string>>();

/**
 * An account as `signUp` leaves it, and the cookie of a session. Confirming an address, hashing a password and verifying it take
 * 130 ms of computing, which a test of something else need not repeat for each of its people.
 */
export async function openAccount(
  { db, now, configuration }: Application,
  address: string,
  password: string,
): Promise<string> {
  const email = normaliseEmail(address);
  const passwordHash = await (hashes.get(password) ?? keepHash(password));
  const name = suggestUserName(email.slice(0, email.indexOf("@")));
  const [user] = await db
    .insert(users)
    .values({ email, passwordHash, name, consentedAt: now() })
    .returning({ id: users.id });
  if (user === undefined) throw new Error("the database returned no user");
  const [cookie = ""] = writeSessionCookie(
    await createSession(db, user.id, now()),
    hasSecureCookies(configuration),
  ).split(";");
  return cookie;
}

function keepHash(password: string): Promise<string> {
  const hashed = hash(password);
  hashes.set(password, hashed);
  return hashed;
}
