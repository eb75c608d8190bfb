/**
 * How long pages of orders and money take at the server: 2,000 orders and estimates with two quotes each, their timelines,
 * files, shipments and purchases, and 10,000 changes of credits, of one person who is an administrator, too. The first page,
 * the last, searches, what waits for staff, and one order with everything that belongs to it.
 *
 * `npm run bench -- orders [--orders 2000] [--lines 10000] [--times 200]`; only that size is kept in results/.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { heldByUser } from "../../apps/server/src/modules/access/holder.ts";
import { lockWallet } from "../../apps/server/src/modules/credits/wallet.ts";
import { purchases } from "../../apps/server/src/platform/database/tables.ts";
import type { TestServer } from "../../apps/server/src/testkit/start-test-server.ts";
import { type MeasuredPage, measurePages } from "../lists/measure-pages.ts";

const RESULT = join(import.meta.dirname, "../results/orders.txt");
const USUAL = { orders: "2000", lines: "10000", times: "200" };

const MONEY = "{ currency amount }";
const ROW = `id number state waitsFor projectName quantity createdAt total ${MONEY}`;
const QUOTE = `id version lines { item choice unit count text amount ${MONEY} } net ${MONEY} tax ${MONEY} total ${MONEY}
  isTaxed leadDays validUntil isValid source acceptedAt declinedAt createdAt purchase { id state }`;
const OWN = `query ($input: OrderConnectionInput!) { orderConnection(input: $input) { totalCount nodes { ${ROW} } } }`;
const ONE = `query ($input: OrderInput!) { order(input: $input) { ${ROW} quotes { ${QUOTE} }
  files { id name sha256 } timeline { id event to by note at } shipments { id carrier trackingNumber } } }`;
const STAFF = `query ($input: StaffOrderConnectionInput!) { staffOrderConnection(input: $input) {
  totalCount nodes { id order { ${ROW} cancelAskedAt } buyer { id email } } } }`;
const ESTIMATES = `query ($input: KesEstimateConnectionInput!) { kesEstimateConnection(input: $input) {
  totalCount nodes { id number state board quantity createdAt } } }`;
const STAFF_ESTIMATES = `query ($input: StaffEstimateConnectionInput!) { staffEstimateConnection(input: $input) {
  totalCount nodes { id number state company email board quantity createdAt } } }`;
const PURCHASES = `query ($input: PurchaseConnectionInput!) { purchaseConnection(input: $input) {
  totalCount nodes { id number kind state total ${MONEY} createdAt } } }`;
const STAFF_PURCHASES = `query ($input: StaffPurchaseConnectionInput!) { staffPurchaseConnection(input: $input) {
  totalCount nodes { purchase { id number state total ${MONEY} } } } }`;
const CREDITS = `query ($input: CreditConnectionInput!) { creditConnection(input: $input) {
  totalCount nodes { at reason amount balance state projectId projectName } } }`;
const OVERVIEW = "{ administrationOverview { orders { count oldestAt } estimates { count oldestAt } } }";

const { values } = parseArgs({
  options: {
    orders: { type: "string", default: USUAL.orders },
    lines: { type: "string", default: USUAL.lines },
    times: { type: "string", default: USUAL.times },
  },
});
const [orders, lines, times] = [values.orders, values.lines, values.times].map(Number) as [number, number, number];

const { text, isReached } = await measurePages({ times, fill });
const said = `${orders} orders and as many estimates, ${lines} changes of credits; each page asked for ${times} times, one after the other, on ${availableParallelism()} cores.\n${text}`;
process.stdout.write(said);
if (Object.entries(USUAL).every(([name, value]) => values[name as keyof typeof USUAL] === value))
  writeFileSync(RESULT, said);
process.exitCode = isReached ? 0 : 1;

async function fill({ application: { db } }: TestServer, userId: string): Promise<readonly MeasuredPage[]> {
  const states =
    "'REQUESTED','QUOTED','QUOTED','PAID','PRODUCING','SHIPPED','DELIVERED','DELIVERED','DELIVERED','CANCELED'";
  const state = `(array[${states}])[1 + n % 10]`;
  const quoted = JSON.stringify([
    { kind: "RATE", item: "board", choice: "2", unit: "DM2", count: "12.5", amount: "2500" },
    { kind: "RATE", item: "shipping", choice: "OTHER", unit: "ORDER", count: "1", amount: "1500" },
  ]);
  await db.execute(`insert into orders (number, owner_id, placed_by, request_key, project_name, major_version, revision_version,
      board_hash, board, quantity, options, address, currency, custom_made_consent_at, state, created_at)
    select 'ORD-2026-' || lpad(n::text, 6, '0'), '${userId}'::uuid, '${userId}'::uuid, gen_random_uuid(), 'Project ' || n % 90, 1, 0,
      'hash', '{"layers": 2, "width": 50000000, "height": 40000000, "parts": 20, "billLines": 9, "verdict": "READY"}'::jsonb,
      5, '{"thickness": "1.6", "finish": "ENIG"}'::jsonb, '{"name": "Lab", "receiver": "Mina Kim"}'::jsonb, 'USD', now(),
      ${state}, now() - make_interval(mins => ${orders} - n)
    from generate_series(1, ${orders}) n`);
  await db.execute(`insert into estimates (number, user_id, request_key, language, company, name, phone, email, board, quantity,
      message, consent_at, state, created_at)
    select 'EST-2026-' || lpad(n::text, 6, '0'), '${userId}'::uuid, gen_random_uuid(), 'en', 'Lamp Works ' || n % 50, 'Mina Kim',
      '+12025550123', 'mina' || n || '@example.com', '6 layers', 100, 'A message', now(),
      (array['SUBMITTED','QUOTED','ACCEPTED','CLOSED'])[1 + n % 4], now() - make_interval(mins => n)
    from generate_series(1, ${orders}) n`);
  const quote = (
    column: string,
    of: string,
  ) => `insert into quotes (${column}, version, lines, net, tax, total, currency, tax_rule,
      lead_days, valid_until, source, accepted_at, created_at)
    select o.id, v, '${quoted}'::jsonb, 4000, 0, 4000, 'USD', 'NONE', 5, now() + interval '14 days', 'STAFF',
      case when v = 2 and o.state not in ('REQUESTED', 'QUOTED', 'SUBMITTED') then now() end, o.created_at
    from ${of} o cross join generate_series(1, 2) v where o.state not in ('REQUESTED', 'SUBMITTED')`;
  await db.execute(quote("order_id", "orders"));
  await db.execute(quote("estimate_id", "estimates"));
  await db.execute(`insert into order_files (order_id, kind, name, storage_key, sha256, bytes, rank)
    select o.id, 'BILL', 'bom.csv', gen_random_uuid()::text, repeat('0', 64), 1000, r from orders o cross join generate_series(1, 4) r`);
  await db.execute(`insert into order_events (order_id, event, to_state, by, at)
    select o.id, 'quote', o.state, 'STAFF', o.created_at from orders o cross join generate_series(1, 6) e`);
  await db.execute(`insert into shipments (order_id, quantity, carrier, tracking_number, shipped_at)
    select id, 5, 'DHL', '1234567890', now() from orders where state in ('SHIPPED', 'DELIVERED')`);
  await db.execute(`insert into purchases (number, owner_id, buyer_id, kind, lines, net, tax, total, currency, tax_rule, state,
      due_at, key, created_at, paid_at)
    select replace(o.number, 'ORD', 'PUR'), '${userId}'::uuid, '${userId}'::uuid, 'ORDER',
      jsonb_build_array(jsonb_build_object('kind', 'ORDER', 'quoteId', q.id, 'subjectId', o.id, 'number', o.number, 'amount', '4000')),
      4000, 0, 4000, 'USD', 'NONE', case when o.state = 'CANCELED' then 'VOID' else 'PAID' end, now(), 'order:' || q.id, o.created_at,
      case when o.state <> 'CANCELED' then now() end
    from orders o join quotes q on q.order_id = o.id and q.accepted_at is not null`);
  await db.execute(`insert into payments (id, purchase_id, provider, amount, currency, state, is_test, started_at, depositor_code)
    select 'pay_' || replace(p.id::text, '-', ''), p.id, 'transfer', 4000, 'USD', 'SUCCEEDED', false, p.created_at, null
    from purchases p where p.state = 'PAID'`);
  await fillLedger(db, userId);
  await db.execute("analyze");
  const { rows } = (await db.execute("select id from orders where state = 'DELIVERED' limit 1")) as unknown as {
    readonly rows: readonly { readonly id: string }[];
  };
  const last = Math.ceil(orders / 10);
  const bought = Math.max(1, Math.ceil((await db.$count(purchases)) / 10));
  return [
    ["own orders, first page", OWN, { page: 1 }],
    ["own orders, last page", OWN, { page: last }],
    ["own orders in production", OWN, { state: "PRODUCING" }],
    ["one order with all of it", ONE, { id: rows[0]?.id }],
    ["orders that wait for staff", STAFF, { filter: "WAITING" }],
    ["orders of users, last page", STAFF, { page: last }],
    ["orders of users, search", STAFF, { keyword: "project 49" }],
    ["own estimates, last page", ESTIMATES, { page: last }],
    ["estimates of users, search", STAFF_ESTIMATES, { keyword: "works 49" }],
    ["own purchases, last page", PURCHASES, { page: bought }],
    ["purchases of users, waiting", STAFF_PURCHASES, { filter: "AWAITING" }],
    ["purchases of users, search", STAFF_PURCHASES, { filter: "ALL", keyword: "0019" }],
    ["history of credits, first page", CREDITS, { page: 1 }],
    ["history of credits, last page", CREDITS, { page: Math.ceil(lines / 10) }],
    ["overview of the administration", OVERVIEW, undefined],
  ];
}

/** Gifts of one credit, each of which has expired: two lines of the history. */
async function fillLedger(db: TestServer["application"]["db"], userId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockWallet(transaction, heldByUser(userId));
    const wallet = `(select id from credit_accounts where kind = 'WALLET' and owner_id = '${userId}')`;
    const other = (kind: string) => `(select id from credit_accounts where kind = '${kind}')`;
    const months = Math.floor(lines / 2);
    await transaction.execute(`insert into credit_grants (account_id, source, amount, remaining, expires_at)
      select ${wallet}, 'GIFT', 1, 0, now() - make_interval(mins => n) from generate_series(1, ${months}) n`);
    for (const [kind, reason, sign, account] of [
      ["GRANT", "GIFT", 1, "GIFT"],
      ["EXPIRE", "EXPIRED", -1, "EXPIRED"],
    ] as const) {
      await transaction.execute(`insert into credit_transactions (key, kind, reason, at)
        select 'bench:${kind}:' || id, '${kind}', '${reason}', now() from credit_grants where account_id = ${wallet} and remaining = 0`);
      const of = `from credit_transactions t join credit_grants g on t.key = 'bench:${kind}:' || g.id`;
      await transaction.execute(`insert into credit_entries (transaction_id, account_id, grant_id, amount)
        select t.id, ${wallet}, g.id, ${sign} ${of}`);
      await transaction.execute(`insert into credit_entries (transaction_id, account_id, amount)
        select t.id, ${other(account)}, ${-sign} ${of}`);
    }
  });
}
