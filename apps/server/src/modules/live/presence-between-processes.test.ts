import { eq } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { openServerDatabase } from "../../platform/database/open-database.ts";
import { projects } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { findPostgres, startPostgres } from "../../testkit/start-postgres.ts";
import { startTestServer } from "../../testkit/start-test-server.ts";
import { insertTeam, REMOVE_MEMBER } from "../../testkit/team-operations.ts";

const PEOPLE = "subscription ($input: EdaProjectPeopleInput!) { edaProjectPeople(input: $input) { name } }";

const programs = findPostgres();

/** A screen with a project open: the newest list that it received, and whether its subscription has ended. */
function open(client: Client, id: string) {
  const socket = client.openSocket();
  onTestFinished(() => void socket.dispose());
  const screen: { people: readonly string[]; hasEnded: boolean; close: () => void } = {
    people: [],
    hasEnded: false,
    close: () => undefined,
  };
  screen.close = socket.subscribe<{ edaProjectPeople: { name: string }[] }>(
    { query: PEOPLE, variables: { input: { id } } },
    {
      next: ({ data }) => {
        screen.people = (data?.edaProjectPeople ?? []).map(({ name }) => name).sort();
      },
      error: () => {
        screen.hasEnded = true;
      },
      complete: () => {
        screen.hasEnded = true;
      },
    },
  );
  return screen;
}

describe.skipIf(programs === undefined)("on a PostgreSQL server", () => {
  test("two processes see each other's people, and a removed member leaves both", async () => {
    const postgres = await startPostgres(programs ?? "");
    const [first, second] = [
      await startTestServer({ database: await openServerDatabase(postgres.connectionString) }),
      await startTestServer({ database: await openServerDatabase(postgres.connectionString) }),
    ];
    try {
      const amy = await first.signedIn("amy@example.com");
      const bob = await second.signedIn("bob@example.com");
      const { teamId, memberOf } = await insertTeam(first, { "amy@example.com": "OWNER", "bob@example.com": "USER" });
      const id = await amy.createProject("Radio", [resistorBoard()]);
      await first.application.db.update(projects).set({ teamId }).where(eq(projects.id, id));
      const ofAmy = open(amy, id);
      await expect.poll(() => ofAmy.people).toEqual(["amy"]);
      // The second process has not heard of amy before: it asks who is there.
      const ofBob = open(bob, id);
      await expect.poll(() => ofBob.people).toEqual(["amy", "bob"]);
      await expect.poll(() => ofAmy.people).toEqual(["amy", "bob"]);
      ofBob.close();
      await expect.poll(() => ofAmy.people).toEqual(["amy"]);
      const again = open(bob, id);
      await expect.poll(() => ofAmy.people).toEqual(["amy", "bob"]);
      await amy.get(REMOVE_MEMBER, { teamId, memberId: memberOf("bob@example.com") });
      await expect.poll(() => again.hasEnded).toBe(true);
      await expect.poll(() => ofAmy.people).toEqual(["amy"]);
    } finally {
      await first.stop();
      await second.stop();
      await postgres.stop();
    }
  });
});
