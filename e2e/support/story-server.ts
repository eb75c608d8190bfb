/** The server behind a story: each of the workers that Playwright runs side by side has one of its own. */

export interface StoryServer {
  readonly url: string;
  /** Everything it has said, the codes of mails among it. */
  readonly logFile: string;
}

const LIST = "STORY_SERVERS";

/** Workers inherit the environment of the process that sets up: the one way from there to them. */
export function tellServers(servers: readonly StoryServer[]): void {
  process.env[LIST] = JSON.stringify(servers);
}

/** This worker's. A worker that is begun anew after a failed story has the place, and so the server, of the one before. */
export function storyServer(): StoryServer {
  const servers: readonly StoryServer[] = JSON.parse(process.env[LIST] ?? "[]");
  const server = servers[Number(process.env.TEST_PARALLEL_INDEX)];
  if (!server) throw new Error(`No server was started for worker ${process.env.TEST_PARALLEL_INDEX}.`);
  return server;
}
