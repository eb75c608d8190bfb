import { expect, test } from "vitest";
import { addUses } from "../commands/use-commands.ts";
import { EMPTY_LOGIC, type Logic } from "../records/logic.ts";
import { bookOf, countedIds, done, useOf } from "../testing/library.ts";
import { checkLogic } from "./check-logic.ts";
import { logicProblemSentence } from "./logic-problem.ts";

const book = bookOf("sensor-climate", "ldo-fixed-600ma");
const logic = done(
  addUses(EMPTY_LOGIC, [useOf("ldo-fixed-600ma", "LDO"), useOf("sensor-climate", "Sensor")], {
    book,
    newId: countedIds(),
  }),
);
const net = (id: string, kind: Logic["nets"][number]["kind"], ...ends: readonly (readonly [string, string])[]) => ({
  id,
  name: id,
  kind,
  ends: ends.map(([use, port]) => ({ use, port })),
});
const problemsOf = (change: Partial<Logic>) => checkLogic({ ...logic, ...change }, book).map(logicProblemSentence);

test("what names a block, port or net that is not there is found", () => {
  expect(problemsOf({ nets: [net("n", "signal", ["id2", "SDA"], ["id9", "X"])] })).toEqual([
    "Net n names id9, which is not a block of the project.",
  ]);
  expect(problemsOf({ nets: [net("n", "signal", ["id2", "SDX"])] })).toEqual(["Sensor has no port SDX."]);
  expect(problemsOf({ buses: [{ id: "b", name: "I2C", kind: "I2C", nets: { SDA: "n" } }] })).toEqual([
    "Bus I2C names n, which is not a net of the project.",
  ]);
  expect(problemsOf({ domains: [{ id: "d", name: "Mains", ground: "n" }] })).toEqual([
    "Domain Mains names n, which is not a net of the project.",
  ]);
  expect(problemsOf({ groups: [{ id: "g", name: "Core", members: ["id9"] }] })).toEqual([
    "Group Core names id9, which is not a block of the project.",
  ]);
});

test("a port in two nets, and a net of another kind than its ports, are found", () => {
  const twice = [net("a", "signal", ["id2", "SDA"]), net("b", "signal", ["id2", "SDA"])];
  expect(problemsOf({ nets: twice })).toEqual(["Sensor.SDA is in the nets a and b."]);
  expect(problemsOf({ nets: [net("n", "signal", ["id2", "VDD"])] })).toEqual([
    "Net n joins Sensor.VDD, so it cannot be a signal net.",
  ]);
  expect(problemsOf({ nets: [net("n", "ground", ["id2", "VDD"], ["id1", "GND"])] })).toEqual([
    "Sensor.VDD is a supply and LDO.GND is ground. They cannot be joined.",
  ]);
});

test("ids and names given twice, and a block that is not known, are found", () => {
  const [ldo, sensor] = logic.uses as [Logic["uses"][number], Logic["uses"][number]];
  expect(problemsOf({ uses: [ldo, { ...sensor, id: "id1", name: "LDO" }] })).toEqual([
    "Two records have the id id1.",
    "Two blocks are called LDO.",
  ]);
  const gone = { ...sensor, block: { ...sensor.block, hash: "0".repeat(64) } };
  expect(problemsOf({ uses: [gone] })).toEqual(["Sensor: the block sensor-climate is not known."]);
  const groups = [0, 1].map((n) => ({ id: `g${n}`, name: `Group ${n}`, members: ["id1"] }));
  expect(problemsOf({ groups })).toEqual(["LDO is in the groups Group 0 and Group 1."]);
});

test("a logic that is too large is named by its numbers, and no further", () => {
  const notes = Array.from({ length: 201 }, (_, n) => ({ id: `n${n}`, text: "note", at: { x: 0, y: 0 } }));
  expect(problemsOf({ notes })).toEqual(["201 notes, at most 200."]);
});
