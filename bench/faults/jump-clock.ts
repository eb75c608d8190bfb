import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { accountFor } from "./account-for.ts";
import { type Fault, NO_POSTGRES } from "./fault.ts";
import { Projects } from "./runs-in-every-state.ts";
import { type DatabaseKind, Stand } from "./stand.ts";

const HOUR_MS = 3_600_000;
const CLOCK = pathToFileURL(join(import.meta.dirname, "movable-clock.mjs")).href;

/**
 * The clock of a process is set an hour forward or back while runs are in every state. What jumps is `Date` in all its
 * threads; the machine's own clock is others' as well.
 */
export function jumpClock(database: DatabaseKind): Fault {
  return {
    name: "the clock jumps by an hour, forth and back",
    database,
    open: async () => {
      const file = join(process.env.TMPDIR ?? "/tmp", `tracewright-clock-${process.pid}-${database}`);
      await writeFile(file, "0");
      const stand = await Stand.open(database, { NODE_OPTIONS: `--import=${CLOCK}`, CLOCK_AHEAD_FILE: file });
      if (stand === undefined) return NO_POSTGRES;
      await stand.start();
      const projects = await Projects.create(stand);
      return {
        once: async (trial) => {
          const { asked, paused, states } = await projects.set();
          // From an hour behind to an hour ahead, and home again.
          await writeFile(file, String([HOUR_MS, 0, -HOUR_MS, 0][trial % 4]));
          const problems: string[] = [];
          for (const each of asked) problems.push(...(await accountFor(stand, each)));
          problems.push(...(await accountFor(stand, await projects.resume(paused))));
          return { states, problems };
        },
        end: async () => {
          const taken = stand.said().split("run taken up again").length - 1;
          await stand.close();
          return taken === 0 ? [] : [`${taken} runs were taken from living workers`];
        },
      };
    },
  };
}
