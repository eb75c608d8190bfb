import { and, eq, gt } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type TeamRole, teamDepartures, teamInvitations, teamMembers, users } from "../../platform/database/tables.ts";
import { writeMail } from "../../platform/mail/templates/write-mail.ts";
import { takeAttempt } from "../../platform/rate-limits.ts";
import { refusal } from "../../platform/refusal.ts";
import { normaliseEmail } from "../accounts/credentials.ts";
import { requireMemberRoom } from "../credits/plan-limits.ts";
import { type InvitationLink, inviteAddress } from "./invitations.ts";
import { endLinksOf } from "./links-of-member.ts";
import {
  findMember,
  lockTeam,
  type MemberRow,
  refuseUnlessGranted,
  requireTeam,
  type TeamRow,
} from "./require-team.ts";
import { newsForMembers, newsForPerson, notifyPerson } from "./team-news.ts";

const INVITATIONS = { most: 20, withinMs: 86_400_000 };

export interface MemberName {
  readonly teamId: string;
  readonly memberId: string;
}

export interface InvitedPerson {
  readonly teamId: string;
  readonly userId?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly roleType: TeamRole;
}

/**
 * An account becomes a member at once and gets a mail, unless it left or was removed before. Then, and by an address,
 * an invitation is to be accepted; the link to hand on where no mail is sent.
 */
export async function inviteMember(
  application: Application,
  userId: string,
  input: InvitedPerson,
): Promise<{ readonly link: InvitationLink; readonly hasJoined: boolean }> {
  const { db, now, pubSub } = application;
  const { team, role } = await requireTeam(db, userId, input.teamId, "INVITE");
  refuseOwnerRole(input.roleType);
  refuseUnlessGranted(role, "INVITE", input.roleType);
  if ((input.userId == null) === (input.email == null)) refuseField("userId", refusal("invite-account-or-email", {}));
  const address = input.email == null ? undefined : normaliseEmail(input.email);
  await countInvitation(application, team.id);
  const { link, hasJoined, news } = await db.transaction(async (transaction) => {
    await lockTeam(transaction, userId, team.id, "INVITE", input.roleType);
    const person = await findInvited(transaction, input.userId, address);
    if (person === undefined && address === undefined)
      throw new ApplicationError("NOT_FOUND", refusal("no-such-user", {}));
    if (person && (await isIn(transaction, teamMembers, team.id, person.id)))
      throw new ApplicationError("CONFLICT", refusal("already-a-member", {}), {
        reason: "ALREADY_MEMBER",
      });
    const email = address ?? person?.email ?? "";
    if (!(await hasPlace(transaction, { teamId: team.id, email, at: now() })))
      await requireMemberRoom(application, transaction, { teamId: team.id, invites: true });
    if (person === undefined || address !== undefined || (await isIn(transaction, teamDepartures, team.id, person.id)))
      return {
        ...(await inviteAddress(application, transaction, { team, email, role: input.roleType, userId })),
        hasJoined: false,
      };
    await transaction.insert(teamMembers).values({ teamId: team.id, userId: person.id, role: input.roleType });
    await transaction
      .delete(teamInvitations)
      .where(and(eq(teamInvitations.teamId, team.id), eq(teamInvitations.email, person.email)));
    await mailMember(application, transaction, { kind: "TEAM_JOINED", team, userId: person.id });
    const joined = { team, userId: person.id, occasion: "TEAM_JOINED", by: userId, at: now() } as const;
    return { link: null, hasJoined: true, news: await notifyPerson(transaction, joined) };
  });
  for (const each of [...news, newsForMembers(team.id)]) pubSub.publish(each);
  return { link, hasJoined };
}

async function findInvited(db: Database, userId: string | null | undefined, address: string | undefined) {
  const condition =
    address !== undefined ? eq(users.email, address) : isUuid(userId ?? "") ? eq(users.id, userId ?? "") : undefined;
  const [person] = condition ? await db.select().from(users).where(condition) : [];
  return person;
}

/** Who is invited already has a place. */
async function hasPlace(
  db: Database,
  { teamId, email, at }: { readonly teamId: string; readonly email: string; readonly at: Date },
): Promise<boolean> {
  const open = and(
    eq(teamInvitations.teamId, teamId),
    eq(teamInvitations.email, email),
    gt(teamInvitations.expiresAt, at),
  );
  return (await db.$count(teamInvitations, open)) > 0;
}

async function isIn(
  db: Database,
  table: typeof teamMembers | typeof teamDepartures,
  teamId: string,
  userId: string,
): Promise<boolean> {
  return (await db.$count(table, and(eq(table.teamId, teamId), eq(table.userId, userId)))) > 0;
}

/** With the membership go the read-only links that the member created: nobody is left who answers for them. */
async function depart(
  { now }: Application,
  transaction: Database,
  { teamId, userId }: Pick<MemberRow, "teamId" | "userId">,
  bySelf: boolean,
): Promise<void> {
  await transaction.delete(teamMembers).where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)));
  const departure = { at: now(), bySelf };
  await endLinksOf(transaction, { teamId, userId }, departure.at);
  await transaction
    .insert(teamDepartures)
    .values({ teamId, userId, ...departure })
    .onConflictDoUpdate({ target: [teamDepartures.teamId, teamDepartures.userId], set: departure });
}

/** Removes a member. From then on every request and every live message of theirs about the team's work is refused. */
export async function removeMember(
  application: Application,
  userId: string,
  { teamId, memberId }: MemberName,
): Promise<void> {
  const { db, now, pubSub } = application;
  const news = await db.transaction(async (transaction) => {
    const { team, role } = await lockTeam(transaction, userId, teamId, "REMOVE_MEMBER");
    const member = await findMember(transaction, team.id, memberId);
    refuseUnlessGranted(role, "REMOVE_MEMBER", member.role);
    await depart(application, transaction, member, false);
    await mailMember(application, transaction, { kind: "TEAM_REMOVED", team, userId: member.userId });
    const removed = { team, userId: member.userId, occasion: "TEAM_REMOVED", by: userId, at: now() } as const;
    return notifyPerson(transaction, removed);
  });
  for (const each of [...news, newsForMembers(teamId)]) pubSub.publish(each);
}

export async function leaveTeam(application: Application, userId: string, teamId: string): Promise<void> {
  await application.db.transaction(async (transaction) => {
    const { team } = await lockTeam(transaction, userId, teamId, "LEAVE");
    await depart(application, transaction, { teamId: team.id, userId }, true);
  });
  for (const each of [newsForPerson(teamId, userId, "TEAM_LEFT"), newsForMembers(teamId)])
    application.pubSub.publish(each);
}

/** A member who becomes OWNER takes the team over: the owner is ADMIN from then on. */
export async function changeRole(
  application: Application,
  userId: string,
  { teamId, memberId, roleType }: MemberName & { readonly roleType: TeamRole },
): Promise<void> {
  const { db, now, pubSub } = application;
  const news = await db.transaction(async (transaction) => {
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
    const changed = { team, userId: member.userId, occasion: "TEAM_ROLE", by: userId, at: now() } as const;
    return member.role === roleType ? [] : notifyPerson(transaction, changed);
  });
  for (const each of [...news, newsForMembers(teamId)]) pubSub.publish(each);
}

function refuseOwnerRole(role: TeamRole): void {
  if (role === "OWNER") refuseField("roleType", refusal("one-owner", {}));
}

async function countInvitation({ db, now }: Application, teamId: string): Promise<void> {
  if ((await takeAttempt(db, [{ key: `team-invite:${teamId}`, ...INVITATIONS }], now())) === undefined)
    throw new ApplicationError(
      "TOO_MANY_AUTHENTICATION_REQUESTS",
      refusal("too-many-invitations", { most: INVITATIONS.most }),
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
