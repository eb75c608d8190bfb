import type { Footprint, Pad, Zone, ZoneConnection } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";

/** How a zone joins a pad of its own net. */
export type PadConnection = "solid" | "thermal" | "none";

/** The pad's own wish, else its part's, else the zone's; "through-hole-thermal" means solid for surface pads. */
export function padConnection(zone: Zone, part: Footprint, pad: Pad): PadConnection {
  const wish: ZoneConnection = pad.zoneConnection ?? part.zoneConnection ?? zone.pour.connection;
  if (wish !== "through-hole-thermal") return wish;
  return pad.kind === "through-hole" ? "thermal" : "solid";
}

export function thermalGap(zone: Zone, pad: Pad): Nm {
  return pad.thermal?.gap || zone.pour.thermalGap;
}

export function thermalBridgeWidth(zone: Zone, pad: Pad): Nm {
  return pad.thermal?.bridgeWidth || zone.pour.thermalBridgeWidth;
}
