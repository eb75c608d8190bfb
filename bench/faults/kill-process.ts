import { accountFor, countMails, lookAtFiles } from "./account-for.ts";
import { type Fault, NO_POSTGRES, type OpenFault } from "./fault.ts";
import { type Network, openNetwork } from "./open-network.ts";
import { Projects } from "./runs-in-every-state.ts";
import { type DatabaseKind, type ServerKind, Stand } from "./stand.ts";

type Victim = "server" | "worker";

/** From SIGTERM to the end of the process, with all its checkpoints. */
const MAX_STOP_MS = 10_000;
const FROZEN_MS = 30_000;
const CUT_MS = 60_000;

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

/** The embedded database ends with its process and is opened again. */
export function restartEmbedded(): Fault {
  return {
    name: "the database is closed and opened again",
    database: "embedded",
    open: () =>
      openWithRuns("embedded", async (stand) => {
        await stand.terminateServer();
        await stand.startServer();
      }),
  };
}

/** The database server goes down in the middle of everything, as when its machine is switched off, and comes back. */
export function restartDatabase(database: ServerKind): Fault {
  return {
    name: "the database is shot and restarted",
    database,
    open: () => openWithRuns(database, (stand) => stand.postgres?.restart() ?? Promise.resolve()),
  };
}

/** SIGTERM of the worker while another one works, as in an upgrade: it hands over within ten seconds. */
export function upgradeWorker(database: ServerKind): Fault {
  return {
    name: "SIGTERM of the worker while another one works",
    database,
    open: () =>
      openWithRuns(database, async (stand) => {
        const other = await stand.startAnotherWorker();
        const ms = await stand.terminateWorker();
        await stand.startWorker();
        await other.terminate();
        if (ms > MAX_STOP_MS) throw new Error(`a worker took ${(ms / 1000).toFixed(1)} s to stop`);
      }),
  };
}

/** A worker that stands still for longer than it is waited for, while another one takes its runs, and then goes on. */
export function freezeWorker(database: ServerKind): Fault {
  return {
    name: "the worker stands still for 30 s, and another one takes over",
    database,
    open: () =>
      openWithRuns(database, async (stand) => {
        const pid = stand.workerPid;
        process.kill(pid, "SIGSTOP");
        try {
          const other = await stand.startAnotherWorker();
          await new Promise((resolve) => setTimeout(resolve, FROZEN_MS));
          process.kill(pid, "SIGCONT");
          await new Promise((resolve) => setTimeout(resolve, 2000));
          await other.terminate();
        } finally {
          process.kill(pid, "SIGCONT");
        }
      }),
  };
}

/** The network of the worker is gone, while another one takes its runs, and comes back. */
export function cutNetwork(database: ServerKind): Fault {
  return {
    name: `the worker's own network is cut for ${CUT_MS / 1000} s`,
    database,
    open: async () => {
      const network = openNetwork();
      if (network === undefined) return "a network namespace cannot be made here: that takes root on Linux";
      const cut = async (stand: Stand): Promise<void> => {
        network.cut();
        try {
          const other = await stand.startAnotherWorker();
          await new Promise((resolve) => setTimeout(resolve, CUT_MS));
          network.mend();
          await new Promise((resolve) => setTimeout(resolve, 2000));
          await other.terminate();
        } finally {
          network.mend();
        }
      };
      const opened = await openWithRuns(database, cut, network);
      if (typeof opened === "string") return opened;
      return { ...opened, end: () => opened.end().finally(() => network.close()) };
    },
  };
}

async function openWithRuns(
  database: DatabaseKind,
  strike: (stand: Stand, trial: number) => Promise<void>,
  apart?: Network,
): Promise<OpenFault | string> {
  const stand = await Stand.open(database, {}, apart);
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
