import type { PlacementPlace } from "@tracewright/placement";

/** One look at annealing. */
export interface Sample {
  /** Names the layout: another one begins another curve. */
  readonly layout: string;
  readonly moves: number;
  readonly temperature: number;
  readonly acceptance: number | undefined;
  readonly cost: number;
}

/** More points than a curve has pixels say nothing more. */
const MOST_SAMPLES = 600;

/** The curve with this look at its end; those of another layout are dropped, and of too many every second one. */
export function addSample(history: readonly Sample[], place: PlacementPlace): readonly Sample[] {
  const { annealing, stage, task, profile, moves } = place;
  if (!annealing) return history;
  const layout = `${stage} ${task} ${profile}`;
  const own = history.filter((sample) => sample.layout === layout && sample.moves < moves);
  const { temperature, acceptance, cost } = annealing;
  const next = [...own, { layout, moves, temperature, acceptance, cost }];
  return next.length > MOST_SAMPLES ? next.filter((_, index) => index % 2 === 1) : next;
}

/** The points of a curve in a box of that size, y upwards from the bottom; empty where there is nothing to draw. */
export function curveOf(
  samples: readonly Sample[],
  {
    most,
    width,
    height,
    value,
  }: {
    /** Moves at the right end. */
    readonly most: number;
    readonly width: number;
    readonly height: number;
    readonly value: (sample: Sample) => number | undefined;
  },
): string {
  const known = samples.flatMap((sample) => {
    const y = value(sample);
    return y === undefined || !Number.isFinite(y) ? [] : [{ x: sample.moves, y }];
  });
  if (known.length < 2) return "";
  const [low, high] = [Math.min(...known.map(({ y }) => y)), Math.max(...known.map(({ y }) => y))];
  const span = high - low || 1;
  return known
    .map(
      ({ x, y }) =>
        `${((x / Math.max(1, most)) * width).toFixed(1)},${(height - ((y - low) / span) * height).toFixed(1)}`,
    )
    .join(" ");
}
