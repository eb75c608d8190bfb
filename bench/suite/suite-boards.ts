import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Board } from "@tracewright/board";
import { importFiles } from "@tracewright/formats";

/** What the designer's own routing came to. */
export interface HumanRouting {
  readonly vias: number;
  readonly lengthMm: number;
  /** Whether KiCad finds nothing to object to; known of the routing bench alone. */
  readonly clean?: boolean;
}

export interface SuiteBoard {
  readonly name: string;
  /** `bench`: boards alone, for the routing bench; `boards`: whole projects. */
  readonly suite: "bench" | "boards";
  readonly path: string;
  readonly human: HumanRouting;
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

/** Every KiCad board of the shared folder: the routing bench first, smallest board first, then the whole projects. */
export function listSuiteBoards(shared: string): SuiteBoard[] {
  const bench = readIndex<BenchRow>(join(shared, "bench")).map(
    ({ name, vias, length_mm, human_clean }): SuiteBoard => ({
      name,
      suite: "bench",
      path: join(shared, "bench", `${name}.kicad_pcb`),
      human: { vias, lengthMm: length_mm, clean: human_clean },
    }),
  );
  const projects = readIndex<ProjectRow>(join(shared, "boards"))
    .filter(({ pcb }) => pcb.endsWith(".kicad_pcb"))
    .map(
      ({ name, pcb, vias, track_length_mm }): SuiteBoard => ({
        name,
        suite: "boards",
        path: join(shared, "boards", name, pcb),
        human: { vias, lengthMm: track_length_mm },
      }),
    );
  return [...bench, ...projects];
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
