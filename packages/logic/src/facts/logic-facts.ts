import type { Level } from "@tracewright/blocks";
import { type BlockBook, documentOf, nameEnd } from "../book/block-book.ts";
import type { End, Logic, LogicNet, Use } from "../records/logic.ts";
import { type BlockReading, type PortReading, readBlock } from "./block-reading.ts";
import { hull, type Interval, intervalOf, levelAt } from "./interval.ts";

/** A port of a use, with all that is known about it. */
export interface PlacedPort extends PortReading {
  readonly end: End;
  readonly use: Use;
  /** "Sensor.SDA". */
  readonly label: string;
}

export interface UseFacts {
  readonly use: Use;
  readonly block: BlockReading;
  readonly ports: readonly PlacedPort[];
}

export interface NetFacts {
  readonly net: LogicNet;
  readonly ports: readonly PlacedPort[];
}

/** A pull of a net, wherever it is. */
export interface NetPull {
  readonly from: PlacedPort;
  readonly kind: "up" | "down";
  /** Absent: unknown; it is inside of a part. */
  readonly ohms?: number;
  readonly parameter?: string;
  /** The supply of a pull-up; absent: its port is joined to nothing. */
  readonly rail?: NetFacts;
}

/** All that the rules calculate with, computed once for a state of the logic. */
export class LogicFacts {
  readonly logic: Logic;
  readonly uses: readonly UseFacts[];
  readonly nets: readonly NetFacts[];
  readonly #useById: ReadonlyMap<string, UseFacts>;
  readonly #netByEnd = new Map<string, NetFacts>();
  readonly #voltages = new Map<string, Interval | undefined>();
  readonly #demands = new Map<string, Demand>();

  constructor(logic: Logic, book: BlockBook) {
    this.logic = logic;
    const readings = new Map<string, BlockReading>();
    this.uses = logic.uses.flatMap((use) => {
      const document = documentOf(use, book);
      if (!document) return [];
      const key = `${use.block.hash} ${JSON.stringify(Object.entries(use.parameters).sort())}`;
      const block = readings.get(key) ?? readBlock(document, use.parameters);
      readings.set(key, block);
      const ports = [...block.ports.values()].map((reading): PlacedPort => {
        const end = { use: use.id, port: reading.port.key };
        return { ...reading, end, use, label: nameEnd({ uses: [use] }, end) };
      });
      return [{ use, block, ports }];
    });
    this.#useById = new Map(this.uses.map((facts) => [facts.use.id, facts]));
    this.nets = logic.nets.map((net) => ({ net, ports: net.ends.flatMap((end) => this.portOf(end) ?? []) }));
    for (const facts of this.nets)
      for (const { use, port } of facts.net.ends) this.#netByEnd.set(`${use} ${port}`, facts);
  }

  useOf(id: string): UseFacts | undefined {
    return this.#useById.get(id);
  }

  portOf({ use, port }: End): PlacedPort | undefined {
    return this.#useById.get(use)?.ports.find(({ end }) => end.port === port);
  }

  /** The net that a port is in. */
  netOf({ use, port }: End): NetFacts | undefined {
    return this.#netByEnd.get(`${use} ${port}`);
  }

  /** The supply that powers a signal port; undefined: its block does not say, or it is joined to nothing. */
  supplyOf({ port, use }: PlacedPort): NetFacts | undefined {
    return port.supply === undefined ? undefined : this.netOf({ use: use.id, port: port.supply });
  }

  sourcesOf({ ports }: NetFacts): readonly PlacedPort[] {
    return ports.filter(isSource);
  }

  loadsOf({ ports }: NetFacts): readonly PlacedPort[] {
    return ports.filter(isLoad);
  }

  /** Volts of a supply net; undefined: unknown. */
  voltageOf({ net, ports }: NetFacts): Interval | undefined {
    if (this.#voltages.has(net.id)) return this.#voltages.get(net.id);
    this.#voltages.set(net.id, undefined);
    const assumed = this.logic.assumedTolerance ?? 0;
    const sources = ports.filter(isSource).map((port) => this.#sourceVoltage(port, assumed));
    const known = sources.filter((one) => one !== undefined);
    const own = net.external ? intervalOf(net.external, assumed) : undefined;
    const voltage = own ?? (known.length === sources.length ? hull(known) : undefined);
    this.#voltages.set(net.id, voltage);
    return voltage;
  }

  #sourceVoltage({ port, use }: PlacedPort, assumed: number): Interval | undefined {
    const { origin, voltageParameter } = port.facts ?? {};
    if (origin?.kind === "passed") {
      const inputs = origin.ports.flatMap((key) => this.netOf({ use: use.id, port: key }) ?? []);
      const voltages = inputs.map((net) => this.voltageOf(net));
      const all = hull(voltages.filter((one) => one !== undefined));
      const { min: least = 0, max: most = 0 } = origin.drop ?? {};
      return all && voltages.every((one) => one) ? { min: all.min - most, max: all.max - least } : undefined;
    }
    const computed =
      voltageParameter === undefined ? undefined : this.#useById.get(use.id)?.block.values.get(voltageParameter);
    if (computed?.value.kind === "number") {
      const { min, max } = computed;
      return intervalOf(
        { nominal: computed.value.measure.value, ...(min !== undefined && max !== undefined && { min, max }) },
        assumed,
      );
    }
    return port.voltage ? intervalOf(port.voltage, assumed) : undefined;
  }

  /** The net whose voltage a supply follows, through switches, fuses and diodes with one input. */
  originOf(net: NetFacts): NetFacts {
    const seen = new Set<NetFacts>();
    let origin = net;
    while (!seen.has(origin)) {
      seen.add(origin);
      const [source, ...others] = this.sourcesOf(origin);
      const passed = source?.port.facts?.origin;
      const [input] = passed?.kind === "passed" && passed.ports.length === 1 ? passed.ports : [];
      const before =
        source && others.length === 0 && input !== undefined
          ? this.netOf({ use: source.use.id, port: input })
          : undefined;
      if (!before) break;
      origin = before;
    }
    return origin;
  }

  /** Amperes that are drawn from a supply net: what is certain, and the declared greatest. */
  demandOf(net: NetFacts): Demand {
    const known = this.#demands.get(net.net.id);
    if (known) return known;
    this.#demands.set(net.net.id, NO_DEMAND);
    const demand = net.ports
      .filter((port) => !isSource(port))
      .reduce((sum, port) => {
        const one = this.#drawOf(port, net);
        return { least: sum.least + one.least, unknown: [...sum.unknown, ...one.unknown] };
      }, NO_DEMAND);
    this.#demands.set(net.net.id, demand);
    return demand;
  }

  #drawOf(placed: PlacedPort, rail: NetFacts): Demand {
    const { port, use, label } = placed;
    const outputs =
      this.#useById.get(use.id)?.ports.filter(({ port: other }) => other.facts?.origin?.ports.includes(port.key)) ?? [];
    if (outputs.length === 0) {
      if (port.netType !== "VCC" && port.current === undefined) return NO_DEMAND;
      const most = port.current?.max ?? port.current?.nominal;
      return most === undefined ? { least: 0, unknown: [label] } : { least: most, unknown: [] };
    }
    const draws = outputs.map((output): Demand => {
      const net = this.netOf(output.end);
      if (!net) return NO_DEMAND;
      const demand = this.demandOf(net);
      const { kind, efficiency = 1 } = output.port.facts?.origin ?? {};
      if (kind !== "switching") return demand;
      const [to, from] = [this.voltageOf(net), this.voltageOf(rail)];
      // Without losses: less is not possible.
      const ratio = to && from ? to.min / (from.max * efficiency) : 0;
      return { least: demand.least * ratio, unknown: demand.unknown };
    });
    return {
      least: draws.reduce((sum, { least }) => sum + least, 0),
      unknown: draws.flatMap(({ unknown }) => unknown),
    };
  }

  /** All pulls of a net. */
  pullsOf({ ports }: NetFacts): readonly NetPull[] {
    return ports.flatMap((from): NetPull[] => {
      const own = from.pulls.map(({ to, kind, ohms, parameter }): NetPull => {
        const rail = kind === "up" ? this.netOf({ use: from.use.id, port: to }) : undefined;
        return { from, kind, ohms, ...(parameter !== undefined && { parameter }), ...(rail && { rail }) };
      });
      const inner = from.port.facts?.pull;
      if (!inner) return own;
      const rail = inner.to === "up" ? this.supplyOf(from) : undefined;
      const ohms = inner.ohms;
      return [...own, { from, kind: inner.to, ...(ohms !== undefined && { ohms }), ...(rail && { rail }) }];
    });
  }

  /** A level of a port at both ends of its supply's voltage. */
  levelOf(placed: PlacedPort, level: Level | undefined): Interval | undefined {
    if (!level) return undefined;
    const rail = this.supplyOf(placed);
    const volts = rail && this.voltageOf(rail);
    const [low, high] = [levelAt(level, volts?.min), levelAt(level, volts?.max)];
    return low === undefined || high === undefined ? undefined : { min: low, max: high };
  }

  /** The net and all that pass their signals on to it, through level shifters: one bus. */
  linesOf(net: NetFacts): readonly NetFacts[] {
    const lines = [net];
    for (const line of lines)
      for (const { port, use } of line.ports) {
        const { passesTo } = port.facts ?? {};
        const next = passesTo === undefined ? undefined : this.netOf({ use: use.id, port: passesTo });
        if (next && !lines.includes(next)) lines.push(next);
      }
    return lines;
  }
}

export interface Demand {
  /** Amperes, converters without losses. */
  readonly least: number;
  /** Ports whose current is unknown. */
  readonly unknown: readonly string[];
}

const NO_DEMAND: Demand = { least: 0, unknown: [] };

/** Gives power to its net. */
export function isSource({ port }: PlacedPort): boolean {
  const { netType, direction, current, facts } = port;
  // A shunt passes a supply on at ports that are no supplies by themselves.
  if (netType === "SIGNAL") return facts?.origin !== undefined;
  return netType === "VCC" && (direction === "out" || (direction === "bidirectional" && current?.isSource === true));
}

/** Both gives and takes power, or only one of the two: its block does not say. A cell may be joined there. */
export function mayGive({ port: { netType, direction, current } }: PlacedPort): boolean {
  return netType === "VCC" && direction === "bidirectional" && current === undefined;
}

/** Takes power from its net. */
export function isLoad(placed: PlacedPort): boolean {
  return placed.port.netType === "VCC" && !isSource(placed);
}
