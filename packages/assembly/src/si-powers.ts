/**
 * Powers of ten by the letter that people write for them in the value of a part; in the middle of a number, where its point would
 * be, R stands for none.
 */
export const SI_POWERS: Readonly<Record<string, number>> = {
  p: -12,
  n: -9,
  u: -6,
  µ: -6,
  μ: -6,
  m: -3,
  "": 0,
  R: 0,
  r: 0,
  k: 3,
  K: 3,
  M: 6,
  G: 9,
};
