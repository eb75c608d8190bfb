import { defineBlock } from "../../src/definition/block-definition.ts";
import { standardI2c } from "../../src/definition/facts.ts";
import { computed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const I2C = standardI2c({ address: 0x48 });

export const block = defineBlock({
  key: "adc-16bit",
  names: { en: "Analog-digital converter, 16 bits, four channels", ko: "16비트 4채널 아날로그-디지털 변환기" },
  summary: {
    en: "ADS1115 at address 0x48, with pull-ups on I²C and ALERT.",
    ko: "주소 0x48의 ADS1115. I²C와 ALERT에 풀업 저항이 있습니다.",
  },
  category: "sensing",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Texas Instruments ADS1115, SBAS444",
      locator:
        "Recommended operating conditions: VDD 2 V to 5.5 V; table 4: ADDR to ground is 0x48; 0.1 µF at VDD; ADDR to ground is 0x48; levels of inputs and outputs: DC characteristics",
    },
    { id: "lsb", kind: "formula", title: "LSB = FSR / 2^15", locator: "resolution of a converter" },
    { id: "i2c", kind: "standard", title: "NXP UM10204", locator: "section 7.1: pull-up resistors" },
  ],
  ports: [
    supplyIn("VDD", [2, 3.3, 5.5], "ds", { ...draws(0.0003), absoluteMax: { max: 7 } }),
    signal("SDA", "I2C", "bidirectional", [0, 5.5], "ds", { side: "right", supply: "VDD", facts: I2C }),
    signal("SCL", "I2C", "in", [0, 5.5], "ds", { side: "right", supply: "VDD", facts: I2C }),
    signal("ALERT", "DIGITAL", "out", [0, 5.5], "ds", { required: false, side: "top" }),
    ...[0, 1, 2, 3].map((n) => signal(`AIN${n}`, "ANALOG", "in", [0, 5.5], "ds", { required: false })),
    ground(),
  ],
  parameters: [
    given("FSR", ["Range", "측정 범위"], "V", "4.096 V", {
      searchType: "OPTION_RANGE",
      viewType: "SELECT",
      options: ["6.144 V", "4.096 V", "2.048 V", "1.024 V", "0.512 V", "0.256 V"],
      source: "ds",
    }),
    computed("LSB", ["Resolution", "분해능"], "V", "FSR / 32768", "lsb"),
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
        mpn: "ADS1115IDGSR",
        manufacturer: "Texas Instruments",
        value: "ADS1115",
        footprint: "VSSOP-10_3x3mm_P0.5mm",
        source: "ds",
      },
      "1 ADDR in GND; 2 ALERT/RDY oc ALERT; 3 GND pwr GND; 4 AIN0 in AIN0; 5 AIN1 in AIN1; 6 AIN2 in AIN2; 7 AIN3 in AIN3; 8 VDD pwr VDD; 9 SDA io SDA; 10 SCL in SCL",
    ),
    capacitor("C1", "100n", "VDD GND", "ds"),
    resistor("R1", "4.7k", "VDD SDA", "i2c"),
    resistor("R2", "4.7k", "VDD SCL", "i2c"),
  ],
  layout: {
    size: [12.5, 8.5],
    anchor: "U1",
    places: { U1: [4.6, 4.4], C1: [8.6, 5.6, 270], R1: [11, 5.2, 90], R2: [9.4, 1.9, 180] },
  },
});
