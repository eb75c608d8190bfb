import type { Board, NetId } from "@tracewright/board";
import type { SupplyMap } from "@tracewright/checks";
import {
  type BoardTheme,
  buildItemScene,
  buildMarkScene,
  buildRatsnestScene,
  buildScene,
  type Scene,
  SceneCells,
  type SceneLayerId,
} from "@tracewright/rendering";
import { shownName } from "@tracewright/text";
import { useMemo, useRef } from "react";
import type { Compared } from "../controller/results.ts";
import { useSameMembers } from "../controller/use-same-members.ts";
import { airwiresInHand } from "../editing/airwires-in-hand.ts";
import { boardWithout, type InHand } from "../editing/in-hand.ts";
import type { Pointed } from "../focus.ts";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import { buildDropPicture } from "../supply-drop/drop-picture.ts";
import type { CanvasPicture } from "./canvas-picture.ts";
import { buildDifference } from "./difference-scenes.ts";
import { type NetAppearance, PLAIN_NETS } from "./net-appearance.ts";
import { useCompared } from "./use-compared.ts";

type Airwires = Ratsnest["airwires"];
const NO_AIRWIRES: Airwires = [];
const NO_PARTS: ReadonlySet<string> = new Set();

/** The picture of a board, each part of it rebuilt only when what it shows has changed. */
export function useCanvasPicture({
  board,
  held,
  inTheWay,
  copper,
  airwires = NO_AIRWIRES,
  net,
  marked,
  pointed,
  compared,
  before,
  marks,
  drops,
  theme,
  hidden,
  hiddenParts = NO_PARTS,
  nets = PLAIN_NETS,
  opacityOf,
  names = false,
  grid,
}: {
  board: Board;
  /** What the tool has in hand. */
  held?: InHand | undefined;
  /** Ids of what holds the tool up. */
  inTheWay?: readonly string[] | undefined;
  /** What a running task has found so far. */
  copper: Board | undefined;
  airwires: Airwires | undefined;
  /** The highlighted net. */
  net: NetId | undefined;
  /** Ids of the items drawn as selected. */
  marked: ReadonlySet<string>;
  pointed?: Pointed | undefined;
  compared?: Compared | undefined;
  /** An earlier version of the board: what differs is shown. */
  before?: Board | undefined;
  /** Lines and places that something is said about. */
  marks?: Scene | undefined;
  /** The drop over the copper of a supply, in place of the highlighted net. */
  drops?: SupplyMap | undefined;
  theme: BoardTheme;
  hidden: ReadonlySet<SceneLayerId>;
  hiddenParts?: ReadonlySet<string>;
  nets?: NetAppearance;
  opacityOf?: CanvasPicture["opacityOf"];
  /** Whether copper is written on: numbers of pads, and nets. */
  names?: boolean;
  grid?: CanvasPicture["grid"];
}): CanvasPicture {
  // While something is moved about, what stays is drawn once.
  const gone = useSameMembers<ReadonlySet<string>>(held?.gone ?? NO_PARTS);
  const still = useMemo(() => boardWithout(board, new Set([...hiddenParts, ...gone])), [board, gone, hiddenParts]);
  const cells = useRef<SceneCells>(undefined);
  cells.current ??= new SceneCells();
  const { current: retained } = cells;
  const scene = useMemo(() => retained.update(still), [still, retained]);
  const brought = useMemo(() => held && buildItemScene(held.brought, held.brought), [held]);
  const blockers = useSameMembers(inTheWay);
  const blocking = useMemo(
    () => (blockers && blockers.length > 0 ? sceneOfItems(board, new Set(blockers)) : undefined),
    [board, blockers],
  );
  const highlight = useMemo(() => (drops ? undefined : netScene(still, net)), [still, net, drops]);
  const selection = useMemo(
    () => (marked.size === 0 ? undefined : sceneOfItems(held?.brought ?? board, marked)),
    [board, held, marked],
  );
  const over = useCompared(board, compared);
  const versions = useMemo(() => before && buildDifference(before, board), [before, board]);
  const pointedItems = useMemo(() => {
    const wanted = new Set<string>(pointed?.items);
    return wanted.size === 0 ? undefined : sceneOfItems(board, wanted);
  }, [board, pointed]);
  const pointedLines = useMemo(() => pointed && buildMarkScene({ lines: pointed.lines, spots: [] }), [pointed]);
  const preview = useMemo(() => copper && buildScene(copper), [copper]);
  const highlightedPreview = useMemo(() => copper && netScene(copper, net), [copper, net]);
  const { quiet, colours } = nets;
  const wires = useMemo(() => airwires.filter((airwire) => !quiet.has(airwire.net)), [airwires, quiet]);
  const { bright: ratsnest, dim: dimmedRatsnest } = useMemo(() => {
    const { bright, dim } = held
      ? airwiresInHand(board, wires, held)
      : net === undefined
        ? { bright: wires, dim: undefined }
        : { bright: airwires.filter((one) => one.net === net), dim: wires.filter((one) => one.net !== net) };
    return { bright: buildRatsnestScene(bright), dim: dim && buildRatsnestScene(dim) };
  }, [board, airwires, wires, held, net]);
  const colouredNets = useMemo(
    () =>
      [...colours].flatMap(([id, colour]) => {
        const scene = netScene(still, id);
        return scene ? [{ scene, colour }] : [];
      }),
    [still, colours],
  );
  const dropPicture = useMemo(() => drops && buildDropPicture(board, drops), [board, drops]);
  const netName = useNetName(board, names);
  return useMemo(
    () => ({
      board,
      scene,
      brought,
      blocking,
      highlight,
      highlightedPreview,
      selection,
      preview,
      ratsnest,
      dimmedRatsnest,
      compared: over,
      difference: versions,
      pointed: pointedItems,
      pointedLines,
      marks,
      drops: dropPicture,
      colouredNets,
      theme,
      hidden,
      opacityOf,
      netName,
      grid,
    }),
    [
      board,
      scene,
      brought,
      blocking,
      highlight,
      highlightedPreview,
      selection,
      preview,
      ratsnest,
      dimmedRatsnest,
      over,
      versions,
      pointedItems,
      pointedLines,
      marks,
      dropPicture,
      colouredNets,
      theme,
      hidden,
      opacityOf,
      netName,
      grid,
    ],
  );
}

function useNetName({ nets }: Board, isWanted: boolean): CanvasPicture["netName"] {
  return useMemo(() => {
    if (!isWanted) return undefined;
    const names = new Map(nets.map(({ id, name }) => [id, shownName(name)]));
    return (net) => names.get(net);
  }, [nets, isWanted]);
}

/** All copper of one net. */
function netScene(board: Board, net: NetId | undefined): Scene | undefined {
  if (net === undefined) return undefined;
  return buildItemScene(board, board, { include: (item) => "net" in item && item.net === net });
}

function sceneOfItems(board: Board, wanted: ReadonlySet<string>): Scene {
  return buildItemScene(board, board, { include: (item) => wanted.has(item.id) });
}
