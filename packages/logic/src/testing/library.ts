import { builtInBlocks } from "@tracewright/block-library";
import type { BlockBook } from "../book/block-book.ts";
import type { LogicOutcome, NewId } from "../commands/command-outcome.ts";
import type { NewUse } from "../commands/use-commands.ts";
import type { Logic } from "../records/logic.ts";

const byKey = new Map(builtInBlocks.map((block) => [block.key, block]));

/** The documents of the named built-in blocks. */
export function bookOf(...keys: readonly string[]): BlockBook {
  return new Map(keys.map((key) => [builtIn(key).facts.hash, builtIn(key).document]));
}

/** What `addUses` takes for a built-in block. */
export function useOf(key: string, name: string = key, more: Partial<NewUse> = {}): NewUse {
  return { block: { id: key, version: 1, hash: builtIn(key).facts.hash }, name, ...more };
}

/** Ids "id1", "id2" … */
export function countedIds(): NewId {
  let count = 0;
  return () => {
    count += 1;
    return `id${count}`;
  };
}

/** The logic that a command leads to; throws where it is refused. */
export function done(outcome: LogicOutcome): Logic {
  if (outcome.status === "refused") throw new Error(`refused: ${JSON.stringify(outcome.problem)}`);
  return outcome.logic;
}

function builtIn(key: string) {
  const block = byKey.get(key);
  if (!block) throw new Error(`there is no built-in block ${key}`);
  return block;
}
