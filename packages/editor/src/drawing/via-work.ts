import type { NetId, Via } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { inTheWayOf } from "../copper/collision-finder.ts";
import { findJoint } from "../copper/joint.ts";
import { EditBuilder } from "../edit-builder.ts";
import type { PlacesWork } from "./drawing-work.ts";

export interface ViaWorkOptions {
  /** Where it stands on no copper of another net: that of a pour to be stitched. Absent: that of the copper it is set on. */
  readonly net?: NetId | undefined;
  /** Absent: those of the net's class. */
  readonly diameter?: Nm;
  readonly drill?: Nm;
}

/**
 * A through via by itself, for stitching pours or joining a track to one. It is of the net whose copper it is set on,
 * and keeps that of `net` elsewhere; where the design rules leave no room there is none.
 */
export function viaWork({ net, diameter, drill }: ViaWorkOptions = {}): PlacesWork {
  return {
    name: "via",
    count: 1,
    draw([position], { board, settings, probe, styleOf }, nameItem) {
      if (!position) return undefined;
      const joint = findJoint(board, position, { tolerance: 0, layer: settings.layer });
      const own = joint?.net ?? net;
      const style = styleOf(own);
      const via: Via = {
        id: nameItem(),
        kind: "through",
        position,
        diameter: diameter ?? style.viaDiameter,
        drill: drill ?? style.viaDrill,
        layers: ["F.Cu", "B.Cu"],
        ...(own !== undefined && { net: own }),
        locked: false,
        ...(joint === undefined && own !== undefined && { free: true }),
      };
      const blockers = probe().aroundVia(via);
      if (blockers.length > 0) return { refusal: "no-room-for-via", inTheWay: inTheWayOf(blockers, own) };
      const builder = new EditBuilder(board);
      builder.add("vias", via);
      const edit = builder.build();
      return edit && { edit, selection: [via.id] };
    },
  };
}
