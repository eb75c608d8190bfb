import { and, asc, desc, eq, ilike, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { escapeLike } from "../../platform/database/escape-like.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { teamMembers, teams, users } from "../../platform/database/tables.ts";
import { takeAttempt } from "../../platform/rate-limits.ts";
import { refusal } from "../../platform/refusal.ts";
import type { Page } from "../../wire/paging.ts";
import { linkCountColumn } from "./links-of-member.ts";
import { type MemberRow, requireTeam, type TeamOfMember } from "./require-team.ts";

const MIN_SEARCH_CHARACTERS = 3;
const SEARCHES = { most: 30, withinMs: 60_000 };

type UserRow = typeof users.$inferSelect;

export interface Member {
  readonly member: MemberRow;
  readonly user: UserRow;
  /** Of valid read-only links to the team's projects that the member created. */
  readonly linkCount: number;
  /** Of the member who reads the list. */
  readonly viewer: TeamOfMember;
}

export interface MemberListing {
  readonly page: Page;
  readonly sortKey: "CREATED_AT" | "EMAIL" | "NAME" | "TEAM_MEMBER_ROLE";
  readonly order: "ASC" | "DESC";
  /** Part of the name or the address. */
  readonly keyword: string;
}

/** The teams of a person, those that they own first, then by name. */
export async function listTeams(db: Database, userId: string): Promise<readonly TeamOfMember[]> {
  return db
    .select({ team: teams, role: teamMembers.role })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.userId, userId), isNull(teams.deletedAt)))
    .orderBy(asc(rankOfRole), sql`lower(${teams.name})`, asc(teams.id));
}

export async function listMembers(
  { db, now }: Application,
  viewer: TeamOfMember,
  { page, sortKey, order, keyword }: MemberListing,
): Promise<{ readonly nodes: readonly Member[]; readonly total: number }> {
  const pattern = `%${escapeLike(keyword.trim())}%`;
  const where = and(
    eq(teamMembers.teamId, viewer.team.id),
    keyword.trim() === "" ? undefined : or(ilike(users.name, pattern), ilike(users.email, pattern)),
  );
  const column: SQL = {
    CREATED_AT: sql`${teamMembers.joinedAt}`,
    EMAIL: sql`${users.email}`,
    NAME: sql`lower(${users.name})`,
    TEAM_MEMBER_ROLE: rankOfRole,
  }[sortKey];
  const linkCount = linkCountColumn(viewer.team.id, sql`${teamMembers.userId}`, now());
  const from = db.select({ member: teamMembers, user: users, linkCount }).from(teamMembers);
  const rows = await from
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(where)
    .orderBy((order === "ASC" ? asc : desc)(column), asc(teamMembers.id))
    .limit(page.size)
    .offset(page.offset);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(where);
  return { nodes: rows.map((row) => ({ ...row, viewer })), total: count?.total ?? 0 };
}

export interface FoundUser {
  readonly user: UserRow;
  /** False: found by name and in no team with the searcher, so the address is masked. */
  readonly isKnown: boolean;
}

/** Accounts by exact address or by the beginning of their names, without the searcher and those who are members. */
export async function searchUsers(
  { db, now }: Application,
  userId: string,
  { teamId, keyword, page }: { readonly teamId: string; readonly keyword: string; readonly page: Page },
): Promise<{ readonly nodes: readonly FoundUser[]; readonly total: number }> {
  const { team } = await requireTeam(db, userId, teamId, "INVITE");
  const text = keyword.trim();
  if ([...text].length < MIN_SEARCH_CHARACTERS)
    refuseField("keyword", refusal("member-search-too-short", { least: MIN_SEARCH_CHARACTERS }));
  if ((await takeAttempt(db, [{ key: `user-search:${userId}`, ...SEARCHES }], now())) === undefined)
    throw new ApplicationError(
      "TOO_MANY_AUTHENTICATION_REQUESTS",
      refusal("too-many-member-searches", { most: SEARCHES.most }),
    );
  const members = db.select({ id: teamMembers.userId }).from(teamMembers).where(eq(teamMembers.teamId, team.id));
  const isExact = eq(users.email, text.toLowerCase());
  const where = and(
    ne(users.id, userId),
    notInArray(users.id, members),
    or(isExact, ilike(users.name, `${escapeLike(text)}%`)),
  );
  const shared = sql<boolean>`exists (
    select 1 from team_members mine join team_members theirs using (team_id) join teams t on t.id = mine.team_id
    where mine.user_id = ${userId} and theirs.user_id = ${users.id} and t.deleted_at is null
  )`;
  const rows = await db
    .select({ user: users, isKnown: sql<boolean>`(${isExact} or ${shared})` })
    .from(users)
    .where(where)
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
    .limit(page.size)
    .offset(page.offset);
  return { nodes: rows, total: await db.$count(users, where) };
}

/** "m•••@e•••.com": enough to tell two people of one name apart. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const dot = domain.lastIndexOf(".");
  return `${email.slice(0, 1)}•••@${domain.slice(0, 1)}•••${dot < 0 ? "" : domain.slice(dot)}`;
}

const rankOfRole = sql`case ${teamMembers.role} when 'OWNER' then 0 when 'ADMIN' then 1 else 2 end`;
