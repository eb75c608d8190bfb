import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { delivers, draws, ground, signal, supplyIn, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "charger-liion-500ma",
  names: { en: "Charger for one Li-ion cell, 500 mA", ko: "리튬 이온 1셀 충전기, 500 mA" },
  summary: {
    en: "MCP73831 for 4.2 V; the current is set by one resistor.",
    ko: "4.2 V용 MCP73831. 충전 전류는 저항 하나로 정합니다.",
  },
  category: "supply",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Microchip MCP73831/2, DS20001984",
      locator:
        "Electrical characteristics: input 3.75 V to 6 V, 15 mA to 500 mA; IREG = 1000 V / RPROG; 4.7 µF at input and output",
    },
    { id: "i", kind: "formula", title: "I = 1000 V / RPROG", locator: "equation 5-1 of the data sheet" },
  ],
  ports: [
    supplyIn("VIN", [4.5, 5, 6], "ds", { ...draws(0.52), absoluteMax: { max: 7 } }),
    signal("STAT", "DIGITAL", "out", [0, 6], "ds", { supply: "VIN", required: false }),
    supplyOut("BAT", [2.5, 3.7, 4.2], "ds", { ...delivers(0.5), direction: "bidirectional" }),
    ground(),
  ],
  parameters: [
    given("RPROG", ["Programming resistor", "설정 저항"], "Ω", "2 kΩ", {
      min: 2000,
      max: 67000,
      tolerance: 0.01,
      source: "ds",
      targets: values("R1"),
    }),
    computed("I", ["Charge current", "충전 전류"], "A", 'q("1000 V") / RPROG', "i", { min: 0.0149, max: 0.506 }),
  ],
  parts: [
    part(
      "U1",
      { mpn: "MCP73831T-2ACI/OT", manufacturer: "Microchip", value: "MCP73831", footprint: "SOT-23-5", source: "ds" },
      "1 STAT 3st STAT; 2 VSS pwr GND; 3 VBAT sup BAT; 4 VDD pwr VIN; 5 PROG pas PROG",
    ),
    capacitor("C1", "4.7u", "VIN GND", "ds"),
    capacitor("C2", "4.7u", "BAT GND", "ds"),
    resistor("R1", "2k", "PROG GND", "i"),
  ],
  layout: { size: [9, 6.5], anchor: "U1", widths: { "VIN BAT": 0.5 } },
});
