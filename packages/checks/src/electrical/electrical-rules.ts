import type { ElectricalRule } from "./electrical-rule.ts";
import { busDefinitionConflict, busToBusConflict, busToNetConflict, netNotBusMember } from "./rules/buses.ts";
import { duplicateSheetNames, hierLabelMismatch } from "./rules/hierarchy.ts";
import {
  globalLabelDangling,
  isolatedPinLabel,
  labelDangling,
  labelMultipleWires,
  sameLocalGlobalLabel,
  similarLabels,
  singleGlobalLabel,
} from "./rules/labels.ts";
import { multipleNetNames } from "./rules/multiple-net-names.ts";
import { noConnectConnected, noConnectDangling } from "./rules/no-connects.ts";
import { pinNotDriven, powerPinNotDriven } from "./rules/not-driven.ts";
import { endpointOffGrid } from "./rules/off-grid.ts";
import {
  differentUnitFootprint,
  duplicateReference,
  extraUnits,
  footprintLink,
  missingBidiPin,
  missingInputPin,
  missingPowerPin,
  missingUnit,
  symbolMissing,
  unannotated,
  unitValueMismatch,
} from "./rules/parts.ts";
import { pinNotConnected } from "./rules/pin-not-connected.ts";
import { pinToPin } from "./rules/pin-to-pin.ts";
import { suppliesJoined } from "./rules/supplies-joined.ts";
import { differentUnitNet, duplicatePins } from "./rules/unit-nets.ts";
import { fourWayJunction, unconnectedWireEnd, wireDangling } from "./rules/wires.ts";

/** All electrical rules, in the order of `ELECTRICAL_RULE_IDS`. */
export const ELECTRICAL_RULES: readonly ElectricalRule[] = [
  pinToPin,
  suppliesJoined,
  powerPinNotDriven,
  pinNotDriven,
  pinNotConnected,
  noConnectConnected,
  noConnectDangling,
  wireDangling,
  unconnectedWireEnd,
  labelDangling,
  isolatedPinLabel,
  globalLabelDangling,
  singleGlobalLabel,
  sameLocalGlobalLabel,
  similarLabels,
  labelMultipleWires,
  multipleNetNames,
  hierLabelMismatch,
  duplicateSheetNames,
  busDefinitionConflict,
  busToNetConflict,
  busToBusConflict,
  netNotBusMember,
  duplicateReference,
  unannotated,
  extraUnits,
  missingUnit,
  missingPowerPin,
  missingInputPin,
  missingBidiPin,
  unitValueMismatch,
  differentUnitFootprint,
  differentUnitNet,
  duplicatePins,
  symbolMissing,
  footprintLink,
  fourWayJunction,
  endpointOffGrid,
];
