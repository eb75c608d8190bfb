import { Xorshift32 } from "@tracewright/algorithms";
import type { PlacingPool, ReceivedPlacing } from "../parallel/placing-pool.ts";
import { PlacingServer } from "../parallel/placing-server.ts";

export interface InProcessPlacing {
  readonly workers: number;
  readonly seed: number;
  /** After so many answers a worker is gone in the middle of its next job; never where absent. */
  readonly lostAfter?: number | undefined;
}

/** Workers without threads, for tests: when answers arrive, and in which order, is drawn by lot. */
export function inProcessPlacing({ workers, seed, lostAfter }: InProcessPlacing): PlacingPool & {
  readonly answers: () => number;
} {
  const random = new Xorshift32(seed);
  const servers = Array.from({ length: workers }, () => new PlacingServer());
  const answered = servers.map(() => 0);
  const mail: ReceivedPlacing[] = [];
  const post = (chance: number) =>
    mail.length > 0 && random.next() < chance ? mail.splice(random.below(mail.length), 1)[0] : undefined;
  return {
    workers,
    answers: () => answered.reduce((sum, count) => sum + count, 0),
    send: (worker, request) => {
      const server = servers[worker];
      if (!server) throw new Error(`there is no worker ${worker}`);
      server.take(structuredClone(request));
      const answer = server.work();
      if (!answer) return;
      if (answered[worker] === lostAfter) {
        mail.push({ worker, answer: "lost" });
        return;
      }
      answered[worker]! += 1;
      mail.push({ worker, answer: structuredClone(answer) });
    },
    poll: () => post(0.3),
    wait: () => post(0.6),
  };
}
