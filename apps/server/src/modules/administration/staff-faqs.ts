import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { refuseField } from "../../platform/application-error.ts";
import { faqs, type NoticeLanguage } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireText } from "../../platform/require-text.ts";
import type { Act } from "../audit/act.ts";
import { type FaqRow, requireFaq } from "../faqs/faq-store.ts";

const MAX_RANK = 1_000_000;

export interface FaqValues {
  readonly language: NoticeLanguage;
  readonly category: string;
  readonly subCategory?: string | null | undefined;
  readonly title: string;
  readonly content: string;
  readonly rank: number;
  readonly isExposed: boolean;
}

export async function createFaq({ db, now }: Application, input: FaqValues): Promise<Act<FaqRow>> {
  const values = check(input);
  const [row] = await db
    .insert(faqs)
    .values({ ...values, createdAt: now(), updatedAt: now() })
    .returning();
  if (row === undefined) throw new Error("a row that was inserted comes back");
  return { subject: ["FAQ", String(row.id)], after: factsOf(row), value: row };
}

export async function updateFaq({ db, now }: Application, id: string, input: FaqValues): Promise<Act<FaqRow>> {
  const found = await requireFaq(db, id);
  const values = check(input);
  const [row] = await db
    .update(faqs)
    .set({ ...values, updatedAt: now() })
    .where(eq(faqs.id, found.id))
    .returning();
  return { subject: ["FAQ", id], before: factsOf(found), after: factsOf(row ?? found), value: row ?? found };
}

export async function deleteFaq({ db, now }: Application, id: string): Promise<Act<string>> {
  const found = await requireFaq(db, id);
  // A shipped one stays as a row, so that the next start does not bring it back.
  if (found.shippedKey === null) await db.delete(faqs).where(eq(faqs.id, found.id));
  else await db.update(faqs).set({ deletedAt: now() }).where(eq(faqs.id, found.id));
  return { subject: ["FAQ", id], before: factsOf(found), value: id };
}

function factsOf({ language, category, title, rank, isExposed }: FaqRow) {
  return { language, category, title, rank, isExposed };
}

function check(input: FaqValues) {
  if (!Number.isInteger(input.rank) || Math.abs(input.rank) > MAX_RANK)
    refuseField("rank", refusal("rank-out-of-range", { most: MAX_RANK }));
  return {
    language: input.language,
    category: requireText("category", input.category, 60),
    subCategory: input.subCategory?.trim() ? requireText("subCategory", input.subCategory, 60) : null,
    title: requireText("title", input.title, 200),
    content: requireText("content", input.content, 5000),
    rank: input.rank,
    isExposed: input.isExposed,
  };
}
