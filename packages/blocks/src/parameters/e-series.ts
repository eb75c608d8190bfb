import type { SeriesName } from "../records/parameter.ts";

/** IEC 60063: these follow no formula. */
const E24 = [
  1, 1.1, 1.2, 1.3, 1.5, 1.6, 1.8, 2, 2.2, 2.4, 2.7, 3, 3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2, 9.1,
];

const every = (step: number) => E24.filter((_, index) => index % step === 0);

/** E48 and finer are powers of ten to three digits, with one exception in the standard: 9.20 of E192 instead of 9.19. */
const computed = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const value = Number((10 ** (index / count)).toPrecision(3));
    return value === 9.19 ? 9.2 : value;
  });

const VALUES: Readonly<Record<SeriesName, readonly number[]>> = {
  E6: every(4),
  E12: every(2),
  E24,
  E48: computed(48),
  E96: computed(96),
  E192: computed(192),
};

/** The values of one decade, from 1 up. */
export function seriesValues(series: SeriesName): readonly number[] {
  return VALUES[series];
}

/**
 * The value of a series nearest to `value` by ratio; of two equally near ones the lower. 0 stays 0 (a jumper); anything that
 * is not positive and finite has no neighbour.
 */
export function snapToSeries(value: number, series: SeriesName): number | undefined {
  if (value === 0) return 0;
  if (!(value > 0) || !Number.isFinite(value)) return undefined;
  const exponent = Math.floor(Math.log10(value));
  let best: number | undefined;
  let least = Infinity;
  for (const decade of [exponent - 1, exponent, exponent + 1])
    for (const step of VALUES[series]) {
      // Written as a decimal, the double is the one that the text of the value has.
      const candidate = Number(`${step}e${decade}`);
      const away = Math.abs(Math.log(candidate / value));
      if (away < least - 1e-12) [least, best] = [away, candidate];
    }
  return best;
}
