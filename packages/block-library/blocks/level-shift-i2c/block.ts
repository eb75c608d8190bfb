import { defineBlock } from "../../src/definition/block-definition.ts";
import { i2c, share, volts } from "../../src/definition/facts.ts";
import { capacitor, part } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

/** Inputs within 0.15 V of ground and some tenths of a volt of their supply; 10 kΩ inside on both sides. */
const lineOf = (passesTo: string, below: number) =>
  i2c(share(1, -below), volts(0.15), volts(0.4), { passesTo, pull: { to: "up", ohms: 10_000 }, fastest: 1_000_000 });

/** 0.4 V from 2.3 V on, 0.2 V at 1.8 V: the smaller holds for the whole range of side A. */
const BELOW_A = 0.2;
const BELOW_B = 0.4;

export const block = defineBlock({
  key: "level-shift-i2c",
  names: { en: "Level shifter for I²C", ko: "I²C 레벨 변환기" },
  summary: {
    en: "TXS0102 joins a bus at 1.65 V to 3.6 V with one at 2.3 V to 5.5 V; it finds the direction, and has its pull-ups inside.",
    ko: "1.65 V~3.6 V 버스와 2.3 V~5.5 V 버스를 잇는 TXS0102. 방향을 스스로 찾고 풀업이 내장되어 있습니다.",
  },
  category: "level",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Texas Instruments TXS0102, SCES640",
      locator:
        "recommended operating conditions: VCCA 1.65 V to 3.6 V, VCCB 2.3 V to 5.5 V, VCCA at most VCCB, VIH VCC − 0.4 V, at side A below 2.3 V VCCA − 0.2 V, VIL 0.15 V; absolute maximum 4.6 V and 6.5 V; description: pull-ups of 10 kΩ, open drains up to 2 Mbit/s; OE belongs to VCCA, high is on; 0.1 µF at both supplies. Compared with the published specifications (SCES640, SCES854): supplies, levels, absolute maxima, pull-ups, rate; all pins with KiCad's symbol; VOL and current not yet",
    },
  ],
  ports: [
    supplyIn("VA", [1.65, 1.8, 3.6], "ds", { ...draws(0.002), facts: { decoupling: 1e-7 }, absoluteMax: { max: 4.6 } }),
    signal("SDA_A", "I2C", "bidirectional", [0, 3.6], "ds", {
      supply: "VA",
      side: "left",
      facts: { role: "SDA", ...lineOf("SDA_B", BELOW_A) },
    }),
    signal("SCL_A", "I2C", "bidirectional", [0, 3.6], "ds", {
      supply: "VA",
      side: "left",
      facts: { role: "SCL", ...lineOf("SCL_B", BELOW_A) },
    }),
    supplyIn("VB", [2.3, 3.3, 5.5], "ds", {
      ...draws(0.002),
      facts: { decoupling: 1e-7 },
      absoluteMax: { max: 6.5 },
      side: "right",
    }),
    signal("SDA_B", "I2C", "bidirectional", [0, 5.5], "ds", {
      supply: "VB",
      facts: { role: "SDA", ...lineOf("SDA_A", BELOW_B) },
    }),
    signal("SCL_B", "I2C", "bidirectional", [0, 5.5], "ds", {
      supply: "VB",
      facts: { role: "SCL", ...lineOf("SCL_A", BELOW_B) },
    }),
    ground(),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "TXS0102DCUR",
        manufacturer: "Texas Instruments",
        value: "TXS0102",
        footprint: "VSSOP-8_2.3x2mm_P0.5mm",
        source: "ds",
      },
      "1 B2 io SDA_B; 2 GND pwr GND; 3 VCCA pwr VA; 4 A2 io SDA_A; 5 A1 io SCL_A; 6 OE in VA; 7 VCCB pwr VB; 8 B1 io SCL_B",
    ),
    capacitor("C1", "100n", "VA GND", "ds"),
    capacitor("C2", "100n", "VB GND", "ds"),
  ],
  layout: {
    size: [9, 8],
    anchor: "U1",
    isFine: true,
    widths: { "VA VB": 0.2 },
    places: { U1: [4.5, 4, 270], C1: [2, 5.4, 270], C2: [7, 2.8, 270] },
  },
});
