import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, share, volts } from "../../src/definition/facts.ts";
import { fixed } from "../../src/definition/parameters.ts";
import { capacitor, part } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "reset-supervisor",
  names: { en: "Reset supervisor 2.93 V", ko: "리셋 감시기 2.93 V" },
  summary: {
    en: "MAX809S holds the reset low until the supply is above 2.93 V, and 140 ms longer.",
    ko: "MAX809S가 전원이 2.93 V를 넘고 140 ms가 지날 때까지 리셋을 낮게 유지합니다.",
  },
  category: "protection",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Analog Devices MAX803/MAX809/MAX810",
      locator:
        "Electrical characteristics: VCC 1.0 V to 5.5 V; threshold S: 2.85 V to 3.00 V; reset timeout at least 140 ms; levels of inputs and outputs: DC characteristics",
    },
  ],
  ports: [
    supplyIn("VDD", [1, 3.3, 5.5], "ds", { ...draws(0.00006), absoluteMax: { max: 6 } }),
    signal("RESET", "RESET", "out", [0, 5.5], "ds", { supply: "VDD", facts: gives(share(0.8), volts(0.4), 0.0005) }),
    ground(),
  ],
  parameters: [fixed("VTH", ["Threshold", "문턱 전압"], "V", "2.93 V", "ds", { tolerance: 0.027 })],
  parts: [
    part(
      "U1",
      { mpn: "MAX809SEUR+T", manufacturer: "Analog Devices", value: "MAX809S", footprint: "SOT-23", source: "ds" },
      "1 GND pwr GND; 2 RESET out RESET; 3 VCC pwr VDD",
    ),
    capacitor("C1", "100n", "VDD GND", "ds"),
  ],
  layout: { size: [6.6, 5], anchor: "U1", places: { U1: [2.3, 2.5], C1: [5.3, 2.6, 270] } },
});
