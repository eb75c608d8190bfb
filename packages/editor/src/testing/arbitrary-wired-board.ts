import { applyEdit, type Board, type Footprint, type Graphic, type ItemId, itemId, padBox } from "@tracewright/board";
import { type Box, boxesTouch, fromMm, growBox } from "@tracewright/geometry";
import type fc from "fast-check";
import { RouteInProgress } from "../routing/route-in-progress.ts";
import { arbitraryBoard } from "./arbitrary-board.ts";

const STYLE = { width: fromMm(0.25), viaDiameter: fromMm(0.8), viaDrill: fromMm(0.4) };
let named = 0;
const nameItem = (): ItemId => itemId(`wire-${named++}`);

/** Parts of a few pads, wired by hand as far as there is a way. */
export const arbitraryWiredBoard: fc.Arbitrary<Board> = arbitraryBoard.map((any) => {
  const kept: Board = { ...any, groups: [], zones: [], tracks: [], vias: [], graphics: [], texts: [] };
  const bare = spaced({ ...kept, footprints: kept.footprints.map(facingUp) });
  let board: Board = bare;
  const places = new Map<string, { x: number; y: number }[]>();
  for (const { net, point } of padPlaces(bare)) places.set(net, [...(places.get(net) ?? []), point]);
  for (const [net, points] of places)
    for (const [index, point] of points.slice(1).entries()) {
      const start = { ...STYLE, point: points[index]!, layer: "F.Cu" as const, net: itemId(net) as never };
      const route = new RouteInProgress(board, start, { nameItem, mode: "walk-around" });
      route.moveTo(point);
      if (route.fix()) board = applyEdit(board, route.finish() ?? { lists: [], settings: [] });
    }
  return board;
});

/** Room for a track between pads: half of it beside the pad's own half, and the clearance. */
const PAD_ROOM = fromMm(0.6);

/**
 * Without the pads that stand too near to one before them: from a pad within another's clearance no track can leave, and
 * one that passes it is in no state that the editor could have made.
 */
function spaced(board: Board): Board {
  const taken: Box[] = [];
  const footprints = board.footprints.map((part) => ({
    ...part,
    pads: part.pads.filter((pad) => {
      const box = padBox(part, pad);
      if (taken.some((other) => boxesTouch(growBox(box, PAD_ROOM), other))) return false;
      taken.push(box);
      return true;
    }),
  }));
  return { ...board, footprints };
}

/** Its pads are on the front whatever the generator said of the part. */
function facingUp(part: Footprint): Footprint {
  return { ...part, locked: false, side: "front", rotation: 0, graphics: [courtyardOf(part)] };
}

function courtyardOf({ id }: Footprint): Graphic {
  const shape = {
    kind: "rect",
    start: { x: fromMm(-2.5), y: fromMm(-2.5) },
    end: { x: fromMm(2.5), y: fromMm(2.5) },
  } as const;
  return {
    id: itemId(`${id}-yard`),
    layer: "F.CrtYd",
    shape,
    stroke: { width: fromMm(0.05), style: "solid" },
    filled: false,
  };
}

function padPlaces(board: Board): readonly { readonly net: string; readonly point: { x: number; y: number } }[] {
  return board.footprints.flatMap(({ position, pads }) =>
    pads.flatMap(({ net, position: at }) =>
      net === undefined ? [] : [{ net, point: { x: position.x + at.x, y: position.y + at.y } }],
    ),
  );
}
