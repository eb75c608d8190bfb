/** The items that an expression speaks of: the one judged, the other one, both, and the layer. */
export const SUBJECTS = ["A", "B", "AB", "L"] as const;

type Subject = (typeof SUBJECTS)[number];

export const UNITS = ["mm", "um", "mil", "in", "deg", "ps", "fs"] as const;

export type Unit = (typeof UNITS)[number];

export type BinaryOperator = "&&" | "||" | "==" | "!=" | "<" | ">" | "<=" | ">=" | "+" | "-" | "*" | "/";

/** A condition, an assertion or a calculated value. `at`: where it begins, counted from the beginning of the expression. */
export type Expression =
  | { readonly kind: "number"; readonly at: number; readonly value: number; readonly unit?: Unit }
  | { readonly kind: "text"; readonly at: number; readonly text: string }
  | { readonly kind: "word"; readonly at: number; readonly name: string }
  | { readonly kind: "property"; readonly at: number; readonly subject: Subject; readonly name: string }
  | {
      readonly kind: "call";
      readonly at: number;
      readonly subject: Subject;
      readonly name: string;
      readonly arguments: readonly Expression[];
    }
  | { readonly kind: "not" | "minus"; readonly at: number; readonly operand: Expression }
  | {
      readonly kind: "binary";
      readonly at: number;
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    };
