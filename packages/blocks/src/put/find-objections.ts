import { type Board, copperLayers, type ItemId } from "@tracewright/board";
import type { BlockDocument, BlockLayout } from "../records/block-document.ts";

/** Why the layout of a block cannot be put on a board as it is. */
export type PutObjection =
  | { readonly kind: "no-layout" }
  | { readonly kind: "use-exists" }
  | { readonly kind: "name-taken"; readonly net: string }
  /** The layout needs so many copper layers, and its inner ones lie at other depths unless the board has as many. */
  | { readonly kind: "layers"; readonly needed: number; readonly present: number }
  /** The board's rule is stricter than what the layout was made for. */
  | {
      readonly kind: "rule";
      readonly rule: "track" | "clearance" | "drill";
      readonly needed: number;
      readonly present: number;
    };

export function findObjections(
  board: Board,
  { board: fragment, layout, ports }: BlockDocument,
  { name, group }: { name: string; group: ItemId },
): PutObjection[] {
  if (!fragment || !layout) return [{ kind: "no-layout" }];
  if (board.groups.some(({ id }) => id === group)) return [{ kind: "use-exists" }];
  const portNets = new Set(ports.map(({ net }) => net));
  const inner = fragment.nets
    .filter((net) => !portNets.has(net.name))
    .map((net) => `/${name}/${net.name.replace(/^\//, "")}`);
  const taken = new Set(board.nets.map((net) => net.name));
  return [
    ...inner.filter((net) => taken.has(net)).map((net) => ({ kind: "name-taken", net }) as const),
    ...findLayoutObjections(board, layout),
  ];
}

/** What the layers and rules of a board have against a layout. */
export function findLayoutObjections(board: Board, { rules: own }: BlockLayout): PutObjection[] {
  const { minTrack, minClearance, minDrill, copperLayers: needed } = own;
  const present = copperLayers(board).length;
  const rules = [
    ["track", minTrack, board.rules.minTrackWidth],
    ["clearance", minClearance, board.rules.minClearance],
    ["drill", minDrill, board.rules.minThroughHoleDiameter],
  ] as const;
  return [
    ...(needed > present || (needed > 2 && needed !== present) ? [{ kind: "layers", needed, present } as const] : []),
    ...rules
      .filter(([, made, least]) => made < least)
      .map(([rule, made, least]) => ({ kind: "rule", rule, needed: least, present: made }) as const),
  ];
}
