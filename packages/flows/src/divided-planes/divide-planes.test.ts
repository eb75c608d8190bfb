import {
  applyEdit,
  type Board,
  isProposedPlane,
  itemId,
  type NetId,
  netId,
  proposedPlaneId,
  proposedPlaneName,
  type Zone,
} from "@tracewright/board";
import { fromMm, locateInRing, type Point } from "@tracewright/geometry";
import { expect, it } from "vitest";
import { at, boardOf, corners, part, zone } from "../testing/poured-board.ts";
import { startTrialPlacement } from "../trial-placement.ts";
import { dividePlanes } from "./divide-planes.ts";

const [GND, GNDA, VCC, VCCA, SIG] = ["GND", "GNDA", "+3V3", "+3V3A", "SIG"].map((name) => netId(name)) as [
  NetId,
  NetId,
  NetId,
  NetId,
  NetId,
];
const OUTLINE = corners(0.5, 0.5, 29.5, 19.5);

const plane = (layer: "F.Cu" | "In1.Cu" | "In2.Cu", net: NetId): Zone => ({
  ...zone("", layer, OUTLINE, { net }),
  id: proposedPlaneId([layer]),
  name: proposedPlaneName(net),
});
const rows = (name: string, net: NetId, fromX: number): ReturnType<typeof part>[] =>
  Array.from({ length: 8 }, (_, index) =>
    part(`${name}${index}`, at(fromX + 3 * (index % 4), 3 + 6 * Math.floor(index / 4)), net),
  );

/** A circuit on the left and another on the right, each with its ground and its supply. */
const apart = (): Board =>
  boardOf({
    nets: [GND, GNDA, VCC, VCCA, SIG].map((id) => ({ id, name: id })),
    footprints: [...rows("A", GND, 2), ...rows("B", GNDA, 18.5), ...rows("C", VCC, 3), ...rows("D", VCCA, 19.5)],
    zones: [plane("F.Cu", GND), plane("In1.Cu", GND), plane("In2.Cu", VCC)],
  });

const netAt = ({ zones }: Board, layer: string, point: Point): NetId | undefined =>
  zones
    .filter(
      ({ layers, outline }) => layers.includes(layer as never) && locateInRing(point, outline[0] ?? []) === "inside",
    )
    .toSorted((a, b) => b.priority - a.priority)[0]?.net;

it("gives each ground the planes where its parts stand, and its supply there", () => {
  const divided = dividePlanes(apart());
  const [left, right] = [at(4, 6), at(27, 6)];
  expect(["F.Cu", "In1.Cu", "In2.Cu"].map((layer) => netAt(divided, layer, left))).toEqual([GND, GND, VCC]);
  expect(["F.Cu", "In1.Cu", "In2.Cu"].map((layer) => netAt(divided, layer, right))).toEqual([GNDA, GNDA, VCCA]);
  expect(divided.zones.every(isProposedPlane)).toBe(true);
  expect(new Set(divided.zones.map(({ id }) => id)).size).toBe(divided.zones.length);
});

it("draws regions anew when parts stand elsewhere, and takes them away where none is left", () => {
  const before = dividePlanes(apart());
  const swapped = {
    ...before,
    footprints: before.footprints.map((one) => ({
      ...one,
      position: { x: fromMm(30) - one.position.x, y: one.position.y },
    })),
  };
  expect(netAt(dividePlanes(swapped), "F.Cu", at(4, 6))).toBe(GNDA);
  expect(dividePlanes(dividePlanes(swapped)).zones).toEqual(dividePlanes(swapped).zones);
  const one = { ...before, footprints: before.footprints.filter(({ reference }) => !reference.startsWith("B")) };
  expect(dividePlanes(one).zones).toEqual(apart().zones);
});

it("leaves a board alone that has one ground, whose other ground has a zone, or whose planes a user has drawn", () => {
  const board = apart();
  const single = { ...board, footprints: board.footprints.filter(({ reference }) => !reference.startsWith("B")) };
  expect(dividePlanes(single)).toBe(single);
  const own = { ...board, zones: [...board.zones, zone("own", "F.Cu", corners(16, 1, 29, 19), { net: GNDA })] };
  expect(dividePlanes(own)).toBe(own);
  const drawn = {
    ...board,
    zones: board.zones.map((each, index) => ({ ...each, id: itemId(`z${index}`), name: "mine" })),
  };
  expect(dividePlanes(drawn)).toBe(drawn);
});

it("is part of what a placement with trials offers", () => {
  const whole = apart();
  const footprints = whole.footprints.map((one) => ({ ...one, locked: one.reference !== "C0" }));
  const board = { ...whole, footprints };
  const run = startTrialPlacement(board, undefined, { seed: 1, strip: true, effort: 0.02 });
  while (run.step(20_000) === "running");
  const { candidates } = run.outcome();
  expect(candidates).toHaveLength(3);
  for (const { edit } of candidates) expect(netAt(applyEdit(board, edit), "In1.Cu", at(27, 6))).toBe(GNDA);
});
