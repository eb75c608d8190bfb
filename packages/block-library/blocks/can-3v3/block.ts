import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, levels, volts } from "../../src/definition/facts.ts";
import { computed, fixed, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "can-3v3",
  names: { en: "CAN transceiver 3.3 V", ko: "CAN 트랜시버 3.3 V" },
  summary: {
    en: "SN65HVD230 with split termination: two 60.4 Ω and 4.7 nF.",
    ko: "SN65HVD230과 분할 종단(60.4 Ω 두 개, 4.7 nF)으로 구성됩니다.",
  },
  category: "interface",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Texas Instruments SN65HVD230, SLOS346",
      locator:
        "Recommended operating conditions: 3 V to 3.6 V; slope control: 10 kΩ from RS to ground for 15 V/µs; absolute maximum of CANH and CANL: −4 V to 16 V; levels of inputs and outputs: DC characteristics",
    },
    {
      id: "bus",
      kind: "standard",
      title: "ISO 11898-2",
      locator: "termination of 120 Ω at both ends; dominant level of 1.5 V to 3 V between the lines",
    },
    { id: "split", kind: "formula", title: "RT = R1 + R2", locator: "split termination" },
  ],
  ports: [
    supplyIn("VCC", [3, 3.3, 3.6], "ds", { ...draws(0.06), absoluteMax: { max: 6 } }),
    signal("TXD", "CAN", "in", [0, 3.6], "ds", { supply: "VCC", facts: levels(volts(2), volts(0.8)) }),
    signal("RXD", "CAN", "out", [0, 3.6], "ds", {
      supply: "VCC",
      side: "left",
      facts: gives(volts(2.4), volts(0.4), 0.008),
    }),
    signal("CANH", "CAN", "bidirectional", [-2, 7], "bus"),
    signal("CANL", "CAN", "bidirectional", [-2, 7], "bus"),
    ground(),
  ],
  parameters: [
    fixed("R", ["Half of the termination", "종단 저항의 절반"], "Ω", "60.4 Ω", "bus", {
      tolerance: 0.01,
      targets: values("R1 R2"),
    }),
    computed("RT", ["Termination", "종단 저항"], "Ω", "R + R", "split", { min: 118, max: 132 }),
    fixed("RS", ["Slope resistor", "기울기 저항"], "Ω", "10 kΩ", "ds", { tolerance: 0.01, targets: values("R3") }),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "SN65HVD230DR",
        manufacturer: "Texas Instruments",
        value: "SN65HVD230",
        footprint: "SOIC-8_3.9x4.9mm_P1.27mm",
        source: "ds",
      },
      "1 D in TXD; 2 GND pwr GND; 3 VCC pwr VCC; 4 R out RXD; 5 VREF nc -; 6 CANL io CANL; 7 CANH io CANH; 8 RS in RS",
    ),
    capacitor("C1", "100n", "VCC GND", "ds"),
    resistor("R1", "60.4", "CANH SPLIT", "bus"),
    resistor("R2", "60.4", "CANL SPLIT", "bus"),
    capacitor("C2", "4.7n", "SPLIT GND", "bus"),
    resistor("R3", "10k", "RS GND", "ds"),
  ],
  layout: {
    size: [15.6, 9],
    anchor: "U1",
    widths: { VCC: 0.4 },
    places: {
      C1: [1.6, 5, 90],
      U1: [6.2, 5],
      R3: [9.6, 1.3],
      R1: [12.4, 3.2, 270],
      R2: [12.4, 6.4, 90],
      C2: [14.2, 4.8, 270],
    },
  },
});
