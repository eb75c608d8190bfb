import { CURRENCIES, type CurrencyCode } from "../money/money.ts";
import { parseAmount } from "../supply/amount.ts";
import {
  type BoardPriceList,
  type LeadTime,
  PRICED_ITEMS,
  type PricedItemName,
  type PriceUnit,
  type Rate,
  WORK_KINDS,
} from "./board-price-list.ts";
import { MAX_ORDER_QUANTITY } from "./order-options.ts";

/** A row of a table with its line in the file. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What is wrong with a list, with the line where it is. */
export type PriceListProblem =
  | { readonly kind: "board-prices-without-columns"; readonly facts: { readonly columns: string } }
  | { readonly kind: "board-prices-too-long"; readonly facts: { readonly line: number; readonly most: number } }
  | { readonly kind: "board-prices-unknown-item"; readonly facts: { readonly line: number; readonly given: string } }
  | {
      readonly kind: "board-prices-unknown-choice";
      readonly facts: {
        readonly line: number;
        readonly item: string;
        readonly given: string;
        readonly choices: string;
      };
    }
  | {
      readonly kind: "board-prices-wrong-unit";
      readonly facts: { readonly line: number; readonly item: string; readonly given: string; readonly units: string };
    }
  | {
      readonly kind: "board-prices-wrong-from";
      readonly facts: { readonly line: number; readonly given: string; readonly most: number };
    }
  | { readonly kind: "board-prices-wrong-price"; readonly facts: { readonly line: number; readonly given: string } }
  | {
      readonly kind: "board-prices-wrong-value";
      readonly facts: {
        readonly line: number;
        readonly item: string;
        readonly given: string;
        readonly allowed: string;
      };
    }
  | {
      readonly kind: "board-prices-twice";
      readonly facts: { readonly line: number; readonly lineBefore: number };
    }
  | { readonly kind: "board-prices-lacking"; readonly facts: { readonly item: string } };

export type PriceListReading =
  | { readonly list: BoardPriceList }
  /** The first of many. */
  | { readonly problems: readonly PriceListProblem[] };

const COLUMNS = ["Item", "Choice", "From", "Price", "Per"] as const;
const MOST_ROWS = 2_000;
const MOST_PROBLEMS = 20;
const MAX_DAYS = 365;
const MAX_SIDE_MM = 2_000;

/** What is said once of a list: its name, and how the cell `Price` is read. Undefined: not a value of the setting. */
const SETTINGS = {
  currency: {
    allowed: CURRENCIES.join(", "),
    read: (text: string) => CURRENCIES.find((currency) => currency === text),
  },
  status: { allowed: "SAMPLE, FINAL", read: (text: string) => oneOf(text, ["SAMPLE", "FINAL"]) },
  tax: { allowed: "INCLUDED, EXCLUDED", read: (text: string) => oneOf(text, ["INCLUDED", "EXCLUDED"]) },
  "valid-days": { allowed: "1 to 365", read: (text: string) => readWhole(text, 1, MAX_DAYS) },
  "largest-mm": { allowed: "1 to 2000", read: (text: string) => readWhole(text, 1, MAX_SIDE_MM) },
  "smallest-mm": { allowed: "1 to 2000", read: (text: string) => readWhole(text, 1, MAX_SIDE_MM) },
} as const;
type Setting = keyof typeof SETTINGS;

/**
 * Reads a price list: below a first line that names the columns, a row for each setting and price. A list with a mistake is
 * none at all.
 */
export function readBoardPriceList([header, ...rows]: readonly TableRow[]): PriceListReading {
  const names = (header?.cells ?? []).map((name) => name.trim().toLowerCase());
  const lacking = COLUMNS.filter((column) => !names.includes(column.toLowerCase()));
  if (lacking.length > 0)
    return { problems: [{ kind: "board-prices-without-columns", facts: { columns: lacking.join(", ") } }] };
  if (rows.length > MOST_ROWS)
    return {
      problems: [{ kind: "board-prices-too-long", facts: { line: rows[MOST_ROWS]?.line ?? 0, most: MOST_ROWS } }],
    };
  const reader = new ListReader();
  for (const { line, cells } of rows) {
    const cell = (column: (typeof COLUMNS)[number]) => cells[names.indexOf(column.toLowerCase())]?.trim() ?? "";
    if (cells.every((text) => text.trim() === "")) continue;
    reader.take(line, {
      item: cell("Item"),
      choice: cell("Choice"),
      from: cell("From"),
      price: cell("Price"),
      per: cell("Per"),
    });
    if (reader.problems.length >= MOST_PROBLEMS) break;
  }
  return reader.finish();
}

interface Cells {
  readonly item: string;
  readonly choice: string;
  readonly from: string;
  readonly price: string;
  readonly per: string;
}

class ListReader {
  readonly problems: PriceListProblem[] = [];
  readonly #settings = new Map<Setting, string | number>();
  readonly #rates: Rate[] = [];
  readonly #leadTimes: LeadTime[] = [];
  /** Lines by what they say. */
  readonly #said = new Map<string, number>();

  take(line: number, cells: Cells): void {
    const { item, choice, price, from, per } = cells;
    if (item in SETTINGS) {
      const { read, allowed } = SETTINGS[item as Setting];
      const value = read(price);
      if (value === undefined)
        this.problems.push({ kind: "board-prices-wrong-value", facts: { line, item, given: price, allowed } });
      else if (this.#isNew(line, item)) this.#settings.set(item as Setting, value);
      return;
    }
    if (item === "lead-time") {
      this.#takeLeadTime(line, cells);
      return;
    }
    if (!(item in PRICED_ITEMS)) {
      this.problems.push({ kind: "board-prices-unknown-item", facts: { line, given: item } });
      return;
    }
    const name = item as PricedItemName;
    const { units } = PRICED_ITEMS[name];
    const choices: readonly string[] | undefined = PRICED_ITEMS[name].choices;
    const isChoice = choices?.includes(choice) ?? (/^[A-Z]{2}$/.test(choice) || choice === "OTHER");
    if (!isChoice) {
      this.#refuseChoice(line, item, choice, choices?.join(", ") ?? "KR, JP, …, OTHER");
      return;
    }
    if (!(units as readonly string[]).includes(per)) {
      this.problems.push({
        kind: "board-prices-wrong-unit",
        facts: { line, item, given: per, units: units.join(", ") },
      });
      return;
    }
    const start = this.#readFrom(line, from);
    const amount = parseAmount(price);
    if (amount === undefined) this.problems.push({ kind: "board-prices-wrong-price", facts: { line, given: price } });
    if (start === undefined || amount === undefined) return;
    if (this.#isNew(line, `${item} ${choice} ${per} ${start}`))
      this.#rates.push({ item: name, choice, from: start, unit: per as PriceUnit, price: amount });
  }

  finish(): PriceListReading {
    if (this.problems.length === 0) {
      for (const name of Object.keys(SETTINGS) as Setting[]) if (!this.#settings.has(name)) this.#lack(name);
      for (const item of ["board", "thickness", "finish", "mask", "silk", "copper", "shipping"] as const)
        if (!this.#rates.some((rate) => rate.item === item)) this.#lack(item);
      if (!this.#leadTimes.some(({ work }) => work === "BOARD")) this.#lack("lead-time BOARD");
    }
    if (this.problems.length > 0) return { problems: this.problems };
    const setting = <Value extends string | number>(name: Setting) => this.#settings.get(name) as Value;
    return {
      list: {
        currency: setting<CurrencyCode>("currency"),
        isSample: setting("status") === "SAMPLE",
        isTaxIncluded: setting("tax") === "INCLUDED",
        validDays: setting<number>("valid-days"),
        largest: setting<number>("largest-mm"),
        smallest: setting<number>("smallest-mm"),
        rates: this.#rates,
        leadTimes: this.#leadTimes,
      },
    };
  }

  #takeLeadTime(line: number, { choice, from, price, per }: Cells): void {
    const work = WORK_KINDS.find((kind) => kind === choice);
    if (work === undefined) {
      this.#refuseChoice(line, "lead-time", choice, WORK_KINDS.join(", "));
      return;
    }
    if (per !== "DAYS") {
      this.problems.push({
        kind: "board-prices-wrong-unit",
        facts: { line, item: "lead-time", given: per, units: "DAYS" },
      });
      return;
    }
    const start = this.#readFrom(line, from);
    const days = readWhole(price, 1, MAX_DAYS);
    if (days === undefined)
      this.problems.push({
        kind: "board-prices-wrong-value",
        facts: { line, item: "lead-time", given: price, allowed: `1 to ${MAX_DAYS}` },
      });
    if (start === undefined || days === undefined) return;
    if (this.#isNew(line, `lead-time ${work} ${start}`)) this.#leadTimes.push({ work, from: start, days });
  }

  #readFrom(line: number, text: string): number | undefined {
    const from = readWhole(text === "" ? "1" : text, 1, MAX_ORDER_QUANTITY);
    if (from === undefined)
      this.problems.push({ kind: "board-prices-wrong-from", facts: { line, given: text, most: MAX_ORDER_QUANTITY } });
    return from;
  }

  #refuseChoice(line: number, item: string, given: string, choices: string): void {
    this.problems.push({ kind: "board-prices-unknown-choice", facts: { line, item, given, choices } });
  }

  #isNew(line: number, what: string): boolean {
    const lineBefore = this.#said.get(what);
    if (lineBefore !== undefined) this.problems.push({ kind: "board-prices-twice", facts: { line, lineBefore } });
    else this.#said.set(what, line);
    return lineBefore === undefined;
  }

  #lack(item: string): void {
    this.problems.push({ kind: "board-prices-lacking", facts: { item } });
  }
}

function oneOf<Value extends string>(text: string, values: readonly Value[]): Value | undefined {
  return values.find((value) => value === text);
}

function readWhole(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}
