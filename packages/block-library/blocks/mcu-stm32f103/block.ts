import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, levels, pin, share, volts } from "../../src/definition/facts.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const IO = pin(levels(share(0.41, 0.48), share(0.28, 0.24)), gives(share(1, -0.4), volts(0.4), 0.008));

export const block = defineBlock({
  key: "mcu-stm32f103",
  names: { en: "Controller STM32F103, 48 pins", ko: "STM32F103 컨트롤러, 48핀" },
  summary: {
    en: "STM32F103C8 with crystal of 8 MHz, capacitors, reset and boot resistor.",
    ko: "8 MHz 크리스털, 커패시터, 리셋, 부트 저항을 갖춘 STM32F103C8입니다.",
  },
  category: "controller",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "STMicroelectronics STM32F103x8, DS5319",
      locator:
        "table 9: VDD 2 V to 3.6 V; figure 14: power supply scheme: 100 nF at each VDD and 4.7 µF, 10 nF and 1 µF at VDDA",
    },
    {
      id: "an",
      kind: "datasheet",
      title: "STMicroelectronics AN2586",
      locator: "sections on reset, boot and oscillator: 100 nF at NRST, BOOT0 pulled down",
    },
    { id: "x", kind: "datasheet", title: "Abracon ABM8", locator: "8 MHz, CL 18 pF" },
    { id: "c", kind: "formula", title: "C = 2 · (CL − CS)", locator: "load capacitors of a crystal" },
  ],
  ports: [
    supplyIn("VDD", [2, 3.3, 3.6], "ds", { ...draws(0.15), absoluteMax: { max: 4 } }),
    signal("NRST", "RESET", "bidirectional", [0, 3.6], "ds", {
      facts: { ...IO, drive: "open-drain", pull: { to: "up", ohms: 40_000 } },
      supply: "VDD",
      required: false,
      side: "left",
    }),
    ...["PC13", "PC14", "PC15", "PA0", "PA1", "PA2"].map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 3.6], "ds", {
        facts: IO,
        supply: "VDD",
        required: false,
        side: "left",
      }),
    ),
    ...["PA3", "PA4", "PA5", "PA6", "PA7", "PB0", "PB1", "PB2", "PB10", "PB11"].map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 3.6], "ds", {
        facts: IO,
        supply: "VDD",
        required: false,
        side: "bottom",
      }),
    ),
    ...["PA13", "PA12", "PA11", "PA10", "PA9", "PA8", "PB15", "PB14", "PB13", "PB12"].map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 3.6], "ds", { facts: IO, supply: "VDD", required: false }),
    ),
    ...["PB9", "PB8", "PB7", "PB6", "PB5", "PB4", "PB3", "PA15", "PA14"].map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 3.6], "ds", {
        facts: IO,
        supply: "VDD",
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
      targets: values("C8 C9"),
    }),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "STM32F103C8T6",
        manufacturer: "STMicroelectronics",
        value: "STM32F103C8",
        footprint: "LQFP-48_7x7mm_P0.5mm",
        source: "ds",
      },
      "1 VBAT pwr VDD; 2 PC13 io PC13; 3 PC14 io PC14; 4 PC15 io PC15; 5 PD0 io OSC_IN; 6 PD1 io OSC_OUT; 7 NRST io NRST; 8 VSSA pwr GND; 9 VDDA pwr VDD; 10 PA0 io PA0; 11 PA1 io PA1; 12 PA2 io PA2; 13 PA3 io PA3; 14 PA4 io PA4; 15 PA5 io PA5; 16 PA6 io PA6; 17 PA7 io PA7; 18 PB0 io PB0; 19 PB1 io PB1; 20 PB2 io PB2; 21 PB10 io PB10; 22 PB11 io PB11; 23 VSS pwr GND; 24 VDD pwr VDD; 25 PB12 io PB12; 26 PB13 io PB13; 27 PB14 io PB14; 28 PB15 io PB15; 29 PA8 io PA8; 30 PA9 io PA9; 31 PA10 io PA10; 32 PA11 io PA11; 33 PA12 io PA12; 34 PA13 io PA13; 35 VSS pwr GND; 36 VDD pwr VDD; 37 PA14 io PA14; 38 PA15 io PA15; 39 PB3 io PB3; 40 PB4 io PB4; 41 PB5 io PB5; 42 PB6 io PB6; 43 PB7 io PB7; 44 BOOT0 in BOOT0; 45 PB8 io PB8; 46 PB9 io PB9; 47 VSS pwr GND; 48 VDD pwr VDD",
    ),
    capacitor("C1", "100n", "VDD GND", "ds", { size: "0402" }),
    capacitor("C2", "100n", "VDD GND", "ds", { size: "0402" }),
    capacitor("C3", "100n", "VDD GND", "ds", { size: "0402" }),
    capacitor("C4", "10n", "VDD GND", "ds", { size: "0402" }),
    capacitor("C5", "1u", "VDD GND", "ds", { size: "0402" }),
    capacitor("C6", "4.7u", "VDD GND", "ds"),
    capacitor("C7", "100n", "NRST GND", "an", { size: "0402" }),
    part(
      "Y1",
      {
        mpn: "ABM8-8.000MHZ-B2-T",
        manufacturer: "Abracon",
        value: "8 MHz",
        footprint: "Crystal_SMD_3225-4Pin_3.2x2.5mm",
        source: "x",
      },
      "1 X1 pas OSC_IN; 2 GND pas GND; 3 X2 pas OSC_OUT; 4 GND pas GND",
      "crystal",
    ),
    capacitor("C8", "27p", "OSC_IN GND", "c"),
    capacitor("C9", "27p", "OSC_OUT GND", "c"),
    resistor("R1", "10k", "BOOT0 GND", "an", { size: "0402" }),
  ],
  layout: {
    size: [20, 18],
    anchor: "U1",
    isFine: true,
    widths: { VDD: 0.25 },
    places: {
      U1: [11.5, 9],
      Y1: [3.6, 8.9, 270],
      C8: [2.75, 5.3, 90],
      C9: [3.9, 12.6, 270],
      C1: [5.4, 6.2, 180],
      C2: [17.6, 6.2],
      C3: [14.8, 15],
      C4: [5.8, 11.9, 270],
      C5: [5.8, 13.8, 270],
      C6: [15.2, 16.6],
      C7: [4.2, 15.4],
      R1: [10.2, 2.6, 90],
    },
  },
});
