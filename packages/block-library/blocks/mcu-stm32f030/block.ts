import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, levels, pin, share, volts } from "../../src/definition/facts.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const IO = pin(levels(share(0.445, 0.398), share(0.3, 0.07)), gives(share(1, -0.4), volts(0.4), 0.008));

export const block = defineBlock({
  key: "mcu-stm32f030",
  names: { en: "Controller STM32F030, 20 pins", ko: "STM32F030 컨트롤러, 20핀" },
  summary: {
    en: "STM32F030F4 with capacitors, reset and boot resistor; SWD on PA13 and PA14.",
    ko: "STM32F030F4와 커패시터, 리셋, 부트 저항. PA13과 PA14가 SWD입니다.",
  },
  category: "controller",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "STMicroelectronics STM32F030x4, DS9773",
      locator: "table 19: VDD 2.4 V to 3.6 V; figure 10: power supply scheme",
    },
    {
      id: "an",
      kind: "datasheet",
      title: "STMicroelectronics AN4325",
      locator: "sections 2 and 4: 100 nF and 4.7 µF at VDD, 10 nF and 1 µF at VDDA; 100 nF at NRST; BOOT0 pulled down",
    },
  ],
  ports: [
    supplyIn("VDD", [2.4, 3.3, 3.6], "ds", { ...draws(0.12), absoluteMax: { max: 4 } }),
    signal("NRST", "RESET", "bidirectional", [0, 3.6], "ds", {
      facts: { ...IO, drive: "open-drain", pull: { to: "up", ohms: 40_000 } },
      supply: "VDD",
      required: false,
      side: "left",
    }),
    ...["PF0", "PF1", "PA0", "PA1", "PA2", "PA3"].map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 3.6], "ds", {
        facts: IO,
        supply: "VDD",
        required: false,
        side: "left",
      }),
    ),
    ...["PA14", "PA13", "PA10", "PA9", "PB1", "PA7", "PA6", "PA5", "PA4"].map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 3.6], "ds", { facts: IO, supply: "VDD", required: false }),
    ),
    ground(),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "STM32F030F4P6",
        manufacturer: "STMicroelectronics",
        value: "STM32F030F4",
        footprint: "TSSOP-20_4.4x6.5mm_P0.65mm",
        source: "ds",
      },
      "1 BOOT0 in BOOT0; 2 PF0 io PF0; 3 PF1 io PF1; 4 NRST io NRST; 5 VDDA pwr VDD; 6 PA0 io PA0; 7 PA1 io PA1; 8 PA2 io PA2; 9 PA3 io PA3; 10 PA4 io PA4; 11 PA5 io PA5; 12 PA6 io PA6; 13 PA7 io PA7; 14 PB1 io PB1; 15 VSS pwr GND; 16 VDD pwr VDD; 17 PA9 io PA9; 18 PA10 io PA10; 19 PA13 io PA13; 20 PA14 io PA14",
    ),
    capacitor("C1", "100n", "VDD GND", "an"),
    capacitor("C2", "4.7u", "VDD GND", "an"),
    capacitor("C3", "10n", "VDD GND", "an"),
    capacitor("C4", "1u", "VDD GND", "an"),
    capacitor("C5", "100n", "NRST GND", "an"),
    resistor("R1", "10k", "BOOT0 GND", "an"),
  ],
  layout: {
    size: [17, 11],
    anchor: "U1",
    widths: { VDD: 0.3 },
    places: {
      U1: [8.5, 6],
      C3: [2.9, 5.6, 180],
      C4: [2.9, 7.2, 180],
      C5: [2.9, 4, 180],
      R1: [2.9, 2.3, 180],
      C1: [14.2, 5.7],
      C2: [14.2, 7.3],
    },
  },
});
