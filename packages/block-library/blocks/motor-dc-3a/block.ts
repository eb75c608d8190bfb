import type { PortFacts } from "@tracewright/blocks";
import { defineBlock } from "../../src/definition/block-definition.ts";
import { levels, volts } from "../../src/definition/facts.ts";
import { computed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const INPUT: PortFacts = { ...levels(volts(1.5), volts(0.5)), pull: { to: "down", ohms: 100_000 } };

export const block = defineBlock({
  key: "motor-dc-3a",
  names: { en: "DC motor, 3.6 A peak", ko: "DC 모터, 피크 3.6 A" },
  summary: {
    en: "DRV8871 with a current limit of 2.1 A, for motors from 6.5 V to 24 V.",
    ko: "전류 제한 2.1 A의 DRV8871. 6.5 V에서 24 V까지의 모터용입니다.",
  },
  category: "driver",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Texas Instruments DRV8871, SLVSCY9",
      locator:
        "Recommended operating conditions: VM 6.5 V to 45 V; ILIM: 15 kΩ or more; 0.1 µF and bulk at VM; levels of inputs and outputs: DC characteristics",
    },
    { id: "i", kind: "formula", title: "ITRIP = 64 kV / RILIM", locator: "equation 1 of the data sheet" },
    { id: "cap", kind: "datasheet", title: "Samsung Electro-Mechanics CL31A226KAHNNNE", locator: "rated voltage 25 V" },
  ],
  ports: [
    supplyIn("VM", [6.5, 12, 24], "cap", { ...draws(2.5), absoluteMax: { max: 25 }, side: "right" }),
    signal("IN1", "PWM", "in", [0, 5.5], "ds", { facts: INPUT }),
    signal("IN2", "PWM", "in", [0, 5.5], "ds", { facts: INPUT }),
    signal("OUT1", "SWITCHED", "out", [0, 24], "ds"),
    signal("OUT2", "SWITCHED", "out", [0, 24], "ds"),
    ground(),
  ],
  parameters: [
    given("R", ["Resistor of the limit", "제한 저항"], "Ω", "30 kΩ", {
      min: 18000,
      max: 200000,
      tolerance: 0.01,
      source: "ds",
      targets: values("R1"),
    }),
    computed("I", ["Current limit", "전류 제한"], "A", 'q("64000 V") / R', "i", { max: 3.6 }),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "DRV8871DDAR",
        manufacturer: "Texas Instruments",
        value: "DRV8871",
        footprint: "SOIC-8-1EP_3.9x4.9mm_P1.27mm_EP2.41x3.3mm",
        source: "ds",
      },
      "1 GND pwr GND; 2 IN2 in IN2; 3 IN1 in IN1; 4 ILIM pas ILIM; 5 VM pwr VM; 6 OUT1 out OUT1; 7 PGND pwr GND; 8 OUT2 out OUT2; 9 EP pwr GND",
    ),
    capacitor("C1", "100n", "VM GND", "ds"),
    capacitor("C2", "22u", "VM GND", "ds", { size: "1206" }),
    resistor("R1", "30k", "ILIM GND", "i"),
  ],
  layout: {
    size: [14.5, 9.5],
    anchor: "U1",
    widths: { "VM OUT1 OUT2": 0.8 },
    places: { U1: [5.6, 4], R1: [2.4, 7.6, 180], C1: [7.8, 7.6], C2: [11.6, 5.8, 270] },
  },
});
