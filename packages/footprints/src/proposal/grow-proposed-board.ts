import {
  type Board,
  type Circuit,
  copperLayers,
  type DesignRules,
  emptyBoard,
  isAlike,
  isProposedPlane,
} from "@tracewright/board";
import { type Box, boxOfPoints, fromMm, type Point, type Size, toMm } from "@tracewright/geometry";
import { drawOutline } from "./draw-outline.ts";
import { isProposedClass } from "./power/propose-classes.ts";
import { planeRing } from "./power/propose-planes.ts";
import { proposePower } from "./power/propose-power.ts";
import { cornerRadiusFor, type OutlineProposal } from "./propose-outline.ts";
import { proposeStackup } from "./propose-stackup.ts";
import { setOutParts } from "./set-out-parts.ts";

/** What of a proposed board nobody asked for, so that it may be proposed otherwise. */
export interface OpenProposal {
  readonly size: boolean;
  readonly layers: boolean;
}

/** The board keeps it among its properties, as its file does. */
const PROPERTY = "Tracewright proposal";
/** Sides of a larger outline: 1.4 times the area. */
const LONGER = Math.sqrt(1.4);

export function withOpenProposal(board: Board, { size, layers }: OpenProposal): Board {
  const { [PROPERTY]: _, ...properties } = board.properties;
  const open = [...(size ? ["size"] : []), ...(layers ? ["layers"] : [])].join(" ");
  return { ...board, properties: open === "" ? properties : { ...properties, [PROPERTY]: open } };
}

/**
 * The next proposal for a board on which connections stay open: four layers instead of two, else a larger outline of the
 * same proportion. Undefined where the size and the layers were asked for, or where anything has been placed, routed or
 * drawn since.
 */
export function growProposedBoard(board: Board, circuit: Circuit): Board | undefined {
  const words = (board.properties[PROPERTY] ?? "").split(" ");
  const open = { size: words.includes("size"), layers: words.includes("layers") };
  const outline = outlineAsProposed(board);
  if (!outline || board.tracks.length > 0 || board.vias.length > 0) return undefined;
  const { at, size } = outline;
  if (!isAlike(setOutParts(board.footprints, { at, size, layers: board.layers, nets: board.nets }), board.footprints))
    return undefined;
  if (open.layers && outline.copperLayers === 2)
    return withOpenProposal(onFourLayers(board, circuit, outline), { ...open, layers: false });
  return open.size ? larger(board, outline) : undefined;
}

interface DrawnOutline extends Pick<OutlineProposal, "size" | "cornerRadius" | "copperLayers"> {
  readonly at: Point;
}

/** The rectangle on Edge.Cuts; undefined where it is not as `drawOutline` draws it. */
function outlineAsProposed(board: Board): DrawnOutline | undefined {
  const shapes = board.graphics.filter(({ layer }) => layer === "Edge.Cuts").map(({ shape }) => shape);
  const box = boxOfPoints(shapes.flatMap((shape) => (shape.kind === "line" ? [shape.start, shape.end] : [])));
  const layers = copperLayers(board).length;
  if (!box || (layers !== 2 && layers !== 4)) return undefined;
  const size = sizeOf(box);
  const outline = { size, cornerRadius: cornerRadiusFor(size), copperLayers: layers } as const;
  const at = { x: box.minX, y: box.minY };
  const drawn = drawOutline(outline, at).map(({ shape }) => shape);
  return isAlike(drawn, shapes) ? { ...outline, at } : undefined;
}

function sizeOf({ minX, minY, maxX, maxY }: Box): Size {
  return { width: maxX - minX, height: maxY - minY };
}

function larger(board: Board, { at, size, copperLayers }: DrawnOutline): Board {
  const longer = (side: number): number => fromMm(Math.ceil(toMm(side) * LONGER));
  const grown = { width: longer(size.width), height: longer(size.height) };
  const outline = { size: grown, cornerRadius: cornerRadiusFor(grown), copperLayers };
  const ring = planeRing(outline, at, board.rules);
  return {
    ...board,
    graphics: [...board.graphics.filter(({ layer }) => layer !== "Edge.Cuts"), ...drawOutline(outline, at)],
    footprints: setOutParts(board.footprints, { at, size: grown, layers: board.layers, nets: board.nets }),
    zones: board.zones.map((zone) => (isProposedPlane(zone) ? { ...zone, outline: [ring] } : zone)),
  };
}

/** With the planes of four layers, and net classes for their stackup. */
function onFourLayers(board: Board, circuit: Circuit, { at, ...outline }: DrawnOutline): Board {
  const planes = board.zones.some(isProposedPlane);
  const four = emptyBoard(4).layers.filter(({ role }) => role !== undefined);
  const named = new Map(board.layers.map((layer) => [layer.id, layer]));
  const { rules, hadClasses } = withoutProposedClasses(board.rules);
  const bare: Board = {
    ...board,
    layers: [
      ...four.map((layer) => named.get(layer.id) ?? layer),
      ...board.layers.filter(({ role }) => role === undefined),
    ],
    stackup: proposeStackup(4),
    rules,
    zones: board.zones.filter((zone) => !isProposedPlane(zone)),
  };
  const whole = { ...outline, copperLayers: 4 } as const;
  return proposePower(bare, circuit, { outline: whole, at, planes, netClasses: hadClasses }).board;
}

function withoutProposedClasses(rules: DesignRules): { readonly rules: DesignRules; readonly hadClasses: boolean } {
  const netClasses = rules.netClasses.filter((each) => !isProposedClass(each));
  const names = new Set(netClasses.map(({ name }) => name));
  const assignments = rules.assignments.filter(({ netClass }) => names.has(netClass));
  return { rules: { ...rules, netClasses, assignments }, hadClasses: netClasses.length < rules.netClasses.length };
}
