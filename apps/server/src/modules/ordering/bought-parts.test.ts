import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { orders, projects } from "../../platform/database/tables.ts";
import { CREATE_ADDRESS, OFFICE } from "../../testkit/address-operations.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { CREATE_ORDER, IMPORT_PRICES, OPTIONS, ORDER, orderForm, PRICES } from "../../testkit/order-operations.ts";
import { ROUTE, SELECT_ROUTING, waitForState } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { renewQuote } from "./change-order.ts";
import { makeFabricationFiles } from "./fabrication-files.ts";

const IMPORT_PARTS =
  "mutation ($input: ImportSupplyPriceListInput!) { importSupplyPriceList(input: $input) { parts } }";
const RESULT = `query ($input: EdaProjectResultInput!) { edaProjectResult(input: $input) { billOfMaterials { id } } }`;
const CHOOSE = "mutation ($input: ChooseEdaProjectPartInput!) { chooseEdaProjectPart(input: $input) { version } }";
const DAY = 86_400_000;
const ASSEMBLED = { options: { assembly: "TOP", parts: "BOUGHT" } };
const LIST = `${PRICES}parts,BOUGHT,,500,LINE\n`;
/** Won for each part of four kinds. */
const partsAt = (won: number) =>
  [
    "MPN,Manufacturer,Supplier,Supplier PN,Currency,Quantity,Unit price,Min,Multiple",
    ...[1, 2, 3, 4].map((kind) => `RC${kind},Yageo,Shop,C${kind}00,KRW,1,${won},1,1`),
    "",
  ].join("\n");

let server: TestServer;
let boss: Client;
let owner: Client;
let id: string;
let addressId: string;
beforeAll(async () => {
  server = await startTestServer({
    configuration: { administrators: new Set(["boss@example.com"]), operationsPerMinute: 100_000 },
  });
  [boss, owner] = [await server.signedIn("boss@example.com"), await server.signedIn("owner@example.com")];
  await boss.get(IMPORT_PARTS, { fileName: "parts.csv", csv: partsAt(100) });
  await boss.get(IMPORT_PRICES, { fileName: "prices.csv", csv: LIST });
  const board = resistorBoard({ name: "assembled" });
  const text = new TextDecoder()
    .decode(board.bytes)
    .replace(/\(attr smd\)(?=\s+\(fp_text reference "R([1-4])")/g, '(property "MPN" "RC$1")\n    (attr smd)');
  id = await owner.createProject("Assembled", [{ ...board, bytes: Buffer.from(text) }]);
  await owner.get(ROUTE, { id });
  const done = await waitForState(owner, id, /_COMPLETE$/);
  await owner.get(SELECT_ROUTING, { id, historyId: done.run.results[0].id });
  addressId = (await owner.get(CREATE_ADDRESS, OFFICE)).createAddress.id;
  await vi.waitFor(async () => expect((await offer()).obstacles).toEqual([]), { timeout: 120_000, interval: 500 });
});
afterAll(() => server.stop());

const offer = async () => {
  const input = { projectId: id, quantity: 10, currency: "KRW", countryCode: "KR", ...ASSEMBLED };
  return (await owner.get(OPTIONS, input)).orderOptions;
};
const read = async (order: string) => (await owner.get(ORDER, { id: order })).order;

test("an expired price with bought parts is renewed at what the same parts cost today; other parts a person prices", async () => {
  const shownTotal = (await offer()).price.total.amount;
  const { createOrder } = await owner.get(CREATE_ORDER, orderForm(id, addressId, { ...ASSEMBLED, shownTotal }));
  const order: string = createOrder.id;
  const userId = (await owner.get("{ profile { userId } }")).profile.userId;
  const { application } = server;
  let days = 0;
  const renew = () => {
    days += 15;
    const at = new Date(application.now().getTime() + days * DAY);
    return renewQuote({ ...application, now: () => at }, userId, order);
  };
  expect(await renew()).toBe(true);
  expect((await read(order)).quotes.map(({ total }: { total: { amount: string } }) => total.amount)).toEqual([
    shownTotal,
    shownTotal,
  ]);
  // Ten boards of four parts: each costs 50 won more, and a tenth of tax.
  await boss.get(IMPORT_PARTS, { fileName: "parts.csv", csv: partsAt(150) });
  expect(await renew()).toBe(true);
  const [dearer] = (await read(order)).quotes;
  expect(Number(dearer.total.amount) - Number(shownTotal)).toBe(10 * 4 * 50 * 1.1);
  const [line] = (await owner.get(RESULT, { id })).edaProjectResult.billOfMaterials;
  await owner.get(CHOOSE, { id, version: 0, lineId: line.id, kind: "NONE" });
  expect(await renew()).toBe(false);
  const after = await read(order);
  expect(after.quotes).toHaveLength(3);
  expect(after.timeline.at(-1).event).toBe("ask-renew");
  const [row] = await application.db.select().from(orders).where(eq(orders.id, order));
  expect(row?.board.boughtHash).toMatch(/^[0-9a-f]{64}$/);
});

test("files that take longer than a request may are made once, in the background, and are there for the next request", async () => {
  const { application } = server;
  const [project] = await application.db.select().from(projects).where(eq(projects.id, id));
  if (project === undefined) throw new Error("the project was created");
  const userId = (await owner.get("{ profile { userId } }")).profile.userId;
  const request = {
    id,
    majorVersion: project.majorVersion,
    revisionVersion: project.revisionVersion,
    format: "GERBER_EXPORT",
    language: "en",
    options: { preset: "X2", boards: 1, currency: "KRW" },
  } as const;
  const making = vi.spyOn(application.patientThreads, "runLate");
  const subject = { userId, project, request };
  const early = await Promise.allSettled([1, 2].map(() => makeFabricationFiles(application, subject, 0)));
  for (const { status, ...rest } of early) {
    expect(status).toBe("rejected");
    expect(rest).toMatchObject({ reason: { details: { reason: "FILES_NOT_READY" } } });
  }
  const { report, bytes } = await makeFabricationFiles(application, subject, 60_000);
  expect(report?.ready).toBe(true);
  expect(bytes.byteLength).toBeGreaterThan(1000);
  expect(making).toHaveBeenCalledTimes(1);
  making.mockRestore();
});
