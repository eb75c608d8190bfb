import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Board } from "@tracewright/board";
import { importFiles } from "@tracewright/formats";

export interface SuiteBoard {
  readonly name: string;
  readonly path: string;
}

/** Every KiCad board of the suite: the routing bench first, then the whole projects. */
export function listSuiteBoards(shared: string): SuiteBoard[] {
  return ["bench/*.kicad_pcb", "boards/*/*.kicad_pcb"].flatMap((pattern) =>
    globSync(pattern, { cwd: shared })
      .sort()
      .map((path) => ({ name: basename(path, ".kicad_pcb"), path: join(shared, path) })),
  );
}

/** Reads a board with the rules beside it; throws when it is refused, which no board of the suite should be. */
export function readSuiteBoard({ path }: SuiteBoard): Board {
  const stem = path.slice(0, -".kicad_pcb".length);
  const files = [path, `${stem}.kicad_pro`, `${stem}.kicad_dru`].flatMap((file) => {
    try {
      return [{ name: basename(file), bytes: readFileSync(file) }];
    } catch {
      return [];
    }
  });
  const { board, receipt } = importFiles(files);
  if (!board) throw new Error(receipt.diagnostics.map(({ message }) => message).join("\n"));
  return board;
}
