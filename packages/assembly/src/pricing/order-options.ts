import type { Nm } from "@tracewright/geometry";

/** Boards that can be ordered at once. */
export const ORDER_QUANTITIES = [
  1, 2, 3, 5, 10, 15, 20, 25, 30, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 900, 1000,
] as const;
export const MAX_ORDER_QUANTITY = 1000;

/** Copper layers of boards that can be ordered. */
export const ORDER_LAYERS = [2, 4] as const;

/** What is chosen for an order, with all choices of each; thickness in millimetres. */
export const OPTION_CHOICES = {
  thickness: ["0.8", "1.0", "1.2", "1.6", "2.0"],
  finish: ["HASL_LEAD_FREE", "ENIG"],
  mask: ["GREEN", "RED", "BLUE", "BLACK", "WHITE", "YELLOW"],
  silk: ["WHITE", "BLACK"],
  copper: ["OZ_1", "OZ_2"],
  stencil: ["NONE", "TOP", "BOTTOM", "BOTH"],
  assembly: ["NONE", "TOP", "BOTTOM", "BOTH"],
  /** Who provides the parts of an assembly. */
  parts: ["BOUGHT", "SENT_IN"],
} as const;

export type OptionName = keyof typeof OPTION_CHOICES;
export const OPTION_NAMES = Object.keys(OPTION_CHOICES) as readonly OptionName[];

/** `parts` counts with an assembly alone. */
export type OrderOptions = { readonly [Name in OptionName]: (typeof OPTION_CHOICES)[Name][number] };

export const DEFAULT_ORDER_OPTIONS: OrderOptions = {
  thickness: "1.6",
  finish: "HASL_LEAD_FREE",
  mask: "GREEN",
  silk: "WHITE",
  copper: "OZ_1",
  stencil: "NONE",
  assembly: "NONE",
  parts: "BOUGHT",
};

/** What the design says of a board that is ordered. */
export interface OrderedBoard {
  readonly layers: number;
  /** Of the rectangle around the outline. */
  readonly width: Nm;
  readonly height: Nm;
  readonly top: SideLoad;
  readonly bottom: SideLoad;
}

/** What is placed on one side of one board. */
export interface SideLoad {
  readonly smdJoints: number;
  readonly thtJoints: number;
}

/** Why a choice cannot be ordered for a board, whatever it costs. */
export type OptionProblem = "SILK_LIKE_MASK" | "NO_PARTS_ON_SIDE" | "NO_PASTE_ON_SIDE";

/** Undefined: the choice goes with the board and with the other choices. */
export function findOptionProblem(
  board: OrderedBoard,
  options: OrderOptions,
  name: OptionName,
): OptionProblem | undefined {
  const { mask, silk } = options;
  if (name === "silk") return mask === silk ? "SILK_LIKE_MASK" : undefined;
  if (name === "assembly") {
    const { assembly } = options;
    const isPlaced = ({ smdJoints, thtJoints }: SideLoad) => smdJoints + thtJoints > 0;
    return sidesOf(assembly).every((side) => isPlaced(board[side])) ? undefined : "NO_PARTS_ON_SIDE";
  }
  if (name === "stencil")
    return sidesOf(options.stencil).every((side) => board[side].smdJoints > 0) ? undefined : "NO_PASTE_ON_SIDE";
  return undefined;
}

/** The sides that a choice of stencil or assembly names. */
export function sidesOf(choice: OrderOptions["assembly"]): readonly ("top" | "bottom")[] {
  if (choice === "NONE") return [];
  if (choice === "BOTH") return ["top", "bottom"];
  return choice === "TOP" ? ["top"] : ["bottom"];
}
