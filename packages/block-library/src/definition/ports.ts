import type { IoType, Port, PortRole, Span } from "@tracewright/blocks";
import type { PortRow } from "./block-definition.ts";

type Range = readonly [min: number, max: number] | readonly [min: number, nominal: number, max: number];
type More = Partial<Omit<PortRow, "key" | "voltage" | "sources">>;
type Current = Required<Pick<PortRow, "current">>;

function span(range: Range): Span {
  return range.length === 2 ? { min: range[0], max: range[1] } : { min: range[0], nominal: range[1], max: range[2] };
}

function row(
  key: string,
  more: Partial<PortRow> & Pick<PortRow, "ioType" | "direction" | "netType" | "side" | "sources">,
): PortRow {
  return { key, name: key, net: key, required: true, ...more };
}

/** A supply that the block draws from. */
export function supplyIn(key: string, volts: Range, source: string, more: More = {}): PortRow {
  return row(key, {
    ioType: "POWER",
    direction: "in",
    netType: "VCC",
    side: "left",
    voltage: span(volts),
    sources: [source],
    ...more,
  });
}

/** A supply that the block makes or passes on. */
export function supplyOut(key: string, volts: Range, source: string, more: More = {}): PortRow {
  return row(key, {
    ioType: "POWER",
    direction: "out",
    netType: "VCC",
    side: "right",
    voltage: span(volts),
    sources: [source],
    ...more,
  });
}

export function ground(more: More = {}, key = "GND"): PortRow {
  return row(key, { ioType: "GROUND", direction: "passive", netType: "GND", side: "bottom", sources: [], ...more });
}

/** Parts in a bus that have one name with all makers. */
const ROLES: Partial<Readonly<Record<IoType, Readonly<Record<string, PortRole>>>>> = {
  I2C: { SDA: "SDA", SCL: "SCL" },
  SPI: { SCK: "SCK", MOSI: "MOSI", MISO: "MISO", CS: "CS" },
  UART: { TX: "TX", TXD: "TX", RX: "RX", RXD: "RX" },
  USB: { DP: "DP", DM: "DM" },
  CAN: { CANH: "CANH", CANL: "CANL" },
  RS485: { A: "RS485A", B: "RS485B" },
};

/** A signal and the volts at which it works. */
export function signal(
  key: string,
  ioType: IoType,
  direction: Port["direction"],
  volts: Range,
  source: string,
  more: More = {},
): PortRow {
  const role = ROLES[ioType]?.[key];
  return row(key, {
    ioType,
    direction,
    netType: "SIGNAL",
    side: direction === "in" ? "left" : "right",
    voltage: span(volts),
    sources: [source],
    ...more,
    ...((role || more.facts) && { facts: { ...(role && { role }), ...more.facts } }),
  });
}

/** Amperes that a port draws at most, or, of a source, delivers. */
export function draws(max: number): Current {
  return { current: { max, isSource: false } };
}

export function delivers(max: number): Current {
  return { current: { max, isSource: true } };
}
