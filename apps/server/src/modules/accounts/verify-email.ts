import { createHash, randomInt } from "node:crypto";
import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { emailVerifications, type Language, users } from "../../platform/database/tables.ts";
import { writeMail } from "../../platform/mail/templates/write-mail.ts";
import { takeAttempt } from "../../platform/rate-limits.ts";
import { refusal } from "../../platform/refusal.ts";
import type { SealedCookie } from "../../platform/sealed-cookies.ts";
import { normaliseEmail } from "./credentials.ts";
import { findPasswordUser } from "./find-password-user.ts";
import { forgiveReset, takeReset } from "./reset-limits.ts";

type VerificationRow = typeof emailVerifications.$inferSelect;
export type AuthType = "SIGN_UP" | "RESET_PASSWORD";

const MINUTE = 60_000;
export const CODE_LIFETIME_MS = 10 * MINUTE;
/** Of the browser that asked for the code, and as many of all others together (decision 24). */
const MAX_TRIES = 5;
/** How long a verified address may wait for the sign-up that uses it. */
const VERIFIED_LIFETIME_MS = 60 * MINUTE;
/** Longer than the confirmation holds: late users see "expired" rather than "none". */
const COOKIE_LIFETIME_MS = 24 * 60 * MINUTE;

/** That a code was confirmed, and which one; only the browser that confirmed it holds this. */
export interface Confirmation {
  readonly verificationId: string;
}

/** Which code a browser has asked for last. That it asked proves nothing: the code itself does. */
export interface AskedCode {
  readonly verificationId: string;
}

export const ASKED_COOKIES: Readonly<Record<AuthType, SealedCookie<AskedCode>>> = {
  SIGN_UP: { name: "tracewright_asked", lifetimeMs: COOKIE_LIFETIME_MS },
  RESET_PASSWORD: { name: "tracewright_asked_reset", lifetimeMs: COOKIE_LIFETIME_MS },
};

/** Kept apart by what they are for: a reset in one window does not end a sign-up in another. */
export const CONFIRMATION_COOKIES: Readonly<Record<AuthType, SealedCookie<Confirmation>>> = {
  SIGN_UP: { name: "tracewright_confirmed", lifetimeMs: COOKIE_LIFETIME_MS },
  RESET_PASSWORD: { name: "tracewright_confirmed_reset", lifetimeMs: COOKIE_LIFETIME_MS },
};

/**
 * Sends a six-digit code; limits as in decision A-21. Answers what the asking browser is to hold: with it, strangers neither
 * use up its tries nor put another code in the place of its own.
 */
export async function sendVerificationCode(
  { db, mailer, log, now }: Application,
  input: { readonly email: string; readonly authType: AuthType },
  { clientAddress, language }: { readonly clientAddress: string; readonly language: Language },
): Promise<AskedCode> {
  const email = normaliseEmail(input.email);
  const at = now();
  const allowed = await takeAttempt(
    db,
    [
      { key: `code-resend:${input.authType}:${email}`, most: 1, withinMs: MINUTE },
      { key: `code:${email}`, most: 5, withinMs: 10 * MINUTE },
      { key: `code-from:${clientAddress}`, most: 20, withinMs: 60 * MINUTE },
    ],
    at,
  );
  if (allowed === undefined)
    throw new ApplicationError("TOO_MANY_AUTHENTICATION_REQUESTS", refusal("too-many-codes", {}));
  if (input.authType === "RESET_PASSWORD") {
    const attempt = await takeReset(db, { clientAddress }, at);
    await findPasswordUser(db, email);
    await forgiveReset(db, attempt);
  } else if ((await db.$count(users, eq(users.email, email))) > 0)
    throw new ApplicationError("ALREADY_REGISTERED", refusal("email-in-use", {}));

  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const [inserted] = await db
    .insert(emailVerifications)
    .values({
      email,
      authType: input.authType,
      codeHash: hashCode(email, code),
      createdAt: at,
      expiresAt: new Date(at.getTime() + CODE_LIFETIME_MS),
    })
    .returning({ id: emailVerifications.id });
  if (inserted === undefined) throw new Error("a row that was inserted comes back");
  try {
    const kind = input.authType === "SIGN_UP" ? "SIGN_UP_CODE" : "RESET_CODE";
    await mailer.send(email, writeMail(kind, language, { code }));
  } catch (error) {
    log.error("mail failed", { to: email, message: error instanceof Error ? error.message : String(error) });
    throw new ApplicationError("FAILED_TO_SEND_EMAIL", refusal("mail-not-sent", {}));
  }
  return { verificationId: inserted.id };
}

/** Confirms an address by its code; what the caller's browser has to show at the sign-up or reset that follows. */
export async function verifyCode(
  { db, now }: Application,
  input: { readonly email: string; readonly authType: AuthType; readonly authCode: string },
  asked: AskedCode | undefined,
): Promise<Confirmation> {
  const email = normaliseEmail(input.email);
  const own = await findAsked(db, email, input.authType, asked);
  const newest = own ?? (await findNewest(db, email, input.authType));
  if (newest === undefined) throw new ApplicationError("EMAIL_VERIFICATION_NOT_FOUND", refusal("no-code-sent", {}));
  if (newest.verifiedAt !== null) throw alreadyVerified();
  if (newest.expiresAt <= now()) throw new ApplicationError("VERIFY_TIMEOUT", refusal("code-expired", {}));
  await compareCode(db, newest, input.authCode, own === undefined ? "foreignTries" : "tries");
  // What was mistyped on the way here does not count against the reset that shows the code again.
  const confirmed = await db
    .update(emailVerifications)
    .set({ verifiedAt: now(), tries: 0 })
    .where(and(eq(emailVerifications.id, newest.id), isNull(emailVerifications.verifiedAt)))
    .returning({ id: emailVerifications.id });
  // One browser confirms a code, even when two send it side by side.
  if (confirmed.length === 0) throw alreadyVerified();
  return { verificationId: newest.id };
}

/** Refuses a wrong code, and every code after too many wrong ones. */
async function compareCode(
  db: Database,
  sent: VerificationRow,
  code: string,
  counter: "tries" | "foreignTries",
): Promise<void> {
  const count = emailVerifications[counter];
  // The try is counted before the comparison, so that guesses sent side by side cannot exceed the limit.
  const counted = await db
    .update(emailVerifications)
    .set({ [counter]: sql`${count} + 1` })
    .where(and(eq(emailVerifications.id, sent.id), lt(count, MAX_TRIES)))
    .returning({ id: emailVerifications.id });
  if (counted.length === 0)
    throw new ApplicationError("TOO_MANY_AUTHENTICATION_REQUESTS", refusal("too-many-wrong-codes", {}));
  if (sent.codeHash !== hashCode(sent.email, code.trim()))
    throw new ApplicationError("INVALID_VERIFY_CODE", refusal("code-incorrect", {}));
}

/** An address and what the caller's browser shows for it; undefined: it confirmed nothing. */
export interface ConfirmedAddress {
  readonly email: string;
  readonly authType: AuthType;
  readonly confirmation: Confirmation | undefined;
}

/** A reset takes the confirmed code again (S7-M08); a browser that confirmed nothing cannot use up its tries. */
export async function checkConfirmedCode(
  db: Database,
  address: ConfirmedAddress,
  code: string,
  now: Date,
): Promise<void> {
  await compareCode(db, await findConfirmed(db, address, now), code, "tries");
}

/**
 * The confirmation of this address by this browser, or why there is none to use. That somebody else has confirmed the
 * address is no proof of who asks: a stranger who asks again and again would be faster than its owner.
 */
export async function findConfirmed(
  db: Database,
  { email, authType, confirmation }: ConfirmedAddress,
  now: Date,
): Promise<VerificationRow> {
  if (confirmation === undefined) throw notVerified();
  const [row] = await db
    .select()
    .from(emailVerifications)
    .where(
      and(
        eq(emailVerifications.id, confirmation.verificationId),
        eq(emailVerifications.email, email),
        eq(emailVerifications.authType, authType),
      ),
    );
  if (row === undefined || row.verifiedAt === null || row.usedAt !== null) throw notVerified();
  if (row.verifiedAt.getTime() < now.getTime() - VERIFIED_LIFETIME_MS)
    throw new ApplicationError("EXPIRED", refusal("confirmation-too-old", {}));
  return row;
}

/** Uses up a confirmation, or says why there is none to use. Part of the caller's transaction. */
export async function spendVerification(db: Database, address: ConfirmedAddress, now: Date): Promise<void> {
  const { id } = await findConfirmed(db, address, now);
  const spent = await db
    .update(emailVerifications)
    .set({ usedAt: now })
    .where(and(eq(emailVerifications.id, id), isNull(emailVerifications.usedAt)))
    .returning({ id: emailVerifications.id });
  if (spent.length === 0) throw notVerified();
}

function notVerified(): ApplicationError {
  return new ApplicationError("NOT_VERIFIED", refusal("email-not-confirmed", {}));
}

function alreadyVerified(): ApplicationError {
  return new ApplicationError("AUTHENTICATION_CODE_ALREADY_VERIFIED", refusal("code-already-confirmed", {}));
}

/** The code that the caller's browser has asked for, when it is one for this address. */
async function findAsked(
  db: Database,
  email: string,
  authType: AuthType,
  asked: AskedCode | undefined,
): Promise<VerificationRow | undefined> {
  if (asked === undefined) return undefined;
  const [row] = await db
    .select()
    .from(emailVerifications)
    .where(
      and(
        eq(emailVerifications.id, asked.verificationId),
        eq(emailVerifications.email, email),
        eq(emailVerifications.authType, authType),
      ),
    );
  return row;
}

async function findNewest(db: Database, email: string, authType: AuthType): Promise<VerificationRow | undefined> {
  const [row] = await db
    .select()
    .from(emailVerifications)
    .where(and(eq(emailVerifications.email, email), eq(emailVerifications.authType, authType)))
    .orderBy(desc(emailVerifications.createdAt))
    .limit(1);
  return row;
}

function hashCode(email: string, code: string): string {
  return createHash("sha256").update(`${email}\n${code}`).digest("hex");
}
