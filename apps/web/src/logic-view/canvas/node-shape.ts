import type { BlockDocument, Port } from "@tracewright/blocks";

export const NODE_WIDTH = 300;
export const HEAD_HEIGHT = 34;
export const ROW_HEIGHT = 22;
const FOOT = 6;
const RANKS = { VCC: 0, SIGNAL: 1, GND: 2 } as const;

export interface PortRow {
  readonly port: Port;
  readonly side: "left" | "right";
  /** Centre of its handle, from the top of the block. */
  readonly y: number;
}

/** Where wires end at a block, for those who do not look at what is on the screen; of the size of its dot. */
export interface HandlePlace {
  readonly id: string;
  readonly side: PortRow["side"];
  readonly x: number;
  readonly y: number;
}

export interface NodeShape {
  readonly rows: readonly PortRow[];
  readonly width: number;
  readonly height: number;
}

/**
 * The ports of a block on the canvas: supplies first, what it takes on the left and what it gives on the right; then the
 * others in the order of the block; grounds last. Those of its top and bottom are at the side that has fewer. A folded block
 * shows what is joined and what has to be.
 */
export function nodeShape(
  document: BlockDocument | undefined,
  { isFolded, joined }: { readonly isFolded: boolean; readonly joined: ReadonlySet<string> },
): NodeShape {
  const ports = (document?.ports ?? [])
    .filter(({ key, required }) => !isFolded || required || joined.has(key))
    .toSorted((a, b) => RANKS[a.netType] - RANKS[b.netType] || a.order - b.order);
  const sides: Record<PortRow["side"], Port[]> = { left: [], right: [] };
  const sideOf = (port: Port): PortRow["side"] | undefined => {
    if (port.netType === "VCC") return port.direction === "out" ? "right" : "left";
    return port.side === "left" || port.side === "right" ? port.side : undefined;
  };
  for (const port of ports) {
    const fewer = sides.left.length <= sides.right.length ? "left" : "right";
    sides[sideOf(port) ?? fewer].push(port);
  }
  const rows = (["left", "right"] as const).flatMap((side) =>
    sides[side].map((port, index) => ({ port, side, y: HEAD_HEIGHT + (index + 0.5) * ROW_HEIGHT })),
  );
  const most = Math.max(sides.left.length, sides.right.length);
  return { rows, width: NODE_WIDTH, height: HEAD_HEIGHT + most * ROW_HEIGHT + FOOT };
}

export const HANDLE_SIZE = 10;

export function handlePlaces({ rows, width }: NodeShape): HandlePlace[] {
  return rows.map(({ port, side, y }) => ({
    id: port.key,
    side,
    x: (side === "left" ? 0 : width) - HANDLE_SIZE / 2,
    y: y - HANDLE_SIZE / 2,
  }));
}
