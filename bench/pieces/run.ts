/**
 * One placement on one and on three workers, as processes on a PostgreSQL server with either engine of the work: the results
 * have to be the same, and the trials computed by several; also where two of three are killed while they compute.
 *
 * `npm run bench -- pieces [--board FILE]`
 */
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { eq } from "drizzle-orm";
import { openServerDatabase } from "../../apps/server/src/platform/database/open-database.ts";
import { runPieces } from "../../apps/server/src/platform/database/tables.ts";
import type { Client } from "../../apps/server/src/testkit/client.ts";
import { PLACE, readProject } from "../../apps/server/src/testkit/run-operations.ts";
import type { ServerProcess } from "../../apps/server/src/testkit/start-server-process.ts";
import { type ServerKind, Stand } from "../faults/stand.ts";
import { formatTable } from "../suite/format-table.ts";

/** A run that its time ends has other results. */
const RUN_SECONDS = 3000;
const ROOT = join(import.meta.dirname, "../..");
const { values } = parseArgs({
  options: { board: { type: "string", default: join(ROOT, "examples/usb-sensor/usb-sensor.kicad_pcb") } },
});

interface Measured {
  readonly engine: ServerKind;
  readonly workers: number;
  /** Of the workers, so many were killed while pieces were computed. */
  readonly killed: number;
  readonly seconds: number;
  /** Pieces that were computed by each worker that computed some. */
  readonly pieces: readonly number[];
  readonly results: string;
}

interface Result {
  readonly boardDocumentUrl: string;
  readonly placement: unknown;
}

const measured: Measured[] = [];
for (const engine of ["PostgreSQL, leases", "PostgreSQL, pg-boss"] as const)
  for (const [workers, toKill] of [
    [1, 0],
    [3, 0],
    [3, 2],
  ] as const)
    measured.push(await measure(engine, workers, toKill));
const same = measured.every(({ results }) => results === measured[0]?.results);
const text = [
  `A placement of ${basename(values.board)} on ${availableParallelism()} cores, which its workers and other work share.`,
  "Each worker is a process of its own with one thread for engines.",
  "",
  formatTable([
    ["engine", "workers", "killed", "s", "pieces by other workers", "results"],
    ...measured.map(({ engine, workers, killed, seconds, pieces, results }) => [
      engine,
      String(workers),
      String(killed),
      seconds.toFixed(0),
      pieces.length === 0 ? "0" : pieces.join(" + "),
      results === measured[0]?.results ? "the same" : "OTHERS",
    ]),
  ]),
  "",
].join("\n");
process.stdout.write(text);
writeFileSync(join(ROOT, "bench/results/pieces.txt"), text);
process.exitCode = same ? 0 : 1;

async function measure(engine: ServerKind, workers: number, toKill: number): Promise<Measured> {
  const stand = await Stand.open(engine, { WORKERS: "1", IMPORT_SECONDS: "300", RUN_SECONDS: String(RUN_SECONDS) });
  if (stand === undefined) throw new Error("PostgreSQL is not installed");
  const all: ServerProcess[] = [];
  try {
    await stand.startServer();
    for (let count = 0; count < workers; count += 1) all.push(await stand.startAnotherWorker());
    const file = { name: basename(values.board), bytes: readFileSync(values.board) };
    const id = await stand.client.createProject("in pieces", [file], "PLACEMENT");
    const begun = performance.now();
    await stand.client.get(PLACE, { id, seed: 1, fixed: [], timeSeconds: RUN_SECONDS });
    const isStruck = toKill > 0 && (await pieceIsComputed(stand, id));
    const killed = isStruck ? all.slice(0, toKill) : [];
    for (const worker of killed) await worker.kill();
    const { run } = await ended(stand.client, id);
    const seconds = (performance.now() - begun) / 1000;
    const results = run.results.map(({ boardDocumentUrl, placement }: Result) => [
      boardDocumentUrl.split("/").at(-1),
      placement,
    ]);
    const pieces = all.map((worker) => countPieces(worker.said())).filter((count) => count > 0);
    process.stderr.write(
      `${engine}, ${workers} workers, ${killed.length} killed: ${seconds.toFixed(1)} s, pieces ${pieces.join(" + ")}\n`,
    );
    return { engine, workers, killed: killed.length, seconds, pieces, results: JSON.stringify(results) };
  } finally {
    await Promise.all(all.map((worker) => worker.kill()));
    await stand.close();
  }
}

/** Waits until a worker has a piece; false where the run ends without. */
async function pieceIsComputed(stand: Stand, id: string): Promise<boolean> {
  const { db, close } = await openServerDatabase(stand.postgres?.connectionString ?? "", { asFound: true });
  try {
    for (;;) {
      if ((await db.$count(runPieces, eq(runPieces.status, "PROGRESS"))) > 0) return true;
      if (/_(COMPLETE|FAIL)$/.test((await readProject(stand.client, id)).stateType)) return false;
      await delay(50);
    }
  } finally {
    await close();
  }
}

/** However long it takes: on a machine that others use as well, a run waits for its turn. */
async function ended(client: Client, id: string): ReturnType<typeof readProject> {
  for (;;) {
    const project = await readProject(client, id);
    if (/_(COMPLETE|FAIL)$/.test(project.stateType)) return project;
    await delay(500);
  }
}

/** Lines of the log about pieces that came to their end. */
function countPieces(said: string): number {
  return said
    .split("\n")
    .filter((line) => line.includes('"event":"job"') && line.includes('"run-piece"') && line.includes('"ended"'))
    .length;
}
