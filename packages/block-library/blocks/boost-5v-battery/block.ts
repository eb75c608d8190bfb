import { defineBlock } from "../../src/definition/block-definition.ts";
import { levels, volts } from "../../src/definition/facts.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, pair, part, resistor } from "../../src/definition/parts.ts";
import { delivers, draws, ground, signal, supplyIn, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "boost-5v-battery",
  names: { en: "Step-up converter, battery to 5 V", ko: "배터리용 5 V 승압 컨버터" },
  summary: {
    en: "TPS61023 makes 5 V of one lithium cell or of two alkaline cells; it parts the load from the battery when off.",
    ko: "리튬 셀 하나나 알카라인 셀 두 개로 5 V를 만드는 TPS61023. 꺼지면 부하를 배터리에서 분리합니다.",
  },
  category: "supply",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Texas Instruments TPS61023, SLVSF14",
      locator:
        "features: input 0.5 V to 5.5 V, start from 1.8 V, output 2.2 V to 5.5 V, reference ±2.5 %, valley current limit 3.7 A; electrical characteristics: VREF 595 mV, EN 1.2 V and 0.35 V; typical application: 1 µH, 10 µF, 2 × 22 µF, 732 kΩ and 100 kΩ; compared with revision B: features and absolute maxima; the other figures not yet",
    },
    { id: "fb", kind: "formula", title: "VOUT = VREF · (1 + R1 / R2)", locator: "divider of the feedback" },
    {
      id: "isw",
      kind: "formula",
      title: "IIN = IOUT · VOUT / (VIN · η)",
      locator: "input current of a step-up converter",
    },
    { id: "coil", kind: "datasheet", title: "Coilcraft XAL5030", locator: "1.2 µH, ±20 %" },
  ],
  ports: [
    supplyIn("VIN", [1.8, 3.7, 5.5], "ds", { ...draws(3), absoluteMax: { max: 7 } }),
    signal("EN", "DIGITAL", "in", [0, 5.5], "ds", { supply: "VIN", facts: levels(volts(1.2), volts(0.35)) }),
    supplyOut("VOUT", [4.7, 5, 5.2], "fb", {
      ...delivers(1),
      facts: { origin: { ports: ["VIN"], kind: "switching", efficiency: 0.9 }, voltageParameter: "VOUT" },
    }),
    ground(),
  ],
  parameters: [
    fixed("VREF", ["Feedback voltage", "피드백 전압"], "V", "0.595 V", "ds", { tolerance: 0.025 }),
    given("R1", ["Upper resistor", "위쪽 저항"], "Ω", "732 kΩ", {
      min: 1e5,
      max: 1e6,
      tolerance: 0.01,
      source: "fb",
      targets: values("R1"),
    }),
    given("R2", ["Lower resistor", "아래쪽 저항"], "Ω", "100 kΩ", {
      min: 1e4,
      max: 3e5,
      tolerance: 0.01,
      source: "fb",
      targets: values("R2"),
    }),
    computed("VOUT", ["Output voltage", "출력 전압"], "V", "VREF * (1 + R1 / R2)", "fb", { min: 2.2, max: 5.5 }),
    given("VIN", ["Input voltage", "입력 전압"], "V", "3.7 V", { min: 1.8, max: 5.5, source: "ds" }),
    given("IOUT", ["Output current", "출력 전류"], "A", "500 mA", { min: 0, max: 1 }),
    given("eta", ["Efficiency", "효율"], "", "0.9", { min: 0.5, max: 1 }),
    computed("IIN", ["Input current", "입력 전류"], "A", "IOUT * VOUT / (VIN * eta)", "isw", { max: 3 }),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "TPS61023DRLR",
        manufacturer: "Texas Instruments",
        value: "TPS61023",
        footprint: "SOT-563",
        source: "ds",
      },
      "1 FB in FB; 2 EN in EN; 3 VIN pwr VIN; 4 GND pwr GND; 5 SW pas SW; 6 VOUT sup VOUT",
    ),
    pair("L1", "inductor", "VIN SW", {
      mpn: "XAL5030-122MEC",
      manufacturer: "Coilcraft",
      value: "1.2u",
      footprint: "L_Coilcraft_XAL5030",
      source: "coil",
    }),
    capacitor("C1", "10u", "VIN GND", "ds", { size: "0805" }),
    capacitor("C2", "22u", "VOUT GND", "ds", { size: "0805" }),
    capacitor("C3", "22u", "VOUT GND", "ds", { size: "0805" }),
    resistor("R1", "732k", "VOUT FB", "fb"),
    resistor("R2", "100k", "FB GND", "fb"),
  ],
  layout: {
    size: [14, 12],
    anchor: "U1",
    isFine: true,
    widths: { "VIN VOUT SW": 0.4 },
    places: {
      U1: [6.8, 2.9],
      L1: [6.8, 8.7],
      C1: [3.2, 4.6, 180],
      R1: [8.6, 1.1, 180],
      R2: [5, 1.1, 180],
      C2: [10.6, 3.8, 270],
      C3: [12.6, 3.8, 270],
    },
  },
});
