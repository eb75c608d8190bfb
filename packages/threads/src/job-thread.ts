/** The program of a worker thread: takes requests from its port, answers jobs, and rings after every answer. */
import { type MessagePort, workerData } from "node:worker_threads";
import { JobServer, type WorkerAnswer, type WorkerRequest } from "@tracewright/routing";
import { ringBell } from "./bell.ts";

export interface JobThreadInput {
  readonly worker: number;
  readonly port: MessagePort;
  readonly bell: Int32Array;
}

export type JobThreadMessage = WorkerAnswer | { readonly lost: string };

const { worker, port, bell } = workerData as JobThreadInput;
const server = new JobServer(worker);

let death = "it was ended";

port.on("message", (request: WorkerRequest) => {
  try {
    server.take(request);
    for (let answer = server.work(); answer; answer = server.work()) say(answer);
  } catch (error) {
    death = error instanceof Error ? error.message : String(error);
    throw error;
  }
});

// Whoever waits hears at once that nothing more will come.
process.on("exit", () => say({ lost: death }));

function say(message: JobThreadMessage): void {
  port.postMessage(message);
  ringBell(bell);
}
