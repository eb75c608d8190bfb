import type { PortRole } from "@tracewright/blocks";
import type { BlockBook } from "../book/block-book.ts";
import { intervalOf } from "../facts/interval.ts";
import { LogicFacts, type PlacedPort } from "../facts/logic-facts.ts";
import type { End, Logic } from "../records/logic.ts";
import { mayShareNet } from "../rules/nets.ts";

/** `fits`: made for each other. `possible`: may be joined, and the rules judge it. `never`: refused, or an error for certain. */
export type PortFit = "fits" | "possible" | "never";

export interface FittingPort {
  readonly end: End;
  readonly fit: Exclude<PortFit, "never">;
}

/** Lines of a bus that are joined to those of their own name, and the two of UART that cross. */
const PARTNER: Readonly<Record<PortRole, PortRole>> = {
  SDA: "SDA",
  SCL: "SCL",
  SCK: "SCK",
  MOSI: "MOSI",
  MISO: "MISO",
  CS: "CS",
  TX: "RX",
  RX: "TX",
  DP: "DP",
  DM: "DM",
  CANH: "CANH",
  CANL: "CANL",
  RS485A: "RS485A",
  RS485B: "RS485B",
  SWDIO: "SWDIO",
  SWCLK: "SWCLK",
};

/** Kinds that a pin of a controller can be. */
const DIGITAL: ReadonlySet<string> = new Set([
  "DIGITAL",
  "PWM",
  "I2C",
  "SPI",
  "UART",
  "CLOCK",
  "RESET",
  "CAN",
  "RS485",
  "ETHERNET",
]);

/**
 * Ports of other uses that a port can be joined to, those that are made for it first; of each kind in the order of the uses.
 * What is on the port's own net already is left out.
 */
export function fittingPorts(logic: Logic, from: End, book: BlockBook): readonly FittingPort[] {
  const facts = new LogicFacts(logic, book);
  const port = facts.portOf(from);
  if (!port) return [];
  const own = facts.netOf(from);
  const found = facts.uses.flatMap(({ ports }) =>
    ports.flatMap((other): FittingPort[] => {
      if (other.use.id === port.use.id || (own && own === facts.netOf(other.end))) return [];
      const fit = fitOf(port, other);
      return fit === "never" ? [] : [{ end: other.end, fit }];
    }),
  );
  return [...found.filter(({ fit }) => fit === "fits"), ...found.filter(({ fit }) => fit === "possible")];
}

/** How two ports fit, whatever else they are joined to. */
export function fitOf(one: PlacedPort, two: PlacedPort): PortFit {
  const kinds = [one.port.netType, two.port.netType];
  if (kinds.includes("GND")) return kinds[0] === kinds[1] ? "fits" : "never";
  if (kinds[0] === "VCC" && kinds[1] === "VCC") return fitOfSupplies(one, two);
  if (kinds.includes("VCC")) return "possible";
  return fitOfSignals(one, two);
}

function fitOfSupplies(one: PlacedPort, two: PlacedPort): PortFit {
  const [a, b] = [one.port.direction, two.port.direction];
  if (a === "out" && b === "out") return "never";
  if (a === "in" && b === "in") return "possible";
  const [given, needed] = a === "in" ? [two, one] : [one, two];
  const [volts, range] = [intervalOf(given.port.voltage ?? {}), intervalOf(needed.port.voltage ?? {})];
  if (!volts || !range) return "possible";
  const nominal = given.port.voltage?.nominal ?? (volts.min + volts.max) / 2;
  if (nominal >= range.min && nominal <= range.max) return "fits";
  return volts.max < range.min || volts.min > range.max ? "never" : "possible";
}

function fitOfSignals(one: PlacedPort, two: PlacedPort): PortFit {
  const [a, b] = [one.port.facts?.role, two.port.facts?.role];
  if (a && b) return PARTNER[a] === b ? "fits" : "never";
  if (!mayShareNet(one, two)) return "never";
  if (one.drive === "push-pull" && two.drive === "push-pull") return "never";
  const [isPin, isOtherPin] = [isControllerPin(one), isControllerPin(two)];
  if (isPin && isOtherPin) return "possible";
  if ((isPin && DIGITAL.has(two.port.ioType)) || (isOtherPin && DIGITAL.has(one.port.ioType))) return "fits";
  if (one.port.ioType === two.port.ioType) {
    const isOpposite = one.port.direction !== two.port.direction || one.port.direction === "bidirectional";
    return isOpposite ? "fits" : "possible";
  }
  return "possible";
}

function isControllerPin({ drive, port }: PlacedPort): boolean {
  return drive === "programmable" && port.ioType === "DIGITAL";
}
