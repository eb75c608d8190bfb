import type { PortFacts } from "@tracewright/blocks";
import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, levels, pin, share } from "../../src/definition/facts.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const IO = pin(levels(share(0.75), share(0.25)), gives(share(0.8), share(0.1), 0.028));

/** Pins that are read at reset. */
const factsOf = (key: string): PortFacts => {
  if (key === "IO0") return { ...IO, atReset: "high", pull: { to: "up", ohms: 45_000 } };
  if (key === "IO45" || key === "IO46") return { ...IO, atReset: "low", pull: { to: "down", ohms: 45_000 } };
  return IO;
};

const gpio = (key: string, side: "left" | "right" | "bottom") =>
  signal(key, "DIGITAL", "bidirectional", [0, 3.6], /^IO(0|45|46)$/.test(key) ? "boot" : "ds", {
    facts: factsOf(key),
    supply: "VDD",
    required: false,
    side,
  });

const usb = (key: "DM" | "DP") =>
  signal(key, "USB", "bidirectional", [0, 3.6], "ds", { supply: "VDD", required: false, side: "left" });

export const block = defineBlock({
  key: "mcu-esp32-s3",
  names: { en: "Controller ESP32-S3 with radio and USB", ko: "무선 통신과 USB를 갖춘 ESP32-S3 컨트롤러" },
  summary: {
    en: "ESP32-S3-WROOM-1 with reset, boot pull-up and capacitors; USB without a bridge; the antenna is at the upper edge.",
    ko: "리셋, 부트 풀업, 커패시터를 갖춘 ESP32-S3-WROOM-1. USB를 직접 연결하며 안테나는 위쪽 가장자리에 있습니다.",
  },
  category: "controller",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Espressif ESP32-S3-WROOM-1/1U",
      locator:
        "recommended operating conditions: 3.0 V to 3.6 V, supply of 0.5 A; pin definitions: IO19 is USB D−, IO20 is USB D+; DC characteristics; peripheral schematics: EN 10 kΩ and 1 µF, 22 µF and 0.1 µF at 3V3. Compared: all pins with Espressif's symbol library, pulls of GPIO0 and GPIO45 with what an issue of its repository quotes of the datasheet; levels with the table of the ESP32, not of the S3; the other figures not yet",
    },
    {
      id: "boot",
      kind: "datasheet",
      title: "Espressif ESP32-S3 series",
      locator:
        "strapping pins: GPIO0 high for start from flash, GPIO45 low for 3.3 V at the flash, GPIO46 low; weak pulls of 45 kΩ",
    },
    {
      id: "ant",
      kind: "datasheet",
      title: "Espressif, ESP32-S3 hardware design guidelines",
      locator: "placement of a module: no copper below the antenna",
    },
  ],
  ports: [
    supplyIn("VDD", [3, 3.3, 3.6], "ds", { facts: { decoupling: 2.2e-5 }, ...draws(0.5) }),
    signal("EN", "RESET", "in", [0, 3.6], "ds", { facts: IO, supply: "VDD", required: false }),
    ...["IO4", "IO5", "IO6", "IO7", "IO15", "IO16", "IO17", "IO18", "IO8"].map((key) => gpio(key, "left")),
    usb("DM"),
    usb("DP"),
    ...["IO3", "IO46", "IO9", "IO10", "IO11", "IO12", "IO13", "IO14", "IO21", "IO47", "IO48", "IO45"].map((key) =>
      gpio(key, "bottom"),
    ),
    ...["IO1", "IO2"].map((key) => gpio(key, "right")),
    signal("TXD", "UART", "out", [0, 3.6], "ds", { facts: IO, supply: "VDD", required: false }),
    signal("RXD", "UART", "in", [0, 3.6], "ds", { facts: IO, supply: "VDD", required: false, side: "right" }),
    ...["IO42", "IO41", "IO40", "IO39", "IO38", "IO37", "IO36", "IO35", "IO0"].map((key) => gpio(key, "right")),
    ground(),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "ESP32-S3-WROOM-1-N8",
        manufacturer: "Espressif",
        value: "ESP32-S3-WROOM-1",
        footprint: "ESP32-S3-WROOM-1",
        source: "ds",
      },
      "1 GND pwr GND; 2 3V3 pwr VDD; 3 EN in EN; 4 IO4 io IO4; 5 IO5 io IO5; 6 IO6 io IO6; 7 IO7 io IO7; 8 IO15 io IO15; 9 IO16 io IO16; 10 IO17 io IO17; 11 IO18 io IO18; 12 IO8 io IO8; 13 IO19 io DM; 14 IO20 io DP; 15 IO3 io IO3; 16 IO46 io IO46; 17 IO9 io IO9; 18 IO10 io IO10; 19 IO11 io IO11; 20 IO12 io IO12; 21 IO13 io IO13; 22 IO14 io IO14; 23 IO21 io IO21; 24 IO47 io IO47; 25 IO48 io IO48; 26 IO45 io IO45; 27 IO0 io IO0; 28 IO35 io IO35; 29 IO36 io IO36; 30 IO37 io IO37; 31 IO38 io IO38; 32 IO39 io IO39; 33 IO40 io IO40; 34 IO41 io IO41; 35 IO42 io IO42; 36 RXD0 in RXD; 37 TXD0 out TXD; 38 IO2 io IO2; 39 IO1 io IO1; 40 GND pwr GND; 41 GND pwr GND",
    ),
    capacitor("C1", "22u", "VDD GND", "ds", { size: "0805" }),
    capacitor("C2", "100n", "VDD GND", "ds"),
    resistor("R1", "10k", "VDD EN", "ds"),
    capacitor("C3", "1u", "EN GND", "ds"),
    resistor("R2", "10k", "VDD IO0", "boot"),
  ],
  layout: {
    size: [28, 30],
    anchor: "U1",
    widths: { VDD: 0.6 },
    keepouts: [[0, 0, 28, 6.6]],
    places: {
      U1: [15.6, 13.2],
      C2: [4.2, 8.9, 180],
      C1: [1.6, 9.4, 270],
      R1: [4.2, 10.7, 180],
      C3: [4.2, 12.5, 180],
      R2: [25.2, 27.6],
    },
  },
});
