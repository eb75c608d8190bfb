import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, levels, share, volts } from "../../src/definition/facts.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "can-5v-vio",
  names: { en: "CAN transceiver 5 V with own input supply", ko: "입력 전원이 분리된 5 V CAN 트랜시버" },
  summary: {
    en: "TJA1051T/3 with 120 Ω termination: 5 V on the bus, 2.8 V to 5.5 V at the controller.",
    ko: "TJA1051T/3과 120 Ω 종단. 버스는 5 V, 컨트롤러 쪽은 2.8 V에서 5.5 V입니다.",
  },
  category: "interface",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "NXP TJA1051",
      locator:
        "Quick reference data: VCC 4.5 V to 5.5 V, VIO 2.8 V to 5.5 V; pinning of TJA1051T/3; levels of inputs and outputs: DC characteristics",
    },
    { id: "bus", kind: "standard", title: "ISO 11898-2", locator: "termination of 120 Ω at both ends" },
    { id: "p", kind: "formula", title: "P = V² / R", locator: "loss of the termination" },
  ],
  ports: [
    supplyIn("VCC", [4.5, 5, 5.5], "ds", { ...draws(0.07), absoluteMax: { max: 7 } }),
    supplyIn("VIO", [2.8, 3.3, 5.5], "ds", { ...draws(0.0005), absoluteMax: { max: 7 } }),
    signal("TXD", "CAN", "in", [0, 5.5], "ds", { supply: "VIO", facts: levels(share(0.7), share(0.3)) }),
    signal("RXD", "CAN", "out", [0, 5.5], "ds", {
      supply: "VIO",
      side: "left",
      facts: gives(share(1, -0.4), volts(0.4), 0.001),
    }),
    signal("S", "DIGITAL", "in", [0, 5.5], "ds", {
      supply: "VIO",
      required: false,
      facts: { ...levels(share(0.7), share(0.3)), pull: { to: "down" } },
    }),
    signal("CANH", "CAN", "bidirectional", [-2, 7], "bus"),
    signal("CANL", "CAN", "bidirectional", [-2, 7], "bus"),
    ground(),
  ],
  parameters: [
    fixed("R", ["Termination", "종단 저항"], "Ω", "120 Ω", "bus", { tolerance: 0.01, targets: values("R1") }),
    given("V", ["Level on the bus", "버스 전압차"], "V", "2 V", { min: 0, max: 3, source: "bus" }),
    computed("P", ["Loss of the termination", "종단 손실"], "W", "V * V / R", "p", { max: 0.1 }),
  ],
  parts: [
    part(
      "U1",
      { mpn: "TJA1051T/3", manufacturer: "NXP", footprint: "SOIC-8_3.9x4.9mm_P1.27mm", source: "ds" },
      "1 TXD in TXD; 2 GND pwr GND; 3 VCC pwr VCC; 4 RXD out RXD; 5 VIO pwr VIO; 6 CANL io CANL; 7 CANH io CANH; 8 S in S",
    ),
    capacitor("C1", "100n", "VCC GND", "ds"),
    capacitor("C2", "100n", "VIO GND", "ds"),
    resistor("R1", "120", "CANH CANL", "bus"),
  ],
  layout: {
    size: [14, 9.2],
    anchor: "U1",
    widths: { VCC: 0.4 },
    places: { C1: [1.5, 4.6, 90], U1: [6.2, 4.6], C2: [9.4, 8.1], R1: [11.7, 4.3, 270] },
  },
});
