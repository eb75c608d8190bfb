const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** A number as design files write them, NaN for all else: `0x10`, `0b1` and `Infinity` are numbers in JavaScript alone. */
export function numberOfText(text: string | undefined): number {
  const trimmed = text?.trim() ?? "";
  return DECIMAL.test(trimmed) ? Number(trimmed) : Number.NaN;
}
