import type { Application } from "../../application.ts";
import type { BillAnswer, BillInput } from "../../threads/messages/bill-messages.ts";
import { BILL_THREAD } from "../../threads/thread-files.ts";
import { readDocument } from "../documents/document-store.ts";
import type { ProjectRow } from "../projects/project-policy.ts";

/** A page asks again for every number of boards and after every choice, while the design stays the same. */
const MOST_KEPT = 32;

const kept = new WeakMap<Application, Map<string, Promise<BillAnswer>>>();

type Design = Pick<ProjectRow, "boardHash" | "circuitHash">;

/** The bill of materials of a version as designed. It is read in a thread, and kept by the hashes of the documents. */
export async function readBill(application: Application, { boardHash, circuitHash }: Design): Promise<BillAnswer> {
  const answers = kept.get(application) ?? new Map<string, Promise<BillAnswer>>();
  kept.set(application, answers);
  const key = `${boardHash} ${circuitHash}`;
  const answer = answers.get(key) ?? readInThread(application, { boardHash, circuitHash });
  // Set anew, so that the first of the map is always the one that was asked for longest ago.
  answers.delete(key);
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  for (const [oldest] of answers) {
    if (answers.size <= MOST_KEPT) break;
    answers.delete(oldest);
  }
  return answer;
}

async function readInThread(application: Application, { boardHash, circuitHash }: Design): Promise<BillAnswer> {
  const [board, circuit] = await Promise.all(
    [boardHash, circuitHash].map((hash) => (hash === null ? null : readDocument(application, hash))),
  );
  const input: BillInput = { board: board ?? null, circuit: circuit ?? null };
  const outcome = await application.threads.run<BillAnswer>(BILL_THREAD, input);
  if (outcome.status === "answered") return outcome.answer;
  application.log.error("bill of materials was not read", { board: boardHash, circuit: circuitHash, ...outcome });
  throw new Error(`reading the bill of materials ended with ${outcome.status}`);
}
