import { builtInBlocks } from "@tracewright/block-library";
import type { BlockDocument } from "@tracewright/blocks";
import type { BlockBook } from "../book/block-book.ts";
import { connect } from "../commands/net-commands.ts";
import { addUses } from "../commands/use-commands.ts";
import type { OfferedBlock } from "../fixes/offers.ts";
import { EMPTY_LOGIC, type End, type Logic } from "../records/logic.ts";
import { countedIds, done } from "./library.ts";

/** The whole library, as fixes may take blocks from it. */
export const LIBRARY: readonly OfferedBlock[] = builtInBlocks.map((block) => ({
  block: { id: block.key, version: 1, hash: block.facts.hash },
  name: block.names.en,
  get document() {
    return block.document;
  },
}));

export const LIBRARY_BOOK: BlockBook = new Map(builtInBlocks.map((block) => [block.facts.hash, block.document]));

/** A logic with the documents of its blocks. */
export interface Design {
  readonly logic: Logic;
  readonly book: BlockBook;
}

/** A block, "key"; or with parameters; or with another document than the built-in one. */
export type Taken =
  | string
  | {
      readonly block: string;
      readonly parameters?: Readonly<Record<string, string>>;
      readonly document?: (own: BlockDocument) => BlockDocument;
    };

/**
 * A design as text. Each line of `wires` joins the ports that it names: "LDO.VOUT MCU.VDD". Grounds are all joined, but
 * those named in `floating`.
 */
export function design(
  blocks: Readonly<Record<string, Taken>>,
  wires: string,
  { floating = [], change }: { readonly floating?: readonly string[]; readonly change?: (logic: Logic) => Logic } = {},
): Design {
  const book = new Map(LIBRARY_BOOK);
  const taken = Object.entries(blocks).map(([name, block]) => {
    const { block: key, parameters = {}, document } = typeof block === "string" ? { block } : block;
    const offer = LIBRARY.find((one) => one.block.id === key);
    if (!offer) throw new Error(`there is no built-in block ${key}`);
    const hash = document ? `${name}`.padEnd(64, "0") : offer.block.hash;
    if (document) book.set(hash, document(offer.document));
    return { block: { ...offer.block, hash }, name, parameters };
  });
  const hands = { book, newId: countedIds() };
  let logic = done(addUses(EMPTY_LOGIC, taken, hands));
  const endOf = (text: string): End => {
    const [name, port = ""] = text.split(".");
    const use = logic.uses.find((one) => one.name === name);
    if (!use) throw new Error(`there is no block ${name}`);
    return { use: use.id, port };
  };
  const grounds = logic.uses.flatMap((use) =>
    (book.get(use.block.hash)?.ports ?? [])
      .filter(({ netType, key }) => netType === "GND" && !floating.includes(`${use.name}.${key}`))
      .map(({ key }) => ({ use: use.id, port: key })),
  );
  if (grounds.length > 1) logic = done(connect(logic, grounds, hands));
  for (const line of wires.split("\n").map((text) => text.trim()))
    if (line !== "") logic = done(connect(logic, line.split(/\s+/).map(endOf), hands));
  return { logic: change ? change(logic) : logic, book };
}
