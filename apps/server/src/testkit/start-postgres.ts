import { execFileSync, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { appendFile, chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

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

/** A throwaway cluster that listens on a socket in a temporary folder, and on a network address only where one is given. */
export async function startPostgres(
  programs: string,
  { connections = 50, address = "" }: { readonly connections?: number; readonly address?: string } = {},
): Promise<Postgres> {
  const directory = await mkdtemp(join(tmpdir(), "twpg-"));
  const user = process.getuid?.() === 0 ? findPostgresUser() : undefined;
  if (user) {
    await chown(directory, user.uid, user.gid);
    await chmod(directory, 0o700);
  }
  const options = { ...user, cwd: directory, stdio: "ignore" } as const;
  const cluster = join(directory, "cluster");
  execFileSync(
    join(programs, "initdb"),
    ["-D", cluster, "-A", "trust", "-U", "tracewright", "-E", "UTF8", "--no-sync"],
    options,
  );
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
        execFileSync(join(programs, "pg_isready"), ["-h", directory, "-q"], options);
        break;
      } catch (error) {
        if (attempt > 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    return { server, exited };
  };
  let running = await start();
  execFileSync(join(programs, "createdb"), ["-h", directory, "-U", "tracewright", "tracewright"], options);
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
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function findPostgresUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
