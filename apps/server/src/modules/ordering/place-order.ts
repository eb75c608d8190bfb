import { formatMoney, moneyToDecimal } from "@tracewright/assembly";
import { and, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import { orders } from "../../platform/database/tables.ts";
import { takeAttempt } from "../../platform/rate-limits.ts";
import { refusal } from "../../platform/refusal.ts";
import { holderOf } from "../access/holder.ts";
import { findRole } from "../access/memberships.ts";
import { refusalInTeam } from "../access/policy.ts";
import { findAddress } from "../addresses/address-store.ts";
import type { OrderRow } from "../orders/order-store.ts";
import { requireProject } from "../projects/project-policy.ts";
import { dropFiles, freezeFiles } from "./freeze-files.ts";
import { impossibleOptions, type OfferRequest, type OrderOffer, readOffer } from "./order-offer.ts";
import { soldBy, storeOrder } from "./store-order.ts";

const LIMIT = { most: 30, withinMs: 3_600_000 };
const MAX_NOTE_CHARACTERS = 2000;

export interface PlaceRequest extends Omit<OfferRequest, "countryCode"> {
  /** Of the form: sent twice, it orders once. */
  readonly key: string;
  readonly addressId: string;
  /** The total that the form showed, a plain decimal; absent: it said that a person prices the order. */
  readonly shownTotal?: string | null | undefined;
  readonly customMadeConsent: boolean;
  readonly note?: string | null | undefined;
}

/**
 * Places an order of a version: its files, address and options are copied, and a price list that has a price quotes it at
 * once. Refused while something is open on the board, where the fabrication files do not pass their check, and where the
 * price is another than was shown.
 */
export async function placeOrder(application: Application, userId: string, request: PlaceRequest): Promise<string> {
  const { db, now } = application;
  // The project first: of a stranger's nothing is answered.
  const project = await requireProject(db, userId, request.projectId, "ORDER");
  if (!isUuid(request.key)) refuseField("key", refusal("not-a-form-key", {}));
  const before = await findPlaced(application, userId, request.key);
  if (before !== undefined) return before;
  if (!request.customMadeConsent) refuseField("customMadeConsent", refusal("order-consent-missing", {}));
  const note = readNote(request.note);
  const address = await findAddress(db, holderOf(project), request.addressId);
  const offer = await readOffer(application, userId, { ...request, countryCode: address.countryCode });
  requireReady(offer);
  requireShown(offer, request.shownTotal ?? undefined);
  if ((await takeAttempt(db, [{ key: `order:${userId}`, ...LIMIT }], now())) === undefined)
    throw new ApplicationError("TOO_MANY_AUTHENTICATION_REQUESTS", refusal("too-many-orders", { most: LIMIT.most }));
  const files = await freezeFiles({ application, userId, offer, request });
  const approval = await approvalOf(application, userId, project.teamId);
  const placing = { userId, request, project, offer, address, note, approval, files, at: now() };
  const placed = await db
    .transaction((transaction) => storeOrder({ ...application, db: transaction }, placing))
    .catch(async (error: unknown) => {
      await dropFiles(application, files);
      throw error;
    });
  if (placed !== undefined) return placed;
  // The same form came twice at once, and the other one was faster.
  await dropFiles(application, files);
  const other = await findPlaced(application, userId, request.key);
  if (other === undefined) throw new Error("an order is neither new nor there");
  return other;
}

function readNote(given: string | null | undefined): string {
  const note = (given ?? "")
    .normalize("NFC")
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .trim();
  if ([...note].length > MAX_NOTE_CHARACTERS)
    refuseField("note", refusal("text-length", { most: MAX_NOTE_CHARACTERS }));
  return note;
}

async function findPlaced({ db }: Application, userId: string, key: string): Promise<string | undefined> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.placedBy, userId), eq(orders.requestKey, key)));
  return order?.id;
}

function requireReady(offer: OrderOffer): void {
  const [obstacle] = offer.obstacles;
  if (obstacle !== undefined)
    throw new ApplicationError("CONFLICT", refusal("order-board-not-ready", { why: obstacle.kind }), {
      reason: "NO_CONFIRMED_ROUTING",
      obstacles: offer.obstacles,
    });
  const [option] = impossibleOptions(offer);
  if (option !== undefined)
    refuseField(option, refusal("order-option-impossible", { option, choice: offer.options[option] }));
}

function requireShown(offer: OrderOffer, shownTotal: string | undefined): void {
  const total = soldBy(offer)?.priced.sums.total;
  const is = total && moneyToDecimal(total);
  if (is === shownTotal) return;
  throw new ApplicationError("CONFLICT", refusal("order-price-changed", { total: total ? formatMoney(total) : "–" }), {
    reason: "PRICE_CHANGED",
    total: is ?? null,
  });
}

/** Who may not pay for the team orders with the approval of somebody who may. */
async function approvalOf({ db }: Application, userId: string, teamId: string | null): Promise<OrderRow["approval"]> {
  if (teamId === null) return "NONE";
  const role = await findRole(db, userId, teamId);
  return role !== undefined && refusalInTeam(role, "PAY") === undefined ? "NONE" : "WANTED";
}
