import { type ItemId, phrase, type SchematicItem, type SchematicText } from "@tracewright/board";
import { type Point, toMm } from "@tracewright/geometry";
import type {
  InstanceFields,
  LibraryEntry,
  SheetEntry,
  SheetFile,
  SheetLabel,
  SheetSymbol,
} from "../../schematic/sheet-file.ts";
import { formatSExpression, quote, type Written } from "../../sexpr/format-s-expression.ts";
import type { AssumedSymbols } from "./assumed-symbols.ts";
import type { LegacySymbols } from "./find-legacy-symbol.ts";
import { LegacyReading } from "./legacy-reading.ts";
import { readLegacyComponent } from "./read-legacy-component.ts";
import { readLegacyLabel, readLegacyNote } from "./read-legacy-label.ts";
import { readLegacySheetEntry } from "./read-legacy-sheet-entry.ts";
import { splitLegacyLine } from "./split-legacy-line.ts";
import { standInForPowerSymbol } from "./stand-in-for-power-symbol.ts";

export interface LegacySheetContext {
  readonly symbols: LegacySymbols;
  /** References by the path of sheet and symbol, gathered from all files: each tells those of its own symbols. */
  readonly symbolInstances: Map<string, InstanceFields>;
  /** Symbols that no library has, with the files that use them; gathered from all files. */
  readonly missing: Map<string, Set<string>>;
  /** What is taken for those that no library among the files has. */
  readonly assumed: AssumedSymbols;
}

/** Reads one `.sch` (EESchema Schematic File, version 1 to 4). What cannot stand is in `reading.unreadable`. */
export function readLegacySheetFile(
  file: { readonly fileName: string; readonly text: string },
  context: LegacySheetContext,
): { sheet: SheetFile; reading: LegacyReading } {
  const reading = new LegacyReading(file);
  const version = reading.integer(/Version\s+(\d+)/.exec(reading.takeLine() ?? "")?.[1], 0);
  const items: SchematicItem[] = [];
  const symbols: SheetSymbol[] = [];
  const sheets: SheetEntry[] = [];
  const labels: SheetLabel[] = [];
  const wires: (readonly Point[])[] = [];
  const buses: (readonly Point[])[] = [];
  const busEntries: (readonly [Point, Point])[] = [];
  const junctions: Point[] = [];
  const noConnects: Point[] = [];
  let head: Head = { title: "", titleBlock: [] };
  let isWhole = false;
  for (let line = reading.takeLine(); line !== undefined; line = reading.takeLine()) {
    const words = splitLegacyLine(line);
    const [first = "", second = ""] = words;
    if (first === "$EndSCHEMATC") {
      isWhole = true;
      break;
    }
    switch (first) {
      case "$Descr":
        head = readHead(reading, words);
        break;
      case "$Comp":
        symbols.push(readLegacyComponent(reading, context.symbolInstances));
        break;
      case "$Sheet":
        sheets.push(readLegacySheetEntry(reading));
        break;
      case "$Bitmap":
        reading.takeBlock("$EndBitmap");
        reading.count("pictures of the schematic", "dropped");
        break;
      case "Wire":
        if (second === "Wire" || second === "Bus") {
          const kind = second === "Wire" ? "wire" : "bus";
          const points = readEnds(reading);
          (kind === "wire" ? wires : buses).push(points);
          items.push({ kind, id: reading.id(undefined, kind), points });
          reading.count(`${kind === "wire" ? "wires" : "buses"}`, "read");
        } else items.push(readDrawnLine(reading));
        break;
      case "Entry": {
        const [start, end] = readEnds(reading);
        const size = { width: end.x - start.x, height: end.y - start.y };
        busEntries.push([start, end]);
        items.push({ kind: "bus-entry", id: reading.id(undefined, "bus-entry"), position: start, size });
        break;
      }
      case "Connection": {
        const position = reading.point(words[2], words[3]);
        junctions.push(position);
        items.push({ kind: "junction", id: reading.id(undefined, "junction"), position, diameter: 0 });
        break;
      }
      case "NoConn": {
        const position = reading.point(words[2], words[3]);
        noConnects.push(position);
        items.push({ kind: "no-connect", id: reading.id(undefined, "no-connect"), position });
        break;
      }
      case "Text": {
        if (second === "Notes") items.push({ kind: "text", ...asItem(readLegacyNote(reading, words)) });
        else {
          const label = readLegacyLabel(reading, words);
          items.push(label);
          labels.push({ scope: label.scope, text: label.label.text, position: label.label.position });
          reading.count("labels", "read");
        }
        break;
      }
      default:
    }
  }
  if (!isWhole) reading.refuse(phrase("sheet-cut-off", {}));
  const sheet: SheetFile = {
    fileName: file.fileName,
    version,
    uuid: reading.id(undefined, "sheet-file"),
    title: head.title,
    ...(head.paper !== undefined && { paper: head.paper }),
    busAliases: new Map(),
    library: gatherLibrary(symbols, file.fileName, context),
    symbols: symbols.map((symbol) => withDocumentation(symbol, context.symbols)),
    wires,
    buses,
    busEntries,
    junctions,
    noConnects,
    labels,
    sheets,
    items,
    foreign: { format: "kicad", version, fragments: head.titleBlock },
    symbolInstances: context.symbolInstances,
  };
  return { sheet, reading };
}

interface Head {
  readonly title: string;
  readonly paper?: string;
  /** As later versions write it: one fragment, or none where all is empty. */
  readonly titleBlock: readonly string[];
}

const TITLE_FIELDS: readonly (readonly [key: string, ...as: string[]])[] = [
  ["Title", "title"],
  ["Date", "date"],
  ["Rev", "rev"],
  ["Comp", "company"],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [`Comment${number}`, "comment", String(number)] as const),
];

/** `$Descr A4 11693 8268 [portrait]` up to `$EndDescr`: paper, and the fields of the title block. */
function readHead(reading: LegacyReading, words: readonly string[]): Head {
  const [, name = "", width, height, portrait] = words;
  const size = name === "User" ? ` ${toMm(reading.length(width))} ${toMm(reading.length(height))}` : "";
  const said = new Map(
    reading
      .takeBlock("$EndDescr")
      .map(splitLegacyLine)
      .map(([key = "", value = ""]) => [key, value] as const),
  );
  const fields = TITLE_FIELDS.flatMap(([key, ...as]): Written[] => {
    const value = said.get(key);
    return value ? [[...as, quote(value)]] : [];
  });
  return {
    title: said.get("Title") ?? "",
    ...(name !== "" && { paper: `${name}${size}${portrait === "portrait" ? " portrait" : ""}` }),
    titleBlock: fields.length === 0 ? [] : [formatSExpression(["title_block", ...fields], 0).trim()],
  };
}

function readEnds(reading: LegacyReading): readonly [Point, Point] {
  const [x1, y1, x2, y2] = reading.takeWords();
  return [reading.point(x1, y1), reading.point(x2, y2)];
}

function readDrawnLine(reading: LegacyReading): SchematicItem {
  const [start, end] = readEnds(reading);
  reading.count("drawings of the schematic", "read");
  const graphic = {
    shape: { kind: "line", start, end },
    stroke: { width: 0, style: "dash" },
    fill: "none",
  } as const;
  return { kind: "graphic", id: reading.id(undefined, "graphic"), graphic };
}

function asItem(text: SchematicText): { id: ItemId; text: SchematicText } {
  return { id: text.id, text };
}

/** The drawings of all symbols of the sheet, under the names that they have there. */
function gatherLibrary(
  symbols: readonly SheetSymbol[],
  fileName: string,
  context: LegacySheetContext,
): Map<string, LibraryEntry> {
  const library = new Map<string, LibraryEntry>();
  for (const symbol of symbols) {
    if (library.has(symbol.library)) continue;
    const found =
      context.symbols.find(symbol.library) ?? standInForPowerSymbol(symbol) ?? context.assumed.find(symbol.library);
    if (found) library.set(symbol.library, { ...found, symbol: { ...found.symbol, name: symbol.library } });
    else context.missing.set(symbol.library, (context.missing.get(symbol.library) ?? new Set()).add(fileName));
  }
  return library;
}

/** What the library's documentation says stands in for fields that the designer left empty. */
function withDocumentation(symbol: SheetSymbol, symbols: LegacySymbols): SheetSymbol {
  const { description, datasheet } = symbols.documentationOf(symbol.library) ?? {};
  const { Datasheet: own } = symbol.properties;
  const properties = {
    ...(description !== undefined && { Description: description }),
    ...symbol.properties,
    ...(datasheet !== undefined && !own && { Datasheet: datasheet }),
  };
  return { ...symbol, properties };
}
