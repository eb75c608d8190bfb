import { type Finding, itemId, netId } from "@tracewright/board";
import type { KeyedFinding } from "@tracewright/checks";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { arrangeFindings, arrangeOpen, stepFrom } from "./arrange-findings.ts";

const finding = (key: number, rule: string, more: Partial<Finding> = {}): KeyedFinding => ({
  key,
  finding: {
    rule,
    severity: "error",
    message: `finding ${key}`,
    items: [itemId(`item ${key}`)],
    nets: [],
    position: { x: fromMm(key), y: 0 },
    ...more,
  },
});
const open = (key: number, net: string, length: number): KeyedFinding =>
  finding(key, "unconnected_items", {
    nets: [netId(net)],
    ends: [
      { x: 0, y: 0 },
      { x: fromMm(length), y: 0 },
    ],
  });
const ALL = [
  finding(3, "track_dangling", { severity: "warning" }),
  finding(2, "clearance"),
  finding(1, "clearance"),
  open(4, "GND", 3),
  finding(5, "annular_width"),
];
const filter = { find: "", severity: "all", wordsOf: ({ message }: Finding) => message } as const;

describe("the findings of a board in the panel", () => {
  it("stand by rule, errors first, within a rule from the left, without open connections", () => {
    const { groups, order, counts } = arrangeFindings(ALL, filter);
    expect(groups.map(({ rule }) => rule)).toEqual(["annular_width", "clearance", "track_dangling"]);
    expect(order.map(({ key }) => key)).toEqual([5, 1, 2, 3]);
    expect(counts).toEqual({ error: 3, warning: 1 });
  });

  it("are those looked for, while the counts stay those of all", () => {
    const { order, counts } = arrangeFindings(ALL, { ...filter, find: "finding 2" });
    expect(order.map(({ key }) => key)).toEqual([2]);
    expect(counts).toEqual({ error: 3, warning: 1 });
    expect(arrangeFindings(ALL, { ...filter, severity: "warning" }).order.map(({ key }) => key)).toEqual([3]);
  });

  it("are gone through in a circle, from the end that is near where none is looked at", () => {
    const { order } = arrangeFindings(ALL, filter);
    expect(stepFrom(order, undefined, 1)?.key).toBe(5);
    expect(stepFrom(order, undefined, -1)?.key).toBe(3);
    expect(stepFrom(order, 5, 1)?.key).toBe(1);
    expect(stepFrom(order, 3, 1)?.key).toBe(5);
    expect(stepFrom(order, 5, -1)?.key).toBe(3);
    expect(stepFrom([], undefined, 1)).toBeUndefined();
  });

  it("are told net by net where they are open connections, the longest net first", () => {
    const all = [open(1, "SDA", 2), open(2, "GND", 1), open(3, "GND", 4), finding(4, "clearance")];
    const nets = arrangeOpen(all, { find: "", nameOf: (net) => net });
    expect(nets.map(({ net, length }) => [net, length])).toEqual([
      ["GND", fromMm(5)],
      ["SDA", fromMm(2)],
    ]);
    expect(arrangeOpen(all, { find: "sd", nameOf: (net) => net }).map(({ net }) => net)).toEqual(["SDA"]);
  });
});
