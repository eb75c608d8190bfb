import { expect, it } from "vitest";
import type { Board } from "../../records/board.ts";
import { emptyBoard } from "../../records/default-board.ts";
import { itemId, netId } from "../../records/ids.ts";
import { aTrack, aVia } from "../../testing/index.ts";
import type { RuleItem } from "./rule-item.ts";
import { ruleReaches } from "./rule-reach.ts";

const nets = ["GND", "A", "B"].map((name) => ({ id: netId(name), name }));
const board: Board = {
  ...emptyBoard(),
  nets,
  rules: {
    ...emptyBoard().rules,
    netClasses: [...emptyBoard().rules.netClasses, { name: "Power" }],
    assignments: [{ pattern: "GND", netClass: "Power" }],
  },
};

const items: readonly RuleItem[] = nets.flatMap(({ id, name }): RuleItem[] => {
  const place = { x: 0, y: 0 };
  const track = aTrack({ id: itemId(`t${name}`), start: place, end: { x: 1, y: 0 }, width: 10, net: id });
  const via = aVia({ id: itemId(`v${name}`), position: place, diameter: 10, drill: 5, net: id });
  const common = { net: id, solids: [] };
  return [
    { ...common, kind: "track", id: track.id, reach: 1, track },
    { ...common, kind: "via", id: via.id, reach: 3, via },
  ];
});

const reach = (rule: string) => ruleReaches(board, `(rule "r" ${rule})`, items)[0];

it("counts the things that a rule is about: of its kind, on its layers, under its condition", () => {
  expect(reach("(constraint clearance (min 1mm))")).toEqual({ items: 6 });
  expect(reach("(constraint track_width (min 1mm))")).toEqual({ items: 3 });
  expect(reach(`(constraint via_diameter (min 1mm)) (condition "A.NetClass == 'Power'")`)).toEqual({ items: 1 });
  expect(reach(`(layer B.Cu) (constraint clearance (min 1mm))`)).toEqual({ items: 3 });
  expect(reach(`(constraint disallow through_via) (condition "A.NetName != 'GND'")`)).toEqual({ items: 2 });
});

it("counts both sides of a condition about two things, each whatever the other is", () => {
  const two = (condition: string) => reach(`(constraint clearance (min 1mm)) (condition "${condition}")`);
  expect(two("A.NetClass == 'Power' && B.Type == 'Via'")).toEqual({ items: 2, others: 3 });
  expect(two("A.NetName == B.NetName")).toEqual({ items: 6, others: 6 });
  expect(two("!(A.NetName == 'GND' || B.NetName == 'A')")).toEqual({ items: 4, others: 4 });
  expect(two("A.Type == 'Via' && L == 'F.Cu'")).toEqual({ items: 3 });
});

it("has no number for a rule that is not obeyed, and goes on with those behind it", () => {
  const text = '(rule "a" (constraint clearance (min 1)))\n(rule "b" (constraint clearance (min 1mm)))';
  expect(ruleReaches(board, text, items)).toEqual([undefined, { items: 6 }]);
});
