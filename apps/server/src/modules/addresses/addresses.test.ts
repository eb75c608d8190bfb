import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServerDatabase } from "../../platform/database/open-database.ts";
import { addresses, users } from "../../platform/database/tables.ts";
import {
  ADDRESS,
  ADDRESSES,
  CREATE_ADDRESS,
  CREATE_TEAM_ADDRESS,
  DELETE_ADDRESS,
  DELETE_TEAM_ADDRESS,
  OFFICE,
  TEAM_ADDRESS,
  TEAM_ADDRESSES,
  UPDATE_ADDRESS,
  UPDATE_TEAM_ADDRESS,
} from "../../testkit/address-operations.ts";
import type { Client } from "../../testkit/client.ts";
import { findPostgres, startPostgres } from "../../testkit/start-postgres.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { insertTeam } from "../../testkit/team-operations.ts";
import { heldByUser } from "../access/holder.ts";
import { createAddress, deleteAddress, listAddresses, updateAddress } from "./address-store.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const listOf = async (client: Client) =>
  (await client.get(ADDRESSES)).addressList.nodes.map(({ name, isDefault }: { name: string; isDefault: boolean }) =>
    isDefault ? `${name}*` : name,
  );
const create = async (client: Client, input: object) =>
  (await client.get(CREATE_ADDRESS, { ...OFFICE, ...input })).createAddress.id as string;

test("the first address is the default, another takes it over, and it passes on when that is deleted", async () => {
  const client = await server.signedIn();
  const office = await create(client, {});
  await create(client, { name: "Home" });
  expect(await listOf(client)).toEqual(["Office*", "Home"]);
  const lab = await create(client, { name: "Lab", isDefault: true });
  expect(await listOf(client)).toEqual(["Lab*", "Home", "Office"]);
  await client.get(UPDATE_ADDRESS, { id: office, ...OFFICE, name: "Main office", isDefault: true });
  expect(await listOf(client)).toEqual(["Main office*", "Lab", "Home"]);
  await client.get(UPDATE_ADDRESS, { id: office, ...OFFICE, isDefault: false });
  expect(await listOf(client)).toEqual(["Office*", "Lab", "Home"]);
  await client.get(DELETE_ADDRESS, { id: office });
  expect(await listOf(client)).toEqual(["Lab*", "Home"]);
  expect((await client.get(ADDRESS, { id: lab })).address).toEqual({
    name: "Lab",
    phoneNumber: "01012345678",
    countryCallingCode: "+82",
  });
});

test("another account's address does not exist", async () => {
  const [owner, stranger] = [await server.signedIn(), await server.signedIn()];
  const id = await create(owner, {});
  for (const [operation, input] of [
    [ADDRESS, { id }],
    [UPDATE_ADDRESS, { id, ...OFFICE }],
    [DELETE_ADDRESS, { id }],
  ] as const)
    expect((await stranger.refusal(operation, input)).extensions.code).toBe(404);
  expect(await listOf(owner)).toEqual(["Office*"]);
});

test.each([
  ["name", "  "],
  ["receiver", "x".repeat(61)],
  ["phoneNumber", "call me"],
  ["phoneNumber", "1234567890123456"],
  ["countryCode", "XX"],
  ["countryCode", "Korea"],
  ["countryCallingCode", "+0"],
  ["city", ""],
  ["address", ""],
  ["postalCode", "123"],
])("an address with the %s %j is refused at its field", async (field, value) => {
  const client = await server.signedIn();
  expect((await client.refusal(CREATE_ADDRESS, { ...OFFICE, [field]: value })).extensions).toMatchObject({
    code: 400,
    field,
  });
});

test("addresses of other countries have their own postal codes", async () => {
  const client = await server.signedIn();
  const abroad = { countryCode: "gb", countryCallingCode: "+44", postalCode: "sw1a 1aa", phoneNumber: "020 7946 0018" };
  await create(client, abroad);
  expect(await listOf(client)).toEqual(["Office*"]);
});

test("a team's addresses: owner and admin write, every member reads, nobody else finds them", async () => {
  const emails = ["o@example.com", "a@example.com", "u@example.com", "s@example.com"];
  const people: Client[] = [];
  for (const email of emails) people.push(await server.signedIn(email));
  const [owner, admin, user, stranger] = people as [Client, Client, Client, Client];
  const { teamId } = await insertTeam(server, {
    "o@example.com": "OWNER",
    "a@example.com": "ADMIN",
    "u@example.com": "USER",
  });
  const id = (await owner.get(CREATE_TEAM_ADDRESS, { teamId, ...OFFICE })).createTeamAddress.id;
  await admin.get(UPDATE_TEAM_ADDRESS, { teamId, id, ...OFFICE, name: "Team office" });
  const writes = [
    [CREATE_TEAM_ADDRESS, { teamId, ...OFFICE }],
    [UPDATE_TEAM_ADDRESS, { teamId, id, ...OFFICE }],
    [DELETE_TEAM_ADDRESS, { teamId, id }],
  ] as const;
  for (const [operation, input] of writes) {
    expect((await user.refusal(operation, input)).extensions.code).toBe(1001);
    expect((await stranger.refusal(operation, input)).extensions.code).toBe(404);
  }
  expect((await user.get(TEAM_ADDRESSES, { teamId })).teamAddressList.nodes).toEqual([
    { id, name: "Team office", isDefault: true, teamId },
  ]);
  // Neither through another team, nor as an address of one's own.
  const { teamId: other } = await insertTeam(server, { "o@example.com": "OWNER" });
  expect((await owner.refusal(TEAM_ADDRESS, { teamId: other, id })).extensions.code).toBe(404);
  expect((await owner.refusal(ADDRESS, { id })).extensions.code).toBe(404);
  await owner.get(DELETE_TEAM_ADDRESS, { teamId, id });
  expect((await admin.get(TEAM_ADDRESSES, { teamId })).teamAddressList.nodes).toEqual([]);
});

test("exactly one default is left after any sequence of changes", async () => {
  await server.signedIn("random@example.com");
  const { application } = server;
  const [person] = await application.db.select().from(users).where(eq(users.email, "random@example.com"));
  const holder = heldByUser(person?.id ?? "");
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let step = 0; step < 300; step++) {
    const known = await listAddresses(application.db, holder);
    const one = known[random(known.length)];
    const isDefault = random(2) === 0;
    if (one === undefined || (known.length < 10 && random(3) === 0))
      await createAddress(application, holder, { ...OFFICE, isDefault });
    else if (random(2) === 0) await updateAddress(application, holder, { ...OFFICE, id: one.id, isDefault });
    else await deleteAddress(application, holder, one.id);
    const left = await listAddresses(application.db, holder);
    expect(left.filter((row) => row.isDefault)).toHaveLength(Math.min(left.length, 1));
  }
});

describe.each(["embedded", "server"] as const)("on the %s database", (kind) => {
  const programs = findPostgres();
  test.skipIf(kind === "server" && programs === undefined)(
    "of eleven addresses at once ten are stored and one is refused with 10013",
    async () => {
      const postgres = kind === "server" ? await startPostgres(programs ?? "") : undefined;
      const own = postgres
        ? await startTestServer({ database: await openServerDatabase(postgres.connectionString) })
        : server;
      try {
        const client = await own.signedIn("eleven@example.com");
        const { teamId } = await insertTeam(own, { "eleven@example.com": "OWNER" });
        for (const [operation, input] of [
          [CREATE_ADDRESS, OFFICE],
          [CREATE_TEAM_ADDRESS, { teamId, ...OFFICE }],
        ] as const) {
          const answers = await Promise.all(
            Array.from({ length: 11 }, () => client.ask(operation, { ...input, isDefault: true })),
          );
          const refused = answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions);
          expect(refused).toEqual([{ code: 10013, name: "MAX_DELIVERY_ADDRESSES_REACHED" }]);
        }
        const { db } = own.application;
        const [person] = await db.select().from(users).where(eq(users.email, "eleven@example.com"));
        for (const holderId of [person?.id ?? "", teamId]) {
          expect(await db.$count(addresses, eq(addresses.holderId, holderId))).toBe(10);
          const isDefault = and(eq(addresses.holderId, holderId), eq(addresses.isDefault, true));
          expect(await db.$count(addresses, isDefault)).toBe(1);
        }
      } finally {
        if (postgres) await own.stop();
        await postgres?.stop();
      }
    },
  );
});
