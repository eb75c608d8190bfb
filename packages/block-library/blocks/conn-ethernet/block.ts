import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "conn-ethernet",
  names: { en: "Ethernet jack with magnetics", ko: "트랜스 내장 이더넷 잭" },
  summary: {
    en: "RJ45 jack for 10 and 100 Mbit/s with its transformers, two LEDs and the supply of the centre taps.",
    ko: "10/100 Mbit/s RJ45 잭과 트랜스, LED 두 개, 센터 탭 전원으로 구성됩니다.",
  },
  category: "connector",
  sources: [
    {
      id: "con",
      kind: "datasheet",
      title: "Amphenol RJMG1BD3B8K1ANR",
      locator: "drawing: contacts, land pattern; LED forward voltage 2.2 V at 20 mA",
    },
    {
      id: "check",
      kind: "datasheet",
      title: "Microchip LAN8720A schematic checklist",
      locator: "centre taps joined to 3.3 V, 22 nF from each to ground; shield to chassis ground",
    },
    { id: "r", kind: "formula", title: "R = (V − VF) / I", locator: "series resistor of an LED" },
  ],
  ports: [
    signal("LED1", "DIGITAL", "in", [0, 3.6], "r", { ...draws(0.006), required: false, side: "top" }),
    ...["TXP", "TXN"].map((key) => signal(key, "ETHERNET", "bidirectional", [0, 3.6], "check", { side: "top" })),
    supplyIn("VDD", [3, 3.3, 3.6], "check", { ...draws(0.1), side: "top" }),
    ...["RXP", "RXN"].map((key) => signal(key, "ETHERNET", "bidirectional", [0, 3.6], "check", { side: "top" })),
    signal("LED2", "DIGITAL", "in", [0, 3.6], "r", { ...draws(0.006), required: false, side: "top" }),
    ground({ side: "top" }),
    ground({ side: "bottom" }, "CHASSIS"),
  ],
  parameters: [
    given("V", ["Voltage of the outputs", "출력 전압"], "V", "3.3 V", { min: 3, max: 3.6 }),
    fixed("VF", ["Forward voltage of the LEDs", "LED 순방향 전압"], "V", "2.2 V", "con"),
    given("I", ["Wanted current", "원하는 전류"], "A", "4 mA", { min: 0.001, max: 0.006 }),
    computed("R", ["Series resistors", "직렬 저항"], "Ω", "(V - VF) / I", "r", {
      series: "E12",
      tolerance: 0.01,
      targets: values("R1 R2"),
    }),
  ],
  parts: [
    part(
      "J1",
      {
        mpn: "RJMG1BD3B8K1ANR",
        manufacturer: "Amphenol",
        value: "RJ45",
        footprint: "RJ45_Amphenol_RJMG1BD3B8K1ANR",
        source: "con",
      },
      "R1 TD+ pas TXP; R2 TD- pas TXN; R3 RD+ pas RXP; R4 TCT pas VDD; R5 RCT pas VDD; R6 RD- pas RXN; R7 NC nc -; R8 GND pas CHASSIS; L1 LEDY_A pas A2; L2 LEDY_K pas GND; L3 LEDG_K pas GND; L4 LEDG_A pas A1; 13 SHIELD pas CHASSIS",
    ),
    resistor("R1", "270", "LED1 A1", "r"),
    resistor("R2", "270", "LED2 A2", "r"),
    capacitor("C1", "22n", "VDD GND", "check"),
    capacitor("C2", "22n", "VDD GND", "check"),
  ],
  layout: {
    size: [20, 27.5],
    anchor: "J1",
    widths: { VDD: 0.4, CHASSIS: 0.8 },
    places: {
      J1: [5.555, 9.77],
      C1: [9.3, 2.9, 90],
      C2: [10.9, 2.9, 90],
      R1: [2.6, 2.8],
      R2: [17.4, 2.8, 180],
    },
  },
});
