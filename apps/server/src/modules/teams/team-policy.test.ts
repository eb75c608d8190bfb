import { afterAll, beforeAll, expect, test } from "vitest";
import { type TeamRole, users } from "../../platform/database/tables.ts";
import {
  CREATE_TEAM_ADDRESS,
  DELETE_TEAM_ADDRESS,
  OFFICE,
  UPDATE_TEAM_ADDRESS,
} from "../../testkit/address-operations.ts";
import type { Client } from "../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import {
  CHANGE_ROLE,
  DELETE_TEAM,
  INVITE,
  insertTeam,
  LEAVE,
  MEMBERS,
  REMOVE_MEMBER,
  TEAM,
  UPDATE_TEAM,
} from "../../testkit/team-operations.ts";
import { heldByTeam } from "../access/holder.ts";
import { createAddress } from "../addresses/address-store.ts";

/** All who may try: members by their role, and other users. */
const PEOPLE = ["OWNER", "ADMIN", "USER", "DEPARTED", "STRANGER", "VISITOR"] as const;
type Person = (typeof PEOPLE)[number];
const ROLES: readonly TeamRole[] = ["OWNER", "ADMIN", "USER"];

const emailOf = (person: string) => `${person.toLowerCase()}@example.com`;

interface Cell {
  readonly action: string;
  /** The role of the member in question, or of the invitation. */
  readonly target?: TeamRole;
  /** The role that the member is to have. */
  readonly to?: TeamRole;
}

const ADDRESS_CHANGES = ["CREATE_ADDRESS", "UPDATE_ADDRESS", "DELETE_ADDRESS"];

const CELLS: readonly Cell[] = [
  ...["SEE", "UPDATE", "DELETE", "LEAVE", ...ADDRESS_CHANGES].map((action) => ({ action })),
  ...["INVITE", "REMOVE_MEMBER"].flatMap((action) => ROLES.map((target) => ({ action, target }))),
  ...ROLES.flatMap((target) => ROLES.map((to) => ({ action: "CHANGE_ROLE", target, to }))),
];

/** What the specification's matrix answers; "yes", or the number of the refusal. */
function expected(person: Person, { action, target }: Cell): string {
  if (person === "VISITOR") return "401";
  if (person === "DEPARTED" || person === "STRANGER") return "404";
  const byRole = (owner: string, admin: string, user: string) => ({ OWNER: owner, ADMIN: admin, USER: user })[person];
  if (action === "SEE") return "yes";
  if (action === "UPDATE" || ADDRESS_CHANGES.includes(action)) return byRole("yes", "yes", "1001");
  if (action === "DELETE") return byRole("yes", "1001", "1001");
  if (action === "LEAVE") return byRole("10016", "yes", "yes");
  if (action === "INVITE") {
    if (target === "OWNER") return byRole("400", "400", "1001");
    return byRole("yes", target === "USER" ? "yes" : "1001", "1001");
  }
  if (action === "REMOVE_MEMBER") {
    if (target === "OWNER") return byRole("10016", "10016", "1001");
    return byRole("yes", target === "USER" ? "yes" : "1001", "1001");
  }
  return byRole(target === "OWNER" ? "10016" : "yes", "1001", "1001");
}

let server: TestServer;
let clients: ReadonlyMap<Person, Client>;
let candidate: string;

beforeAll(async () => {
  server = await startTestServer({ configuration: { operationsPerMinute: 100_000, operationsPerAddress: 100_000 } });
  const made = new Map<Person, Client>();
  for (const person of PEOPLE)
    made.set(person, person === "VISITOR" ? server.visitor() : await server.signedIn(emailOf(person)));
  clients = made;
  for (const other of ["other-ADMIN", "other-USER", "candidate"]) await server.signedIn(emailOf(other));
  const rows = await server.application.db.select().from(users);
  candidate = rows.find(({ email }) => email === "candidate@example.com")?.id ?? "";
});
afterAll(() => server.stop());

const newTeam = () =>
  insertTeam(server, {
    [emailOf("OWNER")]: "OWNER",
    [emailOf("ADMIN")]: "ADMIN",
    [emailOf("USER")]: "USER",
    [emailOf("other-ADMIN")]: "ADMIN",
    [emailOf("other-USER")]: "USER",
  });

/** On a team of its own, so that what is done does not stand in the way of the next. */
async function attempt(person: Person, { action, target, to }: Cell): Promise<string> {
  const { teamId, memberOf } = await newTeam();
  const memberId = memberOf(emailOf(target === "OWNER" ? "OWNER" : `other-${target}`));
  const addressId = await createAddress(server.application, heldByTeam(teamId), OFFICE);
  const operations: Readonly<Record<string, readonly [string, object]>> = {
    SEE: [TEAM, { id: teamId }],
    UPDATE: [UPDATE_TEAM, { id: teamId, description: "New" }],
    DELETE: [DELETE_TEAM, { id: teamId }],
    LEAVE: [LEAVE, { teamId }],
    CREATE_ADDRESS: [CREATE_TEAM_ADDRESS, { teamId, ...OFFICE }],
    UPDATE_ADDRESS: [UPDATE_TEAM_ADDRESS, { teamId, id: addressId, ...OFFICE }],
    DELETE_ADDRESS: [DELETE_TEAM_ADDRESS, { teamId, id: addressId }],
    INVITE: [INVITE, { teamId, userId: candidate, roleType: target }],
    REMOVE_MEMBER: [REMOVE_MEMBER, { teamId, memberId }],
    CHANGE_ROLE: [CHANGE_ROLE, { teamId, memberId, roleType: to }],
  };
  const [operation, input] = operations[action] ?? ["", {}];
  const { errors } = (await clients.get(person)?.ask(operation, input)) ?? {};
  return errors?.[0] === undefined ? "yes" : String(errors[0].extensions.code);
}

test("every operation answers everybody as the matrix of the specification says", async () => {
  const wrong: string[] = [];
  for (const person of PEOPLE)
    for (const cell of CELLS) {
      const said = await attempt(person, cell);
      if (said !== expected(person, cell)) wrong.push(`${person} ${JSON.stringify(cell)}: ${said}`);
    }
  expect(wrong).toEqual([]);
  expect(PEOPLE.length * CELLS.length).toBe(132);
});

test("`allowed` says exactly what succeeds", async () => {
  const { teamId } = await newTeam();
  const alone = ["SEE", "UPDATE", "DELETE", "LEAVE"];
  for (const person of ["OWNER", "ADMIN", "USER"] as const) {
    const { team } = (await clients.get(person)?.get(TEAM, { id: teamId })) ?? {};
    expect(team.allowed.filter((action: string) => alone.includes(action))).toEqual(
      alone.filter((action) => expected(person, { action }) === "yes"),
    );
    const { teamMemberConnection } = (await clients.get(person)?.get(MEMBERS, { teamId })) ?? {};
    for (const { roleType, allowed } of teamMemberConnection.nodes)
      expect(allowed).toEqual(
        ["REMOVE_MEMBER", "CHANGE_ROLE"].filter((action) => expected(person, { action, target: roleType }) === "yes"),
      );
  }
});
