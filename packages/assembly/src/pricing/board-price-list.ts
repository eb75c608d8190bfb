import type { CurrencyCode } from "../money/money.ts";
import type { Amount } from "../supply/amount.ts";
import { OPTION_CHOICES, ORDER_LAYERS } from "./order-options.ts";

/** What a price is for. DM2: square decimetres of all boards, as rectangles around their outlines. LINE: of the bill. */
export const PRICE_UNITS = ["ORDER", "BOARD", "DM2", "JOINT", "LINE"] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

interface PricedItem {
  /** Undefined: a two-letter country code, or OTHER. */
  readonly choices: readonly string[] | undefined;
  readonly units: readonly PriceUnit[];
}

const BOARD_UNITS = ["ORDER", "BOARD", "DM2"] as const;
const NOT_NONE = (choices: readonly string[]) => choices.filter((choice) => choice !== "NONE");

/** Everything that a list has prices for. */
export const PRICED_ITEMS = {
  board: { choices: ORDER_LAYERS.map(String), units: BOARD_UNITS },
  thickness: { choices: OPTION_CHOICES.thickness, units: BOARD_UNITS },
  finish: { choices: OPTION_CHOICES.finish, units: BOARD_UNITS },
  mask: { choices: OPTION_CHOICES.mask, units: BOARD_UNITS },
  silk: { choices: OPTION_CHOICES.silk, units: BOARD_UNITS },
  copper: { choices: OPTION_CHOICES.copper, units: BOARD_UNITS },
  stencil: { choices: NOT_NONE(OPTION_CHOICES.stencil), units: ["ORDER"] },
  assembly: { choices: NOT_NONE(OPTION_CHOICES.assembly), units: ["ORDER", "BOARD"] },
  joint: { choices: ["SMD", "THT"], units: ["JOINT"] },
  parts: { choices: OPTION_CHOICES.parts, units: ["LINE", "ORDER"] },
  shipping: { choices: undefined, units: ["ORDER", "BOARD"] },
} as const satisfies Readonly<Record<string, PricedItem>>;

export type PricedItemName = keyof typeof PRICED_ITEMS;

/** The price of one choice in lots of `from` boards and more, until a higher `from`. */
export interface Rate {
  readonly item: PricedItemName;
  readonly choice: string;
  readonly from: number;
  readonly unit: PriceUnit;
  readonly price: Amount;
}

export const WORK_KINDS = ["BOARD", "ASSEMBLY"] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Working days that boards, or their assembly, take in lots of `from` boards and more. */
export interface LeadTime {
  readonly work: WorkKind;
  readonly from: number;
  readonly days: number;
}

/** A manufacturer's prices as data. */
export interface BoardPriceList {
  readonly currency: CurrencyCode;
  /** An example: it shows how a list works, and nothing is charged by it. */
  readonly isSample: boolean;
  /** Whether prices contain the value added tax. */
  readonly isTaxIncluded: boolean;
  /** How long a quote of it holds. */
  readonly validDays: number;
  /** Millimetres of the longer and the shorter side that are made without asking. */
  readonly largest: number;
  readonly smallest: number;
  readonly rates: readonly Rate[];
  readonly leadTimes: readonly LeadTime[];
}
