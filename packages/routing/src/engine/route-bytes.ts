import type { Access, Branch, NetRoute } from "../search/route.ts";
import type { Workbench } from "../search/workbench.ts";
import { type ByteReader, type ByteWriter, ForeignBytes } from "./byte-stream.ts";

/** A route as steps of the lattice; its ways into terminals as their places in the bench's lists. */
export function writeRoute(writer: ByteWriter, bench: Workbench, route: NetRoute): void {
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

/** The route with the bench's own ways into terminals. */
export function readRoute(reader: ByteReader, bench: Workbench, net: number): NetRoute {
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
function writeAccess(writer: ByteWriter, bench: Workbench, access: Access | null): void {
  writer.number(access ? access.terminal + 1 : 0);
  if (access) writer.number(bench.accesses[access.terminal]!.indexOf(access));
}

function readAccess(reader: ByteReader, bench: Workbench, net: number): Access | null {
  const terminal = reader.number() - 1;
  if (terminal < 0) return null;
  const access = bench.accesses[terminal]?.[reader.number()];
  if (!access || bench.problem.terminals[terminal]!.net !== net)
    throw new ForeignBytes(`the checkpoint names a way into terminal ${terminal} that this board does not have`);
  return access;
}
