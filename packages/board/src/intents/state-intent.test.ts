import { fromMm } from "@tracewright/geometry";
import { expect, it } from "vitest";
import type { NamedPin } from "../queries/pins-by-reference.ts";
import type { Intent } from "../records/intent.ts";
import { findIntentProblems, type IntentStatement, stateIntent } from "./state-intent.ts";

const pins = new Map(
  Object.entries({
    C1: { "1": "+3V3", "2": "GND" },
    U1: { "1": "+3V3", "2": "GND", "3": "SW", "4": undefined },
    L1: { "1": "SW", "2": "+5V" },
  }).map(([reference, pads]) => [
    reference,
    new Map(
      Object.entries(pads).map(([pad, net]): [string, NamedPin] => [
        pad,
        { reference, pad, name: reference === "U1" && pad === "1" ? "VDD" : "", ...(net !== undefined && { net }) },
      ]),
    ),
  ]),
);
const pin = (reference: string, pad: string) => ({ reference, pad });
const near = (from: [string, string], to: [string, string], within = fromMm(2)): IntentStatement => ({
  kind: "near",
  links: [{ from: pin(...from), to: pin(...to), within }],
});

function intentOf(statement: IntentStatement, corrects?: Intent): Intent {
  const stated = stateIntent(pins, statement, corrects);
  if (stated.status === "refused") throw new Error(stated.problems.map(({ message }) => message).join(" "));
  return stated.intent;
}

function kindsOf(statement: IntentStatement, corrects?: Intent) {
  const stated = stateIntent(pins, statement, corrects);
  return stated.status === "refused" ? stated.problems.map(({ kind }) => kind) : [];
}

it("states a nearness with what is known of the pin it is to", () => {
  expect(intentOf(near(["C1", "1"], ["U1", "1"]))).toEqual({
    id: "near C1.1 U1.1",
    kind: "near",
    origin: "person",
    part: "C1",
    links: [{ from: pin("C1", "1"), to: pin("U1", "1"), within: 2_000_000 }],
    reason: { code: "said", facts: { circuit: "U1", pin: "1", name: "VDD", net: "+3V3" } },
  });
});

it("keeps the id of what it corrects, so that the one that was read gives way", () => {
  const read = { ...intentOf(near(["C1", "1"], ["U1", "3"])), id: "decoupling C1" };
  const corrected = intentOf(near(["C1", "1"], ["U1", "1"]), read);
  expect(corrected).toMatchObject({ id: "decoupling C1", origin: "person", reason: { code: "corrected" } });
});

it("joins the pins of a loop from part to part and back to the first", () => {
  const loop = intentOf({
    kind: "switching-loop",
    pins: [pin("C1", "1"), pin("U1", "1"), pin("U1", "3"), pin("L1", "1")],
    within: 1_500_000,
  });
  expect("links" in loop && loop.links.map(({ from, to }) => `${from.reference}-${to.reference}`)).toEqual([
    "C1-U1",
    "U1-L1",
    "L1-C1",
  ]);
});

it("names each part of a group once", () => {
  const group = intentOf({ kind: "group", name: " power ", parts: ["U1", "L1", "U1"] });
  expect(group).toMatchObject({ id: "group said power", name: "power", parts: ["U1", "L1"] });
});

it("states the edge and the place of a part under the id that reading it would give", () => {
  expect(intentOf({ kind: "edge", part: "L1" }).id).toBe("edge L1");
  expect(intentOf({ kind: "fixed", part: "U1" }).id).toBe("fixed U1");
});

it("states limits of height, heights and sides, one for each side, area and part", () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  const limit = { kind: "height-limit", side: "back", most: fromMm(3), unknown: "allowed" } as const;
  expect(intentOf(limit)).toMatchObject({ ...limit, id: "height-limit back", origin: "person" });
  expect(intentOf({ ...limit, area: corners })).toMatchObject({
    id: "height-limit back 0,0 10,0 10,10",
    area: corners,
  });
  expect(intentOf({ kind: "height", parts: ["L1", "C1", "L1"], height: 5 })).toMatchObject({
    id: "height said C1 L1",
    parts: ["L1", "C1"],
  });
  expect(intentOf({ kind: "side", part: "L1", side: "back" })).toMatchObject({ id: "side L1", side: "back" });
});

it("corrects a limit and a height by the number alone, and a side to the other", () => {
  const limit = { kind: "height-limit", side: "back", most: fromMm(3), unknown: "allowed" } as const;
  const height = { kind: "height", parts: ["C1", "L1"], height: fromMm(3) } as const;
  expect(intentOf({ ...limit, most: 0 }, intentOf(limit))).toMatchObject({ id: "height-limit back", most: 0 });
  expect(kindsOf({ ...limit, side: "front" }, intentOf(limit))).toEqual(["other-intent"]);
  expect(intentOf({ ...height, height: 1 }, intentOf(height))).toMatchObject({ id: "height said C1 L1", height: 1 });
  expect(kindsOf({ ...height, parts: ["C1"] }, intentOf(height))).toEqual(["other-intent"]);
  const side = intentOf({ kind: "side", part: "L1", side: "back" });
  expect(intentOf({ kind: "side", part: "L1", side: "front" }, side)).toMatchObject({ id: "side L1", side: "front" });
  expect(kindsOf({ kind: "side", part: "C1", side: "front" }, side)).toEqual(["other-intent"]);
});

it("refuses heights and areas that are none", () => {
  const limit = { kind: "height-limit", side: "back", most: fromMm(3), unknown: "allowed" } as const;
  const line = [0, 5, 9].map((x) => ({ x, y: 0 }));
  expect(kindsOf({ ...limit, most: -1 })).toEqual(["height"]);
  expect(kindsOf({ ...limit, most: fromMm(201) })).toEqual(["height"]);
  expect(kindsOf({ ...limit, most: 0.5 })).toEqual(["height"]);
  expect(kindsOf({ ...limit, area: line })).toEqual(["area"]);
  expect(kindsOf({ ...limit, area: line.slice(1) })).toEqual(["count"]);
  expect(kindsOf({ ...limit, area: line.map(({ x }) => ({ x: x * 1e12, y: x })) })).toEqual(["area"]);
  expect(kindsOf({ kind: "height", parts: [], height: 1 })).toEqual(["count"]);
  expect(kindsOf({ kind: "height", parts: ["Q7"], height: 1 })).toEqual(["unknown-part"]);
  expect(kindsOf({ kind: "side", part: "Q7", side: "front" })).toEqual(["unknown-part"]);
});

it("refuses what the board does not have, each with its reason", () => {
  expect(kindsOf(near(["C9", "1"], ["U1", "1"]))).toEqual(["unknown-part"]);
  expect(kindsOf(near(["C1", "3"], ["U1", "1"]))).toEqual(["unknown-pin"]);
  expect(kindsOf(near(["C1", "1"], ["U1", "4"]))).toEqual(["unconnected-pin"]);
  expect(kindsOf(near(["U1", "1"], ["U1", "2"]))).toEqual(["same-part"]);
  expect(kindsOf(near(["C1", "1"], ["U1", "1"], fromMm(101)))).toEqual(["distance"]);
  expect(kindsOf(near(["C1", "1"], ["U1", "1"], -1))).toEqual(["distance"]);
  expect(kindsOf(near(["C1", "1"], ["U1", "1"], 0.5))).toEqual(["distance"]);
  expect(kindsOf({ kind: "near", links: [] })).toEqual(["count"]);
  expect(kindsOf({ kind: "group", name: " ", parts: ["U1", "U1"] })).toEqual(["name", "count"]);
  expect(kindsOf({ kind: "fixed", part: "Q1" })).toEqual(["unknown-part"]);
  expect(kindsOf({ kind: "switching-loop", pins: [pin("U1", "1"), pin("U1", "3")], within: 0 })).toEqual(["same-part"]);
});

it("refuses a link of another part among the links of one", () => {
  const links = [
    { from: pin("C1", "1"), to: pin("U1", "1"), within: 1 },
    { from: pin("L1", "1"), to: pin("U1", "3"), within: 1 },
  ];
  expect(kindsOf({ kind: "near", links })).toEqual(["several-parts"]);
});

it("refuses a correction that is about something else", () => {
  const read = intentOf(near(["C1", "1"], ["U1", "1"]));
  expect(kindsOf(near(["L1", "1"], ["U1", "3"]), read)).toEqual(["other-intent"]);
  expect(kindsOf({ kind: "edge", part: "C1" }, read)).toEqual(["other-intent"]);
});

it("finds what a stored intent names that the board has lost", () => {
  const intent = intentOf({ kind: "group", name: "power", parts: ["U1", "L1"] });
  expect(findIntentProblems(pins, intent)).toEqual([]);
  const without = new Map([...pins].filter(([reference]) => reference !== "L1"));
  expect(findIntentProblems(without, intent).map(({ message }) => message)).toEqual(['The board has no part "L1".']);
});
