import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, levels, share } from "../../src/definition/facts.ts";
import { fixed, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const INPUT = levels(share(0.625), share(0.25));

export const block = defineBlock({
  key: "microsd",
  names: { en: "Socket of a microSD card with SPI", ko: "SPI 방식 microSD 카드 소켓" },
  summary: {
    en: "Push-push socket with the pull-ups that the standard asks for, and the switch that a card moves.",
    ko: "표준이 요구하는 풀업과 카드 감지 스위치를 갖춘 푸시-푸시 소켓입니다.",
  },
  category: "memory",
  sources: [
    {
      id: "sd",
      kind: "standard",
      title: "SD Association, Physical Layer Simplified Specification",
      locator:
        "bus circuitry: 10 kΩ to 100 kΩ at CMD and the data lines; 2.7 V to 3.6 V; up to 200 mA at high speed; levels: VIH 0.625 · VDD, VIL 0.25 · VDD, VOH 0.75 · VDD, VOL 0.125 · VDD; SPI mode: CS, DI, CLK up to 25 MHz, DO. Compared: pull-ups and levels with tables 3-5 and 3-6 of SanDisk's product manual 2.2 of 2004, which quotes them; contacts with KiCad's symbol and a board of others (keyboard_featherwing_hw); supply, current and rate not yet",
    },
    { id: "con", kind: "datasheet", title: "Molex 104031-0811", locator: "contacts and land pattern" },
  ],
  ports: [
    supplyIn("VDD", [2.7, 3.3, 3.6], "sd", { ...draws(0.2), facts: { decoupling: 1e-5 } }),
    signal("CS", "SPI", "in", [0, 3.6], "sd", { supply: "VDD", facts: INPUT, side: "top" }),
    signal("MOSI", "SPI", "in", [0, 3.6], "sd", { supply: "VDD", facts: INPUT, side: "top" }),
    signal("SCK", "SPI", "in", [0, 3.6], "sd", {
      supply: "VDD",
      facts: { ...INPUT, fastest: 25_000_000 },
      side: "top",
    }),
    signal("MISO", "SPI", "out", [0, 3.6], "sd", {
      supply: "VDD",
      facts: { ...gives(share(0.75), share(0.125)), drive: "tri-state" },
      side: "top",
    }),
    signal("CD", "DIGITAL", "out", [0, 3.6], "con", { supply: "VDD", required: false, side: "left" }),
    ground(),
  ],
  parameters: [
    fixed("R", ["Pull-ups", "풀업 저항"], "Ω", "47 kΩ", "sd", {
      tolerance: 0.01,
      targets: values("R1 R2 R3 R4 R5 R6"),
    }),
  ],
  parts: [
    part(
      "J1",
      {
        mpn: "1040310811",
        manufacturer: "Molex",
        value: "microSD",
        footprint: "microSD_HC_Molex_104031-0811",
        source: "con",
      },
      "1 DAT2 pas DAT2; 2 DAT3/CD pas CS; 3 CMD pas MOSI; 4 VDD pas VDD; 5 CLK pas SCK; 6 VSS pas GND; 7 DAT0 pas MISO; 8 DAT1 pas DAT1; 9 DET_B pas CD; 10 DET_A pas GND; 11 SHIELD pas GND",
    ),
    capacitor("C1", "10u", "VDD GND", "sd", { size: "0805" }),
    capacitor("C2", "100n", "VDD GND", "sd"),
    resistor("R1", "47k", "VDD CS", "sd"),
    resistor("R2", "47k", "VDD MOSI", "sd"),
    resistor("R3", "47k", "VDD MISO", "sd"),
    resistor("R4", "47k", "VDD DAT1", "sd"),
    resistor("R5", "47k", "VDD DAT2", "sd"),
    resistor("R6", "47k", "VDD CD", "sd"),
  ],
  layout: {
    size: [19, 20.6],
    anchor: "J1",
    widths: { VDD: 0.4 },
    places: {
      J1: [10.2, 13.6],
      R6: [3, 4.4, 270],
      R5: [5, 4.4, 270],
      R1: [6.9, 4.4, 270],
      R2: [8.6, 4.4, 270],
      C2: [10.4, 5, 270],
      C1: [12.3, 4.8, 270],
      R3: [14.2, 4.4, 270],
      R4: [15.9, 4.4, 270],
    },
  },
});
