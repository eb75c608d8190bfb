import type { LayoutReview, ReviewedPair } from "./layout-review.ts";

/** What keeps an engineer from signing a layout, beside the human's layout of the same board. */
export interface Refusal {
  readonly about: "open" | "errors" | "planes" | "drops" | "detours" | "thermal" | "pairs";
  /** What was found and the limit, in words. */
  readonly text: string;
}

interface ReviewedBoard {
  readonly open: number;
  /** KiCad's errors beyond those of the board without tracks. */
  readonly errors: number;
  readonly review: LayoutReview;
}

/** Signal track on plane layers beyond the human's share of all track. */
const MORE_ON_PLANES = 0.02;
/** Share of power pads farther than 2 mm from their plane, beyond the human's. */
const MORE_FAR_DROPS = 0.05;
/** 95 of 100 detours: the human's, or this ratio. */
const DETOUR = 1.6;
/** Vias in a thermal pad: as many as the human's, or this many. */
const THERMAL_VIAS = 4;
const LESS_COUPLED = 0.15;
/** Difference of a pair's lengths: the human's, or this many millimetres. */
const SKEW_MM = 2;

/** Empty where the layout is signed. */
export function refusalsOf(human: LayoutReview, { open, errors, review }: ReviewedBoard): Refusal[] {
  const refusals: Refusal[] = [];
  const refuse = (about: Refusal["about"], text: string) => refusals.push({ about, text });
  if (open > 0) refuse("open", `${open} open`);
  if (errors > 0) refuse("errors", `${errors} errors`);
  const onPlanes = human.planes.share + MORE_ON_PLANES;
  if (review.planes.share > onPlanes)
    refuse("planes", `${percent(review.planes.share)} of track on planes, limit ${percent(onPlanes)}`);
  const farDrops = (human.drops?.share_over_2 ?? 0) + MORE_FAR_DROPS;
  if ((review.drops?.share_over_2 ?? 0) > farDrops)
    refuse("drops", `${percent(review.drops!.share_over_2)} of drops beyond 2 mm, limit ${percent(farDrops)}`);
  const detour = Math.max(human.detour.p95 ?? 0, DETOUR);
  if ((review.detour.p95 ?? 0) > detour) refuse("detours", `p95 ${review.detour.p95}, limit ${detour}`);
  const bare = human.thermal.vias.findIndex(
    (vias, pad) => (review.thermal.vias[pad] ?? 0) < Math.min(vias, THERMAL_VIAS),
  );
  if (bare >= 0) {
    const [own, wanted] = [review.thermal.vias[bare] ?? 0, Math.min(human.thermal.vias[bare]!, THERMAL_VIAS)];
    refuse("thermal", `${own} vias in a thermal pad, limit ${wanted}`);
  }
  for (const pair of human.pairs) {
    const own = review.pairs.find((other) => other.pair === pair.pair);
    if (own) for (const text of faultsOfPair(own, pair)) refuse("pairs", text);
  }
  return refusals;
}

function faultsOfPair(own: ReviewedPair, human: ReviewedPair): string[] {
  const coupled = human.coupled - LESS_COUPLED;
  const skew = Math.max(skewOf(human), SKEW_MM);
  return [
    ...(own.coupled < coupled ? [`${own.pair} coupled ${percent(own.coupled)}, limit ${percent(coupled)}`] : []),
    ...(skewOf(own) > skew ? [`${own.pair} unequal by ${skewOf(own).toFixed(1)} mm, limit ${skew.toFixed(1)} mm`] : []),
  ];
}

function skewOf({ mm: [shorter, longer] }: ReviewedPair): number {
  return Math.abs(longer - shorter);
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
