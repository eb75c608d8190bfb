import { createHash } from "node:crypto";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { faqs, type NoticeLanguage } from "../../platform/database/tables.ts";
import { ENGLISH_ANSWERS } from "./shipped/english.ts";
import { KOREAN_ANSWERS } from "./shipped/korean.ts";
import { SHIPPED_ORDER, type ShippedAnswers } from "./shipped/shipped-answers.ts";

const SHIPPED: readonly (readonly [NoticeLanguage, ShippedAnswers])[] = [
  ["EN", ENGLISH_ANSWERS],
  ["KO", KOREAN_ANSWERS],
];
/** Leaves an administrator space between two shipped answers. */
const RANK_STEP = 10;

/**
 * The answers that come with the application, at every start: new ones join the list, changed ones replace their former
 * text. What an administrator edited or deleted stays as the administrator left it.
 */
export async function shipFaqs({ db, now }: Pick<Application, "db" | "now">): Promise<void> {
  const stored = await db.select().from(faqs).where(isNotNull(faqs.shippedKey));
  const values = SHIPPED.flatMap(([language, { categories, answers }]) =>
    SHIPPED_ORDER.map(({ key, category }, index) => ({
      language,
      category: categories[category],
      title: answers[key].question,
      content: answers[key].answer.join("\n\n"),
      rank: index * RANK_STEP,
      shippedKey: key,
    })),
  );
  const rowOf = new Map(stored.map((row) => [`${row.language} ${row.shippedKey}`, row]));
  const added = values.filter(({ language, shippedKey }) => !rowOf.has(`${language} ${shippedKey}`));
  if (added.length > 0)
    await db
      .insert(faqs)
      .values(
        added.map((value) => ({ ...value, shippedHash: hashOfAnswer(value), createdAt: now(), updatedAt: now() })),
      )
      // Another process of the same server may have been faster.
      .onConflictDoNothing();
  for (const value of values) {
    const row = rowOf.get(`${value.language} ${value.shippedKey}`);
    const hash = hashOfAnswer(value);
    if (
      row === undefined ||
      row.shippedHash === hash ||
      row.deletedAt !== null ||
      hashOfAnswer(row) !== row.shippedHash
    )
      continue;
    await db
      .update(faqs)
      .set({ ...value, shippedHash: hash, updatedAt: now() })
      .where(and(eq(faqs.id, row.id), eq(faqs.shippedHash, row.shippedHash)));
  }
}

export function hashOfAnswer(row: Pick<typeof faqs.$inferSelect, "category" | "title" | "content" | "rank">): string {
  return createHash("sha256")
    .update(JSON.stringify([row.category, row.title, row.content, row.rank]))
    .digest("base64url");
}
