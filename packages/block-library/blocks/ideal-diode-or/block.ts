import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { delivers, draws, ground, signal, supplyIn, supplyOut } from "../../src/definition/ports.ts";

const DIODE = {
  mpn: "LTC4411ES5",
  manufacturer: "Analog Devices",
  value: "LTC4411",
  footprint: "SOT-23-5",
  source: "ds",
};

export const block = defineBlock({
  key: "ideal-diode-or",
  names: { en: "Two supplies into one by ideal diodes", ko: "이상 다이오드로 합친 두 전원" },
  summary: {
    en: "Two LTC4411: the higher supply feeds the output with a drop of millivolts, and none feeds the other.",
    ko: "LTC4411 두 개. 전압이 높은 쪽이 수십 mV의 전압 강하로 출력을 공급하고 서로 역류하지 않습니다.",
  },
  category: "protection",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Analog Devices LTC4411",
      locator:
        "features: 2.6 V to 5.5 V, on-resistance at most 140 mΩ, reverse leakage below 1 µA; pin functions: CTL low is on, STAT is an open drain; applications: capacitors at inputs and output; compared with the datasheet: features; the other figures not yet",
    },
    { id: "v", kind: "formula", title: "U = I · RON", locator: "drop of a switched-on MOSFET" },
    { id: "p", kind: "formula", title: "P = I² · RON", locator: "loss of a switched-on MOSFET" },
  ],
  ports: [
    supplyIn("IN1", [2.6, 5, 5.5], "ds", { ...draws(1.5), absoluteMax: { max: 6 } }),
    supplyIn("IN2", [2.6, 3.7, 5.5], "ds", { ...draws(1.5), absoluteMax: { max: 6 } }),
    supplyOut("OUT", [2.4, 4.8, 5.5], "ds", {
      ...delivers(1.5),
      facts: { origin: { ports: ["IN1", "IN2"], kind: "passed", drop: { min: 0.028, max: 0.21 } } },
    }),
    signal("STAT", "DIGITAL", "out", [0, 5.5], "ds", { supply: "OUT", required: false }),
    ground(),
  ],
  parameters: [
    given("I", ["Current", "전류"], "A", "1 A", { min: 0, max: 1.5, source: "ds" }),
    fixed("RON", ["On-resistance", "온 저항"], "Ω", "140 mΩ", "ds"),
    computed("U", ["Drop", "전압 강하"], "V", "I * RON", "v", { max: 0.21 }),
    computed("P", ["Loss", "손실"], "W", "I * I * RON", "p", { max: 0.32 }),
    fixed("R", ["Pull-up of STAT", "STAT 풀업"], "Ω", "470 kΩ", "ds", { tolerance: 0.01, targets: values("R1") }),
  ],
  parts: [
    part("U1", DIODE, "1 IN pwr IN1; 2 GND pwr GND; 3 CTL in GND; 4 STAT oc STAT; 5 OUT pas OUT"),
    part("U2", DIODE, "1 IN pwr IN2; 2 GND pwr GND; 3 CTL in GND; 4 STAT oc -; 5 OUT pas OUT"),
    capacitor("C1", "10u", "IN1 GND", "ds", { size: "0805" }),
    capacitor("C2", "10u", "IN2 GND", "ds", { size: "0805" }),
    capacitor("C3", "10u", "OUT GND", "ds", { size: "0805" }),
    resistor("R1", "470k", "OUT STAT", "ds"),
  ],
  layout: {
    size: [13.5, 11],
    anchor: "U1",
    widths: { "IN1 IN2 OUT": 0.6 },
    places: {
      C1: [2.4, 2.6, 270],
      C2: [2.4, 7.8, 270],
      U1: [6.2, 2.9],
      U2: [6.2, 7.9],
      C3: [9.8, 7.4, 270],
      R1: [9.8, 4, 180],
    },
  },
});
