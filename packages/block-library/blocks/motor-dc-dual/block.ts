import type { PortFacts } from "@tracewright/blocks";
import { defineBlock } from "../../src/definition/block-definition.ts";
import { levels, volts } from "../../src/definition/facts.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, pair, part } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const INPUT: PortFacts = { ...levels(volts(2), volts(0.7)), pull: { to: "down", ohms: 150_000 } };

export const block = defineBlock({
  key: "motor-dc-dual",
  names: { en: "Two DC motors or a stepper, 1.5 A", ko: "DC 모터 2개 또는 스테퍼, 1.5 A" },
  summary: {
    en: "DRV8833 with current limit, for motors from 2.7 V to 10.8 V.",
    ko: "전류 제한이 있는 DRV8833. 2.7 V에서 10.8 V까지의 모터용입니다.",
  },
  category: "driver",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Texas Instruments DRV8833, SLVSAR1",
      locator:
        "Recommended operating conditions: VM 2.7 V to 10.8 V, 1.5 A; 10 µF at VM, 2.2 µF at VINT, 10 nF from VCP to VM; levels of inputs and outputs: DC characteristics",
    },
    { id: "i", kind: "formula", title: "ITRIP = 0.2 V / RISEN", locator: "equation 1 of the data sheet" },
    { id: "sh", kind: "datasheet", title: "Yageo RL0805FR-070R2L", locator: "0.2 Ω ±1 %" },
  ],
  ports: [
    supplyIn("VM", [2.7, 5, 10], "ds", {
      ...draws(3),
      facts: { decoupling: 1e-5 },
      absoluteMax: { max: 11.8 },
      side: "top",
    }),
    signal("SLEEP", "DIGITAL", "in", [0, 5.5], "ds", {
      facts: { ...levels(volts(2.5), volts(0.5)), pull: { to: "down", ohms: 500_000 } },
    }),
    signal("AIN1", "PWM", "in", [0, 5.5], "ds", { side: "right", facts: INPUT }),
    signal("AIN2", "PWM", "in", [0, 5.5], "ds", { side: "right", facts: INPUT }),
    signal("BIN1", "PWM", "in", [0, 5.5], "ds", { side: "right", facts: INPUT }),
    signal("BIN2", "PWM", "in", [0, 5.5], "ds", { side: "right", facts: INPUT }),
    signal("FAULT", "DIGITAL", "out", [0, 5.5], "ds", { required: false, side: "bottom" }),
    signal("AOUT1", "SWITCHED", "out", [0, 10.8], "ds", { side: "left" }),
    signal("AOUT2", "SWITCHED", "out", [0, 10.8], "ds", { side: "left" }),
    signal("BOUT1", "SWITCHED", "out", [0, 10.8], "ds", { side: "left" }),
    signal("BOUT2", "SWITCHED", "out", [0, 10.8], "ds", { side: "left" }),
    ground(),
  ],
  parameters: [
    given("R", ["Sense resistor", "감지 저항"], "Ω", "0.2 Ω", {
      min: 0.05,
      max: 2,
      tolerance: 0.01,
      source: "sh",
      targets: values("R1 R2"),
    }),
    fixed("VTRIP", ["Trip voltage", "제한 전압"], "V", "200 mV", "ds"),
    computed("I", ["Current limit", "전류 제한"], "A", "VTRIP / R", "i", { max: 1.5 }),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "DRV8833PWPR",
        manufacturer: "Texas Instruments",
        value: "DRV8833",
        footprint: "TSSOP-16-1EP_4.4x5mm_P0.65mm_EP3x3mm",
        source: "ds",
      },
      "1 SLEEP in SLEEP; 2 AOUT1 out AOUT1; 3 AISEN pas AISEN; 4 AOUT2 out AOUT2; 5 BOUT2 out BOUT2; 6 BISEN pas BISEN; 7 BOUT1 out BOUT1; 8 FAULT oc FAULT; 9 BIN1 in BIN1; 10 BIN2 in BIN2; 11 VCP pas VCP; 12 VM pwr VM; 13 GND pwr GND; 14 VINT pas VINT; 15 AIN2 in AIN2; 16 AIN1 in AIN1; 17 EP pwr GND",
    ),
    capacitor("C1", "10u", "VM GND", "ds", { size: "0805" }),
    capacitor("C2", "2.2u", "VINT GND", "ds"),
    capacitor("C3", "10n", "VCP VM", "ds"),
    pair("R1", "resistor", "AISEN GND", {
      mpn: "RL0805FR-070R2L",
      manufacturer: "Yageo",
      value: "0.2",
      footprint: "R_0805_2012Metric",
      source: "sh",
      option: "1 %, 0805",
    }),
    pair("R2", "resistor", "BISEN GND", {
      mpn: "RL0805FR-070R2L",
      manufacturer: "Yageo",
      value: "0.2",
      footprint: "R_0805_2012Metric",
      source: "sh",
      option: "1 %, 0805",
    }),
  ],
  layout: { size: [17, 13], anchor: "U1", widths: { VM: 0.5, "AOUT1 AOUT2 BOUT1 BOUT2 AISEN BISEN": 0.4 } },
});
