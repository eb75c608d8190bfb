import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given } from "../../src/definition/parameters.ts";
import { part, resistor } from "../../src/definition/parts.ts";
import { delivers, ground, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "conn-battery",
  names: { en: "Battery connector with reversed-polarity protection", ko: "역극성 보호 배터리 커넥터" },
  summary: {
    en: "JST PH for one Li-ion cell; a P-channel MOSFET blocks a cell that is reversed.",
    ko: "리튬 이온 1셀용 JST PH. 반대로 꽂힌 셀은 P채널 MOSFET이 차단합니다.",
  },
  category: "connector",
  sources: [
    { id: "jst", kind: "datasheet", title: "JST PH series", locator: "S2B-PH-K-S: 2 A, 100 V" },
    {
      id: "fet",
      kind: "datasheet",
      title: "Alpha & Omega Semiconductor AO3401A",
      locator: "VGS(th) −0.5 V to −1.3 V; RDS(on) below 85 mΩ at −2.5 V",
    },
    { id: "p", kind: "formula", title: "P = I² · RDS(on)", locator: "loss of a switched-on MOSFET" },
  ],
  ports: [
    supplyOut("BAT", [2.8, 3.7, 4.2], "fet", { ...delivers(2), direction: "bidirectional", side: "top" }),
    ground({ side: "top" }),
  ],
  parameters: [
    given("I", ["Current", "전류"], "A", "1 A", { min: 0, max: 2 }),
    fixed("RON", ["On-resistance", "온 저항"], "Ω", "85 mΩ", "fet"),
    computed("P", ["Loss", "손실"], "W", "I * I * RON", "p", { max: 0.4 }),
  ],
  parts: [
    part(
      "J1",
      {
        mpn: "S2B-PH-K-S(LF)(SN)",
        manufacturer: "JST",
        value: "battery",
        footprint: "JST_PH_S2B-PH-K_1x02_P2.00mm_Horizontal",
        source: "jst",
      },
      "1 + pas CELL; 2 - pas GND",
    ),
    part(
      "Q1",
      { mpn: "AO3401A", manufacturer: "Alpha & Omega Semiconductor", footprint: "SOT-23", source: "fet" },
      "1 G pas G; 2 S pas BAT; 3 D pas CELL",
      "p-mosfet",
    ),
    resistor("R1", "10k", "G GND", "fet"),
  ],
  layout: {
    size: [9.5, 13.6],
    anchor: "J1",
    widths: { "CELL BAT": 1 },
    places: { J1: [3.8, 6.6], Q1: [3, 2.6, 270], R1: [7, 2.6, 270] },
  },
});
