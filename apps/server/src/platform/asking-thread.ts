import { LimitedWorker, type WorkerEnd } from "./limited-worker.ts";

/** A thread that answers questions in their order, and keeps for the next what it made ready for the first. */
export interface AskingThread<Question, Answer> {
  /** Throws when the thread ends before it has answered. */
  ask(question: Question): Promise<Answer>;
  stop(): Promise<void>;
}

/** What such a thread is posted, and what it posts back. */
export interface AskedQuestion<Question> {
  readonly id: number;
  readonly question: Question;
}

export interface GivenAnswer<Answer> {
  readonly id: number;
  readonly answer: Answer;
}

export interface AskingThreadOptions {
  readonly input: unknown;
  readonly memoryMb: number;
  /** From one answer to the next while questions wait; then it is ended. */
  readonly seconds: number;
  /** It ends after so long without a question; the next one starts it again. */
  readonly idleSeconds: number;
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

interface Ended {
  readonly status: "ended";
}

interface Started<Answer> {
  readonly limited: LimitedWorker<Ended>;
  readonly waiting: Map<number, Waiting<Answer>>;
  timer?: NodeJS.Timeout;
}

/** Starts with the first question. */
export function createAskingThread<Question, Answer>(
  file: URL,
  { input, memoryMb, seconds, idleSeconds }: AskingThreadOptions,
): AskingThread<Question, Answer> {
  let started: Started<Answer> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const end = (thread: Started<Answer>, reason: string): Promise<unknown> => {
    if (started === thread) started = undefined;
    clearTimeout(thread.timer);
    for (const { reject } of thread.waiting.values()) reject(new Error(reason));
    thread.waiting.clear();
    thread.limited.end({ status: "ended" });
    return thread.limited.ended;
  };

  /** The time restarts with each response. */
  const watch = (thread: Started<Answer>): void => {
    clearTimeout(thread.timer);
    if (thread.waiting.size > 0)
      thread.timer = setTimeout(() => void end(thread, `no answer within ${seconds} s`), seconds * 1000);
  };

  const start = (): Started<Answer> => {
    const limited = new LimitedWorker<Ended>(file, { input, memoryMb });
    const { worker } = limited;
    const thread: Started<Answer> = { limited, waiting: new Map() };
    worker.on("message", ({ id, answer }: GivenAnswer<Answer>) => {
      const asked = thread.waiting.get(id);
      if (!asked) return;
      thread.waiting.delete(id);
      watch(thread);
      asked.resolve(answer);
    });
    void limited.ended.then((ended) => end(thread, reasonOf(ended)));
    // Nobody stays for a thread that only waits.
    worker.unref();
    return thread;
  };

  return {
    ask: (question) => {
      started ??= start();
      const thread = started;
      clearTimeout(idle);
      idle = setTimeout(() => {
        if (thread.waiting.size === 0) void end(thread, "idle");
      }, idleSeconds * 1000);
      idle.unref();
      lastId += 1;
      const id = lastId;
      return new Promise<Answer>((resolve, reject) => {
        thread.waiting.set(id, { resolve, reject });
        if (thread.waiting.size === 1) watch(thread);
        thread.limited.worker.postMessage({ id, question } satisfies AskedQuestion<Question>);
      });
    },
    stop: async () => {
      clearTimeout(idle);
      if (started) await end(started, "the server stops");
    },
  };
}

function reasonOf(end: WorkerEnd | Ended): string {
  if (end.status === "crashed") return end.message;
  return end.status === "out-of-memory" ? "the thread ran out of memory" : "the thread ended";
}
