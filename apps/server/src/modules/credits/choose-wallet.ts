import type { Database } from "../../platform/database/open-database.ts";
import { type Holder, heldByTeam, heldByUser } from "../access/holder.ts";
import { freeCredits, listLots } from "./lots.ts";
import { findMembership } from "./monthly-credits.ts";
import { findWallet } from "./wallet.ts";

/**
 * Whose credits a run of the project uses: the team's while it has a plan or any credits, else those of the person who
 * requests it.
 */
export async function chooseWallet(
  db: Database,
  { teamId }: { readonly teamId: string | null },
  userId: string,
  at: Date,
): Promise<Holder> {
  if (teamId === null) return heldByUser(userId);
  const team = heldByTeam(teamId);
  if ((await findMembership(db, team)) !== undefined) return team;
  const wallet = await findWallet(db, team);
  const hasCredits = wallet !== undefined && freeCredits(await listLots(db, wallet.id), at) > 0;
  return hasCredits ? team : heldByUser(userId);
}
