import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { created, time, updated } from "./columns.ts";

export type TeamRole = "OWNER" | "ADMIN" | "USER";

export const teams = pgTable(
  "teams",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    thumbnailUrl: text("thumbnail_url"),
    createdAt: created(),
    updatedAt: updated(),
    /** Set: no longer shown. The team can be restored for a while, then its rows are erased. */
    deletedAt: time("deleted_at"),
  },
  (table) => [
    check("teams_name_length", sql`char_length(${table.name}) between 2 and 40`),
    check("teams_description_length", sql`char_length(${table.description}) <= 500`),
  ],
);

export const teamMembers = pgTable(
  "team_members",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role").$type<TeamRole>().notNull(),
    joinedAt: time("joined_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("team_members_once").on(table.teamId, table.userId),
    uniqueIndex("team_members_one_owner").on(table.teamId).where(sql`role = 'OWNER'`),
    index("team_members_user").on(table.userId),
    check("team_members_role", sql`${table.role} in ('OWNER', 'ADMIN', 'USER')`),
  ],
);
