import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { outlivingRequest } from "../../platform/metering/request-scope.ts";
import { refusal } from "../../platform/refusal.ts";
import { runExport, type WrittenExport } from "../export/export-project.ts";

/** A request is answered within this; what takes longer goes on, and the order is placed by asking again. */
const WAIT_MS = 12_000;
/** Files that are made, or were made and wait for their order. */
const MAX_KEPT = 8;
const KEPT_MS = 10 * 60_000;

type Subject = Parameters<typeof runExport>[2];

interface Making {
  readonly written: Promise<WrittenExport>;
  readonly since: number;
}

const makings = new WeakMap<Application["database"], Map<string, Making>>();

/**
 * The fabrication files of a version with the report of their check. They are made in the background, in the threads for long
 * work: a request waits for a while, and is refused with FILES_NOT_READY until they are there.
 */
export async function makeFabricationFiles(
  application: Application,
  subject: Subject,
  waitMs = WAIT_MS,
): Promise<WrittenExport> {
  const { project, request, userId } = subject;
  const key = JSON.stringify([userId, project.id, project.boardHash, project.circuitHash, project.name, request]);
  const kept = keptOf(application);
  const { written } = kept.get(key) ?? begin(application, kept, key, subject);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), waitMs);
  });
  const answer = await Promise.race([written, late]).finally(() => clearTimeout(timer));
  if (answer === undefined)
    throw new ApplicationError("CONFLICT", refusal("order-files-not-ready", {}), { reason: "FILES_NOT_READY" });
  return answer;
}

function keptOf({ database }: Application): Map<string, Making> {
  const kept = makings.get(database) ?? new Map<string, Making>();
  makings.set(database, kept);
  const before = performance.now() - KEPT_MS;
  for (const [key, { since }] of kept) if (since < before) kept.delete(key);
  return kept;
}

function begin(application: Application, kept: Map<string, Making>, key: string, subject: Subject): Making {
  const [oldest] = kept.keys();
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  const room = { threads: application.patientThreads };
  const written = outlivingRequest(() => runExport(application, room, subject));
  const making = { written, since: performance.now() };
  kept.set(key, making);
  // The next request retries what failed.
  written.catch(() => kept.get(key) === making && kept.delete(key));
  return making;
}
