import type { Access, Branch, NetRoute } from "../grid/route.ts";
import type { Workbench } from "../search/workbench.ts";
import { type ByteReader, type ByteWriter, ForeignBytes } from "./byte-stream.ts";

/** A route as steps of the lattice; its ways into terminals as their places in the bench's lists. */
export function writeRoute(writer: ByteWriter, bench: Workbench, route: NetRoute): void {
  writer.number(route.branches.length);
  for (const branch of route.branches) {
    // 0 for a new branch, else 1 + the number of the chain.
    writer.number(branch.given ? branch.given.entry - bench.problem.terminals.length + 1 : 0);
    if (branch.given) continue;
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

/** The route with the bench's own ways into terminals. */
export function readRoute(reader: ByteReader, bench: Workbench, net: number): NetRoute {
  const branches: Branch[] = [];
  const count = reader.number();
  for (let b = 0; b < count; b++) {
    const chain = reader.number() - 1;
    if (chain >= 0) {
      branches.push(readGiven(bench, net, chain));
      continue;
    }
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

function readGiven(bench: Workbench, net: number, chain: number): Branch {
  const given = bench.problem.given[chain];
  const branch = bench.given[net]?.find((candidate) => candidate.given === given);
  if (!branch) throw new ForeignBytes(`the checkpoint names given copper ${chain} that this board does not have`);
  return branch;
}

/** 0 for none, else 1 + terminal, then the place in the terminal's list. */
function writeAccess(writer: ByteWriter, bench: Workbench, access: Access | null): void {
  writer.number(access ? access.terminal + 1 : 0);
  if (access) writer.number(bench.accesses[access.terminal]!.indexOf(access));
}

function readAccess(reader: ByteReader, bench: Workbench, net: number): Access | null {
  const terminal = reader.number() - 1;
  if (terminal < 0) return null;
  const access = bench.accesses[terminal]?.[reader.number()];
  if (!access || bench.netAt(terminal) !== net)
    throw new ForeignBytes(`the checkpoint names a way into terminal ${terminal} that this board does not have`);
  return access;
}
