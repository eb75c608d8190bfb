import type { NetId } from "../records/ids.ts";
import type { Wiring } from "../wiring/wiring.ts";
import type { ReadPair } from "./read-pairs.ts";

/** A bus has at least this many numbers. */
const MIN_NUMBERS = 4;
/** Names that programs make up with running numbers ("U3_"), and those of general-purpose pins ("GPIO", "P0."). */
const NO_BUS =
  /^(.*\/)?(N\$|NET|Net-?.*|N-?|NetName|\$|unconnected-.*|[A-Z]{1,3}\d+_|(GP)?IO_?|PIN_?A?|P[A-K]|P\d\.|SW|KEY_?|LED_?)$/i;

/** Nets by the name of their bus: one name with running numbers, "D" of D0 to D7. */
export function readBuses({ nets }: Wiring, pairs: ReadonlyMap<NetId, ReadPair>): ReadonlyMap<NetId, string> {
  const found = new Map<string, { numbers: Set<string>; members: NetId[] }>();
  for (const { id, name, role } of nets) {
    if (role !== "signal") continue;
    const [, stem = "", number = ""] = /^(.*?\D)\[?(\d+)\]?$/s.exec(pairs.get(id)?.side.name ?? name) ?? [];
    if (stem === "" || stem.endsWith("/") || NO_BUS.test(stem)) continue;
    const bus = found.get(stem) ?? { numbers: new Set(), members: [] };
    bus.numbers.add(number);
    bus.members.push(id);
    found.set(stem, bus);
  }
  return new Map(
    [...found].flatMap(([stem, { numbers, members }]) =>
      numbers.size >= MIN_NUMBERS ? members.map((id) => [id, stem.replace(/[_[]+$/, "")] as const) : [],
    ),
  );
}
