import { expect, it } from "vitest";
import { classifyPart, type PartClass } from "./part-class.ts";

/** Reference, value, library, pins: what such parts are called on real boards. */
const CASES: readonly (readonly [string, string, string, number, PartClass])[] = [
  ["R12", "4k7", "R_0603", 2, "resistor"],
  ["C3", "100n", "C_0402", 2, "capacitor"],
  ["FB1", "600R", "L_0603", 2, "inductor"],
  ["F1", "500mA", "Fuse_1206", 2, "fuse"],
  ["D4", "BAT54", "SOD-323", 2, "diode"],
  ["D5", "green", "LED_0603_1608Metric", 2, "led"],
  ["D2", "USBLC6-2SC6", "SOT-23-6", 6, "protection"],
  ["U4", "STM32F405", "LQFP-64", 64, "circuit"],
  ["CN2", "DB9", "DSUB-9_Female_Horizontal_Housed_MountingHolesOffset9.12mm", 9, "connector"],
  ["U9", "MicroSD", "MICRO_SD_MOLEX", 8, "connector"],
  ["U7", "SMA", "SMA_Connector", 5, "connector"],
  ["Y1", "12MHz", "Crystal_SMD_3225-4Pin", 4, "crystal"],
  ["X2", "25MHz", "Oscillator_SMD_7x5", 4, "oscillator"],
  ["J3", "SWD", "PinHeader_1x05", 5, "connector"],
  ["SWD1", "Conn", "PinHeader_1x05_P2.54mm_Vertical", 5, "connector"],
  ["K3", "key", "TACTILE_SWITCH_SMD_5.2MM", 4, "switch"],
  ["JP1", "open", "SolderJumper-2_P1.3mm_Open", 2, "jumper"],
  ["TP9", "D+", "TestPoint_Pad_D1.0mm", 1, "test-point"],
  ["H1", "", "MountingHole_3.2mm_M3", 1, "mechanical"],
  ["G***", "LOGO", "logo_xs", 0, "mechanical"],
  ["AE1", "2.4 GHz", "Texas_SWRA117D_2.4GHz_Right", 2, "antenna"],
  ["RN1", "10k", "R_Array_Convex_4x0402", 8, "resistor"],
];

it.each(CASES)("takes %s (%s on %s, %i pins) for what it is", (reference, value, library, pinCount, kind) => {
  expect(classifyPart({ reference, value, library, description: "", pinCount })).toBe(kind);
});
