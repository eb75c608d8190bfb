import { afterAll, beforeAll, expect, test } from "vitest";
import { schema } from "../../schema.ts";
import { CREATE_ADDRESS, CREATE_TEAM_ADDRESS, OFFICE } from "../../testkit/address-operations.ts";
import { type Client, CREATE_PROJECT } from "../../testkit/client.ts";
import { CREATE_CONTACT } from "../../testkit/contact-operations.ts";
import { exampleOperations } from "../../testkit/example-operations.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { CREATE_TEAM, INVITE, LEAVE, MEMBERS, SEARCH_USERS } from "../../testkit/team-operations.ts";
import { ACCESS_RULES, type AccessRule } from "./access-rules.ts";

/**
 * Every operation of the schema, called with inputs made from the schema alone: a new operation is swept the day it is
 * written, and has no rule until somebody gives it one.
 */
const OPERATIONS = exampleOperations(schema);
const NAMES = OPERATIONS.map(({ name }) => name);

let server: TestServer;
let owner: Client;
let stranger: Client;
/** Things of the owner's, by the name of the input field that may carry them. */
let ids: Record<string, string>;
/** Of a team of the owner's, by the same names. */
let teamIds: Record<string, string>;
let teamAddressId: string;
let addressId: string;
let contactId: string;
/** Was a member of that team, and made a project in it. */
let departed: Client;
/** As `ids`, of the team's project. */
let idsOfTeam: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ configuration: { operationsPerMinute: 100_000, operationsPerAddress: 100_000 } });
  [owner, stranger] = [await server.signedIn(), await server.signedIn()];
  const projectId = await owner.createProject("Private", [resistorBoard()]);
  const [upload = ""] = await owner.upload([resistorBoard()]);
  ids = {
    id: projectId,
    projectId,
    requestGroupId: projectId,
    historyId: await historyOf(owner, projectId),
    fileUrl: upload,
    fileUrls: upload,
    url: upload,
  };
  departed = await server.signedIn("departed@example.com");
  const { createTeam } = await owner.get(CREATE_TEAM, { name: "Private" });
  const teamId = createTeam.id as string;
  const found = await owner.get(SEARCH_USERS, { teamId, keyword: "departed@example.com" });
  await owner.get(INVITE, { teamId, userId: found.teamSearchUserConnection.nodes[0].userId });
  const { teamMemberConnection } = await owner.get(MEMBERS, { teamId });
  const [member, leaving] = teamMemberConnection.nodes;
  const ofTeam = {
    name: "Of the team",
    jobType: "ROUTING",
    teamId,
    fileUrls: await departed.upload([resistorBoard()]),
  };
  const teamProjectId = (await departed.get(CREATE_PROJECT, ofTeam)).createEdaProjectQuickModeV2.id as string;
  idsOfTeam = {
    ...ids,
    id: teamProjectId,
    projectId: teamProjectId,
    requestGroupId: teamProjectId,
    historyId: await historyOf(departed, teamProjectId),
  };
  await departed.get(LEAVE, { teamId });
  const { createTeamAddress } = await owner.get(CREATE_TEAM_ADDRESS, { teamId, ...OFFICE });
  teamAddressId = createTeamAddress.id;
  const inquiry = { subject: "BUG", title: "Private", content: "Private" };
  contactId = (await owner.get(CREATE_CONTACT, inquiry)).createContact.id;
  addressId = (await owner.get(CREATE_ADDRESS, OFFICE)).createAddress.id;
  teamIds = { id: teamId, teamId, memberId: member.id, userId: leaving.userId, keyword: "somebody" };
});
afterAll(() => server.stop());

async function historyOf(client: Client, id: string): Promise<string> {
  const { edaProjectHistoryConnection } = await client.get(
    "query ($input: EdaProjectHistoryConnectionInput!) { edaProjectHistoryConnection(input: $input) { nodes { id } } }",
    { id },
  );
  return edaProjectHistoryConnection.nodes[0].id;
}

test("every operation has a rule of access, and no rule is left of one that is gone", () => {
  expect(Object.keys(ACCESS_RULES).sort()).toEqual([...NAMES].sort());
});

const withRule = (...rules: readonly AccessRule[]) =>
  OPERATIONS.filter(({ name }) => rules.includes(ACCESS_RULES[name] ?? "signed-in"));

// The socket lets nobody in without a session: http.test.ts.
test.each(withRule("signed-in", "owner", "member", "administrator").filter(({ kind }) => kind !== "subscription"))(
  "$name answers nothing without a session, nor to a forged one",
  async ({ write }) => {
    const { query, input } = write(ids);
    const visitor = server.visitor();
    expect((await visitor.refusal(query, input)).extensions.code).toBe(401);
    visitor.cookie = "tracewright_session=forged";
    expect((await visitor.refusal(query, input)).extensions.code).toBe(401);
  },
);

// project-presence.test.ts asks the one that is a subscription.
test.each(withRule("owner").filter(({ kind }) => kind !== "subscription"))(
  "$name does not show, change or betray what is another's",
  async ({ name, write }) => {
    const named = /Address$|^address$/.test(name) ? addressId : /Contact$|^contact$/.test(name) ? contactId : ids.id;
    const { query, input } = write({ ...ids, id: named ?? "" });
    const { data, errors } = await stranger.ask(query, input);
    const [error] = errors ?? [];
    // Not 400 either: a caller without access does not learn of other errors in the request.
    expect([404, 70006, 70007], JSON.stringify({ data, error })).toContain(error?.extensions.code);
    // The same word for a thing of another's and for one that never was.
    const [nobodys, nonsense] = ["00000000-0000-4000-8000-000000000000", "1' or '1'='1"].map((id) =>
      write(
        Object.fromEntries(Object.keys(ids).map((field) => [field, field.startsWith("file") ? `/uploads/${id}` : id])),
      ),
    );
    expect((await stranger.refusal(nobodys?.query ?? "", nobodys?.input)).extensions).toEqual(error?.extensions);
    expect((await stranger.refusal(nonsense?.query ?? "", nonsense?.input)).extensions.code).not.toBe(500);
  },
);

// What belongs to people alone has no team.
const OF_PEOPLE = /(?:Address|Contact)$|^address$|^contact$/;

test.each(withRule("owner").filter(({ name, kind }) => kind !== "subscription" && !OF_PEOPLE.test(name)))(
  "$name does not show, change or betray a team's project to its creator who left the team",
  async ({ write }) => {
    const { query, input } = write(idsOfTeam);
    const { data, errors } = await departed.ask(query, input);
    const [error] = errors ?? [];
    expect([404, 70006, 70007], JSON.stringify({ data, error })).toContain(error?.extensions.code);
    const { query: ofOwner, input: given } = write(ids);
    expect(error?.extensions).toEqual((await departed.refusal(ofOwner, given)).extensions);
  },
);

test.each(withRule("member"))(
  "$name does not betray a team to strangers and departed members",
  async ({ name, write }) => {
    const { query, input } = write(
      /TeamAddress$|^teamAddress$/.test(name) ? { ...teamIds, id: teamAddressId } : teamIds,
    );
    const refusals = [await stranger.refusal(query, input), await departed.refusal(query, input)];
    const unknown = "00000000-0000-4000-8000-000000000000";
    const ofNone = write({ ...teamIds, id: unknown, teamId: unknown });
    refusals.push(await owner.refusal(ofNone.query, ofNone.input));
    expect(refusals.map(({ extensions }) => extensions)).toEqual(
      Array.from({ length: 3 }, () => ({
        code: 404,
        name: "NOT_FOUND",
        sentence: refusals[0]?.extensions.sentence,
      })),
    );
  },
);

test.each(withRule("administrator"))("$name does not exist for whoever is no administrator", async ({ write }) => {
  const { query, input } = write(ids);
  expect((await owner.refusal(query, input)).extensions.code).toBe(404);
});

test("the owner's project is as it was after all that", async () => {
  const { edaProjectV2 } = await owner.get(
    "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { name stateType majorVersion revisionVersion } }",
    { id: ids.projectId },
  );
  expect(edaProjectV2).toEqual({ name: "Private", stateType: "READY", majorVersion: 1, revisionVersion: 0 });
});

test("mutations do not travel by GET", async () => {
  for (const { kind, write } of OPERATIONS) {
    if (kind !== "mutation") continue;
    const { query, input } = write(ids);
    const address = `/graphql?query=${encodeURIComponent(query)}&variables=${encodeURIComponent(JSON.stringify({ input }))}`;
    const answer = await owner.fetch(address, { headers: { "x-service": "CIRCUIT_ARCHITECTURE" } });
    expect(answer.status, query).toBe(405);
  }
});
