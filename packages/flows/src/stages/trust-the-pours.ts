import { type StartOptions, startRouting } from "@tracewright/routing";
import type { RepairRun } from "../repair-run.ts";
import { finishAttempt, isBetterAttempt, joinableOf } from "../routing-attempt.ts";
import { hiddenRun } from "../shown-runs.ts";
import type { Finished } from "./finish.ts";

/**
 * The pours take the pressure off crowded boards: their nets need no tracks where they hold. What time is left goes into an
 * attempt that counts on them. Not where nothing is open that could be joined, no pour lies on a track layer, or the board was
 * routed before: that would be the first run again.
 */
export async function trustThePours({
  best,
  ended,
  openOf,
  beginning: { start, told, first, shown },
  options,
}: Finished): Promise<Pick<Finished, "best"> | "stopped"> {
  if (ended !== "finished" || joinableOf(best, openOf) === 0) return { best };
  const asked: StartOptions = { ...told, pours: "hold", effort: "draft" };
  const run = startRouting(start, asked);
  run.step(0);
  if (run.progress().total === first.progress().total) return { best };
  const drive = (stepped: RepairRun) => options.drive(hiddenRun(stepped, shown(first)));
  const driven = drive(run);
  if (driven === "stopped") return driven;
  const rival = await finishAttempt({ start, asked, run, ended: driven, openOf, drive });
  if (rival === "stopped") return rival;
  return { best: isBetterAttempt(rival, best, openOf) ? rival : best };
}
