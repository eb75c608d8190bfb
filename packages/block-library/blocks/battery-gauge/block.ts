import { defineBlock } from "../../src/definition/block-definition.ts";
import { i2c, volts } from "../../src/definition/facts.ts";
import { capacitor, part } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const I2C = i2c(volts(1.4), volts(0.5), volts(0.4), { address: 0x36 });

export const block = defineBlock({
  key: "battery-gauge",
  names: { en: "Charge gauge of a lithium cell", ko: "리튬 셀 잔량계" },
  summary: {
    en: "MAX17048 at I²C address 0x36: charge and voltage of one cell without a shunt.",
    ko: "I²C 주소 0x36의 MAX17048. 션트 없이 셀 하나의 잔량과 전압을 측정합니다.",
  },
  category: "sensing",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Analog Devices (Maxim) MAX17048/MAX17049",
      locator:
        "recommended operating conditions: VDD 2.5 V to 4.5 V, lines up to 5.5 V; electrical characteristics: VIH 1.4 V, VIL 0.5 V, 23 µA; pin description: CTG and QSTRT to ground, CELL to the cell, 0.1 µF at VDD; slave address 0x36; compared with revision 7: supply and current; the other figures not yet",
    },
  ],
  ports: [
    supplyIn("BAT", [2.5, 3.7, 4.5], "ds", { ...draws(0.00004), facts: { decoupling: 1e-7 }, absoluteMax: { max: 6 } }),
    signal("SDA", "I2C", "bidirectional", [0, 5.5], "ds", { facts: I2C }),
    signal("SCL", "I2C", "in", [0, 5.5], "ds", { facts: I2C, side: "right" }),
    signal("ALRT", "DIGITAL", "out", [0, 5.5], "ds", { required: false }),
    ground(),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "MAX17048G+T10",
        manufacturer: "Analog Devices",
        value: "MAX17048",
        footprint: "DFN-8-1EP_2x2mm_P0.5mm_EP0.9x1.5mm",
        source: "ds",
      },
      "1 CTG pwr GND; 2 CELL in BAT; 3 VDD pwr BAT; 4 GND pwr GND; 5 ALRT oc ALRT; 6 QSTRT in GND; 7 SCL in SCL; 8 SDA io SDA; 9 EP pas GND",
    ),
    capacitor("C1", "100n", "BAT GND", "ds", { size: "0402" }),
  ],
  layout: {
    size: [8, 5.4],
    anchor: "U1",
    isFine: true,
    widths: { BAT: 0.25 },
    places: { U1: [4.6, 2.6], C1: [2, 3.1, 270] },
  },
});
