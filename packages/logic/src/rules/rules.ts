import {
  busSpeed,
  busTermination,
  i2cAddress,
  i2cLines,
  i2cReserved,
  spiLines,
  spiOutput,
  spiSelect,
  uartCrossing,
  usbLines,
} from "./buses.ts";
import { decoupling } from "./decoupling.ts";
import { groundDomains, groundOpen } from "./grounds.ts";
import { levelMargin, levelMaximum } from "./levels.ts";
import { netDrivers, netKinds, netUndriven, portOpen } from "./nets.ts";
import { i2cCapacitance, pullUpMissing, pullUpRail, pullUpSlow, pullUpStrong } from "./pull-ups.ts";
import type { LogicRule } from "./rule.ts";
import { bootStrap, clockFrequency, clockPair, resetOpen } from "./starting.ts";
import { supplyContention } from "./supply-contention.ts";
import { supplyCurrent } from "./supply-current.ts";
import { supplyEnable } from "./supply-enable.ts";
import { supplyHeadroom } from "./supply-headroom.ts";
import { supplyMissing } from "./supply-missing.ts";
import { supplyVoltage } from "./supply-voltage.ts";
import { usbProtection, usbTermination } from "./usb-lines.ts";
import { usbCapacitance, usbCurrent } from "./usb-power.ts";

/** All rules of a logic, in the order in which their findings are shown. */
export const LOGIC_RULES: readonly LogicRule[] = [
  supplyMissing,
  supplyContention,
  supplyVoltage,
  supplyCurrent,
  supplyHeadroom,
  supplyEnable,
  groundOpen,
  groundDomains,
  usbTermination,
  usbLines,
  usbProtection,
  usbCapacitance,
  usbCurrent,
  decoupling,
  levelMargin,
  levelMaximum,
  netDrivers,
  netUndriven,
  netKinds,
  portOpen,
  pullUpMissing,
  pullUpSlow,
  pullUpStrong,
  pullUpRail,
  i2cAddress,
  i2cReserved,
  i2cLines,
  i2cCapacitance,
  busSpeed,
  spiSelect,
  spiLines,
  spiOutput,
  uartCrossing,
  busTermination,
  clockPair,
  clockFrequency,
  resetOpen,
  bootStrap,
];
