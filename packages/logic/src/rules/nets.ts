import type { PlacedPort } from "../facts/logic-facts.ts";
import type { Fix } from "../fixes/fix.ts";
import { sentenceOf } from "./finding.ts";
import { type LogicRule, names, pairsOf } from "./rule.ts";

function cut(port: PlacedPort): Fix {
  return { label: "disconnect", facts: { port: port.label }, steps: [{ kind: "disconnect", ends: [port.end] }] };
}

export const netDrivers: LogicRule = {
  id: "net-drivers",
  reason: "Two outputs on one net drive against each other when their states differ.",
  source: "output against output, as electrical rules of schematics have it",
  remedy: "Leave one driver, or join them through a gate.",
  *check(facts) {
    for (const net of facts.nets) {
      if (net.net.kind !== "signal") continue;
      const pushing = net.ports.filter(({ drive }) => drive === "push-pull");
      const tri = net.ports.filter(({ drive }) => drive === "tri-state");
      const isUart = pushing.length > 1 && pushing.every(({ port }) => port.facts?.role === "TX");
      const about = { ends: [...pushing, ...tri].map(({ end }) => end), nets: [net.net.id] };
      if (isUart) continue;
      if (pushing.length > 1)
        yield {
          ...about,
          severity: "error",
          message: sentenceOf("net-drivers", { drivers: names(pushing), net: net.net.name }),
          fixes: pushing.slice(1).map(cut),
        };
      else if (pushing.length === 1 && tri.length > 0 && !tri.some(({ port }) => port.facts?.role === "MISO"))
        yield {
          ...about,
          severity: "error",
          message: sentenceOf("net-drivers", { drivers: names([...pushing, ...tri]), net: net.net.name }),
          fixes: pushing.map(cut),
        };
    }
  },
};

/** What stands for a driver: a level comes from there. */
const DRIVES: ReadonlySet<string> = new Set(["push-pull", "tri-state", "programmable", "open-drain"]);

/** Signals that need a level: the others may stay as they are. */
const NEEDS_LEVEL: ReadonlySet<string> = new Set(["DIGITAL", "PWM", "SPI", "UART", "CAN", "RS485", "RESET"]);

export const netUndriven: LogicRule = {
  id: "net-undriven",
  reason: "An input without a level reads noise, and draws current.",
  source: "inputs without a driver, as electrical rules of schematics have them",
  remedy: "Join an output, or tie the input to its supply or to ground.",
  *check(facts) {
    for (const net of facts.nets) {
      if (net.net.kind !== "signal") continue;
      const inputs = net.ports.filter(
        ({ isInput, drive, port }) => isInput && drive === undefined && NEEDS_LEVEL.has(port.ioType),
      );
      if (inputs.length === 0 || net.ports.some(({ drive }) => drive !== undefined && DRIVES.has(drive))) continue;
      if (facts.pullsOf(net).length > 0 || net.ports.some(({ drive }) => drive === "passive")) continue;
      // Two inputs of UART have a sentence of their own.
      if (inputs.length > 1 && inputs.every(({ port }) => port.facts?.role === "RX")) continue;
      yield {
        severity: "error",
        message: sentenceOf("net-undriven", { inputs: names(inputs), net: net.net.name }),
        ends: inputs.map(({ end }) => end),
        nets: [net.net.id],
      };
    }
  },
};

export const portOpen: LogicRule = {
  id: "port-open",
  reason: "The block does not work without what this port is for.",
  source: "the block: ports that have to be joined",
  remedy: "Join the port.",
  *check(facts) {
    for (const { ports } of facts.uses) {
      const open = ports.filter(({ port, end }) => port.required && port.netType !== "GND" && !facts.netOf(end));
      for (const [severity, of] of Map.groupBy(open, severityOf))
        yield { severity, message: sentenceOf("port-open", { port: names(of) }), ends: of.map(({ end }) => end) };
    }
  },
};

/**
 * What leads off the board may be joined there, and so may a cell at a port that both gives and takes power. An output that
 * nothing reads does no harm, and neither does an open drain: it only ever pulls low.
 */
function severityOf(placed: PlacedPort): "error" | "warning" | "note" {
  const kind = kindOf(placed);
  const { ioType, direction, netType } = placed.port;
  if (kind === "SWITCHED" || kind === "RF" || kind.endsWith(" bus")) return "warning";
  const isBusOrCell = ioType === "CAN" || ioType === "RS485" || netType === "VCC";
  if (direction === "bidirectional" && isBusOrCell) return "warning";
  if (placed.drive === "open-drain" && ioType !== "I2C") return "note";
  const isPair = kind === "ETHERNET" && direction === "bidirectional" && placed.drive === "programmable";
  if (isPair) return "warning";
  return direction === "out" ? "note" : "error";
}

/** Kinds that share a net with no other, beside tests and connectors, which are passive. */
const ALONE = ["RF", "SWITCHED", "USB", "ETHERNET"] as const;

export const netKinds: LogicRule = {
  id: "net-kinds",
  reason: "Signals of different kinds have different voltages, currents and impedances.",
  source: "kinds of ports",
  remedy: "Join the port to one of its kind.",
  *check(facts) {
    for (const net of facts.nets) {
      if (net.net.kind !== "signal") continue;
      for (const [one, two] of pairsOf(net.ports)) {
        if (mayShareNet(one, two)) continue;
        const [a, b] = [kindOf(one), kindOf(two)];
        yield {
          severity: "error",
          message: sentenceOf("net-kinds", { one: one.label, oneKind: a, two: two.label, twoKind: b }),
          ends: [one.end, two.end],
          nets: [net.net.id],
          fixes: [cut(two)],
        };
      }
    }
  },
};

/** Whether two signals are of kinds that may be on one net. */
export function mayShareNet(one: PlacedPort, two: PlacedPort): boolean {
  const [a, b] = [kindOf(one), kindOf(two)];
  return a === b || !(isAlone(a) || isAlone(b)) || isUniversal(one, b) || isUniversal(two, a);
}

function kindOf({ port: { ioType, facts } }: PlacedPort): string {
  const { role } = facts ?? {};
  if (role === "CANH" || role === "CANL") return "CAN bus";
  return role === "RS485A" || role === "RS485B" ? "RS-485 bus" : ioType;
}

function isAlone(kind: string): boolean {
  return ALONE.some((one) => one === kind) || kind.endsWith(" bus");
}

/** A pin of a controller may be a line of USB or Ethernet; a connector carries anything. */
function isUniversal({ drive, port: { ioType, direction } }: PlacedPort, kind: string): boolean {
  return (
    (drive === "programmable" && (kind === "ETHERNET" || kind === "USB")) ||
    ioType === "MECHANICAL" ||
    direction === "passive"
  );
}
