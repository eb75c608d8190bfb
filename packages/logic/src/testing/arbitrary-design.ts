import { builtInBlocks } from "@tracewright/block-library";
import fc from "fast-check";
import { connect } from "../commands/net-commands.ts";
import { addUses, removeUses, setParameter } from "../commands/use-commands.ts";
import { EMPTY_LOGIC, type End, type Logic } from "../records/logic.ts";
import { LIBRARY, LIBRARY_BOOK } from "./design.ts";
import { countedIds } from "./library.ts";

/** What a random person does. */
export interface Deeds {
  /** Indices of blocks of the library. */
  readonly blocks: readonly number[];
  /** Pairs of ports, by their place in the list of all ports. */
  readonly wires: readonly (readonly [number, number])[];
  /** Uses that are removed afterwards, by place. */
  readonly removed: readonly number[];
  /** Uses whose first settable parameter gets its least value. */
  readonly set: readonly number[];
}

export function arbitraryDeeds({ blocks = 6, wires = 24 } = {}): fc.Arbitrary<Deeds> {
  const nat = fc.nat(10_000);
  return fc.record({
    blocks: fc.array(fc.nat(builtInBlocks.length - 1), { minLength: 1, maxLength: blocks }),
    wires: fc.array(fc.tuple(nat, nat), { maxLength: wires }),
    removed: fc.array(nat, { maxLength: 2 }),
    set: fc.array(nat, { maxLength: 3 }),
  });
}

/** The logic after the deeds; what is refused is not done. `ids` goes on where others left off. */
export function afterDeeds(
  { blocks, wires, removed, set }: Deeds,
  from: Logic = EMPTY_LOGIC,
  ids = countedIds(),
): Logic {
  const hands = { book: LIBRARY_BOOK, newId: ids };
  let logic = from;
  const step = (outcome: ReturnType<typeof connect>) => {
    if (outcome.status === "done") logic = outcome.logic;
  };
  const taken = blocks.flatMap((index) => {
    const offer = LIBRARY[index];
    return offer ? [{ block: offer.block, name: offer.block.id }] : [];
  });
  step(addUses(logic, taken, hands));
  for (const [one, two] of wires) {
    const ends = allEnds(logic);
    const [a, b] = [ends[one % ends.length], ends[two % ends.length]];
    if (a && b && (a.use !== b.use || a.port !== b.port)) step(connect(logic, [a, b], hands));
  }
  for (const place of set) {
    const use = logic.uses[place % Math.max(1, logic.uses.length)];
    const parameter =
      use &&
      LIBRARY_BOOK.get(use.block.hash)?.parameters.find(({ formula, targets, min }) => !formula && targets && min);
    if (use && parameter?.min !== undefined)
      step(
        setParameter(
          logic,
          { use: use.id, key: parameter.key, value: `${parameter.min * 1.5} ${parameter.unit ?? ""}` },
          LIBRARY_BOOK,
        ),
      );
  }
  for (const place of removed) {
    const use = logic.uses[place % Math.max(1, logic.uses.length)];
    if (use && logic.uses.length > 1) step(removeUses(logic, [use.id]));
  }
  return logic;
}

function allEnds({ uses }: Logic): End[] {
  return uses.flatMap((use) =>
    (LIBRARY_BOOK.get(use.block.hash)?.ports ?? []).map(({ key }) => ({ use: use.id, port: key })),
  );
}
