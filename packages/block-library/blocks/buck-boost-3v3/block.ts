import { defineBlock } from "../../src/definition/block-definition.ts";
import { levels, volts } from "../../src/definition/facts.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, pair, part, resistor } from "../../src/definition/parts.ts";
import { delivers, draws, ground, signal, supplyIn, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "buck-boost-3v3",
  names: { en: "Step-up and step-down converter, 3.3 V", ko: "3.3 V 승강압 컨버터" },
  summary: {
    en: "TPS63000: 3.3 V from a supply above or below it, such as a lithium cell over its whole charge.",
    ko: "TPS63000. 리튬 셀처럼 3.3 V보다 높거나 낮은 전원에서 3.3 V를 만듭니다.",
  },
  category: "supply",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Texas Instruments TPS63000, SLVS520",
      locator:
        "features: input 1.8 V to 5.5 V, output 1.2 V to 5.5 V, 800 mA at 3.3 V in boost mode from 2.4 V on; electrical characteristics: VFB 500 mV ±1 %, EN and PS/SYNC 1.2 V and 0.4 V, switch current limit 1.8 A; parameter measurement: 2.2 µH, 10 µF, 2 × 10 µF, 100 Ω and 100 nF at VINA; compared with revision B: features, pins and the drawn application; all pins with KiCad's symbol; the other figures not yet",
    },
    { id: "fb", kind: "formula", title: "VOUT = VFB · (1 + R1 / R2)", locator: "divider of the feedback" },
    {
      id: "iin",
      kind: "formula",
      title: "IIN = IOUT · VOUT / (VIN · η)",
      locator: "input current of a converter",
    },
    { id: "coil", kind: "datasheet", title: "Coilcraft XAL5030", locator: "2.2 µH, ±20 %" },
  ],
  ports: [
    supplyIn("VIN", [2.4, 3.7, 5.5], "ds", { ...draws(1.5), absoluteMax: { max: 7 } }),
    signal("EN", "DIGITAL", "in", [0, 5.5], "ds", { supply: "VIN", facts: levels(volts(1.2), volts(0.4)) }),
    supplyOut("VOUT", [3.2, 3.3, 3.4], "fb", {
      ...delivers(0.8),
      facts: { origin: { ports: ["VIN"], kind: "switching", efficiency: 0.9 }, voltageParameter: "VOUT" },
    }),
    ground(),
  ],
  parameters: [
    fixed("VFB", ["Feedback voltage", "피드백 전압"], "V", "0.5 V", "ds", { tolerance: 0.01 }),
    given("R1", ["Upper resistor", "위쪽 저항"], "Ω", "560 kΩ", {
      min: 1e5,
      max: 1.5e6,
      tolerance: 0.01,
      source: "fb",
      targets: values("R1"),
    }),
    given("R2", ["Lower resistor", "아래쪽 저항"], "Ω", "100 kΩ", {
      min: 5e4,
      max: 5e5,
      tolerance: 0.01,
      source: "fb",
      targets: values("R2"),
    }),
    computed("VOUT", ["Output voltage", "출력 전압"], "V", "VFB * (1 + R1 / R2)", "fb", { min: 1.2, max: 5.5 }),
    given("VIN", ["Input voltage", "입력 전압"], "V", "3.7 V", { min: 1.8, max: 5.5, source: "ds" }),
    given("IOUT", ["Output current", "출력 전류"], "A", "500 mA", { min: 0, max: 0.8 }),
    given("eta", ["Efficiency", "효율"], "", "0.9", { min: 0.5, max: 1 }),
    computed("IIN", ["Input current", "입력 전류"], "A", "IOUT * VOUT / (VIN * eta)", "iin", { max: 1.5 }),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "TPS63000DRCR",
        manufacturer: "Texas Instruments",
        value: "TPS63000",
        footprint: "VSON-10-1EP_3x3mm_P0.5mm_EP1.65x2.4mm",
        source: "ds",
      },
      "1 VOUT sup VOUT; 2 L2 pas L2; 3 PGND pwr GND; 4 L1 pas L1; 5 VIN pwr VIN; 6 EN in EN; 7 PS/SYNC in VIN; 8 VINA pwr VINA; 9 GND pwr GND; 10 FB in FB; 11 PGND pas GND",
    ),
    pair("L1", "inductor", "L1 L2", {
      mpn: "XAL5030-222MEC",
      manufacturer: "Coilcraft",
      value: "2.2u",
      footprint: "L_Coilcraft_XAL5030",
      source: "coil",
    }),
    capacitor("C1", "10u", "VIN GND", "ds", { size: "0805" }),
    capacitor("C2", "10u", "VOUT GND", "ds", { size: "0805" }),
    capacitor("C3", "10u", "VOUT GND", "ds", { size: "0805" }),
    capacitor("C4", "100n", "VINA GND", "ds"),
    resistor("R1", "560k", "VOUT FB", "fb"),
    resistor("R2", "100k", "FB GND", "fb"),
    resistor("R3", "100", "VIN VINA", "ds"),
  ],
  layout: {
    size: [16, 14],
    anchor: "U1",
    isFine: true,
    widths: { "VIN VOUT": 0.4, "L1 L2": 0.3, VINA: 0.2 },
    places: {
      U1: [8, 8.4, 270],
      L1: [8.1, 3.2],
      C1: [4.1, 6.4, 90],
      C2: [12, 6.4, 90],
      C3: [14, 6.4, 90],
      R1: [11.6, 10.4],
      R2: [10, 12.5],
      C4: [6.4, 11.9],
      R3: [4.1, 10.4, 180],
    },
  },
});
