/** Records become draw lists: what each kind of record looks like. */
import {
  type Board,
  boardOutline,
  copperLayers,
  type Dimension,
  dimensionLines,
  type Footprint,
  type Graphic,
  graphicSolids,
  grownPadSolids,
  hasPadCopper,
  isCopperLayer,
  type Pad,
  padCenter,
  padGrowth,
  padHole,
  padLayers,
  padRotation,
  padShapeOn,
  padSolids,
  resolveLayers,
  type Text,
  type Track,
  trackSolids,
  type Via,
  viaHole,
  viaLayers,
  viaSolid,
  type Zone,
  zoneOutline,
} from "@tracewright/board";
import {
  type Box,
  boxOfPoints,
  growBox,
  isClosedShape,
  joinBoxes,
  placePoint,
  type Solid,
  shapePath,
  solidBox,
} from "@tracewright/geometry";
import { type CopperName, nameOfPad, nameOfTrack, nameOfVia } from "./copper-name.ts";
import { drawingOrder } from "./layer-order.ts";
import { type Scene, SceneLayer, type SceneLayerId, type TypedText } from "./scene.ts";
import type { SceneItem } from "./scene-item.ts";
import { sceneText } from "./scene-text.ts";
import { traceArea, traceCircle, tracePath, traceRing, traceSolid } from "./trace-solid.ts";

const ORIGIN = { position: { x: 0, y: 0 }, rotation: 0 };
/** Chords of drawn curves stay this near to them: far below a pixel at any zoom that makes sense. */
const CHORD_ERROR = 1_000;
const EMPTY_VIEW: Box = { minX: 0, minY: 0, maxX: 100_000_000, maxY: 80_000_000 };

/** The lists of a board that are drawn. */
export const DRAWN_LISTS = [
  "zones",
  "tracks",
  "vias",
  "graphics",
  "texts",
  "dimensions",
  "footprints",
] as const satisfies readonly (keyof Board)[];

export type DrawnRecords = Pick<Board, (typeof DRAWN_LISTS)[number]>;

export class SceneBuilder {
  readonly #board: Board;
  readonly #layers = new Map<SceneLayerId, SceneLayer>();
  #drawn: Box | undefined;
  #outline: Box | undefined;

  constructor(board: Board) {
    this.#board = board;
  }

  addBoardArea(): void {
    const { areas } = boardOutline(this.#board);
    for (const { outer, holes } of areas) {
      traceArea(this.#layer("board").pours, { outer, holes });
      const box = boxOfPoints(outer);
      if (box) this.#outline = joinBoxes(this.#outline ? [this.#outline, box] : [box]);
    }
  }

  addRecords(records: DrawnRecords, include: (item: SceneItem) => boolean = () => true): void {
    for (const zone of records.zones) if (include(zone)) this.addZone(zone);
    for (const track of records.tracks) if (include(track)) this.addTrack(track);
    for (const via of records.vias) if (include(via)) this.addVia(via);
    for (const graphic of records.graphics) if (include(graphic)) this.addGraphic(graphic, ORIGIN);
    for (const text of records.texts) if (include(text)) this.addText(text);
    for (const dimension of records.dimensions) if (include(dimension)) this.addDimension(dimension);
    for (const footprint of records.footprints) {
      for (const pad of footprint.pads) if (include(pad)) this.addPad(footprint, pad);
      if (!include(footprint)) continue;
      for (const zone of footprint.zones) this.addZone(zone, footprint);
      for (const graphic of footprint.graphics) this.addGraphic(graphic, footprint);
      for (const text of footprint.texts) this.addText(text, footprint);
    }
  }

  addTrack(track: Track): void {
    const solids = trackSolids(track, CHORD_ERROR);
    for (const solid of solids) this.#paint(track.layer, solid);
    this.#name("strokeNames", track.layer, nameOfTrack(track));
  }

  addVia(via: Via): void {
    if (via.layerDiameters)
      for (const layer of viaLayers(this.#board, via)) this.#paint(layer, viaSolid(via, layer), "fill");
    else this.#paint("vias", viaSolid(via));
    traceSolid(this.#layer("holes-via").fills, viaHole(via));
    this.#name("fillNames", "holes-via", nameOfVia(via));
  }

  addPad(footprint: Footprint, pad: Pad): void {
    this.#addPadCopper(footprint, pad);
    for (const layer of resolveLayers(this.#board, pad.layers)) {
      if (isCopperLayer(layer)) continue;
      const outer = layer.startsWith("F") ? "F.Cu" : "B.Cu";
      const shape = padShapeOn(pad, outer);
      const placement = { position: padCenter(footprint, pad, outer), rotation: padRotation(footprint, pad) };
      const growth = padGrowth(this.#board, footprint, pad, layer);
      for (const solid of grownPadSolids(shape, growth, placement)) this.#paint(layer, solid, "fill");
    }
    const hole = padHole(footprint, pad);
    if (!hole) return;
    traceSolid(this.#layer(pad.kind === "npth" ? "holes-unplated" : "holes-plated").fills, hole);
    this.#see(solidBox(hole));
  }

  /** Copper on every layer is drawn once, as what goes through the board; padstacks differ by layer. */
  #addPadCopper(footprint: Footprint, pad: Pad): void {
    if (!hasPadCopper(pad)) return;
    const layers = padLayers(this.#board, pad);
    if (pad.drill && !pad.layerShapes && layers.length === copperLayers(this.#board).length)
      for (const solid of padSolids(footprint, pad)) this.#paint("pads-through", solid, "fill");
    else
      for (const layer of layers)
        for (const solid of padSolids(footprint, pad, layer)) this.#paint(layer, solid, "fill");
    const nameLayers = pad.drill ? (["holes-plated"] as const) : layers;
    for (const layer of nameLayers) this.#name("fillNames", layer, nameOfPad(footprint, pad));
  }

  addZone(zone: Zone, footprint: Pick<Footprint, "position" | "rotation"> = ORIGIN): void {
    const place = (ring: Zone["outline"][number]) =>
      ring.map((point) => placePoint(point, footprint.position, footprint.rotation));
    for (const { layer: id, polygons, penWidth = 0 } of zone.fills) {
      const layer = this.#layer(id);
      // What is filled on silk or mask is ink as any other; copper is a pour, which lies beneath all tracks.
      const [areas, rim] = isCopperLayer(id)
        ? [layer.pours, () => layer.rim(penWidth)]
        : [layer.fills, () => layer.stroke(penWidth)];
      for (const polygon of polygons) {
        const area = { outer: place(polygon.outer), holes: polygon.holes.map(place) };
        traceArea(areas, area);
        if (penWidth > 0) for (const ring of [area.outer, ...area.holes]) traceRing(rim(), ring);
      }
    }
    const { outer, holes } = zoneOutline(zone, footprint);
    for (const layer of resolveLayers(this.#board, zone.layers))
      for (const ring of [outer, ...holes]) traceRing(this.#layer(layer).stroke(0), ring);
    this.#see(boxOfPoints(outer));
  }

  addGraphic(graphic: Graphic, footprint: Pick<Footprint, "position" | "rotation">): void {
    const layer = this.#layer(graphic.layer);
    const { shape, stroke, filled } = graphic;
    const { width } = stroke;
    if (shape.kind === "circle" && !filled) {
      const center = placePoint(shape.center, footprint.position, footprint.rotation);
      traceCircle(layer.stroke(width), center, shape.radius);
      this.#see(solidBox({ kind: "circle", center, radius: shape.radius + width / 2 }));
      return;
    }
    if (filled && isClosedShape(shape)) {
      for (const solid of graphicSolids(graphic, footprint, CHORD_ERROR)) this.#paint(graphic.layer, solid, "fill");
      return;
    }
    const path = shapePath(shape, CHORD_ERROR).map((point) =>
      placePoint(point, footprint.position, footprint.rotation),
    );
    if (isClosedShape(shape)) traceRing(layer.stroke(width), path);
    else tracePath(layer.stroke(width), path);
    const box = boxOfPoints(path);
    this.#see(box && growBox(box, width / 2));
  }

  addText(text: Text, footprint?: Footprint): void {
    if (text.hidden) return;
    const drawn = sceneText(this.#board, text, footprint);
    if (!drawn) return;
    this.#layer(text.layer).texts.push(drawn);
    this.#see(drawn.kind === "typed" ? boxOfTyped(drawn) : drawn.box);
  }

  addDimension(dimension: Dimension): void {
    const { layer, stroke, text } = dimension;
    for (const line of dimensionLines(dimension)) {
      tracePath(this.#layer(layer).stroke(stroke.width), line);
      const box = boxOfPoints(line);
      this.#see(box && growBox(box, stroke.width / 2));
    }
    if (text) this.addText(text);
  }

  finish(): Scene {
    const bounds = this.#outline ?? this.#drawn ?? EMPTY_VIEW;
    const ordered = drawingOrder(this.#board, "front").flatMap((id) => this.#layers.get(id) ?? []);
    // A record may name a layer that is switched off.
    const layers = [...new Set([...ordered, ...this.#layers.values()])];
    return { layers, bounds, drawn: this.#drawn };
  }

  /** Long pieces go to the pens, which draw thousands of them at once; the rest is filled. */
  #paint(id: SceneLayerId, solid: Solid, as: "stroke" | "fill" = "stroke"): void {
    const layer = this.#layer(id);
    if (as === "stroke" && solid.kind === "capsule")
      tracePath(layer.stroke(solid.radius * 2), [solid.start, solid.end]);
    else {
      traceSolid(layer.fills, solid);
      if (solid.kind === "polygon" && solid.radius > 0)
        for (const ring of [solid.polygon.outer, ...solid.polygon.holes])
          traceRing(layer.stroke(solid.radius * 2), ring);
    }
    this.#see(solidBox(solid));
  }

  #name(list: "strokeNames" | "fillNames", id: SceneLayerId, name: CopperName | undefined): void {
    if (name) this.#layer(id)[list].push(name);
  }

  #layer(id: SceneLayerId): SceneLayer {
    let layer = this.#layers.get(id);
    if (!layer) {
      layer = new SceneLayer(id);
      this.#layers.set(id, layer);
    }
    return layer;
  }

  #see(box: Box | undefined): void {
    if (box) this.#drawn = this.#drawn ? joinBoxes([this.#drawn, box]) : box;
  }
}

/** Letters of a screen font are as wide as they please: room for square ones, whichever way the text runs. */
function boxOfTyped({ text, position, width, height }: TypedText): Box {
  const lines = text.split("\n");
  const across = Math.max(...lines.map((line) => line.length)) * Math.max(width, height) * 1.5;
  const reach = Math.max(across, lines.length * height * 1.7);
  return growBox({ minX: position.x, minY: position.y, maxX: position.x, maxY: position.y }, reach);
}
