import { eq, inArray, isNull, sql } from "drizzle-orm";
import { checkLedger } from "../../apps/server/src/modules/credits/check-ledger.ts";
import { documentKey } from "../../apps/server/src/modules/documents/document-key.ts";
import { openServerDatabase } from "../../apps/server/src/platform/database/open-database.ts";
import {
  creditHolds,
  creditTransactions,
  exportJobs,
  exports,
  historyEntries,
  notifications,
  outbox,
  projects,
  runs,
} from "../../apps/server/src/platform/database/tables.ts";
import type { MailCatcher } from "../../apps/server/src/testkit/start-mail-catcher.ts";
import type { S3Server } from "../../apps/server/src/testkit/start-s3-server.ts";
import type { Ledger } from "./workload.ts";

export interface Count {
  readonly kind: string;
  /** Rows of that kind in the database. */
  readonly total: number;
  readonly lost: number;
  readonly doubled: number;
  readonly faults: readonly string[];
}

interface Surroundings {
  readonly url: string;
  readonly store: S3Server;
  readonly mail: MailCatcher;
}

/** What the database, the bucket and the mail server have, compared with what people were answered. */
export async function countOutcome(ledger: Ledger, { url, store, mail }: Surroundings): Promise<readonly Count[]> {
  const database = await openServerDatabase(url);
  const { db } = database;
  try {
    const allProjects = await db.select().from(projects).where(isNull(projects.deletedAt));
    const allRuns = await db.select().from(runs);
    const jobs = await db.select().from(exportJobs);
    const files = new Map((await db.select().from(exports)).map((row) => [row.id, row]));
    const mails = await db.select().from(outbox);
    const charges = await db.select().from(creditTransactions).where(eq(creditTransactions.kind, "CHARGE"));
    const results = await db
      .select({ run: historyEntries.requestGroupId })
      .from(historyEntries)
      .where(
        inArray(
          historyEntries.requestGroupId,
          allRuns.map(({ id }) => id),
        ),
      );
    const ends = await db
      .select({ run: notifications.parent })
      .from(notifications)
      .where(sql`${notifications.content}->>'case' = 'ROUTING_COMPLETE'`);

    const names = new Map<string, number>();
    for (const { name } of allProjects) names.set(name, (names.get(name) ?? 0) + 1);
    const byId = new Map(allProjects.map((project) => [project.id, project]));
    const hasBoard = (projectId: string): boolean => {
      const hash = byId.get(projectId)?.boardHash;
      return typeof hash === "string" && store.objects.has(documentKey(hash));
    };
    const isComplete = ({ result }: (typeof jobs)[number]): boolean => {
      const file = files.get((result as { id?: string } | null)?.id ?? "");
      return file !== undefined && store.objects.get(file.storageKey)?.length === file.bytes;
    };
    const times = (rows: readonly { run: string | null }[], id: string) => rows.filter(({ run }) => run === id).length;
    const mailTimes = (id: string) => [...mail.received].find(([messageId]) => messageId.includes(id))?.[1] ?? 0;
    const told = mails.filter(({ kind }) => kind === "RUN_COMPLETE").length;
    const complete = allRuns.filter(({ status }) => status === "COMPLETE");
    const differences = await checkLedger(db);
    return [
      {
        kind: "imports",
        total: ledger.imports.length,
        lost: ledger.imports.filter(({ projectId }) => !hasBoard(projectId)).length,
        doubled: ledger.imports.filter(({ name }) => (names.get(name) ?? 0) > 1).length,
        faults: [],
      },
      {
        kind: "runs",
        total: allRuns.length,
        lost: allRuns.length - complete.length + complete.filter(({ id }) => times(results, id) === 0).length,
        doubled: allRuns.filter(({ id }) => times(results, id) > 1).length,
        faults: allRuns.filter(({ status }) => status !== "COMPLETE").map(({ id, status }) => `run ${id}: ${status}`),
      },
      {
        kind: "notifications of runs",
        total: ends.length,
        lost: complete.filter(({ id }) => times(ends, id) === 0).length,
        doubled: complete.filter(({ id }) => times(ends, id) > 1).length,
        faults: [],
      },
      {
        kind: "exports",
        total: jobs.length,
        lost: jobs.filter((job) => job.status !== "COMPLETE" || !isComplete(job)).length,
        doubled: jobs.length - new Set(jobs.map(({ result }) => (result as { id?: string } | null)?.id)).size,
        faults: [
          ...ledger.exports
            .filter(({ status }) => status !== "COMPLETE")
            .map(({ jobId, status }) => `${jobId}: ${status}`),
          ...ledger.exports.filter(({ isWhole }) => !isWhole).map(({ jobId }) => `${jobId}: its file is not whole`),
        ],
      },
      {
        kind: "mails",
        total: mails.length,
        lost: mails.filter(({ id }) => mailTimes(id) === 0).length + Math.max(0, complete.length - told),
        // The same mail, sent again because its sender died before it noted the reply, has one Message-ID: docs/decisions/0041.
        doubled: Math.max(0, told - complete.length),
        faults: mails.filter(({ id }) => mailTimes(id) > 1).map(({ id }) => `mail ${id} came ${mailTimes(id)} times`),
      },
      {
        kind: "charges",
        total: charges.length,
        lost: complete.filter(({ id }) => times(ofRuns(charges), id) === 0).length,
        doubled: allRuns.filter(({ id }) => times(ofRuns(charges), id) > 1).length,
        faults: [
          ...differences.map(({ what, id, recorded, counted }) => `${what} ${id}: ${recorded}, counted ${counted}`),
          ...(await db.select().from(creditHolds).where(eq(creditHolds.state, "HELD"))).map(
            ({ id }) => `open hold ${id}`,
          ),
        ],
      },
    ];
  } finally {
    await database.close();
  }
}

function ofRuns(charges: readonly { readonly runId: string | null }[]): { run: string | null }[] {
  return charges.map(({ runId }) => ({ run: runId }));
}
