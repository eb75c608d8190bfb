import { and, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import type { PartCandidate, PartQuestion } from "../../platform/database/part-match-records.ts";
import { knownParts } from "../../platform/database/tables.ts";
import { type Holder, holderId } from "../access/holder.ts";

/** Keeps what a part was matched with for the holder's later projects, in place of what was kept before. */
export async function rememberPart(
  db: Database,
  holder: Holder,
  question: PartQuestion,
  candidate: PartCandidate,
  updatedAt: Date,
): Promise<void> {
  await db
    .insert(knownParts)
    .values({ ...holder, kind: question.signature, question, candidate, updatedAt })
    .onConflictDoUpdate({ target: [knownParts.holderId, knownParts.kind], set: { question, candidate, updatedAt } });
}

export async function forgetPart(db: Database, holder: Holder, { signature }: PartQuestion): Promise<void> {
  await db.delete(knownParts).where(and(eq(knownParts.holderId, holderId(holder)), eq(knownParts.kind, signature)));
}
