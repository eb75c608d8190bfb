export const SEARCH_TYPES = ["EQUAL", "OPTION_RANGE", "VALUE_RANGE"] as const;
export const VIEW_TYPES = ["NORMAL", "SELECT", "RANGE"] as const;
export const VALUE_TYPES = ["NUMBER", "STRING", "BOOLEAN"] as const;
export const REQUIRED_TYPES = ["REQUIRED", "OPTIONAL"] as const;
export const SERIES_NAMES = ["E6", "E12", "E24", "E48", "E96", "E192"] as const;

export type SeriesName = (typeof SERIES_NAMES)[number];

/** What a value decides on: the value of a part, its part number, or whether it is fitted. Never copper. */
export interface ParameterTarget {
  /** Reference of the part in the block's circuit. */
  readonly part: string;
  readonly field: "value" | "mpn" | "fitted";
}

/**
 * A figure of a block that a project may choose, or that follows from others.
 *
 * - EQUAL: one value. OPTION_RANGE: one of `options`. VALUE_RANGE: anything from `min` to `max`.
 */
export interface Parameter {
  /** Its name in formulas; never changes within a block. */
  readonly key: string;
  readonly name: string;
  readonly koreanName?: string;
  readonly searchType: (typeof SEARCH_TYPES)[number];
  readonly viewType: (typeof VIEW_TYPES)[number];
  readonly valueType: (typeof VALUE_TYPES)[number];
  readonly requiredType: (typeof REQUIRED_TYPES)[number];
  /** Unit of numbers ("V", "Ω", "Hz"); absent: a bare number. */
  readonly unit?: string;
  /** As people write it: "4.7 kΩ", "split", "true". Of a computed one: absent. */
  readonly value?: string;
  readonly options?: readonly string[];
  /** In the base unit. */
  readonly min?: number;
  readonly max?: number;
  /** Computed from other parameters. */
  readonly formula?: string;
  /** A computed value is replaced by the nearest of the series. */
  readonly series?: SeriesName;
  /** 0.01 is ±1 %; absent: unknown. */
  readonly tolerance?: number;
  readonly targets?: readonly ParameterTarget[];
  readonly source?: string;
}
