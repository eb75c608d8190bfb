import type { Database } from "../../platform/database/open-database.ts";
import { type Holder, heldByTeam, heldByUser } from "../access/holder.ts";
import type { TeamAction } from "../access/policy.ts";
import { requireTeam } from "./require-team.ts";

/** The team that is named, if the user may do this in it; the user where none is. */
export async function requireHolder(
  db: Database,
  userId: string,
  teamId: string | null | undefined,
  action: TeamAction,
): Promise<Holder> {
  if (teamId == null) return heldByUser(userId);
  const { team } = await requireTeam(db, userId, teamId, action);
  return heldByTeam(team.id);
}
