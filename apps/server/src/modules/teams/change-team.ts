import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { blocks, projects, teamMembers, teams, users } from "../../platform/database/tables.ts";
import type { News } from "../../platform/pub-sub.ts";
import { refusal } from "../../platform/refusal.ts";
import { settleProjects } from "../credits/run-holds.ts";
import { closeWallets } from "../credits/wallet.ts";
import { giveImageToTeam, requireOwnImage } from "../media/media-store.ts";
import { leaveOrders, requireNoOrderUnderWay } from "../orders/leave-orders.ts";
import { leavePurchases, refuseUndecided, stopBuying } from "../purchases/close-purchases.ts";
import { checkClosingWish, orderClosingRefunds } from "../purchases/closing-refund.ts";
import { cancelRunsOf } from "../runs/cancel-run.ts";
import { lockTeam, requireTeam } from "./require-team.ts";
import { newsForMembers, newsForPerson, notifyPerson } from "./team-news.ts";

const MIN_NAME_CHARACTERS = 2;
const MAX_NAME_CHARACTERS = 40;
const MAX_DESCRIPTION_CHARACTERS = 500;
/** Of one account. */
const MAX_OWNED_TEAMS = 10;
/** A deleted team can be restored by an administrator for so long. */
const DELETED_LIFETIME_MS = 30 * 86_400_000;

export interface TeamInput {
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** Empty: no picture. */
  readonly thumbnailUrl?: string | null | undefined;
}

/** Makes a team; its creator is its owner. */
export async function createTeam({ db }: Application, userId: string, input: TeamInput): Promise<string> {
  const name = readName(input.name ?? "");
  const description = readDescription(input.description ?? "");
  const image = input.thumbnailUrl ? await requireOwnImage(db, userId, input.thumbnailUrl) : null;
  return db.transaction(async (transaction) => {
    // One after the other: two that are made at once must not both be the tenth.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    if ((await countOwned(transaction, userId)) >= MAX_OWNED_TEAMS)
      throw new ApplicationError("CONFLICT", refusal("too-many-teams", { most: MAX_OWNED_TEAMS }), {
        reason: "TEAM_LIMIT",
      });
    const [team] = await transaction.insert(teams).values({ name, description, thumbnailUrl: image }).returning();
    if (team === undefined) throw new Error("the database returned no team");
    await transaction.insert(teamMembers).values({ teamId: team.id, userId, role: "OWNER" });
    if (image !== null) await giveImageToTeam(transaction, image, team.id);
    return team.id;
  });
}

/** What is absent stays. */
export async function updateTeam(
  { db, now, pubSub }: Application,
  userId: string,
  input: TeamInput & { readonly id: string },
): Promise<void> {
  const { team } = await requireTeam(db, userId, input.id, "UPDATE");
  const { thumbnailUrl } = input;
  if (input.name == null && input.description == null && thumbnailUrl == null)
    refuseField("name", refusal("nothing-to-change", {}));
  const name = input.name == null ? team.name : readName(input.name);
  const description = input.description == null ? team.description : readDescription(input.description);
  const isNewImage = thumbnailUrl != null && thumbnailUrl !== "" && thumbnailUrl !== team.thumbnailUrl;
  const image = isNewImage ? await requireOwnImage(db, userId, thumbnailUrl) : team.thumbnailUrl;
  await db.transaction(async (transaction) => {
    if (isNewImage && image !== null) await giveImageToTeam(transaction, image, team.id);
    await transaction
      .update(teams)
      .set({ name, description, thumbnailUrl: thumbnailUrl === "" ? null : image, updatedAt: now() })
      .where(eq(teams.id, team.id));
  });
  pubSub.publish(newsForMembers(team.id));
}

export interface TeamDeletion {
  readonly id: string;
  readonly confirmName?: string | null | undefined;
  /** True: what can be refunded of purchases is. */
  readonly refund?: boolean | null | undefined;
  /** Where transfers are sent back to. */
  readonly refundAccount?: string | null | undefined;
}

/** Takes the team, its projects and its blocks off every list; runs on them are stopped first. */
export async function deleteTeam(
  application: Application,
  userId: string,
  { id, confirmName, refund, refundAccount }: TeamDeletion,
): Promise<void> {
  const { db, now, pubSub } = application;
  const { team } = await requireTeam(db, userId, id, "DELETE");
  if (confirmName != null && confirmName.trim() !== team.name)
    refuseField("confirmName", refusal("not-the-team-name", {}));
  const wish = { isWanted: refund === true, account: refundAccount };
  await refuseUndecided(db, [team.id]);
  await checkClosingWish(db, [team.id], wish, now());
  const held = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.teamId, team.id), isNull(projects.deletedAt)));
  for (const project of held)
    if (!(await cancelRunsOf(application, project.id)))
      throw new ApplicationError("FAILED_TO_DELETE_PROJECT", refusal("run-of-team-not-stopped", {}));
  const at = now();
  const news = await db.transaction(async (transaction) => {
    await lockTeam(transaction, userId, team.id, "DELETE");
    await transaction.update(teams).set({ deletedAt: at, updatedAt: at }).where(eq(teams.id, team.id));
    await transaction
      .update(projects)
      .set({ deletedAt: at })
      .where(and(eq(projects.teamId, team.id), isNull(projects.deletedAt)));
    await transaction
      .update(blocks)
      .set({ deletedAt: at })
      .where(and(eq(blocks.teamId, team.id), isNull(blocks.deletedAt)));
    await requireNoOrderUnderWay(transaction, [team.id]);
    await stopBuying(transaction, [team.id], at);
    await settleProjects(
      transaction,
      held.map(({ id: projectId }) => projectId),
      at,
    );
    await orderClosingRefunds(transaction, [team.id], wish, at);
    const others = await transaction
      .select({ userId: teamMembers.userId })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, team.id), ne(teamMembers.userId, userId)));
    const about = { team, occasion: "TEAM_DELETED", by: userId, at } as const;
    const told: News[] = [];
    for (const member of others) told.push(...(await notifyPerson(transaction, { ...about, userId: member.userId })));
    return told;
  });
  for (const each of [...news, newsForPerson(team.id, userId, "TEAM_DELETED")]) pubSub.publish(each);
  for (const project of held)
    pubSub.publish({ kind: "project", userId, projectId: project.id, case: "PROJECT_DELETED" });
}

/** Deletes for good what nobody restored in time and whose projects and blocks are erased. */
export async function eraseOldDeletedTeams(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DELETED_LIFETIME_MS);
  await db.transaction(async (transaction) => {
    const old = await transaction
      .select({ id: teams.id })
      .from(teams)
      .where(
        and(
          sql`${teams.deletedAt} < ${before.toISOString()}`,
          sql`not exists (select 1 from projects p where p.team_id = ${teams.id})`,
          sql`not exists (select 1 from blocks b where b.team_id = ${teams.id})`,
        ),
      );
    const ids = old.map(({ id }) => id);
    await closeWallets(transaction, ids, now);
    await leavePurchases(transaction, ids, now);
    await leaveOrders(transaction, ids, now);
    await transaction.delete(teams).where(inArray(teams.id, ids));
  });
}

function countOwned(db: Database, userId: string): Promise<number> {
  return db.$count(
    teamMembers,
    and(
      eq(teamMembers.userId, userId),
      eq(teamMembers.role, "OWNER"),
      sql`exists (select 1 from teams t where t.id = ${teamMembers.teamId} and t.deleted_at is null)`,
    ),
  );
}

function readName(text: string): string {
  const name = text
    .normalize("NFC")
    .replace(/\p{Cc}/gu, "")
    .trim();
  const { length } = [...name];
  if (length < MIN_NAME_CHARACTERS || length > MAX_NAME_CHARACTERS)
    refuseField("name", refusal("team-name-length", { least: MIN_NAME_CHARACTERS, most: MAX_NAME_CHARACTERS }));
  return name;
}

function readDescription(text: string): string {
  const description = text.normalize("NFC").trim();
  if ([...description].length > MAX_DESCRIPTION_CHARACTERS)
    refuseField("description", refusal("team-description-too-long", { most: MAX_DESCRIPTION_CHARACTERS }));
  return description;
}
