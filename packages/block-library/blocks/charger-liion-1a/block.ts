import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { delivers, draws, ground, signal, supplyIn, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "charger-liion-1a",
  names: { en: "Charger for one Li-ion cell, 1 A", ko: "리튬 이온 1셀 충전기, 1 A" },
  summary: {
    en: "TP4056 for 4.2 V with both status outputs; the current is set by one resistor.",
    ko: "4.2 V용 TP4056과 상태 출력 두 개. 충전 전류는 저항 하나로 정합니다.",
  },
  category: "supply",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "NanJing Top Power TP4056",
      locator:
        "Electrical characteristics: input 4 V to 8 V; IBAT = 1200 V / RPROG; TEMP to ground where no thermistor is used",
    },
    { id: "i", kind: "formula", title: "I = 1200 V / RPROG", locator: "programming of the charge current" },
  ],
  ports: [
    supplyIn("VIN", [4.5, 5, 5.5], "ds", { ...draws(1.1), absoluteMax: { max: 8 } }),
    signal("CHRG", "DIGITAL", "out", [0, 5.5], "ds", { required: false }),
    signal("STDBY", "DIGITAL", "out", [0, 5.5], "ds", { required: false }),
    supplyOut("BAT", [2.5, 3.7, 4.242], "ds", { ...delivers(1), direction: "bidirectional" }),
    ground(),
  ],
  parameters: [
    given("RPROG", ["Programming resistor", "설정 저항"], "Ω", "1.2 kΩ", {
      min: 1100,
      max: 10000,
      tolerance: 0.01,
      source: "ds",
      targets: values("R1"),
    }),
    computed("I", ["Charge current", "충전 전류"], "A", 'q("1200 V") / RPROG', "i", { min: 0.1, max: 1.1 }),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "TP4056",
        manufacturer: "NanJing Top Power",
        footprint: "SOIC-8-1EP_3.9x4.9mm_P1.27mm_EP2.41x3.3mm",
        source: "ds",
      },
      "1 TEMP in GND; 2 PROG pas PROG; 3 GND pwr GND; 4 VCC pwr VIN; 5 BAT sup BAT; 6 STDBY oc STDBY; 7 CHRG oc CHRG; 8 CE in VIN; 9 EP pwr GND",
    ),
    capacitor("C1", "10u", "VIN GND", "ds", { size: "0805" }),
    capacitor("C2", "10u", "BAT GND", "ds", { size: "0805" }),
    resistor("R1", "1.2k", "PROG GND", "i"),
  ],
  layout: {
    size: [11.4, 9.4],
    anchor: "U1",
    widths: { "VIN BAT": 0.8 },
    places: { U1: [5.4, 4], C1: [3, 8], C2: [8, 8, 180], R1: [0.95, 3.2, 270] },
  },
});
