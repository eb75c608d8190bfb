import { defineBlock } from "../../src/definition/block-definition.ts";
import { given, values } from "../../src/definition/parameters.ts";
import { part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "conn-i2c-4p",
  names: { en: "I²C connector, four pins", ko: "4핀 I²C 커넥터" },
  summary: {
    en: "JST SH with the order ground, supply, SDA, SCL, and pull-ups.",
    ko: "접지, 전원, SDA, SCL 순서의 JST SH 커넥터와 풀업 저항입니다.",
  },
  category: "connector",
  sources: [
    { id: "jst", kind: "datasheet", title: "JST SH series", locator: "SM04B-SRSS-TB: 1 A, 50 V" },
    {
      id: "i2c",
      kind: "standard",
      title: "NXP UM10204",
      locator: "section 7.1: pull-up resistors; supply up to 5.5 V",
    },
  ],
  ports: [
    supplyIn("VCC", [1.8, 3.3, 5.5], "i2c", draws(1)),
    signal("SDA", "I2C", "bidirectional", [0, 5.5], "i2c", {
      supply: "VCC",
      side: "top",
      facts: { drive: "open-drain" },
    }),
    signal("SCL", "I2C", "bidirectional", [0, 5.5], "i2c", {
      supply: "VCC",
      side: "top",
      facts: { drive: "open-drain" },
    }),
    ground({ side: "top" }),
  ],
  parameters: [
    given("R", ["Pull-up", "풀업 저항"], "Ω", "4.7 kΩ", {
      min: 1000,
      max: 20000,
      tolerance: 0.01,
      source: "i2c",
      targets: values("R1 R2"),
    }),
  ],
  parts: [
    part(
      "J1",
      {
        mpn: "SM04B-SRSS-TB(LF)(SN)",
        manufacturer: "JST",
        value: "I²C",
        footprint: "JST_SH_SM04B-SRSS-TB_1x04-1MP_P1.00mm_Horizontal",
        source: "jst",
      },
      "1 GND pas GND; 2 VCC pas VCC; 3 SDA pas SDA; 4 SCL pas SCL; MP MP pas GND",
    ),
    resistor("R1", "4.7k", "VCC SDA", "i2c"),
    resistor("R2", "4.7k", "VCC SCL", "i2c"),
  ],
  layout: { size: [9, 9.9], anchor: "J1", places: { J1: [4.5, 6.5], R1: [5, 1.6, 270], R2: [6.6, 1.6, 270] } },
});
