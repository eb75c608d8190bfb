import { and, eq } from "drizzle-orm";
import fc from "fast-check";
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
import { heldByTeam } from "../access/holder.ts";
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

const RUNS = 50;
const OPERATIONS_IN_A_RUN = 20;

type Change =
  | { readonly kind: "create"; readonly isDefault: boolean }
  | { readonly kind: "update" | "delete"; readonly at: number; readonly isDefault: boolean };

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("create" as const), isDefault: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom("update", "delete"), at: fc.nat(9), isDefault: fc.boolean() }),
  },
);

/** What an address book is: its names, the newest first, and which of them is the default. */
interface Book {
  readonly names: readonly string[];
  readonly standard: string | undefined;
}

function changed({ names, standard }: Book, { kind, isDefault }: Change, name: string): Book {
  if (kind === "create") return { names: [name, ...names], standard: isDefault ? name : (standard ?? name) };
  if (kind === "update") return { names, standard: isDefault ? name : standard };
  const left = names.filter((other) => other !== name);
  return { names: left, standard: standard === name ? left[0] : standard };
}

const inOrder = ({ names, standard }: Book) =>
  standard === undefined ? [] : [`${standard}*`, ...names.filter((name) => name !== standard)];

test(`after each of ${RUNS * OPERATIONS_IN_A_RUN} random changes an address book is what the model says`, async () => {
  const { application } = server;
  await server.signedIn("random@example.com");
  let step = 0;
  const changes = fc.array(change, { minLength: OPERATIONS_IN_A_RUN, maxLength: OPERATIONS_IN_A_RUN });
  await fc.assert(
    fc.asyncProperty(changes, async (list) => {
      // Each run has a holder of its own: a team, as an account has but one book.
      const { teamId } = await insertTeam(server, { "random@example.com": "OWNER" });
      const holder = heldByTeam(teamId);
      let book: Book = { names: [], standard: undefined };
      for (const each of list) {
        // No two are stored in the same millisecond.
        server.advance(1);
        const rows = await listAddresses(application.db, holder);
        if (each.kind === "create") {
          const name = `A${++step}`;
          const creation = createAddress(application, holder, { ...OFFICE, name, isDefault: each.isDefault });
          if (book.names.length < 10) {
            await creation;
            book = changed(book, each, name);
          } else await expect(creation).rejects.toMatchObject({ code: 10013 });
        } else {
          const row = rows[each.at % rows.length];
          if (row === undefined) continue;
          const { id, name } = row;
          if (each.kind === "delete") await deleteAddress(application, holder, id);
          else await updateAddress(application, holder, { ...OFFICE, id, name, isDefault: each.isDefault });
          book = changed(book, each, name);
        }
        const stored = await listAddresses(application.db, holder);
        expect(stored.map(({ name, isDefault }) => (isDefault ? `${name}*` : name))).toEqual(inOrder(book));
      }
    }),
    { numRuns: RUNS },
  );
});

describe.each(["embedded", "server"] as const)("on the %s database", (kind) => {
  const programs = findPostgres();
  test.skipIf(kind === "server" && programs === undefined)(
    "of eleven addresses at once ten are stored and one is refused with 10013",
    async () => {
      const postgres = kind === "server" ? await startPostgres(programs ?? "", { isMigrated: true }) : undefined;
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
          expect(refused).toEqual([
            {
              code: 10013,
              name: "MAX_DELIVERY_ADDRESSES_REACHED",
              sentence: { kind: "address-book-full", facts: { most: 10 } },
            },
          ]);
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
