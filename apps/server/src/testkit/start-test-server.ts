import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { LIVE_AUDIENCE } from "../modules/live/live-audience.ts";
import type { Application } from "../platform/application.ts";
import { type Configuration, readConfiguration } from "../platform/configuration.ts";
import type { DatabaseHandle } from "../platform/database/open-database.ts";
import { outbox } from "../platform/database/tables.ts";
import { createLog } from "../platform/log.ts";
import { startServer } from "../start-server.ts";
import { Client } from "./client.ts";
import { openAccount } from "./open-account.ts";
import { openTestDatabase } from "./open-test-database.ts";

export interface TestServer {
  readonly application: Application;
  readonly url: string;
  /** The server's clock runs ahead by this much from now on. */
  advance(milliseconds: number): void;
  /** A browser that has just come: no session. */
  visitor(): Client;
  /** A browser signed in to a fresh account. */
  signedIn(email?: string): Promise<Client>;
  /** The code in the newest mail to an address. */
  codeFor(email: string): Promise<string>;
  readonly logged: string[];
  /** Resolves once the server has begun the subscription to notifications that `subscribe` sends: from then on all is heard. */
  listening<Result>(subscribe: () => Result): Promise<Result>;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  readonly configuration?: Partial<Configuration>;
  readonly database?: DatabaseHandle;
  /** Match the parts of new projects; otherwise they wait for ever. */
  readonly matchesParts?: boolean;
  /** Validate blocks; otherwise they wait for ever. */
  readonly validatesBlocks?: boolean;
  /** Make the 3D models of confirmed routings before anybody asks. */
  readonly preparesModels?: boolean;
}

export const PASSWORD = "secret-1A";
let accounts = 0;

/** A whole server on a free port, with a database of its own; everything is reached through its HTTP API. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const directory = await mkdtemp(join(tmpdir(), "tracewright-test-"));
  let ahead = 0;
  const logged: string[] = [];
  const base = readConfiguration({
    env: {
      PORT: "0",
      DATA_DIR: directory,
      DEMO: "off",
      BUILT_IN_BLOCKS: "off",
      LOG: "json",
      // More than any test takes: what a run or an import comes to must not depend on how slow the machine is.
      RUN_SECONDS: "600",
      IMPORT_SECONDS: "300",
      KICAD_LIBRARIES: "none",
      // Everything can be tested with each engine: WORK_ENGINE=pg-boss npx vitest …
      WORK_ENGINE: process.env.WORK_ENGINE ?? "auto",
    },
    arguments: [],
    root: directory,
    terminal: false,
  });
  const server = await startServer({
    configuration: { ...base, ...options.configuration },
    database: options.database ?? (await openTestDatabase()),
    now: () => new Date(Date.now() + ahead),
    matchesParts: options.matchesParts ?? false,
    validatesBlocks: options.validatesBlocks ?? false,
    preparesModels: options.preparesModels ?? false,
    log: createLog({
      format: "json",
      write: (line) => {
        logged.push(line);
        // An internal error returns 500 without its message; failed tests need it.
        if (line.includes('"level":"error"')) process.stderr.write(line.replaceAll("\\n", "\n"));
      },
    }),
  });
  const { application, url } = server;
  if (url === undefined) throw new Error("a test server has a web role");
  const audience = application.services.get(LIVE_AUDIENCE);
  const listen = audience.listen.bind(audience);
  let screens = 0;
  audience.listen = (...listener) => {
    screens += 1;
    return listen(...listener);
  };
  const codeFor = async (email: string): Promise<string> => {
    const [mail] = await application.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, email))
      .orderBy(desc(outbox.createdAt))
      .limit(1);
    const code = /\b\d{6}\b/.exec(mail?.body ?? "")?.[0];
    if (code === undefined) throw new Error(`no code was mailed to ${email}`);
    return code;
  };
  return {
    application,
    url,
    logged,
    codeFor,
    listening: async (subscribe) => {
      const before = screens;
      const subscribed = subscribe();
      await expect.poll(() => screens).toBeGreaterThan(before);
      return subscribed;
    },
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    visitor: () => new Client(url),
    signedIn: async (email = `person${++accounts}@example.com`) => {
      const client = new Client(url);
      client.cookie = await openAccount(application, email, PASSWORD);
      return client;
    },
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
