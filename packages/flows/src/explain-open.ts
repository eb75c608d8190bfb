import { type Board, indexBoard } from "@tracewright/board";
import type { Airwire } from "@tracewright/checks";
import type { OpenConnection, OpenReason, RoutingOutcome } from "@tracewright/routing";
import { type EnclosedPort, enclosedPort } from "./enclosed-port.ts";

/** Why a connection is open; `parted`: a pour connected it until tracks cut the pour. */
export type OpenCause = OpenReason | EnclosedPort | { readonly kind: "parted"; readonly message: string };

export interface StillOpen extends Omit<OpenConnection, "reason"> {
  readonly reason: OpenCause;
}

/** What the engine explained, and every other airwire of the finished board. */
export function explainOpen(
  board: Board,
  outcome: Pick<RoutingOutcome, "open">,
  ratsnest: readonly Airwire[],
): StillOpen[] {
  const { netById, padById } = indexBoard(board);
  const zones = new Set<string>(board.zones.map(({ id }) => id));
  const explained = new Map<string, number>();
  for (const { net } of outcome.open) explained.set(net, (explained.get(net) ?? 0) + 1);
  const open: StillOpen[] = outcome.open.map((one) => {
    const enclosed = enclosedPort(board, one);
    return enclosed ? { ...one, reason: enclosed } : one;
  });
  for (const { net, from, to } of ratsnest) {
    const name = netById.get(net)?.name ?? net;
    const left = explained.get(name) ?? 0;
    if (left > 0) {
      explained.set(name, left - 1);
      continue;
    }
    const endOf = ({ item, position }: Airwire["from"]) => {
      const pad = padById.get(item);
      const label = pad
        ? `${pad.footprint.reference} pad ${pad.pad.number}`
        : zones.has(item)
          ? `pour of ${name}`
          : `track of ${name}`;
      return { label, item, x: position.x, y: position.y };
    };
    const [start, end] = [endOf(from), endOf(to)];
    const message = `${start.label} and ${end.label} are no longer connected by a zone fill, and no path for a track was found`;
    open.push({ net: name, from: start, to: end, reason: { kind: "parted", message } });
  }
  return open;
}
