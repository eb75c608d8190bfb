import { and, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { projects, runs } from "../../platform/database/tables.ts";
import type { News } from "../../platform/pub-sub.ts";
import type { RunPreview } from "../../threads/messages/run-preview.ts";
import { type DatasheetMatchingRow, findDatasheetMatching, type PartMatchRow } from "../matching/match-store.ts";
import { findNotification, type NotificationRow } from "../notifications/notification-store.ts";
import { mayRead, type ProjectRow } from "../projects/project-policy.ts";
import { readQueuePlaces } from "../runs/run-queue.ts";
import { readPreview } from "../runs/run-results.ts";
import type { RunRow } from "../runs/run-store.ts";

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
  | { readonly kind: "stored"; readonly row: NotificationRow }
);

/** The service that all news of this server is about. */
export const OWN_SERVICE = "CIRCUIT_ARCHITECTURE" as const;

export interface Listener {
  readonly userId: string;
  /** Other services have no news here: their subscriptions receive nothing. */
  readonly service: string;
}

type OwnNews = Extract<News, { userId: string | null }>;

/** What is kept until the screen has taken what came before. */
type Waiting = OwnNews | { readonly kind: "queue" };

/**
 * A user's news as it comes. A screen that reads slowly is not flooded: of news about the same run or project only the
 * newest waits, and what it says is looked up when it is handed over.
 */
export function watchNotifications(
  application: Application,
  { userId, service }: Listener,
): AsyncIterableIterator<Notification> {
  const waiting = new Map<string, Waiting>();
  let wake: (() => void) | undefined;
  let ended = false;
  let count = 0;
  const places = new Map<string, number>();
  const unsubscribe = application.pubSub.subscribe((news) => {
    if (service !== OWN_SERVICE) return;
    if (news.kind === "queue") {
      waiting.set("queue", news);
      wake?.();
      return;
    }
    if (!("userId" in news) || news.userId !== userId) return;
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

/** News of those of a person's waiting runs whose place in the queue has changed since the last message. */
async function movedInQueue(
  { db }: Application,
  userId: string,
  told: Map<string, number>,
): Promise<readonly OwnNews[]> {
  const own = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.requestedBy, userId), eq(runs.status, "REQUEST")));
  const places = own.length === 0 ? new Map<string, number>() : await readQueuePlaces(db);
  const moved = own.filter(({ id }) => places.get(id) !== told.get(id));
  told.clear();
  for (const { id } of own) told.set(id, places.get(id) ?? 0);
  return moved.map(({ id: runId }) => ({ kind: "run", userId, runId, preview: false }));
}

function keyOf(news: OwnNews): string {
  if (news.kind === "run") return `run ${news.runId}`;
  if (news.kind === "notification") return `notification ${news.notificationId}`;
  if (news.kind === "datasheet") return `datasheet ${news.datasheetMatchingId}`;
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
  const project = await findReadable(application, userId, news.projectId);
  return project && { kind: "project" as const, project, case: news.case };
}

/** Asked for every message: who was removed from a team hears nothing more of its projects. */
async function findReadable({ db }: Application, userId: string, projectId: string): Promise<ProjectRow | undefined> {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  return project && (await mayRead(db, userId, project)) ? project : undefined;
}
