import { type CurrencyCode, type Money, moneyFromDecimal, moneyToDecimal } from "@tracewright/assembly";
import { and, asc, desc, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { creditPacks, plans, planVersions } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { MAX_WEIGHT } from "../../platform/work/work-turns.ts";
import type { Act } from "../audit/act.ts";
import type { PlanVersionRow } from "../credits/monthly-credits.ts";
import type { CreditPackRow } from "../plans/purchase-credits.ts";

const MAX_CREDITS = 100_000;
const MAX_PROJECTS = 100_000;
const MAX_MEMBERS = 1_000;
/** In minor units; far above any price, far below what sums of thousands could not hold. */
const MAX_PRICE = 1_000_000_000n;

/** Every version of every plan, the newest of a plan first. */
export async function listVersions(db: Database): Promise<readonly PlanVersionRow[]> {
  const rows = await db
    .select({ version: planVersions })
    .from(planVersions)
    .innerJoin(plans, eq(plans.id, planVersions.planId))
    .orderBy(asc(plans.rank), desc(planVersions.version));
  return rows.map(({ version }) => version);
}

/** Every pack of credits, also those that are offered no more. */
export function listAllPacks(db: Database): Promise<CreditPackRow[]> {
  return db
    .select()
    .from(creditPacks)
    .orderBy(asc(creditPacks.isArchived), asc(creditPacks.credits), desc(creditPacks.publishedAt));
}

interface Prices {
  readonly priceKrw?: string | null | undefined;
  readonly priceUsd?: string | null | undefined;
}

export interface PlanVersionInput extends Prices {
  readonly planId: string;
  readonly creditsAMonth: number;
  readonly projectLimit: number;
  readonly memberLimit?: number | null | undefined;
  readonly queueWeight?: number | null | undefined;
}

/** Publishes the next version of a plan. It never changes; subscribers stay on theirs until they agree to it. */
export async function publishVersion({ db, now }: Application, input: PlanVersionInput): Promise<Act<string>> {
  const [plan] = await db.select().from(plans).where(eq(plans.id, input.planId)).for("update");
  if (plan === undefined) throw new ApplicationError("NOT_FOUND", refusal("does-not-exist", {}));
  const memberLimit = plan.holderKind === "TEAM" ? (input.memberLimit ?? null) : null;
  requireNumber("creditsAMonth", input.creditsAMonth, 0, MAX_CREDITS);
  requireNumber("projectLimit", input.projectLimit, 1, MAX_PROJECTS);
  if (plan.holderKind === "TEAM") requireNumber("memberLimit", memberLimit ?? 0, 1, MAX_MEMBERS);
  const queueWeight = input.queueWeight ?? 1;
  requireNumber("queueWeight", queueWeight, 1, MAX_WEIGHT);
  const prices = readPrices(input);
  const [newest] = await db
    .select()
    .from(planVersions)
    .where(eq(planVersions.planId, plan.id))
    .orderBy(desc(planVersions.version))
    .limit(1);
  const [version] = await db
    .insert(planVersions)
    .values({
      planId: plan.id,
      version: (newest?.version ?? 0) + 1,
      ...prices,
      creditsAMonth: input.creditsAMonth,
      projectLimit: input.projectLimit,
      memberLimit,
      queueWeight,
      isSample: false,
      publishedAt: now(),
    })
    .returning();
  if (version === undefined) throw new Error("the database returned no plan version");
  return {
    subject: ["OFFER", `${plan.id} ${version.version}`],
    ...(newest && { before: factsOf(newest) }),
    after: factsOf(version),
    value: version.id,
  };
}

export interface PackInput extends Prices {
  readonly credits: number;
}

/** Publishes a pack of credits, whose price never changes. */
export async function publishPack({ db, now }: Application, input: PackInput): Promise<Act<string>> {
  requireNumber("credits", input.credits, 1, MAX_CREDITS);
  const [pack] = await db
    .insert(creditPacks)
    .values({ credits: input.credits, ...readPrices(input), isSample: false, publishedAt: now() })
    .returning();
  if (pack === undefined) throw new Error("the database returned no pack of credits");
  return { subject: ["OFFER", pack.id], after: { credits: pack.credits, ...priceFacts(pack) }, value: pack.id };
}

/** Offers a pack no more; what was bought of it stays. */
export async function archivePack({ db }: Application, id: string): Promise<Act<string>> {
  const [pack] = isUuid(id)
    ? await db
        .update(creditPacks)
        .set({ isArchived: true })
        .where(and(eq(creditPacks.id, id), eq(creditPacks.isArchived, false)))
        .returning()
    : [];
  if (pack === undefined) throw new ApplicationError("NOT_FOUND", refusal("does-not-exist", {}));
  return { subject: ["OFFER", pack.id], before: { isExposed: true }, after: { isExposed: false }, value: pack.id };
}

/** Of an offer that is sold at least in one currency, or free. */
function readPrices({ priceKrw, priceUsd }: Prices): {
  readonly priceKrw: bigint | null;
  readonly priceUsd: bigint | null;
} {
  const prices = { priceKrw: readPrice("priceKrw", priceKrw, "KRW"), priceUsd: readPrice("priceUsd", priceUsd, "USD") };
  if (prices.priceKrw === null && prices.priceUsd === null) refuseField("priceKrw", refusal("price-missing", {}));
  return prices;
}

function readPrice(field: string, decimal: string | null | undefined, currency: CurrencyCode): bigint | null {
  if (decimal == null || decimal.trim() === "") return null;
  const price: Money | undefined = moneyFromDecimal(decimal.trim(), currency);
  if (price === undefined || price.minor < 0n || price.minor > MAX_PRICE)
    refuseField(field, refusal("not-an-amount", { currency }));
  return price.minor;
}

function requireNumber(field: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most)
    refuseField(field, refusal("number-out-of-range", { least, most }));
}

function priceFacts({ priceKrw, priceUsd }: { readonly priceKrw: bigint | null; readonly priceUsd: bigint | null }) {
  const text = (minor: bigint | null, currency: CurrencyCode) =>
    minor === null ? null : moneyToDecimal({ minor, currency });
  return { priceKrw: text(priceKrw, "KRW"), priceUsd: text(priceUsd, "USD") };
}

function factsOf(version: PlanVersionRow) {
  const { creditsAMonth, projectLimit, memberLimit, queueWeight } = version;
  return { ...priceFacts(version), credits: creditsAMonth, projectLimit, memberLimit, queueWeight };
}
