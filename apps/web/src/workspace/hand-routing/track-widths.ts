import { type Board, indexBoard, type NetId, type Nm, netClassOf } from "@tracewright/board";

/** How many different widths of a net are offered: more than one tries through. */
const MOST = 8;

/** The widths to choose from for a track of a net, narrow to wide: its class's, the least, and those it has already. */
export function trackWidths(board: Board, net: NetId | undefined): readonly Nm[] {
  const own = net === undefined ? [] : (indexBoard(board).tracksByNet.get(net) ?? []).map(({ width }) => width);
  const { trackWidth } = netClassOf(board, net);
  const classes = board.rules.netClasses.flatMap((one) => one.trackWidth ?? []);
  const allowed = [trackWidth, board.rules.minTrackWidth, ...classes, ...new Set(own)].filter(
    (width) => width >= Math.max(1, board.rules.minTrackWidth),
  );
  return [...new Set(allowed)].slice(0, MOST).sort((a, b) => a - b);
}
