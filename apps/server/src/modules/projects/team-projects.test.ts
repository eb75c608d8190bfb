import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documents, projects, type TeamRole, teamMembers, teams, users } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { PROJECT_RIGHTS, type ProjectRight } from "../access/policy.ts";
import { requireProject } from "./project-policy.ts";

type Person = TeamRole | "DEPARTED" | "STRANGER";
const PEOPLE: readonly Person[] = ["OWNER", "ADMIN", "USER", "DEPARTED", "STRANGER"];

let server: TestServer;
let clients: Readonly<Record<Person, Client>>;
let ids: Readonly<Record<Person, string>>;
let teamId: string;
/** Of the team's projects, by who created them. */
let projectOf: Readonly<Record<"OWNER" | "USER" | "DEPARTED", string>>;

const from = <Key extends string, Value>(keys: readonly Key[], values: readonly Value[]) =>
  Object.fromEntries(keys.map((key, i) => [key, values[i]])) as Record<Key, Value>;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.application;
  const people: Client[] = [];
  for (const person of PEOPLE) people.push(await server.signedIn(`${person.toLowerCase()}@example.com`));
  clients = from(PEOPLE, people);
  const rows = await db.select().from(users);
  const idOf = (person: Person) => rows.find(({ email }) => email === `${person.toLowerCase()}@example.com`)?.id ?? "";
  ids = from(PEOPLE, PEOPLE.map(idOf));
  teamId = await db.transaction(async (transaction) => {
    const [team] = await transaction.insert(teams).values({ name: "Team" }).returning();
    const roles = ["OWNER", "ADMIN", "USER"] as const;
    await transaction
      .insert(teamMembers)
      .values(roles.map((role) => ({ teamId: team?.id ?? "", userId: ids[role], role })));
    return team?.id ?? "";
  });
  const creators = ["OWNER", "USER", "DEPARTED"] as const;
  const made: string[] = [];
  for (const creator of creators) {
    const id = await clients[creator].createProject(`Of ${creator}`, [resistorBoard()]);
    await db.update(projects).set({ teamId }).where(eq(projects.id, id));
    made.push(id);
  }
  projectOf = from(creators, made);
});
afterAll(() => server.stop());

const answer = (person: Person, project: string, right: ProjectRight) =>
  requireProject(server.application.db, ids[person], project, right).then(
    () => "yes" as const,
    ({ code }: { code: number }) => code,
  );

/** Members have what the role gives, creators delete their own; everybody else does not find the project. */
function expected(person: Person, creator: Person, right: ProjectRight): number | "yes" {
  if (person === "DEPARTED" || person === "STRANGER") return 70006;
  if (person !== "USER" || ["READ", "COMMENT", "EDIT", "RUN", "ORDER"].includes(right)) return "yes";
  return ["DELETE", "SHARE", "MODERATE"].includes(right) && creator === "USER" ? "yes" : 1001;
}

test("everybody gets exactly their rights on a team's projects, and a creator who left gets none", async () => {
  const wrong: string[] = [];
  let cells = 0;
  for (const person of PEOPLE)
    for (const [creator, project] of Object.entries(projectOf))
      for (const right of PROJECT_RIGHTS) {
        cells++;
        const said = await answer(person, project, right);
        if (said !== expected(person, creator as Person, right)) wrong.push(`${person} ${right} ${creator}: ${said}`);
      }
  expect(wrong).toEqual([]);
  expect(cells).toBe(135);
});

test("`allowed` says exactly what is granted", async () => {
  const ask = "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { allowed } }";
  const list =
    "query ($input: EdaProjectConnectionV2Input!) { edaProjectConnectionV2(input: $input) { nodes { id allowed } } }";
  for (const person of ["OWNER", "ADMIN", "USER"] as const) {
    const { nodes } = (await clients[person].get(list, { teamId })).edaProjectConnectionV2;
    for (const project of Object.values(projectOf)) {
      const granted: ProjectRight[] = [];
      for (const right of PROJECT_RIGHTS) if ((await answer(person, project, right)) === "yes") granted.push(right);
      expect((await clients[person].get(ask, { id: project })).edaProjectV2.allowed).toEqual(granted);
      expect(nodes).toContainEqual({ id: project, allowed: granted });
    }
  }
  const own = await clients.STRANGER.createProject("Own", [resistorBoard()]);
  expect((await clients.STRANGER.get(ask, { id: own })).edaProjectV2.allowed).toEqual([...PROJECT_RIGHTS]);
});

test("a team's project is not in the personal list of its creator, and its name is free there", async () => {
  const list = "query ($input: EdaProjectConnectionV2Input!) { edaProjectConnectionV2(input: $input) { total } }";
  expect((await clients.USER.get(list, {})).edaProjectConnectionV2.total).toBe(0);
  await clients.USER.createProject("Of USER", [resistorBoard()]);
  expect((await clients.USER.get(list, {})).edaProjectConnectionV2.total).toBe(1);
});

test("documents of a team's project are served to members only", async () => {
  const [document] = await server.application.db
    .select()
    .from(documents)
    .where(and(eq(documents.projectId, projectOf.OWNER), eq(documents.kind, "board")));
  const url = `/documents/${projectOf.OWNER}/${document?.hash}`;
  const statuses: Record<string, number> = {};
  for (const person of PEOPLE) statuses[person] = (await clients[person].fetch(url)).status;
  expect(statuses).toEqual({ OWNER: 200, ADMIN: 200, USER: 200, DEPARTED: 404, STRANGER: 404 });
});

test("nobody finds a project of a deleted team", async () => {
  const { db } = server.application;
  await db.update(teams).set({ deletedAt: new Date() }).where(eq(teams.id, teamId));
  for (const person of PEOPLE) expect(await answer(person, projectOf.OWNER, "READ")).toBe(70006);
  await db.update(teams).set({ deletedAt: null }).where(eq(teams.id, teamId));
});

test("the database refuses a team without an owner, or with two", async () => {
  const { db } = server.application;
  const ofOwner = and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, "OWNER"));
  await expect(db.transaction((transaction) => transaction.delete(teamMembers).where(ofOwner))).rejects.toThrow();
  await expect(
    db.update(teamMembers).set({ role: "OWNER" }).where(eq(teamMembers.userId, ids.ADMIN)),
  ).rejects.toThrow();
  expect(await db.$count(teamMembers, ofOwner)).toBe(1);
});
