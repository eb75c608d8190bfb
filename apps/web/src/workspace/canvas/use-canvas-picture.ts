import type { Board, NetId } from "@tracewright/board";
import {
  type BoardTheme,
  buildMarkScene,
  buildRatsnestScene,
  buildScene,
  type Marks,
  type Scene,
  type SceneLayerId,
} from "@tracewright/rendering";
import { useMemo } from "react";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import type { CanvasPicture } from "./canvas-picture.ts";

type Airwires = Ratsnest["airwires"];
/** What a list beside the canvas points at. */
export interface Pointed {
  readonly items: readonly string[];
  readonly lines: Marks["lines"];
}

const NO_AIRWIRES: Airwires = [];

/** The picture of a board, each part of it made anew only when what it shows has changed. */
export function useCanvasPicture({
  board,
  copper,
  airwires = NO_AIRWIRES,
  net,
  marked,
  pointed,
  marks,
  theme,
  hidden,
}: {
  board: Board;
  /** What a running task has found so far. */
  copper: Board | undefined;
  airwires: Airwires | undefined;
  /** The highlighted net. */
  net: NetId | undefined;
  /** Ids of the items drawn as selected. */
  marked: ReadonlySet<string>;
  pointed?: Pointed | undefined;
  /** Lines and places that something is said about. */
  marks?: Scene | undefined;
  theme: BoardTheme;
  hidden: ReadonlySet<SceneLayerId>;
}): CanvasPicture {
  const scene = useMemo(() => buildScene(board), [board]);
  const highlight = useMemo(() => netScene(board, net), [board, net]);
  const selection = useMemo(
    () => (marked.size === 0 ? undefined : buildScene(board, { include: (item) => marked.has(item.id) })),
    [board, marked],
  );
  const pointedItems = useMemo(() => {
    const wanted = new Set<string>(pointed?.items);
    return wanted.size === 0 ? undefined : buildScene(board, { include: (item) => wanted.has(item.id) });
  }, [board, pointed]);
  const pointedLines = useMemo(() => pointed && buildMarkScene({ lines: pointed.lines, spots: [] }), [pointed]);
  const preview = useMemo(() => copper && buildScene(copper), [copper]);
  const highlightedPreview = useMemo(() => copper && netScene(copper, net), [copper, net]);
  const ratsnest = useMemo(
    () => buildRatsnestScene(net === undefined ? airwires : airwires.filter((airwire) => airwire.net === net)),
    [airwires, net],
  );
  const dimmedRatsnest = useMemo(
    () => (net === undefined ? undefined : buildRatsnestScene(airwires.filter((airwire) => airwire.net !== net))),
    [airwires, net],
  );
  return useMemo(
    () => ({
      board,
      scene,
      highlight,
      highlightedPreview,
      selection,
      preview,
      ratsnest,
      dimmedRatsnest,
      pointed: pointedItems,
      pointedLines,
      marks,
      theme,
      hidden,
    }),
    [
      board,
      scene,
      highlight,
      highlightedPreview,
      selection,
      preview,
      ratsnest,
      dimmedRatsnest,
      pointedItems,
      pointedLines,
      marks,
      theme,
      hidden,
    ],
  );
}

/** All copper of one net. */
function netScene(board: Board, net: NetId | undefined): Scene | undefined {
  if (net === undefined) return undefined;
  return buildScene(board, { include: (item) => "net" in item && item.net === net });
}
