import type { BlockBook } from "../book/block-book.ts";
import type { Logic } from "../records/logic.ts";
import { isSource, LogicFacts } from "./logic-facts.ts";

/** A supply of the project. */
export interface SupplySummary {
  /** Id of the net. */
  readonly net: string;
  readonly name: string;
  /** Volts; absent: unknown. */
  readonly min?: number;
  readonly max?: number;
  /** Ports that feed it, "LDO.VOUT". */
  readonly sources: readonly string[];
}

/** What a use is powered by. Absent: unknown. */
export interface UseSupply {
  /** Volts of its main supply: of the net, else as the block states it. */
  readonly volts?: number;
  /** Amperes that it takes at most. */
  readonly amperes?: number;
}

export interface SupplyTree {
  readonly supplies: readonly SupplySummary[];
  /** By id of the use. */
  readonly uses: ReadonlyMap<string, UseSupply>;
}

/** Volts and amperes of a logic, as lists show them. */
export function summariseSupplies(logic: Logic, book: BlockBook): SupplyTree {
  const facts = new LogicFacts(logic, book);
  return {
    supplies: facts.nets.flatMap((net): SupplySummary[] => {
      if (net.net.kind !== "supply") return [];
      const volts = facts.voltageOf(net);
      const sources = facts.sourcesOf(net).map(({ label }) => label);
      return [{ net: net.net.id, name: net.net.name, ...(volts && { min: volts.min, max: volts.max }), sources }];
    }),
    uses: new Map(
      facts.uses.map(({ use, ports }) => {
        const supplies = ports.filter(({ port }) => port.netType === "VCC");
        const loads = supplies.filter((port) => !isSource(port));
        const [main] = loads.length > 0 ? loads : supplies;
        const net = main && facts.netOf(main.end);
        const given = net && facts.voltageOf(net);
        const volts = given ? (given.min + given.max) / 2 : main?.port.voltage?.nominal;
        const drawn = loads.map(({ port }) => port.current?.max ?? port.current?.nominal);
        const amperes = drawn.reduce(
          (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
          0 as number | undefined,
        );
        const isKnown = loads.length > 0 && amperes !== undefined;
        return [use.id, { ...(volts !== undefined && { volts }), ...(isKnown && { amperes }) }];
      }),
    ),
  };
}
