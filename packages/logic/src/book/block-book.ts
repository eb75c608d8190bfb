import type { BlockDocument, Port } from "@tracewright/blocks";
import type { End, Logic, LogicNet, Use } from "../records/logic.ts";

/** The documents of the blocks that a logic uses, by hash. */
export type BlockBook = ReadonlyMap<string, BlockDocument>;

/** The document of a use; undefined: it is not in the book. */
export function documentOf(use: Use, book: BlockBook): BlockDocument | undefined {
  return book.get(use.block.hash);
}

/** The port at an end of a wire; undefined: the use, its document or the port is not there. */
export function portAt({ uses }: Pick<Logic, "uses">, { use, port }: End, book: BlockBook): Port | undefined {
  const found = uses.find(({ id }) => id === use);
  return found && documentOf(found, book)?.ports.find(({ key }) => key === port);
}

/** "Sensor 1.SDA": how sentences name a port of a use. */
export function nameEnd({ uses }: Pick<Logic, "uses">, { use, port }: End): string {
  return `${uses.find(({ id }) => id === use)?.name ?? use}.${port}`;
}

export function isSameEnd(a: End, b: End): boolean {
  return a.use === b.use && a.port === b.port;
}

/** The net that a port is in; undefined: in none. */
export function netAt({ nets }: Pick<Logic, "nets">, end: End): LogicNet | undefined {
  return nets.find(({ ends }) => ends.some((other) => isSameEnd(end, other)));
}
