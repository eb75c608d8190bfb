/** Where a picture differs from the one before it. */
import { type Box, growBox } from "@tracewright/geometry";
import type { Scene, SceneOfCells } from "@tracewright/rendering";
import type { CanvasPicture } from "./canvas-picture.ts";

/** Boxes in nanometres, or everything. */
export type Spoiled = readonly Box[] | "all";

/** Hairlines are as wide as a pixel, whatever that is on the board: what is drawn may reach beyond its box. */
const MARGIN = 200_000;

/** Of what `drawBoard` draws. */
export function spoiledOfBoard(before: CanvasPicture, after: CanvasPicture): Spoiled {
  const isOther =
    before.theme !== after.theme ||
    before.hidden !== after.hidden ||
    before.opacityOf !== after.opacityOf ||
    before.netName !== after.netName ||
    before.grid !== after.grid ||
    before.board.layers !== after.board.layers ||
    before.difference !== after.difference ||
    before.compared !== after.compared ||
    before.drops !== after.drops ||
    (before.highlight === undefined) !== (after.highlight === undefined);
  if (isOther) return "all";
  const { colouredNets: old } = before;
  const colouredNets =
    old === after.colouredNets ? [] : [...old, ...after.colouredNets].flatMap(({ scene }) => scene.drawn ?? []);
  return [
    ...changedCells(before.scene, after.scene),
    ...changedScene(before.preview, after.preview),
    ...colouredNets,
  ].map(grow);
}

/** Of what `drawOverBoard` draws. */
export function spoiledOver(before: CanvasPicture, after: CanvasPicture): Spoiled {
  const isOther =
    before.theme !== after.theme ||
    before.hidden !== after.hidden ||
    before.netName !== after.netName ||
    before.drops !== after.drops;
  if (isOther) return "all";
  const scenes = (picture: CanvasPicture) => [
    picture.highlight,
    picture.highlightedPreview,
    picture.brought,
    picture.selection,
    picture.pointed,
    picture.dimmedRatsnest,
    picture.ratsnest,
    picture.compared?.arrows,
    picture.pointedLines,
    picture.marks,
  ];
  const old = scenes(before);
  return scenes(after)
    .flatMap((scene, index) => changedScene(old[index], scene))
    .map(grow);
}

function changedScene(before: Scene | undefined, after: Scene | undefined): Box[] {
  return before === after ? [] : [before, after].flatMap((scene) => scene?.drawn ?? []);
}

function changedCells(before: SceneOfCells, after: SceneOfCells): Box[] {
  if (before === after) return [];
  const old = new Set(before.cells);
  const come = after.cells.filter((cell) => !old.delete(cell));
  return [...old, ...come].flatMap(({ drawn }) => drawn ?? []);
}

function grow(box: Box): Box {
  return growBox(box, MARGIN);
}
