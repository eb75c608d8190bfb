import { expect, it } from "vitest";
import { emptyBoard } from "../../records/default-board.ts";
import { itemId } from "../../records/ids.ts";
import { aZone } from "../../testing/index.ts";
import { parseRuleFile } from "../language/parse-rule-file.ts";
import { areaBans } from "./area-bans.ts";
import { isRoutedBy } from "./is-routed-by.ts";

const corners = [
  { x: 0, y: 0 },
  { x: 1_000_000, y: 0 },
  { x: 1_000_000, y: 1_000_000 },
];
const empty = emptyBoard(4);
const board = { ...empty, zones: [aZone({ id: itemId("quiet zone"), name: "quiet", outline: [corners] })] };
const bansOf = (rule: string) =>
  areaBans({ ...board, rules: { ...board.rules, customRules: `(rule r ${rule})` } }).get(itemId("quiet zone"));
const isRouted = (rule: string) => isRoutedBy(parseRuleFile(`(rule r ${rule})`).rules[0]!);

it("an area of a ban is a keepout to the router, on the rule's layers", () => {
  const area = `(condition "A.insideArea('quiet')")`;
  const all = ["F.Cu", "In1.Cu", "In2.Cu", "B.Cu"];
  expect(bansOf(`${area} (constraint disallow track)`)).toEqual([{ tracks: true, vias: false, layers: all }]);
  expect(bansOf(`(layer inner) ${area} (constraint disallow via track)`)).toEqual([
    { tracks: true, vias: true, layers: ["In1.Cu", "In2.Cu"] },
  ]);
  expect(isRouted(`${area} (constraint disallow track)`)).toBe(true);
});

it("a ban on pads, or under more than an area, is none to the router", () => {
  const some = `(condition "A.insideArea('quiet') && A.NetName == 'GND'") (constraint disallow track)`;
  const pads = `(condition "A.insideArea('quiet')") (constraint disallow track pad)`;
  const other = `(condition "A.insideArea('loud')") (constraint disallow track)`;
  for (const rule of [some, pads, other]) expect(bansOf(rule)).toBeUndefined();
  // What its copper breaks of them is laid again.
  expect([isRouted(some), isRouted(pads)]).toEqual([true, true]);
  expect(isRouted("(constraint disallow zone)")).toBe(false);
  expect(isRouted("(constraint length (max 20mm))")).toBe(false);
});
