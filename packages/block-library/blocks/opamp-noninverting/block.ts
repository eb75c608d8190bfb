import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "opamp-noninverting",
  names: { en: "Non-inverting amplifier", ko: "비반전 증폭기" },
  summary: {
    en: "MCP6002 with gain 11; the second half follows an input of its own.",
    ko: "이득 11의 MCP6002. 나머지 한 채널은 별도 입력의 버퍼입니다.",
  },
  category: "analogue",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Microchip MCP6001/1R/1U/2/4, DS20001733",
      locator: "DC and AC characteristics: 1.8 V to 6 V, gain-bandwidth product 1 MHz; 0.01 µF to 0.1 µF within 2 mm",
    },
    { id: "g", kind: "formula", title: "G = 1 + R2 / R1", locator: "non-inverting amplifier" },
    { id: "bw", kind: "formula", title: "BW = GBW / G", locator: "bandwidth of a compensated amplifier" },
  ],
  ports: [
    supplyIn("VCC", [1.8, 3.3, 6], "ds", { ...draws(0.001), absoluteMax: { max: 7 } }),
    signal("IN", "ANALOG", "in", [0, 6], "ds", { supply: "VCC" }),
    signal("OUT", "ANALOG", "out", [0, 6], "ds", { supply: "VCC", side: "left" }),
    signal("IN2", "ANALOG", "in", [0, 6], "ds", { supply: "VCC", side: "right" }),
    signal("OUT2", "ANALOG", "out", [0, 6], "ds", { supply: "VCC", required: false }),
    ground(),
  ],
  parameters: [
    given("R1", ["Resistor to ground", "접지 저항"], "Ω", "10 kΩ", {
      min: 100,
      max: 1e6,
      tolerance: 0.01,
      source: "g",
      targets: values("R1"),
    }),
    given("R2", ["Feedback resistor", "궤환 저항"], "Ω", "100 kΩ", {
      min: 100,
      max: 1e7,
      tolerance: 0.01,
      source: "g",
      targets: values("R2"),
    }),
    computed("G", ["Gain", "이득"], "", "1 + R2 / R1", "g"),
    fixed("GBW", ["Gain-bandwidth product", "이득 대역폭 곱"], "Hz", "1 MHz", "ds"),
    computed("BW", ["Bandwidth", "대역폭"], "Hz", "GBW / G", "bw"),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "MCP6002-I/SN",
        manufacturer: "Microchip",
        value: "MCP6002",
        footprint: "SOIC-8_3.9x4.9mm_P1.27mm",
        source: "ds",
      },
      "1 OUT1 out OUT; 2 IN1- in FB; 3 IN1+ in IN; 4 V- pwr GND; 5 IN2+ in IN2; 6 IN2- in OUT2; 7 OUT2 out OUT2; 8 V+ pwr VCC",
    ),
    resistor("R1", "10k", "FB GND", "g"),
    resistor("R2", "100k", "OUT FB", "g"),
    capacitor("C1", "100n", "VCC GND", "ds"),
  ],
  layout: {
    size: [12.5, 9.5],
    anchor: "U1",
    places: { U1: [7.2, 5.6], C1: [9.6, 1.6], R2: [2.4, 3.2, 270], R1: [2.4, 6.4, 270] },
  },
});
