import type { PortFacts } from "@tracewright/blocks";
import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, levels, pin, share } from "../../src/definition/facts.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const IO = pin(levels(share(0.75), share(0.25)), gives(share(0.8), share(0.1), 0.028));

/** Pins that are read at reset; those without a pull of their own have a resistor here. */
const factsOf = (key: string): PortFacts => {
  if (key === "IO9") return { ...IO, atReset: "high", pull: { to: "up", ohms: 45_000 } };
  if (key === "IO2" || key === "IO8") return { ...IO, atReset: "high" };
  return IO;
};

const gpio = (key: string, side: "left" | "right") =>
  signal(key, "DIGITAL", "bidirectional", [0, 3.6], /^IO[289]$/.test(key) ? "boot" : "ds", {
    facts: factsOf(key),
    supply: "VDD",
    required: false,
    side,
  });

const usb = (key: "DM" | "DP") =>
  signal(key, "USB", "bidirectional", [0, 3.6], "ds", { supply: "VDD", required: false });

export const block = defineBlock({
  key: "mcu-esp32-c3",
  names: { en: "Small controller ESP32-C3 with radio", ko: "무선 통신을 갖춘 소형 ESP32-C3 컨트롤러" },
  summary: {
    en: "ESP32-C3-WROOM-02 with reset, boot pull-ups and capacitors; USB without a bridge; the antenna is at the upper edge.",
    ko: "리셋, 부트 풀업, 커패시터를 갖춘 ESP32-C3-WROOM-02. USB를 직접 연결하며 안테나는 위쪽 가장자리에 있습니다.",
  },
  category: "controller",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Espressif ESP32-C3-WROOM-02/02U",
      locator:
        "recommended operating conditions: 3.0 V to 3.6 V, supply of 0.5 A; pin definitions: IO18 is USB D−, IO19 is USB D+; DC characteristics; peripheral schematics: EN 10 kΩ and 1 µF, 10 µF and 0.1 µF at 3V3. Compared: all pins with Espressif's symbol library, supply, current and 10 µF with its hardware design guidelines, boot pins with its ESP32-C3 book; levels with the table of the ESP32, not of the C3; the values at EN not yet",
    },
    {
      id: "boot",
      kind: "datasheet",
      title: "Espressif ESP32-C3 series",
      locator:
        "strapping pins: GPIO9 high for start from flash, with a weak pull-up of 45 kΩ; GPIO2 and GPIO8 without a pull, high recommended",
    },
    {
      id: "ant",
      kind: "datasheet",
      title: "Espressif, ESP32-C3 hardware design guidelines",
      locator: "placement of a module: no copper below the antenna",
    },
  ],
  ports: [
    supplyIn("VDD", [3, 3.3, 3.6], "ds", { facts: { decoupling: 1e-5 }, ...draws(0.5) }),
    signal("EN", "RESET", "in", [0, 3.6], "ds", { facts: IO, supply: "VDD", required: false }),
    ...["IO4", "IO5", "IO6", "IO7", "IO8", "IO9"].map((key) => gpio(key, "left")),
    ...["IO0", "IO1", "IO2", "IO3"].map((key) => gpio(key, "right")),
    usb("DP"),
    usb("DM"),
    signal("TXD", "UART", "out", [0, 3.6], "ds", { facts: IO, supply: "VDD", required: false }),
    signal("RXD", "UART", "in", [0, 3.6], "ds", { facts: IO, supply: "VDD", required: false, side: "right" }),
    gpio("IO10", "right"),
    ground(),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "ESP32-C3-WROOM-02-N4",
        manufacturer: "Espressif",
        value: "ESP32-C3-WROOM-02",
        footprint: "ESP32-C3-WROOM-02",
        source: "ds",
      },
      "1 3V3 pwr VDD; 2 EN in EN; 3 IO4 io IO4; 4 IO5 io IO5; 5 IO6 io IO6; 6 IO7 io IO7; 7 IO8 io IO8; 8 IO9 io IO9; 9 GND pwr GND; 10 IO10 io IO10; 11 RXD in RXD; 12 TXD out TXD; 13 IO18 io DM; 14 IO19 io DP; 15 IO3 io IO3; 16 IO2 io IO2; 17 IO1 io IO1; 18 IO0 io IO0; 19 GND pwr GND",
    ),
    capacitor("C1", "10u", "VDD GND", "ds", { size: "0805" }),
    capacitor("C2", "100n", "VDD GND", "ds"),
    resistor("R1", "10k", "VDD EN", "ds"),
    capacitor("C3", "1u", "EN GND", "ds"),
    resistor("R2", "10k", "VDD IO8", "boot"),
    resistor("R3", "10k", "VDD IO2", "boot"),
  ],
  layout: {
    size: [29, 24.5],
    anchor: "U1",
    widths: { VDD: 0.6 },
    keepouts: [[0, 0, 29, 6.6]],
    places: {
      U1: [15.6, 13.4],
      C2: [4.2, 7.6, 180],
      C1: [1.6, 8.6, 270],
      R1: [4.2, 9.2, 180],
      C3: [4.2, 10.8, 180],
      R2: [4.2, 16.2, 180],
      R3: [27.2, 10.5],
    },
  },
});
