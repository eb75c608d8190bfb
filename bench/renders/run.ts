/**
 * The render bench: what the canvas draws of fifteen boards, layer by layer, against what KiCad 6 plots of them. The code and
 * the boards are those of the shared test, which looks at fewer of them.
 *
 * `npm run bench -- renders [--boards a,b]`
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  COMPARED_RENDERS,
  collectPictures,
  compareRenders,
  hasPlotter,
  MAX_RENDER_DIFFERENCE,
  plotBoth,
  type RenderDifference,
} from "@tracewright/drawings/renders";
import { formatTable } from "../suite/format-table.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";

const RESULT = join(import.meta.dirname, "../results/renders.txt");
const COLUMNS: readonly (readonly [title: string, layers: RegExp])[] = [
  ["front", /^F\.Cu$/],
  ["back", /^B\.Cu$/],
  ["inner", /^In\d+\.Cu$/],
  ["mask", /\.Mask$/],
  ["paste", /\.Paste$/],
  ["silk", /\.SilkS$/],
  ["fab", /\.Fab$/],
  ["courtyard", /\.CrtYd$/],
  ["edge", /^Edge\.Cuts$/],
  ["others", /\.(Adhes|User)$|^User\.|^Margin$/],
  ["holes", /^holes-/],
];

const { values } = parseArgs({ options: { boards: { type: "string" } } });
const wanted = values.boards?.split(",");
const shared = requireSharedFolder();
if (!hasPlotter()) {
  console.error("The render bench needs KiCad's pcbnew and xvfb-run (Debian: kicad, xvfb).");
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "tracewright-renders-"));
const rows: string[][] = [];
const remarks: string[] = [];
let texts = 0;
try {
  for (const { path, isLoadable } of COMPARED_RENDERS) {
    if (wanted && !wanted.some((part) => path.includes(part))) continue;
    const both = plotBoth(join(shared, "boards", path), join(folder, path), { written: !isLoadable });
    const differences: RenderDifference[] = [];
    for (const difference of compareRenders(both)) {
      differences.push(difference);
      await collectPictures();
    }
    const name = path.split("/")[0] ?? path;
    const astray = differences.reduce((sum, { texts: own }) => sum + own.missing.length + own.extra, 0);
    texts += differences.reduce((sum, { texts: own }) => sum + own.all, 0);
    const cells = COLUMNS.map(([, layers]) => worstOf(differences.filter(({ layer }) => layers.test(layer))));
    const row = [`${name}${isLoadable ? "" : " *"}`, both.sheet.pixelsPerMm.toFixed(0), ...cells, String(astray)];
    rows.push(row);
    for (const difference of differences) remarks.push(...remarksOf(name, difference));
    process.stdout.write(`${formatTable([row])}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const head = ["board", "px/mm", ...COLUMNS.map(([title]) => title), "texts astray"];
const text = `${formatTable([head, ...rows])}

Share of a layer's ink, ours and KiCad 6's together, that the other does not have there or in the next pixel, in percent; of several
layers the worst. –: nothing there. Of ${texts} lines of text those that lie elsewhere than KiCad's, by their strokes. *: KiCad 6 cannot
load the file, and plots what we write of it. Left out on both sides: frames of zones, merged openings of the mask, line spacings.
${remarks.length === 0 ? "No layer" : `${remarks.join("\n")}\nNo other layer`} differs by more than ${(100 * MAX_RENDER_DIFFERENCE).toFixed(1)} %.
`;
process.stdout.write(`\n${text}`);
if (!wanted) writeFileSync(RESULT, text);

function shareOf({ missing, extra }: RenderDifference): number {
  return Math.max(missing, extra);
}

function worstOf(differences: readonly RenderDifference[]): string {
  const drawn = differences.filter(({ ink }) => ink > 0);
  return drawn.length === 0 ? "–" : (100 * Math.max(...drawn.map(shareOf))).toFixed(3);
}

function remarksOf(name: string, difference: RenderDifference): string[] {
  const { layer, ink, missing, extra, texts: own } = difference;
  const remarks: string[] = [];
  if (shareOf(difference) > MAX_RENDER_DIFFERENCE)
    remarks.push(`${name}, ${layer}: ${percent(missing)} missing, ${percent(extra)} too much of ${ink} pixels.`);
  if (own.missing.length + own.extra > 0)
    remarks.push(
      `${name}, ${layer}: ${own.missing.length} of ${own.all} lines of text missing, ${own.extra} too many.`,
    );
  return remarks;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(3)} %`;
}
