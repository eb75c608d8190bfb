import { type Board, netId } from "@tracewright/board";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startRouting } from "../run/routing-run.ts";
import { controlledBoard } from "../testing/controlled-board.ts";
import { checkRoutingOptions } from "./check-routing-options.ts";
import type { OptionProblem } from "./option-problem.ts";

const board = controlledBoard();

describe("checkRoutingOptions", () => {
  it("takes every setting there is, through JSON and back", () => {
    const asked = {
      seed: 7,
      nets: ["n0", "n2"],
      region: { min: { x: 0, y: 0 }, max: { x: 20_000_000, y: 10_000_000 } },
      task: "route",
      existing: { default: "keep", byClass: { Power: "shove" }, byNet: { n1: "rip" } },
      priority: { byClass: { Power: 9 }, byNet: { n2: 0 } },
      layers: { default: ["F.Cu", "B.Cu"], byNet: { n0: ["B.Cu"] } },
      directions: { default: { "F.Cu": "horizontal", "B.Cu": "vertical" }, byClass: { Power: { "F.Cu": "any" } } },
      effort: "draft",
    };
    expect(checkRoutingOptions(board, JSON.parse(JSON.stringify(asked)))).toEqual({ status: "ok", options: asked });
    expect(checkRoutingOptions(board, {})).toEqual({ status: "ok", options: {} });
  });

  it("answers the same bytes for the same wishes in another order", () => {
    const one = {
      nets: ["n2", "n0", "n2"],
      priority: { byNet: { n1: 3, n0: 4 } },
      layers: { default: ["B.Cu", "F.Cu"] },
    };
    const other = { layers: { default: ["F.Cu", "B.Cu"] }, priority: { byNet: { n0: 4, n1: 3 } }, nets: ["n0", "n2"] };
    expect(JSON.stringify(checkRoutingOptions(board, one))).toBe(JSON.stringify(checkRoutingOptions(board, other)));
  });

  const refusals: [unknown, string][] = [
    [[], "The options: […] is not an object."],
    [null, "The options: null is not an object."],
    [{ prio: {} }, '"prio" is not a setting. Settings: seed, nets,'],
    [{ seed: 1.5 }, "seed: 1.5 is not a whole number from 0 to 4294967295."],
    [{ seed: -1 }, "seed: -1 is not a whole number"],
    [{ nets: [] }, "nets: name at least one net."],
    [{ nets: "n0" }, 'nets: "n0" is not a list of nets.'],
    [{ nets: ["n0", "n9"] }, 'nets: the board has no net "n9".'],
    [{ nets: [3] }, "nets: the board has no net 3."],
    [{ nets: ["toString"] }, 'nets: the board has no net "toString".'],
    [{ task: "erase" }, 'task: "erase" is not one of route, optimise.'],
    [{ effort: 3 }, "effort: 3 is not one of draft, normal, thorough."],
    [{ existing: { default: "burn" } }, 'existing of all nets: "burn" is not one of keep, shove, rip.'],
    [{ existing: "rip" }, 'existing: "rip" is not an object.'],
    [{ existing: { byNet: { n9: "rip" } } }, 'existing.byNet: the board has no net "n9".'],
    [{ priority: { byNet: { n0: 11 } } }, 'priority of net "N0": 11 is not a whole number from 0 to 10.'],
    [{ priority: { byClass: { Power: "5" } } }, 'priority of class "Power": "5" is not a whole number'],
    [{ priority: { byClass: { Loud: 5 } } }, 'priority.byClass: the board has no net class "Loud".'],
    [{ layers: { default: [] } }, "layers of all nets: name at least one layer."],
    [{ layers: { default: ["F.SilkS"] } }, 'no copper layer "F.SilkS"; it has F.Cu, In1.Cu, In2.Cu, B.Cu.'],
    [{ layers: { byNet: { n0: ["In1.Cu"] } } }, 'layers of net "N0": In1.Cu is a power layer that carries a pour'],
    [{ directions: { default: { "In7.Cu": "any" } } }, 'no copper layer "In7.Cu"'],
    [{ directions: { byNet: { n0: { "F.Cu": "up" } } } }, 'directions of net "N0", F.Cu: "up" is not one of any,'],
    [{ region: { min: { x: 0, y: 0 } } }, "region.max: undefined is not an object."],
    [
      { region: { min: { x: 0, y: 0 }, max: { x: 0, y: 5 } } },
      "region: (0, 0.000005) mm does not lie beyond (0, 0) mm",
    ],
    [{ region: { min: { x: 0, y: 0 }, max: { x: 1.5, y: 5 } } }, "region.max.x: 1.5 is not a whole number"],
    [
      { region: { min: { x: -9e6, y: -9e6 }, max: { x: -8e6, y: -8e6 } } },
      "is outside the board, which extends from (0,",
    ],
    [JSON.parse('{"__proto__": {"seed": 1}}'), '"__proto__" is not a setting'],
    [JSON.parse('{"priority": {"byNet": {"__proto__": 5}}}'), 'priority.byNet: the board has no net "__proto__".'],
    [JSON.parse('{"layers": {"byClass": {"constructor": ["F.Cu"]}}}'), 'the board has no net class "constructor".'],
    [JSON.parse('{"directions": {"default": {"__proto__": "any"}}}'), 'no copper layer "__proto__"'],
  ];
  it.each(refusals)("refuses %j in a sentence that names it", (value, sentence) => {
    const checked = checkRoutingOptions(board, value);
    expect(checked.status === "refused" && messagesOf(checked).join("\n")).toContain(sentence);
  });

  it("tells what it refuses as data for other languages", () => {
    expect(
      checkRoutingOptions(board, { layers: { byNet: { n0: ["In1.Cu"] } }, priority: { byClass: { Loud: 5 } } }),
    ).toEqual({
      status: "refused",
      problems: [
        {
          kind: "unknownClass",
          at: { setting: "priority.byClass" },
          given: '"Loud"',
          message: 'priority.byClass: the board has no net class "Loud".',
        },
        {
          kind: "powerLayer",
          at: { setting: "layers", of: "net", name: "N0" },
          layer: "In1.Cu",
          message: 'layers of net "N0": In1.Cu is a power layer that carries a pour and takes no tracks.',
        },
      ],
    });
  });

  it("quotes what it refuses on one line and cuts it short, and stops after twenty sentences", () => {
    const checked = checkRoutingOptions(board, {
      nets: Array.from({ length: 50 }, (_, i) => `no\n${i}${"x".repeat(999)}`),
    });
    if (checked.status === "ok") throw new Error("unknown nets were taken");
    expect(checked.problems).toHaveLength(21);
    expect(checked.problems.at(-1)).toEqual({ kind: "more", count: 30, message: "… and 30 more." });
    expect(messagesOf(checked).every((message) => message.length < 120 && !message.includes("\n"))).toBe(true);
  });

  it("answers whatever it is given, with options that it takes again unchanged or with sentences", () => {
    const anything = fc.oneof(fc.anything({ withBigInt: true, withSparseArray: true }), nearlyOptions(board));
    fc.assert(
      fc.property(anything, (value) => {
        const checked = checkRoutingOptions(board, value);
        if (checked.status === "refused") expect(checked.problems.length).toBeGreaterThan(0);
        else expect(checkRoutingOptions(board, JSON.parse(JSON.stringify(checked.options)))).toEqual(checked);
      }),
    );
  });

  it("lets through what the engine can start with", () => {
    const checked = checkRoutingOptions(board, { nets: ["n0"], seed: 3 });
    if (checked.status !== "ok") throw new Error(messagesOf(checked).join(" "));
    const run = startRouting(board, checked.options);
    while (run.step(5_000) === "running");
    const { edit } = run.outcome();
    const nets = edit.lists.flatMap(({ added }) => added.map((item) => "net" in item && item.net));
    expect(new Set(nets)).toEqual(new Set([netId("n0")]));
  });
});

function messagesOf({ problems }: { readonly problems: readonly OptionProblem[] }): string[] {
  return problems.map(({ message }) => message);
}

/** Options that are right in most places, so that the random ones reach the depths. */
function nearlyOptions({ nets }: Board) {
  const net = fc.constantFrom(...nets.map(({ id }) => id), "n99");
  const layer = fc.constantFrom("F.Cu", "B.Cu", "In2.Cu", "In1.Cu");
  const perNet = <Value>(value: fc.Arbitrary<Value>) =>
    fc.record(
      {
        default: value,
        byClass: fc.dictionary(fc.constantFrom("Default", "Power"), value),
        byNet: fc.dictionary(net, value),
      },
      { requiredKeys: [] },
    );
  const point = fc.record({ x: fc.integer({ max: 40_000_000 }), y: fc.integer({ max: 40_000_000 }) });
  return fc.record(
    {
      seed: fc.integer(),
      nets: fc.array(net),
      region: fc.record({ min: point, max: point }),
      task: fc.constantFrom("route", "optimise"),
      existing: perNet(fc.constantFrom("keep", "shove", "rip")),
      priority: perNet(fc.integer({ min: -1, max: 10 })),
      layers: perNet(fc.array(layer)),
      directions: perNet(fc.dictionary(layer, fc.constantFrom("any", "horizontal", "vertical", "no"))),
      effort: fc.constantFrom("draft", "normal", "thorough"),
    },
    { requiredKeys: [] },
  );
}
