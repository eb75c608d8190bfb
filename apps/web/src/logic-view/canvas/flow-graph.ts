import { type DrawnNets, type DrawnWire, documentOf, type LogicNet, type Use } from "@tracewright/logic";
import { type Edge, MarkerType, type Node } from "@xyflow/react";
import type { LogicEditorState } from "../logic-editor.ts";
import { type NodeShape, nodeShape } from "./node-shape.ts";

export interface BlockData extends Record<string, unknown> {
  readonly use: Use;
  readonly shape: NodeShape;
  /** Nets that are named at ports of the block instead of drawn, by key of the port. */
  readonly tags: ReadonlyMap<string, Pick<LogicNet, "id" | "name" | "kind">>;
  readonly isJoined: ReadonlySet<string>;
  readonly severity: "error" | "warning" | undefined;
  /** All that it shows, as text: what is equal is not drawn again. */
  readonly key: string;
}

export type BlockNode = Node<BlockData, "block">;

export interface WireData extends Record<string, unknown> {
  readonly kind: DrawnWire["kind"];
  readonly nets: readonly string[];
  readonly text: string;
  /** It says what it is all the time: one wire of each supply, and buses. */
  readonly isNamed: boolean;
}

export type WireEdge = Edge<WireData, "wire">;

/** A block with its size, as far as its place depends on it. */
export interface ArrangedBlock {
  readonly id: string;
  readonly shape: NodeShape;
}

/** What each block of a logic shows. What shows the same as before is the same object. */
export function blockData(
  { logic, book }: Pick<LogicEditorState, "logic" | "book">,
  { named }: DrawnNets,
  severities: ReadonlyMap<string, "error" | "warning">,
  before: ReadonlyMap<string, BlockData>,
): ReadonlyMap<string, BlockData> {
  const joined = new Map<string, Map<string, LogicNet>>(logic.uses.map(({ id }) => [id, new Map()]));
  for (const net of logic.nets) for (const { use, port } of net.ends) joined.get(use)?.set(port, net);
  return new Map(
    logic.uses.map((use) => {
      const own = joined.get(use.id) ?? new Map<string, LogicNet>();
      const tags = new Map([...own].filter(([, { id }]) => named.has(id)));
      const severity = severities.get(use.id);
      const { name, isCollapsed = false, block } = use;
      const shown = [...own.keys()].sort();
      const texts = [...tags].map(([port, net]) => [port, net.id, net.name, net.kind]);
      const key = JSON.stringify([name, isCollapsed, block.hash, shown, texts, severity ?? null]);
      const old = before.get(use.id);
      if (old?.key === key && old.use === use) return [use.id, old];
      const isJoined = new Set(shown);
      const shape =
        old?.key === key ? old.shape : nodeShape(documentOf(use, book), { isFolded: isCollapsed, joined: isJoined });
      return [use.id, { use, shape, tags, isJoined, severity, key }];
    }),
  );
}

const COLOURS = { supply: "var(--tw-accent-text)", signal: "var(--tw-info)", bus: "var(--tw-info)" } as const;

/** The lines of the canvas. `textOf` writes beside a line what it is. */
export function wireEdges(
  { wires }: DrawnNets,
  textOf: (wire: DrawnWire) => string,
  before: ReadonlyMap<string, WireEdge>,
): readonly WireEdge[] {
  // The last is above the others of its net, so that no line crosses what it says.
  const last = new Map(wires.map(({ id, nets }) => [nets.join(" "), id]));
  return wires.map((wire) => {
    const { id, from, to, kind, nets, isDirected } = wire;
    const text = textOf(wire);
    const isNamed = kind !== "signal" && last.get(nets.join(" ")) === id;
    const old = before.get(id);
    if (
      old &&
      old.data?.isNamed === isNamed &&
      old.data?.text === text &&
      old.data.kind === kind &&
      old.data.nets.join() === nets.join()
    )
      return old;
    return {
      id,
      type: "wire",
      source: from.use,
      sourceHandle: from.port,
      target: to.use,
      targetHandle: to.port,
      data: { kind, nets, text, isNamed },
      ariaLabel: text,
      ...(isDirected && { markerEnd: { type: MarkerType.ArrowClosed, color: COLOURS[kind], width: 14, height: 14 } }),
    };
  });
}
