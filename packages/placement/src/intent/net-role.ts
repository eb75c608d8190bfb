import { isGroundName, netNameRole } from "@tracewright/board";
import type { Net, NetRole } from "./wiring.ts";

/** Nodes that are thrown between supply and ground, though the pins on them give power. */
const SWITCHED = /^(.*[/_ -])?(SW|LX|PH|PHASE|BST|BOOT|HS|VSW)\d*$/i;
/** A net without a telling name is a supply where so many circuits take power from it. */
const TAKERS = 2;

/** What each net is for: ground and supplies go everywhere and say little about who belongs to whom. */
export function netRoles<Wired extends Net>(nets: readonly Wired[]): ReadonlyMap<Wired, NetRole> {
  return new Map(nets.map((net) => [net, roleOf(net)]));
}

function roleOf({ name, pins }: Net): NetRole {
  const named = netNameRole(name);
  if (named) return named;
  if (SWITCHED.test(name) || pins.some((pin) => SWITCHED.test(pin.name))) return "signal";
  const takers = pins.filter(({ type, part }) => type === "power-in" && part.kind === "circuit").length;
  const givers = pins.filter(({ type }) => type === "power-out").length;
  if (takers < TAKERS && (givers === 0 || pins.length < 3)) return "signal";
  return isGroundByPins(pins) ? "ground" : "supply";
}

/** Unnamed, but most of the circuits call their pin on it a ground. */
function isGroundByPins(pins: Net["pins"]): boolean {
  const named = pins.filter(({ part, name }) => part.kind === "circuit" && name !== "");
  const grounds = named.filter(({ name }) => isGroundName(name)).length;
  return named.length > 0 && grounds * 2 > named.length;
}
