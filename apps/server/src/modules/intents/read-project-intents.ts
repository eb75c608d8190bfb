import type { Application } from "../../application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { IntentsAnswer, IntentsInput } from "../../threads/messages/intents-messages.ts";
import { INTENTS_THREAD } from "../../threads/thread-files.ts";
import { readDocument } from "../documents/document-store.ts";
import { NO_LAYOUT } from "../projects/import-files.ts";
import type { ProjectRow } from "../projects/project-policy.ts";

/** A panel asks again after every change of the choice, while the board it is about stays the same. */
const MOST_KEPT = 32;

const kept = new WeakMap<Application, Map<string, Promise<IntentsAnswer>>>();

/**
 * What the circuit of a project's current version says. It is read in a thread, and kept by the hashes of the documents:
 * the same documents say the same.
 */
export async function readProjectIntents(application: Application, project: ProjectRow): Promise<IntentsAnswer> {
  const { boardHash, circuitHash } = project;
  if (boardHash === null) throw new ApplicationError("LAYOUT_VALIDATION_FAILED", NO_LAYOUT);
  const answer = keptOf(application).get(keyOf(project)) ?? readInThread(application, boardHash, circuitHash);
  keep(application, project, answer);
  return answer;
}

/** A board whose parts, nets and outline are those of one before: what that said, it says, without being read. */
export function carryIntents(application: Application, before: Documents, after: Documents): void {
  const answer = keptOf(application).get(keyOf(before));
  if (answer !== undefined) keep(application, after, answer);
}

type Documents = Pick<ProjectRow, "boardHash" | "circuitHash">;

function keyOf({ boardHash, circuitHash }: Documents): string {
  return `${boardHash} ${circuitHash}`;
}

function keptOf(application: Application): Map<string, Promise<IntentsAnswer>> {
  const answers = kept.get(application) ?? new Map<string, Promise<IntentsAnswer>>();
  kept.set(application, answers);
  return answers;
}

function keep(application: Application, documents: Documents, answer: Promise<IntentsAnswer>): void {
  const answers = keptOf(application);
  const key = keyOf(documents);
  // Set anew, so that the first of the map is always the one that was asked for longest ago.
  answers.delete(key);
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  for (const [oldest] of answers) {
    if (answers.size <= MOST_KEPT) break;
    answers.delete(oldest);
  }
}

async function readInThread(
  application: Application,
  boardHash: string,
  circuitHash: string | null,
): Promise<IntentsAnswer> {
  const [board, circuit] = await Promise.all([
    readDocument(application, boardHash),
    circuitHash === null ? null : readDocument(application, circuitHash),
  ]);
  const input: IntentsInput = { board, circuit };
  const outcome = await application.threads.run<IntentsAnswer>(INTENTS_THREAD, input);
  if (outcome.status === "answered") return outcome.answer;
  application.log.error("intents were not read", { board: boardHash, ...outcome });
  throw new Error(`reading intents ended with ${outcome.status}`);
}
