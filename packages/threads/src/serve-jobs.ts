/** What the worker threads of all engines have in common: requests from their port, answers to it, and a bell. */
import { type MessagePort, workerData } from "node:worker_threads";
import { ringBell } from "./bell.ts";

export interface ServerThreadInput {
  readonly worker: number;
  readonly port: MessagePort;
  readonly bell: Int32Array;
}

export type ServerThreadMessage<Answer> = { readonly answer: Answer } | { readonly lost: string };

/** A worker's side of an engine's work. */
interface Server<Request, Answer> {
  readonly take: (request: Request) => void;
  /** The next answer; undefined where nothing is left to do. */
  readonly work: () => Answer | undefined;
}

/** Makes the thread a worker: takes requests, answers, and rings after every answer. */
export function serveJobs<Request, Answer>(begin: (worker: number) => Server<Request, Answer>): void {
  const { worker, port, bell } = workerData as ServerThreadInput;
  const server = begin(worker);
  const say = (message: ServerThreadMessage<Answer>) => {
    port.postMessage(message);
    ringBell(bell);
  };
  let death = "it was ended";
  port.on("message", (request: Request) => {
    try {
      server.take(request);
      for (let answer = server.work(); answer; answer = server.work()) say({ answer });
    } catch (error) {
      death = error instanceof Error ? error.message : String(error);
      throw error;
    }
  });
  // Waiting callers learn at once that nothing more will come.
  process.on("exit", () => say({ lost: death }));
}
