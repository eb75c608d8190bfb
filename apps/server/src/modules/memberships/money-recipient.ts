import { and, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { type Language, teamMembers, users } from "../../platform/database/tables.ts";
import type { Holder } from "../access/holder.ts";

export interface MoneyRecipient {
  readonly email: string;
  readonly language: Language;
  /** Whether they want to be warned of few credits. */
  readonly lowCreditMail: boolean;
}

/** Who receives mails about a holder's money: the account, or the owner of the team. Undefined: it is gone. */
export async function findMoneyRecipient(db: Database, holder: Holder): Promise<MoneyRecipient | undefined> {
  const of = { email: users.email, language: users.language, lowCreditMail: users.lowCreditMail };
  const [found] =
    holder.teamId === null
      ? await db.select(of).from(users).where(eq(users.id, holder.ownerId))
      : await db
          .select(of)
          .from(users)
          .innerJoin(teamMembers, eq(teamMembers.userId, users.id))
          .where(and(eq(teamMembers.teamId, holder.teamId), eq(teamMembers.role, "OWNER")));
  return found;
}
