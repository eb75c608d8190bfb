import type { Circuit } from "@tracewright/board";

/**
 * What two circuits mean differently, as one sentence; undefined where they join the same pins of the same parts,
 * whatever their nets are called.
 */
export function differenceOfJoins(expected: Circuit, found: Circuit): string | undefined {
  const before = netsByPin(expected);
  const after = netsByPin(found);
  for (const pin of before.keys()) if (!after.has(pin)) return `${pin} is missing.`;
  for (const pin of after.keys()) if (!before.has(pin)) return `${pin} is there that was not.`;
  const there = new Map<string, string>();
  const back = new Map<string, string>();
  for (const [pin, net] of before) {
    const now = after.get(pin) ?? "";
    if (net === "" && now === "") continue;
    if ((net === "") !== (now === "")) return `${pin} was on ${net || "no net"} and is on ${now || "no net"}.`;
    const known = there.get(net);
    if (known !== undefined && known !== now) return `${net} falls apart into ${known} and ${now} at ${pin}.`;
    const source = back.get(now);
    if (source !== undefined && source !== net) return `${source} and ${net} become one net at ${pin}.`;
    there.set(net, now);
    back.set(now, net);
  }
  return undefined;
}

/** "R1 pin 2" → name of its net, empty where it has none. Parts of one reference are told apart by their symbol. */
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
