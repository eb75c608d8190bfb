import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { planVersions } from "../../platform/database/tables.ts";
import type { Holder } from "../access/holder.ts";
import { freeCredits, isExpired, listLots } from "./lots.ts";
import { findMembership } from "./monthly-credits.ts";
import { findWallet } from "./wallet.ts";

export interface CreditBalance {
  /** What a run can be requested with. */
  readonly available: number;
  /** Reserved by runs that are not charged yet. */
  readonly held: number;
  /** Two records of the wallet differ: nothing can be spent until a person has corrected them. */
  readonly isStopped: boolean;
  /** What expires next of the available credits. */
  readonly expiresNext: { readonly amount: number; readonly at: Date } | null;
}

export async function readBalance(db: Database, holder: Holder, at: Date): Promise<CreditBalance> {
  const wallet = await findWallet(db, holder);
  if (wallet === undefined) return { available: 0, held: 0, isStopped: false, expiresNext: null };
  const lots = await listLots(db, wallet.id);
  const next = lots.find((lot) => lot.expiresAt !== null && !isExpired(lot, at) && lot.remaining > lot.held)?.expiresAt;
  const together = lots.filter(({ expiresAt }) => next != null && expiresAt?.getTime() === next.getTime());
  return {
    available: freeCredits(lots, at),
    held: lots.reduce((sum, { held }) => sum + held, 0),
    isStopped: wallet.stoppedAt !== null,
    expiresNext: next == null ? null : { amount: freeCredits(together, at), at: next },
  };
}

/** Of the credits that a plan brings a month. */
const LOW_SHARE = 0.2;

/** Whether it is time to think of more credits: none is left, or less than a fifth of what the plan brings a month. */
export async function isLow(
  db: Database,
  holder: Holder,
  { available }: Pick<CreditBalance, "available">,
): Promise<boolean> {
  const membership = await findMembership(db, holder);
  const [version] = membership
    ? await db.select().from(planVersions).where(eq(planVersions.id, membership.planVersionId))
    : [];
  return available === 0 || available < (version?.creditsAMonth ?? 0) * LOW_SHARE;
}
