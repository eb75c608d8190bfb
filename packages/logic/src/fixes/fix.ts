import type { End, Use } from "../records/logic.ts";

/** A change of a logic as data, so that a worker can offer it and a server apply it. */
export type FixStep =
  /** Takes a block; `joins` are ports that its ports are joined to, `name` is made distinct. */
  | {
      readonly kind: "add";
      readonly block: Use["block"];
      readonly name: string;
      readonly parameters?: Use["parameters"];
      readonly joins: Readonly<Record<string, End>>;
      /** Ports of the block that are joined to each other. */
      readonly ties?: readonly (readonly [string, string])[];
    }
  | { readonly kind: "connect"; readonly ends: readonly End[] }
  | { readonly kind: "disconnect"; readonly ends: readonly End[] }
  | { readonly kind: "set"; readonly use: string; readonly key: string; readonly value: string };

/** One press: its steps are made in turn, as one edit. */
export interface Fix {
  readonly label: FixLabel;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly steps: readonly FixStep[];
}

export const FIX_SENTENCES = {
  "add-block": "Add {{block}} at {{net}}",
  "add-pull-ups": "Add {{ohms}} to {{nets}}",
  "insert-block": "Insert {{block}} before {{port}}",
  "set-parameter": "Set {{key}} of {{use}} to {{value}}",
  join: "Join {{port}} to {{net}}",
  disconnect: "Disconnect {{port}}",
  exchange: "Exchange the two lines of {{use}}",
} as const;
export type FixLabel = keyof typeof FIX_SENTENCES;
