import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { isInBackground, outlivingRequest } from "../../platform/metering/request-scope.ts";
import type { ThreadOutcome, ThreadRunner } from "../../platform/thread-runner.ts";
import { readDocument } from "./document-store.ts";

/** The documents of a version, by their hashes. */
export interface Documents {
  readonly boardHash: string | null;
  readonly circuitHash: string | null;
}

/** A page asks again after every change of a choice, while the documents it is about stay the same. */
const MAX_KEPT = 32;
/** Below the 30 s after which a request is given up. */
const PATIENCE_MS = 20_000;

/** Why what a design says is not there, as data. */
type ReadingRefusal =
  | { readonly code: "goes-on"; readonly facts: Readonly<Record<string, never>> }
  | { readonly code: "out-of-time"; readonly facts: { readonly seconds: number } }
  | { readonly code: "out-of-memory"; readonly facts: { readonly megabytes: number } };

type Room = Pick<Application, "storage" | "log" | "threads" | "patientThreads">;

/**
 * What a thread reads out of the documents of versions, kept by their hashes: the same documents say the same. A reading that is
 * out of its time on a busy server continues with more time if no request waits: later requests wait a while for it,
 * and then get "try again later". Jobs in the background wait for its end.
 */
export class KeptReadings<Answer> {
  readonly #thread: URL;
  readonly #subject: string;
  readonly #patienceMs: number;
  readonly #kept = new WeakMap<Room, Map<string, Promise<Answer>>>();

  /** `subject` names in the log what is read. */
  constructor(thread: URL, subject: string, patienceMs = PATIENCE_MS) {
    this.#thread = thread;
    this.#subject = subject;
    this.#patienceMs = patienceMs;
  }

  async read(room: Room, documents: Documents): Promise<Answer> {
    const answer =
      this.#keptOf(room).get(keyOf(documents)) ?? outlivingRequest(() => this.#readInThread(room, documents));
    this.#keep(room, documents, answer);
    return isInBackground() ? answer : within(this.#patienceMs, answer);
  }

  /** Of documents `after` that say the same as those `before`: what was read of those holds, without being read. */
  carry(room: Room, before: Documents, after: Documents): void {
    const answer = this.#keptOf(room).get(keyOf(before));
    if (answer !== undefined) this.#keep(room, after, answer);
  }

  #keptOf(room: Room): Map<string, Promise<Answer>> {
    const answers = this.#kept.get(room) ?? new Map<string, Promise<Answer>>();
    this.#kept.set(room, answers);
    return answers;
  }

  #keep(room: Room, documents: Documents, answer: Promise<Answer>): void {
    const answers = this.#keptOf(room);
    const key = keyOf(documents);
    // Set again, so that the first of the map is always the least recently used.
    answers.delete(key);
    answers.set(key, answer);
    answer.catch(() => {
      if (answers.get(key) === answer) answers.delete(key);
    });
    for (const [oldest] of answers) {
      if (answers.size <= MAX_KEPT) break;
      answers.delete(oldest);
    }
  }

  async #readInThread(room: Room, { boardHash, circuitHash }: Documents): Promise<Answer> {
    const { log, threads, patientThreads } = room;
    const read = async () => {
      const [board = null, circuit = null] = await Promise.all(
        [boardHash, circuitHash].map((hash) => (hash === null ? null : readDocument(room, hash))),
      );
      return { input: { board, circuit } };
    };
    const outcome = await threads.runLate<Answer>(this.#thread, read);
    if (outcome.status === "answered") return outcome.answer;
    const about = { reading: this.#subject, board: boardHash, circuit: circuitHash };
    if (outcome.status !== "out-of-time") {
      log.error("reading failed", { ...about, ...outcome });
      return refuseUnread(outcome, threads);
    }
    log.warning("reading continues with more time", about);
    const patient = await patientThreads.runLate<Answer>(this.#thread, read);
    if (patient.status === "answered") return patient.answer;
    log.error("reading failed", { ...about, ...patient });
    return refuseUnread(patient, patientThreads);
  }
}

function keyOf({ boardHash, circuitHash }: Documents): string {
  return `${boardHash} ${circuitHash}`;
}

/** Refused after that time; the reading itself goes on. */
async function within<Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(refusal({ code: "goes-on", facts: {} })), milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function refuseUnread({ status }: ThreadOutcome<unknown>, { limits }: ThreadRunner): never {
  if (status === "out-of-time") throw refusal({ code: "out-of-time", facts: { seconds: limits.seconds } });
  if (status === "out-of-memory") throw refusal({ code: "out-of-memory", facts: { megabytes: limits.memoryMb } });
  throw new Error(`reading documents ended with ${status}`);
}

function refusal(reading: ReadingRefusal): ApplicationError {
  return new ApplicationError("INTERNAL_SERVER_ERROR", sayRefusal(reading), { reading });
}

function sayRefusal({ code, facts }: ReadingRefusal): string {
  switch (code) {
    case "goes-on":
      return "The server is still reading the design. Try again in a moment.";
    case "out-of-time":
      return `Reading the design took longer than ${facts.seconds} s and was stopped. Try again later.`;
    case "out-of-memory":
      return `Reading the design needed more than ${facts.megabytes} MB of memory and was stopped.`;
  }
}
