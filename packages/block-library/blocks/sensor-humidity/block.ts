import { defineBlock } from "../../src/definition/block-definition.ts";
import { standardI2c } from "../../src/definition/facts.ts";
import { given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const I2C = standardI2c({ address: 0x44, fastest: 1_000_000 });

export const block = defineBlock({
  key: "sensor-humidity",
  names: { en: "Sensor of humidity and temperature", ko: "습도·온도 센서" },
  summary: { en: "SHT40 at I²C address 0x44, with pull-ups.", ko: "I²C 주소 0x44의 SHT40과 풀업 저항입니다." },
  category: "sensing",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Sensirion SHT4x",
      locator:
        "electrical specifications: VDD 1.08 V to 3.6 V, 0.5 mA while measuring, VIH 0.7 · VDD, VIL 0.3 · VDD; SHT40-AD1B answers at 0x44; pin assignment: 100 nF between VDD and VSS, pull-ups of 10 kΩ; compared with the datasheet: supply and address; all pins with KiCad's symbol; the other figures not yet",
    },
    { id: "i2c", kind: "standard", title: "NXP UM10204", locator: "section 7.1: pull-up resistors" },
  ],
  ports: [
    supplyIn("VDD", [1.08, 3.3, 3.6], "ds", { ...draws(0.0005), facts: { decoupling: 1e-7 } }),
    signal("SDA", "I2C", "bidirectional", [0, 3.6], "ds", { supply: "VDD", facts: I2C }),
    signal("SCL", "I2C", "in", [0, 3.6], "ds", { side: "right", supply: "VDD", facts: I2C }),
    ground(),
  ],
  parameters: [
    given("R", ["Pull-up", "풀업 저항"], "Ω", "10 kΩ", {
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
        mpn: "SHT40-AD1B-R3",
        manufacturer: "Sensirion",
        value: "SHT40",
        footprint: "Sensirion_DFN-4_1.5x1.5mm_P0.8mm_SHT4x_NoCentralPad",
        source: "ds",
      },
      "1 SDA io SDA; 2 SCL in SCL; 3 VDD pwr VDD; 4 VSS pwr GND",
    ),
    capacitor("C1", "100n", "VDD GND", "ds"),
    resistor("R1", "10k", "VDD SDA", "i2c"),
    resistor("R2", "10k", "VDD SCL", "i2c"),
  ],
  layout: {
    size: [8.4, 7],
    anchor: "U1",
    places: { U1: [4.2, 3.6, 180], C1: [1.9, 3.4, 270], R1: [4.6, 5.8], R2: [5, 1.2] },
  },
});
