import { type Degrees, normalizeDegrees } from "@tracewright/geometry";

const DECIMALS = 9;

/**
 * An angle from 0 to below 360 with nine decimals at most, more than any file has. Files give angles on the board,
 * the model those within the part: 65.3 − 7.2 is 58.099999999999994 to a computer, and would be another number with
 * every saving.
 */
export function plainDegrees(angle: Degrees): Degrees {
  return Number(normalizeDegrees(angle).toFixed(DECIMALS)) % 360;
}
