import { type ItemId, itemId } from "../records/ids.ts";
import type { LayerSelector } from "../records/layer.ts";
import type { Zone } from "../records/zone.ts";

const PREFIX = "proposed-plane/";

/** Of a zone that a board made of a schematic is given, so that runs know it from one that a user has drawn. */
export function proposedPlaneId(layers: readonly LayerSelector[]): ItemId {
  return itemId(`${PREFIX}${layers.join("+")}`);
}

export function isProposedPlane({ id, keepout }: Pick<Zone, "id" | "keepout">): boolean {
  return !keepout && id.startsWith(PREFIX);
}
