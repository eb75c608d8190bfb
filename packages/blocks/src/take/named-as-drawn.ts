import type { Board, Circuit, NetId } from "@tracewright/board";

/**
 * The layout with its nets called as the schematic calls them. Versions of KiCad make up different names for nets without
 * one, and a board that was not updated since keeps the older. A net is renamed where all its pads say the same other net
 * and no other net of the layout has that name.
 */
export function namedAsDrawn(layout: Board, circuit: Pick<Circuit, "components" | "nets">): Board {
  const names = new Map(circuit.nets.map(({ id, name }) => [id, name]));
  const drawn = new Map(
    circuit.components.flatMap(({ reference, pins }) =>
      pins.map(({ number, ...pin }) => [
        `${reference} ${number}`,
        "net" in pin && pin.net !== undefined ? names.get(pin.net) : undefined,
      ]),
    ),
  );
  const wanted = new Map<NetId, Set<string>>();
  for (const { reference, pads } of layout.footprints)
    for (const { number, net } of pads) {
      const name = drawn.get(`${reference} ${number}`);
      if (net === undefined || name === undefined) continue;
      wanted.set(net, (wanted.get(net) ?? new Set()).add(name));
    }
  const kept = new Set(layout.nets.filter(({ id, name }) => isKept(name, wanted.get(id))).map(({ name }) => name));
  const given = new Set<string>();
  return {
    ...layout,
    nets: layout.nets.map((net) => {
      const [name, ...others] = wanted.get(net.id) ?? [];
      if (name === undefined || others.length > 0 || name === net.name) return net;
      if (kept.has(name) || given.has(name)) return net;
      given.add(name);
      return { ...net, name };
    }),
  };
}

function isKept(name: string, wanted: ReadonlySet<string> | undefined): boolean {
  return wanted === undefined || wanted.size !== 1 || wanted.has(name);
}
