import type { ReceiptLine } from "@tracewright/board";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type ContactProjectDetails, historyEntries, runs } from "../../platform/database/tables.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";
import type { RunResultSummary } from "../runs/run-results.ts";
import { readVerdicts } from "../verdicts/verdict-store.ts";

const MAX_FINDINGS = 50;
const MAX_LOG_LINES = 30;

/** What support would receive of a project that the person may read: shown before it is sent. */
export async function readProjectDetails(
  { db }: Pick<Application, "db">,
  userId: string,
  projectId: string,
): Promise<{ readonly project: ProjectRow; readonly details: ContactProjectDetails }> {
  const project = await requireProject(db, userId, projectId, "READ");
  return { project, details: await describeProject(db, project) };
}

export async function describeProject(db: Database, project: ProjectRow): Promise<ContactProjectDetails> {
  const { id: projectId, name, majorVersion, revisionVersion, boardHash, receipt } = project;
  const [verdict] = boardHash === null ? [] : await readVerdicts(db, [{ projectId, boardHash }]);
  const [run] = await db.select().from(runs).where(eq(runs.projectId, projectId)).orderBy(desc(runs.ticket)).limit(1);
  const lines = (receipt as { readonly lines?: readonly ReceiptLine[] } | null)?.lines ?? [];
  return {
    name,
    version: `${majorVersion}.${revisionVersion}`,
    parts: countOf(lines, "footprints"),
    nets: countOf(lines, "nets"),
    verdict: verdict
      ? {
          state: verdict.state,
          connected: verdict.connected,
          total: verdict.total,
          errors: verdict.errors,
          warnings: verdict.warnings,
        }
      : null,
    run: run
      ? {
          id: run.id,
          jobType: run.jobType,
          status: run.status,
          version: `${run.majorVersion}.${run.revisionVersion}`,
          workedMs: run.workedMs,
          message: run.message,
        }
      : null,
    findings: await readFindings(db, projectId),
    log: await readLog(db, projectId),
  };
}

/** Of the newest result of a run. */
async function readFindings(db: Database, projectId: string): Promise<readonly string[]> {
  const [entry] = await db
    .select({ summary: historyEntries.summary })
    .from(historyEntries)
    .where(and(eq(historyEntries.projectId, projectId), isNotNull(historyEntries.summary)))
    .orderBy(desc(historyEntries.sequence))
    .limit(1);
  const summary = entry?.summary as RunResultSummary | undefined;
  const open = (summary?.routing?.open ?? []).map(
    ({ net, from, to, reason }) => `open: ${net}, ${from.item} to ${to.item}: ${reason}`,
  );
  const found = (summary?.routing?.findings ?? summary?.placement?.findings ?? []).map(
    ({ severity, rule, message }) => `${severity} ${rule}: ${message}`,
  );
  return [...open, ...found].slice(0, MAX_FINDINGS);
}

/** Versions and runs, newest first. */
async function readLog(db: Database, projectId: string): Promise<readonly string[]> {
  const entries = await db
    .select()
    .from(historyEntries)
    .where(eq(historyEntries.projectId, projectId))
    .orderBy(desc(historyEntries.sequence))
    .limit(MAX_LOG_LINES);
  const ran = await db
    .select()
    .from(runs)
    .where(eq(runs.projectId, projectId))
    .orderBy(desc(runs.ticket))
    .limit(MAX_LOG_LINES);
  const lines = [
    ...entries.map(({ createdAt, type, majorVersion, revisionVersion, description }) => ({
      at: createdAt,
      text: `version ${majorVersion}.${revisionVersion} ${type}${description === null ? "" : ` (${description})`}`,
    })),
    ...ran.map(({ requestedAt, endedAt, jobType, status, workedMs, attempts, failure, message, id }) => ({
      at: endedAt ?? requestedAt,
      text: [
        `run ${id.slice(0, 8)} ${jobType} ${status}, ${(workedMs / 1000).toFixed(1)} s, attempts ${attempts}`,
        ...(failure === null ? [] : [failure.kind]),
        ...(message === null ? [] : [message]),
      ].join(", "),
    })),
  ];
  return lines
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MAX_LOG_LINES)
    .map(({ at, text }) => `${at.toISOString()} ${text}`);
}

function countOf(lines: readonly ReceiptLine[], kind: string): number | null {
  return lines.find((line) => line.kind === kind)?.read ?? null;
}
