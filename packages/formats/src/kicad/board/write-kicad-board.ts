import {
  type Board,
  bendOfRadial,
  DIMENSION_ARROW,
  type Diagnostic,
  type Dimension,
  isCopperLayer,
  type LayerId,
  phrase,
  type StackupLayer,
  stableUuid,
  TECHNICAL_LAYERS,
  type Track,
  type Via,
} from "@tracewright/board";
import { formatSExpression, quote, type Written } from "../../sexpr/format-s-expression.ts";
import { writeKicadProject } from "../project/write-project.ts";
import { at, BoardWriting, flag, LAST_USER_LAYER, layerName, mm, pts, tstamp, when, xy } from "./board-writing.ts";
import { writeFootprint } from "./write-footprint.ts";
import { writeGraphic, writeText } from "./write-graphic.ts";
import { writeZone } from "./write-zone.ts";

export interface WrittenKicadBoard {
  /** The `.kicad_pcb`: of KiCad 6, or of the first version that holds the board without shorts. */
  readonly board: string;
  /** The `.kicad_pro` with its rules: must stand beside the board under the same name. */
  readonly project: string;
  /** The `.kicad_dru`, where the board has custom rules. */
  readonly rules?: string;
  readonly lost: readonly Diagnostic[];
}

/** KiCad 6 numbers its fixed layers in this order (`layers_id_colors_and_visibility.h`). */
const FIXED_LAYERS: readonly LayerId[] = TECHNICAL_LAYERS;
const FIRST_FIXED_NUMBER = 32;

/** How deep inner lists get lines of their own: board, footprint, pad. */
const BREAK_DEPTH = 3;

/** Writes a board for KiCad 6 and later, with its rules beside it. The same board always gives the same text. */
export function writeKicadBoard(board: Board): WrittenKicadBoard {
  const writing = new BoardWriting(board);
  const root: Written = [
    "kicad_pcb",
    ["version", String(writing.version)],
    ["generator", "tracewright"],
    ["general", ["thickness", mm(board.stackup.boardThickness)]],
    ...when(board.paper, (paper) => ["paper", ...writePaper(paper)]),
    ...writeTitle(board),
    // KiCad refuses a list without layers; where there is none it takes its own.
    ...(board.layers.length > 0 ? [layersOf(writing, board)] : []),
    writeSetup(board),
    ...Object.entries(board.properties).map(([key, value]): Written => ["property", quote(key), quote(value)]),
    ["net", "0", quote("")],
    ...board.nets.map(({ name }, index): Written => ["net", String(index + 1), quote(name)]),
    ...board.footprints.map((footprint) => writeFootprint(writing, footprint)),
    ...board.graphics.map((graphic) => writeGraphic(writing, graphic, "gr")),
    ...board.texts.map((text) => writeText(writing, text)),
    ...board.dimensions.map((dimension) => writeDimension(writing, dimension)),
    ...board.tracks.map((track) => writeTrack(writing, track)),
    ...board.vias.map((via) => writeVia(writing, via)),
    ...board.zones.map((zone) => writeZone(writing, zone)),
    ...board.groups.map(
      ({ id, name, members, locked, foreign }): Written => [
        "group",
        quote(name),
        ...flag("locked", locked),
        ["id", stableUuid(id)],
        ["members", ...members.map(stableUuid)],
        ...writing.foreign(foreign, "group"),
      ],
    ),
    ...writing.foreign(board.foreign, "board"),
  ];
  const { customRules, allowMaskBridgesInFootprints } = board.rules;
  if (allowMaskBridgesInFootprints) writing.lose(phrase("lost-bridge-permissions", {}));
  return {
    board: formatSExpression(root, BREAK_DEPTH),
    project: writeKicadProject(board),
    ...(customRules !== undefined && { rules: customRules }),
    lost: writing.lost(),
  };
}

/** "A4", "A4 portrait" or "User 100 80". */
function writePaper(paper: string): Written[] {
  const [size = "A4", ...rest] = paper.split(" ");
  return [quote(size), ...rest];
}

function writeTitle({ title }: Board): Written[] {
  const entries: Written[] = [
    ...when(title.title, (text) => ["title", quote(text)]),
    ...when(title.date, (text) => ["date", quote(text)]),
    ...when(title.revision, (text) => ["rev", quote(text)]),
    ...when(title.company, (text) => ["company", quote(text)]),
    ...(title.comments ?? []).map((text, index): Written => ["comment", String(index + 1), quote(text)]),
  ];
  return entries.length > 0 ? [["title_block", ...entries]] : [];
}

function layersOf(writing: BoardWriting, board: Board): Written {
  return ["layers", ...board.layers.flatMap((layer) => writeLayer(writing, layer))];
}

function writeLayer(writing: BoardWriting, { id, userName, role }: Board["layers"][number]): Written[] {
  const number = layerNumber(id);
  if (number === undefined) {
    writing.lose(phrase("lost-layer", { layer: id }));
    return [];
  }
  return [
    [
      String(number),
      quote(id),
      isCopperLayer(id) ? (role ?? "signal") : "user",
      ...(userName ? [quote(userName)] : []),
    ],
  ];
}

function layerNumber(id: LayerId): number | undefined {
  if (id === "F.Cu") return 0;
  if (id === "B.Cu") return 31;
  const inner = /^In(\d+)\.Cu$/.exec(id);
  if (inner) return Number(inner[1]);
  const user = /^User\.(\d+)$/.exec(id);
  if (user) return Number(user[1]) <= LAST_USER_LAYER ? 49 + Number(user[1]) : undefined;
  const fixed = FIXED_LAYERS.indexOf(id);
  return fixed === -1 ? undefined : FIRST_FIXED_NUMBER + fixed;
}

const STACKUP_TYPES: Readonly<Record<StackupLayer["kind"], (name: string) => string>> = {
  copper: () => "copper",
  core: () => "core",
  prepreg: () => "prepreg",
  "solder-mask": (name) => (name.startsWith("B") ? "Bottom Solder Mask" : "Top Solder Mask"),
  "solder-paste": (name) => (name.startsWith("B") ? "Bottom Solder Paste" : "Top Solder Paste"),
  silkscreen: (name) => (name.startsWith("B") ? "Bottom Silk Screen" : "Top Silk Screen"),
};

function writeSetup({ stackup, rules, auxOrigin, gridOrigin }: Board): Written {
  const layers = stackup.layers.map(
    (layer): Written => [
      "layer",
      quote(layer.name),
      ["type", quote(STACKUP_TYPES[layer.kind](layer.name))],
      ...when(layer.color, (color) => ["color", quote(color)]),
      ...when(layer.thickness, (thickness) => ["thickness", mm(thickness)]),
      ...when(layer.material, (material) => ["material", quote(material)]),
      ...when(layer.epsilonR, (value) => ["epsilon_r", String(value)]),
      ...when(layer.lossTangent, (value) => ["loss_tangent", String(value)]),
    ],
  );
  return [
    "setup",
    ...(layers.length > 0
      ? [["stackup", ...layers, ...when(stackup.copperFinish, (finish) => ["copper_finish", quote(finish)])]]
      : []),
    ["pad_to_mask_clearance", mm(rules.solderMaskExpansion)],
    ...(rules.solderMaskMinWidth > 0 ? [["solder_mask_min_width", mm(rules.solderMaskMinWidth)]] : []),
    ...(rules.solderPasteMargin !== 0 ? [["pad_to_paste_clearance", mm(rules.solderPasteMargin)]] : []),
    ...(rules.solderPasteRatio !== 0 ? [["pad_to_paste_clearance_ratio", String(rules.solderPasteRatio)]] : []),
    ...when(auxOrigin, (origin) => xy("aux_axis_origin", origin)),
    ...when(gridOrigin, (origin) => xy("grid_origin", origin)),
  ];
}

function writeTrack(writing: BoardWriting, track: Track): Written {
  return [
    track.mid ? "arc" : "segment",
    ...flag("locked", track.locked),
    xy("start", track.start),
    ...when(track.mid, (mid) => xy("mid", mid)),
    xy("end", track.end),
    ["width", mm(track.width)],
    layerName(track.layer),
    ["net", String(writing.netNumber(track.net))],
    tstamp(track.id),
    ...writing.foreign(track.foreign, "track"),
  ];
}

function writeVia(writing: BoardWriting, via: Via): Written {
  if (via.layerDiameters) writing.lose(phrase("lost-via-diameters", {}));
  return [
    "via",
    ...(via.kind === "through" ? [] : [via.kind]),
    ...flag("locked", via.locked),
    at(via.position, 0),
    ["size", mm(via.diameter)],
    ["drill", mm(via.drill)],
    ["layers", ...via.layers.map(quote)],
    ...(via.removeUnusedLayers ? [["remove_unused_layers"]] : []),
    ...(via.keepEndLayers ? [["keep_end_layers"]] : []),
    ...(via.free ? [["free"]] : []),
    ["net", String(writing.netNumber(via.net))],
    tstamp(via.id),
    ...writing.foreign(via.foreign, "via"),
  ];
}

function writeDimension(writing: BoardWriting, dimension: Dimension): Written {
  const { kind, layer, id, height, text, stroke } = dimension;
  if (kind === "radial") writing.lose(phrase("lost-radial-dimension", {}));
  // The line of a radial one is a leader's; the cross in the centre is what is lost.
  const [start, end] = kind === "radial" ? [dimension.end, bendOfRadial(dimension)] : [dimension.start, dimension.end];
  const isLeader = kind === "leader" || kind === "radial";
  const isMeasured = kind === "aligned" || kind === "orthogonal";
  // KiCad 6 regenerates the text from the format, puts a unit behind those of a leader too where that asks for one,
  // and refuses a board where it holds what the kind does not have.
  const words = isLeader ? [["override_value", quote(text?.text ?? "")]] : [];
  return [
    "dimension",
    ...flag("locked", dimension.locked),
    ["type", isLeader ? "leader" : kind],
    writing.layerName(layer),
    tstamp(id),
    pts([start, end]),
    ...(isMeasured ? [["height", mm(height)]] : []),
    // Documents that were kept before we knew the word have it among what was kept word by word.
    ...when(dimension.orientation, (orientation) => ["orientation", orientation === "vertical" ? "1" : "0"]),
    ...(text && kind !== "center" ? [writeText(writing, text)] : []),
    ...(kind === "center"
      ? []
      : [["format", ["units", "3"], ["units_format", isLeader ? "0" : "1"], ["precision", "4"], ...words]]),
    [
      "style",
      ["thickness", mm(stroke.width)],
      ["arrow_length", mm(dimension.arrowLength ?? DIMENSION_ARROW)],
      ["text_position_mode", dimension.isTextPlaced ? "2" : "0"],
      ...(isMeasured ? [["extension_height", "0.58642"]] : []),
      ...(isLeader ? [["text_frame", "0"]] : []),
      ["extension_offset", mm(dimension.extensionOffset ?? 0)],
    ],
    ...writing.foreign(dimension.foreign, "dimension"),
  ];
}
