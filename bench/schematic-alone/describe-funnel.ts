import { formatTable } from "../suite/format-table.ts";
import type { SchematicRow, Stage } from "./measure-schematic.ts";

const STAGES: readonly (readonly [stage: Stage, words: string])[] = [
  ["refused", "refused on import"],
  ["no board", "no board"],
  ["limits", "beyond the limits"],
  ["no placement", "fewer than three legal placements"],
  ["placed", "three legal placements"],
];
const SOURCES = ["official", "family", "relative", "proposed", "stand-in", "none"] as const;

/** A table of the schematics, how many came how far, and where the footprints of all parts are from. */
export function describeFunnel(rows: readonly SchematicRow[]): string {
  const parts = rows.reduce((sum, row) => sum + row.parts, 0);
  const of = (source: string) => rows.reduce((sum, { sources }) => sum + (sources[source] ?? 0), 0);
  const table = formatTable([
    ["schematic", "parts", ...SOURCES, "legal", "s", "came to"],
    ...rows.map((row) => [
      row.name,
      `${row.parts}`,
      ...SOURCES.map((source) => `${row.sources[source] ?? 0}`),
      `${row.legal} / ${row.candidates}`,
      row.seconds.toFixed(1),
      row.reasons[0] === undefined ? row.stage : `${row.stage}: ${row.reasons[0]}`,
    ]),
  ]);
  const funnel = formatTable([
    ["came to", "schematics"],
    ...STAGES.map(([stage, words]) => [words, `${rows.filter((row) => row.stage === stage).length}`]),
  ]);
  const shares = formatTable([
    ["footprints", "parts", "%"],
    ...SOURCES.map((source) => [source, `${of(source)}`, ((100 * of(source)) / Math.max(1, parts)).toFixed(1)]),
  ]);
  return `${table}\n\n${funnel}\n\n${shares}\n`;
}
