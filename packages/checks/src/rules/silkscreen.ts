import {
  type Board,
  dimensionLines,
  drawnText,
  type Footprint,
  type Graphic,
  graphicSolids,
  type ItemId,
  type LayerId,
  padSolids,
  resolveLayers,
  type Text,
} from "@tracewright/board";
import {
  areNearer,
  areTouching,
  type Box,
  BoxIndex,
  fromMm,
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

/** What KiCad 7 and later ask of silkscreen texts where the project says nothing else. */
const MIN_TEXT_HEIGHT: Nm = fromMm(0.8);
const MIN_TEXT_STROKE: Nm = fromMm(0.08);

/** Ink of the silkscreen, or an opening of the mask. */
interface Ink {
  readonly id: ItemId;
  readonly name: string;
  readonly kind: "text" | "drawing" | "pad";
  readonly part: Footprint | undefined;
  readonly solids: readonly Solid[];
  readonly box: Box;
}

const SIDES = ["F", "B"] as const;

/**
 * Silkscreen as a fab prints it: silk_over_copper (cut away where the mask opens), silk_overlap, silk_edge_clearance,
 * text_height, text_thickness, and texts that read the wrong way round from their side. Warnings, but for a project
 * that says otherwise.
 */
export function judgeSilkscreen(board: Board, edges: BoardEdges, sink: FindingSink, only?: ReadonlySet<ItemId>): void {
  for (const side of SIDES) {
    const ink = inkOn(board, `${side}.SilkS`);
    if (ink.length > 0) judgeInk(board, { side, ink, edges, sink, only });
  }
  for (const [text, part] of textsOf(board)) if (!only || only.has(text.id)) judgeText(board, text, part, sink);
}

interface SideOfBoard {
  readonly side: (typeof SIDES)[number];
  readonly ink: readonly Ink[];
  readonly edges: BoardEdges;
  readonly sink: FindingSink;
  readonly only: ReadonlySet<ItemId> | undefined;
}

function judgeInk(board: Board, { side, ink, edges, sink, only }: SideOfBoard): void {
  const layer = `${side}.SilkS` as const;
  const isAsked = (...items: readonly Ink[]) => !only || items.some(({ id }) => only.has(id));
  const openings = sink.wants("silk_over_copper") ? openingsOn(board, side) : [];
  const openingIndex = indexOf(openings);
  const inkIndex = indexOf(ink);
  const { silkClearance } = board.rules;
  for (const [entry, piece] of ink.entries()) {
    for (const other of openingIndex.search(piece.box)) {
      const opening = openings[other]!;
      const at = isAsked(piece, opening) ? meeting(piece, opening, 0) : undefined;
      if (at)
        sink.add({
          rule: "silk_over_copper",
          message: `${piece.name} on ${layer} is on ${opening.name}, where the mask is open`,
          items: [piece.id, opening.id],
          nets: [],
          position: at,
          layer,
        });
    }
    if (silkClearance >= 0)
      for (const other of inkIndex.search(growBox(piece.box, silkClearance))) {
        const second = ink[other]!;
        if (other <= entry || !isAsked(piece, second) || isOneDrawing(piece, second)) continue;
        const at = meeting(piece, second, silkClearance);
        if (at)
          sink.add({
            rule: "silk_overlap",
            message: `${piece.name} and ${second.name} overlap on ${layer}`,
            items: [piece.id, second.id],
            nets: [],
            position: at,
            layer,
          });
      }
    if (!isAsked(piece)) continue;
    const edge = edges
      .near(piece.box, 0)
      .find(({ solids }) => solids.some((line) => piece.solids.some((solid) => areTouching(line, solid))));
    if (edge)
      sink.add({
        rule: "silk_edge_clearance",
        message: `${piece.name} on ${layer} crosses the edge of the board`,
        items: [piece.id, edge.id],
        nets: [],
        position: middleOf(piece.box),
        layer,
      });
  }
}

/** Lines of one part, or of the board, are one drawing however they cross. */
function isOneDrawing(a: Ink, b: Ink): boolean {
  return a.kind === "drawing" && b.kind === "drawing" && a.part === b.part;
}

/** A place where two overlap, or come nearer than the gap. */
function meeting(a: Ink, b: Ink, gap: Nm): Point | undefined {
  for (const one of a.solids)
    for (const other of b.solids)
      if (gap > 0 ? areNearer(one, other, gap) : areTouching(one, other)) {
        const { x, y } = nearestPoints(one, other)[0];
        return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
      }
  return undefined;
}

function judgeText(board: Board, text: Text, part: Footprint | undefined, sink: FindingSink): void {
  const { layer, style } = text;
  if (text.hidden || text.text.trim() === "") return;
  const isSilk = layer.endsWith(".SilkS");
  const about = {
    items: [text.id],
    nets: [],
    layer,
    position: drawnText(board, text, part).paths[0]?.[0] ?? text.position,
  };
  const name = `${nameOfText(text, part)} on ${layer}`;
  if (isSilk && style.size.height < MIN_TEXT_HEIGHT)
    sink.add({
      ...about,
      rule: "text_height",
      message: `height of ${name}: ${mm(style.size.height)}, rule ${mm(MIN_TEXT_HEIGHT)}`,
      actual: style.size.height,
      required: MIN_TEXT_HEIGHT,
    });
  if (isSilk && style.fontFace === undefined && style.thickness > 0 && style.thickness < MIN_TEXT_STROKE)
    sink.add({
      ...about,
      rule: "text_thickness",
      message: `stroke of ${name}: ${mm(style.thickness)}, rule ${mm(MIN_TEXT_STROKE)}`,
      actual: style.thickness,
      required: MIN_TEXT_STROKE,
    });
  if (!isSilk && layer !== "F.Cu" && layer !== "B.Cu") return;
  if (layer.startsWith("F.") && style.mirrored)
    sink.add({ ...about, rule: "mirrored_text_on_front_layer", message: `${name} is mirrored` });
  if (layer.startsWith("B.") && !style.mirrored)
    sink.add({ ...about, rule: "nonmirrored_text_on_back_layer", message: `${name} is not mirrored` });
}

function* textsOf(board: Board): Generator<readonly [Text, Footprint | undefined]> {
  for (const text of board.texts) yield [text, undefined];
  for (const part of board.footprints) for (const text of part.texts) yield [text, part];
}

/** Drawings, texts and dimensions on a layer. */
function inkOn(board: Board, layer: LayerId): Ink[] {
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

function inkOf(ink: Omit<Ink, "box">): Ink[] {
  const box = joinBoxes(ink.solids.map(solidBox));
  return box ? [{ ...ink, box }] : [];
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
      return inkOf({ id: pad.id, name, kind: "pad", part, solids: padSolids(part, pad, outer) });
    }),
  );
  return [...pads, ...inkOn(board, layer)];
}

function indexOf(ink: readonly Ink[]): BoxIndex {
  const index = new BoxIndex(1_000_000);
  for (const [entry, { box }] of ink.entries()) index.add(entry, box);
  return index;
}

function nameOfText(text: Text, part: Footprint | undefined): string {
  if (text.role === "user")
    return `${part ? `${part.reference} ` : ""}text "${text.text.replaceAll(/\s+/g, " ").slice(0, 40)}"`;
  return `${text.role} of ${part?.reference ?? ""}`;
}

function middleOf({ minX, minY, maxX, maxY }: Box): Point {
  return { x: Math.round((minX + maxX) / 2) + 0, y: Math.round((minY + maxY) / 2) + 0 };
}
