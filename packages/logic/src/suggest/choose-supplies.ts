import type { Port, Span } from "@tracewright/blocks";

/** A block with its ports, as it would be taken so many times. */
export interface CountedBlock {
  readonly id: string;
  readonly ports: readonly Port[];
  readonly count: number;
}

/** A supply that lacks, and what gives it. */
export interface ChosenSupply {
  readonly id: string;
  /** Volts of its output. */
  readonly volts: number;
  /** Ids of the blocks that it is for. */
  readonly feeds: readonly string[];
}

interface Demand {
  readonly block: string;
  readonly voltage: Span;
  readonly amperes: number;
}

/** More in a row than this is no supply that anybody builds. */
const MAX_STAGES = 4;
const SAME_VOLTS = 0.1;
/** Of a source's current that loads may draw without a warning of the rules. */
const FULL_SHARE = 0.8;

/**
 * Supplies for those blocks that no chosen block feeds: at each step the offer that feeds most of them from what is there, else
 * one that needs no supply itself. Volts that were named come first. Offers are in the order of the library.
 */
export function chooseSupplies(
  blocks: readonly CountedBlock[],
  offers: readonly Omit<CountedBlock, "count">[],
  wantedVolts: readonly number[] = [],
): readonly ChosenSupply[] {
  const chosen: ChosenSupply[] = [];
  const present: CountedBlock[] = [...blocks];
  for (let stage = 0; stage < MAX_STAGES; stage += 1) {
    const sources = present.flatMap(({ ports }) => outputsOf(ports));
    const open = present.flatMap(demandsOf).filter(({ voltage }) => !sources.some((source) => fits(source, voltage)));
    if (open.length === 0) break;
    const entries = offers.filter(({ ports }) => inputsOf(ports).length === 0).flatMap(({ ports }) => outputsOf(ports));
    const fed = fedOutputs(present);
    const rated = offers
      .filter(({ id }) => !present.some((block) => block.id === id))
      .flatMap((offer) => rate(offer, { open, sources: fed, entries, wantedVolts }));
    const best = rated.toSorted((a, b) => b.rating - a.rating)[0];
    if (!best) break;
    chosen.push({ id: best.offer.id, volts: best.volts, feeds: best.feeds });
    present.push({ ...best.offer, count: 1 });
  }
  return chosen;
}

interface Rated {
  readonly offer: Omit<CountedBlock, "count">;
  readonly volts: number;
  readonly feeds: readonly string[];
  readonly rating: number;
}

function rate(
  offer: Omit<CountedBlock, "count">,
  {
    open,
    sources,
    entries,
    wantedVolts,
  }: {
    readonly open: readonly Demand[];
    /** Outputs that are fed. */
    readonly sources: readonly Port[];
    /** Outputs of offers that need no supply themselves. */
    readonly entries: readonly Port[];
    readonly wantedVolts: readonly number[];
  },
): Rated[] {
  const feeds = (from: readonly Port[]) =>
    inputsOf(offer.ports).every(({ voltage }) => voltage && from.some((source) => fits(source, voltage)));
  const isFed = feeds(sources);
  // Without any source yet, a regulator is chosen first and what feeds it in the next step.
  if (!isFed && (sources.length > 0 || !feeds(entries))) return [];
  return outputsOf(offer.ports).flatMap((output) => {
    const fed = open.filter(({ voltage }) => fits(output, voltage));
    const amperes = fed.reduce((sum, demand) => sum + demand.amperes, 0);
    const volts = nominalOf(output.voltage);
    if (fed.length === 0 || volts === undefined) return [];
    const most = output.current?.max ?? output.current?.nominal ?? 0;
    const isEnough = most === 0 || FULL_SHARE * most >= amperes;
    const isWanted = wantedVolts.some((wanted) => Math.abs(wanted - volts) < SAME_VOLTS);
    const rating = fed.length + (isWanted ? 100 : 0) + (isEnough ? 10 : 0) + (isFed ? 1 : 0) - offer.ports.length / 100;
    return [{ offer, volts, feeds: [...new Set(fed.map(({ block }) => block))], rating }];
  });
}

function demandsOf({ id, ports, count }: CountedBlock): Demand[] {
  return inputsOf(ports).flatMap(({ voltage, current }) =>
    voltage ? [{ block: id, voltage, amperes: count * (current?.max ?? current?.nominal ?? 0) }] : [],
  );
}

/** Outputs of blocks whose own supplies are there: a converter does not feed itself round a circle. */
function fedOutputs(blocks: readonly CountedBlock[]): Port[] {
  const found: Port[] = [];
  let waiting = blocks;
  for (;;) {
    const isFed = ({ ports }: CountedBlock) =>
      inputsOf(ports).every(({ voltage }) => voltage && found.some((source) => fits(source, voltage)));
    const ready = waiting.filter(isFed);
    if (ready.length === 0) return found;
    waiting = waiting.filter((block) => !ready.includes(block));
    found.push(...ready.flatMap(({ ports }) => outputsOf(ports)));
  }
}

function inputsOf(ports: readonly Port[]): Port[] {
  return ports.filter((port) => isSupply(port, "in") && port.required);
}

function outputsOf(ports: readonly Port[]): Port[] {
  return ports.filter((port) => isSupply(port, "out") && port.voltage !== undefined);
}

function isSupply({ ioType, netType, direction }: Port, wanted: "in" | "out"): boolean {
  return ioType === "POWER" && netType === "VCC" && direction === wanted;
}

/** The whole range of the source lies within what is borne. */
function fits(source: Port, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Span): boolean {
  const low = source.voltage?.min ?? source.voltage?.nominal;
  const high = source.voltage?.max ?? source.voltage?.nominal;
  return low !== undefined && high !== undefined && low >= min && high <= max;
}

function nominalOf(span: Span | undefined): number | undefined {
  if (span?.nominal !== undefined) return span.nominal;
  return span?.min !== undefined && span.max !== undefined ? (span.min + span.max) / 2 : undefined;
}
