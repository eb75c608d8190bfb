import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { documents } from "../../platform/database/tables.ts";
import type { JudgeAnswer } from "../../threads/messages/judge-messages.ts";

/** Raise it when the judgement of boards changes: stored verdicts are then rebuilt. */
export const VERDICT_EDITION = 4;

/** As it lies beside a document, under `verdict` of its facts. */
interface StoredVerdict extends JudgeAnswer {
  readonly edition: number;
}

/** The stage of a document's board in SQL; null while it was not judged. */
export const storedStage = sql<
  string | null
>`case when (${documents.facts}->'verdict'->>'edition')::int = ${VERDICT_EDITION}
  then ${documents.facts}->'verdict'->>'stage' end`;

/** Of boards of projects, in their order; undefined for those that were not judged. */
export async function readVerdicts(
  db: Database,
  boards: readonly { readonly projectId: string; readonly boardHash: string }[],
): Promise<(JudgeAnswer | undefined)[]> {
  const rows = await db
    .select({ projectId: documents.projectId, hash: documents.hash, facts: documents.facts })
    .from(documents)
    .where(
      and(
        inArray(documents.projectId, [...new Set(boards.map(({ projectId }) => projectId))]),
        inArray(documents.hash, [...new Set(boards.map(({ boardHash }) => boardHash))]),
      ),
    );
  const verdicts = new Map(rows.map(({ projectId, hash, facts }) => [`${projectId} ${hash}`, currentVerdict(facts)]));
  return boards.map(({ projectId, boardHash }) => verdicts.get(`${projectId} ${boardHash}`));
}

/** Beside every holding of the document: equal boards have equal verdicts. */
export async function storeVerdict(db: Database, boardHash: string, verdict: JudgeAnswer): Promise<void> {
  const stored: StoredVerdict = { edition: VERDICT_EDITION, ...verdict };
  await db
    .update(documents)
    .set({
      facts: sql`coalesce(${documents.facts}, '{}'::jsonb) || ${JSON.stringify({ verdict: stored })}::jsonb`,
    })
    .where(eq(documents.hash, boardHash));
}

function currentVerdict(facts: unknown): JudgeAnswer | undefined {
  const stored = (facts as { readonly verdict?: StoredVerdict } | null)?.verdict;
  return stored?.edition === VERDICT_EDITION ? stored : undefined;
}
