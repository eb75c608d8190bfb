import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import { appendFile, chmod, chown, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openServerDatabase } from "../platform/database/open-database.ts";
import { migrationsFingerprint } from "./open-test-database.ts";

/** The folder of PostgreSQL's programs, newest version first; undefined where none is installed. */
export function findPostgres(): string | undefined {
  const [newest] = globSync("/usr/lib/postgresql/*/bin/initdb").sort().reverse();
  return newest && join(newest, "..");
}

export interface Postgres {
  readonly connectionString: string;
  /** By its network address. */
  readonly networkString: string;
  /** Ends it without a chance to tidy up, and starts it again on what it has left. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  readonly connections?: number;
  readonly address?: string;
  /** The database has the tables already, as after the first start of a server; otherwise it is empty. */
  readonly isMigrated?: boolean;
}

/** A throwaway cluster that listens on a socket in a temporary folder, and on a network address only where one is given. */
export async function startPostgres(programs: string, options: PostgresOptions = {}): Promise<Postgres> {
  const directory = await makeFolder(join(tmpdir(), "twpg-"));
  // With its owner, who alone may run it.
  execFileSync("tar", ["-xpf", await readMadeCluster(programs, options.isMigrated ?? false), "-C", directory]);
  return runCluster(programs, directory, options);
}

const CLUSTER = "cluster";
const SOCKET = ".s.PGSQL.5432";

/**
 * Making a cluster and its tables takes a second of computing, so the first caller leaves an archive of one in the system's
 * temporary folder, named by what it was made from; everyone else unpacks that.
 */
async function readMadeCluster(programs: string, isMigrated: boolean): Promise<string> {
  const parent = join(tmpdir(), "tracewright-tests");
  const content = isMigrated ? migrationsFingerprint() : "empty";
  const path = join(parent, `cluster${programs.replaceAll("/", "-")}-${content}.tar`);
  if (existsSync(path)) return path;
  const directory = await makeFolder(join(tmpdir(), "twpg-"));
  await makeCluster(programs, directory, isMigrated);
  await mkdir(parent, { recursive: true });
  const temporary = `${path}.${randomUUID()}`;
  execFileSync("tar", ["-cf", temporary, "-C", directory, CLUSTER]);
  await rename(temporary, path);
  await rm(directory, { recursive: true, force: true });
  return path;
}

async function makeCluster(programs: string, directory: string, isMigrated: boolean): Promise<void> {
  execFileSync(
    join(programs, "initdb"),
    ["-D", join(directory, CLUSTER), "-A", "trust", "-U", "tracewright", "-E", "UTF8", "--no-sync"],
    ownerOptions(directory),
  );
  const postgres = await runCluster(programs, directory, { isRemovedAtEnd: false });
  execFileSync(
    join(programs, "createdb"),
    ["-h", directory, "-U", "tracewright", "tracewright"],
    ownerOptions(directory),
  );
  if (isMigrated) await (await openServerDatabase(postgres.connectionString)).close();
  await postgres.stop();
}

async function runCluster(
  programs: string,
  directory: string,
  {
    connections = 50,
    address = "",
    isRemovedAtEnd = true,
  }: PostgresOptions & { readonly isRemovedAtEnd?: boolean } = {},
): Promise<Postgres> {
  const options = ownerOptions(directory);
  const cluster = join(directory, CLUSTER);
  if (address !== "") await appendFile(join(cluster, "pg_hba.conf"), "host all all samenet trust\n");
  const start = async () => {
    const server = spawn(
      join(programs, "postgres"),
      [
        "-D",
        cluster,
        "-k",
        directory,
        "-c",
        `listen_addresses=${address}`,
        "-c",
        "fsync=off",
        "-c",
        `max_connections=${connections}`,
      ],
      options,
    );
    const exited = new Promise<void>((resolve) => server.once("exit", () => resolve()));
    for (let attempt = 0; ; attempt++) {
      try {
        // Asking takes a process, which is not cheap to start for one with much memory.
        if (!existsSync(join(directory, SOCKET))) throw new Error("PostgreSQL has no socket yet");
        execFileSync(join(programs, "pg_isready"), ["-h", directory, "-q"], options);
        break;
      } catch (error) {
        if (attempt > 1200) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    return { server, exited };
  };
  let running = await start();
  return {
    networkString: `postgres://tracewright@${address}/tracewright`,
    connectionString: `postgres://tracewright@localhost/tracewright?host=${encodeURIComponent(directory)}`,
    restart: async () => {
      // "Immediate shutdown": everybody is thrown out at once, and the next start recovers as after a crash.
      running.server.kill("SIGQUIT");
      await running.exited;
      running = await start();
    },
    stop: async () => {
      running.server.kill("SIGINT");
      await running.exited;
      if (isRemovedAtEnd) await rm(directory, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function findPostgresUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** An empty folder of the user who runs PostgreSQL. */
async function makeFolder(prefix: string): Promise<string> {
  const directory = await mkdtemp(prefix);
  const { uid, gid } = ownerOptions(directory);
  if (uid !== undefined && gid !== undefined) await chown(directory, uid, gid);
  await chmod(directory, 0o700);
  return directory;
}

function ownerOptions(cwd: string) {
  const user: { uid?: number; gid?: number } = process.getuid?.() === 0 ? findPostgresUser() : {};
  return { ...user, cwd, stdio: "ignore" } as const;
}
