import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, levels, share, volts } from "../../src/definition/facts.ts";
import { fixed, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const INPUT = levels(share(0.7), share(0.3));

export const block = defineBlock({
  key: "flash-spi",
  names: { en: "Flash memory 128 Mbit with SPI", ko: "SPI 플래시 128 Mbit" },
  summary: {
    en: "W25Q128JV with pull-ups on CS, WP and HOLD.",
    ko: "W25Q128JV와 CS, WP, HOLD 풀업 저항으로 구성됩니다.",
  },
  category: "memory",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Winbond W25Q128JV",
      locator:
        "Operating ranges: 2.7 V to 3.6 V; pin description: /WP and /HOLD high where not used; levels of inputs and outputs: DC characteristics",
    },
  ],
  ports: [
    supplyIn("VCC", [2.7, 3.3, 3.6], "ds", { ...draws(0.025), absoluteMax: { max: 4.6 }, side: "top" }),
    signal("CS", "SPI", "in", [0, 3.6], "ds", { supply: "VCC", facts: INPUT }),
    signal("MISO", "SPI", "out", [0, 3.6], "ds", {
      supply: "VCC",
      side: "left",
      facts: gives(share(1, -0.2), volts(0.2), 0.0001),
    }),
    signal("MOSI", "SPI", "in", [0, 3.6], "ds", { supply: "VCC", side: "right", facts: INPUT }),
    signal("SCK", "SPI", "in", [0, 3.6], "ds", {
      supply: "VCC",
      side: "right",
      facts: { ...INPUT, fastest: 50_000_000 },
    }),
    ground(),
  ],
  parameters: [
    fixed("R", ["Pull-up", "풀업 저항"], "Ω", "10 kΩ", "ds", { tolerance: 0.01, targets: values("R1 R2 R3") }),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "W25Q128JVSIQ",
        manufacturer: "Winbond",
        value: "W25Q128JV",
        footprint: "SOIC-8_5.3x5.3mm_P1.27mm",
        source: "ds",
      },
      "1 CS in CS; 2 DO/IO1 3st MISO; 3 WP/IO2 io WP; 4 GND pwr GND; 5 DI/IO0 io MOSI; 6 CLK in SCK; 7 HOLD/IO3 io HOLD; 8 VCC pwr VCC",
    ),
    capacitor("C1", "100n", "VCC GND", "ds"),
    resistor("R1", "10k", "VCC CS", "ds"),
    resistor("R2", "10k", "VCC WP", "ds"),
    resistor("R3", "10k", "VCC HOLD", "ds"),
  ],
  layout: {
    size: [15.6, 9],
    anchor: "U1",
    places: { U1: [8, 5.4], R1: [5.4, 1.4, 180], C1: [10.8, 1.4], R3: [14.2, 3.8, 270], R2: [1.9, 4.8, 270] },
  },
});
