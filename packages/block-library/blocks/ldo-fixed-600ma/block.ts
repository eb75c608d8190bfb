import { defineBlock } from "../../src/definition/block-definition.ts";
import { levels, volts } from "../../src/definition/facts.ts";
import { computed, fixed, given } from "../../src/definition/parameters.ts";
import { capacitor, part } from "../../src/definition/parts.ts";
import { delivers, draws, ground, signal, supplyIn, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "ldo-fixed-600ma",
  names: { en: "Linear regulator 3.3 V, 600 mA", ko: "선형 레귤레이터 3.3 V, 600 mA" },
  summary: {
    en: "AP2112K with its capacitors: 3.3 V from up to 6 V, with an enable input.",
    ko: "AP2112K와 커패시터. 최대 6 V에서 3.3 V를 만들고 인에이블 입력이 있습니다.",
  },
  category: "supply",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Diodes Incorporated AP2112",
      locator:
        "Recommended operating conditions; typical application; EN: electrical characteristics; dropout at 600 mA",
    },
    { id: "loss", kind: "formula", title: "P = (VIN − VOUT) · I", locator: "heat of a linear regulator" },
  ],
  ports: [
    supplyIn("VIN", [3.7, 5, 6], "ds", draws(0.6)),
    signal("EN", "DIGITAL", "in", [0, 6], "ds", { supply: "VIN", facts: levels(volts(1.5), volts(0.4)) }),
    supplyOut("VOUT", [3.25, 3.3, 3.35], "ds", {
      ...delivers(0.6),
      facts: { origin: { ports: ["VIN"], kind: "linear", drop: { max: 0.4 } } },
    }),
    ground(),
  ],
  parameters: [
    given("VIN", ["Input voltage", "입력 전압"], "V", "5 V", { min: 3.7, max: 6, source: "ds" }),
    fixed("VOUT", ["Output voltage", "출력 전압"], "V", "3.3 V", "ds", { tolerance: 0.015 }),
    given("I", ["Output current", "출력 전류"], "A", "100 mA", { min: 0, max: 0.6, source: "ds" }),
    computed("P", ["Heat", "발열"], "W", "(VIN - VOUT) * I", "loss"),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "AP2112K-3.3TRG1",
        manufacturer: "Diodes Incorporated",
        value: "AP2112K-3.3",
        footprint: "SOT-23-5",
        source: "ds",
      },
      "1 VIN pwr VIN; 2 GND pwr GND; 3 EN in EN; 4 NC nc -; 5 VOUT sup VOUT",
    ),
    capacitor("C1", "1u", "VIN GND", "ds"),
    capacitor("C2", "1u", "VOUT GND", "ds"),
  ],
  layout: { size: [8, 5.5], anchor: "U1", widths: { "VIN VOUT": 0.4 } },
});
