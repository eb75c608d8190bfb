import type { Port } from "@tracewright/blocks";

export interface PortFilter {
  /** `IoPort.ioType`. */
  readonly kind: string;
  readonly direction?: Port["direction"] | null | undefined;
  /** Volts at which the port has to work. */
  readonly voltage?: number | null | undefined;
}

/** What the search knows of a port; a limit that is absent is unknown. */
export interface SearchedPort {
  readonly kind: string;
  readonly direction: Port["direction"];
  readonly min?: number;
  readonly max?: number;
}

/** Whether a block has such a port. One whose voltages are unknown is none for a voltage. */
export function hasPort(stored: unknown, { kind, direction, voltage }: PortFilter): boolean {
  return ((stored as readonly SearchedPort[] | null) ?? []).some(
    (port) =>
      port.kind === kind &&
      (direction == null || port.direction === direction) &&
      (voltage == null ||
        (port.min !== undefined && port.max !== undefined && port.min <= voltage && voltage <= port.max)),
  );
}
