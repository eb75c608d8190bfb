import { fromMm } from "@tracewright/geometry";
import { cableSocket4, tactileSwitch } from "./connector-patterns.ts";
import type { Design } from "./design.ts";
import { pinHeader } from "./land-patterns.ts";
import { boxed, button, capacitor, lamp, resistor } from "./small-parts.ts";
import { qfn32, sensorDfn8, sot23 } from "./surface-mount-patterns.ts";
import { usbClamp, usbReceptacle } from "./usb-c-parts.ts";

/** Names of the debug header's pins, in their order; legend and schematic say the same. */
const DEBUG_PINS = [
  ["3V3", "+3V3"],
  ["DIO", "SWDIO"],
  ["CLK", "SWCLK"],
  ["RST", "RESET"],
  ["GND", "GND"],
] as const;

/**
 * Humidity and temperature over USB: an SAMD21 in a QFN-32 runs its USB port without a crystal, the SHT31 stands at
 * the end far from the regulator's heat. Pin numbers are those of the makers' datasheets.
 */
export const USB_SENSOR: Design = {
  name: "usb-sensor",
  title: "USB humidity and temperature sensor",
  revision: "1",
  date: "2026-11-21",
  copperLayers: 2,
  size: [50, 28],
  globalNets: ["+3V3", "GND", "VBUS"],
  netClasses: [
    {
      name: "Default",
      nets: [],
      clearance: fromMm(0.15),
      trackWidth: fromMm(0.2),
      viaDiameter: fromMm(0.6),
      viaDrill: fromMm(0.3),
    },
    { name: "Power", nets: ["+3V3", "GND", "VBUS"], clearance: fromMm(0.15), trackWidth: fromMm(0.3) },
  ],
  pours: [
    { net: "GND", layer: "F.Cu" },
    { net: "GND", layer: "B.Cu" },
  ],
  // Between lands 0.5 mm apart spokes and gaps have to be finer than on a board for hand soldering.
  pourSettings: { clearance: fromMm(0.2), thermalGap: fromMm(0.25), thermalBridgeWidth: fromMm(0.3) },
  mountingHoles: [
    [4, 4],
    [46, 4],
    [4, 24],
    [46, 24],
  ],
  sheetNotes: [
    { text: "USB-C and protection", at: [30.48, 25.4], size: 2 },
    { text: "3.3 V supply", at: [30.48, 137.16], size: 2 },
    { text: "Controller", at: [114.3, 25.4], size: 2 },
    { text: "Sensor and bus", at: [205.74, 25.4], size: 2 },
    { text: "Debug, lamp and button", at: [162.56, 137.16], size: 2 },
  ],
  legends: [
    { text: "USB SENSOR", at: [17.5, 4.4], size: 1.2 },
    ...DEBUG_PINS.map(([text], index) => ({ text, at: [22 + index * 2.54, 22.6] as const, size: 0.8 })),
  ],
  parts: [
    usbReceptacle("J1", { sheet: [38.1, 50.8], board: [3.65, 14, 270], label: [0.4, 0, 90] }),
    usbClamp("U1", { sheet: [43.18, 104.14], board: [12.6, 14, 0] }),
    resistor("0402", ["R1", "5k1", ["CC1", "GND"], [78.74, 60.96], [12.6, 9.4, 0]]),
    resistor("0402", ["R2", "5k1", ["CC2", "GND"], [93.98, 60.96], [12.6, 18.6, 0], [0, 1.2]]),
    capacitor("0603", ["C1", "10u", ["VBUS", "GND"], [35.56, 162.56], [10.6, 23.4, 270], [0, -2.35]]),
    boxed(
      { reference: "U2", value: "AP2112K-3.3", footprint: sot23(5), sheet: [66.04, 162.56], board: [14.4, 23.4, 0] },
      {
        left: [
          ["1", "VIN", "power-in", "VBUS"],
          ["3", "EN", "input", "VBUS"],
          ["2", "GND", "power-in", "GND"],
        ],
        right: [
          ["5", "VOUT", "power-out", "+3V3"],
          ["4", "NC", "no-connect"],
        ],
      },
    ),
    capacitor("0603", ["C2", "10u", ["+3V3", "GND"], [96.52, 162.56], [18.2, 23.4, 270], [0, -2.35]]),
    boxed(
      {
        reference: "U3",
        value: "ATSAMD21E18A-M",
        footprint: qfn32(),
        sheet: [144.78, 78.74],
        board: [25, 14, 180],
        label: [-2.1, -3.75],
      },
      {
        left: [
          ["30", "VDDIN", "power-in", "+3V3"],
          ["9", "VDDANA", "power-in", "+3V3"],
          ["29", "VDDCORE", "power-out", "VDDCORE"],
          ["26", "~{RESET}", "input", "RESET"],
          ["32", "PA31/SWDIO", "bidirectional", "SWDIO"],
          ["31", "PA30/SWCLK", "input", "SWCLK"],
          ["23", "PA24/D-", "bidirectional", "USB_DN"],
          ["24", "PA25/D+", "bidirectional", "USB_DP"],
          ["1", "PA00", "bidirectional"],
          ["2", "PA01", "bidirectional"],
          ["3", "PA02", "bidirectional"],
          ["4", "PA03", "bidirectional"],
          ["5", "PA04", "bidirectional"],
          ["10", "GND", "power-in", "GND"],
          ["28", "GND", "power-in", "GND"],
          ["33", "PAD", "power-in", "GND"],
        ],
        right: [
          ["6", "PA05", "bidirectional", "LAMP"],
          ["7", "PA06", "bidirectional", "BUTTON"],
          ["8", "PA07", "bidirectional"],
          ["11", "PA08/SDA", "bidirectional", "SDA"],
          ["12", "PA09/SCL", "bidirectional", "SCL"],
          ["13", "PA10", "bidirectional", "ALERT"],
          ["14", "PA11", "bidirectional"],
          ["15", "PA14", "bidirectional"],
          ["16", "PA15", "bidirectional"],
          ["17", "PA16", "bidirectional"],
          ["18", "PA17", "bidirectional"],
          ["19", "PA18", "bidirectional"],
          ["20", "PA19", "bidirectional"],
          ["21", "PA22", "bidirectional"],
          ["22", "PA23", "bidirectional"],
          ["25", "PA27", "bidirectional"],
          ["27", "PA28", "bidirectional"],
        ],
      },
    ),
    capacitor("0402", ["C3", "100n", ["+3V3", "GND"], [121.92, 162.56], [26.9, 9.7, 90], [1.7, 0]]),
    capacitor("0402", ["C4", "100n", ["+3V3", "GND"], [134.62, 162.56], [26, 18.6, 270], [1.7, 0]]),
    capacitor("0402", ["C5", "1u", ["VDDCORE", "GND"], [147.32, 162.56], [24.4, 18.1, 180], [0, 1.2]]),
    resistor("0402", ["R3", "10k", ["+3V3", "RESET"], [116.84, 116.84], [22.2, 18.6, 90], [-1.7, 0]]),
    boxed(
      { reference: "U4", value: "SHT31-DIS", footprint: sensorDfn8(), sheet: [228.6, 60.96], board: [38, 7.5, 0] },
      {
        left: [
          ["1", "SDA", "bidirectional", "SDA"],
          ["4", "SCL", "input", "SCL"],
          ["3", "ALERT", "output", "ALERT"],
          ["2", "ADDR", "input", "GND"],
          ["6", "~{RESET}", "input"],
        ],
        right: [
          ["5", "VDD", "power-in", "+3V3"],
          ["8", "VSS", "power-in", "GND"],
          ["7", "R", "passive", "GND"],
          ["9", "PAD", "passive", "GND"],
        ],
      },
    ),
    capacitor("0402", ["C6", "100n", ["+3V3", "GND"], [208.28, 93.98], [40.8, 7.5, 90], [1.5, 0]]),
    resistor("0402", ["R4", "4k7", ["+3V3", "SDA"], [226.06, 93.98], [32.6, 6.75, 0]]),
    resistor("0402", ["R5", "4k7", ["+3V3", "SCL"], [243.84, 93.98], [32.6, 8.25, 0], [0, 1.2]]),
    boxed(
      { reference: "J2", value: "I2C", footprint: cableSocket4(), sheet: [231.14, 121.92], board: [46.72, 14, 90] },
      {
        left: [],
        right: [
          ["1", "GND", "passive", "GND"],
          ["2", "3V3", "passive", "+3V3"],
          ["3", "SDA", "bidirectional", "SDA"],
          ["4", "SCL", "bidirectional", "SCL"],
          ["MP", "MOUNT", "passive", "GND"],
        ],
      },
    ),
    resistor("0603", ["R6", "1k", ["LAMP", "LAMP_A"], [218.44, 157.48], [33.2, 14, 0]]),
    lamp("0603", ["D1", "green", ["GND", "LAMP_A"], [218.44, 187.96], [37.2, 14, 180], [0, -1.45]]),
    button(
      {
        reference: "SW1",
        value: "User",
        footprint: tactileSwitch(),
        sheet: [246.38, 165.1],
        board: [38.3, 23.6, 0],
        label: [0, 0],
      },
      ["BUTTON", "GND"],
    ),
    boxed(
      {
        reference: "J3",
        value: "SWD",
        footprint: pinHeader(5, 0.8),
        sheet: [180.34, 165.1],
        board: [22, 25, 90],
        label: [-2.1, 0, 90],
      },
      { left: [], right: DEBUG_PINS.map(([name, net], index) => [String(index + 1), name, "passive", net] as const) },
    ),
  ],
};
