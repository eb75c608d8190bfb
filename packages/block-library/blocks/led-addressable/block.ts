import { defineBlock } from "../../src/definition/block-definition.ts";
import { levels, share } from "../../src/definition/facts.ts";
import { computed, given } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "led-addressable",
  names: { en: "Addressable LED", ko: "주소 지정 LED" },
  summary: {
    en: "WS2812B with its capacitor and a series resistor at the input.",
    ko: "WS2812B와 커패시터, 입력 직렬 저항으로 구성됩니다.",
  },
  category: "driver",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Worldsemi WS2812B",
      locator:
        "Electrical characteristics: VDD 3.5 V to 5.3 V, VIH 0.7 · VDD; 100 nF at VDD; levels of inputs and outputs: DC characteristics",
    },
    { id: "vih", kind: "formula", title: "VIH = 0.7 · VDD", locator: "input level of the data sheet" },
  ],
  ports: [
    supplyIn("VDD", [3.5, 5, 5.3], "ds", { ...draws(0.06), side: "top" }),
    signal("DIN", "DIGITAL", "in", [0, 5.3], "ds", { supply: "VDD", facts: levels(share(0.7), share(0.3)) }),
    signal("DOUT", "DIGITAL", "out", [0, 5.3], "ds", { supply: "VDD", required: false }),
    ground(),
  ],
  parameters: [
    given("VDD", ["Supply", "전원"], "V", "5 V", { min: 3.5, max: 5.3, source: "ds" }),
    computed("VIH", ["Level that DIN needs", "DIN에 필요한 레벨"], "V", "0.7 * VDD", "vih"),
  ],
  parts: [
    part(
      "D1",
      { mpn: "WS2812B", manufacturer: "Worldsemi", footprint: "LED_WS2812B_PLCC4_5.0x5.0mm_P3.2mm", source: "ds" },
      "1 VDD pwr VDD; 2 DOUT out DOUT; 3 VSS pwr GND; 4 DIN in D",
    ),
    capacitor("C1", "100n", "VDD GND", "ds"),
    resistor("R1", "330", "DIN D", "ds"),
  ],
  layout: { size: [11, 8.4], anchor: "D1", places: { D1: [5.4, 3.4, 180], C1: [7, 7.1, 180], R1: [2.6, 7.1] } },
});
