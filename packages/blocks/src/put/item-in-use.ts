import { type Footprint, type Item, type ItemId, itemId, type NetId, renamePart } from "@tracewright/board";
import { idInUse } from "./id-in-use.ts";

export interface Naming {
  readonly use: string;
  readonly id: ItemId;
  readonly netFor: (net: NetId) => NetId | undefined;
  readonly references: ReadonlyMap<string, string>;
}

/** The item under its id and nets on the board. */
export function inUse(item: Item, { use, id, netFor, references }: Naming): Item {
  if (item.list === "footprints") {
    const reference = references.get(item.record.reference) ?? item.record.reference;
    const { symbolPath: _symbol, ...part } = renamePart(item.record, "reference", reference);
    return { list: "footprints", record: { ...insidesInUse(part, use, netFor), id } };
  }
  if (!("net" in item.record) || item.record.net === undefined)
    return { list: item.list, record: { ...item.record, id } } as Item;
  const { net, ...record } = item.record;
  const own = netFor(net);
  return { list: item.list, record: { ...record, id, ...(own !== undefined && { net: own }) } } as Item;
}

export function insidesInUse(part: Footprint, use: string, netFor: Naming["netFor"]): Footprint {
  const named = <Entry extends { readonly id: ItemId }>(entries: readonly Entry[]): Entry[] =>
    entries.map((entry) => ({ ...entry, id: itemId(idInUse(use, `${part.id}\n${entry.id}`)) }));
  return {
    ...part,
    pads: named(part.pads).map(({ net, ...pad }) => {
      const own = net === undefined ? undefined : netFor(net);
      return { ...pad, ...(own !== undefined && { net: own }) };
    }),
    graphics: named(part.graphics),
    texts: named(part.texts),
    zones: named(part.zones),
  };
}
