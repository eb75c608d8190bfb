import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { users } from "../../platform/database/tables.ts";
import { writeAudit } from "../audit/act.ts";

/** By somebody who has the server itself: the first administrator comes from nowhere else. The log names no account. */
export async function changeRoleByCommand(
  db: Database,
  { email, role, at }: { readonly email: string; readonly role: "ADMIN" | "USER"; readonly at: Date },
): Promise<"changed" | "unknown"> {
  return db.transaction(async (transaction) => {
    const [user] = await transaction
      .select()
      .from(users)
      .where(eq(users.email, email.trim().toLowerCase()))
      .for("update");
    if (user === undefined) return "unknown";
    await transaction.update(users).set({ role, updatedAt: at }).where(eq(users.id, user.id));
    await writeAudit(transaction, {
      subject: ["USER", user.id],
      before: { role: user.role },
      after: { role },
      action: "changeUserRole",
      actorId: null,
      requestId: null,
      at,
    });
    return "changed";
  });
}
