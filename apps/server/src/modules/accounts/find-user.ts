import { eq } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { users } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { UserRow } from "./find-password-user.ts";

/** The account of a session; 401 when it was deleted since the session was looked up. */
export async function findUser(db: Database, userId: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new ApplicationError("UNAUTHORIZED", refusal("login-needed", {}));
  return user;
}
