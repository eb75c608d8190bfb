import type { BoardPriceList } from "./board-price-list.ts";
import {
  findOptionProblem,
  OPTION_CHOICES,
  OPTION_NAMES,
  type OptionName,
  type OptionProblem,
  type OrderedBoard,
  type OrderOptions,
} from "./order-options.ts";
import { findRates } from "./price-order.ts";

/** A choice of an option, and whether it can be ordered with the other choices as they are. */
export interface OfferedChoice {
  readonly choice: string;
  /** It cannot be ordered at all. */
  readonly problem: OptionProblem | undefined;
  /** The list has no price for it: a person prices an order with it. */
  readonly needsPerson: boolean;
}

/** Every choice of every option for a board, a lot and a list; without a list a person prices everything. */
export function offeredChoices(
  list: BoardPriceList | undefined,
  {
    board,
    options,
    quantity,
  }: { readonly board: OrderedBoard; readonly options: OrderOptions; readonly quantity: number },
): Readonly<Record<OptionName, readonly OfferedChoice[]>> {
  return Object.fromEntries(
    OPTION_NAMES.map((name) => [
      name,
      OPTION_CHOICES[name].map(
        (choice): OfferedChoice => ({
          choice,
          problem: findOptionProblem(board, { ...options, [name]: choice }, name),
          needsPerson:
            list === undefined || (choice !== "NONE" && findRates(list, name, choice, quantity).length === 0),
        }),
      ),
    ]),
  ) as unknown as Readonly<Record<OptionName, readonly OfferedChoice[]>>;
}
