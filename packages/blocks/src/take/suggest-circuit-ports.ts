import { type Circuit, type Component, type NetId, netNameRole, type PinElectricalType } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { IoType, Port } from "../records/port.ts";
import { portName } from "./port-name.ts";

/** References of parts that wires are plugged into. */
const CONNECTOR = /^(?:J|P|CN|CON|X)\d/;

const DIRECTION_OF_SHAPE: Readonly<Record<string, Port["direction"]>> = {
  input: "in",
  output: "out",
  bidirectional: "bidirectional",
  tri_state: "bidirectional",
  passive: "passive",
};

/** Kinds of port by the last part of a net's name; the first that fits. */
const KIND_BY_NAME: readonly (readonly [RegExp, IoType])[] = [
  [/^(?:sda|scl)\d*$/i, "I2C"],
  [/^(?:mosi|miso|sck|sclk|sdi|sdo|n?cs|n?ss)\d*$/i, "SPI"],
  [/^(?:usb_?)?d(?:[+-]|[pmn])$/i, "USB"],
  [/^(?:tx|rx|txd|rxd|rts|cts)\d*$/i, "UART"],
  [/^can_?[hl]$/i, "CAN"],
  [/^~?\{?n?(?:rst|reset)\}?$/i, "RESET"],
  [/^(?:xin|xout|clk|mclk|clkin|clkout|xtal\d)$/i, "CLOCK"],
  [/^pwm\d*$/i, "PWM"],
  [/^(?:ant|rf|rfin|rfout|rf_in|rf_out)$/i, "RF"],
  [/^(?:ain|adc|aout|dac|vref|aref)\d*$/i, "ANALOG"],
];

interface Label {
  readonly net: NetId;
  readonly shape?: string;
}

/**
 * Ports of a circuit that comes as a whole: where its hierarchical and global labels are, with the supplies that power symbols
 * lead to; without hierarchical labels at its connectors too. Where these are supplies alone, at its local labels too, by
 * which a sheet put into another one is joined, else at nets with one pin. What names and pins do not say stays open: a
 * voltage read from a name would be a guess.
 */
export function suggestCircuitPorts(circuit: Circuit): Port[] {
  const names = new Map(circuit.nets.map(({ id, name }) => [id, name]));
  const pins = pinsByNet(circuit);
  const hierarchical = labelsOf(circuit, "hierarchical");
  const supplies = circuit.nets.filter(({ name }) => (netNameRole(name) ?? "signal") !== "signal").map(({ id }) => id);
  const global = labelsOf(circuit, "global").map(({ net }) => net);
  const nets = new Set(hierarchical.length > 0 ? [...hierarchical.map(({ net }) => net), ...global, ...supplies] : []);
  if (nets.size === 0) for (const net of [...connectorNets(circuit), ...global, ...supplies]) nets.add(net);
  const hasSignal = () => [...nets].some((net) => !supplies.includes(net));
  if (!hasSignal()) for (const { net } of labelsOf(circuit, "local")) nets.add(net);
  if (!hasSignal()) for (const [net, ends] of pins) if (ends.length === 1) nets.add(net);
  const shapes = new Map(hierarchical.flatMap(({ net, shape }) => (shape ? [[net, shape] as const] : [])));
  const taken = new Set<string>();
  return [...nets]
    .flatMap((id) => {
      const net = names.get(id);
      return net === undefined || !pins.has(id) ? [] : [{ id, net }];
    })
    .map(({ id, net }, order) => {
      const ends = pins.get(id) ?? [];
      const short = portName(net, ends);
      const name = taken.has(short) ? net : short;
      taken.add(name);
      const role = netNameRole(net);
      return {
        key: name,
        name,
        ioType: role === "ground" ? "GROUND" : role === "supply" ? "POWER" : kindOf(short),
        direction: DIRECTION_OF_SHAPE[shapes.get(id) ?? ""] ?? directionOf(new Set(ends.map(({ type }) => type))),
        netType: role === "ground" ? "GND" : role === "supply" ? "VCC" : "SIGNAL",
        net,
        required: true,
        side: role === "ground" ? "bottom" : role === "supply" ? "top" : order % 2 === 0 ? "left" : "right",
        order,
        pins: ends.map(({ part, pin }) => ({ part, pin })),
        sources: [],
      } satisfies Port;
    });
}

/** Labels of the root sheet, or the global ones of all sheets. */
function labelsOf({ sheets, nets }: Circuit, scope: "hierarchical" | "global" | "local"): Label[] {
  const byName = new Map(nets.map(({ id, name }) => [name, id]));
  return sheets
    .filter(({ parent }) => scope === "global" || parent === undefined)
    .flatMap(({ items }) =>
      items.flatMap((item) => {
        if (item.kind !== "label" || item.scope !== scope) return [];
        const { text, position } = item.label;
        const net = item.net ?? byName.get(`/${text}`) ?? byName.get(text) ?? netAt(items, position);
        return net === undefined ? [] : [{ net, ...(item.shape !== undefined && { shape: item.shape }) }];
      }),
    );
}

/** The net of a wire that a label stands on, where the net is called by another of its labels. */
function netAt(items: Circuit["sheets"][number]["items"], { x, y }: Point): NetId | undefined {
  for (const item of items) {
    if (item.kind !== "wire" || item.net === undefined) continue;
    for (const [index, start] of item.points.entries()) {
      const end = item.points[index + 1] ?? start;
      const isBeside = (end.x - start.x) * (y - start.y) !== (end.y - start.y) * (x - start.x);
      const isWithin = (at: number, from: number, to: number) => Math.min(from, to) <= at && at <= Math.max(from, to);
      if (!isBeside && isWithin(x, start.x, end.x) && isWithin(y, start.y, end.y)) return item.net;
    }
  }
  return undefined;
}

function connectorNets({ components }: Circuit): NetId[] {
  return components
    .filter(({ reference }) => CONNECTOR.test(reference))
    .flatMap(({ pins }) => pins.flatMap(({ net }) => net ?? []));
}

interface End {
  readonly part: string;
  readonly pin: string;
  readonly name: string;
  readonly type: PinElectricalType;
}

function pinsByNet({ components }: Circuit): Map<NetId, End[]> {
  const found = new Map<NetId, Map<string, End>>();
  for (const { reference: part, pins } of components as readonly Component[])
    for (const { number: pin, name, net, electricalType: type } of pins) {
      if (net === undefined) continue;
      const ends = found.get(net) ?? new Map<string, End>();
      found.set(net, ends.set(`${part} ${pin}`, { part, pin, name, type }));
    }
  return new Map([...found].map(([net, ends]) => [net, [...ends.values()]]));
}

function directionOf(kinds: ReadonlySet<PinElectricalType>): Port["direction"] {
  if (kinds.has("power-out") || kinds.has("output")) return "out";
  if (kinds.has("bidirectional") || kinds.has("tri-state") || kinds.has("open-collector")) return "bidirectional";
  return kinds.has("input") || kinds.has("power-in") ? "in" : "passive";
}

function kindOf(name: string): IoType {
  return KIND_BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? "DIGITAL";
}
