import { and, count, desc, eq, ilike, isNotNull, or, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { escapeLike } from "../../platform/database/escape-like.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { projects, sessions, users } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { endSessionsOf } from "../../platform/sessions.ts";
import { readPage } from "../../wire/paging.ts";
import { roleOf } from "../accounts/administrators.ts";
import type { UserRow } from "../accounts/find-password-user.ts";
import type { Act } from "../audit/act.ts";

const MAX_REASON_CHARACTERS = 500;

export interface StaffUserListInput {
  readonly keyword?: string | null | undefined;
  readonly suspended?: boolean | null | undefined;
  readonly page?: number | null | undefined;
  readonly size?: number | null | undefined;
}

/** Newest first. */
export async function listStaffUsers(db: Database, input: StaffUserListInput) {
  const { size, offset } = readPage(input);
  const keyword = (input.keyword ?? "").normalize("NFC").trim();
  const pattern = `%${escapeLike(keyword)}%`;
  const where = and(
    keyword === "" ? undefined : or(ilike(users.email, pattern), ilike(users.name, pattern)),
    input.suspended ? isNotNull(users.suspendedAt) : undefined,
  );
  const nodes = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(size)
    .offset(offset);
  return { nodes, totalCount: await db.$count(users, where) };
}

/** How much there is of an account, not what. */
export async function countWorkOf(db: Database, userId: string, now: Date) {
  const [held] = await db
    .select({ projects: count() })
    .from(projects)
    .where(and(eq(projects.ownerId, userId), sql`${projects.deletedAt} is null`));
  const open = await db.$count(
    sessions,
    and(eq(sessions.userId, userId), sql`${sessions.expiresAt} > ${now.toISOString()}`),
  );
  return { projects: held?.projects ?? 0, sessions: open };
}

/** Logged out everywhere, and refused at the next log-in, until restored. */
export async function suspendUser(
  application: Application,
  administratorId: string,
  id: string,
  givenReason: string,
): Promise<Act<string>> {
  const { db, now } = application;
  const reason = readReason(givenReason);
  const user = await lockUser(db, id);
  refuseOneself(user, administratorId);
  refuseConfigured(application, user);
  if (user.suspendedAt !== null) throw new ApplicationError("CONFLICT", refusal("account-already-suspended", {}));
  await db
    .update(users)
    .set({ suspendedAt: now(), suspendedReason: reason, updatedAt: now() })
    .where(eq(users.id, user.id));
  return {
    subject: ["USER", user.id],
    before: { isSuspended: false },
    after: { isSuspended: true },
    reason,
    value: user.id,
    finish: await endAllSessions(application, user.id),
  };
}

export async function restoreUser({ db, now }: Application, id: string): Promise<Act<string>> {
  const user = await lockUser(db, id);
  if (user.suspendedAt === null) throw new ApplicationError("CONFLICT", refusal("account-not-suspended", {}));
  await db
    .update(users)
    .set({ suspendedAt: null, suspendedReason: null, updatedAt: now() })
    .where(eq(users.id, user.id));
  return {
    subject: ["USER", user.id],
    before: { isSuspended: true },
    after: { isSuspended: false },
    value: user.id,
  };
}

export async function signOutUser(application: Application, id: string): Promise<Act<string>> {
  const user = await lockUser(application.db, id);
  return { subject: ["USER", user.id], value: user.id, finish: await endAllSessions(application, user.id) };
}

/** Administrators named by the configuration keep that role. */
export async function changeUserRole(
  application: Application,
  administratorId: string,
  id: string,
  role: "ADMIN" | "USER",
): Promise<Act<string>> {
  const { db, now } = application;
  const user = await lockUser(db, id);
  refuseOneself(user, administratorId);
  refuseConfigured(application, user);
  await db.update(users).set({ role, updatedAt: now() }).where(eq(users.id, user.id));
  return { subject: ["USER", user.id], before: { role: user.role }, after: { role }, value: user.id };
}

/** In the transaction of the act; open live sockets are closed once it holds. */
async function endAllSessions({ db, pubSub }: Application, userId: string): Promise<() => void> {
  const ended = await endSessionsOf(db, userId);
  return () => {
    for (const tokenHash of ended) pubSub.publish({ kind: "sign-out", tokenHash });
  };
}

export async function findStaffUser(db: Database, id: string): Promise<UserRow> {
  const [user] = isUuid(id) ? await db.select().from(users).where(eq(users.id, id)) : [];
  if (user === undefined) refuseUnknown();
  return user;
}

async function lockUser(db: Database, id: string): Promise<UserRow> {
  const [user] = isUuid(id) ? await db.select().from(users).where(eq(users.id, id)).for("update") : [];
  if (user === undefined) refuseUnknown();
  return user;
}

function refuseUnknown(): never {
  throw new ApplicationError("NOT_FOUND", refusal("no-such-account", {}));
}

function refuseOneself({ id }: UserRow, administratorId: string): void {
  if (id === administratorId) throw new ApplicationError("CONFLICT", refusal("own-account", {}));
}

function refuseConfigured({ configuration }: Application, user: UserRow): void {
  if (roleOf(configuration, user) === "ADMIN" && user.role !== "ADMIN")
    throw new ApplicationError("CONFLICT", refusal("administrator-by-configuration", {}));
}

function readReason(given: string): string {
  const reason = given.replaceAll(/\p{Cc}/gu, " ").trim();
  if (reason === "" || [...reason].length > MAX_REASON_CHARACTERS)
    refuseField("reason", refusal("reason-length", { most: MAX_REASON_CHARACTERS }));
  return reason;
}
