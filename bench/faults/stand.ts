import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_ACCOUNT } from "../../apps/server/src/demo/demo-account.ts";
import type { Client } from "../../apps/server/src/testkit/client.ts";
import { fillDataFolder } from "../../apps/server/src/testkit/open-test-database.ts";
import { findPostgres, type Postgres, startPostgres } from "../../apps/server/src/testkit/start-postgres.ts";
import { type ServerProcess, startServerProcess } from "../../apps/server/src/testkit/start-server-process.ts";
import type { Network } from "./open-network.ts";

/** A PostgreSQL server with the engine that decides who works on what. */
export type ServerKind = "PostgreSQL, pg-boss" | "PostgreSQL, leases";
export type DatabaseKind = "embedded" | ServerKind;

/** Runs at the same time, so that one waits while others are begun, at work and stopped. */
const WORKERS = 2;

/**
 * Tracewright as people run it, in processes of its own that a fault may kill: one with the embedded database, or one that
 * serves and one that works on a PostgreSQL server.
 */
export class Stand {
  readonly kind: DatabaseKind;
  readonly directory: string;
  readonly postgres: Postgres | undefined;
  readonly #env: Readonly<Record<string, string>>;
  readonly #apart: Network | undefined;
  #web: ServerProcess | undefined;
  #worker: ServerProcess | undefined;
  #client: Client | undefined;
  #saidBefore = "";

  private constructor(
    kind: DatabaseKind,
    directory: string,
    postgres: Postgres | undefined,
    env: Record<string, string>,
    apart: Network | undefined,
  ) {
    this.#apart = apart;
    this.kind = kind;
    this.directory = directory;
    this.postgres = postgres;
    this.#env = {
      DATA_DIR: directory,
      ADMINISTRATORS: DEMO_ACCOUNT.email,
      OPERATIONS_PER_MINUTE: "1000000",
      OPERATIONS_PER_ADDRESS: "1000000",
      WORKERS: String(WORKERS),
      RUN_THREADS: "1",
      ...(postgres && { DATABASE_URL: postgres.connectionString, SECRET: randomUUID() }),
      ...(kind !== "embedded" && { WORK_ENGINE: kind === "PostgreSQL, pg-boss" ? "pg-boss" : "leases" }),
      ...env,
    };
  }

  /** Undefined where the stand needs PostgreSQL and there is none. `apart`: the network that its worker has alone. */
  static async open(kind: DatabaseKind, env: Record<string, string> = {}, apart?: Network): Promise<Stand | undefined> {
    const programs = findPostgres();
    if (kind !== "embedded" && programs === undefined) return undefined;
    const directory = await mkdtemp(join(tmpdir(), "tracewright-faults-"));
    if (kind === "embedded") await fillDataFolder(directory);
    const postgres = kind === "embedded" ? undefined : await startPostgres(programs ?? "", apart);
    return new Stand(kind, directory, postgres, env, apart);
  }

  async start(): Promise<void> {
    await this.startServer();
    await this.startWorker();
  }

  /** The one that serves; with the embedded database it works, too. */
  async startServer(): Promise<void> {
    this.#web = await startServerProcess({ ...this.#env, ...(this.postgres && { SERVICES: "web" }) });
    const { cookie } = this.#client ?? {};
    this.#client = await this.#web.signedIn();
    // The session of before the fault has to be good still.
    if (cookie !== undefined) this.#client.cookie = cookie;
  }

  async startWorker(): Promise<void> {
    if (!this.postgres) return;
    if (this.#apart === undefined) this.#worker = await this.startAnotherWorker();
    else {
      const env = { ...this.#env, DATABASE_URL: this.postgres.networkString, SERVICES: "worker", DEMO: "off" };
      this.#worker = await startServerProcess(env, undefined, this.#apart.launcher);
    }
  }

  /** Another one that works, or in place of that one; it is ended by the caller. */
  async startAnotherWorker(): Promise<ServerProcess> {
    return startServerProcess({ ...this.#env, SERVICES: "worker", DEMO: "off" });
  }

  get workerPid(): number {
    return this.#worker?.pid ?? Number.NaN;
  }

  /** SIGTERM; the milliseconds until it has ended. */
  async terminateWorker(): Promise<number> {
    this.#saidBefore += this.#worker?.said() ?? "";
    const begun = performance.now();
    await this.#worker?.terminate();
    return performance.now() - begun;
  }

  async terminateServer(): Promise<void> {
    this.#saidBefore += this.#web?.said() ?? "";
    await this.#web?.terminate();
  }

  async killServer(): Promise<void> {
    this.#saidBefore += this.#web?.said() ?? "";
    await this.#web?.kill();
  }

  async killWorker(): Promise<void> {
    this.#saidBefore += this.#worker?.said() ?? "";
    await this.#worker?.kill();
  }

  get client(): Client {
    if (this.#client === undefined) throw new Error("the stand is not started");
    return this.#client;
  }

  /** Another browser of the same person. */
  async anotherBrowser(): Promise<Client> {
    if (this.#web === undefined) throw new Error("the stand is not started");
    return this.#web.signedIn();
  }

  /** Everything that its processes have said so far. */
  said(): string {
    return this.#saidBefore + (this.#web?.said() ?? "") + (this.#worker?.said() ?? "");
  }

  async close(): Promise<void> {
    await Promise.all([this.#web?.kill(), this.#worker?.kill()]);
    await this.postgres?.stop();
    await rm(this.directory, { recursive: true, force: true });
  }
}
