import type { PinElectricalType } from "@tracewright/board";
import { describeItem, keyOfPin, sayPin } from "../describe-item.ts";
import type { ElectricalRule } from "../electrical-rule.ts";
import type { GraphPin } from "../graph/graph-item.ts";
import type { GraphNet } from "../graph/subnet.ts";

/** What drives an input that is no supply. */
const DRIVES_INPUTS: ReadonlySet<PinElectricalType> = new Set([
  "output",
  "power-out",
  "passive",
  "tri-state",
  "bidirectional",
]);

export const powerPinNotDriven: ElectricalRule = {
  id: "power_pin_not_driven",
  severity: "error",
  find: ({ graph }) =>
    graph.nets.flatMap((net) => {
      const pin = undrivenPin(net, "power-in");
      if (!pin || (graph.isForeign && isFedOtherwise(net))) return [];
      const facts = { pin: sayPin(pin), net: net.name };
      return [found(net, { pin, message: { kind: "power-pin-not-driven", facts } })];
    }),
};

export const pinNotDriven: ElectricalRule = {
  id: "pin_not_driven",
  severity: "error",
  find: ({ graph }) =>
    graph.nets.flatMap((net) => {
      if (hasPin(net, "power-in")) return [];
      const pin = undrivenPin(net, "input");
      if (!pin || (graph.isForeign && hasPin(net, "unspecified"))) return [];
      const facts = { pin: sayPin(pin), net: net.name };
      return [found(net, { pin, message: { kind: "pin-not-driven", facts } })];
    }),
};

function found(
  { name, id }: GraphNet,
  { pin, message }: { pin: GraphPin; message: ReturnType<ElectricalRule["find"]>[number]["message"] },
): ReturnType<ElectricalRule["find"]>[number] {
  return { about: name || keyOfPin(pin), message, items: [describeItem(pin)], nets: id ? [id] : [] };
}

function hasPin({ pins }: GraphNet, kind: PinElectricalType): boolean {
  return pins.some(({ pin }) => pin.electricalType === kind);
}

/** The pin to show where nothing drives the net: one that is seen, and of a part rather than a power symbol. */
function undrivenPin({ pins, subnets }: GraphNet, kind: "input" | "power-in"): GraphPin | undefined {
  const driven = pins.filter(({ pin }) => pin.electricalType === kind);
  if (driven.length === 0 || subnets.some(({ noConnect }) => noConnect)) return undefined;
  const isDriver = ({ pin: { electricalType } }: GraphPin) =>
    kind === "power-in" ? electricalType === "power-out" : DRIVES_INPUTS.has(electricalType);
  if (pins.some(isDriver)) return undefined;
  return driven.find(({ pin }) => !pin.hidden) ?? driven[0];
}

/** Schematics of other programs have no flag for "supplied from outside": there a connector, coil or fuse counts as one. */
function isFedOtherwise({ pins }: GraphNet): boolean {
  return pins.some(
    ({ component, pin }) =>
      component !== undefined && pin.electricalType !== "power-in" && !/^C\d/.test(component.reference),
  );
}
