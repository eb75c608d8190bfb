import { formatAmount, type PriceBreak, parseAmount } from "@tracewright/assembly";
import { readCsv } from "@tracewright/formats";
import { type Refusal, refusal } from "../platform/refusal.ts";
import type { ListedPrice, PriceListReading } from "./messages/price-list-messages.ts";

const COLUMNS = {
  partNumber: "MPN",
  manufacturer: "Manufacturer",
  supplier: "Supplier",
  supplierPartNumber: "Supplier PN",
  description: "Description",
  currency: "Currency",
  quantity: "Quantity",
  price: "Unit price",
  minimum: "Min",
  multiple: "Multiple",
  value: "Value",
  footprint: "Footprint",
  datasheetUrl: "Datasheet",
  productUrl: "URL",
} as const;

type Column = keyof typeof COLUMNS;
const REQUIRED: readonly Column[] = ["partNumber", "supplier", "currency", "quantity", "price"];

const MOST = { rows: 50_000, letters: 500, problems: 20, pieces: 100_000_000 } as const;

/**
 * A price list: a row for each price break, columns in any order under a first line that names them. Rows of one supplier's
 * part are its breaks and say the same of everything else. A list with a mistake is none at all.
 */
export function readPriceList(text: string): PriceListReading {
  const reading = readCsv(text);
  if ("problem" in reading) return { problems: [refusal("price-list-unreadable", reading.problem)] };
  const [header, ...rows] = reading.rows;
  const places = placesOf(header?.cells ?? []);
  const lacking = REQUIRED.filter((column) => !places.has(column)).map((column) => COLUMNS[column]);
  if (lacking.length > 0) return { problems: [refusal("price-list-without-columns", { columns: lacking.join(", ") })] };
  if (rows.length === 0) return { problems: [refusal("price-list-empty", {})] };
  if (rows.length > MOST.rows)
    return {
      problems: [
        refusal("price-list-too-long", { line: rows[MOST.rows]?.line ?? 0, most: MOST.rows, count: rows.length }),
      ],
    };
  const parts = new Map<string, Collected>();
  const problems: Refusal[] = [];
  for (const { line, cells } of rows) {
    const problem = takeRow(parts, line, (column) => cells[places.get(column) ?? -1]?.trim() ?? "");
    if (problem !== undefined && problems.push(problem) === MOST.problems) break;
  }
  return problems.length > 0 ? { problems } : { parts: [...parts.values()].map(toListed) };
}

function placesOf(names: readonly string[]): ReadonlyMap<Column, number> {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, "");
  const known = new Map(Object.entries(COLUMNS).map(([column, name]) => [plain(name), column as Column]));
  const places = new Map<Column, number>();
  for (const [place, name] of names.entries()) {
    const column = known.get(plain(name));
    if (column !== undefined && !places.has(column)) places.set(column, place);
  }
  return places;
}

interface Collected {
  /** Line of its first row. */
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
  readonly breaks: PriceBreak[];
}

/** Columns that differ from break to break. */
const OF_BREAK: ReadonlySet<Column> = new Set(["currency", "quantity", "price"]);

/** What is wrong with the row; undefined where it was taken. */
function takeRow(parts: Map<string, Collected>, line: number, cellOf: (column: Column) => string): Refusal | undefined {
  const cells = Object.fromEntries(
    (Object.keys(COLUMNS) as Column[]).map((column) => [column, cellOf(column)]),
  ) as Record<Column, string>;
  for (const column of Object.keys(COLUMNS) as Column[]) {
    if (REQUIRED.includes(column) && cells[column] === "")
      return refusal("price-cell-empty", { line, column: COLUMNS[column] });
    if (cells[column].length > MOST.letters)
      return refusal("price-cell-too-long", {
        line,
        column: COLUMNS[column],
        most: MOST.letters,
        count: cells[column].length,
      });
  }
  const notPieces = (column: Column) =>
    refusal("price-not-pieces", { line, column: COLUMNS[column], most: MOST.pieces, given: cells[column] });
  const quantity = readPieces(cells.quantity);
  if (quantity === undefined) return notPieces("quantity");
  for (const column of ["minimum", "multiple"] as const)
    if (cells[column] !== "" && readPieces(cells[column]) === undefined) return notPieces(column);
  const amount = parseAmount(cells.price);
  if (amount === undefined) return refusal("price-not-an-amount", { line, given: cells.price });
  if (!/^[A-Z]{3}$/.test(cells.currency)) return refusal("price-not-a-currency", { line, given: cells.currency });
  const key = JSON.stringify([cells.supplier, cells.supplierPartNumber, cells.manufacturer, cells.partNumber]);
  const part = parts.get(key) ?? { line, cells, breaks: [] };
  for (const column of Object.keys(COLUMNS) as Column[])
    if (!OF_BREAK.has(column) && part.cells[column] !== cells[column])
      return refusal("price-rows-differ", {
        line,
        part: cells.partNumber,
        column: COLUMNS[column],
        here: cells[column],
        before: part.cells[column],
        lineBefore: part.line,
      });
  if (part.breaks.some((one) => one.quantity === quantity && one.currency === cells.currency))
    return refusal("price-twice", { line, part: cells.partNumber, currency: cells.currency, quantity });
  part.breaks.push({ quantity, price: formatAmount(amount), currency: cells.currency });
  parts.set(key, part);
  return undefined;
}

function readPieces(text: string): number | undefined {
  const pieces = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return pieces >= 1 && pieces <= MOST.pieces ? pieces : undefined;
}

function toListed({ cells, breaks }: Collected): ListedPrice {
  const { value, footprint, minimum, multiple, currency: _, quantity: __, price: ___, ...texts } = cells;
  const priceBreaks = breaks.sort((one, other) => one.quantity - other.quantity);
  return {
    value,
    footprint,
    item: {
      ...texts,
      category: "",
      imageUrl: "",
      minimum: readPieces(minimum) ?? 1,
      multiple: readPieces(multiple) ?? 1,
      priceBreaks,
      availability: "",
      inStock: null,
      leadTime: "",
      lifecycle: "",
      suggestedReplacement: "",
    },
  };
}
