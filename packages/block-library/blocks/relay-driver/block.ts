import { defineBlock } from "../../src/definition/block-definition.ts";
import { levels, volts } from "../../src/definition/facts.ts";
import { computed, fixed, given } from "../../src/definition/parameters.ts";
import { pair, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "relay-driver",
  names: { en: "Driver for a relay coil", ko: "릴레이 코일 구동기" },
  summary: {
    en: "AO3400A with free-wheeling diode and gate resistors, for coils up to 24 V.",
    ko: "AO3400A와 환류 다이오드, 게이트 저항. 24 V 이하 코일용입니다.",
  },
  category: "driver",
  sources: [
    {
      id: "fet",
      kind: "datasheet",
      title: "Alpha & Omega Semiconductor AO3400A",
      locator: "VDS 30 V; RDS(on) below 48 mΩ at VGS 2.5 V; threshold at least 0.65 V",
    },
    { id: "d", kind: "datasheet", title: "onsemi MBRA140", locator: "40 V, 1 A" },
    { id: "p", kind: "formula", title: "P = I² · RDS(on)", locator: "loss of a switched-on MOSFET" },
  ],
  ports: [
    supplyIn("VCOIL", [3, 12, 24], "fet", draws(0.5)),
    signal("IN", "DIGITAL", "in", [0, 5.5], "fet", { facts: levels(volts(2.5), volts(0.65)) }),
    signal("COILN", "SWITCHED", "out", [0, 24], "fet"),
    ground(),
  ],
  parameters: [
    given("I", ["Coil current", "코일 전류"], "A", "100 mA", { min: 0, max: 0.5 }),
    fixed("RON", ["On-resistance", "온 저항"], "Ω", "48 mΩ", "fet"),
    computed("P", ["Loss of the MOSFET", "MOSFET 손실"], "W", "I * I * RON", "p", { max: 0.3 }),
  ],
  parts: [
    part(
      "Q1",
      { mpn: "AO3400A", manufacturer: "Alpha & Omega Semiconductor", footprint: "SOT-23", source: "fet" },
      "1 G pas G; 2 S pas GND; 3 D pas COILN",
      "n-mosfet",
    ),
    resistor("R1", "100", "IN G", "fet"),
    resistor("R2", "100k", "G GND", "fet"),
    pair("D1", "diode", "VCOIL COILN", {
      mpn: "MBRA140T3G",
      manufacturer: "onsemi",
      value: "MBRA140",
      footprint: "D_SMA",
      source: "d",
    }),
  ],
  layout: {
    size: [11, 8],
    anchor: "Q1",
    widths: { "VCOIL COILN": 0.8 },
    places: { R1: [2.2, 4.7], R2: [2.2, 6.6, 180], Q1: [6, 5.7], D1: [6.6, 2] },
  },
});
