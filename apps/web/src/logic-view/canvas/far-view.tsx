import { getSmoothStepPath, Position, useStore, ViewportPortal } from "@xyflow/react";
import { memo, useRef } from "react";
import classes from "./far-view.module.css";
import type { BlockNode, WireEdge } from "./flow-graph.ts";
import { LINE_HEIGHT, nameLines } from "./name-lines.ts";
import type { PortRow } from "./node-shape.ts";

/** The farther away, the larger the letters, so that they can be read as long as a few fit. */
const FONT_SIZES = [
  { from: 0.3, fontSize: 36 },
  { from: 0.18, fontSize: 50 },
] as const;
const LARGEST_FONT = 64;
/** Of lines, by the size of the letters: about a pixel. */
const LINE = 1 / 8;
const INSET = 14;
/** Corners and first steps of wires, as near by. */
const STEP = { borderRadius: 6, offset: 18 };

interface Seen {
  readonly nodes: readonly BlockNode[];
  readonly edges: readonly WireEdge[];
}

/**
 * A large drawing from afar, as one picture: blocks with their names, and wires. The page lays out and paints one element
 * instead of some for each block and wire; the blocks of the canvas above it are empty and take the pointer.
 */
export function FarView({ nodes, edges }: Seen) {
  const fontSize = useStore(
    ({ transform: [, , zoom] }) => FONT_SIZES.find(({ from }) => zoom >= from)?.fontSize ?? LARGEST_FONT,
  );
  return (
    <ViewportPortal>
      <svg className={classes.picture} aria-hidden width={1} height={1} strokeWidth={fontSize * LINE}>
        <FarWires nodes={nodes} edges={edges} />
        {nodes.map(({ id, position: { x, y }, data, selected = false, className }) => (
          <FarBlock
            key={id}
            name={data.use.name}
            x={x}
            y={y}
            width={data.shape.width}
            height={data.shape.height}
            severity={data.severity}
            selected={selected}
            isDim={className !== ""}
            fontSize={fontSize}
          />
        ))}
      </svg>
    </ViewportPortal>
  );
}

interface FarBlockFacts {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly severity: "error" | "warning" | undefined;
  readonly selected: boolean;
  readonly isDim: boolean;
  readonly fontSize: number;
}

const FarBlock = memo(function FarBlock(facts: FarBlockFacts) {
  const { name, x, y, width, height, severity, selected, isDim, fontSize } = facts;
  const lines = nameLines(name, { width: width - 2 * INSET, height: height - INSET, fontSize });
  const top = y + height / 2 - ((lines.length - 1) / 2) * fontSize * LINE_HEIGHT;
  return (
    <g className={isDim ? classes.dim : undefined} data-severity={severity} data-selected={selected || undefined}>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      <text fontSize={fontSize}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <tspan key={index} x={x + INSET} y={top + index * fontSize * LINE_HEIGHT}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
});

interface KnownPath {
  readonly ends: string;
  readonly path: string;
}

/** One path for the wires of each kind; those at a block that is dragged are apart, so that the others are not painted again. */
function FarWires({ nodes, edges }: Seen) {
  const known = useRef<Map<string, KnownPath>>(new Map());
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const groups = new Map<string, { kind: string | undefined; selected: boolean; paths: string[] }>();
  for (const edge of edges) {
    const from = byId.get(edge.source);
    const to = byId.get(edge.target);
    if (!from || !to) continue;
    const selected = edge.selected === true;
    const key = `${edge.data?.kind} ${selected} ${from.dragging === true || to.dragging === true}`;
    const group = groups.get(key) ?? { kind: edge.data?.kind, selected, paths: [] };
    groups.set(key, group);
    group.paths.push(pathOf(edge, from, to, known.current));
  }
  return [...groups].map(([key, { kind, selected, paths }]) => (
    <path key={key} data-kind={kind} data-selected={selected || undefined} d={paths.join("")} />
  ));
}

function pathOf(edge: WireEdge, from: BlockNode, to: BlockNode, known: Map<string, KnownPath>): string {
  const start = placeOf(from, edge.sourceHandle);
  const end = placeOf(to, edge.targetHandle);
  if (!start || !end) return "";
  const ends = `${start.side} ${start.x} ${start.y} ${end.side} ${end.x} ${end.y}`;
  const old = known.get(edge.id);
  if (old?.ends === ends) return old.path;
  const [path] = getSmoothStepPath({
    sourceX: start.x,
    sourceY: start.y,
    sourcePosition: POSITIONS[start.side],
    targetX: end.x,
    targetY: end.y,
    targetPosition: POSITIONS[end.side],
    ...STEP,
  });
  known.set(edge.id, { ends, path });
  return path;
}

const POSITIONS = { left: Position.Left, right: Position.Right } as const;

function placeOf(
  { position, data: { shape } }: BlockNode,
  key: string | null | undefined,
): { readonly x: number; readonly y: number; readonly side: PortRow["side"] } | undefined {
  const row = shape.rows.find(({ port }) => port.key === key);
  return row && { x: position.x + (row.side === "left" ? 0 : shape.width), y: position.y + row.y, side: row.side };
}
