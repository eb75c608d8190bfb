import { eq } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Configuration } from "../../platform/configuration.ts";
import { users } from "../../platform/database/tables.ts";
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

export async function isAdministrator(context: RequestContext): Promise<boolean> {
  const { application, sessionLookup } = context;
  if (sessionLookup.status !== "valid") return false;
  const [user] = await application.db.select().from(users).where(eq(users.id, sessionLookup.session.userId));
  return user !== undefined && roleOf(application.configuration, user) === "ADMIN";
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
  throw new ApplicationError("NOT_FOUND", "This does not exist.");
}
