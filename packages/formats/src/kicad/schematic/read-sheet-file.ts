import { fieldId, type SchematicItem, type SchematicText, sameIds, stableUuid } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type {
  InstanceFields,
  LibraryEntry,
  SheetEntry,
  SheetFile,
  SheetLabel,
  SheetSymbol,
  SymbolInstance,
} from "../../schematic/sheet-file.ts";
import { NodeReader } from "../../sexpr/node-reader.ts";
import type { SyntaxTree } from "../../sexpr/syntax-tree.ts";
import { BoardReading } from "../board/board-reading.ts";
import { readTextStyle, takeStroke } from "../board/read-graphic.ts";
import { takeSize } from "../board/read-pad.ts";
import { DO_NOT_POPULATE_FIELD, takeDoNotPopulate } from "../do-not-populate-field.ts";
import { takeVersion } from "../take-version.ts";
import { readLibrarySymbol } from "./read-library-symbol.ts";
import { readSheetDrawing, readTextBox, SHEET_DRAWINGS } from "./read-sheet-drawing.ts";

/** Longer pieces are pictures, which would weigh more than all the rest. */
const MAX_KEPT = 100_000;

const LABEL_SCOPES = { label: "local", global_label: "global", hierarchical_label: "hierarchical" } as const;

/** Reads one parsed `.kicad_sch`. Unreadable numbers stand in `reading.unreadable`. */
export function readSheetFile(tree: SyntaxTree, fileName: string): { sheet: SheetFile; reading: BoardReading } {
  const node = new NodeReader(tree);
  const version = takeVersion(node, 0);
  const reading = new BoardReading({ source: tree.source, fileName, version });
  reading.subject = fileName;
  const uuid = stableUuid(node.takeText("uuid") ?? fileName);
  const paper = node.take("paper")?.takeAtoms().join(" ");
  const titleBlock = node.take("title_block");
  const title = titleBlock?.takeText("title") ?? "";
  const library = new Map<string, LibraryEntry>();
  for (const symbol of node.take("lib_symbols")?.takeAll("symbol") ?? []) {
    const entry = readLibrarySymbol(reading, symbol);
    library.set(entry.symbol.name, entry);
  }
  reading.subject = fileName;
  const items: SchematicItem[] = [];
  const lines = (name: "wire" | "bus") =>
    node.takeAll(name).map((line) => {
      const points = reading.points(line.take("pts"));
      items.push({ kind: name, id: reading.id(line, name), points });
      reading.count(`${name}s`, "read");
      return points;
    });
  const wires = lines("wire");
  const buses = lines("bus");
  const busEntries = node.takeAll("bus_entry").map((entry): readonly [Point, Point] => {
    const { position } = reading.takePlace(entry);
    const size = takeSize(reading, entry, "size") ?? { width: 0, height: 0 };
    items.push({ kind: "bus-entry", id: reading.id(entry, "bus-entry"), position, size });
    return [position, { x: position.x + size.width, y: position.y + size.height }];
  });
  const junctions = node.takeAll("junction").map((junction) => {
    const { position } = reading.takePlace(junction);
    const diameter = reading.takeLength(junction, "diameter") ?? 0;
    items.push({ kind: "junction", id: reading.id(junction, "junction"), position, diameter });
    return position;
  });
  const noConnects = node.takeAll("no_connect").map((mark) => {
    const { position } = reading.takePlace(mark);
    items.push({ kind: "no-connect", id: reading.id(mark, "no-connect"), position });
    return position;
  });
  const labels = node.takeAll(...Object.keys(LABEL_SCOPES)).map((label): SheetLabel => {
    const scope = LABEL_SCOPES[label.name as keyof typeof LABEL_SCOPES];
    const shape = label.takeText("shape");
    const text = readSchematicText(reading, label);
    items.push({ kind: "label", id: text.id, scope, label: text, ...(shape !== undefined && { shape }) });
    reading.count("labels", "read");
    return { scope, text: text.text, position: text.position };
  });
  // A box is written as its words and its frame: in their order it is read again as it was.
  const boxes = node.takeAll("text_box").flatMap((box) => readTextBox(reading, box));
  for (const text of node.takeAll("text")) items.push(textItem(readSchematicText(reading, text)));
  items.push(...boxes.filter(({ kind }) => kind === "text"));
  for (const drawing of node.takeAll(...SHEET_DRAWINGS)) items.push(...readSheetDrawing(reading, drawing));
  items.push(...boxes.filter(({ kind }) => kind === "graphic"));
  const symbols = node.takeAll("symbol").map((symbol) => readSymbol(reading, symbol));
  const sheets = node.takeAll("sheet").map((sheet) => readSheetEntry(reading, sheet));
  const symbolInstances = new Map(
    (node.take("symbol_instances")?.takeAll("path") ?? []).map((path) => {
      const key = path.takeAtom() ?? "";
      return [sameIds(key), readInstance(path, 1)] as const;
    }),
  );
  const aliases = node.takeAll("bus_alias");
  const busAliases = new Map(
    aliases.map((alias) => [alias.takeAtom() ?? "", alias.take("members")?.takeAtoms() ?? []] as const),
  );
  for (const name of ["generator", "generator_version", "sheet_instances", "embedded_fonts"]) node.take(name);
  const unread = node.leftovers();
  const kept = unread.filter((fragment) => fragment.length <= MAX_KEPT);
  const drawings = "drawings and notes of the schematic";
  if (kept.length > 0) reading.count(drawings, "kept", kept.length);
  if (kept.length < unread.length) reading.count(drawings, "dropped", unread.length - kept.length);
  const fileWide = [...(titleBlock ? [titleBlock] : []), ...aliases].map(({ source }) => source);
  const sheet: SheetFile = {
    fileName,
    version,
    uuid,
    title,
    ...(paper !== undefined && { paper }),
    busAliases,
    library,
    symbols,
    wires,
    buses,
    busEntries,
    junctions,
    noConnects,
    labels,
    sheets,
    items,
    foreign: { format: "kicad", version, fragments: [...fileWide, ...kept] },
    symbolInstances,
  };
  return { sheet, reading };
}

function textItem(text: SchematicText): SchematicItem {
  return { kind: "text", id: text.id, text };
}

/** `modern`: how the words of older files are written today. */
function readSchematicText(
  reading: BoardReading,
  node: NodeReader,
  modern = (written: string) => reading.text(written),
): SchematicText {
  const text = modern(node.takeAtom() ?? "");
  const { position, rotation } = reading.takePlace(node);
  const effects = node.take("effects");
  const hidden = node.takeFlag("hide") || (effects?.takeFlag("hide") ?? false);
  const style = readTextStyle(reading, effects);
  return { id: reading.id(node, "text"), text, position, rotation, style, ...(hidden && { hidden }) };
}

/** Version 6 names fields by "id 0 … 3"; later ones by their English names whatever the language of the screen. */
const FIELD_NAMES = ["Reference", "Value", "Footprint", "Datasheet"] as const;

function readSymbol(reading: BoardReading, node: NodeReader): SheetSymbol {
  const libraryName = node.takeText("lib_name");
  const library = libraryName ?? node.takeText("lib_id") ?? "";
  node.take("lib_id");
  const { position, rotation } = reading.takePlace(node);
  const mirror = node.takeText("mirror");
  const unit = wholeNumber(node.takeText("unit"), 1);
  const style = wholeNumber(node.takeText("convert") ?? node.takeText("body_style"), 1);
  const isOn = (name: string, fallback: boolean) => {
    const word = node.takeText(name);
    return word === undefined ? fallback : word === "yes";
  };
  const inBom = isOn("in_bom", true);
  const onBoard = isOn("on_board", true) && !isOn("exclude_from_board", false);
  const isSwitchedOn = isOn("dnp", false);
  const id = reading.id(node, "symbol");
  const properties: Record<string, string> = {};
  const fields: { name: string; text: SchematicText }[] = [];
  for (const property of node.takeAll("property")) {
    const written = property.takeAtom() ?? "";
    const index = property.takeText("id");
    const key = index === undefined ? written : (FIELD_NAMES[Number(index)] ?? written);
    // A tilde in a field is a tilde, in an address for example.
    const text = readSchematicText(reading, property, (value) => value);
    properties[key] = text.text;
    fields.push({ name: key, text: { ...text, id: fieldId(id, key) } });
  }
  const isMarked = takeDoNotPopulate(properties);
  const instances = (node.take("instances")?.takeAll("project") ?? []).flatMap((project) =>
    project.takeAll("path").map((path): SymbolInstance => {
      const at = path.takeAtom() ?? "";
      return { path: at, ...readInstance(path, unit) };
    }),
  );
  reading.count("symbols", "read");
  return {
    id,
    library,
    position,
    rotation,
    mirror: mirror === "x" || mirror === "y" ? mirror : "none",
    unit,
    style,
    inBom,
    onBoard,
    doNotPopulate: isSwitchedOn || isMarked,
    properties,
    fields: isMarked ? fields.filter(({ name }) => name !== DO_NOT_POPULATE_FIELD) : fields,
    instances,
  };
}

function readInstance(node: NodeReader, unit: number): InstanceFields {
  const reference = node.takeText("reference") ?? "";
  const [value, footprint] = [node.takeText("value"), node.takeText("footprint")];
  return {
    reference,
    unit: wholeNumber(node.takeText("unit"), unit),
    ...(value !== undefined && { value }),
    ...(footprint !== undefined && { footprint }),
  };
}

/** Units and body styles are counted from 0; what is no such number says nothing. */
function wholeNumber(text: string | undefined, fallback: number): number {
  const value = Number(text ?? fallback);
  return Number.isSafeInteger(value) && value >= 0 ? value : fallback;
}

/** Version 6 wrote these names in the language of the screen: their id decides there. */
const SHEET_NAME = /^sheet ?name$/i;
const SHEET_FILE = /^sheet ?file$/i;

function readSheetEntry(reading: BoardReading, node: NodeReader): SheetEntry {
  const { position } = reading.takePlace(node);
  const size = takeSize(reading, node, "size") ?? { width: 0, height: 0 };
  takeStroke(reading, node);
  const id = reading.id(node, "sheet");
  const pins = node.takeAll("pin").map((pin) => {
    const name = reading.text(pin.takeAtom() ?? "");
    const shape = pin.takeAtom();
    const { position: at, rotation } = reading.takePlace(pin);
    const style = readTextStyle(reading, pin.take("effects"));
    return {
      name,
      position: at,
      text: {
        id: reading.id(pin, "sheet-pin"),
        text: name,
        position: at,
        rotation,
        style,
        ...(shape !== undefined && { shape }),
      },
    };
  });
  let name = "";
  let fileName = "";
  for (const property of node.takeAll("property")) {
    const key = property.takeAtom() ?? "";
    const value = property.takeAtom() ?? "";
    const index = property.takeText("id");
    if (index === "0" || SHEET_NAME.test(key)) name = value;
    else if (index === "1" || SHEET_FILE.test(key)) fileName = value;
  }
  reading.count("sheets", "read");
  return { id, name, fileName, position, size, pins };
}
