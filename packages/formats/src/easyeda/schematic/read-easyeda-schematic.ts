import { type Circuit, type Diagnostic, type ItemId, phrase, type ReceiptLine } from "@tracewright/board";
import type { Nm, Point } from "@tracewright/geometry";
import { oversizeRefusal } from "../../limits/oversize.ts";
import { buildCircuit } from "../../schematic/build-circuit.ts";
import { connectHierarchy } from "../../schematic/connect-hierarchy.ts";
import { sheetExcess } from "../../schematic/sheet-excess.ts";
import type { SheetFile } from "../../schematic/sheet-file.ts";
import type { SheetInstance } from "../../schematic/sheet-hierarchy.ts";
import { DocumentReading, toNm } from "../document-reading.ts";
import type { ShapeRecord } from "../shape-record.ts";
import type { NamedDocument } from "../sort-easyeda-files.ts";
import { junctionsOnWires } from "./junctions-on-wires.ts";
import { isDrawing, readDrawing } from "./read-drawing.ts";
import { readFlag } from "./read-flag.ts";
import { schematicText } from "./read-schematic-text.ts";
import { PICTURES, readSymbol, readText } from "./read-symbol.ts";
import { addGraphics, netName, type SheetContent } from "./sheet-content.ts";
import { buildLibrary, flagSymbolOf, partSymbolOf, type SymbolLibrary } from "./symbol-library.ts";

export interface EasyedaSchematicOutcome {
  /** Absent when anything was refused; `diagnostics` says why. */
  readonly circuit?: Circuit;
  readonly lines: readonly ReceiptLine[];
  readonly diagnostics: readonly Diagnostic[];
}

const HOME: Point = { x: 0, y: 0 };
/** Unnamed nets are called as KiCad 7 and later call them, after a pin by its name. */
const NAMING_VERSION = 20_230_121;
/** Schematics are joined on this raster; places that the file writes in fractions of a step lie on it. */
const RASTER: Nm = 100;

/**
 * Reads the sheets of one EasyEDA Standard schematic into a circuit. Sheets lie side by side, and a name (net label,
 * net flag or net port) means one net on all of them. Never throws for bad input; a bug still does.
 */
export function readEasyedaSchematic(sheets: readonly NamedDocument[], title: string): EasyedaSchematicOutcome {
  const contents = sheets.map(({ fileName, document }) =>
    readSheet(new DocumentReading(fileName, document, { home: HOME, raster: RASTER })),
  );
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
      sheet: sheetFileOf(content, {
        fileName,
        number: index,
        uuid: id,
        title: isFirst && title !== "" ? title : name,
        library,
      }),
    };
  });
  const excess = sheetExcess(instances.map(({ sheet }) => sheet));
  if (excess.length > 0) {
    const file = contents[0]?.reading.fileName ?? "";
    return { lines: receipt, diagnostics: [...diagnostics, ...excess.map((one) => oversizeRefusal(file, one))] };
  }
  const { circuit, diagnostics: remarks } = buildCircuit(instances, connectHierarchy(instances, new Map()));
  return { circuit, lines: receipt, diagnostics: [...diagnostics, ...remarks] };
}

function readSheet(reading: DocumentReading): SheetContent {
  const content: SheetContent = {
    reading,
    symbols: [],
    flags: [],
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
  for (const position of junctionsOnWires(
    content.flags.map((flag) => flag.position),
    content.wires,
  )) {
    content.junctions.push(position);
    content.items.push({ kind: "junction", id: reading.id(""), position, diameter: 0 });
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

/** B~points~…: drawn; its members are given by the labels of the wires. */
function readBus({ reading, items }: SheetContent, shape: ShapeRecord): void {
  const points = readPolyline(shape);
  if (shape.problem !== undefined) return;
  items.push({ kind: "bus", id: reading.id(shape.text(6)), points: points.map((point) => reading.point(point)) });
  reading.count("buses");
}

/** BE~angle~x1~y1~x2~y2~id: a slanting piece between a wire and a bus. */
function readBusEntry({ reading, items }: SheetContent, shape: ShapeRecord): void {
  const [start, end] = [shape.point(2, "its-start"), shape.point(4, "its-end")];
  if (shape.problem !== undefined) return;
  const [position, far] = [reading.point(start), reading.point(end)];
  const size = { width: far.x - position.x, height: far.y - position.y };
  items.push({ kind: "bus-entry", id: reading.id(shape.text(6)), position, size });
  reading.count("bus entries");
}

/** J~x~y~radius~colour~id. */
function readJunction({ reading, junctions, items }: SheetContent, shape: ShapeRecord): void {
  const at = shape.point(1, "its-place");
  const radius = shape.numberOr(3, 2.5, "its-radius");
  if (shape.problem !== undefined) return;
  const position = reading.point(at);
  junctions.push(position);
  const diameter = toNm(2 * Math.max(0, Math.min(radius, 50)));
  items.push({ kind: "junction", id: reading.id(shape.text(5)), position, diameter });
  reading.count("junctions");
}

/** O~x~y~id~path~colour. */
function readNoConnect({ reading, noConnects, items }: SheetContent, shape: ShapeRecord): void {
  const at = shape.point(1, "its-place");
  if (shape.problem !== undefined) return;
  const position = reading.point(at);
  noConnects.push(position);
  items.push({ kind: "no-connect", id: reading.id(shape.text(3)), position });
  reading.count("no-connect flags");
}

/** N~x~y~angle~colour~name~id~anchor~textX~textY~font~size. */
function readLabel({ reading, labels, items }: SheetContent, shape: ShapeRecord): void {
  const at = shape.point(1, "its-place");
  const turned = shape.numberOr(3, 0, "its-angle");
  const name = shape.text(5);
  if (shape.problem !== undefined) return;
  const position = reading.point(at);
  const label = schematicText(reading, {
    id: shape.text(6),
    text: netName(name),
    position,
    turned,
    anchor: shape.text(7),
    fontSize: shape.text(11),
  });
  reading.count("net labels");
  if (name === "") return;
  labels.push({ scope: "global", text: label.text, position });
  items.push({ kind: "label", id: label.id, scope: "global", label });
}

/** Drawings and texts of the sheet itself. */
function readNote(content: SheetContent, shape: ShapeRecord): void {
  const { reading, items } = content;
  if (shape.kind === "T") {
    const read = readText(reading, shape);
    if (read) items.push({ kind: "text", id: read.text.id, text: read.text });
    else reading.drop(shape, shape.problem ?? phrase("no-text", {}), { kind: "texts of the schematic" });
    return;
  }
  if (PICTURES.has(shape.kind)) {
    reading.skip(shape, phrase("pictures-not-kept", {}), "pictures of the schematic");
    return;
  }
  if (!isDrawing(shape.kind)) {
    reading.drop(shape, phrase("kind-unknown", { kind: shape.kind.slice(0, 30) }), {
      kind: "unknown shapes",
    });
    return;
  }
  const graphics = readDrawing(reading, shape, (raw) => reading.point(raw));
  if (shape.problem === undefined) addGraphics(content, shape, graphics);
  else reading.drop(shape, shape.problem);
}

function readPolyline(shape: ShapeRecord) {
  const points = shape.points(1, "its-points");
  if (points.length < 2) shape.fail(phrase("fewer-than-two-points", {}));
  return points;
}

function sheetFileOf(
  content: SheetContent,
  sheet: {
    readonly fileName: string;
    /** From 0. */
    readonly number: number;
    readonly uuid: ItemId;
    readonly title: string;
    readonly library: SymbolLibrary;
  },
): SheetFile {
  return {
    fileName: sheet.fileName,
    version: NAMING_VERSION,
    uuid: sheet.uuid,
    title: sheet.title,
    busAliases: new Map(),
    library: sheet.library.entries,
    symbols: [
      ...content.symbols.map((symbol) => partSymbolOf(content.reading, symbol, sheet.library)),
      ...content.flags.map((flag, index) =>
        flagSymbolOf(content.reading, flag, {
          reference: `#PWR${sheet.number * 1_000 + index + 1}`,
          library: sheet.library,
        }),
      ),
    ],
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
