import { AT_ORIGIN, type Box, fromMm, joinBoxes, solidBox } from "@tracewright/geometry";
import { graphicSolids } from "../copper/copper-solids.ts";
import { padBox } from "../copper/pad-solids.ts";
import type { Footprint } from "../records/footprint.ts";
import { itemId } from "../records/ids.ts";
import { isCopperLayer, type LayerId } from "../records/layer.ts";
import type { Zone } from "../records/zone.ts";
import { ANTENNA_BY_CONNECTOR, ANTENNA_MODULES, type AntennaModule } from "./antenna-modules.ts";
import { markedAntenna } from "./marked-antenna.ts";

/** What lies less far beyond the pads holds no antenna: 3 mm. */
const SHORTEST = fromMm(3);
/** Between the pads and the area: 0.3 mm, so that tracks leave the last pad. */
const BESIDE_PADS = fromMm(0.3);
const ANTENNA = /\bantenna\b/i;
const CONNECTOR = /\b(connector|sma|u\.?fl|coax\w*|jack|socket|receptacle)\b/i;
const BODY: ReadonlySet<LayerId> = new Set(["F.Fab", "B.Fab", "F.SilkS", "B.SilkS", "F.CrtYd", "B.CrtYd", "Dwgs.User"]);

/** The family of a module with an antenna of its own, by the name of its footprint. */
export function antennaModuleOf({ library }: Pick<Footprint, "library">): AntennaModule | undefined {
  const name = library.slice(library.indexOf(":") + 1);
  return ANTENNA_BY_CONNECTOR.test(name) ? undefined : ANTENNA_MODULES.find((module) => module.name.test(name));
}

/**
 * The rule areas that an antenna asks for and its footprint does not draw, on every copper layer, in the frame of the
 * footprint: its end (`antennaEnd`), and what the given layout kept clear around it. Empty for other parts, and where
 * a drawn rule area says all of it.
 */
export function antennaAreas(footprint: Footprint): readonly Zone[] {
  const isDrawn = footprint.zones.some(({ keepout }) => keepout);
  const end = isDrawn ? undefined : antennaEnd(footprint);
  const { id, antennaRoom } = footprint;
  return [
    ...(end ? [clearArea(`${id} antenna`, end)] : []),
    ...(antennaRoom ? [clearArea(`${id} antenna room`, antennaRoom)] : []),
  ];
}

function clearArea(id: string, { minX, minY, maxX, maxY }: Box): Zone {
  const corners = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  return {
    id: itemId(id),
    name: "antenna",
    layers: ["*.Cu"],
    outline: [corners.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))],
    priority: 0,
    keepout: { tracks: true, vias: true, pads: true, pours: true, footprints: true },
    pour: NO_POUR,
    filled: false,
    fills: [],
    locked: false,
  };
}

/**
 * Where the antenna of a part is, in the frame of its footprint: what it marks with the word, within its body; else of a known
 * module all of its body beyond the pads, and of an antenna that the footprint prints the copper beyond its pads.
 * Undefined for other parts.
 */
export function antennaEnd(footprint: Footprint): Box | undefined {
  const marked = markedAntenna(footprint);
  const isKnown = antennaModuleOf(footprint) !== undefined;
  const isAntenna = isNamedAntenna(footprint);
  if (!marked && !isKnown && !isAntenna) return undefined;
  const pads = joinBoxes(footprint.pads.map((pad) => padBox(AT_ORIGIN, pad)));
  const body = boxOfDrawn(footprint, (layer) => BODY.has(layer));
  // What is asked for beyond the body is a matter of where the part stands.
  const end = body && ((marked && overlapOf(marked, body)) ?? (isKnown && pads ? longestEnd(body, pads) : undefined));
  if (end || !isAntenna || !pads) return end;
  const printed = boxOfDrawn(footprint, isCopperLayer);
  return printed && largestEnd(printed, pads);
}

function boxOfDrawn({ graphics }: Footprint, isOn: (layer: LayerId) => boolean): Box | undefined {
  const drawn = graphics.filter(({ layer }) => isOn(layer));
  return joinBoxes(drawn.flatMap((graphic) => graphicSolids(graphic, AT_ORIGIN).map(solidBox)));
}

/** An antenna by its name or its description, and no connector for one. */
function isNamedAntenna({ library, description = "", keywords = "" }: Footprint): boolean {
  const said = `${library} ${description} ${keywords}`.replaceAll("_", " ");
  return ANTENNA.test(said) && !CONNECTOR.test(said);
}

function overlapOf(a: Box, b: Box): Box | undefined {
  const box = {
    minX: Math.max(a.minX, b.minX),
    minY: Math.max(a.minY, b.minY),
    maxX: Math.min(a.maxX, b.maxX),
    maxY: Math.min(a.maxY, b.maxY),
  };
  return box.minX < box.maxX && box.minY < box.maxY ? box : undefined;
}

/** Nothing is poured into a rule area. */
const NO_POUR: Zone["pour"] = {
  clearance: 0,
  minThickness: 0,
  connection: "none",
  thermalGap: 0,
  thermalBridgeWidth: 0,
  islandRemoval: "never",
  smoothing: "none",
  fillMode: "solid",
};

/** The part of the body beyond the pads on the side where it reaches farthest; undefined: on no side far enough. */
function longestEnd(body: Box, pads: Box): Box | undefined {
  return endsOf(body, pads).toSorted((a, b) => b.reach - a.reach)[0]?.box;
}

/** The largest part of the drawing beyond the pads: a printed antenna runs along the row of its pads as well as away from it. */
function largestEnd(drawn: Box, pads: Box): Box | undefined {
  return endsOf(drawn, pads).toSorted((a, b) => areaOf(b.box) - areaOf(a.box))[0]?.box;
}

const areaOf = ({ minX, minY, maxX, maxY }: Box): number => (maxX - minX) * (maxY - minY);

/** What lies beyond the pads on each side, where that is far enough. */
function endsOf(body: Box, pads: Box): { readonly reach: number; readonly box: Box }[] {
  return [
    { reach: pads.minX - body.minX, box: { ...body, maxX: pads.minX - BESIDE_PADS } },
    { reach: body.maxX - pads.maxX, box: { ...body, minX: pads.maxX + BESIDE_PADS } },
    { reach: pads.minY - body.minY, box: { ...body, maxY: pads.minY - BESIDE_PADS } },
    { reach: body.maxY - pads.maxY, box: { ...body, minY: pads.maxY + BESIDE_PADS } },
  ].filter(({ reach }) => reach >= SHORTEST);
}
