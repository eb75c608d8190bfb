import { formatTable } from "../suite/format-table.ts";
import type { SchematicRow, Stage } from "./measure-schematic.ts";
import type { RoutedSchematic } from "./route-schematic.ts";

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
    ["schematic", "parts", ...SOURCES, "legal", "s", "commit", "came to"],
    ...rows.map((row) => [
      row.name,
      `${row.parts}`,
      ...SOURCES.map((source) => `${row.sources[source] ?? 0}`),
      `${row.legal} / ${row.candidates}`,
      row.seconds.toFixed(1),
      row.commit ?? "",
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
  const boards = formatTable([
    ["schematic", "layers", "human's", "area / human's"],
    ...rows.map(({ name, layers, human }) => [
      name,
      `${layers}`,
      human ? `${human.layers}` : "",
      human ? human.areaRatio.toFixed(2) : "",
    ]),
  ]);
  return `${[table, funnel, shares, `${boards}\n\n${sayLikeness(rows)}`, ...describeRouted(rows)].join("\n\n")}\n`;
}

/** How near the boards proposed come to those that humans made of the same circuits. */
function sayLikeness(rows: readonly SchematicRow[]): string {
  const known = rows.flatMap(({ layers, human }) =>
    human ? [{ areaRatio: human.areaRatio, isSame: human.layers === layers }] : [],
  );
  const ratios = known.map(({ areaRatio }) => areaRatio).sort((a, b) => a - b);
  const median = ratios[Math.floor(ratios.length / 2)] ?? 0;
  const like = known.filter(({ areaRatio }) => areaRatio >= 0.8 && areaRatio <= 1.3).length;
  const same = known.filter(({ isSame }) => isSame).length;
  return `area / human's: median ${median.toFixed(2)}, ${like} of ${known.length} within 0.8 and 1.3; layers as the human's: ${same}`;
}

function describeRouted(rows: readonly SchematicRow[]): string[] {
  const routed = rows.flatMap(({ name, routed: each }) => (each ? [{ name, ...each }] : []));
  if (routed.length === 0) return [];
  return [
    formatTable([
      [
        "schematic",
        "connections",
        "open",
        "errors (KiCad)",
        "refused by the fab's rules",
        "inner planes",
        "far drops %",
        "detours p95",
        "fewest thermal vias",
        "vias thermal + drops + stitching",
        "not signed for",
        "s",
      ],
      ...routed.map((row) => [
        row.name,
        `${row.connections}`,
        `${row.unrouted}`,
        Object.entries(row.errors)
          .filter(([kind, count]) => kind !== "unconnected_items" && count > 0)
          .map(([kind, count]) => `${kind} ${count}`)
          .join(", "),
        row.refused.join(", "),
        Object.entries(row.planes)
          .map(([layer, net]) => `${layer} ${net}`)
          .join(", "),
        (100 * row.farDrops).toFixed(1),
        row.detours.toFixed(2),
        `${row.thermalVias ?? ""}`,
        `${row.planeVias.thermal} + ${row.planeVias.drops} + ${row.planeVias.stitching}`,
        row.objections.join(", "),
        `${row.seconds}`,
      ]),
    ]),
    sayShares(routed),
  ];
}

/** Counted apart, and loose ends, which are no errors. */
const NO_ERRORS: readonly string[] = ["unconnected_items", "track_dangling"];

/** How many came whole and clean, and of those how many the fab's rules pass and the reviewer signs. */
function sayShares(routed: readonly RoutedSchematic[]): string {
  const isClean = ({ unrouted, errors }: RoutedSchematic): boolean =>
    unrouted === 0 && Object.entries(errors).every(([kind, count]) => NO_ERRORS.includes(kind) || count === 0);
  const whole = routed.filter(({ unrouted }) => unrouted === 0);
  const clean = whole.filter(isClean);
  // Boards with stand-ins are refused whatever they are like.
  const passed = clean.filter(({ refused }) => refused.every((check) => check === "stand-ins"));
  const signed = clean.filter(({ objections }) => objections.length === 0);
  return `of ${routed.length} routed: ${whole.length} whole, ${clean.length} of them clean; of the clean ${passed.length} pass the fab's rules (stand-ins apart), ${signed.length} are signed`;
}
