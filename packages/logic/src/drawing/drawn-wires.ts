import type { PortRole } from "@tracewright/blocks";
import { type BlockBook, documentOf } from "../book/block-book.ts";
import type { Bus, End, Logic, LogicNet } from "../records/logic.ts";

/** A net with more ports than this is named at each of them; its wires would cover everything else. */
export const MAX_DRAWN_ENDS = 8;

/** A line between two blocks: one net, or the nets of a bus that both have. */
export interface DrawnWire {
  /** The same as long as the nets and the blocks are. */
  readonly id: string;
  readonly kind: "signal" | "supply" | "bus";
  readonly from: End;
  readonly to: End;
  /** Ids of the nets, in the order of the logic. */
  readonly nets: readonly string[];
  /** `from` drives `to`. */
  readonly isDirected: boolean;
  readonly bus?: Bus["kind"];
}

export interface DrawnNets {
  readonly wires: readonly DrawnWire[];
  /** Nets that are named at their ports: grounds, and nets with more than `MAX_DRAWN_ENDS` ports. */
  readonly named: ReadonlySet<string>;
}

const BUS_OF_ROLE: Readonly<Record<PortRole, Bus["kind"]>> = {
  SDA: "I2C",
  SCL: "I2C",
  SCK: "SPI",
  MOSI: "SPI",
  MISO: "SPI",
  CS: "SPI",
  TX: "UART",
  RX: "UART",
  DP: "USB",
  DM: "USB",
  CANH: "CAN",
  CANL: "CAN",
  RS485A: "RS485",
  RS485B: "RS485",
  SWDIO: "SWD",
  SWCLK: "SWD",
};

/** The lines of a drawing of a logic. Each leads from the port that drives the net, else from its first one. */
export function drawnWires(logic: Logic, book: BlockBook): DrawnNets {
  const ports = new Map(
    logic.uses.map((use) => [use.id, new Map(documentOf(use, book)?.ports.map((port) => [port.key, port]))]),
  );
  const portOf = ({ use, port }: End) => ports.get(use)?.get(port);
  const declared = new Map(logic.buses.flatMap(({ kind, nets }) => Object.values(nets).map((net) => [net, kind])));
  const named = new Set<string>();
  const bundles = new Map<string, DrawnWire>();
  for (const net of logic.nets) {
    const ends = net.ends.filter(portOf);
    const [first] = ends;
    if (net.kind === "ground" || ends.length > MAX_DRAWN_ENDS) named.add(net.id);
    if (named.has(net.id) || !first) continue;
    const driver = ends.find((end) => portOf(end)?.direction === "out");
    const root = driver ?? first;
    const bus =
      net.kind === "signal" ? (declared.get(net.id) ?? busOf(ends, (end) => portOf(end)?.facts?.role)) : undefined;
    for (const to of ends) {
      if (to === root) continue;
      const wire = wireOf(net, { from: root, to, isDirected: driver !== undefined });
      const key = bus && root.use !== to.use ? `${bus} ${[root.use, to.use].sort().join(" ")}` : wire.id;
      const before = bundles.get(key);
      bundles.set(key, before && bus ? bundled(before, net.id, bus) : wire);
    }
  }
  return { wires: [...bundles.values()], named };
}

function wireOf(net: LogicNet, given: Pick<DrawnWire, "from" | "to" | "isDirected">): DrawnWire {
  const kind = net.kind === "supply" ? "supply" : "signal";
  return { id: `${net.id} ${given.to.use} ${given.to.port}`, kind, nets: [net.id], ...given };
}

/** A bus has lines of both directions. */
function bundled(before: DrawnWire, net: string, bus: Bus["kind"]): DrawnWire {
  return { ...before, kind: "bus", bus, isDirected: false, nets: [...new Set([...before.nets, net])] };
}

/** The bus whose lines all known ports of a net are; a pin of a controller has no role of its own. */
function busOf(ends: readonly End[], roleOf: (end: End) => PortRole | undefined): Bus["kind"] | undefined {
  const kinds = new Set(ends.flatMap((end) => BUS_OF_ROLE[roleOf(end) as PortRole] ?? []));
  const [kind] = kinds;
  return kinds.size === 1 ? kind : undefined;
}
