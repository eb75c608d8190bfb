import { defineBlock } from "../../src/definition/block-definition.ts";
import { standardI2c } from "../../src/definition/facts.ts";
import { given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const I2C = standardI2c({ address: 0x68, capacitance: 1e-11 });

export const block = defineBlock({
  key: "rtc",
  names: { en: "Real-time clock with battery input", ko: "배터리 입력 실시간 시계" },
  summary: {
    en: "DS3231 at address 0x68, with pull-ups; its crystal is inside.",
    ko: "주소 0x68의 DS3231과 풀업 저항. 크리스털이 내장되어 있습니다.",
  },
  category: "clock",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Analog Devices DS3231, 19-5170",
      locator:
        "Recommended operating conditions: VCC 2.3 V to 5.5 V, VBAT 2.3 V to 5.5 V; pin description: NC to ground; address 0x68; levels of inputs and outputs: DC characteristics",
    },
    { id: "i2c", kind: "standard", title: "NXP UM10204", locator: "section 7.1: pull-up resistors" },
  ],
  ports: [
    supplyIn("VCC", [2.3, 3.3, 5.5], "ds", { ...draws(0.0003), absoluteMax: { max: 6 } }),
    supplyIn("VBAT", [2.3, 3, 5.5], "ds", {
      ...draws(0.000003),
      absoluteMax: { max: 6 },
      required: false,
      side: "right",
    }),
    signal("SDA", "I2C", "bidirectional", [0, 5.5], "ds", { supply: "VCC", facts: I2C }),
    signal("SCL", "I2C", "in", [0, 5.5], "ds", { side: "right", supply: "VCC", facts: I2C }),
    signal("INT", "DIGITAL", "out", [0, 5.5], "ds", { required: false, side: "left" }),
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
        mpn: "DS3231SN#",
        manufacturer: "Analog Devices",
        value: "DS3231",
        footprint: "SOIC-16W_7.5x10.3mm_P1.27mm",
        source: "ds",
      },
      "1 32KHZ oc -; 2 VCC pwr VCC; 3 INT/SQW oc INT; 4 RST uns -; 5 NC pas GND; 6 NC pas GND; 7 NC pas GND; 8 NC pas GND; 9 NC pas GND; 10 NC pas GND; 11 NC pas GND; 12 NC pas GND; 13 GND pwr GND; 14 VBAT pwr VBAT; 15 SDA io SDA; 16 SCL in SCL",
    ),
    capacitor("C1", "100n", "VCC GND", "ds"),
    capacitor("C2", "100n", "VBAT GND", "ds"),
    resistor("R1", "4.7k", "VCC SDA", "i2c"),
    resistor("R2", "4.7k", "VCC SCL", "i2c"),
  ],
  layout: {
    size: [17.4, 14],
    anchor: "U1",
    places: { U1: [8.4, 8.2], C1: [1.6, 6.4, 90], C2: [15.5, 6.8, 270], R1: [13.4, 1.5, 180], R2: [9.4, 1.4] },
  },
});
