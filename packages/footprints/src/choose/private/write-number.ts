/** Two digits, as KiCad writes places. */
export const two = (count: string): string => count.padStart(2, "0");

/** Millimetres of so many mils. */
export const mm = (mils: string): number => Math.round(Number(mils) * 2.54) / 100;

/** Tenths of a millimetre, as KiCad writes sizes of points. */
export const tenth = (text: string): string =>
  Number.isInteger(Number(text) * 10) ? Number(text).toFixed(1) : `${Number(text)}`;
