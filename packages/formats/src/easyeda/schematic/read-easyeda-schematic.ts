import type { Circuit, Diagnostic, ItemId, Point, ReceiptLine, SchematicItem, SymbolGraphic } from "@tracewright/board";
import { buildCircuit } from "../../schematic/build-circuit.ts";
import { connectHierarchy } from "../../schematic/connect-hierarchy.ts";
import type { LibraryEntry, SheetFile, SheetLabel, SheetSymbol } from "../../schematic/sheet-file.ts";
import type { SheetInstance } from "../../schematic/sheet-hierarchy.ts";
import { DocumentReading, toNm } from "../document-reading.ts";
import type { ShapeRecord } from "../shape-record.ts";
import type { NamedDocument } from "../sort-easyeda-files.ts";
import { isDrawing, readDrawing } from "./read-drawing.ts";
import { schematicText } from "./read-schematic-text.ts";
import { type EasyedaSymbol, libraryEntryOf, PICTURES, readSymbol, readText } from "./read-symbol.ts";

export interface EasyedaSchematicOutcome {
  /** Absent when anything was refused; `diagnostics` says why. */
  readonly circuit?: Circuit;
  readonly lines: readonly ReceiptLine[];
  readonly diagnostics: readonly Diagnostic[];
}

const HOME: Point = { x: 0, y: 0 };
/** Unnamed nets are called as KiCad 7 and later call them, after a pin by its name. */
const NAMING_VERSION = 20_230_121;
const SEGMENT = "^^";
/** A probe of the simulation carries a name but joins nothing. */
const PROBE = /volProbe/i;

/** The editor tells nets apart without regard to case and writes them in capitals on the board. */
function netName(written: string): string {
  return written.toUpperCase();
}

interface SheetContent {
  readonly reading: DocumentReading;
  readonly symbols: EasyedaSymbol[];
  readonly wires: Point[][];
  readonly junctions: Point[];
  readonly noConnects: Point[];
  readonly labels: SheetLabel[];
  readonly items: SchematicItem[];
  /** Wires, in the order of `wires`. */
  readonly wireItems: SchematicItem[];
}

/**
 * Reads the sheets of one EasyEDA Standard schematic into a circuit. Sheets lie side by side, and a name (net label,
 * net flag or net port) means one net on all of them. Never throws for bad input; a bug still does.
 */
export function readEasyedaSchematic(sheets: readonly NamedDocument[], title: string): EasyedaSchematicOutcome {
  const contents = sheets.map(({ fileName, document }) => readSheet(new DocumentReading(fileName, document, HOME)));
  const diagnostics: Diagnostic[] = [];
  const lines = new Map<string, { read: number; kept: number; converted: number; dropped: number }>();
  for (const { reading } of contents) {
    reading.finish();
    diagnostics.push(...reading.diagnostics);
    for (const { kind, ...counts } of reading.receiptLines()) {
      const line = lines.get(kind) ?? { read: 0, kept: 0, converted: 0, dropped: 0 };
      for (const what of ["read", "kept", "converted", "dropped"] as const) line[what] += counts[what];
      lines.set(kind, line);
    }
  }
  const receipt = [...lines].map(([kind, counts]): ReceiptLine => ({ kind, ...counts }));
  if (contents.length === 0 || contents.some(({ reading }) => reading.isRefused))
    return { lines: receipt, diagnostics };
  const library = buildLibrary(contents);
  const instances = contents.map((content, index): SheetInstance => {
    const { document, fileName } = content.reading;
    const isFirst = index === 0;
    const id = content.reading.id(document.id || `sheet-${index + 1}`);
    const name = document.title || `Sheet ${index + 1}`;
    return {
      path: isFirst ? "/" : `/sheet-${index + 1}-${id}`,
      rootedPath: `/sheet-${index + 1}-${id}`,
      humanPath: isFirst ? "/" : `/${name}/`,
      name,
      sheet: sheetFileOf(content, { fileName, uuid: id, title: isFirst && title !== "" ? title : name, library }),
    };
  });
  const { circuit, diagnostics: remarks } = buildCircuit(instances, connectHierarchy(instances, new Map()));
  return { circuit, lines: receipt, diagnostics: [...diagnostics, ...remarks] };
}

function readSheet(reading: DocumentReading): SheetContent {
  const content: SheetContent = {
    reading,
    symbols: [],
    wires: [],
    junctions: [],
    noConnects: [],
    labels: [],
    items: [],
    wireItems: [],
  };
  for (const shape of reading.shapes()) {
    const reader = Object.hasOwn(READERS, shape.kind) ? READERS[shape.kind] : undefined;
    if (reader) {
      reader(content, shape);
      if (shape.problem !== undefined) reading.refuse(shape, shape.problem);
    } else readNote(content, shape);
  }
  return content;
}

/** Kinds that decide what joins what; one that cannot be read refuses the file. */
const READERS: Readonly<Record<string, (content: SheetContent, shape: ShapeRecord) => void>> = {
  LIB: readPart,
  W: readWire,
  B: readBus,
  BE: readBusEntry,
  J: readJunction,
  N: readLabel,
  F: readFlag,
  O: readNoConnect,
};

function readPart({ reading, symbols, items }: SheetContent, shape: ShapeRecord): void {
  const symbol = readSymbol(reading, shape);
  if (!symbol) return;
  symbols.push(symbol);
  for (const text of symbol.texts) items.push({ kind: "text", id: text.id, text });
}

/** W~points~colour~width~style~fill~id. */
function readWire(content: SheetContent, shape: ShapeRecord): void {
  const { reading, wires, wireItems } = content;
  const points = readPolyline(shape);
  if (shape.problem !== undefined) return;
  const placed = points.map((point) => reading.point(point));
  wires.push(placed);
  wireItems.push({ kind: "wire", id: reading.id(shape.text(6)), points: placed });
  reading.count("wires");
}

/** B~points~…: drawn; what runs in it is told by the labels of the wires. */
function readBus({ reading, items }: SheetContent, shape: ShapeRecord): void {
  const points = readPolyline(shape);
  if (shape.problem !== undefined) return;
  items.push({ kind: "bus", id: reading.id(shape.text(6)), points: points.map((point) => reading.point(point)) });
  reading.count("buses");
}

/** BE~angle~x1~y1~x2~y2~id: a slanting piece between a wire and a bus. */
function readBusEntry({ reading, items }: SheetContent, shape: ShapeRecord): void {
  const [start, end] = [shape.point(2, "its start"), shape.point(4, "its end")];
  if (shape.problem !== undefined) return;
  const [position, far] = [reading.point(start), reading.point(end)];
  const size = { width: far.x - position.x, height: far.y - position.y };
  items.push({ kind: "bus-entry", id: reading.id(shape.text(6)), position, size });
  reading.count("bus entries");
}

/** J~x~y~radius~colour~id. */
function readJunction({ reading, junctions, items }: SheetContent, shape: ShapeRecord): void {
  const at = shape.point(1, "its place");
  const radius = shape.numberOr(3, 2.5, "its radius");
  if (shape.problem !== undefined) return;
  const position = reading.point(at);
  junctions.push(position);
  const diameter = toNm(2 * Math.max(0, Math.min(radius, 50)));
  items.push({ kind: "junction", id: reading.id(shape.text(5)), position, diameter });
  reading.count("junctions");
}

/** O~x~y~id~path~colour. */
function readNoConnect({ reading, noConnects, items }: SheetContent, shape: ShapeRecord): void {
  const at = shape.point(1, "its place");
  if (shape.problem !== undefined) return;
  const position = reading.point(at);
  noConnects.push(position);
  items.push({ kind: "no-connect", id: reading.id(shape.text(3)), position });
  reading.count("no-connect flags");
}

/** N~x~y~angle~colour~name~id~anchor~textX~textY~font~size. */
function readLabel({ reading, labels, items }: SheetContent, shape: ShapeRecord): void {
  const at = shape.point(1, "its place");
  const turned = shape.numberOr(3, 0, "its angle");
  const name = shape.text(5);
  if (shape.problem !== undefined) return;
  const position = reading.point(at);
  const label = schematicText(reading, {
    id: shape.text(6),
    text: name,
    position,
    turned,
    anchor: shape.text(7),
    fontSize: shape.text(11),
  });
  if (name !== "") labels.push({ scope: "global", text: netName(name), position });
  items.push({ kind: "label", id: label.id, scope: "local", label });
  reading.count("net labels");
}

/** F~kind~x~y~angle~id~locked^^dot^^name~colour~x~y~angle~anchor~visible~font~size^^shape^^shape…: ground, supply or port. */
function readFlag(content: SheetContent, shape: ShapeRecord): void {
  const { reading, labels, items } = content;
  const [, dotText = "", markText = "", ...drawings] = shape.fields.join("~").split(SEGMENT);
  const part = (text: string) => shape.derive(text);
  const dot = part(`~${dotText}`);
  const at = dot.point(1, "its dot");
  const mark = part(`~${markText}`);
  const name = mark.text(1);
  const textAt = mark.point(3, "its text");
  const turned = mark.numberOr(5, 0, "its angle");
  if (dot.problem !== undefined) shape.fail(dot.problem);
  if (shape.problem !== undefined) return;
  const position = reading.point(at);
  const isProbe = PROBE.test(shape.text(1));
  if (isProbe) reading.count("probes", "dropped");
  else {
    if (name !== "") labels.push({ scope: "global", text: netName(name), position });
    reading.count("net flags");
  }
  for (const text of drawings) {
    const drawing = part(text);
    if (!isDrawing(drawing.kind)) continue;
    const graphics = readDrawing(reading, drawing, (raw) => reading.point(raw));
    if (drawing.problem === undefined) addGraphics(content, drawing, graphics);
  }
  if (mark.problem !== undefined || mark.text(7) === "0" || name === "") return;
  const text = schematicText(reading, {
    id: `${shape.text(5)}-name`,
    text: name,
    position: reading.point(textAt),
    turned,
    anchor: mark.text(6),
    fontSize: mark.text(9),
  });
  items.push({ kind: "text", id: text.id, text });
}

/** Drawings and texts of the sheet itself. */
function readNote(content: SheetContent, shape: ShapeRecord): void {
  const { reading, items } = content;
  if (shape.kind === "T") {
    const read = readText(reading, shape);
    if (read) items.push({ kind: "text", id: read.text.id, text: read.text });
    else reading.drop(shape, shape.problem ?? "it is no text", "texts of the schematic");
    return;
  }
  if (PICTURES.has(shape.kind)) {
    reading.skip(shape, "pictures are not kept", "pictures of the schematic");
    return;
  }
  if (!isDrawing(shape.kind)) {
    reading.drop(shape, `a shape of kind "${shape.kind.slice(0, 30)}" is none that is known`, "unknown shapes");
    return;
  }
  const graphics = readDrawing(reading, shape, (raw) => reading.point(raw));
  if (shape.problem === undefined) addGraphics(content, shape, graphics);
  else reading.drop(shape, shape.problem);
}

function addGraphics({ reading, items }: SheetContent, shape: ShapeRecord, graphics: readonly SymbolGraphic[]): void {
  const written = shape.fields.find((field) => /^gge/.test(field)) ?? "";
  for (const graphic of graphics) items.push({ kind: "graphic", id: reading.id(written), graphic });
}

function readPolyline(shape: ShapeRecord) {
  const points = shape.points(1, "its points");
  if (points.length < 2) shape.fail("it has fewer than two points");
  return points;
}

interface Library {
  readonly entries: ReadonlyMap<string, LibraryEntry>;
  readonly nameOf: ReadonlyMap<EasyedaSymbol, string>;
}

/** Every symbol is drawn where it stands; those drawn alike share an entry, and the units of a part have one together. */
function buildLibrary(contents: readonly SheetContent[]): Library {
  const entries = new Map<string, LibraryEntry>();
  const nameOf = new Map<EasyedaSymbol, string>();
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const add = (units: readonly EasyedaSymbol[]) => {
    const [first] = units;
    if (!first) return;
    const drawn = JSON.stringify(units.map(({ unit, graphics, pins }) => [unit, graphics, pins]));
    const key = JSON.stringify([first.name, drawn]);
    let name = names.get(key);
    if (name === undefined) {
      const count = (counts.get(first.name) ?? 0) + 1;
      counts.set(first.name, count);
      name = count === 1 ? first.name : `${first.name} (${count})`;
      names.set(key, name);
      entries.set(name, { ...libraryEntryOf(name, units), localPower: false });
    }
    for (const symbol of units) nameOf.set(symbol, name);
  };
  const parts = new Map<string, EasyedaSymbol[]>();
  for (const { symbols } of contents)
    for (const symbol of symbols) {
      if (!symbol.isSubpart) {
        add([symbol]);
        continue;
      }
      const units = parts.get(symbol.reference) ?? [];
      parts.set(symbol.reference, units);
      // A unit that stands twice is a part of its own.
      if (units.some(({ unit }) => unit === symbol.unit)) add([symbol]);
      else units.push(symbol);
    }
  for (const units of parts.values()) add(units.sort((a, b) => a.unit - b.unit));
  return { entries, nameOf };
}

function sheetFileOf(
  content: SheetContent,
  sheet: { readonly fileName: string; readonly uuid: ItemId; readonly title: string; readonly library: Library },
): SheetFile {
  return {
    fileName: sheet.fileName,
    version: NAMING_VERSION,
    uuid: sheet.uuid,
    title: sheet.title,
    busAliases: new Map(),
    library: sheet.library.entries,
    symbols: content.symbols.map((symbol) => sheetSymbolOf(content.reading, symbol, sheet.library)),
    wires: content.wires,
    buses: [],
    busEntries: [],
    junctions: content.junctions,
    noConnects: content.noConnects,
    labels: content.labels,
    sheets: [],
    items: [...content.wireItems, ...content.items],
    symbolInstances: new Map(),
  };
}

function sheetSymbolOf(reading: DocumentReading, symbol: EasyedaSymbol, library: Library): SheetSymbol {
  const { properties, position, unit, inBom, onBoard } = symbol;
  // Frames and logos have no pins and are drawn only; "#" keeps them out of the parts as KiCad does.
  const reference = symbol.pins.length > 0 ? symbol.reference : `#${symbol.reference}`;
  return {
    id: reading.id(symbol.id),
    library: library.nameOf.get(symbol) ?? "",
    position,
    rotation: 0,
    mirror: "none",
    unit,
    style: 1,
    inBom,
    onBoard,
    doNotPopulate: false,
    properties: { ...properties, Reference: reference, Value: symbol.value, Footprint: symbol.footprint },
    fields: symbol.pins.length > 0 ? symbol.fields : [],
    instances: [],
  };
}
