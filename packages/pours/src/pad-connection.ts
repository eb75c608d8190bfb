import { type Footprint, type Pad, ruleBookOf, type ZoneConnection } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import type { PourTask } from "./pour-task.ts";
import { layerBit, padAsRuled, ruledLimit, zoneAsRuled } from "./rule-items.ts";

/** How a zone joins a pad of its own net. */
export type PadConnection = "solid" | "thermal" | "none";

type Asked = Pick<PourTask, "board" | "zone" | "layer">;

/**
 * What a custom rule says (`zone_connection`), else the pad's own wish, else its part's, else the zone's;
 * "through-hole-thermal" means solid for surface pads.
 */
export function padConnection(task: Asked, part: Footprint, pad: Pad): PadConnection {
  const { zone } = task;
  const wish: ZoneConnection =
    ruledConnection(task, part, pad) ?? pad.zoneConnection ?? part.zoneConnection ?? zone.pour.connection;
  if (wish !== "through-hole-thermal") return wish;
  return pad.kind === "through-hole" ? "thermal" : "solid";
}

function ruledConnection(task: Asked, part: Footprint, pad: Pad): ZoneConnection | undefined {
  const book = ruleBookOf(task.board);
  if (!book.hasConnections) return undefined;
  return book.zoneConnection(padAsRuled(task, part, pad), zoneAsRuled(task, task.zone), layerBit(task));
}

export function thermalGap(task: Asked, part: Footprint, pad: Pad): Nm {
  const ruled = ruledLimit(task, "thermal_relief_gap", () => padAsRuled(task, part, pad));
  return ruled?.opt ?? ruled?.min ?? (pad.thermal?.gap || task.zone.pour.thermalGap);
}

export function thermalBridgeWidth(task: Asked, part: Footprint, pad: Pad): Nm {
  const ruled = ruledLimit(task, "thermal_spoke_width", () => padAsRuled(task, part, pad));
  return ruled?.opt ?? ruled?.min ?? (pad.thermal?.bridgeWidth || task.zone.pour.thermalBridgeWidth);
}
