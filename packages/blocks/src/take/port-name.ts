/** What KiCad calls a net that nobody named, after one of its pins: `Net-(U1-FB)`, `unconnected-(K8-Pad2)`. */
const NAMED_AFTER_PIN = /^(?:Net|unconnected)-\(.*\)$/;

export interface PortEnd {
  readonly part: string;
  /** Number of the pin. */
  readonly pin: string;
  /** Function of the pin; empty or `~`: it has none. */
  readonly name?: string | undefined;
}

/**
 * The name of a port on a net: the last part of the net's path, or the part and pin that the net is at where nobody named it
 * ("U1.FB", "K8.2").
 */
export function portName(net: string, [end]: readonly PortEnd[]): string {
  const short = net.split("/").at(-1) || net;
  if (!NAMED_AFTER_PIN.test(net) || end === undefined) return short;
  const named = end.name === undefined || end.name === "" || end.name === "~" ? end.pin : end.name;
  return `${end.part}.${named}`;
}
