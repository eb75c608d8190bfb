import type { PlacementPlace } from "@tracewright/placement";

/** One look at annealing. */
export interface Sample {
  readonly moves: number;
  readonly temperature: number;
  readonly acceptance: number | undefined;
  readonly cost: number;
}

/** Looks by layout: a stage works on several in turn. */
export type AnnealingHistory = ReadonlyMap<string, readonly Sample[]>;

/** More points than a curve has pixels say nothing more. */
const MAX_SAMPLES = 600;

/** The history with this look at the end of its layout's curve; of too many every second one is dropped. */
export function addSample(history: AnnealingHistory, place: PlacementPlace): AnnealingHistory {
  const { annealing, moves } = place;
  if (!annealing) return history;
  const { temperature, acceptance, cost } = annealing;
  const before = samplesOf(history, place).filter((sample) => sample.moves < moves);
  const next = [...before, { moves, temperature, acceptance, cost }];
  const kept = next.length > MAX_SAMPLES ? next.filter((_, index) => index % 2 === 1) : next;
  return new Map([...history, [nameOf(place), kept]]);
}

/** The curve of the layout at work. */
export function samplesOf(history: AnnealingHistory, place: PlacementPlace | undefined): readonly Sample[] {
  return (place && history.get(nameOf(place))) ?? [];
}

function nameOf({ stage, task, profile }: PlacementPlace): string {
  return `${stage} ${task} ${profile}`;
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
