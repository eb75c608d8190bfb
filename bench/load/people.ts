import { openServerDatabase } from "../../apps/server/src/platform/database/open-database.ts";
import { documents, projects, users } from "../../apps/server/src/platform/database/tables.ts";
import { createSession, SESSION_COOKIE } from "../../apps/server/src/platform/sessions.ts";
import { Client } from "../../apps/server/src/testkit/client.ts";
import { resistorBoard } from "../../apps/server/src/testkit/kicad-files.ts";

export interface Person {
  readonly client: Client;
  readonly projectId: string;
  /** Messages that came over the live connection. */
  heard(): number;
  leave(): Promise<void>;
}

const SUBSCRIPTION =
  "subscription { notification(input: { service: CIRCUIT_ARCHITECTURE }) { id content { ... on CircuitArchitecture { projectId projectName case } } } }";

/**
 * People with a session, a project and an open live connection each. The first project is made through the API; the others
 * are copies of its rows, and sessions are written to the table: what is measured comes after.
 */
export async function signUpPeople(demo: Client, databaseUrl: string, count: number): Promise<readonly Person[]> {
  const database = await openServerDatabase(databaseUrl);
  try {
    const modelId = await demo.createProject("Model of all", [resistorBoard()]);
    const { db } = database;
    const model = (await db.select().from(projects)).find(({ id }) => id === modelId);
    const papers = (await db.select().from(documents)).filter(({ projectId }) => projectId === modelId);
    if (model === undefined) throw new Error("the project that was made is in the table");
    const people: Person[] = [];
    for (let number = 0; number < count; number += 1) {
      const now = new Date();
      const values = {
        email: `load${number}@example.com`,
        passwordHash: "none",
        name: `load${number}`,
        consentedAt: now,
      };
      const [user] = await db.insert(users).values(values).returning();
      if (user === undefined) throw new Error("a row that was inserted comes back");
      const { id: _, ...copy } = model;
      const [project] = await db
        .insert(projects)
        .values({ ...copy, ownerId: user.id, latestAuthorId: user.id })
        .returning();
      if (project === undefined) throw new Error("a row that was inserted comes back");
      await db.insert(documents).values(papers.map((paper) => ({ ...paper, projectId: project.id })));
      const client = new Client(demo.url);
      client.cookie = `${SESSION_COOKIE}=${await createSession(db, user.id, now)}`;
      people.push(await listen(client, project.id));
    }
    return people;
  } finally {
    await database.close();
  }
}

async function listen(client: Client, projectId: string): Promise<Person> {
  let heard = 0;
  const socket = client.openSocket();
  const opened = new Promise<void>((resolve) => {
    socket.on("connected", () => resolve());
  });
  const stop = socket.subscribe(
    { query: SUBSCRIPTION },
    {
      next: () => {
        heard += 1;
      },
      error: () => {},
      complete: () => {},
    },
  );
  await opened;
  return {
    client,
    projectId,
    heard: () => heard,
    leave: async () => {
      stop();
      await socket.dispose();
    },
  };
}
