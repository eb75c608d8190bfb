import { defineBlock } from "../../src/definition/block-definition.ts";
import { standardI2c } from "../../src/definition/facts.ts";
import { given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const I2C = standardI2c({ address: 0x50, capacitance: 1e-11 });

export const block = defineBlock({
  key: "eeprom-i2c",
  names: { en: "EEPROM 256 kbit with I²C", ko: "I²C 직렬 EEPROM 256 kbit" },
  summary: {
    en: "24LC256 at address 0x50, with pull-ups; writing is enabled.",
    ko: "주소 0x50의 24LC256과 풀업 저항. 쓰기가 허용되어 있습니다.",
  },
  category: "memory",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Microchip 24AA256/24LC256/24FC256, DS20001203",
      locator:
        "DC characteristics: 2.5 V to 5.5 V; section 5: control byte; WP to ground: writing enabled; levels of inputs and outputs: DC characteristics",
    },
    { id: "i2c", kind: "standard", title: "NXP UM10204", locator: "section 7.1: pull-up resistors" },
  ],
  ports: [
    supplyIn("VCC", [2.5, 3.3, 5.5], "ds", { ...draws(0.003), absoluteMax: { max: 6.5 }, side: "top" }),
    signal("SDA", "I2C", "bidirectional", [0, 5.5], "ds", { supply: "VCC", facts: I2C }),
    signal("SCL", "I2C", "in", [0, 5.5], "ds", { side: "right", supply: "VCC", facts: I2C }),
    ground(),
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
      "U1",
      {
        mpn: "24LC256-I/SN",
        manufacturer: "Microchip",
        value: "24LC256",
        footprint: "SOIC-8_3.9x4.9mm_P1.27mm",
        source: "ds",
      },
      "1 A0 in GND; 2 A1 in GND; 3 A2 in GND; 4 GND pwr GND; 5 SDA io SDA; 6 SCL in SCL; 7 WP in GND; 8 VCC pwr VCC",
    ),
    capacitor("C1", "100n", "VCC GND", "ds"),
    resistor("R1", "4.7k", "VCC SDA", "i2c"),
    resistor("R2", "4.7k", "VCC SCL", "i2c"),
  ],
  layout: {
    size: [12, 8.6],
    anchor: "U1",
    places: { U1: [4.2, 5.2], C1: [6.8, 1.4], R2: [8.8, 4.4, 270], R1: [10.7, 4.8, 270] },
  },
});
