import { type Circuit, phrase, type RemarkWords } from "@tracewright/board";

/**
 * What two circuits mean differently, the first of it; undefined where they join the same pins of the same parts,
 * whatever their nets are called.
 */
export function differenceOfJoins(expected: Circuit, found: Circuit): RemarkWords | undefined {
  const before = netsByPin(expected);
  const after = netsByPin(found);
  for (const pin of before.keys()) if (!after.has(pin)) return phrase("pin-missing", { pin });
  for (const pin of after.keys()) if (!before.has(pin)) return phrase("pin-new", { pin });
  const there = new Map<string, string>();
  const back = new Map<string, string>();
  const [aloneBefore, aloneAfter] = [aloneIn(before), aloneIn(after)];
  for (const [pin, net] of before) {
    const now = after.get(pin) ?? "";
    // KiCad gives an open pin a net of its own.
    if ((net === "" || aloneBefore.has(net)) && (now === "" || aloneAfter.has(now))) continue;
    if ((net === "") !== (now === ""))
      return phrase("pin-moved", { pin, before: net || phrase("no-net", {}), after: now || phrase("no-net", {}) });
    const known = there.get(net);
    if (known !== undefined && known !== now) return phrase("net-falls-apart", { net, one: known, other: now, pin });
    const source = back.get(now);
    if (source !== undefined && source !== net) return phrase("nets-become-one", { one: source, other: net, pin });
    there.set(net, now);
    back.set(now, net);
  }
  return undefined;
}

/** Nets of one pin. */
function aloneIn(nets: ReadonlyMap<string, string>): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const net of nets.values()) counts.set(net, (counts.get(net) ?? 0) + 1);
  return new Set([...counts].flatMap(([net, count]) => (count === 1 ? [net] : [])));
}

/** "R1 pin 2" → name of its net, empty where it has none. Parts of one reference are distinguished by their symbol. */
function netsByPin({ components, nets }: Circuit): Map<string, string> {
  const names = new Map(nets.map(({ id, name }) => [id, name]));
  return new Map(
    components.flatMap(({ reference, symbolPath, pins }) =>
      pins.map(({ number, net }) => [
        `${reference} (${symbolPath}) pin ${number}`,
        net === undefined ? "" : (names.get(net) ?? net),
      ]),
    ),
  );
}
