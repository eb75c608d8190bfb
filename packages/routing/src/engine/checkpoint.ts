/**
 * The engine's state at an epoch boundary as bytes: varints throughout, routes as steps of the lattice, the history
 * plane as runs. Everything else (fields, occupancy, index) follows from the board and is built again on resume.
 */
import { copperOf, type NetRoute } from "../grid/route.ts";
import type { Workbench } from "../search/workbench.ts";
import { ByteReader, ByteWriter, ForeignBytes } from "./byte-stream.ts";
import { costOfCopper } from "./legal-subset.ts";
import { readRoute, writeRoute } from "./route-bytes.ts";
import type { EngineState, Phase, Snapshot } from "./state.ts";

export const MAGIC = 0x54575235;
const PHASES: readonly Phase[] = ["negotiate", "repair", "optimise", "done"];

export function writeCheckpoint(bench: Workbench, state: EngineState): Uint8Array {
  const writer = new ByteWriter();
  writer.number(MAGIC);
  writer.number(bench.problem.terminals.length);
  writer.number(bench.problem.given.length);
  writer.number(bench.grid.width);
  writer.number(bench.grid.height);
  writer.number(bench.grid.pitch);
  writer.number(PHASES.indexOf(state.phase));
  for (const key of NUMBERS) writer.double(state[key]);
  writer.number(state.order.length);
  for (const net of state.order) writer.number(net);
  for (const route of bench.routes) writeRoute(writer, bench, route);
  writeSnapshot(writer, bench, state.best);
  writer.number(state.champion ? 1 : 0);
  if (state.champion) writeSnapshot(writer, bench, state.champion);
  writeRuns(writer, bench.history);
  writeRuns(writer, bench.viaHistory);
  writer.double(state.visits);
  writer.double(state.gainedWorth);
  return writer.bytes();
}

export function readCheckpoint(bench: Workbench, bytes: Uint8Array): EngineState {
  const reader = new ByteReader(bytes);
  const { grid, problem } = bench;
  for (const expected of [MAGIC, problem.terminals.length, problem.given.length, grid.width, grid.height, grid.pitch])
    if (reader.number() !== expected)
      throw new ForeignBytes("the checkpoint belongs to another board, other options or another engine version");
  const phase = PHASES[reader.number()];
  if (!phase) throw new ForeignBytes("the checkpoint names an unknown phase");
  const numbers = Object.fromEntries(NUMBERS.map((key) => [key, reader.double()])) as Pick<
    EngineState,
    (typeof NUMBERS)[number]
  >;
  const order = Array.from({ length: reader.number() }, () => reader.number());
  for (let net = 0; net < bench.routes.length; net++) bench.setRoute(net, readRoute(reader, bench, net));
  const best = readSnapshot(reader, bench);
  const champion = reader.number() === 1 ? readSnapshot(reader, bench) : undefined;
  readRuns(reader, bench.history);
  readRuns(reader, bench.viaHistory);
  // At the end, so that what was saved before visits were kept is still read; those runs had no limit.
  const visits = reader.isAtEnd ? 0 : reader.double();
  const gainedWorth = reader.isAtEnd ? numbers.passWorth : reader.double();
  bench.spent = visits;
  return { phase, ...numbers, order, visits, gainedWorth, best, champion };
}

/** A route that the bench and the snapshot share is written once, and is one object again after reading. */
function writeSnapshot(writer: ByteWriter, bench: Workbench, { open, broken, vias, length, routes }: Snapshot): void {
  for (const value of [open, broken, vias, length]) writer.double(value);
  writer.number(routes.length);
  routes.forEach((route, net) => {
    const shared = route === bench.routes[net];
    writer.number(shared ? 1 : 0);
    if (!shared) writeRoute(writer, bench, route);
  });
}

function readSnapshot(reader: ByteReader, bench: Workbench): Snapshot {
  const open = reader.double();
  const broken = reader.double();
  const vias = reader.double();
  const length = reader.double();
  const routes: NetRoute[] = [];
  for (let net = 0, count = reader.number(); net < count; net++)
    routes.push(reader.number() === 1 ? bench.routes[net]! : readRoute(reader, bench, net));
  return { routes, open, broken, vias, length, onPlanes: lengthOnPlanes(bench, routes) };
}

function lengthOnPlanes({ problem, grid }: Workbench, routes: readonly NetRoute[]): number {
  return routes.reduce((sum, route, net) => {
    const rule = problem.nets[net]!;
    return rule.planes === 0 ? sum : sum + costOfCopper(rule, copperOf(grid, rule, route)).onPlanes;
  }, 0);
}

const NUMBERS = [
  "cycle",
  "round",
  "position",
  "pressure",
  "random",
  "stale",
  "conflicts",
  "passWorth",
  "trialBudget",
  "trialPops",
  "gainedAt",
  "start",
  "starts",
] as const;

function writeRuns(writer: ByteWriter, plane: Uint16Array): void {
  let start = 0;
  while (start < plane.length) {
    let end = start + 1;
    while (end < plane.length && plane[end] === plane[start]) end++;
    writer.number(end - start);
    writer.number(plane[start]!);
    start = end;
  }
}

function readRuns(reader: ByteReader, plane: Uint16Array): void {
  let start = 0;
  while (start < plane.length) {
    const end = start + reader.number();
    if (end <= start || end > plane.length) throw new ForeignBytes("the checkpoint's history does not fit");
    plane.fill(reader.number(), start, end);
    start = end;
  }
}
