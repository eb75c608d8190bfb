import { type Board, indexBoard, type NetId, netClassOf } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";

/** How many different widths of a net are offered where nobody named any: more than one tries through. */
const MOST = 8;
/** How many of those that are named; a file may name any number. */
const MAX_NAMED = 60;

/**
 * The widths to choose from for a track of a net, narrow to wide: its class's and those that the project names for it; where it
 * names none that the board allows, the least, those of the classes, and those that the net has already.
 */
export function trackWidths(board: Board, net: NetId | undefined): readonly Nm[] {
  const { predefinedTrackWidths = [], minTrackWidth, netClasses } = board.rules;
  const isAllowed = (width: Nm) => width >= Math.max(1, minTrackWidth);
  const { trackWidth } = netClassOf(board, net);
  const named = predefinedTrackWidths.filter(isAllowed).slice(0, MAX_NAMED);
  if (named.length > 0) return inOrder([trackWidth, ...named].filter(isAllowed));
  const own = net === undefined ? [] : (indexBoard(board).tracksByNet.get(net) ?? []).map(({ width }) => width);
  const classes = netClasses.flatMap((one) => one.trackWidth ?? []);
  const found = [trackWidth, minTrackWidth, ...classes, ...own].filter(isAllowed);
  return inOrder([...new Set(found)].slice(0, MOST));
}

function inOrder(widths: readonly Nm[]): readonly Nm[] {
  return [...new Set(widths)].sort((a, b) => a - b);
}
