import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Board, boardOutline, isCopperLayer } from "@tracewright/board";
import { readExcellon, readKicadBoard, writeKicadBoard } from "@tracewright/formats";
import { boxOfPoints, growBox, type Point } from "@tracewright/geometry";
import { afterAll, describe, expect, it } from "vitest";
import { fabLayers } from "./fab-layers.ts";
import { comparePictures, drawFilm } from "./testing/film-picture.ts";
import { hasPlottingTools } from "./testing/has-plotting-tools.ts";
import { writeFabFiles } from "./write-fab-files.ts";

/**
 * Films and drill files of real boards as we write them and as KiCad 6 plots them, drawn by gerbv and compared pixel by
 * pixel. Nowhere may a block of three by three pixels (0.127 mm) differ; what else differs are pixels on edges.
 *
 * Deliberately different, and left out or allowed for: glyphs of texts (the font differs), the width of the profile's
 * line (ours is always 0.1 mm; it means nothing), and mask openings where the board asks for a least width of mask
 * between them (KiCad then plots them as merged polygons, a pixel larger here and there).
 */
const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../shared");
const ORACLE = resolve(import.meta.dirname, "../oracle/plot_films.py");
const DPI = 600;

const BOARDS = [
  "boards/tomu/tomu",
  "boards/rp2040-stamp/rp2040_stamp",
  "boards/esp-rust-board/esp-rust-board",
  "boards/pslab/PSLab",
  "boards/mppt-2420-lc/MPPT_charger_20A",
  "bench/ESPLux_Board",
];

/** Pixels on edges that may differ, as a share of the film's ink. */
const EDGE_SHARE = 0.03;
const MERGED_MASK_SHARE = 0.08;

const MICRON = 1_000;

const folder = mkdtempSync(join(tmpdir(), "tracewright-films-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function readWithoutTexts(path: string): Board {
  const pro = `${path}.kicad_pro`;
  const project = existsSync(pro) ? { fileName: pro, text: readFileSync(pro, "utf8") } : undefined;
  const text = readFileSync(`${path}.kicad_pcb`, "utf8");
  const { board } = readKicadBoard({ fileName: path, text, ...(project && { project }) });
  if (!board) throw new Error(`${path} was refused`);
  const footprints = board.footprints.map((part) => ({ ...part, texts: [] }));
  return { ...board, texts: [], dimensions: [], footprints };
}

/** Our films in `out/x2` and `out/jlc`, KiCad's in `out/kicad`. */
function plotBoth(board: Board, out: string): void {
  for (const preset of ["x2", "jlc"] as const) {
    mkdirSync(join(out, preset), { recursive: true });
    for (const { name, bytes } of writeFabFiles(board, { preset, name: "b", createdAt: new Date(0) }))
      writeFileSync(join(out, preset, name), bytes);
  }
  const written = writeKicadBoard(board);
  writeFileSync(join(out, "b.kicad_pcb"), written.board);
  writeFileSync(join(out, "b.kicad_pro"), written.project);
  const args = ["-a", "/usr/bin/python3", ORACLE, join(out, "b.kicad_pcb"), join(out, "kicad")];
  execFileSync("xvfb-run", args, { stdio: "ignore" });
}

function windowOf(board: Board) {
  const box = boxOfPoints(boardOutline(board).areas.flatMap(({ outer }) => outer));
  if (!box) throw new Error("the board has no outline");
  return growBox(box, 2_000_000);
}

/** Holes of one file that the other lacks; KiCad writes whole micrometres. */
function holesMissing(from: string, among: string): unknown[] {
  const [wanted, left] = [from, among].map((file) => [...readExcellon(readFileSync(file, "utf8")).hits]);
  const isNear = (a: Point, b: Point) => Math.abs(a.x - b.x) <= MICRON / 2 && Math.abs(a.y - b.y) <= MICRON / 2;
  return (wanted ?? []).filter(({ position, end = position, diameter }) => {
    const index = (left ?? []).findIndex((hit) => {
      const [start, stop] = [hit.position, hit.end ?? hit.position];
      if (Math.abs(hit.diameter - diameter) > MICRON / 2) return false;
      // A slot may be cut from either end.
      return (isNear(start, position) && isNear(stop, end)) || (isNear(start, end) && isNear(stop, position));
    });
    if (index >= 0) left?.splice(index, 1);
    return index < 0;
  });
}

describe.skipIf(!existsSync(join(SHARED, "boards")) || !hasPlottingTools())(
  "films are KiCad's (needs KiCad, gerbv and the shared test data folder)",
  () => {
    it.each(BOARDS)("of %s", (name) => {
      const board = readWithoutTexts(join(SHARED, name));
      const out = join(folder, name);
      plotBoth(board, out);
      const window = windowOf(board);
      const kicads = new Map(
        fabLayers(board, "x2").map(({ layer }) => [layer, drawFilm(join(out, "kicad", `${layer}.gbr`), window, DPI)]),
      );
      for (const preset of ["x2", "jlc"] as const)
        for (const { layer, suffix } of fabLayers(board, preset)) {
          const kicad = kicads.get(layer);
          // gerbv draws macros wrongly where they take ink away, as they do on silk.
          if (!kicad || (layer.endsWith(".SilkS") && preset === "x2")) continue;
          const ours = drawFilm(join(out, preset, `b${suffix}`), window, DPI);
          const { ink, differing, solid } = comparePictures(kicad, ours);
          expect(solid, `blocks that differ on ${layer} (${preset})`).toBe(0);
          const merged = layer.endsWith(".Mask") && board.rules.solderMaskMinWidth > 0;
          const share = layer === "Edge.Cuts" ? Number.POSITIVE_INFINITY : merged ? MERGED_MASK_SHARE : EDGE_SHARE;
          expect(differing, `pixels that differ on ${layer} (${preset})`).toBeLessThanOrEqual(share * ink);
        }
      for (const kind of ["PTH", "NPTH"]) {
        const [ours, kicads] = [join(out, "x2", `b-${kind}.drl`), join(out, "kicad", `${kind}.drl`)];
        expect([holesMissing(ours, kicads), holesMissing(kicads, ours)]).toEqual([[], []]);
      }
    });

    it("would show a pad that is missing or moved by a tenth of a millimetre", () => {
      const [name = ""] = BOARDS;
      const board = readWithoutTexts(join(SHARED, name));
      const window = windowOf(board);
      const draw = (changed: Board, label: string) => {
        const [film] = fabLayers(changed, "x2").filter(({ layer }) => layer === "B.Cu");
        const file = join(folder, `${label}.gbr`);
        const written = writeFabFiles(changed, { preset: "x2", name: "b", createdAt: new Date(0) });
        writeFileSync(file, written.find(({ name: of }) => of === `b${film?.suffix}`)?.bytes ?? "");
        return drawFilm(file, window, DPI);
      };
      const whole = draw(board, "whole");
      const index = board.footprints.findIndex(({ pads }) => pads.some(({ layers }) => layers.some(isCopperLayer)));
      const change = (edit: (part: Board["footprints"][number]) => Board["footprints"][number]) =>
        board.footprints.map((part, at) => (at === index ? edit(part) : part));
      const gone = draw({ ...board, footprints: change((part) => ({ ...part, pads: [] })) }, "gone");
      expect(comparePictures(whole, gone).solid).toBeGreaterThan(0);
      const moved = draw(
        {
          ...board,
          footprints: change((part) => ({ ...part, position: { ...part.position, x: part.position.x + 1e5 } })),
        },
        "moved",
      );
      expect(comparePictures(whole, moved).differing).toBeGreaterThan(0);
    });
  },
);
