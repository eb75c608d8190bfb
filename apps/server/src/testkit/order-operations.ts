import { randomUUID } from "node:crypto";
import type { Client } from "./client.ts";
import { resistorBoard } from "./kicad-files.ts";
import { ROUTE, SELECT_ROUTING, waitForState } from "./run-operations.ts";

const PRICE =
  "lines { item unit count amount { amount } } net { amount } tax { amount } total { amount currency } leadDays";
export const OPTIONS = `query ($input: OrderOptionsQueryInput!) { orderOptions(input: $input) {
  layers width height parts obstacles { kind count } isSample isSold reasons { kind item choice } price { ${PRICE} }
  choices { name choices { choice problem needsPerson } } } }`;
export const CREATE_ORDER = "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }";
export const ORDER = `query ($input: OrderInput!) { order(input: $input) {
  id number state approval waitsFor mayPay projectId projectName quantity total { amount currency } cancelAskedAt
  address { receiver postalCode } files { id kind name sha256 bytes url }
  quotes { id version isValid validUntil source total { amount } purchase { id state } }
  timeline { event to by note } shipments { quantity carrier trackingNumber trackingUrl } } }`;
export const ORDERS = `query ($input: OrderConnectionInput!) { orderConnection(input: $input) {
  totalCount nodes { number state total { amount } waitsFor } } }`;
export const CANCEL_ORDER = "mutation ($input: OrderInput!) { cancelOrder(input: $input) { success } }";
export const ASK_CANCEL =
  "mutation ($input: RequestOrderCancelInput!) { requestOrderCancel(input: $input) { success } }";
export const APPROVE = "mutation ($input: ApproveOrderInput!) { approveOrder(input: $input) { success } }";
export const HAVE_IT = "mutation ($input: OrderInput!) { confirmDelivery(input: $input) { success } }";
export const ACCEPT_QUOTE = "mutation ($input: QuoteInput!) { acceptQuote(input: $input) { purchaseId } }";
export const IMPORT_PRICES =
  "mutation ($input: ImportBoardPriceListInput!) { importBoardPriceList(input: $input) { id isSample isActive rates } }";
export const RETIRE_PRICES =
  "mutation ($input: RetireBoardPriceListInput!) { retireBoardPriceList(input: $input) { success } }";
export const QUOTE_ORDER = "mutation ($input: QuoteOrderInput!) { quoteOrder(input: $input) { id } }";
export const ADVANCE = "mutation ($input: AdvanceOrderInput!) { advanceOrder(input: $input) { id } }";
export const SHIP = "mutation ($input: AddShipmentInput!) { addShipment(input: $input) { id } }";
export const STAFF_CANCEL = "mutation ($input: CancelOrderByStaffInput!) { cancelOrderByStaff(input: $input) { id } }";
export const DECLINE_CANCEL =
  "mutation ($input: DeclineOrderCancelInput!) { declineOrderCancel(input: $input) { id } }";
export const START_PAYMENT = "mutation ($input: StartPaymentInput!) { startPayment(input: $input) { id state } }";
export const CONFIRM_TRANSFER =
  "mutation ($input: ConfirmTransferInput!) { confirmTransfer(input: $input) { isPaid } }";

/** Numbers of a test, nobody's prices. */
export const PRICES = `Item,Choice,From,Price,Per
currency,,,KRW,
status,,,FINAL,
tax,,,EXCLUDED,
valid-days,,,14,
largest-mm,,,400,
smallest-mm,,,5,
board,2,1,10000,ORDER
board,2,1,2000,DM2
board,4,1,20000,ORDER
thickness,1.6,,0,ORDER
finish,HASL_LEAD_FREE,,0,ORDER
finish,ENIG,,15000,ORDER
mask,GREEN,,0,ORDER
silk,WHITE,,0,ORDER
copper,OZ_1,,0,ORDER
stencil,TOP,,8000,ORDER
assembly,TOP,,25000,ORDER
joint,SMD,,12.3,JOINT
parts,SENT_IN,,500,LINE
shipping,KR,,3000,ORDER
lead-time,BOARD,1,4,DAYS
lead-time,ASSEMBLY,1,5,DAYS
`;

/** A project whose board is routed and confirmed: it can be ordered. */
export async function createRoutedProject(owner: Client, name: string): Promise<string> {
  const id = await owner.createProject(name, [resistorBoard()]);
  await owner.get(ROUTE, { id });
  const done = await waitForState(owner, id, /_COMPLETE$/);
  await owner.get(SELECT_ROUTING, { id, historyId: done.run.results[0].id });
  return id;
}

/** What a form of the order tab sends, with what a test is not about. */
export function orderForm(projectId: string, addressId: string, change: object = {}) {
  return {
    key: randomUUID(),
    projectId,
    addressId,
    quantity: 10,
    currency: "KRW",
    customMadeConsent: true,
    ...change,
  };
}
