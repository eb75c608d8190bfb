import {
  type BlockDocument,
  type Computed,
  type Drive,
  evaluateParameters,
  type Port,
  readMeasure,
} from "@tracewright/blocks";
import type { Component, NetId, PinElectricalType } from "@tracewright/board";

/** A resistor, or a chain of them, from a port to a supply or ground port of its block. */
export interface Pull {
  readonly to: string;
  readonly kind: "up" | "down";
  readonly ohms: number;
  /** Key of the parameter that is its value. */
  readonly parameter?: string;
}

export interface PortReading {
  readonly port: Port;
  /** Absent: it drives nothing. */
  readonly drive?: Drive;
  readonly isInput: boolean;
  readonly pulls: readonly Pull[];
  /** Farads from its net to ground, inside of the block. */
  readonly groundCapacitance: number;
  /** A part draws its supply here. */
  readonly hasSupplyPin: boolean;
}

/** Ohms between two ports. */
export interface Termination {
  readonly ports: readonly [string, string];
  readonly ohms: number;
}

/** The resistors from CC1 and CC2 of a USB-C receptacle to ground; absent: there is none. */
export interface ReceptaclePulls {
  readonly cc1?: number;
  readonly cc2?: number;
  readonly areJoined: boolean;
  /** A controller of power delivery has them inside and opens a switch when it has asked the source. */
  readonly isNegotiated: boolean;
}

/** What the circuit of a block says about its ports, with the parameters of a use. */
export interface BlockReading {
  readonly document: BlockDocument;
  readonly values: ReadonlyMap<string, Computed>;
  readonly ports: ReadonlyMap<string, PortReading>;
  readonly terminations: readonly Termination[];
  readonly receptacle?: ReceptaclePulls;
}

const KINDS = { R: "resistor", C: "capacitor", L: "inductor", F: "fuse", FB: "inductor" } as const;

interface Part {
  readonly component: Component;
  readonly kind: (typeof KINDS)[keyof typeof KINDS] | undefined;
  /** Of a part with two pins. */
  readonly ends: readonly [NetId, NetId] | undefined;
  readonly value: number | undefined;
  readonly parameter: string | undefined;
}

const MAX_CHAIN = 3;

export function readBlock(document: BlockDocument, given: Readonly<Record<string, string>> = {}): BlockReading {
  const { values } = evaluateParameters(document.parameters, new Map(Object.entries(given)));
  return new Reader(document, values).read();
}

class Reader {
  readonly #document: BlockDocument;
  readonly #values: ReadonlyMap<string, Computed>;
  readonly #parts: readonly Part[];
  readonly #byNet = new Map<NetId, Part[]>();
  readonly #portOf = new Map<NetId, Port>();

  constructor(document: BlockDocument, values: ReadonlyMap<string, Computed>) {
    this.#document = document;
    this.#values = values;
    this.#parts = document.circuit.components.filter((one) => this.#isFitted(one)).map((one) => this.#partOf(one));
    for (const part of this.#parts)
      for (const net of new Set(part.component.pins.flatMap(({ net }) => net ?? [])))
        this.#byNet.set(net, [...(this.#byNet.get(net) ?? []), part]);
    const ids = new Map(document.circuit.nets.map(({ id, name }) => [name, id]));
    for (const port of document.ports) {
      const net = ids.get(port.net);
      if (net !== undefined) this.#portOf.set(net, port);
    }
  }

  read(): BlockReading {
    const ports = new Map([...this.#portOf].map(([net, port]) => [port.key, this.#portReading(net, port)]));
    const receptacle = this.#receptacle();
    return {
      document: this.#document,
      values: this.#values,
      ports,
      terminations: this.#terminations(),
      ...(receptacle && { receptacle }),
    };
  }

  #isFitted({ reference, doNotPopulate }: Component): boolean {
    const decides = this.#document.parameters.find(({ targets = [] }) =>
      targets.some(({ part, field }) => part === reference && field === "fitted"),
    );
    const value = decides && this.#values.get(decides.key)?.value;
    return value?.kind === "flag" ? value.flag : !doNotPopulate;
  }

  #partOf(component: Component): Part {
    const prefix = /^[A-Za-z]+/.exec(component.reference)?.[0] ?? "";
    const kind = Object.hasOwn(KINDS, prefix) ? KINDS[prefix as keyof typeof KINDS] : undefined;
    const decides = this.#document.parameters.find(({ targets = [] }) =>
      targets.some(({ part, field }) => part === component.reference && field === "value"),
    );
    const computed = decides && this.#values.get(decides.key)?.value;
    const unit = kind === "resistor" ? "Ω" : kind === "capacitor" ? "F" : "H";
    const value = computed?.kind === "number" ? computed.measure.value : readMeasure(component.value, unit)?.value;
    const [one, two] = component.pins.map(({ net }) => net);
    const ends =
      component.pins.length === 2 && one !== undefined && two !== undefined ? ([one, two] as const) : undefined;
    return { component, kind, ends, value, parameter: decides?.key };
  }

  #portReading(net: NetId, port: Port): PortReading {
    const types = this.#pinTypes(net, new Set([net]), 0);
    const drive = driveOf(port, types);
    return {
      port,
      ...(drive && { drive }),
      isInput: port.direction === "in" || port.direction === "bidirectional" || types.has("input"),
      pulls: port.netType === "SIGNAL" ? this.#pulls(net, [], 0) : [],
      groundCapacitance: this.#capacitance(net),
      hasSupplyPin: (this.#byNet.get(net) ?? []).some(({ component }) =>
        component.pins.some((pin) => pin.net === net && pin.electricalType === "power-in"),
      ),
    };
  }

  /** Types of the pins on a net, and behind series resistors, fuses and inductors that lead into the block. */
  #pinTypes(net: NetId, seen: Set<NetId>, depth: number): ReadonlySet<PinElectricalType> {
    const types = new Set<PinElectricalType>();
    for (const { component, kind, ends } of this.#byNet.get(net) ?? []) {
      if (!kind) for (const pin of component.pins) if (pin.net === net) types.add(pin.electricalType);
      const other = kind && kind !== "capacitor" ? otherEnd(ends, net) : undefined;
      if (other === undefined || seen.has(other) || this.#portOf.has(other) || depth >= MAX_CHAIN) continue;
      seen.add(other);
      for (const type of this.#pinTypes(other, seen, depth + 1)) types.add(type);
    }
    return types;
  }

  #pulls(net: NetId, chain: readonly Part[], depth: number): Pull[] {
    return (this.#byNet.get(net) ?? []).flatMap((part): Pull[] => {
      if (part.kind !== "resistor" || part.value === undefined || chain.includes(part)) return [];
      const other = otherEnd(part.ends, net);
      if (other === undefined) return [];
      const whole = [...chain, part];
      const port = this.#portOf.get(other);
      if (!port) return depth < MAX_CHAIN ? this.#pulls(other, whole, depth + 1) : [];
      if (port.netType === "SIGNAL") return [];
      const ohms = whole.reduce((sum, { value = 0 }) => sum + value, 0);
      const parameter = whole.length === 1 ? part.parameter : undefined;
      const kind = port.netType === "GND" ? "down" : "up";
      return [{ to: port.key, kind, ohms, ...(parameter !== undefined && { parameter }) }];
    });
  }

  #capacitance(net: NetId): number {
    return (this.#byNet.get(net) ?? []).reduce((sum, { kind, ends, value = 0 }) => {
      const other = kind === "capacitor" ? otherEnd(ends, net) : undefined;
      const isGround = other !== undefined && this.#portOf.get(other)?.netType === "GND";
      return isGround ? sum + value : sum;
    }, 0);
  }

  /** Resistors between two signal ports, through at most one net between them. */
  #terminations(): Termination[] {
    return [...this.#portOf].flatMap(([net, port]) => {
      if (port.netType !== "SIGNAL") return [];
      return this.#across(net).flatMap(({ other, ohms }): Termination[] => {
        const far = this.#portOf.get(other);
        return far && far.netType === "SIGNAL" && port.key < far.key ? [{ ports: [port.key, far.key], ohms }] : [];
      });
    });
  }

  #across(net: NetId): { other: NetId; ohms: number }[] {
    const step = (from: NetId) =>
      (this.#byNet.get(from) ?? []).flatMap(({ kind, ends, value }) => {
        const other = kind === "resistor" ? otherEnd(ends, from) : undefined;
        return other === undefined || value === undefined ? [] : [{ other, ohms: value }];
      });
    return step(net).flatMap((first) => {
      if (this.#portOf.has(first.other)) return [first];
      return step(first.other).flatMap(({ other, ohms }) =>
        other === net ? [] : [{ other, ohms: first.ohms + ohms }],
      );
    });
  }

  #receptacle(): ReceptaclePulls | undefined {
    const found = this.#parts.find(
      ({ component: { reference, pins } }) => reference.startsWith("J") && pins.some(({ name }) => name === "CC1"),
    );
    if (!found) return undefined;
    const netOf = (name: string) => found.component.pins.find((pin) => pin.name === name)?.net;
    const [cc1, cc2] = [netOf("CC1"), netOf("CC2")];
    const down = (net: NetId | undefined) =>
      net === undefined ? undefined : this.#pulls(net, [], 0).find(({ kind }) => kind === "down")?.ohms;
    const [one, two] = [down(cc1), down(cc2)];
    return {
      ...(one !== undefined && { cc1: one }),
      ...(two !== undefined && { cc2: two }),
      areJoined: cc1 !== undefined && cc1 === cc2,
      isNegotiated: [cc1, cc2].every((net) => this.#hasController(net, found)),
    };
  }

  #hasController(net: NetId | undefined, receptacle: Part): boolean {
    return (net === undefined ? [] : (this.#byNet.get(net) ?? [])).some(
      (part) =>
        part !== receptacle &&
        part.component.pins.length >= MIN_CONTROLLER_PINS &&
        part.component.pins.some((pin) => pin.net === net && /^CC[12]/.test(pin.name)),
    );
  }
}

/** A circuit that is a controller has more pins than what protects a line. */
const MIN_CONTROLLER_PINS = 8;

function otherEnd(ends: readonly [NetId, NetId] | undefined, net: NetId): NetId | undefined {
  if (!ends || ends[0] === ends[1]) return undefined;
  return ends[0] === net ? ends[1] : ends[0];
}

/** Signals that are not read as high or low. */
const CONTINUOUS: ReadonlySet<string> = new Set(["ANALOG", "SWITCHED", "RF", "MECHANICAL", "POWER"]);

function driveOf(
  { facts, direction, ioType, netType }: Port,
  types: ReadonlySet<PinElectricalType>,
): Drive | undefined {
  if (facts?.drive) return facts.drive;
  if (direction === "in" || netType !== "SIGNAL") return undefined;
  if (types.has("output")) return "push-pull";
  if (types.has("tri-state")) return "tri-state";
  if (types.has("open-collector") || types.has("open-emitter")) return "open-drain";
  const isOnI2c = ioType === "I2C" || facts?.role === "SDA" || facts?.role === "SCL";
  if (types.has("bidirectional")) return isOnI2c ? "open-drain" : "programmable";
  return direction === "out" && !CONTINUOUS.has(ioType) ? "push-pull" : "passive";
}
