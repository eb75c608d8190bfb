import { outlivingRequest } from "../../../platform/metering/request-scope.ts";
import type { PubSub } from "../../../platform/pub-sub.ts";
import { serviceKey } from "../../../platform/services.ts";

/** Why an export job is ended before its time. */
export type ExportStop = "cancelled" | "abandoned" | "server-stops";

export interface ExportJobInHand {
  readonly signal: AbortSignal;
  /** Ends it from within. */
  stop(why: ExportStop): void;
}

/** The exports that this process works on while nobody waits for their answers. */
export interface ExportJobs {
  start(id: string, work: (hand: ExportJobInHand) => Promise<void>): void;
  readonly inHand: ReadonlySet<string>;
  /** Ends all; each has said so where it is read when this returns. */
  stop(): Promise<void>;
}

export const EXPORT_JOBS = serviceKey<ExportJobs>("export jobs");

export function createExportJobs(pubSub: PubSub): ExportJobs {
  const running = new Map<string, { readonly stop: (why: ExportStop) => void; readonly done: Promise<void> }>();
  let isStopping = false;
  const unsubscribe = pubSub.subscribe((news) => {
    if (news.kind === "stop-export") running.get(news.jobId)?.stop("cancelled");
  });
  return {
    get inHand() {
      return new Set(running.keys());
    },
    start: (id, work) => {
      const controller = new AbortController();
      const stop = (why: ExportStop): void => controller.abort(why);
      if (isStopping) stop("server-stops");
      const done = outlivingRequest(() => work({ signal: controller.signal, stop })).finally(() => running.delete(id));
      running.set(id, { stop, done });
    },
    stop: async () => {
      isStopping = true;
      unsubscribe();
      for (const { stop } of running.values()) stop("server-stops");
      await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}
