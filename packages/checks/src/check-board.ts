import { type Board, type ItemId, indexBoard, type NetId } from "@tracewright/board";
import { connectCopper } from "./connections/clusters.ts";
import { type ConnectionCount, countConnections } from "./connections/count-connections.ts";
import { type Airwire, findAirwires } from "./connections/ratsnest.ts";
import { forEachNearPair, prepareCopper } from "./copper/board-copper.ts";
import { FindingSink } from "./findings/finding-sink.ts";
import { type SplitFindings, splitExcluded } from "./findings/split-excluded.ts";
import { BoardEdges } from "./rules/copper-edge-clearance.ts";
import { DESIGN_RULES, judgesOf } from "./rules/design-rules.ts";
import { collectKeepouts } from "./rules/items-not-allowed.ts";

const COPPER_PAIRS = judgesOf("copperPair");
const COPPER = judgesOf("copper");
const CONNECTIONS = judgesOf("wholeConnections");
/** In the order of the table. */
const BOARD = DESIGN_RULES.flatMap(({ board, whole }) => board?.judge ?? whole ?? []);

export interface CheckOptions {
  /** Only findings that one of these items has a part in, board-wide ones (outline, references) included. */
  readonly items?: ReadonlySet<ItemId>;
}

export interface CheckResult extends SplitFindings {
  readonly connections: ConnectionCount;
  readonly ratsnest: readonly Airwire[];
}

/** Judges a board by all rules, as KiCad 6 names and judges them. Pure: equal boards give equal findings. */
export function checkBoard(board: Board, options: CheckOptions = {}): CheckResult {
  const only = options.items;
  const sink = new FindingSink(board);
  const copper = prepareCopper(board);
  const { padsByNet } = indexBoard(board);
  const context = {
    ...copper,
    now: board,
    edges: new BoardEdges(board),
    keepouts: collectKeepouts(copper),
    hasPads: (net: NetId) => padsByNet.has(net),
  };
  forEachNearPair(
    copper,
    (a, b) => {
      for (const judge of COPPER_PAIRS) judge(context, a, b, sink);
    },
    only,
  );
  for (const item of copper.items) {
    if (only && !only.has(item.id)) continue;
    for (const judge of COPPER) judge(context, item, sink);
  }
  for (const judge of BOARD) judge(context, sink, only);
  const connectivity = connectCopper(copper);
  const ratsnest = findAirwires(connectivity);
  for (const judge of CONNECTIONS) judge(connectivity, ratsnest, sink, only);
  return { ...splitExcluded(sink.findings), connections: countConnections(connectivity, ratsnest), ratsnest };
}

/** What is connected and what is not, without judging anything else. */
export function checkConnections(board: Board): Pick<CheckResult, "connections" | "ratsnest"> {
  const connectivity = connectCopper(prepareCopper(board));
  const ratsnest = findAirwires(connectivity);
  return { connections: countConnections(connectivity, ratsnest), ratsnest };
}

/** The airwires of a board. */
export function ratsnest(board: Board): readonly Airwire[] {
  return findAirwires(connectCopper(prepareCopper(board)));
}
