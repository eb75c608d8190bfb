import { KEYBOARD_NAMES } from "../keyboard-names.ts";
import type { NameRule } from "../name-rule.ts";
import { CONNECTOR_NAMES } from "./connector-names.ts";
import { CRYSTAL_NAMES } from "./crystal-names.ts";
import { IPC_7351_NAMES } from "./ipc-7351-names.ts";
import { LED_NAMES } from "./led-names.ts";
import { PASSIVE_NAMES } from "./passive-names.ts";
import { HOLE_NAMES, POINT_NAMES } from "./point-names.ts";
import { SEMICONDUCTOR_NAMES } from "./semiconductor-names.ts";
import { SWITCH_NAMES } from "./switch-names.ts";

/**
 * What private libraries and other programs call parts that KiCad names otherwise: keyboards, test points, holes,
 * headers, names of IPC-7351. Each says what part it is; what says less has no rule here.
 */
export const PRIVATE_NAMES: readonly NameRule[] = [
  ...KEYBOARD_NAMES,
  ...LED_NAMES,
  ...POINT_NAMES,
  ...HOLE_NAMES,
  ...CONNECTOR_NAMES,
  ...IPC_7351_NAMES,
  ...PASSIVE_NAMES,
  ...SEMICONDUCTOR_NAMES,
  ...CRYSTAL_NAMES,
  ...SWITCH_NAMES,
];
