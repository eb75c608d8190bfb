import { defineBlock } from "../../src/definition/block-definition.ts";
import { part } from "../../src/definition/parts.ts";
import { ground, signal, supplyIn } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "conn-swd",
  names: { en: "SWD debug connector", ko: "SWD 디버그 커넥터" },
  summary: { en: "Ten pins at 1.27 mm as Arm defines them.", ko: "Arm이 정한 1.27 mm 10핀 배열입니다." },
  category: "connector",
  sources: [
    {
      id: "arm",
      kind: "standard",
      title: "Arm, CoreSight connectors",
      locator: "Cortex Debug connector, ten pins at 0.05 inch",
    },
    {
      id: "hd",
      kind: "datasheet",
      title: "Samtec FTSH-105-01-F-DV-K",
      locator: "land pattern by holes: FTSH-105-01-F-D",
    },
  ],
  ports: [
    supplyIn("VREF", [1.65, 3.3, 5.5], "arm", { side: "top" }),
    signal("SWDIO", "DIGITAL", "bidirectional", [0, 5.5], "arm", { facts: { drive: "programmable", role: "SWDIO" } }),
    signal("SWCLK", "CLOCK", "out", [0, 5.5], "arm", { facts: { drive: "push-pull", role: "SWCLK" } }),
    signal("SWO", "DIGITAL", "in", [0, 5.5], "arm", { side: "right", required: false }),
    signal("NRST", "RESET", "out", [0, 5.5], "arm", { facts: { drive: "open-drain" } }),
    ground(),
  ],
  parts: [
    part(
      "J1",
      {
        mpn: "FTSH-105-01-F-D",
        manufacturer: "Samtec",
        value: "SWD",
        footprint: "PinHeader_2x05_P1.27mm_Vertical",
        source: "hd",
      },
      "1 VREF pas VREF; 2 SWDIO pas SWDIO; 3 GND pas GND; 4 SWCLK pas SWCLK; 5 GND pas GND; 6 SWO pas SWO; 7 KEY nc -; 8 TDI nc -; 9 GND pas GND; 10 NRST pas NRST",
    ),
  ],
  layout: { size: [6.5, 9.5], anchor: "J1", places: { J1: [2.4, 2.2] } },
});
