/**
 * How long a pointer waits while a track is drawn by hand over dense, routed boards: tracks between pads of one net, the pointer
 * straight across what is between.
 *
 * `npm run bench -- editor [--boards a,b] [--tracks 40] [--write]`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { itemId } from "@tracewright/board";
import { CopperProbe } from "@tracewright/checks";
import { RouteInProgress, type RouteMode } from "@tracewright/editor";
import { formatTable } from "../suite/format-table.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";
import { listSuite, readSuiteBoard } from "../suite/suite-boards.ts";
import { gesturesOn } from "./gestures.ts";

const RESULTS = join(import.meta.dirname, "../results");
/** Milliseconds. */
const GOALS = { median: 8, late: 25 };

const { values } = parseArgs({
  options: {
    boards: { type: "string", default: "hackrf-one,omega-mainboard" },
    tracks: { type: "string", default: "40" },
    write: { type: "boolean", default: false },
  },
});
const wanted = values.boards.split(",");
const MODES: readonly RouteMode[] = ["walk-around", "shove"];
const rows = listSuite("boards", requireSharedFolder())
  .filter(({ name }) => wanted.some((part) => name.includes(part)))
  .flatMap((suiteBoard) => MODES.map((mode) => ({ ...suiteBoard, mode })))
  .map(({ name, path, mode }) => {
    const board = readSuiteBoard({ path });
    const probe = new CopperProbe(board);
    const times: number[] = [];
    const places: number[] = [];
    let reached = 0;
    let named = 0;
    const nameItem = () => itemId(`drawn-${named++}`);
    for (const { start, pointers } of gesturesOn(board, Number(values.tracks))) {
      const route = new RouteInProgress(board, start, { nameItem, probe, mode });
      for (const pointer of pointers) {
        const looked = route.looked;
        const began = process.threadCpuUsage();
        route.moveTo(pointer);
        const { user, system } = process.threadCpuUsage(began);
        times.push((user + system) / 1_000);
        places.push(route.looked - looked);
        if (route.preview.reached) reached++;
      }
    }
    const isMet = share(times, 0.5) <= GOALS.median && share(times, 0.95) <= GOALS.late;
    return [
      name,
      mode,
      String(times.length),
      `${Math.round((100 * reached) / times.length)} %`,
      ...[0.5, 0.95, 1].map((part) => share(times, part).toFixed(1)),
      ...[0.5, 0.95, 1].map((part) => String(share(places, part))),
      isMet ? "met" : "missed",
    ];
  });
const header = ["board", "mode", "moves", "reached", "ms", "95 of 100", "most", "places", "95 of 100", "most", "goal"];
const text = `${formatTable([header, ...rows])}

A track drawn by hand, one move of the pointer after the other, in milliseconds of computing and in places that the search looked
at: the middle one, what 95 of 100 moves stay below, the most. Reached: there was a way to the pointer's very place; many lie on
foreign copper. Goal: ${GOALS.median} ms and ${GOALS.late} ms.
`;
process.stdout.write(text);
if (values.write) {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, "editor.txt"), text);
}

function share(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
