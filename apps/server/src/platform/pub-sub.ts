import { EventEmitter } from "node:events";
import type { DatabaseHandle } from "./database/open-database.ts";

/**
 * News between the parts of the system, by id only: "run 4f… changed", "stop run 4f…". Receivers look the rest up, so a
 * message lost or doubled costs nothing but a moment. In one process it stays in memory; with several processes on a
 * PostgreSQL server it travels by NOTIFY.
 */
export type News =
  /**
   * News of a project is for `userId` and for the members of its team. `userId` is null where the account that requested
   * the run was deleted.
   */
  | (OfProject & { readonly kind: "run"; readonly runId: string; readonly preview: boolean })
  | (OfProject & {
      readonly kind: "project";
      readonly case: string;
      /** `userId` receives it as a notification. */
      readonly isForOthers?: true;
    })
  | { readonly kind: "notification"; readonly userId: string; readonly notificationId: number }
  /** A run was put into the queue, was taken out of it, or left it: who waits may have another place, who works may look. */
  | { readonly kind: "queue" }
  | { readonly kind: "stop-run"; readonly runId: string }
  | { readonly kind: "finish-run"; readonly runId: string }
  /** Pieces of a run wait for workers that have time for them. */
  | { readonly kind: "pieces-wanted" }
  /** Another process has computed a piece of the run. */
  | { readonly kind: "piece-done"; readonly runId: string }
  /** The run needs no pieces any more. */
  | { readonly kind: "pieces-over"; readonly runId: string }
  /** An export waits for a worker. */
  | { readonly kind: "export-wanted" }
  | { readonly kind: "stop-export"; readonly jobId: string }
  | (OfProject & { readonly kind: "datasheet"; readonly datasheetMatchingId: string })
  /** For one account; for every member where `userId` is null. */
  | { readonly kind: "team"; readonly userId: string | null; readonly teamId: string; readonly case: TeamNewsCase }
  /** A block, or the step of its validation, has changed: for `userId` and for the members of its team. */
  | { readonly kind: "block"; readonly userId: string | null; readonly blockId: string }
  /** A block waits for its validation. */
  | { readonly kind: "block-wanted" }
  /** Parts or a datasheet wait for a worker. */
  | { readonly kind: "matching-wanted" }
  /** Nobody wants this datasheet to be read any more. */
  | { readonly kind: "stop-datasheet"; readonly datasheetMatchingId: string }
  /** A screen has a project open, or has closed it; said again while it is open. */
  | {
      readonly kind: "presence";
      readonly screenId: string;
      readonly projectId: string;
      readonly personId: string;
      readonly isOpen: boolean;
    }
  /** Asks every process which of its screens have this project open. */
  | { readonly kind: "presence-wanted"; readonly projectId: string }
  | { readonly kind: "sign-out"; readonly tokenHash: string }
  /** The person goes on under another token: sockets come back with it. */
  | { readonly kind: "session-replaced"; readonly tokenHash: string }
  /** Said by a process to itself: the connection that brings news was away, and some may have been lost. */
  | { readonly kind: "gap" };

interface OfProject {
  readonly userId: string | null;
  readonly projectId: string;
}

/** What happened to an account's membership; TEAM_UPDATED: to the team or to its other members. */
export type TeamNewsCase =
  | "TEAM_JOINED"
  | "TEAM_INVITATION"
  | "TEAM_ROLE"
  | "TEAM_LEFT"
  | "TEAM_REMOVED"
  | "TEAM_DELETED"
  | "TEAM_UPDATED";

export interface PubSub {
  publish(news: News): void;
  subscribe(receive: (news: News) => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = "tracewright_news";

export async function openPubSub(database: DatabaseHandle, onError: (error: unknown) => void): Promise<PubSub> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const subscribe = (receive: (news: News) => void) => {
    emitter.on("news", receive);
    return () => {
      emitter.off("news", receive);
    };
  };
  if (database.kind === "embedded")
    return {
      // Deferred as NOTIFY is: a publisher never runs its listeners inside its own call.
      publish: (news) => setImmediate(() => emitter.emit("news", news)),
      subscribe,
      close: async () => {
        emitter.removeAllListeners();
      },
    };
  const receive = (news: News) => emitter.emit("news", news);
  const stop = await database.listen(
    CHANNEL,
    (text) => receive(JSON.parse(text) as News),
    () => receive({ kind: "gap" }),
  );
  return {
    publish: (news) => void database.notify(CHANNEL, JSON.stringify(news)).catch(onError),
    subscribe,
    close: async () => {
      emitter.removeAllListeners();
      await stop();
    },
  };
}
