import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { ground, signal } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "crystal-12mhz",
  names: { en: "Crystal 12 MHz", ko: "크리스털 12 MHz" },
  summary: {
    en: "Crystal with load capacitors and a series resistor, as the RP2040 needs it.",
    ko: "RP2040에 맞는 크리스털, 부하 커패시터, 직렬 저항입니다.",
  },
  category: "clock",
  sources: [
    { id: "x", kind: "datasheet", title: "Abracon ABM8-272-T3", locator: "12 MHz, CL 10 pF, ESR at most 50 Ω" },
    {
      id: "guide",
      kind: "datasheet",
      title: "Raspberry Pi, Hardware design with RP2040",
      locator: "section 2.3: 15 pF, 1 kΩ in series with XOUT",
    },
    { id: "c", kind: "formula", title: "C = 2 · (CL − CS)", locator: "load capacitors of a crystal" },
  ],
  ports: [
    signal("XIN", "CLOCK", "out", [0, 3.3], "guide", { facts: { drive: "passive", clock: { nominal: 12_000_000 } } }),
    signal("XOUT", "CLOCK", "in", [0, 3.3], "guide", { facts: { drive: "passive", clock: { nominal: 12_000_000 } } }),
    ground(),
  ],
  parameters: [
    fixed("CL", ["Load capacitance", "부하 정전 용량"], "F", "10 pF", "x"),
    given("CS", ["Stray capacitance", "표유 정전 용량"], "F", "3 pF", { min: 0, max: 1e-11 }),
    computed("C", ["Capacitors", "커패시터"], "F", "2 * (CL - CS)", "c", {
      series: "E12",
      tolerance: 0.05,
      targets: values("C1 C2"),
    }),
    fixed("R", ["Series resistor", "직렬 저항"], "Ω", "1 kΩ", "guide", { tolerance: 0.01, targets: values("R1") }),
  ],
  parts: [
    part(
      "Y1",
      {
        mpn: "ABM8-272-T3",
        manufacturer: "Abracon",
        value: "12 MHz",
        footprint: "Crystal_SMD_3225-4Pin_3.2x2.5mm",
        source: "x",
      },
      "1 X1 pas XIN; 2 GND pas GND; 3 X2 pas X2; 4 GND pas GND",
      "crystal",
    ),
    capacitor("C1", "15p", "XIN GND", "c"),
    capacitor("C2", "15p", "X2 GND", "c"),
    resistor("R1", "1k", "XOUT X2", "guide"),
  ],
  layout: {
    size: [9.4, 6.8],
    anchor: "Y1",
    places: { Y1: [4.7, 3.4], C1: [1.8, 5.1, 270], C2: [7.6, 1.7, 90], R1: [7.6, 5, 90] },
  },
});
