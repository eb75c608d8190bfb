import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Configuration } from "../../platform/configuration.ts";
import { users } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { Session } from "../../platform/sessions.ts";
import { type RequestContext, requireSession } from "../../wire/request-context.ts";
import type { UserRow } from "./find-password-user.ts";

/** ADMIN are the accounts named by the configuration; addresses are confirmed before an account exists. */
export function roleOf(
  { administrators }: Configuration,
  { role, email }: Pick<UserRow, "role" | "email">,
): UserRow["role"] {
  return administrators.has(email) ? "ADMIN" : role;
}

export async function isAdministrator({ application, sessionLookup }: RequestContext): Promise<boolean> {
  return sessionLookup.status === "valid" && isAdministratorAccount(application, sessionLookup.session.userId);
}

export async function isAdministratorAccount(
  { db, configuration }: Pick<Application, "db" | "configuration">,
  userId: string,
): Promise<boolean> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user !== undefined && roleOf(configuration, user) === "ADMIN";
}

/** The role in which a request is made: a session that ran out is none. */
export async function requestRoleOf(context: RequestContext): Promise<"ADMIN" | "GUEST" | "USER"> {
  if (context.sessionLookup.status !== "valid") return "GUEST";
  return (await isAdministrator(context)) ? "ADMIN" : "USER";
}

/** The session of an administrator. For everybody else what administrators have does not exist. */
export async function requireAdministrator(context: RequestContext): Promise<Session> {
  const session = requireSession(context);
  if (await isAdministrator(context)) return session;
  throw new ApplicationError("NOT_FOUND", refusal("does-not-exist", {}));
}
