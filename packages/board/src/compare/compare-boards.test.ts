import { fromMm } from "@tracewright/geometry";
import { expect, test } from "vitest";
import { flipFootprint } from "../footprints/flip-footprint.ts";
import type { Board } from "../records/board.ts";
import { emptyBoard } from "../records/default-board.ts";
import { PLAIN_ATTRIBUTES } from "../records/default-footprint.ts";
import type { Footprint } from "../records/footprint.ts";
import type { Graphic } from "../records/graphic.ts";
import { itemId, netId } from "../records/ids.ts";
import type { Track, Via } from "../records/track.ts";
import { aFootprint, aPad, aTrack, aVia } from "../testing/index.ts";
import { compareBoards } from "./compare-boards.ts";

const [VBUS, GND] = [netId("n1"), netId("n2")];
const part = (reference: string, rest: Partial<Footprint> = {}): Footprint =>
  aFootprint({
    id: itemId(`id of ${reference}`),
    reference,
    value: "10k",
    library: "R:0603",
    pads: [
      aPad({
        id: itemId(`${reference} pad`),
        shape: { kind: "rect", size: { width: 100, height: 200 } },
        position: { x: 10, y: 20 },
        net: VBUS,
      }),
    ],
    ...rest,
  });
const track = (id: string, length: number, net = VBUS): Track =>
  aTrack({
    id: itemId(id),
    start: { x: 0, y: 0 },
    end: { x: fromMm(length), y: 0 },
    width: 200,
    net,
  });
const via = (id: string): Via =>
  aVia({
    id: itemId(id),
    position: { x: 7, y: 8 },
    diameter: 800,
    drill: 400,
    net: VBUS,
  });
const base: Board = {
  ...emptyBoard(),
  nets: [
    { id: VBUS, name: "VBUS" },
    { id: GND, name: "GND" },
  ],
};
const compare = (before: Partial<Board>, after: Partial<Board>) =>
  compareBoards({ ...base, ...before }, { ...base, ...after });

test("R4 moved 5 mm and turned a quarter", () => {
  const moved = part("R4", { position: { x: fromMm(3), y: fromMm(4) }, rotation: 270 });
  expect(compare({ footprints: [part("R4")] }, { footprints: [moved] })).toEqual([
    {
      kind: "part-changed",
      reference: "R4",
      moved: { from: { x: 0, y: 0 }, to: { x: fromMm(3), y: fromMm(4) }, distance: fromMm(5) },
      turned: -90,
      records: [{ list: "footprints", id: "id of R4", fate: "changed" }],
      settings: [],
      place: { x: fromMm(3), y: fromMm(4) },
    },
  ]);
});

test("a part that was flipped is said to be flipped, not to have other pads", () => {
  const flipped = flipFootprint(part("R4", { rotation: 90 }), base);
  const [change] = compare({ footprints: [part("R4", { rotation: 90 })] }, { footprints: [flipped] });
  expect(change).toMatchObject({ kind: "part-changed", flippedTo: "back" });
  expect(change).not.toHaveProperty("further");
  expect(change).not.toHaveProperty("turned");
});

test("a new value, another footprint, a field, a pad on another net and a part left out are said by name", () => {
  const pads = part("R4").pads.map((pad) => ({ ...pad, net: GND }));
  const attributes = { ...PLAIN_ATTRIBUTES, doNotPopulate: true };
  const now = part("R4", { value: "22k", library: "R:0805", properties: { MPN: "X1" }, pads, attributes });
  const [change] = compare({ footprints: [part("R4", { properties: { LCSC: "C1" } })] }, { footprints: [now] });
  expect(change).toMatchObject({
    value: { before: "10k", after: "22k" },
    library: { before: "R:0603", after: "R:0805" },
    fields: [
      { name: "LCSC", before: "C1" },
      { name: "MPN", after: "X1" },
    ],
    pads: [{ number: "1", before: "VBUS", after: "GND" }],
    fitted: false,
  });
});

test("another part under the same reference is a replacement; two of one reference are not guessed at", () => {
  const other = part("R4", { id: itemId("other"), value: "22k" });
  expect(compare({ footprints: [part("R4")] }, { footprints: [other] })).toMatchObject([
    { kind: "part-replaced", reference: "R4", before: { value: "10k" }, after: { value: "22k" } },
  ]);
  const twin = part("R4", { id: itemId("twin") });
  expect(compare({ footprints: [part("R4")] }, { footprints: [other, twin] }).map(({ kind }) => kind)).toEqual([
    "part-removed",
    "part-added",
    "part-added",
  ]);
});

test("parts come in the order in which people count", () => {
  const added = ["R10", "C1", "R2"].map((reference) => part(reference));
  expect(compare({}, { footprints: added })).toMatchObject([
    { reference: "C1" },
    { reference: "R2" },
    { reference: "R10" },
  ]);
});

test("VBUS has two vias more and is 12.4 mm longer; a track that changed its net shortens the other one", () => {
  const before = { tracks: [track("a", 5), track("b", 2, GND)] };
  const after = { tracks: [track("a", 5), track("c", 10.4), track("b", 2)], vias: [via("v1"), via("v2")] };
  expect(compare(before, after)).toMatchObject([
    { kind: "copper", net: "GND", length: -fromMm(2), tracks: { added: 0, removed: 1, changed: 0 }, records: [] },
    {
      kind: "copper",
      net: "VBUS",
      length: fromMm(12.4),
      tracks: { added: 2, removed: 0, changed: 0 },
      vias: { added: 2, removed: 0, changed: 0 },
      place: { x: 7, y: 8 },
    },
  ]);
});

test("the outline tells its sizes, a clearance its values, a net class what of it differs", () => {
  const edge = (width: number): Graphic => ({
    id: itemId("edge"),
    layer: "Edge.Cuts",
    shape: { kind: "rect", start: { x: 0, y: 0 }, end: { x: fromMm(width), y: fromMm(20) } },
    stroke: { width: 100, style: "solid" },
    filled: false,
  });
  const [standard] = base.rules.netClasses;
  const rules = {
    ...base.rules,
    minClearance: fromMm(0.2),
    netClasses: [
      { ...standard, name: "Default", trackWidth: fromMm(0.3) },
      { name: "Power", trackWidth: fromMm(1) },
    ],
  };
  expect(compare({ graphics: [edge(30)] }, { graphics: [edge(40)], rules, paper: "A3" })).toMatchObject([
    { kind: "outline", size: { before: { width: fromMm(30) }, after: { width: fromMm(40), height: fromMm(20) } } },
    { kind: "setting", setting: "paper" },
    { kind: "rule", rule: "minClearance", value: { before: fromMm(0.15), after: fromMm(0.2) } },
    { kind: "net-class", name: "Default", fate: "changed", values: [{ name: "trackWidth", after: fromMm(0.3) }] },
    { kind: "net-class", name: "Power", fate: "added", values: [{ name: "trackWidth", after: fromMm(1) }] },
  ]);
});
