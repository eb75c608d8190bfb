/** The numbers on a candidate's card: the engine's metrics that people can weigh, and which candidate is best in each. */

/** Metrics shown, in this order; for all of them less is better. */
const SHOWN = [
  { name: "trialOpen", unit: "", digits: 0 },
  { name: "trialVias", unit: "", digits: 0 },
  { name: "trialLengthMm", unit: "mm", digits: 0 },
  { name: "wireLengthMm", unit: "mm", digits: 0 },
  { name: "areaMm2", unit: "mm²", digits: 0 },
  { name: "crossings", unit: "", digits: 0 },
  { name: "congestion", unit: "", digits: 2 },
  { name: "decouplingMedianMm", unit: "mm", digits: 1 },
  { name: "decouplingWorstMm", unit: "mm", digits: 1 },
] as const;

export type MetricName = (typeof SHOWN)[number]["name"];

export interface CandidateNumber {
  readonly name: MetricName;
  readonly value: number;
  readonly unit: string;
  readonly digits: number;
  /** Less than both others: worth pointing out. */
  readonly isBest: boolean;
}

/** Metrics come as JSON; anything that is not a finite number is left out. */
export function candidateNumbers(metricsOfAll: readonly unknown[]): readonly (readonly CandidateNumber[])[] {
  const all = metricsOfAll.map(readMetrics);
  return all.map((metrics, index) =>
    SHOWN.flatMap(({ name, unit, digits }) => {
      const value = metrics.get(name);
      if (value === undefined) return [];
      const others = all.filter((_, other) => other !== index).map((other) => other.get(name));
      const isBest = others.length > 0 && others.every((other) => other !== undefined && value < other);
      return [{ name, value, unit, digits, isBest }];
    }),
  );
}

function readMetrics(metrics: unknown): ReadonlyMap<string, number> {
  if (!metrics || typeof metrics !== "object") return new Map();
  return new Map(Object.entries(metrics).filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
}
