import { type Board, indexBoard, type NetId, netNameRole, padPosition } from "@tracewright/board";
import { boxOfPoints } from "@tracewright/geometry";
import type { IoType, Port } from "../records/port.ts";
import { pinKind } from "./circuit-of-layout.ts";
import { portName } from "./port-name.ts";

/**
 * A port for each net that leaves the layout. What names and pins do not say stays open: a voltage read from a name would be
 * a guess.
 */
export function suggestPorts(layout: Board, outer: ReadonlySet<NetId>): Port[] {
  const { padsByNet } = indexBoard(layout);
  const box = boxOfPoints(layout.footprints.flatMap((part) => part.pads.map((pad) => padPosition(part, pad))));
  const names = new Set<string>();
  return layout.nets
    .filter(({ id }) => outer.has(id))
    .map(({ id, name: net }, order) => {
      const pads = padsByNet.get(id) ?? [];
      const role = netNameRole(net);
      const kinds = new Set(pads.map(({ pad }) => pinKind(pad.pinType)));
      const short = portName(
        net,
        pads.map(({ footprint, pad }) => ({ part: footprint.reference, pin: pad.number, name: pad.pinFunction })),
      );
      const name = names.has(short) ? net : short;
      names.add(name);
      const center = box ? (box.minX + box.maxX) / 2 : 0;
      const x =
        pads.reduce((sum, { footprint, pad }) => sum + padPosition(footprint, pad).x, 0) / Math.max(1, pads.length);
      return {
        key: name,
        name,
        ioType: (role === "ground" ? "GROUND" : role === "supply" ? "POWER" : "DIGITAL") satisfies IoType,
        direction: directionOf(kinds),
        netType: role === "ground" ? "GND" : role === "supply" ? "VCC" : "SIGNAL",
        net,
        required: true,
        side: role === "ground" ? "bottom" : role === "supply" ? "top" : x < center ? "left" : "right",
        order,
        pins: [
          ...new Map(
            pads.map(({ footprint: { reference: part }, pad: { number: pin } }) => [`${part} ${pin}`, { part, pin }]),
          ).values(),
        ],
        sources: [],
      };
    });
}

function directionOf(kinds: ReadonlySet<string>): Port["direction"] {
  if (kinds.has("power-out") || kinds.has("output")) return "out";
  if (kinds.has("bidirectional") || kinds.has("tri-state") || kinds.has("open-collector")) return "bidirectional";
  return kinds.has("input") || kinds.has("power-in") ? "in" : "passive";
}
