import type { PortFacts } from "@tracewright/blocks";
import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, levels, pin, share } from "../../src/definition/facts.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const IO = pin(levels(share(0.75), share(0.25)), gives(share(0.8), share(0.1), 0.028));

/** Pins that are read at reset. */
const factsOf = (key: string): PortFacts => {
  if (key === "IO0") return { ...IO, atReset: "high", pull: { to: "up", ohms: 45_000 } };
  if (key === "IO12") return { ...IO, atReset: "low", pull: { to: "down", ohms: 45_000 } };
  return IO;
};

export const block = defineBlock({
  key: "mcu-esp32",
  names: { en: "Controller ESP32 with radio", ko: "무선 통신 ESP32 컨트롤러" },
  summary: {
    en: "ESP32-WROOM-32E with reset, boot pull-up and capacitors; the antenna is at the upper edge.",
    ko: "리셋, 부트 풀업, 커패시터를 갖춘 ESP32-WROOM-32E. 안테나는 위쪽 가장자리에 있습니다.",
  },
  category: "controller",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Espressif ESP32-WROOM-32E/32UE",
      locator:
        "table of recommended operating conditions: 3.0 V to 3.6 V, supply of 0.5 A; peripheral schematics: EN 10 kΩ and 1 µF, 10 µF and 0.1 µF at 3V3",
    },
    {
      id: "boot",
      kind: "datasheet",
      title: "Espressif ESP32 series",
      locator:
        "strapping pins: GPIO0 high for start from flash, GPIO12 low for 3.3 V at the flash; pulls of 45 kΩ; DC characteristics",
    },
    {
      id: "ant",
      kind: "datasheet",
      title: "Espressif, ESP32 hardware design guidelines",
      locator: "placement of a module: no copper below the antenna",
    },
  ],
  ports: [
    supplyIn("VDD", [3, 3.3, 3.6], "ds", { facts: { decoupling: 1e-5 }, ...draws(0.5) }),
    signal("EN", "RESET", "in", [0, 3.6], "ds", { facts: IO, supply: "VDD", required: false }),
    ...["IO36", "IO39", "IO34", "IO35"].map((key) =>
      signal(key, "ANALOG", "in", [0, 3.6], "ds", { supply: "VDD", required: false }),
    ),
    ...["IO32", "IO33", "IO25", "IO26", "IO27", "IO14", "IO12"].map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 3.6], "ds", {
        facts: factsOf(key),
        supply: "VDD",
        required: false,
        side: "left",
      }),
    ),
    ...["IO13", "IO15", "IO2"].map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 3.6], "ds", {
        facts: factsOf(key),
        supply: "VDD",
        required: false,
        side: "bottom",
      }),
    ),
    signal("TXD", "UART", "out", [0, 3.6], "ds", { facts: IO, supply: "VDD" }),
    signal("RXD", "UART", "in", [0, 3.6], "ds", { facts: IO, supply: "VDD", side: "right" }),
    ...["IO23", "IO22", "IO21", "IO19", "IO18", "IO5", "IO17", "IO16", "IO4", "IO0"].map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 3.6], key === "IO0" ? "boot" : "ds", {
        supply: "VDD",
        required: false,
      }),
    ),
    ground(),
  ],
  parts: [
    part(
      "U1",
      { mpn: "ESP32-WROOM-32E", manufacturer: "Espressif", footprint: "ESP32-WROOM-32", source: "ds" },
      "1 GND pwr GND; 2 3V3 pwr VDD; 3 EN in EN; 4 SENSOR_VP in IO36; 5 SENSOR_VN in IO39; 6 IO34 in IO34; 7 IO35 in IO35; 8 IO32 io IO32; 9 IO33 io IO33; 10 IO25 io IO25; 11 IO26 io IO26; 12 IO27 io IO27; 13 IO14 io IO14; 14 IO12 io IO12; 15 GND pwr GND; 16 IO13 io IO13; 17 SHD/SD2 nc -; 18 SWP/SD3 nc -; 19 SCS/CMD nc -; 20 SCK/CLK nc -; 21 SDO/SD0 nc -; 22 SDI/SD1 nc -; 23 IO15 io IO15; 24 IO2 io IO2; 25 IO0 io IO0; 26 IO4 io IO4; 27 IO16 io IO16; 28 IO17 io IO17; 29 IO5 io IO5; 30 IO18 io IO18; 31 IO19 io IO19; 32 NC nc -; 33 IO21 io IO21; 34 RXD0 in RXD; 35 TXD0 out TXD; 36 IO22 io IO22; 37 IO23 io IO23; 38 GND pwr GND; 39 GND pwr GND",
    ),
    capacitor("C1", "10u", "VDD GND", "ds", { size: "0805" }),
    capacitor("C2", "100n", "VDD GND", "ds"),
    resistor("R1", "10k", "VDD EN", "ds"),
    capacitor("C3", "1u", "EN GND", "ds"),
    resistor("R2", "10k", "VDD IO0", "boot"),
  ],
  layout: {
    size: [28, 29],
    anchor: "U1",
    widths: { VDD: 0.6 },
    keepouts: [[0, 0, 28, 6.6]],
    places: {
      U1: [15.6, 16.2],
      C2: [4.2, 9.2, 180],
      C1: [1.6, 9.6, 270],
      R1: [4.2, 11, 180],
      C3: [4.2, 12.8, 180],
      R2: [22.4, 27.8, 180],
    },
  },
});
