import { antennaAreas, type Footprint, graphicSolids, isCopperLayer, isNetTie, padSolids } from "@tracewright/board";
import { AT_ORIGIN, solidDistance } from "@tracewright/geometry";

/**
 * An antenna with what its library leaves out: the rule area that it needs, so that KiCad too keeps pours, tracks and parts
 * out of it; and of one that is printed the tie of its pads (feed and ground), which its own copper joins. The same
 * footprint for other parts, and for an antenna that lacks nothing.
 */
export function completeAntenna(footprint: Footprint): Footprint {
  const areas = antennaAreas(footprint);
  if (areas.length === 0) return footprint;
  const joined = joinedPads(footprint);
  return {
    ...footprint,
    zones: [...footprint.zones, ...areas],
    ...(joined.length > 1 && !isNetTie(footprint) && { netTieGroups: [joined] }),
  };
}

/** Numbers of the pads that the footprint's own copper touches. */
function joinedPads({ graphics, pads }: Footprint): string[] {
  const copper = graphics
    .filter(({ layer }) => isCopperLayer(layer))
    .flatMap((graphic) => graphicSolids(graphic, AT_ORIGIN));
  const touching = pads.filter((pad) =>
    padSolids(AT_ORIGIN, pad).some((solid) => copper.some((other) => solidDistance(solid, other) === 0)),
  );
  return [...new Set(touching.map(({ number }) => number))];
}
