import fc from "fast-check";
import { expect, it } from "vitest";
import { changeNet } from "../commands/net-commands.ts";
import { changeUse, placeUses, setParameter } from "../commands/use-commands.ts";
import type { Logic } from "../records/logic.ts";
import { afterDeeds, arbitraryDeeds } from "../testing/arbitrary-design.ts";
import { design, LIBRARY_BOOK } from "../testing/design.ts";
import { done } from "../testing/library.ts";
import { mergeLogic } from "./merge-logic.ts";

const { logic: base } = design(
  { LDO: "ldo-fixed-600ma", MCU: "mcu-rp2040", Climate: "sensor-climate" },
  "LDO.VOUT MCU.VDD Climate.VDD",
);
const use = (name: string) => base.uses.find((one) => one.name === name)!.id;
const merged = (theirs: Logic, mine: Logic): Logic => {
  const outcome = mergeLogic(base, theirs, mine);
  if (outcome.status === "conflict") throw new Error(JSON.stringify(outcome.records));
  return outcome.logic;
};

it("what only one of two changed is as they have it", () => {
  const theirs = done(placeUses(base, new Map([[use("LDO"), { x: 40, y: 0 }]])));
  const mine = done(setParameter(base, { use: use("Climate"), key: "R", value: "10 kΩ" }, LIBRARY_BOOK));
  const both = merged(theirs, mine);
  expect(both.uses.find(({ id }) => id === use("LDO"))?.at.x).toBe(theirs.uses[0]?.at.x);
  expect(both.uses.find(({ id }) => id === use("Climate"))?.parameters).toEqual({ R: "10 kΩ" });
});

it("what both changed differently is named; what both changed alike is not", () => {
  const one = done(changeUse(base, use("LDO"), { name: "Regulator" }, LIBRARY_BOOK));
  const two = done(changeUse(base, use("LDO"), { name: "Supply" }, LIBRARY_BOOK));
  expect(mergeLogic(base, one, two)).toEqual({ status: "conflict", records: [{ list: "uses", id: use("LDO") }] });
  expect(merged(one, one)).toEqual(one);
  const net = base.nets.find(({ kind }) => kind === "supply")!.id;
  expect(merged(one, done(changeNet(base, net, { name: "3V3" }))).nets.map(({ name }) => name)).toContain("3V3");
});

it("whoever changed nothing gets what the other has", () => {
  fc.assert(
    fc.property(arbitraryDeeds({ blocks: 3, wires: 8 }), arbitraryDeeds({ blocks: 2, wires: 6 }), (first, then) => {
      const before = afterDeeds(first);
      const after = afterDeeds(then, before, () => crypto.randomUUID());
      expect(mergeLogic(before, after, before)).toEqual({ status: "merged", logic: after });
      expect(mergeLogic(before, before, after)).toMatchObject({ status: "merged" });
    }),
    { numRuns: 20 },
  );
});
