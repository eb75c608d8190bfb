import {
  type Board,
  type CustomRule,
  dimensionLines,
  drawnText,
  type Footprint,
  type Graphic,
  graphicSolids,
  type ItemId,
  type LayerId,
  type NetId,
  type Pad,
  padSolids,
  type RuleBook,
  type RuleItem,
  resolveLayers,
  type Text,
} from "@tracewright/board";
import {
  areNearer,
  areTouching,
  type Box,
  BoxIndex,
  boxesTouch,
  growBox,
  joinBoxes,
  type Nm,
  nearestPoints,
  type Point,
  type Solid,
  solidBox,
  strokeOf,
} from "@tracewright/geometry";
import { drawnSolids } from "@tracewright/text";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm } from "../findings/names.ts";
import type { BoardEdges } from "./copper-edge-clearance.ts";
import { nameOfText } from "./text-sizes.ts";

/** Ink of the silkscreen, or an opening of the mask. */
export interface Ink {
  readonly id: ItemId;
  readonly name: string;
  readonly kind: "text" | "drawing" | "pad";
  readonly part: Footprint | undefined;
  readonly pad?: Pad;
  readonly net?: NetId;
  readonly solids: readonly Solid[];
  readonly box: Box;
  /** Of its solids, in their order. */
  readonly boxes: readonly Box[];
}

const SIDES = ["F", "B"] as const;

/**
 * Silkscreen as a fab prints it: silk_over_copper (cut away where the mask opens), silk_overlap, silk_edge_clearance.
 * Warnings, but for a project that says otherwise. Custom rules may ask for a distance (`silk_clearance`).
 */
export function judgeSilkscreen(
  { now: board, book, edges }: SilkContext,
  sink: FindingSink,
  only?: ReadonlySet<ItemId>,
): void {
  for (const side of SIDES) {
    const ink = inkOn(board, `${side}.SilkS`);
    if (ink.length > 0) judgeInk(board, { side, ink, edges, book, sink, only });
  }
}

interface SilkContext {
  readonly now: Board;
  readonly book: RuleBook;
  readonly edges: BoardEdges;
}

interface SideOfBoard {
  readonly side: (typeof SIDES)[number];
  readonly ink: readonly Ink[];
  readonly edges: BoardEdges;
  readonly book: RuleBook;
  readonly sink: FindingSink;
  readonly only: ReadonlySet<ItemId> | undefined;
}

function judgeInk(board: Board, { side, ink, edges, book, sink, only }: SideOfBoard): void {
  const layer = `${side}.SilkS` as const;
  const isAsked = (...items: readonly Ink[]) => !only || items.some(({ id }) => only.has(id));
  const openings = sink.wants("silk_over_copper") ? openingsOn(board, side) : [];
  const openingIndex = indexOf(openings);
  const inkIndex = indexOf(ink);
  const { silkClearance } = board.rules;
  const farthest = Math.max(0, book.farthest("silk_clearance"));
  const asked = (a: Ink, b: RuleItem, least: Nm): AskedGap => {
    const custom = book.limit("silk_clearance", { a: asItem(a, layer), b });
    return custom?.min === undefined ? { gap: least } : { gap: custom.min, by: custom.rule };
  };
  for (const [entry, piece] of ink.entries()) {
    for (const other of openingIndex.search(growBox(piece.box, farthest))) {
      const opening = openings[other]!;
      if (!isAsked(piece, opening)) continue;
      const { gap, by } = asked(piece, asItem(opening, `${side}.Mask`), 0);
      const at = meeting(piece, opening, gap);
      const how = by ? `nearer than rule "${by.name}" ${mm(gap)} to` : "on";
      if (at)
        sink.add({
          rule: "silk_over_copper",
          message: `${piece.name} on ${layer} is ${how} ${opening.name}, where the mask is open`,
          items: [piece.id, opening.id],
          nets: [],
          position: at,
          layer,
          ...(by && { by, required: gap }),
        });
    }
    if (silkClearance >= 0 || farthest > 0)
      for (const other of inkIndex.search(growBox(piece.box, Math.max(0, silkClearance, farthest)))) {
        const second = ink[other]!;
        if (other <= entry || !isAsked(piece, second) || isOneDrawing(piece, second)) continue;
        const { gap, by } = asked(piece, asItem(second, layer), silkClearance);
        const at = gap < 0 ? undefined : meeting(piece, second, gap);
        const how = by ? `are nearer than rule "${by.name}" ${mm(gap)}` : "overlap";
        if (at)
          sink.add({
            rule: "silk_overlap",
            message: `${piece.name} and ${second.name} ${how} on ${layer}`,
            items: [piece.id, second.id],
            nets: [],
            position: at,
            layer,
            ...(by && { by, required: gap }),
          });
      }
    if (!isAsked(piece)) continue;
    for (const { id, solids } of edges.near(piece.box, farthest)) {
      const { gap, by } = asked(piece, { kind: "graphic", id, reach: 0, sheet: "Edge.Cuts", solids }, 0);
      const isNear = solids.some((line) =>
        piece.solids.some((solid) => (gap > 0 ? areNearer(line, solid, gap) : areTouching(line, solid))),
      );
      if (!isNear) continue;
      const how = by ? `is nearer than rule "${by.name}" ${mm(gap)} to` : "crosses";
      sink.add({
        rule: "silk_edge_clearance",
        message: `${piece.name} on ${layer} ${how} the edge of the board`,
        items: [piece.id, id],
        nets: [],
        position: middleOf(piece.box),
        layer,
        ...(by && { by, required: gap }),
      });
      break;
    }
  }
}

interface AskedGap {
  /** Below 0: they may overlap. */
  readonly gap: Nm;
  readonly by?: CustomRule;
}

function asItem({ id, kind, part, solids, pad, net }: Ink, sheet: LayerId): RuleItem {
  return {
    kind: kind === "drawing" ? "graphic" : kind,
    id,
    reach: 0,
    sheet,
    solids,
    ...(part && { footprint: part }),
    ...(pad && { pad }),
    ...(net !== undefined && { net }),
  };
}

/** Lines of one part, or of the board, are one drawing however they cross. */
function isOneDrawing(a: Ink, b: Ink): boolean {
  return a.kind === "drawing" && b.kind === "drawing" && a.part === b.part;
}

/** A place where two overlap, or come nearer than the gap. */
function meeting(a: Ink, b: Ink, gap: Nm): Point | undefined {
  // Boxes tell most of the strokes of two texts apart; a nanometre more is for what they round.
  const reach = Math.max(0, gap) + 1;
  for (const [at, one] of a.solids.entries()) {
    const around = growBox(a.boxes[at]!, reach);
    if (!boxesTouch(around, b.box)) continue;
    for (const [index, other] of b.solids.entries())
      if (boxesTouch(around, b.boxes[index]!) && (gap > 0 ? areNearer(one, other, gap) : areTouching(one, other))) {
        const { x, y } = nearestPoints(one, other)[0];
        return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
      }
  }
  return undefined;
}

/** Drawings, texts and dimensions on a layer. */
export function inkOn(board: Board, layer: LayerId): Ink[] {
  const ofDimensions = board.dimensions.flatMap((dimension): Ink[] => {
    if (dimension.layer !== layer) return [];
    const solids = dimensionLines(dimension).flatMap((line) => strokeOf(line, dimension.stroke.width));
    const lines = inkOf({ id: dimension.id, name: "dimension", kind: "drawing", part: undefined, solids });
    return [...lines, ...(dimension.text ? inkOfText(board, dimension.text, undefined) : [])];
  });
  const ofBoard = [
    ...board.graphics
      .filter((graphic) => graphic.layer === layer)
      .flatMap((graphic) => inkOfDrawing(graphic, undefined)),
    ...board.texts.filter((text) => text.layer === layer).flatMap((text) => inkOfText(board, text, undefined)),
  ];
  return [...ofBoard, ...ofDimensions, ...board.footprints.flatMap((part) => inkOfPart(board, part).get(layer) ?? [])];
}

interface PartInk {
  readonly byLayer: ReadonlyMap<LayerId, readonly Ink[]>;
  /** What its texts may quote. */
  readonly title: Board["title"];
  readonly properties: Board["properties"];
}
/** Records never change, and letters are drawn from hundreds of strokes: a part's ink is found once. */
const inkOfParts = new WeakMap<Footprint, PartInk>();

function inkOfPart(board: Board, part: Footprint): ReadonlyMap<LayerId, readonly Ink[]> {
  const { title, properties } = board;
  const known = inkOfParts.get(part);
  if (known && known.title === title && known.properties === properties) return known.byLayer;
  const isPrinted = ({ layer }: { readonly layer: LayerId }) => PRINTED.has(layer);
  const ink = [
    ...part.graphics
      .filter(isPrinted)
      .flatMap((graphic) => inkOfDrawing(graphic, part).map((one) => [graphic.layer, one] as const)),
    ...part.texts
      .filter(isPrinted)
      .flatMap((text) => inkOfText(board, text, part).map((one) => [text.layer, one] as const)),
  ];
  const byLayer = new Map<LayerId, Ink[]>();
  for (const [layer, one] of ink) byLayer.set(layer, [...(byLayer.get(layer) ?? []), one]);
  inkOfParts.set(part, { byLayer, title, properties });
  return byLayer;
}

const PRINTED: ReadonlySet<LayerId> = new Set(["F.SilkS", "B.SilkS", "F.Mask", "B.Mask"]);

function inkOfDrawing(graphic: Graphic, part: Footprint | undefined): Ink[] {
  const name = `${part ? `${part.reference} ` : ""}${graphic.shape.kind}`;
  return inkOf({ id: graphic.id, name, kind: "drawing", part, solids: graphicSolids(graphic, part) });
}

function inkOfText(board: Board, text: Text, part: Footprint | undefined): Ink[] {
  if (text.hidden || text.text.trim() === "") return [];
  const solids = drawnSolids(drawnText(board, text, part));
  return inkOf({ id: text.id, name: nameOfText(text, part), kind: "text", part, solids });
}

function inkOf(ink: Omit<Ink, "box" | "boxes">): Ink[] {
  const boxes = ink.solids.map(solidBox);
  const box = joinBoxes(boxes);
  return box ? [{ ...ink, box, boxes }] : [];
}

/**
 * What lies free of the mask of a side: its pads, as wide as their copper, as KiCad 6 has it; and whatever is drawn
 * on the mask.
 */
function openingsOn(board: Board, side: (typeof SIDES)[number]): Ink[] {
  const layer = `${side}.Mask` as const;
  const outer = side === "F" ? "F.Cu" : "B.Cu";
  const pads = board.footprints.flatMap((part) =>
    part.pads.flatMap((pad): Ink[] => {
      if (!resolveLayers(board, pad.layers).includes(layer)) return [];
      const name = `${part.reference} pad ${pad.number}`;
      const net = pad.net === undefined ? {} : { net: pad.net };
      return inkOf({ id: pad.id, name, kind: "pad", part, pad, ...net, solids: padSolids(part, pad, outer) });
    }),
  );
  return [...pads, ...inkOn(board, layer)];
}

function indexOf(ink: readonly Ink[]): BoxIndex {
  const index = new BoxIndex(1_000_000);
  for (const [entry, { box }] of ink.entries()) index.add(entry, box);
  return index;
}

function middleOf({ minX, minY, maxX, maxY }: Box): Point {
  return { x: Math.round((minX + maxX) / 2) + 0, y: Math.round((minY + maxY) / 2) + 0 };
}
