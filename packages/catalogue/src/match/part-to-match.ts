/** All that a design says of one part. */
export interface PartToMatch {
  /** Letters of the reference: "R", "U". */
  readonly prefix: string;
  readonly value: string;
  /** "Library:Name", or empty. */
  readonly footprint: string;
  /** Of the footprint where it is known; repeats and empty ones do not count. */
  readonly padNumbers: readonly string[];
  /** Of the symbol; empty where there is only a layout. */
  readonly pins: readonly { readonly number: string; readonly name: string }[];
  /** "Device:R_Small", or empty. */
  readonly symbol: string;
  /** All other fields of the symbol; a manufacturer's number is found by its usual names. */
  readonly fields: Readonly<Record<string, string>>;
}
