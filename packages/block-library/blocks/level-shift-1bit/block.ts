import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, levels, pin, share, volts } from "../../src/definition/facts.ts";
import { capacitor, part } from "../../src/definition/parts.ts";
import { ground, signal, supplyIn } from "../../src/definition/ports.ts";

const LINE = pin(levels(share(0.75), share(0.25)), gives(share(1, -0.1), volts(0.1), 0.0001));

export const block = defineBlock({
  key: "level-shift-1bit",
  names: { en: "Level shifter, one line with direction", ko: "방향 제어 1선 레벨 시프터" },
  summary: {
    en: "SN74LVC1T45: one push-pull line between two supplies from 1.65 V to 5.5 V.",
    ko: "SN74LVC1T45. 1.65 V에서 5.5 V까지의 두 전원 사이에서 푸시풀 신호 하나를 변환합니다.",
  },
  category: "level",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Texas Instruments SN74LVC1T45, SCES515",
      locator:
        "Recommended operating conditions: VCCA and VCCB 1.65 V to 5.5 V; 0.1 µF at each supply; VIH, VIL and VOH within these shares at all supplies",
    },
  ],
  ports: [
    supplyIn("VA", [1.65, 3.3, 5.5], "ds", { facts: { decoupling: 1e-7 }, absoluteMax: { max: 6.5 }, side: "top" }),
    supplyIn("VB", [1.65, 5, 5.5], "ds", { facts: { decoupling: 1e-7 }, absoluteMax: { max: 6.5 }, side: "top" }),
    signal("A", "DIGITAL", "bidirectional", [0, 5.5], "ds", { supply: "VA", side: "left", facts: LINE }),
    signal("B", "DIGITAL", "bidirectional", [0, 5.5], "ds", { supply: "VB", facts: LINE }),
    signal("DIR", "DIGITAL", "in", [0, 5.5], "ds", {
      supply: "VA",
      side: "right",
      facts: levels(share(0.75), share(0.25)),
    }),
    ground(),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "SN74LVC1T45DBVR",
        manufacturer: "Texas Instruments",
        value: "SN74LVC1T45",
        footprint: "SOT-23-6",
        source: "ds",
      },
      "1 VCCA pwr VA; 2 GND pwr GND; 3 A io A; 4 B io B; 5 DIR in DIR; 6 VCCB pwr VB",
    ),
    capacitor("C1", "100n", "VA GND", "ds"),
    capacitor("C2", "100n", "VB GND", "ds"),
  ],
  layout: { size: [10, 6.5], anchor: "U1", places: { U1: [5, 4], C1: [2, 2.6, 90], C2: [8, 2.6, 90] } },
});
