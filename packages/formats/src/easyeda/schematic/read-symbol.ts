import {
  type LibrarySymbol,
  type PinElectricalType,
  phrase,
  type SchematicText,
  type SymbolGraphic,
  type SymbolPinGraphic,
} from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { LibraryPin } from "../../schematic/sheet-file.ts";
import { readAttributes } from "../attributes.ts";
import { type DocumentReading, toNm } from "../document-reading.ts";
import type { RawPoint, ShapeRecord } from "../shape-record.ts";
import { readSvgPath } from "../svg-path.ts";
import { isDrawing, readDrawing } from "./read-drawing.ts";
import { schematicText } from "./read-schematic-text.ts";

const SEGMENT = "^^";
/** Index = the number the file writes. */
const ELECTRICAL_TYPES: readonly PinElectricalType[] = ["unspecified", "input", "output", "bidirectional", "power-in"];
const NAME_OFFSET = 508_000;
/** Attributes that describe the editor's library, not the part. */
const EDITOR_ATTRIBUTES: ReadonlySet<string> = new Set([
  "package",
  "Contributor",
  "spicePre",
  "spiceSymbolName",
  "nameAlias",
]);
/** "U3.2": the second of several symbols that make one part. */
const SUBPART = /^(.*[A-Za-z]\d+)\.(\d{1,3})$/;

/** A part's symbol as the sheet has it: drawn where it stands, so that it is in a frame of its own only by its place. */
export interface EasyedaSymbol {
  readonly id: string;
  readonly place: string;
  readonly position: Point;
  /** Without the number of the unit. */
  readonly reference: string;
  readonly unit: number;
  readonly isSubpart: boolean;
  readonly name: string;
  readonly value: string;
  readonly footprint: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly inBom: boolean;
  readonly onBoard: boolean;
  readonly graphics: readonly SymbolGraphic[];
  readonly pins: readonly SymbolPinGraphic[];
  /** Texts of reference and value, at their places on the sheet. */
  readonly fields: readonly { readonly name: string; readonly text: SchematicText }[];
  /** Further texts, at their places on the sheet. */
  readonly texts: readonly SchematicText[];
}

/** LIB~x~y~attributes~angle~import~id~…~inBom~toBoard#@$…: pins, drawings and texts, all at places of the sheet. */
export function readSymbol(reading: DocumentReading, shape: ShapeRecord): EasyedaSymbol | undefined {
  const corner = shape.point(1, "its-place");
  if (shape.problem !== undefined) {
    reading.refuse(shape, shape.problem);
    return undefined;
  }
  const position = reading.point(corner);
  const local = (raw: RawPoint): Point => {
    const { x, y } = reading.point(raw);
    return { x: x - position.x, y: y - position.y };
  };
  const graphics: SymbolGraphic[] = [];
  const pins: SymbolPinGraphic[] = [];
  const fields: { name: string; text: SchematicText }[] = [];
  const texts: SchematicText[] = [];
  for (const part of shape.ownShapes(corner)) {
    if (part.kind === "P") {
      const pin = readPin(part, local);
      if (pin) pins.push(pin);
      else reading.refuse(part, part.problem ?? phrase("no-pin", {}));
      continue;
    }
    if (part.kind === "T") {
      const read = readText(reading, part);
      if (!read) reading.drop(part, part.problem ?? phrase("no-text", {}), { kind: "texts of the schematic" });
      else if (read.mark === "P" || read.mark === "N")
        fields.push({ name: read.mark === "P" ? "Reference" : "Value", text: read.text });
      else texts.push(read.text);
      continue;
    }
    if (isDrawing(part.kind)) {
      const drawn = readDrawing(reading, part, local);
      if (part.problem === undefined) graphics.push(...drawn);
      else reading.drop(part, part.problem);
      continue;
    }
    if (PICTURES.has(part.kind)) reading.skip(part, phrase("pictures-not-kept", {}), "pictures of the schematic");
    else reading.drop(part, phrase("kind-unknown", { kind: part.kind.slice(0, 30) }), { kind: "unknown shapes" });
  }
  const attributes = readAttributes(shape.text(3));
  const written = fields.find(({ name }) => name === "Reference")?.text.text ?? "";
  const [, base, unit] = SUBPART.exec(written) ?? [];
  const attribute = (name: string) => attributes.find(([key]) => key === name)?.[1] ?? "";
  const link = attribute("link");
  reading.count("symbols");
  reading.count("pins", "read", pins.length);
  return {
    id: shape.text(6),
    place: shape.place,
    position,
    reference: base ?? written,
    unit: unit === undefined ? 1 : Number(unit),
    isSubpart: unit !== undefined,
    name: attribute("spiceSymbolName") || attribute("package") || "symbol",
    value: fields.find(({ name }) => name === "Value")?.text.text ?? "",
    footprint: attribute("package") === "NONE" ? "" : attribute("package"),
    properties: {
      ...Object.fromEntries(attributes.filter(([name, text]) => text !== "" && !EDITOR_ATTRIBUTES.has(name))),
      ...(/^https?:/.test(link) && { Datasheet: link }),
    },
    inBom: shape.text(11) !== "no",
    onBoard: shape.text(12) !== "no",
    graphics,
    pins,
    fields,
    texts,
  };
}

/** By address, or with their data. */
export const PICTURES: ReadonlySet<string> = new Set(["I", "Pimage"]);

/**
 * P~show~type~spiceNumber~x~y~angle~id~locked^^dot^^path~colour^^name^^number^^…: the wire joins at the dot, from where
 * the path leads to the body; the number is what stands on the pad.
 */
function readPin(shape: ShapeRecord, local: (raw: RawPoint) => Point): SymbolPinGraphic | undefined {
  const [, dotText = "", pathText = "", nameText = "", numberText = ""] = shape.fields.join("~").split(SEGMENT);
  const dot = shape.derive(`~${dotText}`);
  const outer = dot.point(1, "its-dot");
  if (dot.problem !== undefined) {
    shape.fail(dot.problem);
    return undefined;
  }
  const path = readSvgPath(pathText.split("~")[0] ?? "");
  const [segment] = "problem" in path ? [] : (path.subPaths[0]?.segments ?? []);
  const ends = segment?.kind === "line" ? [segment.start, segment.end] : [outer, outer];
  // Older symbols draw the pin from the body outwards.
  const inner = ends.reduce((a, b) => (distanceTo(outer, b) > distanceTo(outer, a) ? b : a));
  const [dx, dy] = [inner.x - outer.x, inner.y - outer.y];
  const name = nameText.split("~");
  const number = numberText.split("~");
  const printed = number[4] ?? "";
  return {
    number: printed !== "" ? printed : shape.text(3),
    name: name[4] ?? "",
    electricalType: ELECTRICAL_TYPES[Number(shape.text(2))] ?? "unspecified",
    position: local(outer),
    rotation: Math.abs(dx) >= Math.abs(dy) ? (dx >= 0 ? 0 : 180) : dy > 0 ? 270 : 90,
    length: toNm(Math.min(1_000, Math.hypot(dx, dy))),
    hidden: shape.text(1) === "none",
    numberHidden: number[0] === "0",
    nameHidden: name[0] === "0",
  };
}

function distanceTo(a: RawPoint, b: RawPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** T~mark~x~y~angle~colour~font~size~weight~style~baseline~type~text~visible~anchor~id. */
export function readText(
  reading: DocumentReading,
  shape: ShapeRecord,
): { mark: string; text: SchematicText } | undefined {
  const at = shape.point(2, "its-place");
  const turned = shape.numberOr(4, 0, "its-angle");
  if (shape.problem !== undefined) return undefined;
  reading.count("texts of the schematic");
  return {
    mark: shape.text(1),
    text: schematicText(reading, {
      id: shape.text(15),
      text: shape.text(12),
      position: reading.point(at),
      turned,
      anchor: shape.text(14),
      fontSize: shape.text(7),
      hidden: shape.text(13) === "0",
    }),
  };
}

/** The library's entry for one symbol, or for the units of one part together. */
export function libraryEntryOf(
  name: string,
  units: readonly EasyedaSymbol[],
): { symbol: LibrarySymbol; pins: LibraryPin[] } {
  const symbol: LibrarySymbol = {
    name,
    power: false,
    pinNameOffset: NAME_OFFSET,
    units: units.map(({ unit, graphics, pins }) => ({ unit, style: 1, graphics, pins, texts: [] })),
  };
  const pins = units.flatMap(({ unit, pins: drawn }) =>
    drawn.map(
      ({ number, name: pinName, electricalType, position }): LibraryPin => ({
        number,
        name: pinName,
        electricalType,
        position,
        // A hidden pin joins nothing by its name in this editor.
        hidden: false,
        unit,
        style: 1,
      }),
    ),
  );
  return { symbol, pins };
}
