import { expect, it } from "vitest";
import { arrangeIntents, type Intent, type IntentEntry, partsOf } from "./arrange-intents.ts";

const PLAIN: Intent = {
  id: "",
  kind: "EDGE",
  origin: "CIRCUIT",
  part: null,
  name: null,
  parts: [],
  side: null,
  height: null,
  area: null,
  unknownHeights: null,
  instances: null,
  reason: { code: "connector", facts: {} },
  links: [],
  pins: [],
};

function entry(intent: Partial<Intent>, isRemoved = false): IntentEntry {
  return { isRemoved, isCorrected: false, problems: [], intent: { ...PLAIN, ...intent } };
}

const entries = [
  entry({ id: "edge J1", part: "J1" }),
  entry({ id: "d10", kind: "DECOUPLING", part: "C10" }),
  entry({ id: "d9", kind: "DECOUPLING", part: "C9" }),
  entry({ id: "d2", kind: "DECOUPLING", part: "C2" }, true),
];
const wordsOf = ({ intent }: IntentEntry) => `${intent.kind} ${intent.part}`;

it("puts the kinds in their order and C9 before C10, and what was removed apart", () => {
  const { sections, removed } = arrangeIntents(entries, { find: "", wordsOf });
  expect(sections.map(({ kind, wanted }) => [kind, ...wanted.map(({ intent }) => intent.part)])).toEqual([
    ["DECOUPLING", "C9", "C10"],
    ["EDGE", "J1"],
  ]);
  expect(removed.map(({ intent }) => intent.id)).toEqual(["d2"]);
});

it("finds by all of the words that are looked for, in any case and order, among the removed too", () => {
  const { sections, removed } = arrangeIntents(entries, { find: " c decouPLING ", wordsOf });
  expect(sections.map(({ kind }) => kind)).toEqual(["DECOUPLING"]);
  expect(removed).toHaveLength(1);
  expect(arrangeIntents(entries, { find: "decoupling J1", wordsOf })).toEqual({ sections: [], removed: [] });
});

it("names every part of an intent once", () => {
  const link = { from: { reference: "C1", pad: "1" }, to: { reference: "U1", pad: "4" }, within: 1 };
  expect(partsOf({ ...PLAIN, part: "C1", links: [link, link] })).toEqual(["C1", "U1"]);
  expect(
    partsOf({
      ...PLAIN,
      instances: [
        ["U1", "R1"],
        ["U2", "R2"],
      ],
    }),
  ).toEqual(["U1", "R1", "U2", "R2"]);
  expect(partsOf({ ...PLAIN, instances: "what" })).toEqual([]);
});
