import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import {
  type TeamRole,
  teamDepartures,
  teamInvitations,
  teamMembers,
  teams,
  users,
} from "../../platform/database/tables.ts";
import { writeMail } from "../../platform/mail/templates/write-mail.ts";
import type { News } from "../../platform/pub-sub.ts";
import { refusal } from "../../platform/refusal.ts";
import type { Page } from "../../wire/paging.ts";
import { findUser } from "../accounts/find-user.ts";
import { requireMemberRoom } from "../credits/plan-limits.ts";
import { lockTeam, refuseUnlessGranted, requireTeam, type TeamRow } from "./require-team.ts";
import { newsForMembers, newsForPerson, notifyPerson } from "./team-news.ts";

export type InvitationRow = typeof teamInvitations.$inferSelect;

export interface Invitation {
  readonly invitation: InvitationRow;
  readonly team: TeamRow;
  /** Null: that account was deleted. */
  readonly inviterName: string | null;
}

const LIFETIME_MS = 7 * 86_400_000;

/** For the inviter to copy: the path of the page, where no mail is sent from this server. */
export type InvitationLink = string | null;

/**
 * Invites an address: a new invitation, or a new link for the one that is open. Whether the address has an account plays no
 * part and is not revealed. The caller holds the team's row.
 */
export async function inviteAddress(
  application: Application,
  transaction: Database,
  {
    team,
    email,
    role,
    userId,
  }: { readonly team: TeamRow; readonly email: string; readonly role: TeamRole; readonly userId: string },
): Promise<{ readonly link: InvitationLink; readonly news: readonly News[] }> {
  const { now } = application;
  const token = randomBytes(32).toString("base64url");
  const open = {
    role,
    tokenHash: hashOf(token),
    invitedBy: userId,
    lastSentAt: now(),
    expiresAt: new Date(now().getTime() + LIFETIME_MS),
  };
  const [before] = await transaction
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.teamId, team.id), eq(teamInvitations.email, email)));
  if (before === undefined) await transaction.insert(teamInvitations).values({ teamId: team.id, email, ...open });
  else
    await transaction
      .update(teamInvitations)
      .set({ ...open, sentCount: before.sentCount + 1 })
      .where(eq(teamInvitations.id, before.id));
  const link = await mailInvitation(application, transaction, {
    team,
    email,
    userId,
    token,
    expiresAt: open.expiresAt,
  });
  const [invited] = before ? [] : await transaction.select().from(users).where(eq(users.email, email));
  const about = { team, userId: invited?.id ?? "", occasion: "TEAM_INVITATION", by: userId, at: now() } as const;
  return { link, news: invited ? await notifyPerson(transaction, about) : [] };
}

/** The open invitations of a team, the newest first. */
export async function listInvitations(
  { db }: Application,
  userId: string,
  { teamId, page }: { readonly teamId: string; readonly page: Page },
): Promise<{ readonly nodes: readonly Invitation[]; readonly total: number }> {
  const { team } = await requireTeam(db, userId, teamId, "INVITE");
  const where = eq(teamInvitations.teamId, team.id);
  const nodes = await selectInvitations(db)
    .where(where)
    .orderBy(desc(teamInvitations.createdAt), desc(teamInvitations.id))
    .limit(page.size)
    .offset(page.offset);
  return { nodes, total: await db.$count(teamInvitations, where) };
}

/** A new link by a new mail; the one before no longer works. */
export async function resendInvitation(
  application: Application,
  userId: string,
  { teamId, id }: { readonly teamId: string; readonly id: string },
): Promise<InvitationLink> {
  const { link } = await application.db.transaction(async (transaction) => {
    const { team, role } = await lockTeam(transaction, userId, teamId, "INVITE");
    const invitation = await findInvitation(transaction, team.id, id);
    refuseUnlessGranted(role, "INVITE", invitation.role);
    return inviteAddress(application, transaction, { team, email: invitation.email, role: invitation.role, userId });
  });
  return link;
}

export async function revokeInvitation(
  { db }: Application,
  userId: string,
  { teamId, id }: { readonly teamId: string; readonly id: string },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const { team, role } = await lockTeam(transaction, userId, teamId, "INVITE");
    const invitation = await findInvitation(transaction, team.id, id);
    refuseUnlessGranted(role, "INVITE", invitation.role);
    await transaction.delete(teamInvitations).where(eq(teamInvitations.id, invitation.id));
  });
}

/** Invitations for the account's own address that have not expired. */
export async function listOwnInvitations({ db, now }: Application, userId: string): Promise<readonly Invitation[]> {
  const { email } = await findUser(db, userId);
  return selectInvitations(db)
    .where(and(eq(teamInvitations.email, email), isNull(teams.deletedAt), gt(teamInvitations.expiresAt, now())))
    .orderBy(desc(teamInvitations.createdAt), desc(teamInvitations.id));
}

/** What a link leads to; 10010 where it has expired. */
export async function openInvitation({ db, now }: Application, token: string): Promise<Invitation> {
  const [found] = await selectInvitations(db).where(
    and(eq(teamInvitations.tokenHash, hashOf(token)), isNull(teams.deletedAt)),
  );
  if (found === undefined) refuseUnknown();
  refuseExpired(found.invitation, now());
  return found;
}

/** By its link, or by its id where the person is signed in with the invited address. */
export interface InvitationName {
  readonly token?: string | null | undefined;
  readonly id?: string | null | undefined;
}

/** The account with the invited address becomes a member. Another account leaves the invitation as it is. */
export async function acceptInvitation(
  application: Application,
  userId: string,
  name: InvitationName,
): Promise<string> {
  const { db, now, pubSub } = application;
  const { invitation } = await findForAccount(application, userId, name);
  await db.transaction(async (transaction) => {
    const [team] = await transaction
      .select()
      .from(teams)
      .where(and(eq(teams.id, invitation.teamId), isNull(teams.deletedAt)))
      .for("update");
    const [open] = await transaction
      .delete(teamInvitations)
      .where(and(eq(teamInvitations.id, invitation.id), eq(teamInvitations.tokenHash, invitation.tokenHash)))
      .returning();
    if (team === undefined || open === undefined) refuseUnknown();
    refuseExpired(open, now());
    await requireMemberRoom(application, transaction, { teamId: team.id, invites: false });
    await transaction.insert(teamMembers).values({ teamId: team.id, userId, role: open.role }).onConflictDoNothing();
    await transaction
      .delete(teamDepartures)
      .where(and(eq(teamDepartures.teamId, team.id), eq(teamDepartures.userId, userId)));
  });
  const { teamId } = invitation;
  for (const each of [newsForPerson(teamId, userId, "TEAM_JOINED"), newsForMembers(teamId)]) pubSub.publish(each);
  return teamId;
}

export async function declineInvitation(application: Application, userId: string, name: InvitationName): Promise<void> {
  const { invitation } = await findForAccount(application, userId, name);
  await application.db.delete(teamInvitations).where(eq(teamInvitations.id, invitation.id));
}

async function findForAccount(
  application: Application,
  userId: string,
  { token, id }: InvitationName,
): Promise<Invitation> {
  const { db, now } = application;
  const { email } = await findUser(db, userId);
  if (token != null) {
    const found = await openInvitation(application, token);
    if (found.invitation.email !== email)
      throw new ApplicationError("CONFLICT", refusal("invitation-for-another", { email: found.invitation.email }), {
        reason: "OTHER_ADDRESS",
      });
    return found;
  }
  if (id == null) refuseField("token", refusal("invitation-not-named", {}));
  const [found] = isUuid(id)
    ? await selectInvitations(db).where(
        and(eq(teamInvitations.id, id), eq(teamInvitations.email, email), isNull(teams.deletedAt)),
      )
    : [];
  if (found === undefined) refuseUnknown();
  refuseExpired(found.invitation, now());
  return found;
}

function selectInvitations(db: Database) {
  return db
    .select({ invitation: teamInvitations, team: teams, inviterName: users.name })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.teamId))
    .leftJoin(users, eq(users.id, teamInvitations.invitedBy));
}

async function findInvitation(db: Database, teamId: string, id: string): Promise<InvitationRow> {
  const [invitation] = isUuid(id)
    ? await db
        .select()
        .from(teamInvitations)
        .where(and(eq(teamInvitations.id, id), eq(teamInvitations.teamId, teamId)))
    : [];
  if (invitation === undefined) refuseUnknown();
  return invitation;
}

function refuseUnknown(): never {
  throw new ApplicationError("NOT_FOUND", refusal("invitation-gone", {}));
}

function refuseExpired({ expiresAt }: InvitationRow, at: Date): void {
  if (expiresAt <= at) throw new ApplicationError("EXPIRED", refusal("invitation-expired", {}));
}

/** A leaked table opens no team. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

async function mailInvitation(
  { mailer, configuration }: Application,
  transaction: Database,
  {
    team,
    email,
    userId,
    token,
    expiresAt,
  }: { team: TeamRow; email: string; userId: string; token: string; expiresAt: Date },
): Promise<InvitationLink> {
  const inviter = await findUser(transaction, userId);
  const path = `/workspace/team/invitation/?token=${token}`;
  const url = configuration.publicUrl && new URL(path, configuration.publicUrl).href;
  const values = { team: team.name, inviter: inviter.name, expires: expiresAt.toISOString().slice(0, 10), url };
  await mailer.post(email, writeMail("TEAM_INVITATION", inviter.language, values), transaction);
  // Without mail, or an address to write into it, the inviter copies the link.
  return mailer.isConfigured && url !== undefined ? null : path;
}
