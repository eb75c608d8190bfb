import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, levels, share, volts } from "../../src/definition/facts.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const INPUT = levels(volts(2), volts(0.8));

export const block = defineBlock({
  key: "rs485-3v3",
  names: { en: "RS-485 transceiver 3.3 V", ko: "RS-485 트랜시버 3.3 V" },
  summary: {
    en: "MAX3485 with termination and bias resistors, half duplex.",
    ko: "MAX3485와 종단, 바이어스 저항. 반이중 방식입니다.",
  },
  category: "interface",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Analog Devices MAX3483/MAX3485, 19-0333",
      locator:
        "Electrical characteristics: 3.0 V to 3.6 V; inputs A and B −7 V to 12 V; levels of inputs and outputs: DC characteristics",
    },
    {
      id: "bus",
      kind: "standard",
      title: "TIA/EIA-485-A",
      locator: "termination of 120 Ω at both ends; a receiver needs 200 mV",
    },
    {
      id: "idle",
      kind: "formula",
      title: "V = VCC · RT / (2 · RB + RT)",
      locator: "idle level, RT two terminations in parallel",
    },
  ],
  ports: [
    supplyIn("VCC", [3, 3.3, 3.6], "ds", { ...draws(0.1), absoluteMax: { max: 7 } }),
    signal("DI", "RS485", "in", [0, 3.6], "ds", { supply: "VCC", facts: INPUT }),
    signal("DE", "RS485", "in", [0, 3.6], "ds", { supply: "VCC", facts: INPUT }),
    signal("RE", "RS485", "in", [0, 3.6], "ds", { supply: "VCC", facts: INPUT }),
    signal("RO", "RS485", "out", [0, 3.6], "ds", {
      supply: "VCC",
      side: "left",
      facts: gives(share(1, -0.4), volts(0.4), 0.0015),
    }),
    signal("A", "RS485", "bidirectional", [-7, 12], "ds"),
    signal("B", "RS485", "bidirectional", [-7, 12], "ds"),
    ground(),
  ],
  parameters: [
    fixed("RB", ["Bias resistor", "바이어스 저항"], "Ω", "390 Ω", "idle", {
      tolerance: 0.01,
      targets: values("R2 R3"),
    }),
    fixed("RT1", ["Termination", "종단 저항"], "Ω", "120 Ω", "bus", { tolerance: 0.01, targets: values("R1") }),
    given("VCC", ["Supply", "전원"], "V", "3.3 V", { min: 3, max: 3.6, tolerance: 0.05, source: "ds" }),
    computed("V", ["Idle level", "유휴 전압차"], "V", "VCC * (RT1 / 2) / (2 * RB + RT1 / 2)", "idle", { min: 0.2 }),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "MAX3485ESA+",
        manufacturer: "Analog Devices",
        value: "MAX3485",
        footprint: "SOIC-8_3.9x4.9mm_P1.27mm",
        source: "ds",
      },
      "1 RO out RO; 2 RE in RE; 3 DE in DE; 4 DI in DI; 5 GND pwr GND; 6 A io A; 7 B io B; 8 VCC pwr VCC",
    ),
    capacitor("C1", "100n", "VCC GND", "ds"),
    resistor("R1", "120", "A B", "bus"),
    resistor("R2", "390", "VCC A", "idle"),
    resistor("R3", "390", "B GND", "idle"),
  ],
  layout: {
    size: [13, 10.4],
    anchor: "U1",
    widths: { VCC: 0.4 },
    places: { U1: [5, 5.4], C1: [7.6, 1.5], R3: [10.2, 2.4, 90], R1: [10.2, 5.4, 90], R2: [10.2, 8.4, 90] },
  },
});
