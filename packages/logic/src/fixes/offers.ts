import type { BlockDocument } from "@tracewright/blocks";
import { type BlockReading, readBlock } from "../facts/block-reading.ts";
import type { Interval } from "../facts/interval.ts";
import type { Use } from "../records/logic.ts";

/** A block of the library that may be taken. */
export interface OfferedBlock {
  readonly block: Use["block"];
  readonly name: string;
  readonly document: BlockDocument;
}

/** What can be inserted, chosen from the library by what its blocks do, never by their names. */
export class Offers {
  readonly #blocks: readonly OfferedBlock[];
  readonly #readings = new Map<string, BlockReading>();

  constructor(blocks: readonly OfferedBlock[]) {
    this.#blocks = blocks;
  }

  /** Two resistors or more from signals to one supply, and nothing else. */
  pullUps():
    | {
        readonly offer: OfferedBlock;
        readonly supply: string;
        readonly lines: readonly string[];
        readonly parameter: string;
      }
    | undefined {
    for (const offer of this.#blocks) {
      const { ports } = this.#read(offer);
      const readings = [...ports.values()];
      const [supply, ...others] = readings.filter(({ port }) => port.netType !== "SIGNAL");
      const lines = readings.filter(({ port }) => port.netType === "SIGNAL");
      const isAll = lines.every(
        ({ pulls, drive }) => drive === "passive" && pulls.length === 1 && pulls[0]?.kind === "up",
      );
      const parameter = lines[0]?.pulls[0]?.parameter;
      if (supply?.port.netType === "VCC" && others.length === 0 && lines.length > 1 && isAll && parameter !== undefined)
        return { offer, supply: supply.port.key, lines: lines.map(({ port }) => port.key), parameter };
    }
    return undefined;
  }

  /** A shifter whose low side works at one voltage and whose high side at the other, with the ports of its first line. */
  levelShifter(low: number, high: number): Shifter | undefined {
    for (const offer of this.#blocks) {
      const { ports } = this.#read(offer);
      for (const { port } of ports.values()) {
        const other = port.facts?.passesTo === undefined ? undefined : ports.get(port.facts.passesTo)?.port;
        const [from, to] = [ports.get(port.supply ?? "")?.port, ports.get(other?.supply ?? "")?.port];
        if (!other || !from || !to) continue;
        const isFit = takes(from.voltage, low) && takes(to.voltage, high);
        if (isFit) return { offer, low: port.key, high: other.key, lowSupply: from.key, highSupply: to.key };
      }
    }
    return undefined;
  }

  /** A converter from one voltage to another: its input and output, the smallest current that suffices. */
  converter(
    from: { min: number; max: number },
    to: { min: number; max: number },
    amperes: number,
  ): Converter | undefined {
    const found = this.#blocks.flatMap((offer) =>
      [...this.#read(offer).ports.values()].flatMap(({ port }) => {
        const [input] = port.facts?.origin?.ports ?? [];
        const source = this.#read(offer).ports.get(input ?? "")?.port;
        const { voltage, current } = port;
        const gives = current?.max ?? 0;
        if (!source || port.facts?.origin?.kind === "passed" || gives < amperes) return [];
        const fits =
          isInside(from, source.voltage) &&
          voltage?.min !== undefined &&
          voltage.max !== undefined &&
          voltage.min >= to.min &&
          voltage.max <= to.max;
        return fits ? [{ offer, input: source.key, output: port.key, gives }] : [];
      }),
    );
    return found.sort((a, b) => a.gives - b.gives)[0];
  }

  /**
   * What joins two supplies so that none feeds the other: of those that take both, the one with the smallest loss; where the
   * voltages are not known, the one with the widest range.
   */
  supplyOr(sources: readonly Partial<Interval>[]): SupplyOr | undefined {
    const found = this.#blocks.flatMap((offer) => {
      const { ports } = this.#read(offer);
      const ground = [...ports.values()].find(({ port }) => port.netType === "GND")?.port.key;
      return [...ports.values()].flatMap(({ port }) => {
        const { origin } = port.facts ?? {};
        if (origin?.kind !== "passed" || origin.ports.length !== 2) return [];
        const ranges = origin.ports.map((key) => ports.get(key)?.port.voltage);
        return {
          or: { offer, inputs: origin.ports, output: port.key, ...(ground !== undefined && { ground }) },
          isFit: ranges.every((range) => sources.every((one) => isInside(one, range))),
          loss: origin.drop?.max ?? 0,
          most: Math.min(...ranges.map((range) => range?.max ?? 0)),
        };
      });
    });
    const fitting = found.filter(({ isFit }) => isFit).sort((a, b) => a.loss - b.loss);
    return (fitting[0] ?? found.sort((a, b) => b.most - a.most)[0])?.or;
  }

  #read(offer: OfferedBlock): BlockReading {
    const { hash } = offer.block;
    const reading = this.#readings.get(hash) ?? readBlock(offer.document);
    this.#readings.set(hash, reading);
    return reading;
  }
}

export interface Shifter {
  readonly offer: OfferedBlock;
  readonly low: string;
  readonly high: string;
  readonly lowSupply: string;
  readonly highSupply: string;
}

export interface Converter {
  readonly offer: OfferedBlock;
  readonly input: string;
  readonly output: string;
  readonly gives: number;
}

export interface SupplyOr {
  readonly offer: OfferedBlock;
  readonly inputs: readonly string[];
  readonly output: string;
  readonly ground?: string;
}

function takes(span: { min?: number; max?: number } | undefined, value: number): boolean {
  return span?.min !== undefined && span.max !== undefined && span.min <= value && span.max >= value;
}

/** Where either end is unknown, it is not. */
function isInside(inner: Partial<Interval>, outer: { min?: number; max?: number } | undefined): boolean {
  return inner.min !== undefined && inner.max !== undefined && takes(outer, inner.min) && takes(outer, inner.max);
}
