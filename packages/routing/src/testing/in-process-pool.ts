import { Mulberry32 } from "@tracewright/algorithms";
import { JobServer } from "../parallel/job-server.ts";
import type { ReceivedAnswer, WorkerPool, WorkerRequest } from "../parallel/worker-pool.ts";

export interface InProcessPoolOptions {
  readonly workers: number;
  readonly seed: number;
  /** After how many answers a worker falls silent; never where absent. `says`: whether it leaves word. */
  readonly loss?: { readonly answers: number; readonly says: boolean };
}

/** Workers without threads, for tests: who takes which job and in which order answers arrive is drawn by lot. */
export function inProcessPool({ workers, seed, loss }: InProcessPoolOptions): WorkerPool & { answers: () => number } {
  const random = new Mulberry32(seed);
  const servers = Array.from({ length: workers }, (_, worker) => new JobServer(worker));
  const answered = servers.map(() => 0);
  const mail: ReceivedAnswer[] = [];
  const work = (worker: number): void => {
    if (loss && answered[worker] === loss.answers) {
      answered[worker]!++;
      // The job is taken and never answered.
      servers[worker]!.work();
      if (loss.says) mail.push({ worker, answer: "lost" });
    }
    if (loss && answered[worker]! > loss.answers) return;
    const answer = servers[worker]!.work();
    if (!answer) return;
    answered[worker]!++;
    mail.push({ worker, answer: structuredClone(answer) });
  };
  const post = (): ReceivedAnswer | undefined => {
    if (mail.length === 0 || random.next() < 0.3) return undefined;
    return mail.splice(Math.floor(random.next() * mail.length), 1)[0];
  };
  return {
    workers,
    answers: () => answered.reduce((sum, count) => sum + count, 0),
    send: (worker: number, request: WorkerRequest) => {
      servers[worker]!.take(structuredClone(request));
      while (random.next() < 0.8) work(Math.floor(random.next() * workers));
    },
    poll: post,
    wait: () => {
      work(Math.floor(random.next() * workers));
      return post();
    },
  };
}
