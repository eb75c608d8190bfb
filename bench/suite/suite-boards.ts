import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { Board } from "@tracewright/board";
import { importFiles } from "@tracewright/formats";
import { readBaselines } from "../baselines/read-baselines.ts";
import { writeBoardFiles } from "./judge-board.ts";
import { syntheticBoard, type TileGrid } from "./synthetic-board.ts";

/** What the designer's own routing came to. */
export interface HumanRouting {
  readonly vias: number;
  readonly lengthMm: number;
  /** Whether KiCad finds nothing to object to; known of the routing bench alone. */
  readonly clean?: boolean;
}

/**
 * `bench`: boards alone, for the routing bench; `boards`: whole projects; `demos`: KiCad's own, those of the baselines;
 * `synthetic`: two large generated boards.
 */
export const SUITES = ["bench", "boards", "demos", "synthetic"] as const;
/** `sizes`: synthetic boards of up to 100, 300 and 1,000 parts, for the times of placing. */
export const PLACEMENT_SUITES = [...SUITES, "sizes"] as const;
export type Suite = (typeof PLACEMENT_SUITES)[number];

export interface SuiteBoard {
  readonly name: string;
  /** `folder`: of a folder that the caller names. */
  readonly suite: Suite | "folder";
  readonly path: string;
  /** The synthetic boards have no human routing. */
  readonly human?: HumanRouting;
}

interface BenchRow {
  readonly name: string;
  readonly vias: number;
  readonly length_mm: number;
  readonly human_clean: boolean;
}

interface ProjectRow {
  readonly name: string;
  readonly pcb: string;
  readonly vias: number;
  readonly track_length_mm: number;
}

/** Where each demo board of the baselines stands in KiCad's folder of demos. */
const DEMOS: Readonly<Record<string, string>> = {
  "ecc83-pp": "ecc83/ecc83-pp",
  "ecc83-pp_v2": "ecc83/ecc83-pp_v2",
  complex_hierarchy: "complex_hierarchy/complex_hierarchy",
  pic_programmer: "pic_programmer/pic_programmer",
  flat_hierarchy: "flat_hierarchy/flat_hierarchy",
  test_xil_95108: "test_xil_95108/carte_test",
  interf_u: "interf_u/interf_u",
  stickhub: "stickhub/StickHub",
  "kit-dev-coldfire": "kit-dev-coldfire-xilinx_5213/kit-dev-coldfire-xilinx_5213",
  video: "video/video",
};

/** 31 parts a tile, and two headers or four. */
const SIZES: readonly { readonly name: string; readonly grid: TileGrid }[] = [
  { name: "synthetic-95", grid: { rows: 3, columns: 1 } },
  { name: "synthetic-281", grid: { rows: 3, columns: 3 } },
  { name: "synthetic-996", grid: { rows: 8, columns: 4 } },
];

/**
 * Two thousand pins on four hundred nets twice. Close: 0.71 mm of spanning tree for each square millimetre of a layer once the
 * planes are kept, where the densest of the real boards has 0.42. Wide: as dense as that one.
 */
const SYNTHETIC: readonly { readonly name: string; readonly grid: TileGrid }[] = [
  { name: "synthetic", grid: { rows: 4, columns: 4 } },
  { name: "synthetic-wide", grid: { rows: 4, columns: 4, spread: 1.6 } },
];

/** The boards of a suite, smallest first as far as their index is so. Empty where the suite is not on this machine. */
export function listSuite(suite: Suite, shared: string): SuiteBoard[] {
  switch (suite) {
    case "bench":
      return readIndex<BenchRow>(join(shared, "bench")).map(({ name, vias, length_mm, human_clean }) => ({
        name,
        suite,
        path: join(shared, "bench", `${name}.kicad_pcb`),
        human: { vias, lengthMm: length_mm, clean: human_clean },
      }));
    case "boards":
      return readIndex<ProjectRow>(join(shared, "boards"))
        .filter(({ pcb }) => pcb.endsWith(".kicad_pcb"))
        .map(({ name, pcb, vias, track_length_mm }) => ({
          name,
          suite,
          path: join(shared, "boards", name, pcb),
          human: { vias, lengthMm: track_length_mm },
        }));
    case "demos":
      return listDemos();
    case "synthetic":
      return SYNTHETIC.map(({ name, grid }) => ({ name, suite, path: writeSyntheticBoard(name, grid) }));
    case "sizes":
      return SIZES.map(({ name, grid }) => ({ name, suite, path: writeSyntheticBoard(name, grid) }));
  }
}

/** Every KiCad board below a folder, at any depth, by name. */
export function listFolderBoards(folder: string): SuiteBoard[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".kicad_pcb"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ name: relative(folder, path).slice(0, -".kicad_pcb".length), suite: "folder" as const, path }));
}

function listDemos(): SuiteBoard[] {
  const folder = process.env.KICAD_DEMOS ?? "/usr/share/kicad/demos";
  return readBaselines()
    .filter(({ suite }) => suite === "demos")
    .map(({ board, human: { vias, lengthMm } }) => ({
      name: board,
      suite: "demos" as const,
      path: join(folder, `${DEMOS[board]}.kicad_pcb`),
      human: { vias, lengthMm },
    }))
    .filter(({ path }) => existsSync(path));
}

function writeSyntheticBoard(name: string, grid?: TileGrid): string {
  return writeBoardFiles(syntheticBoard(grid), join(import.meta.dirname, "../.cache/synthetic", name));
}

function readIndex<Row>(folder: string): Row[] {
  const index = join(folder, "index.json");
  return existsSync(index) ? JSON.parse(readFileSync(index, "utf8")) : [];
}

/** Reads a board with the rules beside it; throws when it is refused, which no board of the suite should be. */
export function readSuiteBoard({ path }: Pick<SuiteBoard, "path">): Board {
  const stem = path.slice(0, -".kicad_pcb".length);
  const files = [path, `${stem}.kicad_pro`, `${stem}.kicad_dru`]
    .filter((file) => existsSync(file))
    .map((file) => ({ name: basename(file), bytes: readFileSync(file) }));
  const { board, receipt } = importFiles(files);
  if (!board) throw new Error(receipt.diagnostics.map(({ message }) => message).join("\n"));
  return board;
}
