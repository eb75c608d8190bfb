import type { Nm } from "@tracewright/geometry";

/** How a file's digits become lengths: the FS command. */
export interface CoordinateFormat {
  readonly x: { readonly integers: number; readonly decimals: number };
  readonly y: { readonly integers: number; readonly decimals: number };
  readonly trailingZerosOmitted: boolean;
}

export const NM_PER_UNIT = { mm: 1_000_000, inch: 25_400_000 } as const;
export type GerberUnit = keyof typeof NM_PER_UNIT;

/** What a file without a format most likely means. */
export const USUAL_FORMAT: CoordinateFormat = {
  x: { integers: 4, decimals: 6 },
  y: { integers: 4, decimals: 6 },
  trailingZerosOmitted: false,
};

/** Undefined where the block is no FS command. */
export function readCoordinateFormat(block: string): { format: CoordinateFormat; incremental: boolean } | undefined {
  const match = /^FS([LTD]?)([AI])(?:N\d)?(?:G\d)?X(\d)(\d)Y(\d)(\d)/.exec(block);
  if (!match) return undefined;
  return {
    format: {
      x: { integers: Number(match[3]), decimals: Number(match[4]) },
      y: { integers: Number(match[5]), decimals: Number(match[6]) },
      trailingZerosOmitted: match[1] === "T",
    },
    incremental: match[2] === "I",
  };
}

/** A coordinate as it stands in the file: digits, perhaps with a sign. */
export function coordinateNm(digits: string, axis: "x" | "y", format: CoordinateFormat, unit: GerberUnit): Nm {
  const { integers, decimals } = format[axis];
  const plain = digits.replace(/^[+-]/, "");
  const whole = format.trailingZerosOmitted ? plain.padEnd(integers + decimals, "0") : plain;
  const value = (Number(whole) * NM_PER_UNIT[unit]) / 10 ** decimals;
  return Math.round(digits.startsWith("-") ? -value : value) + 0;
}

/** A length with a decimal point, in the file's unit. */
export function lengthNm(value: number, unit: GerberUnit): Nm {
  return Math.round(value * NM_PER_UNIT[unit]) + 0;
}
