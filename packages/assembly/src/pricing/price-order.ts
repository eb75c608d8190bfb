import { divideHalfUp, MINOR_DIGITS, type Money, sumMoney } from "../money/money.ts";
import { addTax, splitTax, type TaxedMoney, type TaxRule } from "../money/value-added-tax.ts";
import type { Amount } from "../supply/amount.ts";
import type { BoardPriceList, PricedItemName, PriceUnit, Rate, WorkKind } from "./board-price-list.ts";
import { type OrderedBoard, type OrderOptions, sidesOf } from "./order-options.ts";

export interface PriceRequest {
  readonly board: OrderedBoard;
  readonly options: OrderOptions;
  /** Boards. */
  readonly quantity: number;
  /** Two letters, where it is sent. */
  readonly countryCode: string;
  /** Of an assembly: lines of its bill. */
  readonly billLines: number;
  /** What the parts of all boards cost at their suppliers, in the list's currency; undefined: some line has no price. */
  readonly partsCost: Amount | undefined;
}

/** One line of a quote. `count` is a plain decimal: how many of `unit`. */
export interface QuoteLine {
  readonly item: PricedItemName | "parts-cost";
  readonly choice: string;
  readonly unit: PriceUnit;
  readonly count: string;
  readonly amount: Money;
}

/** Why a list has no price for an order. */
export type PersonReason =
  | { readonly kind: "NO_RATE"; readonly item: PricedItemName; readonly choice: string }
  | { readonly kind: "NO_LEAD_TIME"; readonly work: WorkKind }
  | { readonly kind: "TOO_LARGE"; readonly mm: number }
  | { readonly kind: "TOO_SMALL"; readonly mm: number }
  | { readonly kind: "PARTS_WITHOUT_PRICE" }
  /** A bill is priced whole: of a side that is not assembled its parts would be charged. */
  | { readonly kind: "PARTS_ON_OTHER_SIDE" };

export type PricedOrder =
  | {
      readonly kind: "priced";
      readonly lines: readonly QuoteLine[];
      readonly sums: TaxedMoney;
      readonly taxRule: TaxRule;
      /** Working days. */
      readonly leadDays: number;
    }
  /** A person has to price it. */
  | { readonly kind: "person"; readonly reasons: readonly PersonReason[] };

/** Tax of documents in a currency. */
export const TAX_OF_CURRENCY = { KRW: "KR_10", USD: "NONE" } as const satisfies Record<string, TaxRule>;

const NM_PER_MM = 1_000_000;
/** Square nanometres of a square decimetre. */
const DM2 = 10n ** 16n;
const AMOUNT_DIGITS = 4;

/** A count as a fraction, so that each line is rounded once. */
interface Measure {
  readonly top: bigint;
  readonly bottom: bigint;
}

/**
 * What a list makes of an order: the same request gives the same lines. Each line is rounded half up to whole minor units,
 * and the tax is taken once, of their sum.
 */
export function priceOrder(list: BoardPriceList, request: PriceRequest): PricedOrder {
  const { board, options, quantity } = request;
  const { currency } = list;
  const reasons: PersonReason[] = [...judgeSize(list, board)];
  const lines: QuoteLine[] = [];

  const add = (item: PricedItemName, choice: string, measureOf: (unit: PriceUnit) => Measure) => {
    const rates = findRates(list, item, choice, quantity);
    if (rates.length === 0) reasons.push({ kind: "NO_RATE", item, choice });
    for (const { unit, price } of rates) {
      const measure = measureOf(unit);
      const amount = { minor: multiply(price, measure, list), currency };
      if (amount.minor > 0n || item === "board")
        lines.push({ item, choice, unit, count: formatMeasure(measure), amount });
    }
  };
  const ofBoards = (unit: PriceUnit): Measure => {
    if (unit === "ORDER") return { top: 1n, bottom: 1n };
    if (unit === "BOARD") return { top: BigInt(quantity), bottom: 1n };
    return { top: BigInt(board.width) * BigInt(board.height) * BigInt(quantity), bottom: DM2 };
  };

  add("board", String(board.layers), ofBoards);
  for (const name of ["thickness", "finish", "mask", "silk", "copper"] as const) add(name, options[name], ofBoards);
  if (options.stencil !== "NONE") add("stencil", options.stencil, ofBoards);
  if (options.assembly !== "NONE") {
    add("assembly", options.assembly, ofBoards);
    const loads = sidesOf(options.assembly).map((side) => board[side]);
    const joints = (kind: "smdJoints" | "thtJoints") => loads.reduce((sum, load) => sum + load[kind], 0) * quantity;
    for (const [choice, count] of [["SMD", joints("smdJoints")] as const, ["THT", joints("thtJoints")] as const])
      if (count > 0) add("joint", choice, () => ({ top: BigInt(count), bottom: 1n }));
    add("parts", options.parts, (unit) => ({ top: unit === "LINE" ? BigInt(request.billLines) : 1n, bottom: 1n }));
    if (options.parts === "BOUGHT") {
      const others = (["top", "bottom"] as const).filter((side) => !sidesOf(options.assembly).includes(side));
      if (others.some((side) => board[side].smdJoints + board[side].thtJoints > 0))
        reasons.push({ kind: "PARTS_ON_OTHER_SIDE" });
      if (request.partsCost === undefined) reasons.push({ kind: "PARTS_WITHOUT_PRICE" });
      else
        lines.push({
          item: "parts-cost",
          choice: "BOUGHT",
          unit: "ORDER",
          count: "1",
          amount: { minor: multiply(request.partsCost, { top: 1n, bottom: 1n }, list), currency },
        });
    }
  }
  const { countryCode } = request;
  const zone = list.rates.some(({ item, choice }) => item === "shipping" && choice === countryCode);
  add("shipping", zone ? countryCode : "OTHER", ofBoards);

  const days = (work: WorkKind) => {
    const found = findFrom(
      list.leadTimes.filter((lead) => lead.work === work),
      quantity,
    );
    if (found === undefined) reasons.push({ kind: "NO_LEAD_TIME", work });
    return found?.days ?? 0;
  };
  const leadDays = days("BOARD") + (options.assembly === "NONE" ? 0 : days("ASSEMBLY"));
  if (reasons.length > 0) return { kind: "person", reasons };

  const taxRule = TAX_OF_CURRENCY[currency];
  const sum = sumMoney(
    currency,
    lines.map(({ amount }) => amount),
  );
  const sums = list.isTaxIncluded ? splitTax(sum, taxRule) : addTax(sum, taxRule);
  return { kind: "priced", lines, sums, taxRule, leadDays };
}

/** The rates of a choice that hold for a lot: of each unit the one with the highest `from` that the lot reaches. */
export function findRates(
  { rates }: BoardPriceList,
  item: PricedItemName,
  choice: string,
  quantity: number,
): readonly Rate[] {
  const ofChoice = rates.filter((rate) => rate.item === item && rate.choice === choice);
  return [...Map.groupBy(ofChoice, ({ unit }) => unit).values()].flatMap((steps) => findFrom(steps, quantity) ?? []);
}

function findFrom<Step extends { readonly from: number }>(steps: readonly Step[], quantity: number): Step | undefined {
  return steps
    .filter(({ from }) => from <= quantity)
    .reduce<Step | undefined>((best, step) => (best === undefined || step.from > best.from ? step : best), undefined);
}

function judgeSize({ largest, smallest }: BoardPriceList, { width, height }: OrderedBoard): readonly PersonReason[] {
  const [longer, shorter] = [Math.max(width, height) / NM_PER_MM, Math.min(width, height) / NM_PER_MM];
  return [
    ...(longer > largest ? [{ kind: "TOO_LARGE" as const, mm: largest }] : []),
    ...(shorter < smallest ? [{ kind: "TOO_SMALL" as const, mm: smallest }] : []),
  ];
}

/** In minor units, half up. */
function multiply(price: Amount, { top, bottom }: Measure, { currency }: BoardPriceList): bigint {
  return divideHalfUp(price * top, bottom * 10n ** BigInt(AMOUNT_DIGITS - MINOR_DIGITS[currency]));
}

/** At most three decimals, half up, without needless noughts. */
function formatMeasure({ top, bottom }: Measure): string {
  const thousandths = divideHalfUp(top * 1000n, bottom);
  const rest = String(thousandths % 1000n)
    .padStart(3, "0")
    .replace(/0+$/, "");
  return `${thousandths / 1000n}${rest === "" ? "" : `.${rest}`}`;
}
