import { builtInBlocks } from "@tracewright/block-library";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkLogic } from "../check/check-logic.ts";
import { logicProblemSentence } from "../check/logic-problem.ts";
import type { LogicOutcome } from "../commands/command-outcome.ts";
import { groupUses, ungroup } from "../commands/group-commands.ts";
import { changeNet, connect, disconnect } from "../commands/net-commands.ts";
import { addUses, duplicateUses, placeUses, removeUses, setParameter, setVersion } from "../commands/use-commands.ts";
import { hashLogic, parseLogic } from "../documents/parse-logic.ts";
import { EMPTY_LOGIC, type End, type Logic } from "../records/logic.ts";
import { bookOf, countedIds, useOf } from "../testing/library.ts";
import { type LogicState, NO_LOGIC_HISTORY, recordLogicStep, redoLogicStep, undoLogicStep } from "./logic-history.ts";

const KEYS = ["usbc-sink", "ldo-fixed-600ma", "mcu-esp32", "sensor-climate", "adc-16bit", "flash-spi", "can-3v3"];
const book = bookOf(...KEYS);
const hashes = KEYS.map((key) => ({ id: key, version: 1, hash: useOf(key).block.hash }));

/** What a person might do; numbers choose among what is there. */
const act = fc.record({
  what: fc.constantFrom("add", "remove", "copy", "join", "cut", "name", "value", "move", "group", "part", "version"),
  a: fc.nat(1000),
  b: fc.nat(1000),
  c: fc.nat(1000),
});

function perform(logic: Logic, { what, a, b, c }: Act, newId: () => string): LogicOutcome {
  const hands = { book, newId };
  const pick = <T>(items: readonly T[], index: number): T | undefined => items[index % Math.max(1, items.length)];
  const use = pick(logic.uses, a)?.id ?? "none";
  const ends: End[] = logic.uses.flatMap((one) =>
    (book.get(one.block.hash)?.ports ?? []).map(({ key }) => ({ use: one.id, port: key })),
  );
  const some = [pick(ends, a), pick(ends, b), ...(c % 3 === 0 ? [pick(ends, c)] : [])].filter(
    (end) => end !== undefined,
  );
  switch (what) {
    case "remove":
      return removeUses(logic, [use]);
    case "copy":
      return duplicateUses(logic, [use], hands);
    case "join":
      return connect(logic, some, hands);
    case "cut":
      return disconnect(logic, some.slice(0, 1), book);
    case "name":
      return changeNet(logic, pick(logic.nets, a)?.id ?? "none", { name: `N${b % 5}` });
    case "value":
      return setParameter(logic, { use, key: "R", value: c % 2 === 0 ? "10 kΩ" : undefined }, book);
    case "move":
      return placeUses(logic, new Map([[use, { x: b - 500, y: c - 500 }]]));
    case "group":
      return groupUses(logic, { ids: [use, pick(logic.uses, b)?.id ?? "none"], name: "Group" }, newId);
    case "part":
      return ungroup(logic, [pick(logic.groups, a)?.id ?? "none"]);
    case "version":
      return setVersion(logic, use, pick(hashes, b) ?? { id: "x", version: 1, hash: "" }, book);
    default:
      return addUses(logic, [useOf(pick(KEYS, a) ?? "usbc-sink", "Block", { count: 1 + (b % 2) })], hands);
  }
}

type Act = { readonly what: string; readonly a: number; readonly b: number; readonly c: number };

/** Something is there to be joined. */
const FIRST: readonly Act[] = [0, 1, 2, 3].map((a) => ({ what: "add", a, b: 1, c: 0 }));

test("whatever is done, the records agree, and undo leads back to the first byte", () => {
  const newId = countedIds();
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let now: LogicState = { logic: EMPTY_LOGIC, history: NO_LOGIC_HISTORY };
      for (const one of [...FIRST, ...acts]) {
        const outcome = perform(now.logic, one, newId);
        if (outcome.status !== "done") continue;
        expect(checkLogic(outcome.logic, book).map(logicProblemSentence)).toEqual([]);
        const step = { name: one.what, edits: [outcome.edit] };
        now = { logic: outcome.logic, history: recordLogicStep(now.history, step) };
      }
      const parsed = parseLogic(JSON.stringify(now.logic));
      expect(parsed).toEqual({ status: "valid", document: now.logic });
      const end = sorted(now.logic);
      for (let back = undoLogicStep(now); back; back = undoLogicStep(back)) now = back;
      expect(now.logic).toEqual(EMPTY_LOGIC);
      for (let on = redoLogicStep(now); on; on = redoLogicStep(on)) now = on;
      expect(hashLogic(sorted(now.logic))).toBe(hashLogic(end));
    }),
    { numRuns: 300 },
  );
});

/** Order of records has no meaning, and undo does not restore it. */
function sorted(logic: Logic): Logic {
  const byId = <T extends { readonly id: string }>(items: readonly T[]) =>
    [...items].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { ...logic, uses: byId(logic.uses), nets: byId(logic.nets), groups: byId(logic.groups) };
}

test("steps of one key are undone together, and 200 steps are kept", () => {
  const outcome = addUses(EMPTY_LOGIC, [useOf("can-3v3")], { book, newId: countedIds() });
  if (outcome.status !== "done") throw new Error("refused");
  const [id = ""] = outcome.logic.uses.map((use) => use.id);
  let now: LogicState = { logic: outcome.logic, history: NO_LOGIC_HISTORY };
  const drag = (key?: string) => {
    const { x, y } = now.logic.uses[0]?.at ?? { x: 0, y: 0 };
    const moved = placeUses(now.logic, new Map([[id, { x: x + 1, y }]]));
    if (moved.status !== "done") throw new Error("refused");
    const step = { name: "move", edits: [moved.edit], ...(key !== undefined && { key }) };
    now = { logic: moved.logic, history: recordLogicStep(now.history, step) };
  };
  for (let count = 0; count < 5; count += 1) drag("drag");
  expect(now.history.done).toHaveLength(1);
  expect(undoLogicStep(now)?.logic).toEqual(outcome.logic);
  for (let count = 0; count < 205; count += 1) drag();
  expect(now.history.done).toHaveLength(200);
});

test("every built-in block can be taken, and its JSON names what does not belong to it", () => {
  const all = builtInBlocks.map(({ key }) => key);
  const outcome = addUses(
    EMPTY_LOGIC,
    all.map((key) => useOf(key)),
    { book: bookOf(...all), newId: countedIds() },
  );
  if (outcome.status !== "done") throw new Error("refused");
  expect(checkLogic(outcome.logic, bookOf(...all))).toEqual([]);
  const [use] = outcome.logic.uses;
  const wrong = parseLogic({ ...outcome.logic, uses: [{ ...use, color: "red", at: { x: 0.5, y: 0 } }] });
  expect(wrong).toEqual({
    status: "invalid",
    problems: [
      { path: "uses[0].color", message: "not a member" },
      { path: "uses[0].at.x", message: "not a whole number within ±1000000" },
    ],
  });
});
