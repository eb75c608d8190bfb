import { fromMm, type Nm, toMm } from "@tracewright/geometry";

const K_OUTER = 0.048;
const MIL_PER_MM = 1 / 0.0254;
/** One ounce of copper: 35 µm. */
const THICKNESS_MIL = 0.035 * MIL_PER_MM;
/** The rise over ambient that the width is for, degrees: the usual, careful choice. */
export const RISE = 10;

/**
 * The width of an outer track that carries so many amperes with a rise of 10 °C: I = k · ΔT^0.44 · A^0.725 with A in
 * square mils and k = 0.048 (IPC-2221B, 6.2, the curves of figure 6-4 as a formula). IPC-2152 finds such tracks
 * cooler near a plane, so this errs on the wide side.
 */
export function widthForCurrent(amperes: number): Nm {
  const area = (amperes / (K_OUTER * RISE ** 0.44)) ** (1 / 0.725);
  return fromMm(area / THICKNESS_MIL / MIL_PER_MM);
}

/** What an outer track of that width carries: the same formula the other way round. */
export function currentOfWidth(width: Nm): number {
  return K_OUTER * RISE ** 0.44 * (toMm(width) * MIL_PER_MM * THICKNESS_MIL) ** 0.725;
}
