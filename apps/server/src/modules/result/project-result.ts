import { type Amount, MAX_BOARDS, shareAmount, sumLots } from "@tracewright/assembly";
import { eq, inArray } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import { blocks, type Currency, type Language, users } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { BillAnswer } from "../../threads/messages/bill-messages.ts";
import { readLogicDocument } from "../designs/read-design.ts";
import { atVersion } from "../projects/project-history.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";
import type { VersionInput } from "../projects/version-input.ts";
import { SUPPLY } from "../supply/create-supply.ts";
import { readPartChoices, type StoredPartChoices } from "../supply/part-choice-store.ts";
import { readBill } from "../supply/read-bill.ts";
import type { SupplyProblem } from "../supply/supply-provider.ts";
import { type BlockOfLine, type PricedLine, priceBill } from "./price-bill.ts";

/** What a version of a project came to. */
export interface ProjectResult {
  readonly project: ProjectRow;
  readonly bill: BillAnswer;
  readonly boards: number;
  readonly currency: Currency;
  readonly lines: readonly (PricedLine & { readonly blocks: readonly BlockOfLine[] })[];
  readonly totals: readonly LotTotal[];
  readonly choices: StoredPartChoices;
  /** Why a supplier does not answer; null where all did that were asked. */
  readonly problem: SupplyProblem | null;
}

export interface LotTotal {
  readonly currency: string;
  /** Lines whose price is in that currency. */
  readonly lines: number;
  readonly lot: Amount;
  /** The lot's share of one board, rounded half up to a ten-thousandth. */
  readonly perBoard: Amount;
}

export interface ResultRequest extends VersionInput {
  readonly id: string;
  readonly boards?: number | null | undefined;
  readonly currency?: Currency | null | undefined;
  readonly language: Language;
}

/** How long an answer may take that suppliers are asked for: the request itself has 30 s. */
const ASKING_MS = 18_000;

/** The result of a version, with prices as far as they are known; nobody outside is asked. */
export async function readResult(
  application: Application,
  userId: string,
  request: ResultRequest,
): Promise<ProjectResult> {
  const { db } = application;
  const project = await atVersion(db, await requireProject(db, userId, request.id, "READ"), request);
  const boards = request.boards ?? 1;
  if (boards < 1 || boards > MAX_BOARDS)
    refuseField("boards", refusal("bill-boards-out-of-range", { most: MAX_BOARDS, boards }));
  const [bill, choices, currency] = await Promise.all([
    readBill(application, project),
    readPartChoices(db, project.id),
    currencyOf(application, userId, request),
  ]);
  const known = await blocksByName(application, project);
  const priced = await priceBill(application, {
    projectId: project.id,
    lines: bill.lines,
    choices: choices.choices,
    boards,
    currency,
  });
  const lines = priced.map((line) => ({
    ...line,
    blocks: (bill.blocks[line.line.id] ?? []).map(
      (name) => known.get(name) ?? { name, type: null, thumbnailUrl: null, categoryKey: null },
    ),
  }));
  return { project, bill, boards, currency, lines, totals: totalsOf(lines, boards, currency), choices, problem: null };
}

/** What the library says of the blocks of a project, by their names in it. */
async function blocksByName(
  application: Application,
  { logicHash }: Pick<ProjectRow, "logicHash">,
): Promise<ReadonlyMap<string, BlockOfLine>> {
  const uses = (await readLogicDocument(application, logicHash))?.uses ?? [];
  const ids = [...new Set(uses.map(({ block }) => block.id))].filter(isUuid);
  const rows = ids.length === 0 ? [] : await application.db.select().from(blocks).where(inArray(blocks.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    uses.flatMap(({ name, block }) => {
      const row = byId.get(block.id);
      if (!row) return [];
      const { blockType: type, thumbnailUrl, categoryKey } = row;
      return [[name, { name, type, thumbnailUrl, categoryKey }] as const];
    }),
  );
}

/**
 * The same, after the suppliers were asked for what is not known or not fresh. Lines that are still open can be
 * queried again.
 */
export async function askSuppliers(
  application: Application,
  userId: string,
  request: ResultRequest,
): Promise<ProjectResult> {
  const before = await readResult(application, userId, request);
  const questions = before.lines.flatMap(({ question }) => question ?? []);
  const until = new Date(application.now().getTime() + ASKING_MS);
  const asked = await Promise.all(
    application.services.get(SUPPLY).map((provider) => provider.ask(questions, { userId, until })),
  );
  const problem = asked.find((one) => one.problem !== null)?.problem ?? null;
  return { ...(await readResult(application, userId, request)), problem };
}

/** In the wished currency first. */
function totalsOf(lines: readonly PricedLine[], boards: number, currency: Currency): readonly LotTotal[] {
  const lots = lines.flatMap(({ lot }) => lot ?? []);
  return [...sumLots(lots)]
    .map(([code, lot]) => ({
      currency: code,
      lines: lots.filter((one) => one.currency === code).length,
      lot,
      perBoard: shareAmount(lot, boards),
    }))
    .sort((one, other) => Number(other.currency === currency) - Number(one.currency === currency));
}

/** The one that is asked for, the person's own, or that of their language. */
async function currencyOf(
  { db }: Application,
  userId: string,
  { currency, language }: Pick<ResultRequest, "currency" | "language">,
): Promise<Currency> {
  if (currency != null) return currency;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user?.chosenCurrency ?? (language === "ko" ? "KRW" : "USD");
}
