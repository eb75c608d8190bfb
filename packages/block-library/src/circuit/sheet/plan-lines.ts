import type { PartRow } from "../../definition/block-definition.ts";
import type { NetKinds } from "./net-kinds.ts";

/** A part of two pins on a line: which of its pins (0 or 1) is on it, or nearer to its start, and the net of the other. */
export interface Joined {
  readonly part: PartRow;
  readonly pin: 0 | 1;
  readonly other: string;
}

/** A place of a line: a part up to a supply or a label, a part down to ground, or both. */
export interface Column {
  readonly up?: Joined;
  readonly down?: Joined;
}

/** A stretch of one net, and the part in the line that leads to the next. */
export interface Stretch {
  readonly net: string;
  readonly columns: readonly Column[];
  readonly series?: Joined;
  /** Its name is written above the wire: everything on it is here. */
  readonly isNamed: boolean;
}

/** From a pin or a label outwards, in the order in which it is drawn. */
export interface Line {
  readonly stretches: readonly Stretch[];
  /** The net continues elsewhere: a label ends the line. */
  readonly isOpen: boolean;
}

/** Parts side by side between two rails. */
export interface Bank {
  readonly supply: string;
  readonly ground: string;
  readonly parts: readonly Joined[];
}

const IN_LINE: ReadonlySet<PartRow["symbol"]> = new Set<PartRow["symbol"]>(["inductor", "fuse"]);

/** Gives each part of two pins its place: on the line of a pin, in a bank between two rails, or on a line of its own. */
export class LinePlanner {
  readonly #kinds: NetKinds;
  readonly #free: Set<PartRow>;

  constructor(kinds: NetKinds, parts: readonly PartRow[]) {
    this.#kinds = kinds;
    this.#free = new Set(parts);
  }

  /** Parts between a supply and ground, by both: they stand side by side between two rails. */
  takeBanks(): readonly Bank[] {
    const found = [...this.#free].flatMap((part): (Joined & { readonly supply: string })[] => {
      const [one = "", two = ""] = part.pins.map(({ net }) => net);
      const [first, second] = [this.#kinds.kindOf(one), this.#kinds.kindOf(two)];
      if (first === "supply" && second === "ground") return [{ part, pin: 0, other: two, supply: one }];
      if (first === "ground" && second === "supply") return [{ part, pin: 1, other: one, supply: two }];
      return [];
    });
    for (const { part } of found) this.#free.delete(part);
    return [...Map.groupBy(found, ({ supply, other }) => `${supply} ${other}`).values()].flatMap((parts) => {
      const [first] = parts;
      return first ? [{ supply: first.supply, ground: first.other, parts }] : [];
    });
  }

  /** The line that begins with some pins of a signal, or with a label of it. */
  line(net: string, start: { readonly pins: number; readonly isLabelled: boolean }): Line {
    const stretches: Stretch[] = [];
    let at: string = net;
    let { pins, isLabelled } = start;
    for (;;) {
      const stretch = this.#stretch(at, pins, isLabelled);
      stretches.push(stretch);
      if (!stretch.series) return { stretches, isOpen: !isLabelled && !stretch.isNamed };
      at = stretch.series.other;
      pins = 1;
      isLabelled = false;
      // Rails end a line, and so does what is drawn elsewhere: a pin of many is not looked for here.
      if (this.#kinds.kindOf(at) !== "signal") {
        stretches.push({ net: at, columns: [], isNamed: false });
        return { stretches, isOpen: true };
      }
    }
  }

  /** Lines of parts that no pin asked for; they begin with a label. */
  takeRest(order: (net: string) => number): readonly Line[] {
    const lines: Line[] = [];
    while (this.#free.size > 0) {
      const nets = [...this.#free].flatMap(({ pins }) => pins.flatMap(({ net }) => net ?? []));
      const [net] = nets.sort((one, other) => order(one) - order(other));
      if (net === undefined) break;
      const before = this.#free.size;
      lines.push(this.line(net, { pins: 0, isLabelled: true }));
      if (this.#free.size === before) throw new Error(`${net}: a part on it cannot be drawn`);
    }
    return lines;
  }

  #stretch(net: string, pins: number, isLabelled: boolean): Stretch {
    const joined = [...this.#free].flatMap((part) => this.#joined(part, net) ?? []);
    const kindOf = ({ other }: Joined) => this.#kinds.kindOf(other);
    const isRail = this.#kinds.kindOf(net) !== "signal";
    const downs = this.#kinds.kindOf(net) === "ground" ? [] : joined.filter((one) => kindOf(one) === "ground");
    const isUp = (one: Joined) => !isRail && kindOf(one) === "supply";
    const flows = joined.filter((one) => !downs.includes(one) && (!isUp(one) || IN_LINE.has(one.part.symbol)));
    const still = joined.filter((one) => !downs.includes(one) && !flows.includes(one));
    const missing = this.#kinds.pinCount(net) - pins - downs.length - still.length;
    const isAlone = !this.#kinds.isPort(net) && !isRail;
    // Parts lead on to other nets only where everything of this one is here: otherwise they are drawn from there.
    const isLeading = isLabelled || (isAlone && missing === flows.length);
    const series = isLeading ? preferred(flows, this.#kinds) : undefined;
    const hung = isLeading ? flows.filter((one) => one !== series) : flows.filter(isUp);
    const ups = [...still, ...hung];
    const columns = Array.from({ length: Math.max(ups.length, downs.length) }, (_, at): Column => {
      const [up, down] = [ups[at], downs[at]];
      return { ...(up && { up }), ...(down && { down }) };
    });
    for (const { part } of [...ups, ...downs, ...(series ? [series] : [])]) this.#free.delete(part);
    const isWhole = isAlone && missing === (isLeading ? flows.length : hung.length);
    const isNamed = !isLabelled && isWhole && (series !== undefined || columns.length > 0);
    return { net, columns, isNamed, ...(series && { series }) };
  }

  #joined(part: PartRow, net: string): Joined | undefined {
    const [one, two] = part.pins.map((pin) => pin.net);
    if (one === net && two !== undefined && two !== net) return { part, pin: 0, other: two };
    if (two === net && one !== undefined && one !== net) return { part, pin: 1, other: one };
    return undefined;
  }
}

/** Of parts that lead on, the one in the line: what a current flows through, then what leads to a port. */
function preferred(flows: readonly Joined[], kinds: NetKinds): Joined | undefined {
  return (
    flows.find(({ part }) => IN_LINE.has(part.symbol)) ?? flows.find(({ other }) => kinds.isPort(other)) ?? flows[0]
  );
}
