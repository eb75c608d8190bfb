import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { type CreditSource, creditGrants } from "../../platform/database/tables.ts";

export type LotRow = typeof creditGrants.$inferSelect;

/** What is taken from, or put into, one lot. */
export interface LotPart {
  readonly grantId: string;
  readonly amount: number;
}

/** Of lots that expire together: bought credits are used last. */
const ORDER_OF_SOURCES: readonly CreditSource[] = ["PLAN", "GIFT", "CORRECTION", "PURCHASE"];

/** The lots of a wallet that contain something, in the order in which they are used: those that expire first come first. */
export async function listLots(db: Database, accountId: string): Promise<LotRow[]> {
  const lots = await db
    .select()
    .from(creditGrants)
    .where(and(eq(creditGrants.accountId, accountId), gt(creditGrants.remaining, 0)))
    .orderBy(sql`${creditGrants.expiresAt} nulls last`, asc(creditGrants.line));
  return lots.sort(
    (a, b) =>
      (a.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) - (b.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) ||
      ORDER_OF_SOURCES.indexOf(a.source) - ORDER_OF_SOURCES.indexOf(b.source) ||
      a.line - b.line,
  );
}

export function isExpired({ expiresAt }: Pick<LotRow, "expiresAt">, at: Date): boolean {
  return expiresAt !== null && expiresAt.getTime() <= at.getTime();
}

/** What can be reserved or taken from lots. */
export function freeCredits(lots: readonly LotRow[], at: Date): number {
  return lots.reduce((sum, lot) => sum + (isExpired(lot, at) ? 0 : lot.remaining - lot.held), 0);
}

/** Takes `amount` from lots in their order; undefined where they do not contain that much. */
export function takeFromLots(lots: readonly LotRow[], amount: number, at: Date): LotPart[] | undefined {
  const parts: LotPart[] = [];
  let missing = amount;
  for (const lot of lots) {
    const taken = isExpired(lot, at) ? 0 : Math.min(missing, lot.remaining - lot.held);
    if (taken > 0) parts.push({ grantId: lot.id, amount: taken });
    missing -= taken;
  }
  return missing === 0 ? parts : undefined;
}

/** Adds to what is left of each lot and to what is held of it; negative takes away. */
export async function changeLots(
  transaction: Database,
  parts: readonly LotPart[],
  sign: { readonly remaining: -1 | 0 | 1; readonly held: -1 | 0 | 1 },
): Promise<void> {
  for (const { grantId, amount } of parts)
    await transaction
      .update(creditGrants)
      .set({
        remaining: sql`${creditGrants.remaining} + ${sign.remaining * amount}::integer`,
        held: sql`${creditGrants.held} + ${sign.held * amount}::integer`,
      })
      .where(eq(creditGrants.id, grantId));
}
