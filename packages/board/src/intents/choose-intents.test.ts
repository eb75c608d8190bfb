import fc from "fast-check";
import { expect, it } from "vitest";
import type { EdgeIntent, Intent } from "../records/intent.ts";
import { type IntentChoice, NO_CHOICE } from "../records/intent-choice.ts";
import { chooseIntents } from "./choose-intents.ts";

function edge(part: string, origin: Intent["origin"] = "circuit"): EdgeIntent {
  return { id: `edge ${part}`, kind: "edge", part, origin, reason: { code: "connector", facts: {} } };
}

const read = [edge("J1"), edge("J2"), edge("J3")];

it("wants what was read while nobody said anything", () => {
  expect(chooseIntents(read, NO_CHOICE)).toEqual(read);
});

it("puts a correction where the corrected one was, and what is new at the end", () => {
  const [corrected, own] = [edge("J2", "person"), edge("J9", "person")];
  expect(chooseIntents(read, { removed: [], added: [own, corrected] })).toEqual([
    edge("J1"),
    corrected,
    edge("J3"),
    own,
  ]);
});

it("wants nothing that was removed, read, corrected or said", () => {
  const added = [edge("J2", "person"), edge("J9", "person")];
  expect(chooseIntents(read, { removed: ["edge J1", "edge J2", "edge J9"], added })).toEqual([edge("J3")]);
});

it("lists how high parts are where something limits it, and what people said of it always", () => {
  const reason = { code: "height-field", facts: {} };
  const height = (id: string, origin: Intent["origin"]): Intent => {
    return { id, kind: "height", origin, reason, parts: ["J1"], height: 1 };
  };
  const limit: Intent = {
    id: "l",
    kind: "height-limit",
    origin: "person",
    reason,
    side: "back",
    most: 1,
    unknown: "allowed",
  };
  const [field, said] = [height("a", "circuit"), height("b", "person")];
  const idsFor = (choice: IntentChoice) => chooseIntents([field], choice).map(({ id }) => id);
  expect(idsFor({ removed: [], added: [said] })).toEqual(["b"]);
  expect(idsFor({ removed: [], added: [said, limit] })).toEqual(["a", "b", "l"]);
  expect(idsFor({ removed: ["l"], added: [said, limit] })).toEqual(["b"]);
});

it("has every id once, and restoring everything brings back all", () => {
  const ids = fc.uniqueArray(fc.constantFrom("J1", "J2", "J3", "J4", "J5"));
  fc.assert(
    fc.property(ids, ids, ids, (known, said, gone) => {
      const choice = { added: said.map((part) => edge(part, "person")), removed: gone.map((part) => `edge ${part}`) };
      const all = known.map((part) => edge(part));
      const wanted = chooseIntents(all, choice).map(({ id }) => id);
      expect(new Set(wanted).size).toBe(wanted.length);
      expect(wanted.some((id) => choice.removed.includes(id))).toBe(false);
      const restored = chooseIntents(all, { ...choice, removed: [] }).map(({ id }) => id);
      expect(new Set(restored)).toEqual(new Set([...known, ...said].map((part) => `edge ${part}`)));
    }),
  );
});
