import type { LogicFacts, NetFacts, PlacedPort, UseFacts } from "../facts/logic-facts.ts";
import { sentenceOf } from "./finding.ts";
import { type LogicRule, measure } from "./rule.ts";

/** USB 2.0, 7.2.4.1. */
const INRUSH = 10e-6;
/** USB 2.0, 7.2.1: a configured device of high power. */
const DEFAULT_CURRENT = 0.5;

/** Receptacles of USB, with the net that their VBUS feeds; without those whose controller has asked the source for more. */
export function* usbInputs(facts: LogicFacts): Iterable<{ use: UseFacts; vbus: PlacedPort; net: NetFacts }> {
  for (const use of facts.uses) {
    if (!use.block.receptacle || use.block.receptacle.isNegotiated) continue;
    const vbus = use.ports.find(({ port }) => port.netType === "VCC" && port.direction === "out");
    const net = vbus && facts.netOf(vbus.end);
    if (vbus && net) yield { use, vbus, net };
  }
}

export const usbCapacitance: LogicRule = {
  id: "usb-capacitance",
  reason: "Capacitors at VBUS draw an inrush that resets the hub when a device is plugged in.",
  source: "USB 2.0 Specification, 7.2.4.1: at most 10 µF",
  remedy: "Insert a power switch that limits the inrush, or take smaller capacitors.",
  *check(facts) {
    for (const { vbus, net } of usbInputs(facts)) {
      const farads = net.ports.reduce((sum, { groundCapacitance }) => sum + groundCapacitance, 0);
      if (farads <= INRUSH * (1 + 1e-9)) continue;
      yield {
        severity: "warning",
        message: sentenceOf("usb-capacitance", { given: measure(farads, "F"), net: net.net.name }),
        ends: [vbus.end],
        nets: [net.net.id],
      };
    }
  },
};

export const usbCurrent: LogicRule = {
  id: "usb-current",
  reason: "A host may switch off a port that gives more than it has advertised.",
  source: "USB 2.0 Specification, 7.2.1: 500 mA; USB Type-C: 1.5 A or 3 A where the source advertises it",
  remedy: "Draw less, or read the advertisement of the source on CC before more is drawn.",
  *check(facts) {
    for (const { vbus, net } of usbInputs(facts)) {
      const { least } = facts.demandOf(net);
      if (least <= DEFAULT_CURRENT * (1 + 1e-9)) continue;
      yield {
        severity: "warning",
        message: sentenceOf("usb-current", { needed: measure(least, "A"), source: vbus.label }),
        ends: [vbus.end],
        nets: [net.net.id],
      };
    }
  },
};
