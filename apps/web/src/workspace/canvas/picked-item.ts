import type { NetId } from "@tracewright/board";
import type { PickedItem } from "@tracewright/rendering";

export function netOfPicked(item: PickedItem): NetId | undefined {
  if (item.kind === "pad") return item.pad.net;
  if (item.kind === "via") return item.via.net;
  return item.kind === "track" ? item.track.net : undefined;
}
