/**
 * The film bench: Gerber and drill files of twenty boards as we write them and as KiCad plots them, drawn by two readers that
 * are not ours. The code and the boards are those of the shared tests, which look at fewer of them.
 *
 * `npm run bench -- films [--boards a,b]`
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  COMPARED_BOARDS,
  compareWithKicad,
  type FilmDifference,
  type ForeignReader,
  hasPlottingTools,
  MAX_DIFFERENCE,
} from "@tracewright/fabrication/films";
import { formatTable } from "../suite/format-table.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";

const RESULT = join(import.meta.dirname, "../results/films.txt");
const READINGS = [
  { reader: "gerbv", preset: "jlc" },
  { reader: "tracespace", preset: "x2" },
] as const;

const { values } = parseArgs({ options: { boards: { type: "string" } } });
const wanted = values.boards?.split(",");
const shared = requireSharedFolder();
if (!hasPlottingTools()) {
  console.error("The films bench needs KiCad's pcbnew, xvfb-run and gerbv (Debian: kicad, xvfb, gerbv).");
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "tracewright-films-"));
const rows: string[][] = [];
let over = 0;
try {
  for (const { path } of COMPARED_BOARDS) {
    if (wanted && !wanted.some((part) => path.includes(part))) continue;
    const question = { readings: READINGS, most: MAX_DIFFERENCE };
    const differences = await compareWithKicad(join(shared, `${path}.kicad_pcb`), join(folder, path), question);
    over += differences.filter(({ share }) => share > MAX_DIFFERENCE).length;
    const row = [path.split("/").at(-1) ?? path, String(differences.length / READINGS.length)];
    for (const { reader } of READINGS) row.push(...cellsOf(differences, reader));
    rows.push(row);
    process.stdout.write(`${formatTable([row])}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const head = ["board", "films", "gerbv, worst", "of", "dpi", "tracespace, worst", "of", "dpi"];
const limit = `${(100 * MAX_DIFFERENCE).toFixed(1)} %`;
const text = `${formatTable([head, ...rows])}

${over} films of ${rows.length} boards differ from KiCad 6's by more than ${limit} of the board. Films: copper, masks, pastes, silks, both drill files.
Pixels that differ on the board or 1 mm around it, over the pixels of the board. gerbv read the preset jlc, tracespace x2.
dpi: the finest that a film of the board had to be drawn at, 600 where rims of whole pixels stayed below the limit at once.
`;
process.stdout.write(`\n${text}`);
if (!wanted) writeFileSync(RESULT, text);
if (over > 0) process.exitCode = 1;

function cellsOf(differences: readonly FilmDifference[], reader: ForeignReader): string[] {
  const own = differences.filter((difference) => difference.reader === reader);
  const worst = own.reduce((most, difference) => (difference.share > most.share ? difference : most));
  const finest = Math.max(...own.map(({ dpi }) => dpi));
  return [`${(100 * worst.share).toFixed(3)} %`, worst.film, String(finest)];
}
