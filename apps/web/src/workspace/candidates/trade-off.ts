import type { TFunction } from "i18next";
import { readMetrics } from "./compare-metrics.ts";

interface Weighed {
  readonly name: string;
  readonly told: "percent" | "count";
  /** How much more than other differences of the same share it says. */
  readonly weight: number;
}

/** What a candidate is chosen for; less is better in all of them. */
const WEIGHED = [
  { name: "trialOpen", told: "count", weight: 10 },
  { name: "trialLengthMm", told: "percent", weight: 2 },
  { name: "trialVias", told: "count", weight: 1.5 },
  { name: "wireLengthMm", told: "percent", weight: 1 },
  { name: "areaMm2", told: "percent", weight: 1 },
  { name: "decouplingMedianMm", told: "percent", weight: 0.7 },
  { name: "crossings", told: "count", weight: 0.5 },
  { name: "congestion", told: "percent", weight: 0.5 },
] as const satisfies readonly Weighed[];

export interface Change {
  readonly name: (typeof WEIGHED)[number]["name"];
  readonly told: Weighed["told"];
  /** Whole percents, or so many more. */
  readonly by: number;
}

export interface TradeOff {
  readonly gains: readonly Change[];
  readonly losses: readonly Change[];
}

/** Smaller differences than this say nothing. */
const MIN_SHARE = 0.02;
const GAINS_TOLD = 3;
const LOSSES_TOLD = 2;

/** What a candidate gains and loses against the mean of the others, the largest differences first. */
export function findTradeOff(metricsOfAll: readonly unknown[], index: number): TradeOff {
  const all = metricsOfAll.map(readMetrics);
  const own = all[index];
  const others = all.filter((_, at) => at !== index);
  if (!own || others.length === 0) return { gains: [], losses: [] };
  // Where copper was measured, airwires only say the same with less truth.
  const measured = WEIGHED.filter(({ name }) => name !== "wireLengthMm" || !own.has("trialLengthMm"));
  const changes = measured.flatMap(({ name, told, weight }) => {
    const value = own.get(name);
    const known = others.flatMap((metrics) => metrics.get(name) ?? []);
    if (value === undefined || known.length < others.length) return [];
    const mean = known.reduce((sum, other) => sum + other, 0) / known.length;
    const share = mean === 0 ? Math.sign(value) : (value - mean) / mean;
    const by = Math.round(told === "percent" ? share * 100 : value - mean);
    // From nothing to something has no percentage.
    if (by === 0 || Math.abs(share) < MIN_SHARE || (told === "percent" && mean === 0)) return [];
    return [{ change: { name, told, by } satisfies Change, says: Math.abs(share) * weight }];
  });
  const ranked = changes.sort((a, b) => b.says - a.says).map(({ change }) => change);
  return {
    gains: ranked.filter(({ by }) => by < 0).slice(0, GAINS_TOLD),
    losses: ranked.filter(({ by }) => by > 0).slice(0, LOSSES_TOLD),
  };
}

/** "−9 % copper, −120 mm² area; +14 vias", in the language of the page. */
export function wordTradeOff({ gains, losses }: TradeOff, t: TFunction, language: string): string {
  const word = ({ name, told, by }: Change) => {
    const figure = by.toLocaleString(language, { signDisplay: "always" }).replace("-", "−");
    return t(`candidates.change.${name}`, {
      change: told === "percent" ? `${figure}\u00a0%` : figure,
      count: Math.abs(by),
    });
  };
  const halves = [gains, losses].filter((changes) => changes.length > 0).map((changes) => changes.map(word).join(", "));
  return halves.length > 0 ? halves.join("; ") : t("candidates.alike");
}
