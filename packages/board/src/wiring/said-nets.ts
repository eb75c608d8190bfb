import type { Board } from "../records/board.ts";
import type { NetRole } from "./net-role.ts";

/** What nets are, in the order in which they are decided: a net of several kinds is of the first. */
export const NET_KINDS = [
  "ground",
  "supply",
  "antenna-feed",
  "crystal",
  "switch-node",
  "pair",
  "analog",
  "clock",
  "bus",
  "plain",
] as const;

export type NetKind = (typeof NET_KINDS)[number];

/** What a person said that a net is, by its name: names outlive a new import of the board. */
export interface SaidNet {
  readonly net: string;
  readonly kind: NetKind;
}

/** The board keeps it among its properties, which its file has as well. */
const PROPERTY = "Tracewright nets";

/** What people said of the nets of this board; what a file has there and is no such statement is passed over. */
export function saidNets({ properties }: Pick<Board, "properties">): SaidNet[] {
  const text = properties[PROPERTY];
  if (text === undefined) return [];
  try {
    const stated: unknown = JSON.parse(text);
    return typeof stated === "object" && stated !== null
      ? Object.entries(stated).flatMap(([net, kind]) => (isNetKind(kind) ? [{ net, kind }] : []))
      : [];
  } catch {
    return [];
  }
}

/** The properties of the board with what was said; no kind takes back what was said of a net. */
export function withSaidNets(
  board: Pick<Board, "properties">,
  changes: readonly { readonly net: string; readonly kind: NetKind | undefined }[],
): Board["properties"] {
  const said = new Map(saidNets(board).map(({ net, kind }) => [net, kind]));
  for (const { net, kind } of changes) {
    if (kind === undefined) said.delete(net);
    else said.set(net, kind);
  }
  const { [PROPERTY]: _, ...others } = board.properties;
  return said.size === 0 ? others : { ...others, [PROPERTY]: JSON.stringify(Object.fromEntries(said)) };
}

export function isNetKind(value: unknown): value is NetKind {
  return NET_KINDS.some((kind) => kind === value);
}

/** The role of a kind: what is neither ground nor supply carries a signal. */
export function roleOfKind(kind: NetKind): NetRole {
  return kind === "ground" || kind === "supply" ? kind : "signal";
}
