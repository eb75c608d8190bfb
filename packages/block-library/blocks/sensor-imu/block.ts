import { defineBlock } from "../../src/definition/block-definition.ts";
import { i2c, share, volts } from "../../src/definition/facts.ts";
import { given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const I2C = i2c(share(0.7), share(0.3), volts(0.2), { address: 0x6a, sinks: 0.004 });

export const block = defineBlock({
  key: "sensor-imu",
  names: { en: "Sensor of acceleration and rotation", ko: "가속도·각속도 센서" },
  summary: {
    en: "LSM6DSL at I²C address 0x6A, with both interrupts and pull-ups.",
    ko: "I²C 주소 0x6A의 LSM6DSL. 인터럽트 두 개와 풀업 저항이 있습니다.",
  },
  category: "sensing",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "STMicroelectronics LSM6DSL, DocID028475",
      locator:
        "table 3: VDD 1.71 V to 3.6 V; table 11: SA0 to ground is 0x6A; application hints: 100 nF at VDD and VDDIO, CS to VDDIO, SDX and SCX to ground; SDO/SA0 to ground is 0x6A; levels of inputs and outputs: DC characteristics",
    },
    { id: "i2c", kind: "standard", title: "NXP UM10204", locator: "section 7.1: pull-up resistors" },
  ],
  ports: [
    supplyIn("VDD", [1.71, 3.3, 3.6], "ds", { ...draws(0.002), absoluteMax: { max: 4.8 } }),
    signal("SDA", "I2C", "bidirectional", [0, 3.6], "ds", { side: "top", supply: "VDD", facts: I2C }),
    signal("SCL", "I2C", "in", [0, 3.6], "ds", { side: "top", supply: "VDD", facts: I2C }),
    signal("INT1", "DIGITAL", "out", [0, 3.6], "ds", { required: false, side: "left" }),
    signal("INT2", "DIGITAL", "out", [0, 3.6], "ds", { required: false }),
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
        mpn: "LSM6DSL",
        manufacturer: "STMicroelectronics",
        footprint: "LGA-14_3x2.5mm_P0.5mm_LayoutBorder3x4y",
        source: "ds",
      },
      "1 SDO/SA0 io GND; 2 SDX io GND; 3 SCX in GND; 4 INT1 out INT1; 5 VDDIO pwr VDD; 6 GND pwr GND; 7 GND pwr GND; 8 VDD pwr VDD; 9 INT2 out INT2; 10 NC nc -; 11 NC nc -; 12 CS in VDD; 13 SCL in SCL; 14 SDA io SDA",
    ),
    capacitor("C1", "100n", "VDD GND", "ds"),
    capacitor("C2", "100n", "VDD GND", "ds"),
    resistor("R1", "4.7k", "VDD SDA", "i2c"),
    resistor("R2", "4.7k", "VDD SCL", "i2c"),
  ],
  layout: {
    size: [11, 9],
    anchor: "U1",
    isFine: true,
    places: { U1: [5.5, 4.9], C1: [4, 7.9, 180], C2: [7.4, 7.7], R1: [2.8, 2, 270], R2: [8.2, 2, 270] },
  },
});
