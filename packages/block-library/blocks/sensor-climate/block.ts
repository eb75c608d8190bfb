import { defineBlock } from "../../src/definition/block-definition.ts";
import { i2c, share } from "../../src/definition/facts.ts";
import { given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const I2C = i2c(share(0.8), share(0.2), share(0.2), { address: 0x76, fastest: 3_400_000 });

export const block = defineBlock({
  key: "sensor-climate",
  names: { en: "Sensor of pressure, humidity and temperature", ko: "기압·습도·온도 센서" },
  summary: { en: "BME280 at I²C address 0x76, with pull-ups.", ko: "I²C 주소 0x76의 BME280과 풀업 저항입니다." },
  category: "sensing",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Bosch Sensortec BME280, BST-BME280-DS002",
      locator:
        "table 1: VDD 1.71 V to 3.6 V; section 6.2: SDO to ground is 0x76, CSB to VDDIO selects I²C; section 7: 100 nF at each supply; levels of inputs and outputs: electrical characteristics",
    },
    { id: "i2c", kind: "standard", title: "NXP UM10204", locator: "section 7.1: pull-up resistors" },
  ],
  ports: [
    supplyIn("VDD", [1.71, 3.3, 3.6], "ds", {
      ...draws(0.001),
      facts: { decoupling: 1e-7 },
      absoluteMax: { max: 4.25 },
    }),
    signal("SDA", "I2C", "bidirectional", [0, 3.6], "ds", { supply: "VDD", facts: I2C }),
    signal("SCL", "I2C", "in", [0, 3.6], "ds", { side: "right", supply: "VDD", facts: I2C }),
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
        mpn: "BME280",
        manufacturer: "Bosch Sensortec",
        footprint: "Bosch_LGA-8_2.5x2.5mm_P0.65mm_ClockwisePinNumbering",
        source: "ds",
      },
      "1 GND pwr GND; 2 CSB in VDD; 3 SDI io SDA; 4 SCK in SCL; 5 SDO io GND; 6 VDDIO pwr VDD; 7 GND pwr GND; 8 VDD pwr VDD",
    ),
    capacitor("C1", "100n", "VDD GND", "ds"),
    capacitor("C2", "100n", "VDD GND", "ds"),
    resistor("R1", "4.7k", "VDD SDA", "i2c"),
    resistor("R2", "4.7k", "VDD SCL", "i2c"),
  ],
  layout: {
    size: [10, 7.4],
    anchor: "U1",
    places: { C1: [1.6, 4.2, 90], U1: [4.4, 4], C2: [4.6, 6.5, 180], R1: [4.6, 1.1], R2: [8.3, 3, 90] },
  },
});
