import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, levels, pin, share, volts } from "../../src/definition/facts.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const IO = pin(levels(share(0.6), share(0.3)), gives(share(1, -0.7), volts(0.6), 0.01));

export const block = defineBlock({
  key: "mcu-atmega328p",
  names: { en: "Controller ATmega328P", ko: "ATmega328P 컨트롤러" },
  summary: {
    en: "ATmega328P with crystal of 8 MHz, reset and capacitors; programming by SPI on PB3, PB4, PB5.",
    ko: "8 MHz 크리스털, 리셋, 커패시터를 갖춘 ATmega328P. PB3, PB4, PB5의 SPI로 프로그래밍합니다.",
  },
  category: "controller",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Microchip ATmega48A/PA/88A/PA/168A/PA/328/P, DS40002061",
      locator:
        "speed grades: 10 MHz from 2.7 V; sections on AVCC, AREF and crystal oscillator; levels of inputs and outputs: DC characteristics",
    },
    { id: "x", kind: "datasheet", title: "Abracon ABM8", locator: "8 MHz, CL 18 pF" },
    { id: "c", kind: "formula", title: "C = 2 · (CL − CS)", locator: "load capacitors of a crystal" },
  ],
  ports: [
    supplyIn("VCC", [2.7, 5, 5.5], "ds", { ...draws(0.2), absoluteMax: { max: 6 } }),
    signal("RESET", "RESET", "in", [0, 5.5], "ds", { facts: IO, supply: "VCC", required: false }),
    signal("AREF", "ANALOG", "bidirectional", [1, 5.5], "ds", { supply: "VCC", required: false, side: "right" }),
    ...["PD3", "PD4", "PD5", "PD6", "PD7"].map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 5.5], "ds", {
        facts: IO,
        supply: "VCC",
        required: false,
        side: "left",
      }),
    ),
    ...["PB0", "PB1", "PB2", "PB3", "PB4", "PB5"].map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 5.5], "ds", {
        facts: IO,
        supply: "VCC",
        required: false,
        side: "bottom",
      }),
    ),
    ...["ADC6", "ADC7"].map((key) =>
      signal(key, "ANALOG", "in", [0, 5.5], "ds", { supply: "VCC", required: false, side: "right" }),
    ),
    ...["PC0", "PC1"].map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 5.5], "ds", {
        facts: IO,
        supply: "VCC",
        required: false,
        side: "right",
      }),
    ),
    ...["PC2", "PC3", "PC4", "PC5", "PD0", "PD1", "PD2"].map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 5.5], "ds", {
        facts: IO,
        supply: "VCC",
        required: false,
        side: "top",
      }),
    ),
    ground(),
  ],
  parameters: [
    fixed("CL", ["Load capacitance", "부하 정전 용량"], "F", "18 pF", "x"),
    given("CS", ["Stray capacitance", "표유 정전 용량"], "F", "4.5 pF", { min: 0, max: 1e-11 }),
    computed("C", ["Capacitors", "커패시터"], "F", "2 * (CL - CS)", "c", {
      series: "E12",
      tolerance: 0.05,
      targets: values("C4 C5"),
    }),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "ATMEGA328P-AU",
        manufacturer: "Microchip",
        value: "ATmega328P",
        footprint: "TQFP-32_7x7mm_P0.8mm",
        source: "ds",
      },
      "1 PD3 io PD3; 2 PD4 io PD4; 3 GND pwr GND; 4 VCC pwr VCC; 5 GND pwr GND; 6 VCC pwr VCC; 7 PB6 io XTAL1; 8 PB7 io XTAL2; 9 PD5 io PD5; 10 PD6 io PD6; 11 PD7 io PD7; 12 PB0 io PB0; 13 PB1 io PB1; 14 PB2 io PB2; 15 PB3 io PB3; 16 PB4 io PB4; 17 PB5 io PB5; 18 AVCC pwr VCC; 19 ADC6 in ADC6; 20 AREF io AREF; 21 GND pwr GND; 22 ADC7 in ADC7; 23 PC0 io PC0; 24 PC1 io PC1; 25 PC2 io PC2; 26 PC3 io PC3; 27 PC4 io PC4; 28 PC5 io PC5; 29 PC6 io RESET; 30 PD0 io PD0; 31 PD1 io PD1; 32 PD2 io PD2",
    ),
    capacitor("C1", "100n", "VCC GND", "ds"),
    capacitor("C2", "100n", "VCC GND", "ds"),
    capacitor("C3", "100n", "AREF GND", "ds"),
    part(
      "Y1",
      {
        mpn: "ABM8-8.000MHZ-B2-T",
        manufacturer: "Abracon",
        value: "8 MHz",
        footprint: "Crystal_SMD_3225-4Pin_3.2x2.5mm",
        source: "x",
      },
      "1 X1 pas XTAL1; 2 GND pas GND; 3 X2 pas XTAL2; 4 GND pas GND",
      "crystal",
    ),
    capacitor("C4", "27p", "XTAL1 GND", "c"),
    capacitor("C5", "27p", "XTAL2 GND", "c"),
    resistor("R1", "10k", "VCC RESET", "ds"),
  ],
  layout: {
    size: [18.6, 16.4],
    anchor: "U1",
    widths: { VCC: 0.4 },
    places: {
      U1: [11, 9],
      Y1: [3.4, 12.6, 270],
      C4: [1.9, 9, 90],
      C5: [6.7, 15, 0],
      C1: [4.2, 8.4, 90],
      C2: [17.2, 11.6, 270],
      C3: [17.2, 8.2, 90],
      R1: [8.6, 2.6],
    },
  },
});
