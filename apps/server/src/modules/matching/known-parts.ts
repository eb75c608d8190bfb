import { and, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import type { PartCandidate, PartQuestion } from "../../platform/database/part-match-records.ts";
import { knownParts } from "../../platform/database/tables.ts";

/** Keeps what a part was matched with for the owner's later projects, in place of what was kept before. */
export async function rememberPart(
  db: Database,
  ownerId: string,
  question: PartQuestion,
  candidate: PartCandidate,
  updatedAt: Date,
): Promise<void> {
  await db
    .insert(knownParts)
    .values({ ownerId, kind: question.signature, question, candidate, updatedAt })
    .onConflictDoUpdate({ target: [knownParts.ownerId, knownParts.kind], set: { question, candidate, updatedAt } });
}

export async function forgetPart(db: Database, ownerId: string, { signature }: PartQuestion): Promise<void> {
  await db.delete(knownParts).where(and(eq(knownParts.ownerId, ownerId), eq(knownParts.kind, signature)));
}
