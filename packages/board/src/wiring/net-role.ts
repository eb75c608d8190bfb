import { isGroundName, netNameRole } from "../queries/net-name-role.ts";
import type { PinElectricalType } from "../records/circuit.ts";
import type { PartClass } from "./part-class.ts";

/** Ground and supplies go everywhere and say little about which parts belong together. */
export type NetRole = "ground" | "supply" | "signal";

/** A pin as far as it tells the role of its net. */
export interface RolePin {
  readonly reference: string;
  readonly kind: PartClass;
  /** As the schematic names it; empty where nothing does. */
  readonly name: string;
  readonly type: PinElectricalType | undefined;
}

/** What the role was read from; the facts are names of the board and numbers. */
export interface RoleReason {
  readonly kind: "name" | "switching-pin" | "power-pins" | "plain";
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface ReadRole {
  readonly role: NetRole;
  readonly reason: RoleReason;
}

/** Nodes that a converter switches: their pins are of a power type, but a plane of one would radiate. */
const SWITCHED = /^(.*[/_ -])?(SW|LX|PH|PHASE|BST|BOOT|HS|VSW)\d*$/i;
/** A net without a telling name is a supply where at least this many circuits take power from it. */
const TAKERS = 2;
const PLAIN: ReadRole = { role: "signal", reason: { kind: "plain", facts: {} } };

/** The role of a net: by its name where that tells one, else by its pins. */
export function readNetRole(name: string, pins: readonly RolePin[]): ReadRole {
  const named = netNameRole(name);
  if (named) return { role: named, reason: { kind: "name", facts: { name } } };
  const switching = pins.find((pin) => SWITCHED.test(pin.name));
  if (SWITCHED.test(name) || switching)
    return {
      role: "signal",
      reason: { kind: "switching-pin", facts: { part: switching?.reference ?? "", pin: switching?.name || name } },
    };
  const takers = pins.filter(takesPower);
  const givers = pins.filter(({ type }) => type === "power-out");
  if (takers.length < TAKERS && (givers.length === 0 || pins.length < 3)) return PLAIN;
  const telling = takers[0] ?? givers[0];
  const facts = {
    part: telling?.reference ?? "",
    pin: telling?.name ?? "",
    count: Math.max(takers.length, givers.length),
  };
  return { role: isGroundByPins(pins) ? "ground" : "supply", reason: { kind: "power-pins", facts } };
}

/** Circuits do; of connectors and others those pins that are named as a supply is, "VBUS" before the fuse. */
function takesPower({ type, kind, name }: RolePin): boolean {
  return type === "power-in" && (kind === "circuit" || netNameRole(name) !== undefined);
}

/** Without a telling name, but most of what takes power from it names its pin as a ground. */
function isGroundByPins(pins: readonly RolePin[]): boolean {
  const named = pins.filter((pin) => pin.name !== "" && (pin.kind === "circuit" || takesPower(pin)));
  const grounds = named.filter(({ name }) => isGroundName(name)).length;
  return named.length > 0 && grounds * 2 > named.length;
}
