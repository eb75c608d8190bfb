import { and, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type TeamRole, teamMembers, users } from "../../platform/database/tables.ts";
import { writeMail } from "../../platform/mail/templates/write-mail.ts";
import { takeAttempt } from "../../platform/rate-limits.ts";
import { findMember, lockTeam, refuseUnlessGranted, requireTeam, type TeamRow } from "./require-team.ts";

const INVITATIONS = { most: 20, withinMs: 86_400_000 };

export interface MemberName {
  readonly teamId: string;
  readonly memberId: string;
}

/** Makes the account a member at once and mails it. */
export async function inviteAccount(
  application: Application,
  userId: string,
  input: { readonly teamId: string; readonly userId: string; readonly roleType: TeamRole },
): Promise<void> {
  const { db } = application;
  const { team, role } = await requireTeam(db, userId, input.teamId, "INVITE");
  refuseOwnerRole(input.roleType);
  refuseUnlessGranted(role, "INVITE", input.roleType);
  await countInvitation(application, team.id);
  await db.transaction(async (transaction) => {
    await lockTeam(transaction, userId, team.id, "INVITE", input.roleType);
    const [person] = isUuid(input.userId)
      ? await transaction.select().from(users).where(eq(users.id, input.userId))
      : [];
    if (person === undefined) throw new ApplicationError("NOT_FOUND", "This user does not exist.");
    const added = await transaction
      .insert(teamMembers)
      .values({ teamId: team.id, userId: person.id, role: input.roleType })
      .onConflictDoNothing()
      .returning({ id: teamMembers.id });
    if (added.length === 0)
      throw new ApplicationError("CONFLICT", "This person is already a member of the team.", {
        reason: "ALREADY_MEMBER",
      });
    await mailMember(application, transaction, { kind: "TEAM_JOINED", team, userId: person.id });
  });
}

/** Removes a member. From then on every request and every live message of theirs about the team's work is refused. */
export async function removeMember(
  application: Application,
  userId: string,
  { teamId, memberId }: MemberName,
): Promise<void> {
  await application.db.transaction(async (transaction) => {
    const { team, role } = await lockTeam(transaction, userId, teamId, "REMOVE_MEMBER");
    const member = await findMember(transaction, team.id, memberId);
    refuseUnlessGranted(role, "REMOVE_MEMBER", member.role);
    await transaction.delete(teamMembers).where(eq(teamMembers.id, member.id));
    await mailMember(application, transaction, { kind: "TEAM_REMOVED", team, userId: member.userId });
  });
}

export async function leaveTeam({ db }: Application, userId: string, teamId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const { team } = await lockTeam(transaction, userId, teamId, "LEAVE");
    await transaction.delete(teamMembers).where(and(eq(teamMembers.teamId, team.id), eq(teamMembers.userId, userId)));
  });
}

/** A member who becomes OWNER takes the team over: the owner is ADMIN from then on. */
export async function changeRole(
  application: Application,
  userId: string,
  { teamId, memberId, roleType }: MemberName & { readonly roleType: TeamRole },
): Promise<void> {
  await application.db.transaction(async (transaction) => {
    const { team, role } = await lockTeam(transaction, userId, teamId, "CHANGE_ROLE");
    const member = await findMember(transaction, team.id, memberId);
    refuseUnlessGranted(role, "CHANGE_ROLE", member.role);
    const setRole = (of: ReturnType<typeof eq>, to: TeamRole) =>
      transaction
        .update(teamMembers)
        .set({ role: to })
        .where(and(eq(teamMembers.teamId, team.id), of));
    // The owner first: a team never has two.
    if (roleType === "OWNER") await setRole(eq(teamMembers.userId, userId), "ADMIN");
    await setRole(eq(teamMembers.id, member.id), roleType);
    if (roleType === "OWNER")
      await mailMember(application, transaction, { kind: "TEAM_OWNER", team, userId: member.userId });
  });
}

function refuseOwnerRole(role: TeamRole): void {
  if (role === "OWNER")
    refuseField("roleType", "A team has one owner. Invite as ADMIN or USER, then transfer the ownership.");
}

async function countInvitation({ db, now }: Application, teamId: string): Promise<void> {
  if ((await takeAttempt(db, [{ key: `team-invite:${teamId}`, ...INVITATIONS }], now())) === undefined)
    throw new ApplicationError(
      "TOO_MANY_AUTHENTICATION_REQUESTS",
      `A team invites at most ${INVITATIONS.most} people a day. Try again tomorrow.`,
    );
}

interface MemberMail {
  readonly kind: "TEAM_JOINED" | "TEAM_REMOVED" | "TEAM_OWNER";
  readonly team: TeamRow;
  readonly userId: string;
}

async function mailMember(
  { mailer, configuration }: Application,
  transaction: Database,
  { kind, team, userId }: MemberMail,
): Promise<void> {
  const [person] = await transaction.select().from(users).where(eq(users.id, userId));
  if (person === undefined) return;
  const url =
    configuration.publicUrl && new URL(`/workspace/team/projects/?teamId=${team.id}`, configuration.publicUrl);
  await mailer.post(person.email, writeMail(kind, person.language, { team: team.name, url: url?.href }), transaction);
}
