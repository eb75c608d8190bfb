import { test } from "@playwright/test";

/** The server behind a story: each of the workers that Playwright runs side by side has one of its own. */

export interface StoryServer {
  readonly url: string;
  /** Everything it has said, the codes of mails among it. */
  readonly logFile: string;
}

export interface StoryServers {
  /** One for each worker, on the embedded database. */
  readonly embedded: readonly StoryServer[];
  /** One for all stories of the project of this name; null where no PostgreSQL is installed. */
  readonly onPostgres: StoryServer | null;
}

/** The project whose stories run on a PostgreSQL server. */
export const ON_POSTGRES = "on PostgreSQL";

const LIST = "STORY_SERVERS";

/** Workers inherit the environment of the process that sets up: the one way from there to them. */
export function tellServers(servers: StoryServers): void {
  process.env[LIST] = JSON.stringify(servers);
}

let ownServer: StoryServer | undefined;

/** The stories of this worker have a server of their own; undefined: again the one that all have. */
export function useOwnServer(server: StoryServer | undefined): void {
  ownServer = server;
}

/** This story's. A worker restarted after a failed story has the place, and so the server, of the one before. */
export function storyServer(): StoryServer {
  if (ownServer !== undefined) return ownServer;
  const servers: StoryServers = JSON.parse(process.env[LIST] ?? '{"embedded":[],"onPostgres":null}');
  const { project } = test.info();
  const server =
    project.name === ON_POSTGRES ? servers.onPostgres : servers.embedded[Number(process.env.TEST_PARALLEL_INDEX)];
  if (!server) throw new Error(`No server was started for worker ${process.env.TEST_PARALLEL_INDEX} ${project.name}.`);
  return server;
}
