import { EventEmitter } from "node:events";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { projects } from "../../platform/database/tables.ts";
import type { News } from "../../platform/pub-sub.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { insertTeam, REMOVE_MEMBER } from "../../testkit/team-operations.ts";
import { ProjectPresence } from "./project-presence.ts";

const PEOPLE = "subscription ($input: EdaProjectPeopleInput!) { edaProjectPeople(input: $input) { name } }";
const OPENED =
  "query ($input: EdaProjectConnectionV2Input!) { edaProjectConnectionV2(input: $input) { nodes { openedBy { name } } } }";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => vi.useRealTimers());

/** A screen with a project open: the lists that it received, and how its subscription ended. */
function open(client: Client, id: string) {
  const socket = client.openSocket();
  onTestFinished(() => void socket.dispose());
  const told: string[] = [];
  let close: () => void = () => undefined;
  const ended = new Promise<unknown>((resolve) => {
    close = socket.subscribe<{ edaProjectPeople: { name: string }[] }>(
      { query: PEOPLE, variables: { input: { id } } },
      {
        next: ({ data, errors }) => {
          if (errors) resolve(errors);
          told.push((data?.edaProjectPeople ?? []).map(({ name }) => name).join(" "));
        },
        error: resolve,
        complete: () => resolve(undefined),
      },
    );
  });
  return { told, ended, close: () => close() };
}

test("members of a team see who else has a project open; strangers and removed members do not", async () => {
  const names = ["amy", "bob", "sam"] as const;
  const [amy, bob, sam] = await Promise.all(names.map((name) => server.signedIn(`${name}@example.com`)));
  if (!amy || !bob || !sam) throw new Error("not signed in");
  const { teamId, memberOf } = await insertTeam(server, { "amy@example.com": "OWNER", "bob@example.com": "USER" });
  const id = await amy.createProject("Radio", [resistorBoard()]);
  await server.application.db.update(projects).set({ teamId }).where(eq(projects.id, id));

  const ofAmy = open(amy, id);
  await expect.poll(() => ofAmy.told.at(-1)).toBe("amy");
  const ofBob = open(bob, id);
  await expect.poll(() => ofAmy.told.at(-1)).toBe("amy bob");
  await expect.poll(() => ofBob.told.at(-1)).toBe("amy bob");
  // Two screens are one person; the first that closes changes nothing.
  const second = open(bob, id);
  await expect.poll(() => second.told.at(-1)).toBe("amy bob");
  second.close();

  // In lists: everybody but oneself.
  const listed = async (client: Client) =>
    (await client.get(OPENED, { teamId })).edaProjectConnectionV2.nodes.map(
      ({ openedBy }: { openedBy: { name: string }[] }) => openedBy.map(({ name }) => name),
    );
  expect(await listed(amy)).toEqual([["bob"]]);
  expect(await listed(bob)).toEqual([["amy"]]);

  const refused = [expect.objectContaining({ extensions: expect.objectContaining({ code: 70006 }) })];
  expect(await open(sam, id).ended).toEqual(refused);
  expect(await open(sam, "nonsense").ended).toEqual(refused);

  await amy.get(REMOVE_MEMBER, { teamId, memberId: memberOf("bob@example.com") });
  expect(await ofBob.ended).toBeUndefined();
  await expect.poll(() => ofAmy.told.at(-1)).toBe("amy");
  expect(await open(bob, id).ended).toEqual(refused);
  expect(await listed(amy)).toEqual([[]]);
  expect(ofAmy.told).toEqual(["amy", "amy bob", "amy"]);
});

test("processes tell each other their screens, and one that ends without a word is forgotten", () => {
  vi.useFakeTimers();
  const emitter = new EventEmitter();
  const silenced = new Set<string>();
  const process = (name: string) => {
    const pubSub = {
      publish: (news: News) => void (!silenced.has(name) && emitter.emit("news", news)),
      subscribe: (receive: (news: News) => void) => {
        emitter.on("news", receive);
        return () => void emitter.off("news", receive);
      },
      close: async () => undefined,
    };
    const presence = new ProjectPresence({ pubSub, now: () => new Date() });
    onTestFinished(() => presence.stop());
    return presence;
  };
  const first = process("first");
  first.enter({ projectId: "radio", personId: "amy" }, () => undefined);
  // Begun later: it asks who is there.
  const second = process("second");
  const heard = vi.fn();
  const leave = second.enter({ projectId: "radio", personId: "bob" }, heard);
  for (const each of [first, second]) expect([...each.peopleIn("radio")].sort()).toEqual(["amy", "bob"]);
  expect(second.peopleIn("other")).toEqual([]);

  vi.advanceTimersByTime(120_000);
  expect([...second.peopleIn("radio")].sort()).toEqual(["amy", "bob"]);
  heard.mockClear();
  silenced.add("first");
  vi.advanceTimersByTime(40_000);
  expect(second.peopleIn("radio")).toContain("amy");
  vi.advanceTimersByTime(40_000);
  expect(second.peopleIn("radio")).toEqual(["bob"]);
  expect(heard).toHaveBeenCalledOnce();
  leave();
  leave();
  expect(second.peopleIn("radio")).toEqual([]);
});
