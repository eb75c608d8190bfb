import { randomUUID } from "node:crypto";
import { and, asc, desc, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { estimateFiles, estimates, type Language } from "../../platform/database/tables.ts";
import { writeMail } from "../../platform/mail/templates/write-mail.ts";
import { takeAttempt } from "../../platform/rate-limits.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireLine, requireText } from "../../platform/require-text.ts";
import type { Page } from "../../wire/paging.ts";
import { openUpload } from "../files/uploads.ts";
import { pageUrl } from "../memberships/plan-mails.ts";
import { type EstimateRow, isValid, type QuoteRow } from "../orders/order-store.ts";
import { nextNumber } from "../purchases/purchase-number.ts";
import { refuseUnknown } from "./find-order.ts";
import { tellStaff } from "./order-mails.ts";

const LIMIT = { most: 30, withinMs: 3_600_000 };
const MAX_QUANTITY = 1_000_000;
export const MAX_ESTIMATE_FILES = 5;
export const MAX_ESTIMATE_FILE_BYTES = 10_485_760;

export interface EstimateInput {
  readonly key: string;
  readonly company: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly board: string;
  readonly quantity: number;
  readonly wishedDate?: string | null | undefined;
  readonly message: string;
  readonly consent: boolean;
  readonly fileUrls: readonly string[];
}

/** Stores what somebody asks a price for, mails them its number, and tells staff. Sent twice, it is stored once. */
export async function createEstimate(
  application: Application,
  { userId, language }: { readonly userId: string; readonly language: Language },
  input: EstimateInput,
): Promise<{ readonly id: string; readonly number: string }> {
  const { db, now, storage } = application;
  if (!isUuid(input.key)) refuseField("key", refusal("not-a-form-key", {}));
  const before = await findByKey(db, userId, input.key);
  if (before !== undefined) return before;
  const values = check(input, now());
  if (input.fileUrls.length > MAX_ESTIMATE_FILES)
    refuseField("fileUrls", refusal("too-many-inquiry-files", { most: MAX_ESTIMATE_FILES }));
  if ((await takeAttempt(db, [{ key: `order:${userId}`, ...LIMIT }], now())) === undefined)
    throw new ApplicationError("TOO_MANY_AUTHENTICATION_REQUESTS", refusal("too-many-orders", { most: LIMIT.most }));
  const kept = await keepFiles(application, userId, input.fileUrls);
  const at = now();
  const stored = await db
    .transaction(async (transaction) => {
      const inside = { ...application, db: transaction };
      const [row] = await transaction
        .insert(estimates)
        .values({
          ...values,
          userId,
          language,
          requestKey: input.key,
          number: await nextNumber(transaction, "EST", at),
          consentAt: at,
          createdAt: at,
          updatedAt: at,
        })
        .onConflictDoNothing()
        .returning();
      if (row === undefined) return undefined;
      const { id, number, email } = row;
      if (kept.length > 0)
        await transaction.insert(estimateFiles).values(kept.map((file) => ({ ...file, estimateId: id })));
      const url = pageUrl(application, `/estimate/detail/${id}`);
      await inside.mailer.post(email, writeMail("ESTIMATE_RECEIVED", language, { number, url }), transaction);
      await tellStaff(inside, { number, path: `/admin/estimates/${id}` }, "ESTIMATE");
      return { id, number };
    })
    .catch(async (error: unknown) => {
      for (const { storageKey } of kept) await storage.remove(storageKey);
      throw error;
    });
  if (stored !== undefined) return stored;
  for (const { storageKey } of kept) await storage.remove(storageKey);
  return (await findByKey(db, userId, input.key)) ?? refuseUnknown();
}

/** One's own; another's does not exist. */
export async function requireEstimate(db: Database, userId: string, id: string): Promise<EstimateRow> {
  const [row] = isUuid(id)
    ? await db
        .select()
        .from(estimates)
        .where(and(eq(estimates.id, id), eq(estimates.userId, userId)))
    : [];
  return row ?? refuseUnknown();
}

/** One's own, the newest first. */
export async function listEstimates(db: Database, userId: string, page: Page) {
  const where = eq(estimates.userId, userId);
  const nodes = await db
    .select()
    .from(estimates)
    .where(where)
    .orderBy(desc(estimates.createdAt), desc(estimates.number))
    .limit(page.size)
    .offset(page.offset);
  return { nodes, total: await db.$count(estimates, where) };
}

export function listEstimateFiles(db: Database, estimateId: string) {
  return db
    .select()
    .from(estimateFiles)
    .where(eq(estimateFiles.estimateId, estimateId))
    .orderBy(asc(estimateFiles.rank));
}

/** As it is shown: a price that was not accepted in time has expired. */
export function shownEstimateState(
  { state }: EstimateRow,
  newest: QuoteRow | undefined,
  at: Date,
): EstimateRow["state"] | "EXPIRED" {
  return state === "QUOTED" && newest !== undefined && !isValid(newest, at) ? "EXPIRED" : state;
}

async function findByKey(db: Database, userId: string, key: string) {
  const [row] = await db
    .select({ id: estimates.id, number: estimates.number })
    .from(estimates)
    .where(and(eq(estimates.userId, userId), eq(estimates.requestKey, key)));
  return row;
}

async function keepFiles(application: Application, userId: string, urls: readonly string[]) {
  const kept: Omit<typeof estimateFiles.$inferInsert, "estimateId">[] = [];
  try {
    for (const [rank, url] of urls.entries()) {
      const opened = await openUpload(application, userId, url);
      if (opened.bytes > MAX_ESTIMATE_FILE_BYTES) {
        opened.stream.destroy();
        refuseField(
          "fileUrls",
          refusal("file-over-10-mb", { name: opened.name, bytes: opened.bytes, most: MAX_ESTIMATE_FILE_BYTES }),
        );
      }
      const storageKey = `estimates/${randomUUID()}`;
      const { bytes } = await application.storage.writeStream(storageKey, opened.stream, MAX_ESTIMATE_FILE_BYTES);
      kept.push({ name: opened.name, storageKey, mediaType: "application/octet-stream", bytes, rank });
    }
  } catch (error) {
    for (const { storageKey } of kept) await application.storage.remove(storageKey);
    throw error;
  }
  return kept;
}

function check(input: EstimateInput, at: Date) {
  if (!input.consent) refuseField("consent", refusal("estimate-consent-missing", {}));
  const { quantity, wishedDate } = input;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY)
    refuseField("quantity", refusal("number-out-of-range", { least: 1, most: MAX_QUANTITY }));
  const phone = requireLine("phone", input.phone, 40);
  if (!/^\+?[\d\s().-]{4,}$/.test(phone)) refuseField("phone", refusal("not-a-phone-number", {}));
  const email = requireLine("email", input.email, 254);
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) refuseField("email", refusal("not-an-email", {}));
  if (wishedDate && !isDayFrom(wishedDate, at)) refuseField("wishedDate", refusal("not-a-day", {}));
  return {
    company: requireLine("company", input.company, 100),
    name: requireLine("name", input.name, 60),
    phone,
    email,
    board: requireLine("board", input.board, 500),
    quantity,
    wishedDate: wishedDate || null,
    message: requireText("message", input.message, 5000),
  };
}

/** A day that exists and is not past anywhere. */
function isDayFrom(text: string, at: Date): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  if (day === undefined || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text)) return false;
  return day.getTime() > at.getTime() - 2 * 86_400_000;
}
