import type { NetId, Sheet } from "@tracewright/board";
import type { GraphDriver, GraphItem, GraphLine, GraphMark, GraphPin } from "./graph-item.ts";

/** What touches on one sheet, before names join further. */
export interface SheetPiece {
  readonly isBus: boolean;
  readonly items: readonly GraphItem[];
  /** A mark on it, or a pin that is not connected within its part. */
  readonly noConnect?: GraphMark | GraphPin;
  readonly entersBuses: readonly GraphLine[];
}

/** What wires and names join on one sheet: a piece of a net, or a bus. */
export interface Subnet {
  readonly sheet: Sheet;
  readonly isBus: boolean;
  readonly items: readonly GraphItem[];
  /** What names it, best first: where a name of a designer is there, pins are left out. */
  readonly drivers: readonly GraphDriver[];
  readonly noConnect?: GraphMark | GraphPin;
  /** Buses whose entries end on it. */
  readonly entersBuses: readonly GraphLine[];
  /** What touches; names alone join them. */
  readonly pieces: readonly SheetPiece[];
}

/** All subnets that are one net in the whole schematic. */
export interface GraphNet {
  readonly name: string;
  /** Of the circuit; absent where no pin of a part is on it. */
  readonly id?: NetId;
  readonly subnets: readonly Subnet[];
  readonly pins: readonly GraphPin[];
}

/** KiCad's order of what may name a net; from `hierarchical` on a designer chose the name. */
export const DRIVER_RANK = { pin: 1, sheetPin: 2, hierarchical: 3, local: 4, power: 5, global: 6 } as const;

export function rankOfDriver(driver: GraphDriver): number {
  switch (driver.kind) {
    case "sheet-pin":
      return DRIVER_RANK.sheetPin;
    case "label":
      return DRIVER_RANK[driver.scope];
    case "pin":
      return driver.power ? DRIVER_RANK.power : DRIVER_RANK.pin;
  }
}

/** The name that it gives; later versions write a slash in a name as an escape. */
export function nameOfDriver(driver: GraphDriver): string {
  if (driver.kind === "pin") return driver.power?.name ?? `${driver.reference}-Pad${driver.pin.number}`;
  return plainName(driver.text);
}

/** Later versions write a slash in a name as an escape; a project edited over the years holds both. */
export function plainName(name: string): string {
  return name.replaceAll("{slash}", "/");
}
