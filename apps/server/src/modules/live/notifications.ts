import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import type { ValidationStep } from "../../platform/database/block-records.ts";
import { blocks, blockVersions, projects, runs, teamMembers, teams } from "../../platform/database/tables.ts";
import type { TeamNewsCase } from "../../platform/pub-sub.ts";
import type { RunPreview } from "../../threads/messages/run-preview.ts";
import { isHeldFor } from "../access/memberships.ts";
import { type DatasheetMatchingRow, findDatasheetMatching, type PartMatchRow } from "../matching/match-store.ts";
import { findNotification, type NotificationRow } from "../notifications/notification-store.ts";
import { mayRead, type ProjectRow } from "../projects/project-policy.ts";
import { readQueuePlaces } from "../runs/run-queue.ts";
import { readPreview } from "../runs/run-results.ts";
import type { RunRow } from "../runs/run-store.ts";
import { LIVE_AUDIENCE, type LiveNews } from "./live-audience.ts";

/** One message to a user's screens. */
export type Notification = {
  /** That of the row; of a message that is not kept, one that counts up within its subscription. */
  readonly id: string;
  readonly at: Date;
} & (
  | { readonly kind: "run"; readonly run: RunRow; readonly preview: RunPreview | null }
  | { readonly kind: "project"; readonly project: ProjectRow; readonly case: string }
  | {
      readonly kind: "datasheet";
      readonly matching: DatasheetMatchingRow;
      /** Undefined: the project has lost it meanwhile. */
      readonly part: PartMatchRow | undefined;
    }
  | { readonly kind: "team"; readonly teamId: string; readonly teamName: string; readonly case: TeamNewsCase }
  | { readonly kind: "block"; readonly block: LiveBlock }
  | { readonly kind: "stored"; readonly row: NotificationRow }
);

/** What a message says of a block whose validation goes on. */
export interface LiveBlock {
  readonly id: string;
  readonly name: string;
  readonly step: ValidationStep;
}

/** The service that all news of this server is about. */
export const OWN_SERVICE = "CIRCUIT_ARCHITECTURE" as const;

export interface Listener {
  readonly userId: string;
  /** Other services have no news here: their subscriptions receive nothing. */
  readonly service: string;
}

type OwnNews = Exclude<LiveNews, { kind: "queue" }>;

/**
 * News of a user and of their teams' projects as it comes. A screen that reads slowly is not flooded: of news about the
 * same run or project only the newest waits, and what it says is looked up when it is handed over.
 */
export function watchNotifications(
  application: Application,
  { userId, service }: Listener,
): AsyncIterableIterator<Notification> {
  const waiting = new Map<string, LiveNews>();
  let wake: (() => void) | undefined;
  let ended = false;
  let count = 0;
  const places = new Map<string, number>();
  const unsubscribe = application.services.get(LIVE_AUDIENCE).listen(userId, (news) => {
    if (service !== OWN_SERVICE) return;
    if (news.kind === "queue") {
      waiting.set("queue", news);
      wake?.();
      return;
    }
    const key = keyOf(news);
    const before = waiting.get(key);
    // A newer message without a picture must not swallow the picture that waits.
    const preview = news.kind === "run" && (news.preview || (before?.kind === "run" && before.preview));
    waiting.set(key, news.kind === "run" ? { ...news, preview } : news);
    wake?.();
  });
  const next = async (): Promise<IteratorResult<Notification>> => {
    while (!ended) {
      const [first] = waiting;
      if (first === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      waiting.delete(first[0]);
      if (first[1].kind === "queue") {
        for (const moved of await movedInQueue(application, userId, places)) waiting.set(keyOf(moved), moved);
        continue;
      }
      const found = await lookUp(application, userId, first[1]);
      if (found?.kind === "stored") return { done: false, value: presentStored(found.row) };
      if (found !== undefined)
        return { done: false, value: { ...found, id: `live-${++count}`, at: application.now() } };
    }
    return { done: true, value: undefined };
  };
  return {
    next,
    // A generator would hold this call until the next news came; a closed screen is to be forgotten at once.
    return: async () => {
      ended = true;
      unsubscribe();
      wake?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** A stored notification as a message, live and in lists alike. */
export function presentStored(row: NotificationRow): Notification {
  return { kind: "stored", row, id: String(row.id), at: row.createdAt };
}

/** News of those waiting runs of a person and of their teams whose place in the queue has changed since the last message. */
async function movedInQueue(
  { db, work }: Application,
  userId: string,
  told: Map<string, number>,
): Promise<readonly OwnNews[]> {
  const own = await db
    .select({ id: runs.id, projectId: runs.projectId })
    .from(runs)
    .innerJoin(projects, eq(projects.id, runs.projectId))
    .where(and(eq(runs.status, "REQUEST"), or(eq(runs.requestedBy, userId), isHeldFor(userId, projects.holderId))));
  const places = own.length === 0 ? new Map<string, number>() : await readQueuePlaces(db, work);
  const moved = own.filter(({ id }) => places.get(id) !== told.get(id));
  told.clear();
  for (const { id } of own) told.set(id, places.get(id) ?? 0);
  return moved.map(({ id: runId, projectId }) => ({ kind: "run", userId, projectId, runId, preview: false }));
}

function keyOf(news: OwnNews): string {
  if (news.kind === "run") return `run ${news.runId}`;
  if (news.kind === "notification") return `notification ${news.notificationId}`;
  if (news.kind === "datasheet") return `datasheet ${news.datasheetMatchingId}`;
  if (news.kind === "team") return `team ${news.teamId} ${news.case}`;
  if (news.kind === "block") return `block ${news.blockId}`;
  return `project ${news.projectId} ${news.case}`;
}

async function lookUp(application: Application, userId: string, news: OwnNews) {
  const { db } = application;
  if (news.kind === "notification") {
    const row = await findNotification(db, userId, news.notificationId);
    return row && { kind: "stored" as const, row };
  }
  if (news.kind === "run") {
    const [run] = await db.select().from(runs).where(eq(runs.id, news.runId));
    if (run === undefined || (await findReadable(application, userId, run.projectId)) === undefined) return undefined;
    return { kind: "run" as const, run, preview: news.preview ? await readPreview(application, run.id) : null };
  }
  if (news.kind === "datasheet") {
    const found = await findDatasheetMatching(db, news.datasheetMatchingId);
    const project = found && (await findReadable(application, userId, found.matching.projectId));
    return found && project && { kind: "datasheet" as const, ...found };
  }
  if (news.kind === "team") {
    const name = await findTeamName(application, news.userId === null ? userId : undefined, news.teamId);
    return name === undefined
      ? undefined
      : { kind: "team" as const, teamId: news.teamId, teamName: name, case: news.case };
  }
  if (news.kind === "block") {
    const block = await findOwnBlock(application, userId, news.blockId);
    return block && { kind: "block" as const, block };
  }
  const project = await findReadable(application, userId, news.projectId);
  return project && { kind: "project" as const, project, case: news.case };
}

/** Asked for every message: who was removed from a team hears nothing more of its projects. */
async function findReadable({ db }: Application, userId: string, projectId: string): Promise<ProjectRow | undefined> {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  return project && (await mayRead(db, userId, project)) ? project : undefined;
}

/** A block that the user or one of their teams holds. */
async function findOwnBlock({ db }: Application, userId: string, blockId: string): Promise<LiveBlock | undefined> {
  const [block] = await db
    .select({ id: blocks.id, name: blocks.name, step: blockVersions.step })
    .from(blocks)
    .innerJoin(blockVersions, eq(blockVersions.id, sql`coalesce(${blocks.draftVersionId}, ${blocks.currentVersionId})`))
    .where(and(eq(blocks.id, blockId), isNull(blocks.deletedAt), isHeldFor(userId, blocks.holderId)));
  return block;
}

/** `memberId`: the team's name for this member only. A deleted team has its members still. */
async function findTeamName({ db }: Application, memberId: string | undefined, teamId: string) {
  const isMember = memberId === undefined ? undefined : eq(teamMembers.userId, memberId);
  const [team] = await db
    .select({ name: teams.name })
    .from(teams)
    .leftJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(and(eq(teams.id, teamId), isMember))
    .limit(1);
  return team?.name;
}
