import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given } from "../../src/definition/parameters.ts";
import { pair, part, resistor } from "../../src/definition/parts.ts";
import { delivers, draws, ground, supplyIn, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "input-protection",
  names: { en: "Input protection to 15 V", ko: "입력 보호, 15 V 이하" },
  summary: {
    en: "Resettable fuse, surge suppressor and a P-channel MOSFET against reversed polarity.",
    ko: "자동 복구 퓨즈, 서지 억제기, 역극성 보호용 P채널 MOSFET으로 구성됩니다.",
  },
  category: "protection",
  sources: [
    {
      id: "fet",
      kind: "datasheet",
      title: "Alpha & Omega Semiconductor AO3401A",
      locator: "VDS −30 V, VGS ±12 V, RDS(on) below 60 mΩ at −4.5 V",
    },
    {
      id: "tvs",
      kind: "datasheet",
      title: "Littelfuse SMBJ series",
      locator: "SMBJ15A: stand-off 15 V, clamping 24.4 V",
    },
    { id: "fuse", kind: "datasheet", title: "Bourns MF-MSMF110/16", locator: "hold current 1.1 A, 16 V" },
    { id: "z", kind: "datasheet", title: "Diodes Incorporated BZT52C10", locator: "10 V: keeps VGS below 12 V" },
    { id: "p", kind: "formula", title: "P = I² · RDS(on)", locator: "loss of a switched-on MOSFET" },
  ],
  ports: [
    supplyIn("VIN", [4.5, 12, 15], "tvs", { ...draws(1.1), absoluteMax: { min: -15, max: 16 } }),
    supplyOut("VOUT", [4.4, 12, 15], "tvs", {
      ...delivers(1.1),
      facts: { origin: { ports: ["VIN"], kind: "passed", drop: { min: 0, max: 0.1 } } },
    }),
    ground(),
  ],
  parameters: [
    given("I", ["Current", "전류"], "A", "1 A", { min: 0, max: 1.1, source: "fuse" }),
    fixed("RON", ["On-resistance", "온 저항"], "Ω", "60 mΩ", "fet"),
    computed("P", ["Loss of the MOSFET", "MOSFET 손실"], "W", "I * I * RON", "p", { max: 0.5 }),
  ],
  parts: [
    pair("F1", "fuse", "VIN VF", {
      mpn: "MF-MSMF110/16-2",
      manufacturer: "Bourns",
      value: "1.1 A",
      footprint: "Fuse_1812_4532Metric",
      source: "fuse",
    }),
    pair("D1", "diode", "VF GND", { mpn: "SMBJ15A", manufacturer: "Littelfuse", footprint: "D_SMB", source: "tvs" }),
    part(
      "Q1",
      { mpn: "AO3401A", manufacturer: "Alpha & Omega Semiconductor", footprint: "SOT-23", source: "fet" },
      "1 G pas G; 2 S pas VOUT; 3 D pas VF",
      "p-mosfet",
    ),
    pair("D2", "diode", "VOUT G", {
      mpn: "BZT52C10-7-F",
      manufacturer: "Diodes Incorporated",
      value: "BZT52C10",
      footprint: "D_SOD-123",
      source: "z",
    }),
    resistor("R1", "10k", "G GND", "z"),
  ],
  layout: {
    size: [18.2, 9],
    anchor: "Q1",
    widths: { "VIN VF VOUT": 1 },
    places: { F1: [3.4, 2.6], D1: [8.9, 5, 270], Q1: [13.3, 3, 180], D2: [16.6, 4.2, 270], R1: [13.2, 6.4, 180] },
  },
});
