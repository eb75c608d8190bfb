/**
 * Which parts of the real projects of the shared test data the catalogue knows: `npm run bench -- matching [--boards
 * a,b] [--list]`. `--list` prints every kind of part with what it was taken for, to be looked at; it is written
 * nowhere.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import {
  CATALOGUE,
  matchPart,
  type PartToMatch,
  partOfComponent,
  partOfFootprint,
  partSignature,
} from "@tracewright/catalogue";
import { importFiles } from "@tracewright/formats";
import { formatTable } from "../suite/format-table.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";

const RESULTS = join(import.meta.dirname, "../results");
const { values } = parseArgs({ options: { boards: { type: "string" }, list: { type: "boolean" } } });
const wanted = values.boards?.split(",");
const boards = join(requireSharedFolder(), "boards");
const folders = globSync(join(boards, "*/"))
  .filter((folder) => !wanted || wanted.includes(basename(folder)))
  .sort();

const rows = folders.flatMap((folder) => {
  const parts = partsOf(folder);
  if (parts.length === 0) return [];
  const matches = parts.map((part) => ({ part, match: matchPart(part, CATALOGUE) }));
  if (values.list) list(basename(folder), matches);
  const count = (kind: string, by?: string) =>
    matches.filter(
      ({ match }) => match.kind === kind && (by === undefined || (match.kind === "matched" && match.by === by)),
    ).length;
  return [
    [
      basename(folder),
      parts.length,
      count("matched", "generic"),
      count("matched", "part-number"),
      count("review"),
      count("unmatched"),
    ].map(String),
  ];
});
const sums = [1, 2, 3, 4, 5].map((column) => String(rows.reduce((sum, row) => sum + Number(row[column]), 0)));
const table = formatTable([
  ["project", "parts", "generic", "by number", "review", "unmatched"],
  ...rows,
  ["all", ...sums],
]);
const text = `Parts of real projects against the catalogue of ${CATALOGUE.length} parts.\n\n${table}\n`;
process.stdout.write(text);
if (!wanted) writeFileSync(join(RESULTS, "matching.txt"), text);

/** The schematic's parts with the pads of their footprints; the layout's where there is no schematic. */
function partsOf(folder: string): PartToMatch[] {
  const paths = globSync(join(folder, "**/*.{kicad_pcb,kicad_sch,kicad_pro,sch,lib}")).sort();
  const files = paths.map((path) => ({
    name: path.slice(folder.length + 1),
    bytes: new Uint8Array(readFileSync(path)),
  }));
  const { board, circuit } = importFiles(files);
  const pads = new Map(board?.footprints.map(({ reference, pads }) => [reference, pads.map(({ number }) => number)]));
  return circuit
    ? circuit.components
        .filter(({ onBoard }) => onBoard)
        .map((component) => partOfComponent(component, pads.get(component.reference)))
    : (board?.footprints.map(partOfFootprint) ?? []);
}

function list(project: string, matches: readonly { part: PartToMatch; match: ReturnType<typeof matchPart> }[]): void {
  const known = new Set<string>();
  for (const { part, match } of matches) {
    const signature = partSignature(part);
    if (known.has(signature)) continue;
    known.add(signature);
    const said = `${part.prefix} ${part.value} [${part.symbol.split(":").at(-1)}] ${part.footprint.split(":").at(-1)} ${part.padNumbers.length}`;
    const candidate =
      match.kind === "matched" ? match.candidate : match.kind === "review" ? match.candidates[0] : undefined;
    const reasons = match.kind === "matched" ? match.by : JSON.stringify(match.reasons);
    process.stdout.write(
      `${project}: ${match.kind}: ${said} -> ${candidate ? `${candidate.name} (${candidate.package ?? "?"})` : ""} ${reasons.slice(0, 160)}\n`,
    );
  }
}
