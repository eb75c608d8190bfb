import { type Footprint, type FootprintAttributes, type Model3d, type Text, zoneInFootprint } from "@tracewright/board";
import type { Placement } from "@tracewright/geometry";
import type { NodeReader } from "../../sexpr/node-reader.ts";
import { takeDoNotPopulate } from "../do-not-populate-field.ts";
import type { BoardReading } from "./board-reading.ts";
import { plainDegrees } from "./plain-degrees.ts";
import { readBoxes } from "./read-boxes.ts";
import { readGraphics, readText } from "./read-graphic.ts";
import { readPad, withoutUndefined, ZONE_CONNECTIONS } from "./read-pad.ts";
import { readZone } from "./read-zone.ts";

const MM_PER_INCH = 25.4;

/** `(footprint …)`, called `(module …)` up to version 5. */
export function readFootprint(reading: BoardReading, node: NodeReader): Footprint {
  const library = node.takeAtom() ?? "";
  reading.subject = peekReference(node);
  const locked = node.takeFlag("locked");
  const placed = node.takeFlag("placed");
  const side = reading.layer(node.takeText("layer")) === "B.Cu" ? "back" : "front";
  const id = reading.id(node, "footprint");
  const { position, rotation } = reading.takePlace(node);
  const description = node.takeText("descr");
  const keywords = node.takeText("tags");
  const symbolPath = node.takeText("path");
  const sheet = { name: node.takeText("sheetname"), file: node.takeText("sheetfile") };
  const content = { position, rotation, subject: reading.subject };
  const { texts, reference, value, properties: written } = readTexts(reading, node, content);
  // KiCad 6 keeps the sheet among the properties.
  const { Sheetname: sheetName = sheet.name, Sheetfile: sheetFile = sheet.file, ...properties } = written;
  const isMarked = takeDoNotPopulate(properties);
  const attributes = readAttributes(node.take("attr"), isMarked);
  const options = withoutUndefined({
    clearance: reading.takeExtent(node, "clearance"),
    solderMaskMargin: reading.takeLength(node, "solder_mask_margin"),
    solderPasteMargin: reading.takeLength(node, "solder_paste_margin"),
    solderPasteRatio:
      reading.takeNumber(node, "solder_paste_ratio") ?? reading.takeNumber(node, "solder_paste_margin_ratio"),
  });
  const connection = reading.takeNumber(node, "zone_connect");
  const netTies = node.take("net_tie_pad_groups")?.takeAtoms();
  const componentClasses = readClasses(node.take("component_classes"));
  const boxes = readBoxes(reading, node, "fp", { position, rotation });
  const drawn = readGraphics(reading, node, "fp");
  const graphics = [...drawn.graphics, ...boxes.graphics];
  const pads = node.takeAll("pad").map((pad) => {
    reading.subject = `${reference} pad ${pad.peekAtom() ?? ""}`;
    return readPad(reading, pad, rotation);
  });
  // Alone of all that a footprint holds, its zones are written where they lie on the board.
  const zones = node.takeAll("zone").map((zone) => zoneInFootprint(readZone(reading, zone), { position, rotation }));
  const models = node.takeAll("model").map((model) => readModel(reading, model));
  // KiCad 10 writes its default as well.
  const jumpers = node.takeFlag("duplicate_pad_numbers_are_jumpers") ? ["(duplicate_pad_numbers_are_jumpers yes)"] : [];
  // Editing times and placement costs of KiCad 5, and flags that say nothing about the board.
  for (const name of ["tedit", "autoplace_cost90", "autoplace_cost180", "embedded_fonts", "generator", "version"])
    node.take(name);
  reading.count("footprints", "read");
  return {
    id,
    reference,
    value,
    library,
    position,
    rotation: plainDegrees(rotation),
    side,
    locked,
    ...(placed && { placed }),
    attributes,
    pads,
    graphics,
    texts: [...texts, ...boxes.texts],
    zones,
    models,
    properties,
    ...withoutUndefined({ description, keywords, symbolPath }),
    ...withoutUndefined({ sheetName, sheetFile }),
    ...(netTies && netTies.length > 0 && { netTieGroups: netTies.map((group) => group.split(/\s*,\s*/)) }),
    ...(componentClasses.length > 0 && { componentClasses }),
    ...options,
    ...(connection !== undefined && ZONE_CONNECTIONS[connection] && { zoneConnection: ZONE_CONNECTIONS[connection] }),
    ...reading.foreign(node, "footprints", [...drawn.unread, ...boxes.unread, ...jumpers]),
  };
}

/** The reference before anything is read, so that every message can name the part. */
function peekReference(node: NodeReader): string {
  return (
    node.peekTextAfter("fp_text", "reference", "locked") ??
    node.peekTextAfter("property", "Reference") ??
    "a footprint without reference"
  );
}

/** Texts as `fp_text` (up to 7) or shown properties (8 on); their angle in the file is absolute. */
function readTexts(reading: BoardReading, node: NodeReader, footprint: Placement & { readonly subject: string }) {
  const texts: Text[] = [];
  const properties: Record<string, string> = {};
  let reference: string | undefined;
  let value: string | undefined;
  const add = (text: Text | undefined) => {
    if (text) texts.push(text);
  };
  for (const entry of node.takeAll("fp_text", "property")) {
    reading.subject = footprint.subject;
    const key = entry.takeAtom() ?? "";
    const locked = entry.name === "fp_text" && entry.takeFlagBeforeText("locked");
    const text = reading.text(entry.takeAtom() ?? "");
    const shown = entry.name === "fp_text" || entry.has("layer");
    if (key === "reference" || (key === "Reference" && shown)) reference = text;
    else if (key === "value" || (key === "Value" && shown)) value = text;
    else if (entry.name === "property") properties[key] = text;
    const role = /^reference$/i.test(key) ? "reference" : /^value$/i.test(key) ? "value" : "user";
    // Shown extra properties are kept as properties; their text on the board is drawn only where it is not hidden.
    if (shown) add(readText(reading, entry, { role, text, locked }, footprint));
  }
  return { texts, properties, reference: reference ?? "", value: value ?? "" };
}

function readAttributes(list: NodeReader | undefined, isMarked: boolean): FootprintAttributes {
  const words = new Set(list?.takeAtoms() ?? []);
  const virtual = words.has("virtual");
  return {
    mount: words.has("smd") ? "smd" : words.has("through_hole") ? "through-hole" : "unspecified",
    boardOnly: words.has("board_only"),
    excludeFromBom: words.has("exclude_from_bom") || virtual,
    excludeFromPositionFiles: words.has("exclude_from_pos_files") || virtual,
    allowMissingCourtyard: words.has("allow_missing_courtyard"),
    doNotPopulate: words.has("dnp") || isMarked,
    allowSolderMaskBridges: words.has("allow_soldermask_bridges"),
  };
}

/** `(component_classes (class "A") …)`, since KiCad 9. */
function readClasses(node: NodeReader | undefined): readonly string[] {
  return node?.takeAll("class").flatMap((one) => one.takeAtom() ?? []) ?? [];
}

function readModel(reading: BoardReading, node: NodeReader): Model3d {
  const path = node.takeAtom() ?? "";
  const hidden = node.takeFlag("hide");
  const triple = (name: string, fallback: number): [number, number, number] => {
    const xyz = node.take(name)?.take("xyz");
    if (!xyz) return [fallback, fallback, fallback];
    return [0, 1, 2].map(() => reading.number(xyz.takeAtom(), xyz)) as [number, number, number];
  };
  // Up to version 5 the shift was called `at` and counted in inches.
  const inches = node.has("at") && !node.has("offset");
  const offset = triple(inches ? "at" : "offset", 0);
  const opacity = reading.takeNumber(node, "opacity");
  reading.count("3D models", "read");
  return {
    path,
    offsetMm: inches ? (offset.map((part) => part * MM_PER_INCH) as [number, number, number]) : offset,
    scale: triple("scale", 1),
    rotation: triple("rotate", 0),
    ...(hidden && { hidden }),
    ...(opacity !== undefined && { opacity }),
  };
}
