import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, levels, share, volts } from "../../src/definition/facts.ts";
import { capacitor, part } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const OUTPUT = gives(share(1, -0.5), volts(0.5), 0.003);

export const block = defineBlock({
  key: "usb-uart",
  names: { en: "USB to serial bridge", ko: "USB 시리얼 브리지" },
  summary: {
    en: "CH340C, which needs no crystal, on the 5 V of USB.",
    ko: "크리스털이 필요 없는 CH340C를 USB 5 V로 구동합니다.",
  },
  category: "interface",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "WCH CH340 data sheet (CH340DS1)",
      locator:
        "Pin-outs of CH340C; V3: 0.1 µF at 5 V; VCC 4.0 V to 5.3 V; levels of inputs and outputs: DC characteristics",
    },
    { id: "usb", kind: "standard", title: "USB 2.0 Specification", locator: "7.1: levels of full speed" },
  ],
  ports: [
    supplyIn("VBUS", [4.5, 5, 5.3], "ds", { ...draws(0.03), absoluteMax: { max: 6 } }),
    signal("DP", "USB", "bidirectional", [0, 3.6], "usb", { side: "left" }),
    signal("DM", "USB", "bidirectional", [0, 3.6], "usb", { side: "left" }),
    signal("TXD", "UART", "out", [0, 5], "ds", { supply: "VBUS", facts: OUTPUT }),
    signal("RXD", "UART", "in", [0, 5], "ds", { supply: "VBUS", side: "right", facts: levels(volts(2), volts(0.7)) }),
    signal("DTR", "UART", "out", [0, 5], "ds", { supply: "VBUS", required: false, facts: OUTPUT }),
    signal("RTS", "UART", "out", [0, 5], "ds", { supply: "VBUS", required: false, facts: OUTPUT }),
    ground(),
  ],
  parts: [
    part(
      "U1",
      { mpn: "CH340C", manufacturer: "WCH", footprint: "SOIC-16_3.9x9.9mm_P1.27mm", source: "ds" },
      "1 GND pwr GND; 2 TXD out TXD; 3 RXD in RXD; 4 V3 pas V3; 5 UD+ io DP; 6 UD- io DM; 7 NC nc -; 8 NC nc -; 9 CTS uns -; 10 DSR uns -; 11 RI uns -; 12 DCD uns -; 13 DTR out DTR; 14 RTS out RTS; 15 R232 uns -; 16 VCC pwr VBUS",
    ),
    capacitor("C1", "100n", "V3 GND", "ds"),
    capacitor("C2", "10u", "VBUS GND", "ds", { size: "0805" }),
    capacitor("C3", "100n", "VBUS GND", "ds"),
  ],
  layout: {
    size: [14.8, 13],
    anchor: "U1",
    widths: { VBUS: 0.4 },
    places: { U1: [7.2, 7.3], C3: [7.4, 1.2, 180], C2: [12.9, 3.4, 270], C1: [2.4, 5.9, 90] },
  },
});
