import { type Board, type CopperLayerId, indexBoard, type NetId } from "@tracewright/board";
import type { DropSheet, DropSpot, DropStretch, SupplyMap } from "@tracewright/checks";
import { type Box, boxOfPoints, growBox, joinBoxes, type Point } from "@tracewright/geometry";
import { buildItemScene, DrawList, type Scene, SceneLayer, traceArea, tracePath } from "@tracewright/rendering";
import { colourOfDrop } from "./drop-scale.ts";
import { boxOfSheet, pixelsOfSheet } from "./sheet-pixels.ts";
import { splitStretch, stepOf } from "./split-stretch.ts";

/** The copper of a supply in the colours of its drop. */
export interface DropPicture {
  readonly sheets: readonly DrawnSheet[];
  /** Tracks, pads and vias, the least drop first. */
  readonly steps: readonly { readonly colour: string; readonly scenes: readonly Scene[] }[];
}

export interface DrawnSheet {
  readonly layer: CopperLayerId;
  /** What of the image is copper. */
  readonly areas: DrawList;
  readonly image: CanvasImageSource;
  readonly box: Box;
}

/** So many that neighbours can hardly be distinguished. */
const STEPS = 48;

export function buildDropPicture(board: Board, { net, stretches, spots, sheets, max }: SupplyMap): DropPicture {
  const pens = Array.from({ length: STEPS }, (): LinesOfStep => ({ layers: new Map(), boxes: [] }));
  for (const stretch of stretches)
    for (const { step, start, end } of splitStretch(stretch, max, STEPS)) drawLine(pens[step]!, stretch, [start, end]);
  const spotsByStep = Map.groupBy(spots, ({ drops }) => stepOf(drops[0]?.drop ?? 0, max, STEPS));
  return {
    sheets: sheets.map((sheet) => drawnSheet(sheet, max)),
    steps: pens.flatMap((lines, step) => {
      const own = spotsByStep.get(step);
      const scenes = [...sceneOfLines(lines), ...(own ? [sceneOfSpots(board, net, own)] : [])];
      return scenes.length > 0 ? [{ colour: colourOfDrop((step + 0.5) / STEPS), scenes }] : [];
    }),
  };
}

interface LinesOfStep {
  readonly layers: Map<CopperLayerId, SceneLayer>;
  readonly boxes: Box[];
}

function drawLine({ layers, boxes }: LinesOfStep, { layer, width }: DropStretch, ends: readonly [Point, Point]): void {
  const drawn = layers.get(layer) ?? new SceneLayer(layer);
  layers.set(layer, drawn);
  tracePath(drawn.stroke(width), ends);
  const box = boxOfPoints(ends);
  if (box) boxes.push(growBox(box, width / 2));
}

function sceneOfLines({ layers, boxes }: LinesOfStep): Scene[] {
  const drawn = joinBoxes(boxes);
  return drawn ? [{ layers: [...layers.values()], bounds: drawn, drawn }] : [];
}

function sceneOfSpots(board: Board, net: NetId, spots: readonly DropSpot[]): Scene {
  const { viasByNet, padById } = indexBoard(board);
  const own = new Set(spots.map(({ item }) => item));
  const records = {
    zones: [],
    tracks: [],
    vias: (viasByNet.get(net) ?? []).filter(({ id }) => own.has(id)),
    graphics: board.graphics.filter(({ id }) => own.has(id)),
    texts: [],
    dimensions: [],
    footprints: [...new Set(spots.flatMap(({ item }) => padById.get(item)?.footprint ?? []))],
  };
  return buildItemScene(board, records, { include: ({ id }) => own.has(id) });
}

function drawnSheet(sheet: DropSheet, max: number): DrawnSheet {
  const areas = new DrawList();
  traceArea(areas, sheet.polygon);
  const { columns, rows, pixels } = pixelsOfSheet(sheet, max);
  const image = document.createElement("canvas");
  image.width = columns;
  image.height = rows;
  image.getContext("2d")?.putImageData(new ImageData(pixels, columns, rows), 0, 0);
  return { layer: sheet.layer, areas, image, box: boxOfSheet(sheet) };
}
