import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { giveBack, type TakenAttempt, takeAttempt } from "../../platform/rate-limits.ts";
import { refusal } from "../../platform/refusal.ts";

const HOUR = 3_600_000;
const LIMIT = { most: 10, withinMs: HOUR };

/**
 * A reset says "not registered" (S7-M08), which lets frequent callers list addresses. Calls that prove nothing are counted
 * here, by network and, where given, by e-mail address.
 */
export async function takeReset(
  db: Database,
  { clientAddress, email }: { readonly clientAddress: string; readonly email?: string },
  now: Date,
): Promise<TakenAttempt> {
  const keys = [`reset-from:${clientAddress}`, ...(email === undefined ? [] : [`reset:${email}`])];
  const limits = keys.map((key) => ({ key, ...LIMIT }));
  const attempt = await takeAttempt(db, limits, now);
  if (attempt === undefined)
    throw new ApplicationError("TOO_MANY_AUTHENTICATION_REQUESTS", refusal("too-many-resets", {}));
  return attempt;
}

/** The attempt was the owner's, or asked for an address that exists. */
export async function forgiveReset(db: Database, attempt: TakenAttempt): Promise<void> {
  await giveBack(db, attempt);
}
