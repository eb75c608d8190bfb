import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, lt, ne } from "drizzle-orm";
import { ApplicationError } from "./application-error.ts";
import type { Database } from "./database/open-database.ts";
import { sessions, users } from "./database/tables.ts";
import { refusal } from "./refusal.ts";

export const SESSION_COOKIE = "tracewright_session";
/** A session ends 24 hours after its last use. */
export const SESSION_LIFETIME_MS = 24 * 3_600_000;
/** Use is written down at most this often, so that reading does not become writing. */
const TOUCH_EVERY_MS = 300_000;

export interface Session {
  readonly userId: string;
  readonly tokenHash: string;
}

export type SessionLookup =
  | { readonly status: "valid"; readonly session: Session; readonly isDueForRenewal: boolean }
  | { readonly status: "expired" | "absent" };

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** A new session; the token goes into the cookie and is not kept here. */
export async function createSession(db: Database, userId: string, now: Date): Promise<string> {
  await refuseSuspended(db, userId);
  const token = randomBytes(32).toString("base64url");
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
  });
  return token;
}

/** Only once a log-in has proven whose the account is: nobody else learns of it. */
async function refuseSuspended(db: Database, userId: string): Promise<void> {
  const [user] = await db.select({ suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, userId));
  if (user?.suspendedAt != null)
    throw new ApplicationError("CONFLICT", refusal("account-suspended", {}), {
      reason: "SUSPENDED",
    });
}

export async function findSession(db: Database, token: string | undefined, now: Date): Promise<SessionLookup> {
  if (!token) return { status: "absent" };
  const tokenHash = hashToken(token);
  const [row] = await db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
  if (row === undefined) return { status: "absent" };
  if (row.expiresAt <= now) return { status: "expired" };
  const isDueForRenewal = now.getTime() - row.lastSeenAt.getTime() > TOUCH_EVERY_MS;
  return { status: "valid", session: { userId: row.userId, tokenHash }, isDueForRenewal };
}

/** Slides the end of a session. Only if the cookie is rewritten too; otherwise it expires in the browser first. */
export async function renewSession(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS) })
    .where(eq(sessions.tokenHash, tokenHash));
}

/** Those of the given sessions that still hold. */
export async function findOpenSessions(
  db: Database,
  tokenHashes: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(inArray(sessions.tokenHash, [...tokenHashes]), gt(sessions.expiresAt, now)));
  return new Set(rows.map(({ tokenHash }) => tokenHash));
}

export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends every session of a person, or every one but the given; answers the hashes of those that have ended. */
export async function endSessionsOf(db: Database, userId: string, exceptTokenHash?: string): Promise<string[]> {
  const ended = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        exceptTokenHash === undefined ? undefined : ne(sessions.tokenHash, exceptTokenHash),
      ),
    )
    .returning({ tokenHash: sessions.tokenHash });
  return ended.map(({ tokenHash }) => tokenHash);
}

/** Keeps expired sessions a day longer, so that their owners see "expired" rather than "unknown". */
export async function forgetOldSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - 86_400_000)));
}
