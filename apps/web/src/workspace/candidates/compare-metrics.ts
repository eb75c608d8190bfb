/** The numbers of a run's candidates side by side: the engine's metrics that people can weigh, and which is best in each. */

interface Metric {
  readonly name: string;
  readonly unit: string;
  /** Decimals that are shown; what looks equal is equal. */
  readonly digits: number;
  readonly better: "less" | "more" | "neither";
}

/** In the order in which they are read: what routing them came to, what wires are like, where parts stand. */
const METRICS = [
  { name: "trialRouted", unit: "%", digits: 1, better: "more" },
  { name: "trialVias", unit: "", digits: 0, better: "less" },
  { name: "trialLengthMm", unit: "mm", digits: 0, better: "less" },
  { name: "wireLengthMm", unit: "mm", digits: 0, better: "less" },
  { name: "crossings", unit: "", digits: 0, better: "less" },
  { name: "congestion", unit: "", digits: 2, better: "less" },
  { name: "decouplingMedianMm", unit: "mm", digits: 1, better: "less" },
  { name: "decouplingWorstMm", unit: "mm", digits: 1, better: "less" },
  { name: "areaMm2", unit: "mm²", digits: 0, better: "less" },
  { name: "edgePartsOut", unit: "", digits: 0, better: "more" },
  { name: "sides", unit: "", digits: 0, better: "neither" },
  { name: "orientations", unit: "", digits: 0, better: "less" },
  { name: "apartPercent", unit: "%", digits: 0, better: "neither" },
] as const satisfies readonly Metric[];

export type MetricName = (typeof METRICS)[number]["name"];

export interface MetricRow {
  readonly name: MetricName;
  readonly unit: string;
  readonly digits: number;
  /** One for each candidate; undefined where it was not measured. */
  readonly cells: readonly (MetricCell | undefined)[];
}

export interface MetricCell {
  readonly value: number;
  /** No other is better, and one is worse. */
  readonly isBest: boolean;
  /** What the value counts of: connectors at the edge of all that belong there. */
  readonly outOf?: number;
  /** The trial was ended by its allowance of work before it could join all. */
  readonly isAtLeast?: true;
}

/** Metrics come as JSON; anything that is not a finite number is left out, and so is a row without any. */
export function compareMetrics(metricsOfAll: readonly unknown[]): readonly MetricRow[] {
  const all = metricsOfAll.map(readMetrics);
  return METRICS.flatMap(({ name, unit, digits, better }) => {
    const values = all.map((metrics) => metrics.get(name));
    if (values.every((value) => value === undefined)) return [];
    const seen = values.map((value) => (value === undefined ? undefined : Number(value.toFixed(digits))));
    const cells = values.map((value, index): MetricCell | undefined => {
      const own = seen[index];
      if (value === undefined || own === undefined) return undefined;
      const others = seen.filter((other, at): other is number => at !== index && other !== undefined);
      const isWorse = (other: number) => (better === "less" ? other > own : other < own);
      const isBest =
        better !== "neither" && others.some(isWorse) && others.every((other) => other === own || isWorse(other));
      const outOf = name === "edgePartsOut" ? all[index]?.get("edgeParts") : undefined;
      const isAtLeast = name === "trialRouted" && all[index]?.get("trialCut") === 1 && value < 100;
      return { value, isBest, ...(outOf !== undefined && { outOf }), ...(isAtLeast && { isAtLeast }) };
    });
    return [{ name, unit, digits, cells }];
  });
}

export function readMetrics(metrics: unknown): ReadonlyMap<string, number> {
  if (!metrics || typeof metrics !== "object") return new Map();
  return new Map(Object.entries(metrics).filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
}
