/**
 * The engine's state at an epoch boundary as bytes: varints throughout, routes as steps of the lattice, the history
 * plane as runs. Everything else (fields, occupancy, index) follows from the board and is built again on resume.
 */
import type { Access, Branch, NetRoute } from "../search/route.ts";
import type { Workbench } from "../search/workbench.ts";
import type { EngineState, Phase } from "./state.ts";

export const MAGIC = 0x54575233;
const PHASES: readonly Phase[] = ["negotiate", "repair", "optimise", "done"];

/** The checkpoint does not belong to this board, these options or this version of the engine. */
export class ForeignCheckpoint extends Error {}

export function writeCheckpoint(bench: Workbench, state: EngineState): Uint8Array {
  const writer = new Writer();
  writer.number(MAGIC);
  writer.number(bench.problem.terminals.length);
  writer.number(bench.grid.width);
  writer.number(bench.grid.height);
  writer.number(bench.grid.pitch);
  writer.number(PHASES.indexOf(state.phase));
  for (const key of NUMBERS) writer.double(state[key]);
  writer.number(state.order.length);
  for (const net of state.order) writer.number(net);
  writer.double(state.best.open);
  writer.double(state.best.vias);
  writer.double(state.best.length);
  writer.number(state.best.routes.length);
  // A route that the bench and the best snapshot share is written once, and is one object again after reading.
  for (const route of bench.routes) writeRoute(writer, bench, route);
  state.best.routes.forEach((route, net) => {
    const shared = route === bench.routes[net];
    writer.number(shared ? 1 : 0);
    if (!shared) writeRoute(writer, bench, route);
  });
  writeRuns(writer, bench.history);
  writeRuns(writer, bench.viaHistory);
  return writer.bytes();
}

export function readCheckpoint(bench: Workbench, bytes: Uint8Array): EngineState {
  const reader = new Reader(bytes);
  const { grid, problem } = bench;
  for (const expected of [MAGIC, problem.terminals.length, grid.width, grid.height, grid.pitch])
    if (reader.number() !== expected)
      throw new ForeignCheckpoint("the checkpoint belongs to another board, other options or another engine version");
  const phase = PHASES[reader.number()];
  if (!phase) throw new ForeignCheckpoint("the checkpoint names an unknown phase");
  const numbers = Object.fromEntries(NUMBERS.map((key) => [key, reader.double()])) as Pick<
    EngineState,
    (typeof NUMBERS)[number]
  >;
  const order = Array.from({ length: reader.number() }, () => reader.number());
  const open = reader.double();
  const vias = reader.double();
  const length = reader.double();
  const count = reader.number();
  for (let net = 0; net < bench.routes.length; net++) bench.setRoute(net, readRoute(reader, bench, net));
  const routes: NetRoute[] = [];
  for (let net = 0; net < count; net++)
    routes.push(reader.number() === 1 ? bench.routes[net]! : readRoute(reader, bench, net));
  readRuns(reader, bench.history);
  readRuns(reader, bench.viaHistory);
  return { phase, ...numbers, order, best: { routes, open, vias, length } };
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
] as const;

function writeRoute(writer: Writer, bench: Workbench, route: NetRoute): void {
  writer.number(route.branches.length);
  for (const branch of route.branches) {
    writeAccess(writer, bench, branch.start);
    writeAccess(writer, bench, branch.end);
    writer.number(branch.nodes.length);
    let previous = 0;
    branch.nodes.forEach((node, i) => {
      const step = node - previous;
      writer.number((step < 0 ? -2 * step - 1 : 2 * step) * 4 + branch.narrow[i]!);
      previous = node;
    });
  }
}

function readRoute(reader: Reader, bench: Workbench, net: number): NetRoute {
  const branches: Branch[] = [];
  const count = reader.number();
  for (let b = 0; b < count; b++) {
    const start = readAccess(reader, bench, net);
    const end = readAccess(reader, bench, net);
    const length = reader.number();
    const nodes = new Int32Array(length);
    const narrow = new Uint8Array(length);
    let previous = 0;
    for (let i = 0; i < length; i++) {
      const value = reader.number();
      narrow[i] = value % 4;
      const step = Math.floor(value / 4);
      previous += step % 2 === 1 ? -(step + 1) / 2 : step / 2;
      nodes[i] = previous;
    }
    branches.push({ nodes, narrow, start, end });
  }
  return { branches };
}

/** 0 for none, else 1 + terminal, then the place in the terminal's list. */
function writeAccess(writer: Writer, bench: Workbench, access: Access | null): void {
  writer.number(access ? access.terminal + 1 : 0);
  if (access) writer.number(bench.accesses[access.terminal]!.indexOf(access));
}

function readAccess(reader: Reader, bench: Workbench, net: number): Access | null {
  const terminal = reader.number() - 1;
  if (terminal < 0) return null;
  const access = bench.accesses[terminal]?.[reader.number()];
  if (!access || bench.problem.terminals[terminal]!.net !== net)
    throw new ForeignCheckpoint(`the checkpoint names a way into terminal ${terminal} that this board does not have`);
  return access;
}

function writeRuns(writer: Writer, plane: Uint16Array): void {
  let start = 0;
  while (start < plane.length) {
    let end = start + 1;
    while (end < plane.length && plane[end] === plane[start]) end++;
    writer.number(end - start);
    writer.number(plane[start]!);
    start = end;
  }
}

function readRuns(reader: Reader, plane: Uint16Array): void {
  let start = 0;
  while (start < plane.length) {
    const end = start + reader.number();
    if (end <= start || end > plane.length) throw new ForeignCheckpoint("the checkpoint's history does not fit");
    plane.fill(reader.number(), start, end);
    start = end;
  }
}

class Writer {
  #bytes = new Uint8Array(1 << 12);
  #length = 0;

  /** A whole number from 0 to 2^53. */
  number(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.#byte((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.#byte(rest);
  }

  double(value: number): void {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setFloat64(0, value);
    for (const byte of bytes) this.#byte(byte);
  }

  bytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const grown = new Uint8Array(this.#length * 2);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes[this.#length++] = value;
  }
}

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  number(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.#byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  }

  double(): number {
    const bytes = new Uint8Array(8);
    for (let i = 0; i < 8; i++) bytes[i] = this.#byte();
    return new DataView(bytes.buffer).getFloat64(0);
  }

  #byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new ForeignCheckpoint("the checkpoint ends too early");
    return byte;
  }
}
