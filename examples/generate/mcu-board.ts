import { fromMm } from "@tracewright/geometry";
import { fineHeader2, tactileSwitch } from "./connector-patterns.ts";
import type { Design, DesignNote, DesignPart } from "./design.ts";
import { pinHeader } from "./land-patterns.ts";
import { bead, boxed, button, capacitor, lamp, type PinRow, resistor } from "./small-parts.ts";
import { crystal3225, lqfp64, sot223 } from "./surface-mount-patterns.ts";
import { usbClamp, usbReceptacle } from "./usb-c-parts.ts";

/** Ports of the controller that a net of the port's own name joins to a header. */
const BROKEN_OUT = new Set([
  ...["PC13", "PC14", "PC15", "PB9", "PB8", "PB7", "PB6", "PB5", "PB4", "PB3", "PD2", "PC12", "PC11", "PC10", "PA15"],
  ...["PA10", "PA9", "PC0", "PC1", "PC2", "PC3", "PA0", "PA1", "PA2", "PA3", "PA4", "PA5", "PA6", "PA7"],
  ...["PB0", "PB1", "PB10", "PB11", "PB12", "PB13"],
]);

/** Ports with a job on this board. */
const PORT_NETS: Readonly<Record<string, string>> = {
  PA11: "PA11",
  PA12: "PA12",
  PA13: "SWDIO",
  PA14: "SWCLK",
  PB2: "BOOT1",
};

/** The headers in the order of the controller's pins, so that nothing has to cross. */
const UPPER = [
  ...["3V3", "GND", "PC13", "PC14", "PC15", "PB9", "PB8", "PB7", "PB6", "PB5"],
  ...["PB4", "PB3", "PD2", "PC12", "PC11", "PC10", "PA15", "PA10", "PA9", "5V"],
];
const LOWER = [
  ...["3V3", "GND", "PC0", "PC1", "PC2", "PC3", "PA0", "PA1", "PA2", "PA3"],
  ...["PA4", "PA5", "PA6", "PA7", "PB0", "PB1", "PB10", "PB11", "PB12", "PB13"],
];
const HEADER_NETS: Readonly<Record<string, string>> = { "3V3": "+3V3", "5V": "VBUS" };
const FIRST_PIN = 11.87;

const port = (number: string, name: string): PinRow => [
  number,
  name,
  "bidirectional",
  PORT_NETS[name] ?? (BROKEN_OUT.has(name) ? name : undefined),
];

function header(reference: string, names: readonly string[], places: Pick<DesignPart, "sheet" | "board" | "label">) {
  return boxed(
    { reference, value: `1x${names.length}`, footprint: pinHeader(names.length, 0.8), ...places },
    {
      left: [],
      right: names.map((name, index) => [String(index + 1), name, "passive", HEADER_NETS[name] ?? name] as const),
    },
  );
}

/** The names of a header's pins beside it, read from the right. */
const pinNames = (names: readonly string[], y: number): DesignNote[] =>
  names.map((text, index) => ({ text, at: [FIRST_PIN + index * 2.54, y], size: 0.8, rotation: 90 }));

/**
 * A board about an STM32F103RB, its pins led to two rows: four layers, ground and 3.3 V inside. The USB port, its clamp
 * and the regulator stand on the right, crystal and buttons on the left. Pin numbers are those of the makers' datasheets.
 */
export const MCU_BOARD: Design = {
  name: "mcu-board",
  title: "STM32F103 board",
  revision: "1",
  date: "2026-11-21",
  copperLayers: 4,
  size: [72, 46],
  paper: "A3",
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
    { name: "Power", nets: ["+3V3", "GND", "VBUS", "VDDA"], clearance: fromMm(0.15), trackWidth: fromMm(0.3) },
  ],
  pours: [
    { net: "GND", layer: "In1.Cu" },
    { net: "+3V3", layer: "In2.Cu" },
  ],
  // Between lands 0.5 mm apart spokes and gaps have to be finer than on a board for hand soldering.
  pourSettings: { clearance: fromMm(0.2), thermalGap: fromMm(0.25), thermalBridgeWidth: fromMm(0.3) },
  mountingHoles: [
    [4, 4],
    [68, 4],
    [4, 42],
    [68, 42],
  ],
  sheetNotes: [
    { text: "USB-C and protection", at: [30.48, 25.4], size: 2 },
    { text: "3.3 V supply", at: [30.48, 149.86], size: 2 },
    { text: "Reset, boot and clock", at: [119.38, 25.4], size: 2 },
    { text: "Controller", at: [205.74, 25.4], size: 2 },
    { text: "Decoupling", at: [137.16, 205.74], size: 2 },
    { text: "Headers and debug", at: [317.5, 25.4], size: 2 },
  ],
  legends: [
    { text: "MCU BOARD", at: [23, 12.4], size: 1.2 },
    { text: "RESET", at: [7.5, 12.2], size: 0.8 },
    { text: "BOOT", at: [7.5, 34], size: 0.8 },
    { text: "PWR", at: [69.6, 34.5], size: 0.8 },
    { text: "SWD", at: [63.2, 12.1], size: 0.8, rotation: 90 },
    ...pinNames(UPPER, 7.5),
    ...pinNames(LOWER, 38.5),
  ],
  parts: [
    usbReceptacle("J1", { sheet: [38.1, 50.8], board: [68.35, 23, 90], label: [-0.4, 0, 90] }),
    usbClamp("U3", { sheet: [43.18, 116.84], board: [58.8, 23, 180], label: [0, -2.35] }),
    resistor("0402", ["R1", "5k1", ["CC1", "GND"], [78.74, 60.96], [58.8, 27.6, 180], [0, 1.2]]),
    resistor("0402", ["R2", "5k1", ["CC2", "GND"], [93.98, 60.96], [58.8, 18.4, 180], [0, -1.2]]),
    resistor("0402", ["R3", "22", ["PA12", "USB_DP"], [78.74, 104.14], [46.4, 20.6, 0], [0, -1.2]]),
    resistor("0402", ["R4", "22", ["PA11", "USB_DN"], [93.98, 104.14], [46.4, 22, 0], [0, 1.2]]),
    resistor("0402", ["R5", "1k5", ["+3V3", "USB_DP"], [109.22, 104.14], [52.4, 20.6, 0], [0, -1.2]]),

    capacitor("0805", ["C1", "10u", ["VBUS", "GND"], [35.56, 175.26], [61.8, 31.4, 270], [1.95, 0]]),
    boxed(
      {
        reference: "U2",
        value: "AMS1117-3.3",
        footprint: sot223(),
        sheet: [66.04, 175.26],
        board: [55.5, 32.5, 180],
        label: [0, 0],
      },
      {
        left: [
          ["3", "VIN", "power-in", "VBUS"],
          ["1", "GND", "power-in", "GND"],
        ],
        right: [["2", "VOUT", "power-out", "+3V3"]],
      },
    ),
    capacitor("0805", ["C2", "22u", ["+3V3", "GND"], [96.52, 175.26], [49.2, 32.5, 270], [0, -2.4]]),
    resistor("0603", ["R6", "1k", ["+3V3", "LAMP1"], [50.8, 215.9], [66.4, 31.4, 0], [0, -1.4]]),
    lamp("0603", ["D1", "green", ["GND", "LAMP1"], [50.8, 246.38], [66.4, 34.5, 0], [0, 1.5]]),

    resistor("0402", ["R7", "10k", ["+3V3", "RESET"], [121.92, 55.88], [14.6, 14.8, 0]]),
    capacitor("0402", ["C3", "100n", ["RESET", "GND"], [137.16, 55.88], [14.6, 16.6, 0], [0, 1.2]]),
    button(
      {
        reference: "SW1",
        value: "Reset",
        footprint: tactileSwitch(),
        sheet: [152.4, 55.88],
        board: [7.5, 16, 0],
        label: [0, 0],
      },
      ["RESET", "GND"],
    ),
    resistor("0402", ["R8", "10k", ["BOOT0", "GND"], [121.92, 96.52], [14.6, 30, 0]]),
    resistor("0402", ["R9", "10k", ["BOOT1", "GND"], [137.16, 96.52], [34.9, 32.2, 0], [0, 1.2]]),
    button(
      {
        reference: "SW2",
        value: "Boot",
        footprint: tactileSwitch(),
        sheet: [152.4, 96.52],
        board: [7.5, 30, 0],
        label: [0, 0],
      },
      ["+3V3", "BOOT0"],
    ),
    {
      reference: "Y1",
      value: "8 MHz",
      symbol: { kind: "crystal" },
      pins: [
        { number: "1", name: "1", type: "passive" },
        { number: "2", name: "GND", type: "passive" },
        { number: "3", name: "3", type: "passive" },
        { number: "4", name: "GND", type: "passive" },
      ],
      nets: { "1": "OSC_OUT", "2": "GND", "3": "OSC_IN", "4": "GND" },
      footprint: crystal3225(),
      sheet: [127, 147.32],
      board: [22.2, 21.5, 0],
      label: [-2.7, 0, 90],
    },
    capacitor("0402", ["C4", "18p", ["OSC_IN", "GND"], [149.86, 147.32], [22.6, 18.9, 180], [0, -1.2]]),
    capacitor("0402", ["C5", "18p", ["OSC_OUT", "GND"], [165.1, 147.32], [21.8, 24.1, 0], [0, 1.2]]),

    boxed(
      {
        reference: "U1",
        value: "STM32F103RBT6",
        footprint: lqfp64(),
        sheet: [228.6, 93.98],
        board: [34, 23, 0],
        label: [0, 0],
      },
      {
        left: [
          ["1", "VBAT", "power-in", "+3V3"],
          ["32", "VDD", "power-in", "+3V3"],
          ["48", "VDD", "power-in", "+3V3"],
          ["64", "VDD", "power-in", "+3V3"],
          ["19", "VDD", "power-in", "+3V3"],
          ["13", "VDDA", "power-in", "VDDA"],
          ["7", "~{RESET}", "input", "RESET"],
          ["60", "BOOT0", "input", "BOOT0"],
          ["5", "OSC_IN", "input", "OSC_IN"],
          ["6", "OSC_OUT", "output", "OSC_OUT"],
          ...["14", "15", "16", "17", "20", "21", "22", "23", "41", "42", "43", "44", "45", "46", "49", "50"].map(
            (number, index) => port(number, `PA${index}`),
          ),
          port("54", "PD2"),
          ["12", "VSSA", "power-in", "GND"],
          ["31", "VSS", "power-in", "GND"],
          ["47", "VSS", "power-in", "GND"],
          ["63", "VSS", "power-in", "GND"],
          ["18", "VSS", "power-in", "GND"],
        ],
        right: [
          ...["26", "27", "28", "55", "56", "57", "58", "59", "61", "62", "29", "30", "33", "34", "35", "36"].map(
            (number, index) => port(number, `PB${index}`),
          ),
          ...["8", "9", "10", "11", "24", "25", "37", "38", "39", "40", "51", "52", "53", "2", "3", "4"].map(
            (number, index) => port(number, `PC${index}`),
          ),
        ],
      },
    ),

    // One capacitor for each pair of supply pins, its lands facing theirs.
    capacitor("0402", ["C6", "100n", ["+3V3", "GND"], [142.24, 226.06], [26.4, 18.9, 90], [-1.3, 0, 90]]),
    capacitor("0402", ["C7", "100n", ["+3V3", "GND"], [157.48, 226.06], [37.5, 30.6, 180], [2, 0]]),
    capacitor("0402", ["C8", "100n", ["+3V3", "GND"], [172.72, 226.06], [41.6, 19.5, 270], [1.3, 0, 90]]),
    capacitor("0402", ["C9", "100n", ["+3V3", "GND"], [187.96, 226.06], [30.5, 15.4, 0], [0, -1.2]]),
    capacitor("0402", ["C10", "100n", ["+3V3", "GND"], [203.2, 226.06], [31, 30.6, 180], [-2.3, 0]]),
    capacitor("0402", ["C11", "100n", ["VDDA", "GND"], [218.44, 226.06], [26.4, 25, 90], [-0.3, -1.5]]),
    capacitor("0402", ["C12", "1u", ["VDDA", "GND"], [233.68, 226.06], [25, 25, 90], [-1.3, 0, 90]]),
    bead("0603", ["L1", "600R", ["+3V3", "VDDA"], [248.92, 226.06], [25.6, 27.6, 0], [0, 1.4]]),
    capacitor("0603", ["C13", "4u7", ["+3V3", "GND"], [264.16, 226.06], [44.6, 28.6, 270], [0, 2.1]]),

    resistor("0603", ["R10", "1k", ["LAMP2", "PC13"], [284.48, 251.46], [13.4, 23, 180], [0, -1.4]]),
    lamp("0603", ["D2", "yellow", ["LAMP2", "+3V3"], [284.48, 223.52], [8.6, 23, 180], [0, -1.5]]),

    header("J3", UPPER, { sheet: [330.2, 63.5], board: [FIRST_PIN, 4, 90], label: [-2.2, 0, 90] }),
    header("J4", LOWER, { sheet: [330.2, 132.08], board: [FIRST_PIN, 42, 90], label: [-2.2, 0, 90] }),
    boxed(
      { reference: "J2", value: "SWD", footprint: fineHeader2(10), sheet: [337.82, 190.5], board: [65.2, 9.6, 0] },
      {
        left: [
          ["1", "VTREF", "passive", "+3V3"],
          ["3", "GND", "passive", "GND"],
          ["5", "GND", "passive", "GND"],
          ["7", "KEY", "no-connect"],
          ["9", "GND", "passive", "GND"],
        ],
        right: [
          ["2", "SWDIO", "passive", "SWDIO"],
          ["4", "SWCLK", "passive", "SWCLK"],
          ["6", "SWO", "passive", "PB3"],
          ["8", "NC", "no-connect"],
          ["10", "~{RESET}", "passive", "RESET"],
        ],
      },
    ),
  ],
};
