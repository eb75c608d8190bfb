import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
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

/** An open invitation by address; deleted when it is accepted, declined or revoked. */
export const teamInvitations = pgTable(
  "team_invitations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    /** Lower case, as accounts have it. */
    email: text("email").notNull(),
    role: text("role").$type<TeamRole>().notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").notNull(),
    /** Null: the account was deleted. */
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    sentCount: integer("sent_count").notNull().default(1),
    lastSentAt: time("last_sent_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex("team_invitations_once").on(table.teamId, table.email),
    uniqueIndex("team_invitations_token").on(table.tokenHash),
    index("team_invitations_email").on(table.email),
    check("team_invitations_role", sql`${table.role} in ('ADMIN', 'USER')`),
  ],
);

/** Who left a team or was removed: they are not added again without accepting. */
export const teamDepartures = pgTable(
  "team_departures",
  {
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    at: time("at").notNull(),
    /** False: removed by another member. */
    bySelf: boolean("by_self").notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] })],
);
