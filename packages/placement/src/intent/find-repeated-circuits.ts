import type { ChannelIntent, NearIntent, WiredNet, WiredPart, WiredPin, Wiring } from "@tracewright/board";

/** Fewer parts are no arrangement worth repeating. */
const MIN_PARTS = 3;
/** A net of more pins joins channels instead of belonging to one. */
const MAX_PINS = 8;

/**
 * The same sub-circuit several times on a flat schematic. Equal circuits are the seeds; from them all grow in lockstep, pin
 * by pin, as long as what hangs on a pin is distinguished by its footprint, its value and its own nets, and is the same for all
 * (colour refinement, kept to what is certain: where two neighbours look alike, growth stops). Supplies and nets that the
 * channels share lead nowhere; capacitors at supply pins come by what they decouple.
 */
export function findRepeatedCircuits(
  { parts, partByReference }: Wiring,
  { taken, decoupling }: { taken: ReadonlySet<string>; decoupling: readonly NearIntent[] },
): ChannelIntent[] {
  const used = new Set(taken);
  const capacitors = Map.groupBy(decoupling, ({ links }) => links[0]?.to.reference ?? "");
  const seeds = Map.groupBy(
    parts.filter(({ kind, pins }) => (kind === "circuit" || kind === "transistor") && pins.length >= MIN_PARTS),
    (part) => lookOf(part),
  );
  const groups = [...seeds.values()].sort((a, b) => (b[0]?.pins.length ?? 0) - (a[0]?.pins.length ?? 0));
  return groups.flatMap((all): ChannelIntent[] => {
    const free = all.filter(({ reference }) => !used.has(reference));
    if (free.length < 2) return [];
    const growth = new Growth(free, used, (part) =>
      (capacitors.get(part.reference) ?? []).flatMap((intent) => {
        const capacitor = partByReference.get(intent.part);
        return capacitor ? [{ capacitor, pad: intent.links[0]?.to.pad ?? "" }] : [];
      }),
    );
    const instances = growth.grow();
    const size = instances[0]?.length ?? 0;
    if (size < MIN_PARTS) return [];
    for (const instance of instances) for (const { reference } of instance) used.add(reference);
    const names = instances.map((instance) => instance.map(({ reference }) => reference));
    return [
      {
        id: `channel ${names.map(([reference]) => reference).join(" ")}`,
        kind: "channel",
        origin: "circuit",
        instances: names,
        reason: {
          code: "repeated-circuit",
          facts: { part: names[0]?.[0] ?? "", times: names.length, parts: size },
        },
      },
    ];
  });
}

/** Copies of a circuit that grow together: `#columns` holds what does the same in all of them. */
class Growth {
  readonly #columns: (readonly WiredPart[])[];
  readonly #used: Set<WiredPart>;
  readonly #isTaken: (part: WiredPart) => boolean;
  readonly #capacitorsOf: (part: WiredPart) => readonly { capacitor: WiredPart; pad: string }[];

  constructor(
    seeds: readonly WiredPart[],
    taken: ReadonlySet<string>,
    capacitorsOf: (part: WiredPart) => readonly { capacitor: WiredPart; pad: string }[],
  ) {
    this.#columns = [seeds];
    this.#used = new Set(seeds);
    this.#isTaken = ({ reference }) => taken.has(reference);
    this.#capacitorsOf = capacitorsOf;
  }

  /** Per copy its parts, the seed first. */
  grow(): readonly (readonly WiredPart[])[] {
    for (let index = 0; index < this.#columns.length; index += 1) {
      const column = this.#columns[index] ?? [];
      for (const { number } of column[0]?.pins ?? []) this.#followPin(column, number);
      this.#addAlike(
        column.map((part) =>
          this.#capacitorsOf(part).map(({ capacitor, pad }) => ({
            part: capacitor,
            look: `${lookOf(capacitor)} ${pad}`,
          })),
        ),
      );
    }
    return (this.#columns[0] ?? []).map((_, copy) => this.#columns.flatMap((column) => column[copy] ?? []));
  }

  #followPin(column: readonly WiredPart[], number: string): void {
    const nets = column.map((part) => part.pins.find((pin) => pin.number === number)?.net);
    if (
      !nets.every((net): net is WiredNet => net !== undefined && net.role === "signal" && net.pins.length <= MAX_PINS)
    )
      return;
    if (new Set(nets).size < nets.length || new Set(nets.map(({ pins }) => pins.length)).size > 1) return;
    this.#addAlike(
      nets.map((net) => net.pins.map((pin) => ({ part: pin.part, look: `${lookOf(pin.part)} ${lookOfPin(pin)}` }))),
    );
  }

  /** Adds what is the only one of its look in every copy. */
  #addAlike(found: readonly (readonly { part: WiredPart; look: string }[])[]): void {
    const free = found.map((list) => list.filter(({ part }) => !this.#used.has(part) && !this.#isTaken(part)));
    for (const look of new Set(free[0]?.map((entry) => entry.look))) {
      const column = free.map((list) => [
        ...new Set(list.filter((entry) => entry.look === look).map(({ part }) => part)),
      ]);
      const only = column.flatMap((list) => (list.length === 1 ? list : []));
      if (only.length < found.length || new Set(only).size < only.length) continue;
      if (only.some((part) => this.#used.has(part))) continue;
      for (const part of only) this.#used.add(part);
      this.#columns.push(only);
    }
  }
}

function lookOf({ footprint, value, pins }: WiredPart): string {
  return `${footprint.library} ${value} ${footprint.side} ${pins.length}`;
}

/** The pin itself, where turning the part round would change anything, and what the part's other pins hang on. */
function lookOfPin({ part, number, net }: WiredPin): string {
  const own = part.pins.length > 2 ? number : "";
  const others = part.pins.filter((pin) => pin.net !== net).map((pin) => `${pin.net.role} ${pin.net.pins.length}`);
  return [own, ...others.sort()].join(" ");
}
