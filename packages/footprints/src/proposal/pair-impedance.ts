/** A layer of tracks over a plane, lengths in millimetres. */
export interface Microstrip {
  /** From the track down to the plane. */
  readonly height: number;
  readonly epsilonR: number;
}

/**
 * The differential impedance, in ohms, of two tracks of `width` with `gap` between them over a plane: twice the
 * odd-mode impedance of coupled microstrips after M. Kirschning and R. H. Jansen, "Accurate Wide-Range Design
 * Equations for the Frequency-Dependent Characteristic of Parallel Coupled Microstrip Lines", IEEE Trans. MTT-32
 * (1984), pages 83–90, at low frequency; the single line after E. Hammerstad and Ø. Jensen, IEEE MTT-S Digest 1980,
 * pages 407–409. Within 2 % for 0.1 ≤ width/height ≤ 10 and 0.1 ≤ gap/height ≤ 10; copper is taken as thin, and
 * solder mask (some 2 % less) is left out.
 */
export function pairImpedance(width: number, gap: number, { height, epsilonR: er }: Microstrip): number {
  const [u, g] = [width / height, gap / height];
  const { impedance, effective } = singleLine(u, er);
  const ao = 0.7287 * (effective - (er + 1) / 2) * (1 - Math.exp(-0.179 * u));
  const bo = (0.747 * er) / (0.15 + er);
  const co = bo - (bo - 0.207) * Math.exp(-0.414 * u);
  const exponent = 0.593 + 0.694 * Math.exp(-0.562 * u);
  const odd = ((er + 1) / 2 + ao - effective) * Math.exp(-co * g ** exponent) + effective;
  const q1 = 0.8695 * u ** 0.194;
  const q2 = 1 + 0.7519 * g + 0.189 * g ** 2.31;
  const q3 = 0.1975 + (16.6 + (8.4 / g) ** 6) ** -0.387 + Math.log(g ** 10 / (1 + (g / 3.4) ** 10)) / 241;
  const q4 = (2 * q1) / q2 / (Math.exp(-g) * u ** q3 + (2 - Math.exp(-g)) * u ** -q3);
  const q5 = 1.794 + 1.14 * Math.log(1 + 0.638 / (g + 0.517 * g ** 2.43));
  const q6 = 0.2305 + Math.log(g ** 10 / (1 + (g / 5.8) ** 10)) / 281.3 + Math.log(1 + 0.598 * g ** 1.154) / 5.1;
  const q7 = (10 + 190 * g ** 2) / (1 + 82.3 * g ** 3);
  const q8 = Math.exp(-6.5 - 0.95 * Math.log(g) - (g / 0.15) ** 5);
  const q9 = Math.log(q7) * (q8 + 1 / 16.5);
  const q10 = (q2 * q4 - q5 * Math.exp(Math.log(u) * q6 * u ** -q9)) / q2;
  const loaded = impedance * Math.sqrt(effective / odd);
  return (2 * loaded) / (1 - (impedance / FREE_SPACE) * Math.sqrt(effective) * q10);
}

/** Ohms; the wave impedance of free space. */
const FREE_SPACE = 376.73;

function singleLine(u: number, er: number): { readonly impedance: number; readonly effective: number } {
  const a = 1 + Math.log((u ** 4 + (u / 52) ** 2) / (u ** 4 + 0.432)) / 49 + Math.log(1 + (u / 18.1) ** 3) / 18.7;
  const b = 0.564 * ((er - 0.9) / (er + 3)) ** 0.053;
  const effective = (er + 1) / 2 + ((er - 1) / 2) * (1 + 10 / u) ** (-a * b);
  const f = 6 + (2 * Math.PI - 6) * Math.exp(-((30.666 / u) ** 0.7528));
  const inAir = (FREE_SPACE / (2 * Math.PI)) * Math.log(f / u + Math.sqrt(1 + (2 / u) ** 2));
  return { impedance: inAir / Math.sqrt(effective), effective };
}

/** The width within the limits whose pair comes nearest to the impedance wanted, in steps of 0.005 mm. */
export function widthForImpedance(
  ohms: number,
  {
    gap,
    strip,
    least,
    most,
  }: { readonly gap: number; readonly strip: Microstrip; readonly least: number; readonly most: number },
): { readonly width: number; readonly ohms: number } {
  let best = { width: least, ohms: pairImpedance(least, gap, strip) };
  for (let step = 1; least + step * 0.005 <= most + 1e-9; step += 1) {
    const width = least + step * 0.005;
    const reached = pairImpedance(width, gap, strip);
    if (Math.abs(reached - ohms) < Math.abs(best.ohms - ohms)) best = { width, ohms: reached };
  }
  return best;
}
