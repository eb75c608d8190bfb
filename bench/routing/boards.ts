/** The boards of the shared test data folder that the routing bench runs over. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

export const SHARED = resolve(process.env.TRACEWRIGHT_SHARED ?? join(import.meta.dirname, "../../../shared"));

export interface BenchBoard {
  readonly name: string;
  readonly path: string;
  readonly human?: { readonly vias: number; readonly lengthMm: number; readonly clean: boolean };
}

interface SuiteRow {
  readonly name: string;
  readonly vias: number;
  readonly length_mm: number;
  readonly human_clean: boolean;
}

/** The bench suite, smallest board first, then the projects' boards. */
export function listBoards(): BenchBoard[] {
  const folder = join(SHARED, "bench");
  if (!existsSync(folder)) throw new Error(`the shared test data folder is not at ${SHARED}: set TRACEWRIGHT_SHARED`);
  const rows: SuiteRow[] = JSON.parse(readFileSync(join(folder, "index.json"), "utf8"));
  const suite = rows.map(
    (row): BenchBoard => ({
      name: row.name,
      path: join(folder, `${row.name}.kicad_pcb`),
      human: { vias: row.vias, lengthMm: row.length_mm, clean: row.human_clean },
    }),
  );
  return [...suite, ...projectBoards(join(SHARED, "boards"))];
}

function projectBoards(folder: string): BenchBoard[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".kicad_pcb"))
    .sort()
    .map((path) => ({
      name: `${path.split("/")[0]}/${basename(path, ".kicad_pcb")}`,
      path: join(folder, path),
    }));
}

/** The board with its project file and custom rules, as the reader takes them. */
export function readBoardFiles(path: string): {
  fileName: string;
  text: string;
  project?: { fileName: string; text: string };
  customRules?: string;
} {
  const stem = join(dirname(path), basename(path, ".kicad_pcb"));
  const files = { fileName: basename(path), text: readFileSync(path, "utf8") };
  return {
    ...files,
    ...(existsSync(`${stem}.kicad_pro`) && {
      project: { fileName: `${basename(stem)}.kicad_pro`, text: readFileSync(`${stem}.kicad_pro`, "utf8") },
    }),
    ...(existsSync(`${stem}.kicad_dru`) && { customRules: readFileSync(`${stem}.kicad_dru`, "utf8") }),
  };
}
