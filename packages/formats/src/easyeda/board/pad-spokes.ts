import type { Footprint, NetId, Pad, Zone } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";

/**
 * EasyEDA's spokes are as wide as half of their pad, and as the pen of the pour's outline on top: measured of the
 * fills of three boards of versions 6.4 and 6.5, on pads of 0.6 to 2 mm, to the hundredth of a millimetre. No field
 * of a pour says so (the last ones, 1 or 2, change nothing), and ours have one width for all pads: so each pad gets
 * its own.
 */
export function withSpokes(footprints: readonly Footprint[], zones: readonly Zone[]): Footprint[] {
  const pens = new Map<NetId, Nm>();
  for (const { net, keepout, pour } of zones)
    if (net !== undefined && !keepout && pour.connection === "thermal" && !pens.has(net))
      pens.set(net, pour.minThickness);
  const spoked = (pad: Pad): Pad => {
    const pen = pad.net === undefined ? undefined : pens.get(pad.net);
    if (pen === undefined || pad.shape.kind === "custom") return pad;
    const { shape } = pad;
    const side = shape.kind === "circle" ? shape.diameter : Math.min(shape.size.width, shape.size.height);
    return { ...pad, thermal: { ...pad.thermal, bridgeWidth: Math.round(side / 2) + Math.round(pen / 2) } };
  };
  return footprints.map((footprint) => ({ ...footprint, pads: footprint.pads.map(spoked) }));
}
