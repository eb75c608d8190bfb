import { type ItemId, itemId } from "../records/ids.ts";
import type { LayerSelector } from "../records/layer.ts";
import type { Zone } from "../records/zone.ts";

const PREFIX = "proposed-plane/";
/** KiCad shows a zone's name and keeps it; of ids it keeps its own kind alone. */
const NAME = "proposed plane";

/**
 * Of a zone that a board made of a schematic is given, so that runs know it from one that a user has drawn; `region` where
 * the planes of its layers are divided.
 */
export function proposedPlaneId(layers: readonly LayerSelector[], region?: string): ItemId {
  return itemId(`${PREFIX}${layers.join("+")}${region === undefined ? "" : `/${region}`}`);
}

/** Its name, by which it is known again when the board comes back from a file. */
export function proposedPlaneName(net: string): string {
  return `${NAME} ${net}`;
}

export function isProposedPlane({ id, name, keepout }: Pick<Zone, "id" | "name" | "keepout">): boolean {
  return !keepout && (id.startsWith(PREFIX) || name === NAME || (name?.startsWith(`${NAME} `) ?? false));
}
