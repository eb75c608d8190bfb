import { type Board, indexBoard, itemId, type Net, type NetId, netId } from "@tracewright/board";
import { idInUse } from "../put/id-in-use.ts";
import type { BlockDocument } from "../records/block-document.ts";

export interface NetsOfUpdate {
  /** Nets of the board by those of the version that is replaced; undefined: its pads are on none. */
  readonly before: ReadonlyMap<NetId, NetId | undefined>;
  /** … and by those of the new version. */
  readonly after: ReadonlyMap<NetId, NetId | undefined>;
  /** Nets that the board has not yet. */
  readonly added: readonly Net[];
}

/**
 * Which nets of a board the nets of both versions are. Ports stay on what they are joined to, by their keys: a port with another
 * key is never joined silently because its name fits. Inner nets are paired by name.
 */
export function netsOfUpdate(
  board: Board,
  { from, to, use, name }: { from: BlockDocument; to: BlockDocument; use: string; name: string },
): NetsOfUpdate {
  const before = presentNets(board, from, use);
  const [oldPorts, newPorts] = [from, to].map(({ ports }) => new Map(ports.map((port) => [port.net, port])));
  const byKey = new Map(from.ports.map(({ key, net }) => [key, net]));
  const locals = new Map((from.board?.nets ?? []).map((net) => [net.name, net.id]));
  const taken = new Set(board.nets.map((net) => net.name));
  const ids = new Set<string>(board.nets.map(({ id }) => id));
  const added: Net[] = [];
  const after = new Map<NetId, NetId | undefined>();
  for (const { id, name: local, netClass } of to.board?.nets ?? []) {
    const port = newPorts?.get(local);
    const old = (port && byKey.get(port.key)) ?? (oldPorts?.has(local) ? undefined : local);
    const known = old === undefined ? undefined : locals.get(old);
    if (known !== undefined && before.has(known)) {
      after.set(id, before.get(known));
      continue;
    }
    const wanted = `/${name}/${(port?.name ?? local).replace(/^\//, "")}`;
    const own = freshId(idInUse(use, id), ids);
    const free = freeName(wanted, taken);
    taken.add(free);
    ids.add(own);
    const isClass = netClass !== undefined && board.rules.netClasses.some((one) => one.name === netClass);
    added.push({ id: netId(own), name: free, ...(!port && isClass && { netClass }) });
    after.set(id, netId(own));
  }
  return { before, after, added };
}

/** The net that most pads of a net of the block are on; where it has no pads left, the one that was made for it. */
function presentNets(board: Board, { board: layout }: BlockDocument, use: string): Map<NetId, NetId | undefined> {
  const { padById, netById } = indexBoard(board);
  const votes = new Map<NetId, Map<NetId | undefined, number>>();
  for (const part of layout?.footprints ?? [])
    for (const { id, net } of part.pads) {
      const now = padById.get(itemId(idInUse(use, `${part.id}\n${id}`)));
      if (net === undefined || !now) continue;
      const counts = votes.get(net) ?? new Map<NetId | undefined, number>();
      votes.set(net, counts.set(now.pad.net, (counts.get(now.pad.net) ?? 0) + 1));
    }
  return new Map(
    (layout?.nets ?? []).flatMap(({ id }): [NetId, NetId | undefined][] => {
      const counts = votes.get(id);
      const own = netId(idInUse(use, id));
      if (!counts) return netById.has(own) ? [[id, own]] : [];
      return [[id, [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]]];
    }),
  );
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let [name, count] = [wanted, 1];
  while (taken.has(name)) {
    count += 1;
    name = `${wanted} ${count}`;
  }
  return name;
}

/** A net of another version had the id, and is used beyond the block since. */
function freshId(wanted: string, taken: ReadonlySet<string>): string {
  let [id, count] = [wanted, 1];
  while (taken.has(id)) {
    count += 1;
    id = idInUse(wanted, String(count));
  }
  return id;
}
