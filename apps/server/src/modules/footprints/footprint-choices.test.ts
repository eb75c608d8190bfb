import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { heldByUser } from "../access/holder.ts";
import { readFootprintChoices, rememberFootprints } from "./footprint-choice-store.ts";
import { removeForgottenChoices } from "./forget-footprint-choices.ts";

const LIST = "query { footprintChoices { wanted pins footprint chosenAt isOwn } }";
const FORGET =
  "mutation ($input: ForgetFootprintChoicesInput!) { forgetFootprintChoices(input: $input) { count forgottenAt } }";
const RESTORE = "mutation ($input: RestoreFootprintChoicesInput!) { restoreFootprintChoices(input: $input) { count } }";

let server: TestServer;
let owner: Client;
let ownerId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await server.signedIn();
  ownerId = (await owner.get("query { profile { user { id } } }")).profile.user.id;
  await remember("Odd:A", 2, 0);
  await remember("Odd:B", 3, 1);
});

const remember = (wanted: string, pins: number, minute: number) =>
  rememberFootprints(
    server.application.db,
    heldByUser(ownerId),
    [{ wanted, pins, footprint: `Taken:${wanted.slice(4)}`, template: null }],
    new Date(Date.UTC(2026, 0, 1, 0, minute)),
  );
const wantedOf = async (client: Client) =>
  (await client.get(LIST)).footprintChoices.map(({ wanted }: { wanted: string }) => wanted);

test("the account lists what it remembers, the newest first", async () => {
  expect((await owner.get(LIST)).footprintChoices).toEqual([
    { wanted: "Odd:B", pins: 3, footprint: "Taken:B", chosenAt: "2026-01-01T00:01:00.000Z", isOwn: false },
    { wanted: "Odd:A", pins: 2, footprint: "Taken:A", chosenAt: "2026-01-01T00:00:00.000Z", isOwn: false },
  ]);
});

test("one that is forgotten is no longer applied and comes back when that is undone", async () => {
  const { forgetFootprintChoices: forgotten } = await owner.get(FORGET, { choices: [{ wanted: "Odd:A", pins: 2 }] });
  expect(forgotten.count).toBe(1);
  expect(await wantedOf(owner)).toEqual(["Odd:B"]);
  expect((await readFootprintChoices(server.application.db, heldByUser(ownerId))).map(({ wanted }) => wanted)).toEqual([
    "Odd:B",
  ]);
  const { forgottenAt } = forgotten;
  expect((await owner.get(RESTORE, { forgottenAt })).restoreFootprintChoices.count).toBe(1);
  expect(await wantedOf(owner)).toEqual(["Odd:B", "Odd:A"]);
});

test("all are forgotten at once; what is chosen again after that is remembered, and not undone with the rest", async () => {
  const { forgetFootprintChoices: forgotten } = await owner.get(FORGET, { all: true });
  expect([forgotten.count, await wantedOf(owner)]).toEqual([2, []]);
  await remember("Odd:A", 2, 5);
  expect(await wantedOf(owner)).toEqual(["Odd:A"]);
  expect((await owner.get(RESTORE, { forgottenAt: forgotten.forgottenAt })).restoreFootprintChoices.count).toBe(1);
  expect(await wantedOf(owner)).toEqual(["Odd:A", "Odd:B"]);
});

test("what belongs to another account is neither seen nor forgotten nor restored", async () => {
  const stranger = await server.signedIn();
  expect(await wantedOf(stranger)).toEqual([]);
  const choices = [{ wanted: "Odd:A", pins: 2 }];
  expect((await stranger.get(FORGET, { choices })).forgetFootprintChoices.count).toBe(0);
  expect((await stranger.get(FORGET, { all: true })).forgetFootprintChoices.count).toBe(0);
  const { forgottenAt } = (await owner.get(FORGET, { choices })).forgetFootprintChoices;
  expect((await stranger.get(RESTORE, { forgottenAt })).restoreFootprintChoices.count).toBe(0);
  expect(await wantedOf(owner)).toEqual(["Odd:B"]);
});

test("nothing named, both ways at once or too many are refused with the field", async () => {
  for (const input of [
    {},
    { all: false },
    { all: true, choices: [] },
    { choices: Array(501).fill({ wanted: "a", pins: 1 }) },
  ])
    expect((await owner.refusal(FORGET, input)).extensions.field).toBe("choices");
  expect(await wantedOf(owner)).toHaveLength(2);
});

test("what is forgotten goes for good after a day", async () => {
  const { db, now } = server.application;
  const { forgottenAt } = (await owner.get(FORGET, { choices: [{ wanted: "Odd:A", pins: 2 }] })).forgetFootprintChoices;
  await removeForgottenChoices(db, now());
  expect((await owner.get(RESTORE, { forgottenAt })).restoreFootprintChoices.count).toBe(1);
  const again = (await owner.get(FORGET, { choices: [{ wanted: "Odd:A", pins: 2 }] })).forgetFootprintChoices;
  await removeForgottenChoices(db, new Date(now().getTime() + 86_400_000 + 60_000));
  expect((await owner.get(RESTORE, { forgottenAt: again.forgottenAt })).restoreFootprintChoices.count).toBe(0);
});
