import { defineBlock } from "../../src/definition/block-definition.ts";
import { levels, volts } from "../../src/definition/facts.ts";
import { computed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { delivers, draws, ground, signal, supplyIn, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "load-switch-usb",
  names: { en: "Power switch with 0.5 A limit", ko: "0.5 A 제한 전원 스위치" },
  summary: {
    en: "TPS2051B: switches a USB port or a load on, limits its current and reports a fault.",
    ko: "TPS2051B. USB 포트나 부하를 켜고 전류를 제한하며 고장을 알립니다.",
  },
  category: "protection",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Texas Instruments TPS20xxB, SLVS514",
      locator:
        "Recommended operating conditions: 2.7 V to 5.5 V, 0.5 A; application information: 0.1 µF at the input, 22 µF at the output; levels of inputs and outputs: DC characteristics",
    },
    { id: "pull", kind: "formula", title: "I = V / R", locator: "current of the pull-up" },
  ],
  ports: [
    signal("EN", "DIGITAL", "in", [0, 5.5], "ds", { supply: "VIN", facts: levels(volts(2), volts(0.8)) }),
    supplyIn("VIN", [2.7, 5, 5.5], "ds", { ...draws(0.5), absoluteMax: { max: 6 } }),
    signal("FAULT", "DIGITAL", "out", [0, 5.5], "ds", { required: false }),
    supplyOut("VOUT", [2.6, 5, 5.5], "ds", {
      ...delivers(0.5),
      facts: { origin: { ports: ["VIN"], kind: "passed", drop: { min: 0, max: 0.1 } } },
    }),
    ground(),
  ],
  parameters: [
    given("R", ["Pull-up of FAULT", "FAULT 풀업"], "Ω", "10 kΩ", {
      min: 1000,
      max: 1e5,
      tolerance: 0.01,
      source: "pull",
      targets: values("R1"),
    }),
    given("V", ["Supply", "전원"], "V", "5 V", { min: 2.7, max: 5.5, source: "ds" }),
    computed("I", ["Current at a fault", "고장 시 전류"], "A", "V / R", "pull", { max: 0.01 }),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "TPS2051BDBVR",
        manufacturer: "Texas Instruments",
        value: "TPS2051B",
        footprint: "SOT-23-5",
        source: "ds",
      },
      "1 OUT sup VOUT; 2 GND pwr GND; 3 OC oc FAULT; 4 EN in EN; 5 IN pwr VIN",
    ),
    capacitor("C1", "100n", "VIN GND", "ds"),
    capacitor("C2", "22u", "VOUT GND", "ds", { size: "0805" }),
    resistor("R1", "10k", "VIN FAULT", "pull"),
  ],
  layout: {
    size: [9.6, 7.2],
    anchor: "U1",
    widths: { "VIN VOUT": 0.5 },
    places: { U1: [4.6, 3.5, 180], C1: [3.2, 6.1], C2: [8, 4.9, 270], R1: [5.4, 1] },
  },
});
