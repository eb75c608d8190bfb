/** A word or a quoted string, with the place it was read from. */
export interface Atom {
  readonly kind: "atom";
  readonly text: string;
  readonly quoted: boolean;
  /** Offset of its first character in the source. */
  readonly start: number;
}

/** A parenthesised list, with the places of its parentheses. */
export interface List {
  readonly kind: "list";
  readonly items: readonly SExpression[];
  readonly start: number;
  /** One past the closing parenthesis. */
  readonly end: number;
}

export type SExpression = Atom | List;

/** The first word of a list: what it is about. */
export function headOf(list: List): string {
  const first = list.items[0];
  return first?.kind === "atom" ? first.text : "";
}
