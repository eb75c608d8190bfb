import ELK, { type ElkNode } from "elkjs/lib/elk-api.js";
import workerUrl from "elkjs/lib/elk-worker.min.js?url";
import type { ArrangedBlock } from "./flow-graph.ts";

interface Line {
  readonly from: { readonly use: string; readonly port: string };
  readonly to: { readonly use: string; readonly port: string };
}

const OPTIONS = {
  "elk.algorithm": "layered",
  "elk.direction": "RIGHT",
  "elk.layered.spacing.nodeNodeBetweenLayers": "140",
  "elk.spacing.nodeNode": "48",
  "elk.spacing.componentComponent": "80",
};

/** Places for blocks by the wires between them, from left to right; computed in a thread of its own. */
export async function arrange(
  blocks: readonly ArrangedBlock[],
  lines: readonly Line[],
): Promise<ReadonlyMap<string, { readonly x: number; readonly y: number }>> {
  const elk = new ELK({ workerFactory: () => new Worker(workerUrl) });
  try {
    const graph = await elk.layout(graphOf(blocks, lines));
    return new Map(graph.children?.map(({ id, x = 0, y = 0 }) => [id, { x, y }]));
  } finally {
    elk.terminateWorker();
  }
}

function graphOf(blocks: readonly ArrangedBlock[], lines: readonly Line[]): ElkNode {
  const portId = ({ use, port }: Line["from"]) => `${use} ${port}`;
  const ports = new Set(blocks.flatMap(({ id, shape }) => shape.rows.map(({ port }) => `${id} ${port.key}`)));
  return {
    id: "root",
    layoutOptions: OPTIONS,
    children: blocks.map(({ id, shape: { rows, width, height } }) => ({
      id,
      width,
      height,
      layoutOptions: { "elk.portConstraints": "FIXED_POS" },
      ports: rows.map(({ port, side, y }) => ({
        id: `${id} ${port.key}`,
        x: side === "left" ? 0 : width,
        y,
        width: 0,
        height: 0,
        layoutOptions: { "elk.port.side": side === "left" ? "WEST" : "EAST" },
      })),
    })),
    edges: lines
      .filter(({ from, to }) => from.use !== to.use && ports.has(portId(from)) && ports.has(portId(to)))
      .map((line, index) => ({ id: String(index), sources: [portId(line.from)], targets: [portId(line.to)] })),
  };
}
