import {
  type Box,
  boxOfPoints,
  chainPaths,
  fromMm,
  locateInRing,
  type Ring,
  ringArea,
  shapePath,
} from "@tracewright/geometry";
import type { Footprint } from "../records/footprint.ts";
import type { LayerId } from "../records/layer.ts";

/**
 * Where footprints say what a board has to keep clear: in print, and on the layers that KiCad 5's had before they
 * could hold rule areas.
 */
const SAYING: ReadonlySet<LayerId> = new Set([
  "F.SilkS",
  "B.SilkS",
  "F.Fab",
  "B.Fab",
  "Cmts.User",
  "Dwgs.User",
  "Eco1.User",
  "Eco2.User",
]);
const ANTENNA = /\bantenna\b/i;
const KEEP_OUT = /keep[ _-]?out|no (copper|metal)/i;
/** Corners of a drawn area may lie so far from one another. */
const JOIN = fromMm(0.05);
/** Smaller is a mark and no area: 4 mm². */
const SMALLEST = fromMm(2) ** 2;

/**
 * The box around what a footprint draws about the word "Antenna", or about "Keepout" where it says "Antenna" somewhere;
 * undefined where it says neither, or draws nothing around it but the module as a whole.
 */
export function markedAntenna({ texts, graphics, pads, description = "", keywords = "" }: Footprint): Box | undefined {
  const said = texts.filter(({ role, layer }) => role === "user" && SAYING.has(layer));
  const isAboutAntenna = ANTENNA.test(`${description} ${keywords}`) || said.some(({ text }) => ANTENNA.test(text));
  if (!isAboutAntenna) return undefined;
  const marks = said.filter(({ text }) => ANTENNA.test(text) || KEEP_OUT.test(text));
  // The outline of a whole module lies about the name of its antenna as well.
  const isWholeModule = (ring: Ring): boolean => {
    const held = pads.filter((pad) => locateInRing(pad.position, ring) !== "outside");
    return held.length > 0 && 2 * held.length >= pads.length;
  };
  const areas = marks.flatMap(({ layer, position }) => {
    const around = ringsOn(graphics, layer).filter(
      (ring) => locateInRing(position, ring) !== "outside" && !isWholeModule(ring),
    );
    const [smallest] = around.sort((a, b) => Math.abs(ringArea(a)) - Math.abs(ringArea(b)));
    return smallest ? [smallest] : [];
  });
  return boxOfPoints(areas.flat());
}

function ringsOn(graphics: Footprint["graphics"], on: LayerId): Ring[] {
  const shapes = graphics.filter(({ layer }) => layer === on).map(({ shape }) => shape);
  const closed = shapes.filter(({ kind }) => kind === "rect" || kind === "polygon").map((shape) => shapePath(shape));
  const lines = shapes.filter(({ kind }) => kind === "line" || kind === "arc").map((shape) => shapePath(shape));
  return [...closed, ...chainPaths(lines, JOIN).rings].filter((ring) => Math.abs(ringArea(ring)) >= SMALLEST);
}
