import type { BlockDocument, Port } from "@tracewright/blocks";
import { type NetId, netId, sha256 } from "@tracewright/board";
import { type BlockBook, documentOf, netAt } from "../book/block-book.ts";
import type { Logic, LogicNet, Use } from "../records/logic.ts";

export interface NetOfUse {
  readonly id: NetId;
  readonly name: string;
  /** The port where it leaves the block. */
  readonly port?: Port;
  /** The wire of the project that it is part of; absent: it ends in the use. */
  readonly joined?: LogicNet;
}

/**
 * What the nets of a use are called on the board and in the schematic, by id in the block: as the wire that joins their port,
 * else "/Use/net", as `putBlock` has it.
 */
export function netsOfUse(logic: Logic, use: Use, book: BlockBook): ReadonlyMap<NetId, NetOfUse> {
  const document = requireDocument(use, book);
  const ports = new Map(document.ports.map((port) => [port.net, port]));
  return new Map(
    document.circuit.nets.map(({ id, name: local }) => {
      const port = ports.get(local);
      const joined = port && netAt(logic, { use: use.id, port: port.key });
      if (joined) return [id, { id: netId(joined.id), name: joined.name, port, joined }];
      const name = `/${use.name}/${(port?.name ?? local).replace(/^\//, "")}`;
      return [id, { id: ownNetId(use, local), name, ...(port && { port }) }];
    }),
  );
}

/** Of a net that ends in the use. */
function ownNetId({ id }: Use, local: string): NetId {
  return netId(sha256(`${id}\nnet ${local}`).slice(0, 32));
}

/** The document of a use of a checked logic. */
export function requireDocument(use: Use, book: BlockBook): BlockDocument {
  const document = documentOf(use, book);
  if (!document) throw new Error(`${use.name}: no document ${use.block.hash} in the book`);
  return document;
}
