import { expect, test } from "vitest";
import { emptyBoard } from "../records/default-board.ts";
import { netId } from "../records/ids.ts";
import { netClassOf } from "./net-class-of.ts";

function classOf(name: string, patterns: Readonly<Record<string, string>>): string {
  const board = emptyBoard();
  const assignments = Object.entries(patterns).map(([pattern, netClass]) => ({ pattern, netClass }));
  const netClasses = [...board.rules.netClasses, { name: "power", trackWidth: 1 }, { name: "bus", trackWidth: 2 }];
  const id = netId("net");
  const rules = { ...board.rules, netClasses, assignments };
  return netClassOf({ ...board, rules, nets: [{ id, name }] }, id).name;
}

test.each([
  ["/VBUS", "/V*", true],
  ["/VBUS", "*BUS", true],
  ["/VBUS", "*V*U*", true],
  ["/VBUS", "/V?US", true],
  ["/VBUS", "*", true],
  ["/VBUS", "/VBUS**", true],
  ["/VBUS", "V*", false],
  ["/VBUS", "/V?", false],
  ["/VBUS", "*BUS?", false],
  ["a.b", "a?b*", true],
  ["D+", "D+", true],
  ["DD", "D+", false],
])("%s is meant by the pattern %s: %s", (name, pattern, isMeant) => {
  expect(classOf(name, { [pattern]: "power" })).toBe(isMeant ? "power" : "Default");
});

test("the first pattern that fits decides", () => {
  expect(classOf("GND", { "G*": "bus", GND: "power" })).toBe("bus");
});

test("a pattern of nothing but stars and a letter that is not there is answered at once", () => {
  expect(classOf("a".repeat(2_000), { [`${"*a".repeat(500)}*b`]: "power" })).toBe("Default");
});
