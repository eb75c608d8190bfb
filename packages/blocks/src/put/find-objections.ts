import { type Board, copperLayers, type ItemId } from "@tracewright/board";
import type { BlockDocument } from "../records/block-document.ts";

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
  const { minTrack, minClearance, minDrill, copperLayers: needed } = layout.rules;
  const present = copperLayers(board).length;
  const portNets = new Set(ports.map(({ net }) => net));
  const inner = fragment.nets
    .filter((net) => !portNets.has(net.name))
    .map((net) => `/${name}/${net.name.replace(/^\//, "")}`);
  const taken = new Set(board.nets.map((net) => net.name));
  const rules = [
    ["track", minTrack, board.rules.minTrackWidth],
    ["clearance", minClearance, board.rules.minClearance],
    ["drill", minDrill, board.rules.minThroughHoleDiameter],
  ] as const;
  return [
    ...inner.filter((net) => taken.has(net)).map((net) => ({ kind: "name-taken", net }) as const),
    ...(needed > present || (needed > 2 && needed !== present) ? [{ kind: "layers", needed, present } as const] : []),
    ...rules
      .filter(([, own, least]) => own < least)
      .map(([rule, own, least]) => ({ kind: "rule", rule, needed: least, present: own }) as const),
  ];
}
