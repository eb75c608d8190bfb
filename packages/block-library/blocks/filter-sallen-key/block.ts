import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "filter-sallen-key",
  names: { en: "Active low-pass filter, second order", ko: "2차 능동 저역 통과 필터" },
  summary: {
    en: "Sallen-Key with unity gain on MCP6002: 1 kHz, and a buffered middle of the supply.",
    ko: "MCP6002의 단위 이득 살렌-키 필터(1 kHz)와 전원 중간 전압 버퍼입니다.",
  },
  category: "analogue",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Microchip MCP6001/1R/1U/2/4, DS20001733",
      locator: "DC characteristics: 1.8 V to 6 V; 0.01 µF to 0.1 µF within 2 mm",
    },
    {
      id: "f",
      kind: "formula",
      title: "f0 = 1 / (2π · √(R1 · R2 · C1 · C2))",
      locator: "Sallen-Key low-pass with unity gain",
    },
    {
      id: "q",
      kind: "formula",
      title: "Q = √(R1 · R2 · C1 · C2) / (C2 · (R1 + R2))",
      locator: "Sallen-Key low-pass with unity gain",
    },
  ],
  ports: [
    supplyIn("VCC", [1.8, 3.3, 6], "ds", { ...draws(0.001), absoluteMax: { max: 7 } }),
    signal("IN", "ANALOG", "in", [0, 6], "ds", { supply: "VCC" }),
    signal("OUT", "ANALOG", "out", [0, 6], "ds", { supply: "VCC", side: "top" }),
    signal("VMID", "ANALOG", "out", [0.9, 3], "ds", { supply: "VCC", required: false }),
    ground(),
  ],
  parameters: [
    given("R1", ["First resistor", "첫째 저항"], "Ω", "11 kΩ", {
      min: 100,
      max: 1e6,
      tolerance: 0.01,
      source: "f",
      targets: values("R1"),
    }),
    given("R2", ["Second resistor", "둘째 저항"], "Ω", "11 kΩ", {
      min: 100,
      max: 1e6,
      tolerance: 0.01,
      source: "f",
      targets: values("R2"),
    }),
    given("C1", ["Capacitor to the output", "출력 쪽 커패시터"], "F", "22 nF", {
      min: 1e-11,
      max: 1e-6,
      tolerance: 0.1,
      source: "f",
      targets: values("C1"),
    }),
    given("C2", ["Capacitor to ground", "접지 쪽 커패시터"], "F", "10 nF", {
      min: 1e-11,
      max: 1e-6,
      tolerance: 0.1,
      source: "f",
      targets: values("C2"),
    }),
    computed("f0", ["Cut-off frequency", "차단 주파수"], "Hz", "1 / (6.283185307 * sqrt(R1 * R2 * C1 * C2))", "f"),
    computed("Q", ["Quality", "품질 계수"], "", "sqrt(R1 * R2 * C1 * C2) / (C2 * (R1 + R2))", "q"),
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
      "1 OUT1 out OUT; 2 IN1- in OUT; 3 IN1+ in B; 4 V- pwr GND; 5 IN2+ in HALF; 6 IN2- in VMID; 7 OUT2 out VMID; 8 V+ pwr VCC",
    ),
    resistor("R1", "11k", "IN A", "f"),
    resistor("R2", "11k", "A B", "f"),
    capacitor("C1", "22n", "A OUT", "f"),
    capacitor("C2", "10n", "B GND", "f"),
    resistor("R3", "10k", "VCC HALF", "ds"),
    resistor("R4", "10k", "HALF GND", "ds"),
    capacitor("C3", "100n", "VCC GND", "ds"),
    capacitor("C4", "1u", "HALF GND", "ds"),
  ],
  layout: {
    size: [19, 10],
    anchor: "U1",
    places: {
      U1: [10.2, 5.5],
      R1: [1.6, 6.2],
      R2: [4.6, 6.2],
      C1: [4.6, 4.2],
      C2: [4.6, 8.1, 180],
      C3: [12.4, 1.6],
      R3: [15.6, 4.2, 270],
      R4: [15.6, 7.4, 270],
      C4: [17.4, 7.4, 270],
    },
  },
});
