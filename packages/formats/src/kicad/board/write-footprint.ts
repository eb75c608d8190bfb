import {
  type Footprint,
  type FootprintAttributes,
  isNetTie,
  type Model3d,
  phrase,
  zoneOnBoard,
} from "@tracewright/board";
import { quote, type Written } from "../../sexpr/format-s-expression.ts";
import { DO_NOT_POPULATE_FIELD } from "../do-not-populate-field.ts";
import { at, type BoardWriting, flag, layerName, mm, tstamp, when } from "./board-writing.ts";
import { ZONE_CONNECTIONS } from "./read-pad.ts";
import { writeGraphic, writeText } from "./write-graphic.ts";
import { writePad } from "./write-pad.ts";
import { writeZone } from "./write-zone.ts";
import { KICAD_8 } from "./written-version.ts";

export function writeFootprint(writing: BoardWriting, footprint: Footprint): Written {
  const { rotation, properties, sheetName, sheetFile, netTieGroups, zoneConnection } = footprint;
  const isOld = writing.version < KICAD_8;
  if (netTieGroups && isOld) writing.lose(phrase("lost-net-ties", { reference: footprint.reference }));
  if (footprint.componentClasses)
    writing.lose(
      phrase("lost-board-detail", { what: phrase("kept-footprint", {}), name: "component_classes", release: "9" }),
    );
  // KiCad 6 keeps the sheet in properties of these names.
  const written: Record<string, string> = {
    ...properties,
    ...(sheetFile !== undefined && { Sheetfile: sheetFile }),
    ...(sheetName !== undefined && { Sheetname: sheetName }),
  };
  if (footprint.attributes.doNotPopulate) {
    writing.lose(phrase("lost-dnp", {}));
    // A field of the designer's own is not written over.
    written[DO_NOT_POPULATE_FIELD] ??= "";
  }
  return [
    "footprint",
    quote(footprint.library),
    ...flag("locked", footprint.locked),
    ...flag("placed", footprint.placed),
    layerName(footprint.side === "back" ? "B.Cu" : "F.Cu"),
    tstamp(footprint.id),
    at(footprint.position, rotation),
    ...when(footprint.description, (text) => ["descr", quote(text)]),
    ...when(isOld ? keywordsWithTie(footprint) : footprint.keywords, (text) => ["tags", quote(text)]),
    ...Object.entries(written).map(([key, value]): Written => ["property", quote(key), quote(value)]),
    ...when(footprint.symbolPath, (path) => ["path", quote(path)]),
    ...when(footprint.solderMaskMargin, (margin) => ["solder_mask_margin", mm(margin)]),
    ...when(footprint.solderPasteMargin, (margin) => ["solder_paste_margin", mm(margin)]),
    ...when(footprint.solderPasteRatio, (value) => ["solder_paste_ratio", String(value)]),
    ...when(footprint.clearance, (clearance) => ["clearance", mm(clearance)]),
    ...when(zoneConnection, (connection) => ["zone_connect", String(ZONE_CONNECTIONS.indexOf(connection))]),
    ...writeAttributes(writing, footprint.attributes),
    ...(isOld
      ? []
      : when(netTieGroups, (groups) => ["net_tie_pad_groups", ...groups.map((one) => quote(one.join(", ")))])),
    ...withReferenceAndValue(footprint).texts.map((text) => writeText(writing, text, { footprintRotation: rotation })),
    ...footprint.graphics.map((graphic) => writeGraphic(writing, graphic, "fp")),
    ...footprint.pads.map((pad) => writePad(writing, pad, rotation)),
    ...footprint.zones.map((zone) => writeZone(writing, zoneOnBoard(zone, footprint))),
    ...footprint.models.map(writeModel),
    ...writing.foreign(footprint.foreign, "footprint"),
  ];
}

/** KiCad 6 knows net ties by their keywords alone; without it the copper that joins their pads would be a short. */
function keywordsWithTie({ netTieGroups, keywords }: Footprint): string | undefined {
  return netTieGroups && !isNetTie({ ...(keywords && { keywords }) })
    ? ["net tie", keywords].filter(Boolean).join(" ")
    : keywords;
}

/** KiCad 6 takes reference and value from these two texts alone, and the record's own word holds. */
function withReferenceAndValue(footprint: Footprint): Footprint {
  const named = { reference: footprint.reference, value: footprint.value, user: undefined };
  const missing = (["reference", "value"] as const).filter(
    (role) => !footprint.texts.some((text) => text.role === role),
  );
  const hidden = missing.map((role) => ({
    id: `${footprint.id}-${role}` as Footprint["id"],
    role,
    text: named[role],
    layer: footprint.side === "back" ? ("B.Fab" as const) : ("F.Fab" as const),
    position: { x: 0, y: 0 },
    rotation: 0,
    hidden: true,
    keepUpright: true,
    style: {
      size: { width: 1_000_000, height: 1_000_000 },
      thickness: 150_000,
      horizontal: "center" as const,
      vertical: "middle" as const,
      mirrored: footprint.side === "back",
    },
  }));
  const texts = footprint.texts.map((text) => ({ ...text, text: named[text.role] ?? text.text }));
  return { ...footprint, texts: [...texts, ...hidden] };
}

function writeAttributes(writing: BoardWriting, attributes: FootprintAttributes): Written[] {
  const words = [
    ...(attributes.mount === "smd" ? ["smd"] : attributes.mount === "through-hole" ? ["through_hole"] : []),
    ...(attributes.boardOnly ? ["board_only"] : []),
    ...(attributes.excludeFromPositionFiles ? ["exclude_from_pos_files"] : []),
    ...(attributes.excludeFromBom ? ["exclude_from_bom"] : []),
  ];
  if (attributes.allowMissingCourtyard) writing.lose(phrase("lost-courtyard-permission", {}));
  if (attributes.allowSolderMaskBridges) writing.lose(phrase("lost-bridge-permission", {}));
  return words.length > 0 ? [["attr", ...words]] : [];
}

function writeModel(model: Model3d): Written {
  const triple = (name: string, values: readonly number[]): Written => [name, ["xyz", ...values.map(String)]];
  return [
    "model",
    quote(model.path),
    ...flag("hide", model.hidden),
    ...when(model.opacity, (opacity) => ["opacity", String(opacity)]),
    triple("offset", model.offsetMm),
    triple("scale", model.scale),
    triple("rotate", model.rotation),
  ];
}
