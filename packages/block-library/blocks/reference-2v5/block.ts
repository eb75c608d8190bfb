import { defineBlock } from "../../src/definition/block-definition.ts";
import { fixed } from "../../src/definition/parameters.ts";
import { capacitor, part } from "../../src/definition/parts.ts";
import { delivers, draws, ground, supplyIn, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "reference-2v5",
  names: { en: "Voltage reference 2.5 V", ko: "기준 전압 2.5 V" },
  summary: { en: "REF3025 with its capacitors, 0.2 %, 25 mA.", ko: "REF3025와 커패시터. 0.2 %, 25 mA입니다." },
  category: "analogue",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Texas Instruments REF30xx, SBVS032",
      locator:
        "Electrical characteristics: VOUT 2.5 V ±0.2 %, 25 mA; input up to 5.5 V; application: bypass 0.47 µF or more at the input",
    },
  ],
  ports: [
    supplyIn("VIN", [2.7, 3.3, 5.5], "ds", { ...draws(0.026), absoluteMax: { max: 7 } }),
    supplyOut("VREF", [2.495, 2.5, 2.505], "ds", { ...delivers(0.025), ioType: "ANALOG" }),
    ground(),
  ],
  parameters: [fixed("VREF", ["Reference", "기준 전압"], "V", "2.5 V", "ds", { tolerance: 0.002 })],
  parts: [
    part(
      "U1",
      { mpn: "REF3025AIDBZR", manufacturer: "Texas Instruments", value: "REF3025", footprint: "SOT-23", source: "ds" },
      "1 IN pwr VIN; 2 OUT sup VREF; 3 GND pwr GND",
    ),
    capacitor("C1", "1u", "VIN GND", "ds"),
    capacitor("C2", "100n", "VREF GND", "ds"),
  ],
  layout: { size: [7.8, 6], anchor: "U1", places: { U1: [5.4, 3], C1: [1.9, 1.6, 180], C2: [1.9, 4.4, 180] } },
});
