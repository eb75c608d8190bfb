import { and, eq, isNull } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type TeamRole, teamMembers, teams } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { findRole } from "../access/memberships.ts";
import { refusalInTeam, type TeamAction } from "../access/policy.ts";

export type TeamRow = typeof teams.$inferSelect;
export type MemberRow = typeof teamMembers.$inferSelect;

/** A team as one of its members sees it. */
export interface TeamOfMember {
  readonly team: TeamRow;
  readonly role: TeamRole;
}

/** The team, if the user is a member who may do this. It does not exist for anybody else: 404. */
export async function requireTeam(
  db: Database,
  userId: string,
  teamId: string,
  action: TeamAction,
  reached?: TeamRole,
): Promise<TeamOfMember> {
  const found = await findTeam(db, userId, teamId, false);
  refuseUnlessGranted(found.role, action, reached);
  return found;
}

/**
 * The same with the team's row locked until the transaction ends: changes of its members are made one at a time, each by
 * the roles that the one before left.
 */
export async function lockTeam(
  transaction: Database,
  userId: string,
  teamId: string,
  action: TeamAction,
  reached?: TeamRole,
): Promise<TeamOfMember> {
  const found = await findTeam(transaction, userId, teamId, true);
  refuseUnlessGranted(found.role, action, reached);
  return found;
}

/** Refuses what the policy does not grant: 1001, or 10016 where it is about the owner. */
export function refuseUnlessGranted(role: TeamRole, action: TeamAction, reached?: TeamRole): void {
  const refused = refusalInTeam(role, action, reached);
  if (refused === "INVALID_ROLE") throw new ApplicationError(refused, refusal("role-insufficient", {}));
  if (refused === "TEAM_OWNER") throw new ApplicationError(refused, refusal("member-owns-team", {}));
}

/** A member of the team by the id of the membership; an account's id names none. */
export async function findMember(db: Database, teamId: string, memberId: string): Promise<MemberRow> {
  const [member] = isUuid(memberId)
    ? await db
        .select()
        .from(teamMembers)
        .where(and(eq(teamMembers.id, memberId), eq(teamMembers.teamId, teamId)))
    : [];
  if (member === undefined) throw new ApplicationError("NOT_FOUND", refusal("no-such-member", {}));
  return member;
}

async function findTeam(db: Database, userId: string, teamId: string, locked: boolean): Promise<TeamOfMember> {
  if (isUuid(teamId)) {
    const query = db
      .select()
      .from(teams)
      .where(and(eq(teams.id, teamId), isNull(teams.deletedAt)));
    const [team] = locked ? await query.for("update") : await query;
    const role = team && (await findRole(db, userId, teamId));
    if (team !== undefined && role !== undefined) return { team, role };
  }
  throw new ApplicationError("NOT_FOUND", refusal("no-such-team", {}));
}
