import { busMembers, type SchematicItem } from "@tracewright/board";
import type { Shape } from "@tracewright/geometry";
import { IMPORT_LIMITS as MOST } from "../limits/import-limits.ts";
import type { Excess } from "../limits/oversize.ts";
import type { SheetFile, SheetSymbol } from "./sheet-file.ts";

/** What the sheets of a schematic, each as often as it is used, hold more of than is imported. */
export function sheetExcess(sheets: readonly SheetFile[]): readonly Excess[] {
  const of = new Map<SheetFile, { readonly symbols: number; readonly pins: number; readonly items: number }>();
  const aliases = new Map(sheets.flatMap(({ busAliases }) => [...busAliases]));
  const sizes = sheets.map((sheet) => {
    const known = of.get(sheet);
    if (known) return known;
    const size = { symbols: sheet.symbols.length, pins: pinsOf(sheet), items: itemsOf(sheet, aliases) };
    of.set(sheet, size);
    return size;
  });
  const total = (what: "symbols" | "pins" | "items") => sizes.reduce((sum, size) => sum + size[what], 0);
  const counts: readonly Excess[] = [
    { kind: "limit-symbols", count: total("symbols"), limit: MOST.MAX_SYMBOLS },
    { kind: "limit-pins", count: total("pins"), limit: MOST.MAX_PINS },
    { kind: "limit-sheet-items", count: total("items"), limit: MOST.MAX_SHEET_ITEMS },
    longestOf([...of.keys()]),
  ];
  return counts.filter(({ count, limit }) => count > limit);
}

function pinsOf({ symbols, library }: SheetFile): number {
  const pins = new Map([...library].map(([name, entry]) => [name, entry.pins.length]));
  return symbols.reduce((sum, { library: name }) => sum + (pins.get(name) ?? 0), 0);
}

/** A drawing of many corners counts as so many lines, the label of a bus as one for each of its members. */
function itemsOf({ items, symbols, library }: SheetFile, aliases: SheetFile["busAliases"]): number {
  const corners = new Map(
    [...library].map(([name, { symbol }]) => [
      name,
      symbol.units.reduce(
        (sum, { graphics, texts }) =>
          sum + texts.length + graphics.reduce((lines, { shape }) => lines + linesOf(shape), 0),
        0,
      ),
    ]),
  );
  return (
    items.reduce((sum, item) => sum + weightOf(item, aliases), 0) +
    symbols.reduce((sum, { library: name, fields }) => sum + fields.length + (corners.get(name) ?? 0), 0)
  );
}

function weightOf(item: SchematicItem, aliases: SheetFile["busAliases"]): number {
  if (item.kind === "label") return busMembers(item.label.text, aliases)?.length ?? 1;
  if (item.kind === "wire" || item.kind === "bus") return Math.max(1, item.points.length - 1);
  return item.kind === "graphic" ? linesOf(item.graphic.shape) : 1;
}

function linesOf(shape: Shape): number {
  return shape.kind === "polygon" ? Math.max(1, shape.points.length) : 1;
}

function longestOf(sheets: readonly SheetFile[]): Excess {
  let longest = "";
  const weigh = (text: string) => {
    if (text.length > longest.length) longest = text;
  };
  for (const { symbols, items, title, library } of sheets) {
    weigh(title);
    for (const symbol of symbols) for (const text of textsOf(symbol)) weigh(text);
    for (const item of items) {
      if (item.kind === "label") weigh(item.label.text);
      else if (item.kind === "text") weigh(item.text.text);
      else if (item.kind === "sheet") weigh(item.name);
    }
    for (const { symbol, pins } of library.values()) {
      weigh(symbol.name);
      for (const { name, number } of pins) for (const text of [name, number]) weigh(text);
      for (const { texts } of symbol.units) for (const { text } of texts) weigh(text);
    }
  }
  return { kind: "limit-text", count: longest.length, limit: MOST.MAX_TEXT, of: longest };
}

function textsOf({ properties, fields, instances }: SheetSymbol): string[] {
  return [
    ...Object.entries(properties).flat(),
    ...fields.map(({ text }) => text.text),
    ...instances.map(({ reference }) => reference),
  ];
}
