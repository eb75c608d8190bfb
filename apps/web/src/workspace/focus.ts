/** A place of the board that the canvas jumps to, with what is highlighted there; nanometres. */
export interface Focus {
  readonly x: number;
  readonly y: number;
  readonly items: readonly string[];
  readonly nets: readonly string[];
  /** Counts requests, so that the same place can be jumped to twice. */
  readonly key: number;
}
