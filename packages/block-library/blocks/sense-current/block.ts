import { defineBlock } from "../../src/definition/block-definition.ts";
import { standardI2c } from "../../src/definition/facts.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, pair, part } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const I2C = standardI2c({ address: 0x40, capacitance: 3e-12 });

export const block = defineBlock({
  key: "sense-current",
  names: { en: "Current and voltage monitor", ko: "전류·전압 모니터" },
  summary: {
    en: "INA219 with a shunt of 0.1 Ω: 3.2 A at up to 26 V, by I²C.",
    ko: "INA219와 0.1 Ω 션트. 26 V 이하에서 3.2 A까지 I²C로 측정합니다.",
  },
  category: "sensing",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Texas Instruments INA219, SBOS448",
      locator:
        "Recommended operating conditions: VS 3 V to 5.5 V; bus 0 V to 26 V; shunt ±320 mV; table 1: addresses; A0 and A1 to ground are 0x40; levels of inputs and outputs: DC characteristics",
    },
    { id: "r", kind: "formula", title: "Imax = 0.32 V / RSH", locator: "full scale of the shunt" },
    { id: "p", kind: "formula", title: "P = I² · RSH", locator: "loss of the shunt" },
    { id: "sh", kind: "datasheet", title: "Yageo PE2512FKE070R1L", locator: "0.1 Ω ±1 %, 2 W" },
  ],
  ports: [
    supplyIn("VS", [3, 3.3, 5.5], "ds", { ...draws(0.001), absoluteMax: { max: 6 } }),
    signal("SDA", "I2C", "bidirectional", [0, 5.5], "ds", { side: "left", supply: "VS", facts: I2C }),
    signal("SCL", "I2C", "in", [0, 5.5], "ds", { supply: "VS", facts: I2C }),
    signal("INP", "ANALOG", "passive", [0, 26], "ds", { ioType: "POWER" }),
    signal("INN", "ANALOG", "passive", [0, 26], "ds", {
      ioType: "POWER",
      facts: { origin: { ports: ["INP"], kind: "passed", drop: { min: 0, max: 0.32 } } },
    }),
    ground(),
  ],
  parameters: [
    given("RSH", ["Shunt", "션트"], "Ω", "0.1 Ω", {
      min: 0.001,
      max: 1,
      tolerance: 0.01,
      source: "sh",
      targets: values("R1"),
    }),
    fixed("VFS", ["Full scale", "최대 눈금"], "V", "320 mV", "ds"),
    computed("Imax", ["Largest current", "최대 전류"], "A", "VFS / RSH", "r"),
    computed("P", ["Loss at full scale", "최대 손실"], "W", "Imax * Imax * RSH", "p", { max: 2 }),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "INA219AIDR",
        manufacturer: "Texas Instruments",
        value: "INA219",
        footprint: "SOIC-8_3.9x4.9mm_P1.27mm",
        source: "ds",
      },
      "1 A1 in GND; 2 A0 in GND; 3 SDA io SDA; 4 SCL in SCL; 5 VS pwr VS; 6 GND pwr GND; 7 IN- in INN; 8 IN+ in INP",
    ),
    pair("R1", "resistor", "INP INN", {
      mpn: "PE2512FKE070R1L",
      manufacturer: "Yageo",
      value: "0.1",
      footprint: "R_2512_6332Metric",
      source: "sh",
      option: "1 %, 2 W, 2512",
    }),
    capacitor("C1", "100n", "VS GND", "ds"),
  ],
  layout: {
    size: [17, 10.5],
    anchor: "U1",
    widths: { "INP INN": 0.25 },
    places: { U1: [5, 5], R1: [13.2, 5.2, 270], C1: [8, 9] },
  },
});
