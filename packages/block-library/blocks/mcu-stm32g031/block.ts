import type { PortFacts } from "@tracewright/blocks";
import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, levels, pin, share, volts } from "../../src/definition/facts.ts";
import { capacitor, part } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const IO = pin(levels(share(0.7), share(0.3)), gives(share(1, -0.4), volts(0.4), 0.008));

const factsOf = (key: string): PortFacts => {
  if (key === "PA13") return { ...IO, role: "SWDIO" };
  if (key === "PA14") return { ...IO, role: "SWCLK" };
  return IO;
};

const gpio = (key: string, side: "left" | "right" | "top" | "bottom") =>
  signal(key, "DIGITAL", "bidirectional", [0, 3.6], "ds", {
    facts: factsOf(key),
    supply: "VDD",
    required: false,
    side,
  });

export const block = defineBlock({
  key: "mcu-stm32g031",
  names: { en: "Controller STM32G031, 32 pins", ko: "STM32G031 컨트롤러, 32핀" },
  summary: {
    en: "STM32G031K8 with capacitors and reset, from 1.7 V on; SWD on PA13 and PA14.",
    ko: "커패시터와 리셋을 갖춘 STM32G031K8. 1.7 V부터 동작하며 PA13과 PA14가 SWD입니다.",
  },
  category: "controller",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "STMicroelectronics STM32G031x4/x6/x8, DS12992",
      locator:
        "general operating conditions: VDD 1.7 V to 3.6 V; absolute maximum 4 V and 100 mA; I/O static characteristics: 0.7 · VDD and 0.3 · VDD, 0.4 V at 8 mA; pull-up of NRST 25 kΩ to 55 kΩ. Compared: all pins and the supply range with the pin data that STMicroelectronics publishes (STM32_open_pin_data), the range with the first page of DS12992 revision 2 as well; the other figures not yet",
    },
    {
      id: "an",
      kind: "datasheet",
      title: "STMicroelectronics AN5096",
      locator:
        "power supply scheme: 100 nF and 4.7 µF at VDD/VDDA; reset circuit: 100 nF at NRST; start from flash by the option bits, PA14 needs no resistor",
    },
  ],
  ports: [
    ...["PB9", "PC14", "PC15"].map((key) => gpio(key, "left")),
    supplyIn("VDD", [1.7, 3.3, 3.6], "ds", { ...draws(0.1), facts: { decoupling: 4.8e-6 }, absoluteMax: { max: 4 } }),
    signal("NRST", "RESET", "bidirectional", [0, 3.6], "ds", {
      facts: { ...IO, drive: "open-drain", pull: { to: "up", ohms: 40_000 } },
      supply: "VDD",
      required: false,
      side: "left",
    }),
    ...["PA0", "PA1"].map((key) => gpio(key, "left")),
    ...["PA2", "PA3", "PA4", "PA5", "PA6", "PA7", "PB0", "PB1"].map((key) => gpio(key, "bottom")),
    ...["PA13", "PA12", "PA11", "PA10", "PC6", "PA9", "PA8", "PB2"].map((key) => gpio(key, "right")),
    ...["PB8", "PB7", "PB6", "PB5", "PB4", "PB3", "PA15", "PA14"].map((key) => gpio(key, "top")),
    ground(),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "STM32G031K8T6",
        manufacturer: "STMicroelectronics",
        value: "STM32G031K8",
        footprint: "LQFP-32_7x7mm_P0.8mm",
        source: "ds",
      },
      "1 PB9 io PB9; 2 PC14 io PC14; 3 PC15 io PC15; 4 VDD/VDDA pwr VDD; 5 VSS/VSSA pwr GND; 6 NRST/PF2 io NRST; 7 PA0 io PA0; 8 PA1 io PA1; 9 PA2 io PA2; 10 PA3 io PA3; 11 PA4 io PA4; 12 PA5 io PA5; 13 PA6 io PA6; 14 PA7 io PA7; 15 PB0 io PB0; 16 PB1 io PB1; 17 PB2 io PB2; 18 PA8 io PA8; 19 PA9 io PA9; 20 PC6 io PC6; 21 PA10 io PA10; 22 PA11 io PA11; 23 PA12 io PA12; 24 PA13 io PA13; 25 PA14/BOOT0 io PA14; 26 PA15 io PA15; 27 PB3 io PB3; 28 PB4 io PB4; 29 PB5 io PB5; 30 PB6 io PB6; 31 PB7 io PB7; 32 PB8 io PB8",
    ),
    capacitor("C1", "100n", "VDD GND", "an"),
    capacitor("C2", "4.7u", "VDD GND", "an"),
    capacitor("C3", "100n", "NRST GND", "an"),
  ],
  layout: {
    size: [18, 15],
    anchor: "U1",
    widths: { VDD: 0.3 },
    places: { U1: [10, 7.5], C1: [3.7, 7.5, 270], C2: [1.9, 7.5, 270], C3: [2.6, 10.6] },
  },
});
