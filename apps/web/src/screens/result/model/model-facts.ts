/** What a model says of its board, without anything that draws. */

/** The layers of a model by the names that its file gives them, and how many levels above the board they come apart. */
export const LEVELS = {
  "Edge.Cuts": 0,
  "*.Cu": 0,
  "F.Cu": 1,
  "F.Mask": 2,
  "F.SilkS": 3,
  "B.Cu": -1,
  "B.Mask": -2,
  "B.SilkS": -3,
  parts: 4,
} as const;

export type LayerId = Exclude<keyof typeof LEVELS, "parts">;

export interface ModelPart {
  readonly reference: string;
  readonly value: string;
  /** The name of its footprint, without the library. */
  readonly footprint: string;
  readonly side: "front" | "back";
  /** Millimetres above the board; undefined: nobody knows it, and a stand-in is shown. */
  readonly height: number | undefined;
}

export interface ModelFacts {
  readonly parts: readonly ModelPart[];
  readonly layers: readonly { readonly id: LayerId; readonly color: string }[];
  /** Of the bare board, millimetres. */
  readonly thickness: number;
  /** Parts of which the height is not known. */
  readonly standIns: number;
}

/** What of a model is shown. */
export interface Shown {
  readonly layers: ReadonlySet<LayerId>;
  /** The parts of each side. */
  readonly front: boolean;
  readonly back: boolean;
}

/** The highest of the parts of a side whose heights are known. */
export function highestOf(parts: readonly ModelPart[], side: ModelPart["side"]): ModelPart | undefined {
  return parts
    .filter((part) => part.side === side && part.height !== undefined)
    .reduce<ModelPart | undefined>(
      (high, part) => ((high?.height ?? -1) < (part.height ?? 0) ? part : high),
      undefined,
    );
}
