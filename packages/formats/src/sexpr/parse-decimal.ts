/** Ten to these powers is exact in a double, and so is every whole number of so many digits. */
const MAX_DIGITS = 15;
const POWERS = Array.from({ length: MAX_DIGITS + 1 }, (_, power) => 10 ** power);

/**
 * The number written in `text` from `start` to `end`, as `Number` reads it, without cutting it out; NaN for all but an
 * optional sign, digits and at most one point, fifteen digits in all. Both parts of the quotient are exact, so it is
 * the double nearest to what is written.
 */
export function parseDecimal(text: Uint8Array, start: number, end: number): number {
  let at = start;
  const sign = text[at]!;
  if (sign === 45 || sign === 43) at += 1;
  const first = at;
  let digits = 0;
  let point = -1;
  for (; at < end; at += 1) {
    const code = text[at]!;
    if (code >= 48 && code <= 57) digits = digits * 10 + (code - 48);
    else if (code === 46 && point === -1) point = at;
    else return Number.NaN;
  }
  const count = end - first - (point === -1 ? 0 : 1);
  if (count === 0 || count > MAX_DIGITS) return Number.NaN;
  const value = point === -1 ? digits : digits / POWERS[end - point - 1]!;
  return sign === 45 ? -value : value;
}
