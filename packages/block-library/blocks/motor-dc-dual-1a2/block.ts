import type { PortFacts } from "@tracewright/blocks";
import { defineBlock } from "../../src/definition/block-definition.ts";
import { levels, share } from "../../src/definition/facts.ts";
import { capacitor, part } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const INPUT: PortFacts = { ...levels(share(0.7), share(0.3)), pull: { to: "down", ohms: 200_000 } };

export const block = defineBlock({
  key: "motor-dc-dual-1a2",
  names: { en: "Two DC motors, 1.2 A", ko: "DC 모터 2개, 1.2 A" },
  summary: {
    en: "TB6612FNG for motors from 4.5 V to 13.5 V, with inputs of 2.7 V to 5.5 V.",
    ko: "TB6612FNG. 4.5 V에서 13.5 V까지의 모터용이며 입력은 2.7 V에서 5.5 V입니다.",
  },
  category: "driver",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Toshiba TB6612FNG",
      locator:
        "Operating range: VCC 2.7 V to 5.5 V, VM 4.5 V to 13.5 V, 1.2 A average; typical application: 0.1 µF and 10 µF at both supplies; levels of inputs and outputs: DC characteristics",
    },
  ],
  ports: [
    supplyIn("VM", [4.5, 9, 13.5], "ds", { ...draws(2.4), absoluteMax: { max: 15 }, side: "top" }),
    supplyIn("VCC", [2.7, 3.3, 5.5], "ds", { ...draws(0.003), absoluteMax: { max: 6 }, side: "right" }),
    ...["STBY", "PWMA", "AIN1", "AIN2", "PWMB", "BIN1", "BIN2"].map((key) =>
      signal(key, key.startsWith("PWM") ? "PWM" : "DIGITAL", "in", [0, 5.5], "ds", {
        supply: "VCC",
        side: "right",
        facts: INPUT,
      }),
    ),
    ...["AO1", "AO2", "BO1", "BO2"].map((key) => signal(key, "SWITCHED", "out", [0, 13.5], "ds", { side: "left" })),
    ground(),
  ],
  parts: [
    part(
      "U1",
      { mpn: "TB6612FNG", manufacturer: "Toshiba", footprint: "SSOP-24_5.3x8.2mm_P0.65mm", source: "ds" },
      "1 AO1 out AO1; 2 AO1 pas AO1; 3 PGND1 pwr GND; 4 PGND1 pwr GND; 5 AO2 out AO2; 6 AO2 pas AO2; 7 BO2 out BO2; 8 BO2 pas BO2; 9 PGND2 pwr GND; 10 PGND2 pwr GND; 11 BO1 out BO1; 12 BO1 pas BO1; 13 VM2 pwr VM; 14 VM3 pwr VM; 15 PWMB in PWMB; 16 BIN2 in BIN2; 17 BIN1 in BIN1; 18 GND pwr GND; 19 STBY in STBY; 20 VCC pwr VCC; 21 AIN1 in AIN1; 22 AIN2 in AIN2; 23 PWMA in PWMA; 24 VM1 pwr VM",
    ),
    capacitor("C1", "10u", "VM GND", "ds", { size: "0805" }),
    capacitor("C2", "100n", "VM GND", "ds"),
    capacitor("C3", "100n", "VCC GND", "ds"),
    capacitor("C4", "10u", "VCC GND", "ds"),
  ],
  layout: { size: [19, 15], anchor: "U1", isFine: true, widths: { VM: 0.6, "AO1 AO2 BO1 BO2": 0.5 } },
});
