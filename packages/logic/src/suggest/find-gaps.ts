import type { IoType, Port } from "@tracewright/blocks";

/** What a list of blocks as a whole lacks, and how the library is searched for it. */
export interface Gap {
  readonly kind: "controller" | "debug-connector" | "serial-bridge";
  readonly search: string;
  readonly category: string;
}

export interface PlacedKind {
  /** Key of the root of its category. */
  readonly category: string | undefined;
  readonly ports: readonly Port[];
}

const BUSES: ReadonlySet<IoType> = new Set(["I2C", "SPI", "UART"]);

/**
 * A bus that no controller is on; a controller that nothing can be loaded into: without a connector for SWD, or without USB and a
 * bridge to it.
 */
export function findGaps(blocks: readonly PlacedKind[]): Gap[] {
  const controllers = blocks.filter(({ category }) => category === "controller");
  const others = blocks.filter(({ category }) => category !== "controller");
  if (controllers.length === 0)
    return others.some(({ ports }) => ports.some(({ ioType }) => BUSES.has(ioType)))
      ? [{ kind: "controller", search: "rp2040", category: "controller" }]
      : [];
  const isLoaded = others.some(({ ports }) => has(ports, "SWDIO") || has(ports, "SWCLK"));
  const hasSwd = controllers.some(({ ports }) => has(ports, "SWDIO"));
  if (hasSwd) return isLoaded ? [] : [{ kind: "debug-connector", search: "swd debug", category: "connector" }];
  const hasUsb = controllers.some(({ ports }) => ports.some(({ ioType }) => ioType === "USB"));
  const hasBridge = others.some(({ ports }) => has(ports, "TX") || has(ports, "RX"));
  return hasUsb || hasBridge ? [] : [{ kind: "serial-bridge", search: "usb serial bridge", category: "interface" }];
}

/** By its role, or where none was given by its key. */
function has(ports: readonly Port[], role: string): boolean {
  return ports.some(({ facts, key }) => (facts?.role ?? key) === role);
}
