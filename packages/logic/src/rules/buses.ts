import type { PortRole } from "@tracewright/blocks";
import type { LogicFacts, NetFacts, PlacedPort } from "../facts/logic-facts.ts";
import type { Fix, FixStep } from "../fixes/fix.ts";
import { sentenceOf } from "./finding.ts";
import { type LogicRule, measure, names, pairsOf } from "./rule.ts";

function roleOf({ port }: PlacedPort): PortRole | undefined {
  return port.facts?.role;
}

function withRole(net: NetFacts, ...roles: readonly PortRole[]): readonly PlacedPort[] {
  return net.ports.filter((port) => {
    const role = roleOf(port);
    return role !== undefined && roles.includes(role);
  });
}

/** Exchanges what two ports of one use are joined to. */
function exchange(one: PlacedPort, role: PortRole, facts: LogicFacts): Fix[] {
  const two = facts.useOf(one.use.id)?.ports.find((port) => roleOf(port) === role);
  const [a, b] = [facts.netOf(one.end), two && facts.netOf(two.end)];
  if (!two || !a || !b || a === b) return [];
  const [atA, atB] = [a.ports.find((port) => port !== one), b.ports.find((port) => port !== two)];
  if (!atA || !atB) return [];
  const steps: FixStep[] = [
    { kind: "disconnect", ends: [one.end, two.end] },
    // A wire with two ends is gone when one of them leaves, so the ports that stay are named.
    { kind: "connect", ends: [atA.end, two.end] },
    { kind: "connect", ends: [atB.end, one.end] },
  ];
  return [{ label: "exchange", facts: { use: one.use.name }, steps }];
}

/** Seven-bit addresses that are not for parts: UM10204, table 3. */
function isReserved(address: number): boolean {
  return address < 0x08 || address > 0x77;
}

const hex = (address: number) => `0x${address.toString(16).toUpperCase().padStart(2, "0")}`;

export const i2cAddress: LogicRule = {
  id: "i2c-address",
  reason: "Two parts with one address answer together, and what they send is mixed.",
  source: "NXP UM10204, 3.1.10; addresses of the data sheets",
  remedy: "Take a block with another address, a second bus, or a multiplexer.",
  *check(facts) {
    const seen = new Set<NetFacts>();
    for (const net of facts.nets) {
      if (seen.has(net) || withRole(net, "SDA").length === 0) continue;
      const lines = facts.linesOf(net);
      for (const line of lines) seen.add(line);
      const parts = lines
        .flatMap((line) => withRole(line, "SDA"))
        .filter(({ port }) => port.facts?.address !== undefined);
      for (const [one, two] of pairsOf(parts)) {
        const address = one.port.facts?.address;
        if (address === undefined || address !== two.port.facts?.address) continue;
        yield {
          severity: "error",
          message: sentenceOf("i2c-address", { one: one.use.name, two: two.use.name, address: hex(address) }),
          ends: [one.end, two.end],
          nets: lines.map((line) => line.net.id),
        };
      }
    }
  },
};

export const i2cReserved: LogicRule = {
  id: "i2c-reserved",
  reason: "Reserved addresses have a meaning for all parts of the bus.",
  source: "NXP UM10204, table 3: 0x00 to 0x07 and 0x78 to 0x7F",
  remedy: "Take a part with another address.",
  *check(facts) {
    for (const { ports, use } of facts.uses)
      for (const port of ports) {
        const address = port.port.facts?.address;
        if (roleOf(port) !== "SDA" || address === undefined || !isReserved(address) || !facts.netOf(port.end)) continue;
        yield {
          severity: "error",
          message: sentenceOf("i2c-reserved", { one: use.name, address: hex(address) }),
          ends: [port.end],
        };
      }
  },
};

/** Roles that never share a net. */
const OPPOSED: readonly { readonly rule: string; readonly roles: readonly [PortRole, PortRole] }[] = [
  { rule: "i2c-lines", roles: ["SDA", "SCL"] },
  { rule: "usb-lines", roles: ["DP", "DM"] },
];

function linesRule(index: number, about: Pick<LogicRule, "reason" | "source">): LogicRule {
  const row = OPPOSED[index];
  if (!row) throw new Error(`no row ${index} of opposed lines`);
  const [first, second] = row.roles;
  return {
    id: row.rule,
    ...about,
    remedy: "Exchange the two lines of one of the blocks.",
    *check(facts) {
      const seen = new Set<string>();
      for (const net of facts.nets)
        for (const one of withRole(net, first))
          for (const two of withRole(net, second)) {
            // Both lines are wrong when one is: they are one finding.
            const pair = [one.use.id, two.use.id].sort().join(" ");
            if (seen.has(pair)) continue;
            seen.add(pair);
            yield {
              severity: "error",
              message: sentenceOf(row.rule === "usb-lines" ? "usb-lines" : "i2c-lines", {
                one: one.label,
                two: two.label,
                net: net.net.name,
              }),
              ends: [one.end, two.end],
              nets: [net.net.id],
              fixes: exchange(two, first, facts),
            };
          }
    },
  };
}

export const i2cLines = linesRule(0, {
  reason: "Data and clock are different lines: exchanged, no part answers.",
  source: "NXP UM10204, 3.1",
});
export const usbLines = linesRule(1, {
  reason: "Exchanged data lines tell the host another speed, and nothing is understood.",
  source: "USB 2.0 Specification, 7.1.5",
});

export const busSpeed: LogicRule = {
  id: "bus-speed",
  reason: "A bus is as fast as its slowest part.",
  source: "clock frequencies of the data sheets",
  remedy: "Set a lower speed, or give the part a bus of its own.",
  *check(facts) {
    for (const { name, speed, nets } of facts.logic.buses) {
      if (speed === undefined) continue;
      for (const net of facts.nets.filter((one) => Object.values(nets).includes(one.net.id)))
        for (const port of net.ports) {
          const { fastest } = port.port.facts ?? {};
          // Once for each part: its clock says it.
          if (fastest === undefined || speed <= fastest || !["SCL", "SCK"].includes(roleOf(port) ?? "")) continue;
          yield {
            severity: "error",
            message: sentenceOf("bus-speed", {
              bus: name,
              given: measure(speed, "Hz"),
              port: port.label,
              needed: measure(fastest, "Hz"),
            }),
            ends: [port.end],
            nets: [net.net.id],
          };
        }
    }
  },
};

export const spiSelect: LogicRule = {
  id: "spi-select",
  reason: "Parts that are selected together drive the data line together.",
  source: "serial peripheral interface: one select line for each part",
  remedy: "Give each part a select line of its own.",
  *check(facts) {
    for (const net of facts.nets) {
      const selects = withRole(net, "CS");
      if (selects.length < 2) continue;
      const controller = net.ports.find(({ drive }) => drive === "programmable");
      const second = selects.at(-1);
      const free = controller && freePin(controller, facts);
      const fix: Fix | undefined =
        second && free
          ? {
              label: "join",
              facts: { port: second.label, net: free.label },
              steps: [
                { kind: "disconnect", ends: [second.end] },
                { kind: "connect", ends: [second.end, free.end] },
              ],
            }
          : undefined;
      yield {
        severity: "error",
        message: sentenceOf("spi-select", { ports: names(selects), net: net.net.name }),
        ends: selects.map(({ end }) => end),
        nets: [net.net.id],
        ...(fix && { fixes: [fix] }),
      };
    }
  },
};

/** A pin of the same controller that is free and has no task at reset. */
function freePin({ use }: PlacedPort, facts: LogicFacts): PlacedPort | undefined {
  return facts
    .useOf(use.id)
    ?.ports.find(
      (port) =>
        port.drive === "programmable" &&
        port.port.ioType === "DIGITAL" &&
        port.port.facts?.atReset === undefined &&
        roleOf(port) === undefined &&
        !facts.netOf(port.end),
    );
}

const SPI: readonly PortRole[] = ["SCK", "MOSI", "MISO", "CS"];

export const spiLines: LogicRule = {
  id: "spi-lines",
  reason: "Each line of the bus has one task.",
  source: "serial peripheral interface",
  remedy: "Join each line to those of its name.",
  *check(facts) {
    for (const net of facts.nets)
      for (const [one, two] of pairsOf(withRole(net, ...SPI))) {
        const [a, b] = [roleOf(one), roleOf(two)];
        if (a === undefined || b === undefined || a === b) continue;
        yield {
          severity: "error",
          message: sentenceOf("spi-lines", {
            one: one.label,
            two: two.label,
            net: net.net.name,
            oneRole: a,
            twoRole: b,
          }),
          ends: [one.end, two.end],
          nets: [net.net.id],
        };
      }
  },
};

export const spiOutput: LogicRule = {
  id: "spi-output",
  reason: "An output that stays on while its part is not selected drives against the selected one.",
  source: "serial peripheral interface: outputs are off while not selected",
  remedy: "Insert a buffer with an enable input at the output.",
  *check(facts) {
    for (const net of facts.nets) {
      const outputs = withRole(net, "MISO");
      if (outputs.length < 2) continue;
      for (const port of outputs.filter(({ drive }) => drive === "push-pull"))
        yield {
          severity: "error",
          message: sentenceOf("spi-output", { port: port.label, net: net.net.name }),
          ends: [port.end],
          nets: [net.net.id],
        };
    }
  },
};

export const uartCrossing: LogicRule = {
  id: "uart-crossing",
  reason:
    "What one part sends the other has to receive: two outputs drive against each other, two inputs hear nothing.",
  source: "asynchronous serial interface: TX to RX",
  remedy: "Exchange the two lines of one of the blocks.",
  *check(facts) {
    const seen = new Set<string>();
    for (const net of facts.nets)
      for (const role of ["TX", "RX"] as const) {
        const [one, two] = withRole(net, role);
        const others = withRole(net, role === "TX" ? "RX" : "TX");
        // Two inputs that listen to one output are no mistake.
        if (!one || !two || (role === "RX" && others.length + programmables(net) > 0)) continue;
        const pair = [one.use.id, two.use.id].sort().join(" ");
        if (seen.has(pair)) continue;
        seen.add(pair);
        yield {
          severity: "error",
          message: sentenceOf("uart-crossing", {
            one: one.label,
            two: two.label,
            what: role === "TX" ? "send" : "receive",
            net: net.net.name,
          }),
          ends: [one.end, two.end],
          nets: [net.net.id],
          fixes: exchange(two, role === "TX" ? "RX" : "TX", facts),
        };
      }
  },
};

function programmables({ ports }: NetFacts): number {
  return ports.filter(({ drive }) => drive === "programmable").length;
}

/** What a cable is ended with. */
const CABLE = 120;

export const busTermination: LogicRule = {
  id: "bus-termination",
  reason: "Each termination more loads the drivers: beyond two they no longer reach their levels.",
  source: "ISO 11898-2 and TIA/EIA-485-A: 120 Ω at both ends of the cable, at most two",
  remedy: "Leave the resistor unfitted at all but the two ends.",
  *check(facts) {
    for (const net of facts.nets) {
      const lines = withRole(net, "CANH", "RS485A");
      const found = lines.flatMap((port) => {
        const { terminations } = facts.useOf(port.use.id)?.block ?? { terminations: [] };
        return terminations
          .filter(({ ports, ohms }) => ports.includes(port.port.key) && ohms > CABLE / 2 && ohms < CABLE * 2)
          .map(({ ohms }) => ({ port, ohms }));
      });
      if (found.length < 3) continue;
      const ohms = 1 / found.reduce((sum, one) => sum + 1 / one.ohms, 0);
      yield {
        severity: "error",
        message: sentenceOf("bus-termination", { net: net.net.name, count: found.length, ohms: measure(ohms, "Ω") }),
        ends: found.map(({ port }) => port.end),
        nets: [net.net.id],
      };
    }
  },
};
