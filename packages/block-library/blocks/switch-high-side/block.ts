import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given } from "../../src/definition/parameters.ts";
import { part, resistor } from "../../src/definition/parts.ts";
import { delivers, draws, ground, signal, supplyIn, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "switch-high-side",
  names: { en: "High-side switch", ko: "하이 사이드 스위치" },
  summary: {
    en: "AO3401A driven by an NPN transistor: switches a supply up to 12 V by 3.3 V logic.",
    ko: "NPN으로 구동하는 AO3401A. 3.3 V 로직으로 12 V 이하 전원을 켭니다.",
  },
  category: "driver",
  sources: [
    {
      id: "fet",
      kind: "datasheet",
      title: "Alpha & Omega Semiconductor AO3401A",
      locator: "VDS −30 V, VGS ±12 V, ID −4 A; RDS(on) below 60 mΩ at −4.5 V",
    },
    {
      id: "npn",
      kind: "datasheet",
      title: "onsemi MMBT3904",
      locator: "40 V, 200 mA; VBE(sat) at most 0.85 V at 10 mA",
    },
    { id: "p", kind: "formula", title: "P = I² · RDS(on)", locator: "loss of a switched-on MOSFET" },
  ],
  ports: [
    supplyIn("VIN", [4.5, 5, 12], "fet", draws(2)),
    signal("EN", "DIGITAL", "in", [0, 5.5], "npn"),
    supplyOut("VOUT", [4.3, 5, 12], "fet", {
      ...delivers(2),
      facts: { origin: { ports: ["VIN"], kind: "passed", drop: { min: 0, max: 0.2 } } },
    }),
    ground(),
  ],
  parameters: [
    given("I", ["Load current", "부하 전류"], "A", "1 A", { min: 0, max: 2 }),
    fixed("RON", ["On-resistance", "온 저항"], "Ω", "60 mΩ", "fet"),
    computed("P", ["Loss", "손실"], "W", "I * I * RON", "p", { max: 0.5 }),
  ],
  parts: [
    part(
      "Q1",
      { mpn: "AO3401A", manufacturer: "Alpha & Omega Semiconductor", footprint: "SOT-23", source: "fet" },
      "1 G pas G; 2 S pas VIN; 3 D pas VOUT",
      "p-mosfet",
    ),
    part(
      "Q2",
      { mpn: "MMBT3904", manufacturer: "onsemi", footprint: "SOT-23", source: "npn" },
      "1 B pas B; 2 E pas GND; 3 C pas G",
      "npn",
    ),
    resistor("R1", "10k", "VIN G", "fet"),
    resistor("R2", "10k", "EN B", "npn"),
    resistor("R3", "100k", "B GND", "npn"),
  ],
  layout: {
    size: [10.5, 9.5],
    anchor: "Q1",
    widths: { "VIN VOUT": 0.8 },
    places: { Q1: [7.2, 2.8], R1: [4, 3, 90], R2: [2, 5.6, 270], R3: [4, 8.3, 180], Q2: [7.6, 7.2] },
  },
});
