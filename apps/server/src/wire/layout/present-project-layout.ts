import {
  type Board,
  boardOutline,
  type Dimension,
  type Footprint,
  isCopperLayer,
  type NetId,
  type Pad,
  padPosition,
  type Stroke,
  type Text,
  type Zone,
} from "@tracewright/board";
import { boxOfPoints, placePoint, type Ring, toMil } from "@tracewright/geometry";
import { netTypeOf } from "./net-type.ts";
import { type Pos, presentPos, presentRules, referencePrefix } from "./present-layout.ts";

/** The board as the specification's ProjectLayout: what a person edits, by kind. Lengths in mil, y downwards. */

export const HOLE_SHAPES = ["Circle", "Polygon", "Rectangle", "Slot"] as const;

export interface LayoutHole {
  readonly shape: (typeof HOLE_SHAPES)[number];
  readonly diameter: number;
  readonly length: number;
  readonly position: Pos;
}

/** Holes without copper: drilled ones of parts, and what the outline cuts out of the board. */
export function presentHoles(board: Board): LayoutHole[] {
  return [
    ...board.footprints.flatMap((footprint) => footprint.pads.flatMap((pad) => presentDrill(footprint, pad))),
    ...boardOutline(board).areas.flatMap(({ holes }) => holes.flatMap(presentCutOut)),
  ];
}

function presentDrill(footprint: Footprint, pad: Pad): LayoutHole[] {
  if (pad.kind !== "npth" || !pad.drill) return [];
  const { width, height } = pad.drill.size;
  return [
    {
      shape: width === height ? "Circle" : "Slot",
      diameter: toMil(Math.min(width, height)),
      length: toMil(Math.max(width, height)),
      position: presentPos(padPosition(footprint, pad), footprint.rotation + pad.rotation),
    },
  ];
}

function presentCutOut(ring: Ring): LayoutHole[] {
  const box = boxOfPoints(ring);
  if (!box) return [];
  const width = box.maxX - box.minX;
  const height = box.maxY - box.minY;
  const isUpright = ring.every(({ x, y }, i) => {
    const next = ring[(i + 1) % ring.length];
    return x === next?.x || y === next?.y;
  });
  return [
    {
      shape: ring.length === 4 && isUpright ? "Rectangle" : "Polygon",
      diameter: toMil(Math.min(width, height)),
      length: toMil(Math.max(width, height)),
      position: presentPos({ x: box.minX + width / 2, y: box.minY + height / 2 }),
    },
  ];
}

/** Rows first; the position of a text is the named place of its box. */
export const TEXT_ALIGNS = [
  "TopLeft",
  "TopCenter",
  "TopRight",
  "MiddleLeft",
  "MiddleCenter",
  "MiddleRight",
  "BottomLeft",
  "BottomCenter",
  "BottomRight",
] as const;

const ROWS = { top: "Top", middle: "Middle", bottom: "Bottom" } as const;
const COLUMNS = { left: "Left", center: "Center", right: "Right" } as const;

export function presentText({ id, text, layer, position, rotation, style, hidden }: Text) {
  return {
    key: id,
    text,
    layer,
    position: presentPos(position, rotation),
    height: toMil(style.size.height),
    align: `${ROWS[style.vertical]}${COLUMNS[style.horizontal]}` as const,
    hidden,
  };
}

export const LINE_STYLES = ["DASHED", "DOTTED", "SOLID"] as const;

/** A line of dashes and dots counts as dashed. */
function lineStyle({ style }: Stroke): (typeof LINE_STYLES)[number] {
  if (style === "dot") return "DOTTED";
  return style.startsWith("dash") ? "DASHED" : "SOLID";
}

export function presentMeasure({ id, kind, layer, start, end, text, stroke }: Dimension) {
  return {
    key: id,
    kind,
    layer,
    start: presentPos(start),
    end: presentPos(end),
    text: text?.text ?? null,
    lineStyle: lineStyle(stroke),
  };
}

export const BOARD_LAYERS = ["LAYER_2", "LAYER_4"] as const;

/** Null: the board has another number of copper layers. */
export function boardLayer({ layers }: Board): (typeof BOARD_LAYERS)[number] | null {
  const copper = layers.filter(({ id }) => isCopperLayer(id)).length;
  if (copper === 2) return "LAYER_2";
  return copper === 4 ? "LAYER_4" : null;
}

export function presentLayoutPart(footprint: Footprint) {
  const shows = (role: Text["role"]) => footprint.texts.some((text) => text.role === role && !text.hidden);
  return {
    key: footprint.id,
    blockName: footprint.sheetName ?? "",
    partName: footprint.value,
    reference: footprint.reference,
    prefix: referencePrefix(footprint.reference),
    footprint: footprint.library || null,
    showPrefix: shows("reference"),
    showName: shows("value"),
  };
}

export function presentDesignRules(board: Board) {
  const padsOf = new Map<NetId, Pad[]>();
  for (const { pads } of board.footprints)
    for (const pad of pads) {
      if (pad.net === undefined) continue;
      const others = padsOf.get(pad.net);
      if (others) others.push(pad);
      else padsOf.set(pad.net, [pad]);
    }
  return presentRules(board).map(({ net, ...rule }) => {
    const pads = padsOf.get(rule.key) ?? [];
    const pinTypes = pads.flatMap(({ pinType }) => (pinType === undefined ? [] : [pinType]));
    return {
      ...rule,
      netName: net,
      netType: netTypeOf(net, pinTypes),
      isTest: pads.some(({ property }) => property === "test-point"),
    };
  });
}

/** Rule areas: one for each layer that an area names. */
export function presentKeepOuts(board: Board) {
  const zones = [...board.zones, ...board.footprints.flatMap((footprint) => placedZones(footprint))];
  return zones.flatMap(({ id, name, layers, outline, keepout }) =>
    keepout
      ? layers.map((layer) => ({
          key: id,
          layer,
          name: name ?? "",
          useParts: keepout.footprints || keepout.pads,
          useRoute: keepout.tracks || keepout.vias,
          useCopper: keepout.pours,
          wire: outline.map((ring) => ring.map((point) => presentPos(point))),
        }))
      : [],
  );
}

/** Areas of a part, on the board's axes. */
function placedZones(footprint: Footprint): Zone[] {
  return footprint.zones.map((zone) => ({
    ...zone,
    outline: zone.outline.map((ring) => ring.map((point) => placePoint(point, footprint.position, footprint.rotation))),
  }));
}
