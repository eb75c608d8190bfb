/**
 * Workers of an engine as threads of Node.js. Engines step synchronously, so nothing here may need the event loop of its
 * thread: messages are taken from their ports by hand, and waiting is sleeping on a bell.
 */
import { MessageChannel, type MessagePort, receiveMessageOnPort, resourceLimits, Worker } from "node:worker_threads";
import { countRings, createBell, sleepUntilRung } from "./bell.ts";
import { HEAP_LIMITS } from "./heap-limits.ts";
import type { ServerThreadInput, ServerThreadMessage } from "./serve-jobs.ts";

/** The caller may want to stop it within 100 ms, also while it waits. */
const LONGEST_WAIT_MS = 20;

/** Whose jobs a thread does. */
export type Engine = "routing" | "placing";

/** The programs lie beside this file, and are scripts where it is one: a build may have joined the modules of each. */
const KIND = import.meta.url.endsWith(".ts") ? "ts" : "js";
const PROGRAMS: Readonly<Record<Engine, URL>> = {
  routing: new URL(`./job-thread.${KIND}`, import.meta.url),
  placing: new URL(`./place-thread.${KIND}`, import.meta.url),
};

/** A thread ended although its pool was not closed. Runs go on without it, with the same result. */
export class ThreadLost extends Error {
  constructor(engine: Engine, worker: number, cause: string) {
    super(`${engine} thread ${worker + 1} is lost: ${cause}`);
  }
}

/** What has come from a worker: an answer, or word that it is gone for good. */
type Received<Answer> =
  | { readonly worker: number; readonly answer: Answer }
  | { readonly worker: number; readonly answer: "lost" };

/** Threads are started when they are sent something: a run that is over before costs none. */
export class ThreadPool<Request, Answer> {
  readonly #engine: Engine;
  readonly workers: number;
  readonly #bell = createBell();
  readonly #threads = new Map<number, { worker: Worker; port: MessagePort }>();
  readonly #onLost: ((error: ThreadLost) => void) | undefined;
  readonly #lost = new Set<number>();
  #running = 0;
  #isClosed = false;

  constructor(engine: Engine, workers: number, onLost: ((error: ThreadLost) => void) | undefined) {
    this.#engine = engine;
    this.workers = workers;
    this.#onLost = onLost;
  }

  send(worker: number, request: Request): void {
    if (this.#isClosed) return;
    const thread = this.#threads.get(worker) ?? this.#start(worker);
    thread.port.postMessage(request);
  }

  poll(): Received<Answer> | undefined {
    for (const [worker, { port }] of this.#threads) {
      const received: { message: ServerThreadMessage<Answer> } | undefined = receiveMessageOnPort(port);
      if (!received) continue;
      const { message } = received;
      if ("answer" in message) return { worker, answer: message.answer };
      this.#lose(worker, message.lost);
      return { worker, answer: "lost" };
    }
    return undefined;
  }

  wait(): Received<Answer> | undefined {
    const heard = countRings(this.#bell);
    const arrived = this.poll();
    if (arrived) return arrived;
    sleepUntilRung(this.#bell, heard, LONGEST_WAIT_MS);
    return this.poll();
  }

  /** Threads that have not come to their end. */
  get running(): number {
    return this.#running;
  }

  /** Ends all threads; resolves when they are gone. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const threads = [...this.#threads.values()];
    this.#threads.clear();
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
    for (const { port } of threads) port.close();
  }

  #start(number: number): { worker: Worker; port: MessagePort } {
    const { port1: port, port2 } = new MessageChannel();
    const worker = new Worker(PROGRAMS[this.#engine], {
      workerData: { worker: number, port: port2, bell: this.#bell } satisfies ServerThreadInput,
      transferList: [port2],
      // As much as the thread that starts it may take.
      resourceLimits: { ...HEAP_LIMITS, ...resourceLimits },
    });
    // A run that is given up does not keep its program alive.
    worker.unref();
    // A thread mostly leaves word itself; these come when the event loop of this one does.
    worker.on("error", (error) => this.#lose(number, error instanceof Error ? error.message : String(error)));
    worker.on("exit", (code) => {
      this.#running--;
      this.#lose(number, `exit code ${code}`);
    });
    this.#running++;
    const thread = { worker, port };
    this.#threads.set(number, thread);
    return thread;
  }

  #lose(worker: number, cause: string): void {
    if (this.#isClosed || this.#lost.has(worker)) return;
    this.#lost.add(worker);
    this.#onLost?.(new ThreadLost(this.#engine, worker, cause));
  }
}
