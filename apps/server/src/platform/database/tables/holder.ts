import { sql } from "drizzle-orm";
import { uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { teams } from "./teams.ts";

/** The columns of what is held by exactly one user or one team, and is deleted with it. */
export const heldByOne = () => ({
  ownerId: uuid("owner_id").references(() => users.id, { onDelete: "cascade" }),
  teamId: uuid("team_id").references(() => teams.id, { onDelete: "cascade" }),
  /** The one of the two that is set. */
  holderId: uuid("holder_id").notNull().generatedAlwaysAs(sql`coalesce(team_id, owner_id)`),
});

/** For a check constraint. */
export const IS_HELD_BY_ONE = sql.raw("num_nonnulls(owner_id, team_id) = 1");
