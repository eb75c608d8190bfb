import { type Context, propagation, ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { workTraces } from "../database/tables.ts";
import { describeFault } from "../describe-fault.ts";
import type { Log } from "../log.ts";
import { areSpansRecorded, currentTraceHeaders, spans } from "../spans.ts";
import type { Ticket, WorkName } from "./work-kind.ts";

type JobName = Pick<Ticket, "kind" | "id">;

const KEPT_DAYS = 30;

/**
 * Notes with a job the trace of the operation that requested it, so that its worker continues it. Without an SDK of OpenTelemetry
 * nothing is written.
 */
export async function noteTrace(transaction: Database, { kind, id }: JobName): Promise<void> {
  if (!areSpansRecorded()) return;
  await spans.during(`enqueue ${kind}`, { "tracewright.job": id }, async () => {
    const headers = currentTraceHeaders();
    await transaction
      .insert(workTraces)
      .values({ kind, id, headers })
      .onConflictDoUpdate({ target: [workTraces.kind, workTraces.id], set: { headers, createdAt: sql`now()` } });
  });
}

/** The trace that a job belongs to; a new one where none was noted. No job fails because its trace cannot be read. */
export async function traceOf(db: Database, log: Log, { kind, id }: JobName): Promise<Context> {
  if (!areSpansRecorded()) return ROOT_CONTEXT;
  try {
    const [row] = await db
      .select({ headers: workTraces.headers })
      .from(workTraces)
      .where(and(eq(workTraces.kind, kind), eq(workTraces.id, id)));
    return row ? propagation.extract(ROOT_CONTEXT, row.headers) : ROOT_CONTEXT;
  } catch (error) {
    log.warning("trace of a job not read", { kind, job: id, message: describeFault(error) });
    return ROOT_CONTEXT;
  }
}

/** The ids of the traces of jobs, by job; as `trace_id` in the log. */
export async function traceIdsOf(
  db: Database,
  kind: WorkName,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: workTraces.id, headers: workTraces.headers })
    .from(workTraces)
    .where(and(eq(workTraces.kind, kind), inArray(workTraces.id, [...ids])));
  return new Map(
    rows.flatMap(({ id, headers }) => {
      const span = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, headers));
      return span ? [[id, span.traceId]] : [];
    }),
  );
}

export async function forgetOldTraces(db: Database, now: Date): Promise<void> {
  await db.delete(workTraces).where(lt(workTraces.createdAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
}
