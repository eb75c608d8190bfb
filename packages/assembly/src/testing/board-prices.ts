import { type BoardPriceList, PRICED_ITEMS, type PricedItemName, type Rate } from "../pricing/board-price-list.ts";
import { readBoardPriceList, type TableRow } from "../pricing/read-board-price-list.ts";

/** Rows of a list as a file has them; numbers of a test, nobody's prices. */
export const BOARD_PRICE_ROWS = [
  "Item,Choice,From,Price,Per",
  "currency,,,USD,",
  "status,,,FINAL,",
  "tax,,,EXCLUDED,",
  "valid-days,,,14,",
  "largest-mm,,,400,",
  "smallest-mm,,,10,",
  "board,2,1,10,ORDER",
  "board,2,1,2,DM2",
  "board,2,100,1.5,DM2",
  "board,4,5,20,ORDER",
  "board,4,5,4,DM2",
  "thickness,1.6,,0,ORDER",
  "thickness,0.8,,0.25,DM2",
  "finish,HASL_LEAD_FREE,,0,ORDER",
  "finish,ENIG,,15,ORDER",
  "mask,GREEN,,0,ORDER",
  "mask,WHITE,,5,ORDER",
  "silk,WHITE,,0,ORDER",
  "silk,BLACK,,0,ORDER",
  "copper,OZ_1,,0,ORDER",
  "stencil,TOP,,8,ORDER",
  "assembly,TOP,,25,ORDER",
  "joint,SMD,,0.0123,JOINT",
  "joint,THT,,0.1,JOINT",
  "parts,BOUGHT,,0.5,LINE",
  "shipping,KR,,6,ORDER",
  "shipping,OTHER,,30,ORDER",
  "lead-time,BOARD,1,4,DAYS",
  "lead-time,BOARD,100,7,DAYS",
  "lead-time,ASSEMBLY,1,5,DAYS",
] as const;

export function tableOf(rows: readonly string[]): readonly TableRow[] {
  return rows.map((row, index) => ({ line: index + 1, cells: row.split(",") }));
}

/** The list of `BOARD_PRICE_ROWS`. */
export function aBoardPriceList(change: Partial<BoardPriceList> = {}): BoardPriceList {
  const reading = readBoardPriceList(tableOf(BOARD_PRICE_ROWS));
  if ("problems" in reading) throw new Error(JSON.stringify(reading.problems));
  return { ...reading.list, ...change };
}

/** A rate of each unit of each choice of every item, at the prices that `priceOf` gives. */
export function ratesOfEverything(priceOf: (index: number) => bigint): readonly Rate[] {
  let index = 0;
  return (Object.keys(PRICED_ITEMS) as PricedItemName[]).flatMap((item) => {
    const {
      choices = ["KR", "OTHER"],
      units,
    }: { choices?: readonly string[] | undefined; units: readonly Rate["unit"][] } = PRICED_ITEMS[item];
    return choices.flatMap((choice) =>
      units.map((unit): Rate => ({ item, choice, from: 1, unit, price: priceOf(index++) })),
    );
  });
}
