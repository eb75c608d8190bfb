import ELK, { type ElkNode } from "elkjs/lib/elk-api.js";
import workerUrl from "elkjs/lib/elk-worker.min.js?url";
import type { ArrangedBlock } from "./flow-graph.ts";
import { foldTall } from "./fold-tall.ts";

interface Line {
  readonly from: { readonly use: string; readonly port: string };
  readonly to: { readonly use: string; readonly port: string };
}

/** Width by height of the drawing on most screens. */
const ASPECT = 1.3;
const BETWEEN_LAYERS = 140;
const OPTIONS = {
  "elk.aspectRatio": String(ASPECT),
  "elk.algorithm": "layered",
  "elk.direction": "RIGHT",
  "elk.layered.spacing.nodeNodeBetweenLayers": String(BETWEEN_LAYERS),
  "elk.spacing.nodeNode": "48",
  "elk.spacing.componentComponent": "80",
};
/** Drawings of more blocks are fitted to the screen, as they could not be read in one row or column. */
const ONE_ROW = 12;
/** What is so many times as long as the screen is broken into rows. */
const MOST_LONG = 2;
const IN_ROWS = { "elk.layered.wrapping.strategy": "MULTI_EDGE" };
/** Of more blocks, fewer orders are tried: 200 take 0.4 s instead of 1 s, and look the same. */
const MANY = 60;
const HASTY = { "elk.layered.thoroughness": "2" };

type Arranger = InstanceType<typeof ELK>;

let warm: Arranger | undefined;

/** Starts the thread ahead of the first question, while documents are read. */
export function warmArranger(): void {
  warm ??= newArranger();
}

/** Ends a thread that nothing is asked of. */
export function dropArranger(): void {
  warm?.terminateWorker();
  warm = undefined;
}

function newArranger(): Arranger {
  return new ELK({ workerFactory: () => new Worker(workerUrl) });
}

/** Places for blocks by the wires between them, from left to right; computed in a thread of its own. */
export async function arrange(
  blocks: readonly ArrangedBlock[],
  lines: readonly Line[],
): Promise<ReadonlyMap<string, { readonly x: number; readonly y: number }>> {
  const elk = warm ?? newArranger();
  warm = undefined;
  try {
    let graph = await elk.layout(graphOf(blocks, lines));
    const { width: long = 0, height: high = 0 } = graph;
    if (blocks.length > ONE_ROW && long > high * ASPECT * MOST_LONG)
      graph = await elk.layout(graphOf(blocks, lines, IN_ROWS));
    const boxes = graph.children?.map(({ id, x = 0, y = 0, width = 0, height = 0 }) => ({ id, x, y, width, height }));
    if (!boxes) return new Map();
    return blocks.length > ONE_ROW
      ? foldTall(boxes, ASPECT, BETWEEN_LAYERS)
      : new Map(boxes.map(({ id, x, y }) => [id, { x, y }]));
  } finally {
    elk.terminateWorker();
  }
}

function graphOf(
  blocks: readonly ArrangedBlock[],
  lines: readonly Line[],
  breaking: typeof IN_ROWS | undefined = undefined,
): ElkNode {
  const portId = ({ use, port }: Line["from"]) => `${use} ${port}`;
  const ports = new Set(blocks.flatMap(({ id, shape }) => shape.rows.map(({ port }) => `${id} ${port.key}`)));
  return {
    id: "root",
    layoutOptions: {
      ...OPTIONS,
      ...breaking,
      ...(blocks.length > MANY && HASTY),
    },
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
