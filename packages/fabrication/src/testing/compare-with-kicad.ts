import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Board, boardOutline } from "@tracewright/board";
import { readKicadBoard } from "@tracewright/formats";
import { type Box, boxOfPoints, growBox, ringArea } from "@tracewright/geometry";
import { fabLayers } from "../fab-layers.ts";
import type { FabPreset } from "../fab-writing.ts";
import { writeFabFiles } from "../write-fab-files.ts";
import { comparePictures, drawFilm, type FilmPicture } from "./film-picture.ts";
import { drawFilmBySvg } from "./film-picture-by-svg.ts";

const ORACLE = resolve(import.meta.dirname, "../../oracle/plot_films.py");
const MARGIN = 1_000_000;
const NM_PER_INCH = 25_400_000;
const FIRST_DPI = 600;
const LAST_DPI = 4_800;
/** Of one picture: finer ones of large boards are not drawn. */
const MAX_PIXELS = 64_000_000;

/** Neither reader is ours: gerbv, and tracespace's gerber-to-svg, whose drawing resvg turns into pixels. */
export type ForeignReader = "gerbv" | "tracespace";

/** The files given to a reader. gerbv gets no macros: it draws them wrongly where they take ink away. */
export interface FilmReading {
  readonly reader: ForeignReader;
  readonly preset: FabPreset;
}

export interface FilmDifference extends FilmReading {
  /** A layer, or PTH and NPTH for the drill files. */
  readonly film: string;
  /** Pixels that differ anywhere on the board or within 1 mm around it, over the pixels that the board covers. */
  readonly share: number;
  /** Pixels an inch at which it was measured. */
  readonly dpi: number;
}

/**
 * Films and drill files of a board as we write them, held against those that KiCad plots of the same file, texts left
 * out. Readers round to whole pixels, which shows as rims about everything: a film that differs by more than `most` at
 * 600 dpi is drawn at twice the dpi, and again. Rims shrink with the pixels, true differences do not.
 */
export async function compareWithKicad(
  path: string,
  out: string,
  { readings, most }: { readonly readings: readonly FilmReading[]; readonly most: number },
): Promise<FilmDifference[]> {
  const board = readWithoutTexts(path);
  const sheet = measureSheet(board, path);
  const args = ["-a", "/usr/bin/python3", ORACLE, path, join(out, "kicad"), "--for-readers"];
  execFileSync("xvfb-run", args, { stdio: "ignore" });
  const differences: FilmDifference[] = [];
  for (const preset of new Set(readings.map((reading) => reading.preset))) {
    const films = writeFilms(board, preset, join(out, preset));
    for (const { reader } of readings.filter((reading) => reading.preset === preset))
      for (const { film, kicad, ours } of films) {
        const files = [join(out, "kicad", kicad), ours] as const;
        differences.push({ film, reader, preset, ...(await compareFilms(reader, files, sheet, most)) });
      }
  }
  return differences;
}

interface Sheet {
  /** What is drawn. */
  readonly window: Box;
  /** Square nanometres of the board itself. */
  readonly area: number;
}

/** A film is given as two files of the same thing. */
export async function compareFilms(
  reader: ForeignReader,
  files: readonly [string, string],
  { window, area }: Sheet,
  most: number,
): Promise<{ share: number; dpi: number }> {
  for (let dpi = FIRST_DPI; ; dpi *= 2) {
    const [a, b] = [await draw(reader, files[0], window, dpi), await draw(reader, files[1], window, dpi)];
    const share = comparePictures(a, b).differing / (area * (dpi / NM_PER_INCH) ** 2);
    if (share <= most || dpi * 2 > LAST_DPI || 4 * a.width * a.height > MAX_PIXELS) return { share, dpi };
  }
}

async function draw(reader: ForeignReader, file: string, window: Box, dpi: number): Promise<FilmPicture> {
  return reader === "gerbv" ? drawFilm(file, window, dpi) : drawFilmBySvg(readFileSync(file, "utf8"), window, dpi);
}

/** The line of the profile means nothing and is left out: ours is always 0.1 mm wide. */
function writeFilms(board: Board, preset: FabPreset, folder: string): { film: string; kicad: string; ours: string }[] {
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of writeFabFiles(board, { preset, name: "b", createdAt: new Date(0) }))
    writeFileSync(join(folder, name), bytes);
  const films = fabLayers(board, preset)
    .filter(({ layer }) => layer !== "Edge.Cuts")
    .map(({ layer, suffix }) => ({ film: layer as string, kicad: `${layer}.gbr`, ours: join(folder, `b${suffix}`) }));
  const drills = ["PTH", "NPTH"].map((kind) => ({
    film: kind,
    kicad: `${kind}.drl`,
    ours: join(folder, `b-${kind}.drl`),
  }));
  return [...films, ...drills];
}

function measureSheet(board: Board, path: string): Sheet {
  const { areas } = boardOutline(board);
  const box = boxOfPoints(areas.flatMap(({ outer }) => outer));
  if (!box) throw new Error(`${path} has no outline`);
  const size = (rings: readonly (readonly { x: number; y: number }[])[]) =>
    rings.reduce((sum, ring) => sum + Math.abs(ringArea(ring)), 0);
  const area = areas.reduce((sum, { outer, holes }) => sum + size([outer]) - size(holes), 0);
  return { window: growBox(box, MARGIN), area };
}

function readWithoutTexts(path: string): Board {
  const pro = path.replace(/_pcb$/, "_pro");
  const project = existsSync(pro) ? { fileName: pro, text: readFileSync(pro, "utf8") } : undefined;
  const text = readFileSync(path, "utf8");
  const { board } = readKicadBoard({ fileName: path, text, ...(project && { project }) });
  if (!board) throw new Error(`${path} was refused`);
  const footprints = board.footprints.map((part) => ({ ...part, texts: [] }));
  return { ...board, texts: [], dimensions: [], footprints };
}
