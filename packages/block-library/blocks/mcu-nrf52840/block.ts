import { defineBlock } from "../../src/definition/block-definition.ts";
import { capacitor, part } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "mcu-nrf52840",
  names: { en: "Controller nRF52840 with radio", ko: "무선 통신 nRF52840 컨트롤러" },
  summary: {
    en: "Module MDBT50Q with Bluetooth, USB and SWD, and its capacitors; the antenna is at the upper edge.",
    ko: "블루투스, USB, SWD를 갖춘 MDBT50Q 모듈과 커패시터. 안테나는 위쪽 가장자리에 있습니다.",
  },
  category: "controller",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Nordic Semiconductor nRF52840 Product Specification",
      locator:
        "recommended operating conditions: VDD 1.7 V to 3.6 V, VBUS 4.35 V to 5.5 V; normal voltage mode: VDDH joined to VDD; USB supply: 4.7 µF at VBUS; radio: 32.7 mA at 8 dBm and 3 V, processor 6.3 mA",
    },
    {
      id: "mod",
      kind: "datasheet",
      title: "Raytac MDBT50Q",
      locator: "pin assignment; land pattern; keep-out of the antenna; inductors of the converters and 32 MHz inside",
    },
  ],
  ports: [
    supplyIn("VDD", [1.7, 3.3, 3.6], "ds", { ...draws(0.05), absoluteMax: { max: 3.9 }, side: "bottom" }),
    ...["P1_10", "P1_11", "P1_13", "P1_15", "AIN1", "AIN5", "AIN0", "AIN7", "AIN4", "AIN6"].map((key) =>
      signal(key, key.startsWith("AIN") ? "ANALOG" : "DIGITAL", "bidirectional", [0, 3.6], "ds", {
        supply: "VDD",
        required: false,
        side: "left",
      }),
    ),
    ...["P0_27", "P0_00", "P0_01", "P0_26", "AIN2", "AIN3", "P0_06", "P0_08", "P1_09"].map((key) =>
      signal(key, key.startsWith("AIN") ? "ANALOG" : "DIGITAL", "bidirectional", [0, 3.6], "ds", {
        supply: "VDD",
        required: false,
        side: "bottom",
      }),
    ),
    supplyIn("VBUS", [4.35, 5, 5.5], "ds", { ...draws(0.05), required: false, side: "bottom" }),
    signal("SWDCLK", "DIGITAL", "in", [0, 3.6], "ds", { supply: "VDD", side: "right" }),
    signal("SWDIO", "DIGITAL", "bidirectional", [0, 3.6], "ds", { supply: "VDD" }),
    ...["P1_02", "P0_24", "P0_22", "P0_20", "P0_17"].map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 3.6], "ds", { supply: "VDD", required: false }),
    ),
    signal("RESET", "RESET", "in", [0, 3.6], "ds", { supply: "VDD", required: false, side: "right" }),
    ...["P0_15", "P0_13"].map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 3.6], "ds", { supply: "VDD", required: false }),
    ),
    signal("DP", "USB", "bidirectional", [0, 3.6], "ds", { supply: "VBUS", required: false }),
    signal("DM", "USB", "bidirectional", [0, 3.6], "ds", { supply: "VBUS", required: false }),
    ground(),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "MDBT50Q-1MV2",
        manufacturer: "Raytac",
        footprint: "Raytac_MDBT50Q",
        source: "mod",
      },
      "1 GND pwr GND; 2 GND pwr GND; 3 P1.10 io P1_10; 4 P1.11 io P1_11; 5 P1.12 io -; 6 P1.13 io P1_13; 7 P1.14 io -; 8 P1.15 io P1_15; 9 P0.03/AIN1 io AIN1; 10 P0.29/AIN5 io AIN5; 11 P0.02/AIN0 io AIN0; 12 P0.31/AIN7 io AIN7; 13 P0.28/AIN4 io AIN4; 14 P0.30/AIN6 io AIN6; 15 GND pwr GND; 16 P0.27 io P0_27; 17 XL1/P0.00 io P0_00; 18 XL2/P0.01 io P0_01; 19 P0.26 io P0_26; 20 P0.04/AIN2 io AIN2; 21 P0.05/AIN3 io AIN3; 22 P0.06 io P0_06; 23 TRACECLK/P0.07 io -; 24 P0.08 io P0_08; 25 P1.08 io -; 26 TRACEDATA3/P1.09 io P1_09; 27 TRACEDATA2/P0.11 io -; 28 VDD pwr VDD; 29 TRACEDATA1/P0.12 io -; 30 VDDH pwr VDD; 31 DCCH sup -; 32 VBUS pwr VBUS; 33 GND pwr GND; 34 D- io DM; 35 D+ io DP; 36 P0.14 io -; 37 P0.13 io P0_13; 38 P0.16 io -; 39 P0.15 io P0_15; 40 RESET/P0.18 io RESET; 41 P0.17 io P0_17; 42 P0.19 io -; 43 P0.21 io -; 44 P0.20 io P0_20; 45 P0.23 io -; 46 P0.22 io P0_22; 47 TRACEDATA0/P1.00 io -; 48 P0.24 io P0_24; 49 P0.25 io -; 50 P1.02 io P1_02; 51 SWDIO io SWDIO; 52 P0.09/NFC1 io -; 53 SWDCLK in SWDCLK; 54 P0.10/NFC2 io -; 55 GND pwr GND; 56 P1.04 io -; 57 P1.06 io -; 58 P1.07 io -; 59 P1.05 io -; 60 P1.03 io -; 61 P1.01 io -",
    ),
    capacitor("C1", "4.7u", "VDD GND", "ds"),
    capacitor("C2", "100n", "VDD GND", "ds", { size: "0402" }),
    capacitor("C3", "4.7u", "VBUS GND", "ds"),
  ],
  layout: {
    size: [20, 21],
    anchor: "U1",
    isFine: true,
    widths: { "VDD VBUS": 0.3 },
    keepouts: [
      [0, 0, 20, 4.25],
      [7.7, 4.25, 9.3, 5.5],
    ],
    places: {
      U1: [10, 8.25],
      C1: [10.9, 18.2, 270],
      C2: [12.4, 17.6, 270],
      C3: [14.6, 18.2, 270],
    },
  },
});
