import { accountFor, countMails, lookAtFiles } from "./account-for.ts";
import { type Fault, NO_POSTGRES, type OpenFault } from "./fault.ts";
import { Projects } from "./runs-in-every-state.ts";
import { type DatabaseKind, Stand } from "./stand.ts";

type Victim = "server" | "worker";

/** kill -9 of a process while runs are in every state; it is started again at once. */
export function killProcess(database: DatabaseKind, victim: Victim): Fault {
  const name = database === "embedded" ? "kill -9 of the one process" : `kill -9 of the ${victim}`;
  return {
    name,
    database,
    open: () =>
      openWithRuns(database, async (stand) => {
        if (victim === "server") {
          await stand.killServer();
          await stand.startServer();
        } else {
          await stand.killWorker();
          await stand.startWorker();
        }
      }),
  };
}

/** The database server goes down in the middle of everything, as when its machine is switched off, and comes back. */
export function restartDatabase(): Fault {
  return {
    name: "the database is shot and restarted",
    database: "PostgreSQL",
    open: () => openWithRuns("PostgreSQL", (stand) => stand.postgres?.restart() ?? Promise.resolve()),
  };
}

async function openWithRuns(
  database: DatabaseKind,
  strike: (stand: Stand, trial: number) => Promise<void>,
): Promise<OpenFault | string> {
  const stand = await Stand.open(database);
  if (stand === undefined) return NO_POSTGRES;
  await stand.start();
  const projects = await Projects.create(stand);
  const counts = { started: 0, complete: 0 };
  return {
    once: async (trial) => {
      const { asked, paused, states } = await projects.set();
      // Trials strike at different moments of the work, up to its end.
      await new Promise((resolve) => setTimeout(resolve, (trial * 170) % 1700));
      await strike(stand, trial);
      const problems: string[] = [];
      for (const each of asked) problems.push(...(await accountFor(stand, each)));
      problems.push(...(await accountFor(stand, await projects.resume(paused))));
      counts.started += 6;
      counts.complete += 5;
      return { states, problems };
    },
    end: async () => {
      const { broken, leftOver } = await lookAtFiles(stand);
      const problems = [...broken];
      for (const [kind, expected] of [
        ["RUN_STARTED", counts.started],
        ["RUN_COMPLETE", counts.complete],
      ] as const) {
        const found = await countMails(stand.client, kind, "");
        if (found !== expected) problems.push(`${found} mails ${kind} of ${expected} runs`);
      }
      if (leftOver > 0) problems.push(`${leftOver} half-written files are never thrown away`);
      await stand.close();
      return problems;
    },
  };
}
