import type { BlockDocument, Port } from "@tracewright/blocks";
import { expect, test } from "vitest";
import { HEAD_HEIGHT, nodeShape, ROW_HEIGHT } from "./node-shape.ts";

const port = (key: string, side: Port["side"], order: number, required = false): Port => ({
  key,
  name: key,
  ioType: "DIGITAL",
  direction: "in",
  netType: "SIGNAL",
  net: key,
  required,
  side,
  order,
  pins: [],
  sources: [],
});
const supply = (key: string, direction: Port["direction"], side: Port["side"]): Port => ({
  ...port(key, side, 9),
  netType: "VCC",
  direction,
});
const document = {
  ports: [port("B", "left", 2), port("A", "left", 1, true), port("OUT", "right", 1), port("GND", "bottom", 3)],
} as unknown as BlockDocument;
const ALL = { isFolded: false, joined: new Set<string>() };

test("ports are in the order of their block, and those of its bottom at the side that has fewer", () => {
  const { rows, height } = nodeShape(document, ALL);
  expect(rows.map(({ port: { key }, side }) => `${side} ${key}`)).toEqual([
    "left A",
    "left B",
    "right OUT",
    "right GND",
  ]);
  expect(rows.map(({ y }) => y)).toEqual([0.5, 1.5, 0.5, 1.5].map((row) => HEAD_HEIGHT + row * ROW_HEIGHT));
  expect(height).toBeGreaterThan(HEAD_HEIGHT + 2 * ROW_HEIGHT);
});

test("supplies are first, what the block takes on the left and what it gives on the right", () => {
  const powered = { ports: [...document.ports, supply("VDD", "in", "top"), supply("VOUT", "out", "bottom")] };
  const { rows } = nodeShape(powered as unknown as BlockDocument, ALL);
  expect(rows.map(({ port: { key }, side }) => `${side} ${key}`)).toEqual([
    "left VDD",
    "left A",
    "left B",
    "right VOUT",
    "right OUT",
    "right GND",
  ]);
});

test("a folded block shows what is joined and what has to be", () => {
  const { rows } = nodeShape(document, { isFolded: true, joined: new Set(["OUT"]) });
  expect(rows.map(({ port: { key } }) => key)).toEqual(["A", "OUT"]);
});

test("a block whose document is not there has a head only", () => {
  expect(nodeShape(undefined, ALL).rows).toEqual([]);
});
