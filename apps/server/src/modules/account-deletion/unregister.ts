import { and, eq, inArray, notInArray } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import {
  attempts,
  blocks,
  datasheets,
  deletionReasons,
  emailVerifications,
  files,
  identities,
  media,
  outbox,
  projects,
  teamInvitations,
  teamMembers,
  teams,
  users,
} from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { checkOwnPassword } from "../accounts/check-own-password.ts";
import { endSessions } from "../accounts/end-sessions.ts";
import { refuseSignUpType, requirePassword, type UserRow } from "../accounts/find-password-user.ts";
import { findUser } from "../accounts/find-user.ts";
import { contactFileKeysOf } from "../contacts/write-contact.ts";
import { settleProjects } from "../credits/run-holds.ts";
import { closeWallets } from "../credits/wallet.ts";
import { datasheetKey } from "../matching/datasheet-store.ts";
import { stopReadingsOf } from "../matching/request-datasheet.ts";
import { mediaKeys } from "../media/media-store.ts";
import { forgetAuthor } from "../notifications/notification-store.ts";
import { clearEstimates, leaveOrders, requireNoOrderUnderWay } from "../orders/leave-orders.ts";
import { leavePurchases, refuseUndecided, stopBuying } from "../purchases/close-purchases.ts";
import { checkClosingWish, orderClosingRefunds } from "../purchases/closing-refund.ts";
import { forgetAtProvider, listCards } from "../purchases/save-card.ts";
import { cancelRunsOf } from "../runs/cancel-run.ts";
import { unlinkIdentities } from "../social-login/social-login.ts";
import { eraseBlocks } from "../storage/erase-blocks.ts";
import { eraseProjects } from "../storage/erase-projects.ts";
import { planRemoval, tryToRemovePlanned } from "../storage/planned-removals.ts";
import { uploadKeys } from "../storage/upload-keys.ts";
import { endLinksOf } from "../teams/links-of-member.ts";
import { newsForMembers } from "../teams/team-news.ts";
import { lockTeamsOfAccount } from "../teams/teams-of-account.ts";

const MAX_REASON_CHARACTERS = 500;

export interface UnregisterInput {
  readonly signUpType: UserRow["signUpType"];
  readonly reason: string;
  /** Checked when it is given; the session suffices. */
  readonly password?: string | null | undefined;
  /** True: what can be refunded of purchases is. */
  readonly refund?: boolean | null | undefined;
  /** Where transfers are sent back to. */
  readonly refundAccount?: string | null | undefined;
}

/**
 * Deletes an account and everything that is the person's: projects with their files and results, blocks, uploads, images,
 * sessions, codes and mails, and teams without another member. Work in other teams stays; the owner of a team with others
 * is refused (10016). Runs are stopped first. What was bought and not used is refunded, if that is wanted. The reason stays,
 * without a word of whose it was. The rows go at once; the files after them, at the next start where this process is killed
 * before.
 */
export async function unregister(application: Application, userId: string, input: UnregisterInput): Promise<void> {
  const { db, now } = application;
  const reason = input.reason.replace(/\p{Cc}/gu, " ").trim();
  if (reason === "" || [...reason].length > MAX_REASON_CHARACTERS)
    refuseField("reason", refusal("reason-length", { most: MAX_REASON_CHARACTERS }));
  const user = await findUser(db, userId);
  if (user.signUpType !== input.signUpType) refuseSignUpType(user.signUpType);
  if (input.password != null) await checkOwnPassword(application, requirePassword(user), input.password, "password");

  // Asked before anything is stopped, and again where it counts.
  const ending = await db.transaction((transaction) => lockTeamsOfAccount(transaction, userId));
  await requireNoOrderUnderWay(db, [userId, ...ending]);
  const wish = { isWanted: input.refund === true, account: input.refundAccount };
  await refuseUndecided(db, [userId, ...ending]);
  await checkClosingWish(db, [userId, ...ending], wish, now());
  const own = await db
    .select({ id: projects.id })
    .from(projects)
    .where(inArray(projects.holderId, [userId, ...ending]));
  for (const { id } of own)
    if (!(await cancelRunsOf(application, id)))
      throw new ApplicationError("FAILED_TO_DELETE_PROJECT", refusal("run-of-account-not-stopped", {}));

  const cards = await listCards(db, [userId, ...ending]);
  // The sessions first: from now on nothing new begins in this account's name.
  await endSessions(application, userId);
  const { linked, left } = await db.transaction(async (transaction) => {
    const endingTeams = await lockTeamsOfAccount(transaction, userId);
    const holders = [userId, ...endingTeams];
    await requireNoOrderUnderWay(transaction, holders);
    const ids = await transaction.select({ id: projects.id }).from(projects).where(inArray(projects.holderId, holders));
    const projectIds = ids.map(({ id }) => id);
    await settleProjects(transaction, projectIds, now(), holders);
    await orderClosingRefunds(transaction, holders, wish, now());
    await closeWallets(transaction, holders, now());
    await stopBuying(transaction, holders, now());
    await leavePurchases(transaction, holders, now());
    await leaveOrders(transaction, holders, now());
    await eraseProjects(transaction, projectIds);
    const held = await transaction.select({ id: blocks.id }).from(blocks).where(inArray(blocks.holderId, holders));
    await eraseBlocks(
      transaction,
      held.map(({ id }) => id),
    );
    const uploaded = await transaction
      .select({ id: files.id, parts: files.parts })
      .from(files)
      .where(eq(files.ownerId, userId));
    const asked = await contactFileKeysOf(transaction, userId);
    const sent = await clearEstimates(transaction, userId, now());
    const kept = await transaction.select({ id: media.id }).from(media).where(inArray(media.holderId, holders));
    const sheets = await transaction
      .select({ id: datasheets.id })
      .from(datasheets)
      .where(inArray(datasheets.holderId, holders));
    const linked = await transaction.select().from(identities).where(eq(identities.userId, userId));
    await transaction.delete(emailVerifications).where(eq(emailVerifications.email, user.email));
    await transaction.delete(teamInvitations).where(eq(teamInvitations.email, user.email));
    await transaction.delete(outbox).where(eq(outbox.recipient, user.email));
    const limited = ["code", "code-resend:SIGN_UP", "code-resend:RESET_PASSWORD", "sign-in"].map(
      (limit) => `${limit}:${user.email}`,
    );
    await transaction.delete(attempts).where(inArray(attempts.key, [...limited, `password:${userId}`]));
    await stopReadingsOf(transaction, userId, now());
    const left = await transaction
      .select({ teamId: teamMembers.teamId })
      .from(teamMembers)
      .where(and(eq(teamMembers.userId, userId), notInArray(teamMembers.teamId, [...endingTeams])));
    for (const { teamId } of left) await endLinksOf(transaction, { teamId, userId }, now());
    if (endingTeams.length > 0) await transaction.delete(teams).where(inArray(teams.id, endingTeams));
    await forgetAuthor(transaction, userId);
    await transaction.delete(users).where(eq(users.id, userId));
    // The day only: with the moment, the log would say who it was.
    await transaction.insert(deletionReasons).values({ reason, deletedOn: now().toISOString().slice(0, 10) });
    await planRemoval(transaction, {
      keys: [
        ...uploaded.flatMap(uploadKeys),
        ...asked,
        ...sent,
        ...kept.flatMap(({ id }) => mediaKeys(id)),
        ...sheets.map(({ id }) => datasheetKey(id)),
      ],
      documentHashes: [],
    });
    return { linked, left };
  });
  // To the members who stay: somebody is missing, and what they made is by a deleted account.
  for (const { teamId } of left) application.pubSub.publish(newsForMembers(teamId));
  await tryToRemovePlanned(application);
  await unlinkIdentities(application, linked);
  for (const card of cards) await forgetAtProvider(application, card);
}
