import { padPosition } from "../../copper/pad-solids.ts";
import { indexBoard } from "../../queries/index-board.ts";
import { netClassOf } from "../../queries/net-class-of.ts";
import type { Graphic } from "../../records/graphic.ts";
import type { Pad } from "../../records/pad.ts";
import type { RuleItem } from "./rule-item.ts";
import type { RuleValue } from "./rule-value.ts";
import type { RuleWorld } from "./rule-world.ts";

type ReadProperty = (item: RuleItem, world: RuleWorld) => RuleValue;

const TYPES: Readonly<Record<RuleItem["kind"], string>> = {
  track: "Track",
  via: "Via",
  pad: "Pad",
  zone: "Zone",
  graphic: "Graphic",
  text: "Text",
  footprint: "Footprint",
};

const VIA_TYPES = { through: "Through", blind: "Blind/buried", micro: "Micro" } as const;

const PAD_TYPES = {
  smd: "SMD",
  "through-hole": "Through-hole",
  npth: "NPTH, mechanical",
  "edge-connector": "Edge connector",
} as const satisfies Record<Pad["kind"], string>;

const PAD_SHAPES = {
  circle: "Circle",
  rect: "Rectangle",
  oval: "Oval",
  roundrect: "Rounded rectangle",
  trapezoid: "Trapezoid",
  chamfered: "Chamfered rectangle",
  custom: "Custom",
} as const satisfies Record<Pad["shape"]["kind"], string>;

const GRAPHIC_SHAPES = {
  line: "Segment",
  rect: "Rectangle",
  arc: "Arc",
  circle: "Circle",
  polygon: "Polygon",
  bezier: "Curve",
} as const satisfies Record<Graphic["shape"]["kind"], string>;

const PAD_PURPOSES = {
  bga: "BGA pad",
  "fiducial-global": "Fiducial, global to board",
  "fiducial-local": "Fiducial, local to footprint",
  "test-point": "Test point pad",
  heatsink: "Heatsink pad",
  castellated: "Castellated pad",
  mechanical: "Mechanical pad",
} as const satisfies Record<NonNullable<Pad["property"]>, string>;

/**
 * The properties that conditions may ask for, by KiCad's names in small letters with `_` for a space: those of KiCad 6 and what
 * later versions call them ("Custom rule syntax" in the manual of PCB Editor).
 */
const PROPERTIES: Readonly<Record<string, ReadProperty>> = {
  type: ({ kind }) => TYPES[kind],
  layer: layerOf,
  locked: ({ track, via, zone, pad, footprint, kind }) =>
    kind === "footprint" || kind === "graphic" || kind === "text"
      ? yes(footprint?.locked)
      : yes((track ?? via ?? zone ?? pad)?.locked || footprint?.locked),
  netname: netName,
  netclass: netClassName,
  net_class: netClassName,
  width: ({ track, text }) => track?.width ?? text?.style.size.width,
  height: ({ text }) => text?.style.size.height,
  thickness: ({ text }) => text?.style.thickness,
  text: ({ text }) => text?.text,
  visible: ({ text }) => text && yes(!text.hidden),
  mirrored: ({ text }) => text && yes(text.style.mirrored),
  line_width: ({ graphic }) => graphic?.stroke.width,
  filled: ({ graphic }) => graphic && yes(graphic.filled),
  start_x: ({ track }) => track?.start.x,
  start_y: ({ track }) => track?.start.y,
  end_x: ({ track }) => track?.end.x,
  end_y: ({ track }) => track?.end.y,
  diameter: ({ via }) => via?.diameter,
  drill: ({ via }) => via?.drill,
  hole: ({ via }) => via?.drill,
  via_type: ({ via }) => via && VIA_TYPES[via.kind],
  layer_top: ({ via }, world) => via && layerValue(world, via.layers[0]),
  layer_bottom: ({ via }, world) => via && layerValue(world, via.layers[1]),
  pad_type: ({ pad }) => pad && PAD_TYPES[pad.kind],
  pad_shape: ({ pad }) => pad && PAD_SHAPES[pad.shape.kind],
  shape: ({ pad, graphic }) => (pad ? PAD_SHAPES[pad.shape.kind] : graphic && GRAPHIC_SHAPES[graphic.shape.kind]),
  pad_number: ({ pad }) => pad?.number,
  number: ({ pad }) => pad?.number,
  pin_name: ({ pad }) => pad && (pad.pinFunction ?? ""),
  pin_type: ({ pad }) => pad && (pad.pinType ?? ""),
  fabrication_property: ({ pad }) => pad && (pad.property ? PAD_PURPOSES[pad.property] : "None"),
  hole_size_x: ({ pad }) => pad && (pad.drill?.size.width ?? 0),
  hole_size_y: ({ pad }) => pad && (pad.drill?.size.height ?? 0),
  size_x: ({ pad }) => pad && sizeOf(pad).width,
  size_y: ({ pad }) => pad && sizeOf(pad).height,
  pad_to_die_length: ({ pad }) => pad && (pad.dieLength ?? 0),
  clearance_override: ({ pad, kind, footprint }) =>
    pad ? (pad.clearance ?? 0) : kind === "footprint" ? (footprint?.clearance ?? 0) : undefined,
  name: ({ zone }) => zone && (zone.name ?? ""),
  priority: ({ zone }) => zone?.priority,
  min_width: ({ zone }) => zone?.pour.minThickness,
  thermal_relief_gap: ({ zone, pad }) => zone?.pour.thermalGap ?? pad?.thermal?.gap,
  thermal_relief_spoke_width: ({ zone, pad }) => zone?.pour.thermalBridgeWidth ?? pad?.thermal?.bridgeWidth,
  reference: (item) => ofPart(item, ({ reference }) => reference),
  value: (item) => ofPart(item, ({ value }) => value),
  library_link: (item) => ofPart(item, ({ library }) => library),
  library_id: (item) => ofPart(item, ({ library }) => library),
  footprint_name: (item) => ofPart(item, ({ library }) => library.slice(library.indexOf(":") + 1)),
  do_not_populate: (item) => ofPart(item, ({ attributes }) => yes(attributes.doNotPopulate)),
  exclude_from_position_files: (item) => ofPart(item, ({ attributes }) => yes(attributes.excludeFromPositionFiles)),
  exclude_from_bill_of_materials: (item) => ofPart(item, ({ attributes }) => yes(attributes.excludeFromBom)),
  orientation: (item) =>
    item.pad
      ? turn((item.footprint?.rotation ?? 0) + item.pad.rotation)
      : ofPart(item, ({ rotation }) => turn(rotation)),
  position_x: (item) => positionOf(item)?.x,
  position_y: (item) => positionOf(item)?.y,
};

/** Other names of a property that has been named. */
const ALIASES: ReadonlySet<string> = new Set(["net_class", "hole", "number", "library_id"]);

/** The properties by the names that KiCad shows, each once. */
export const PROPERTY_NAMES: readonly string[] = Object.keys(PROPERTIES)
  .filter((name) => !ALIASES.has(name))
  .map((name) =>
    name === "netname"
      ? "NetName"
      : name === "netclass"
        ? "NetClass"
        : name.replaceAll(/(^|_)[a-z]/g, (letters) => letters.toUpperCase()),
  );

/** What a property of few values may be. */
export const PROPERTY_VALUES: Readonly<Record<string, readonly string[]>> = {
  type: Object.values(TYPES),
  via_type: Object.values(VIA_TYPES),
  pad_type: Object.values(PAD_TYPES),
  pad_shape: Object.values(PAD_SHAPES),
  fabrication_property: Object.values(PAD_PURPOSES),
};

export function isProperty(name: string): boolean {
  return Object.hasOwn(PROPERTIES, name.toLowerCase());
}

/** Of a property that there is; undefined where an item of this kind does not have it. */
export function propertyOf(name: string): ReadProperty | undefined {
  return PROPERTIES[name.toLowerCase()];
}

function netName(item: RuleItem, { board }: RuleWorld): RuleValue {
  if (!mayHaveNet(item)) return undefined;
  return item.net === undefined ? "" : (indexBoard(board).netById.get(item.net)?.name ?? "");
}

/** A drawing without a net has no property of nets at all: it is neither of a net nor not of it. */
function mayHaveNet({ kind, net }: RuleItem): boolean {
  return net !== undefined || (kind !== "footprint" && kind !== "text" && kind !== "graphic");
}

function netClassName(item: RuleItem, { board }: RuleWorld): RuleValue {
  const { net, kind } = item;
  if (!mayHaveNet(item)) return undefined;
  // KiCad gives pads without a net no class, and all other copper without one the default class.
  if (net === undefined && kind === "pad") return "";
  return netClassOf(board, net).name;
}

/** The layer of what is on one; of what goes through several the front-most. */
function layerOf({ track, zone, pad, kind, footprint, reach, sheet }: RuleItem, world: RuleWorld): RuleValue {
  if (sheet !== undefined) return layerValue(world, sheet);
  if (kind === "footprint") return layerValue(world, footprint?.side === "back" ? "B.Cu" : "F.Cu");
  const named = track?.layer ?? (zone || pad || reach !== 0 ? world.nameOfLayer(reach) : undefined);
  return named === undefined ? undefined : layerValue(world, named);
}

/** Both names of a layer: KiCad's and the one that the board's owner gave it. */
export function layerValue({ board }: RuleWorld, id: string): RuleValue {
  const named = board.layers.find((layer) => layer.id === id)?.userName;
  return { layers: named === undefined || named === id ? [id] : [id, named] };
}

function sizeOf({ shape }: Pad): { readonly width: number; readonly height: number } {
  return shape.kind === "circle" ? { width: shape.diameter, height: shape.diameter } : shape.size;
}

function ofPart<Value extends RuleValue>(
  { kind, footprint }: RuleItem,
  read: (footprint: NonNullable<RuleItem["footprint"]>) => Value,
): Value | undefined {
  return kind === "footprint" && footprint ? read(footprint) : undefined;
}

function positionOf({
  track,
  via,
  pad,
  footprint,
  kind,
}: RuleItem): { readonly x: number; readonly y: number } | undefined {
  if (track) return track.start;
  if (via) return via.position;
  if (pad && footprint) return padPosition(footprint, pad);
  return kind === "footprint" ? footprint?.position : undefined;
}

function turn(degrees: number): number {
  const within = degrees % 360;
  return within < 0 ? within + 360 : within;
}

function yes(is: boolean | undefined): number {
  return is ? 1 : 0;
}
