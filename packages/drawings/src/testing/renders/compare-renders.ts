import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Board, isCopperLayer, type LayerId } from "@tracewright/board";
import { importFiles, writeKicadBoard } from "@tracewright/formats";
import { type Box, boxOfPoints, growBox, joinBoxes } from "@tracewright/geometry";
import { buildScene, type Scene, type SceneLayerId } from "@tracewright/rendering";
import { type AstrayTexts, astrayTexts } from "./astray-texts.ts";
import { canvasInk } from "./canvas-ink.ts";
import { type Ink, inkBeside } from "./ink.ts";
import { type KicadHole, type KicadPlot, plotWithKicad } from "./kicad-plot.ts";
import { type Sheet, sheetOf } from "./sheet.ts";

/** Pixels a millimetre, where the board is not too large for it. */
const FINENESS = 40;
const MAX_PIXELS = 16_000_000;
const MARGIN = 1_000_000;

/** What the canvas draws of through holes lies on layers of its own. */
const ON_ALL_COPPER: readonly SceneLayerId[] = ["pads-through", "vias"];
const HOLES: readonly (readonly [KicadHole["kind"], SceneLayerId])[] = [
  ["pad", "holes-plated"],
  ["npth", "holes-unplated"],
  ["via", "holes-via"],
];

export interface RenderDifference {
  /** A layer, or one of the canvas's layers of holes. */
  readonly layer: SceneLayerId;
  /** Pixels of ink, ours and KiCad's together. */
  readonly ink: number;
  /** Parts of that: KiCad's ink without ours there or in the next pixel, and the other way round. */
  readonly missing: number;
  readonly extra: number;
  readonly texts: AstrayTexts;
}

export interface ComparedBoard {
  readonly board: Board;
  readonly scene: Scene;
  readonly plot: KicadPlot;
  readonly sheet: Sheet;
}

/** A board as we read it beside KiCad's plot of the file, or of what we write of it where KiCad 6 cannot load that. */
export function plotBoth(path: string, folder: string, { written }: { readonly written: boolean }): ComparedBoard {
  const board = readBoard(path);
  mkdirSync(folder, { recursive: true });
  const source = written ? writeBoard(board, folder) : path;
  const plot = plotWithKicad(source, join(folder, "plot"));
  const scene = buildScene(asKicadPlots(board));
  return { board, scene, plot, sheet: sheetOf(windowOf(scene, plot), FINENESS, MAX_PIXELS) };
}

/** Layer by layer: all that the board has, and its holes. */
export function* compareRenders({ scene, plot, sheet }: ComparedBoard): Generator<RenderDifference> {
  for (const layer of plot.layers) {
    const ours = canvasInk(withoutTexts(scene), isCopperLayer(layer) ? [layer, ...ON_ALL_COPPER] : [layer], sheet);
    const texts = astrayTexts(plot.textsOf(layer), scene, layer);
    yield { layer, texts, ...differenceOf(ours, plot.inkOf(layer, sheet)) };
  }
  for (const [kind, layer] of HOLES) {
    const texts = { all: 0, missing: [], extra: 0 };
    yield { layer, texts, ...differenceOf(canvasInk(scene, [layer], sheet), plot.inkOfHoles(kind, sheet)) };
  }
}

export function differenceOf(ours: Ink, theirs: Ink): Pick<RenderDifference, "ink" | "missing" | "extra"> {
  const missing = inkBeside(theirs, ours);
  const extra = inkBeside(ours, theirs);
  const ink = missing.all + extra.beside;
  return { ink, missing: ink && missing.beside / ink, extra: ink && extra.beside / ink };
}

function readBoard(path: string): Board {
  const project = path.replace(/_pcb$/, "_pro");
  const paths = project !== path && existsSync(project) ? [path, project] : [path];
  const { board } = importFiles(paths.map((file) => ({ name: basename(file), bytes: readFileSync(file) })));
  if (!board) throw new Error(`${basename(path)} of ${basename(dirname(path))} was refused`);
  return board;
}

function writeBoard(board: Board, folder: string): string {
  const { board: text, project } = writeKicadBoard(board);
  writeFileSync(join(folder, "b.kicad_pro"), project);
  writeFileSync(join(folder, "b.kicad_pcb"), text);
  return join(folder, "b.kicad_pcb");
}

/** The canvas shows where zones lie even where they are not filled, no plot does; KiCad 6 has one spacing of lines. */
function asKicadPlots(board: Board): Board {
  const bare = <R extends Pick<Board, "zones" | "texts">>(holder: R): R => ({
    ...holder,
    zones: holder.zones.map((zone) => ({ ...zone, outline: [] })),
    texts: holder.texts.map((text) => ({ ...text, style: { ...text.style, lineSpacing: 1 } })),
  });
  return { ...bare(board), footprints: board.footprints.map(bare) };
}

function withoutTexts(scene: Scene): Scene {
  return { ...scene, layers: scene.layers.map((layer) => Object.assign(Object.create(layer), { texts: [] })) };
}

/** All that either draws. */
function windowOf(scene: Scene, plot: KicadPlot): Box {
  const texts = plot.layers.flatMap((layer: LayerId) => plot.textsOf(layer).flatMap(({ paths }) => paths.flat()));
  const box = joinBoxes([scene.drawn ?? [], scene.bounds, boxOfPoints(texts) ?? []].flat());
  if (!box) throw new Error("an empty board");
  return growBox(box, MARGIN);
}
