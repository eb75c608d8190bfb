import { applyEdit, type Board, emptyBoard, type Net, netId, padPosition } from "@tracewright/board";
import { fromMm, type Point } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { startRouting } from "../run/routing-run.ts";
import { makeFootprint, makePad, rectangle } from "../testing/random-board.ts";

/** Three large round pads of one net, off every lattice, with pads of another net between them. */
function largePads(diameter: number): Board {
  const nets: Net[] = ["a", "b"].map((name) => ({ id: netId(name), name }));
  const places: Point[] = [
    { x: 5_037_411, y: 6_118_203 },
    { x: 14_902_777, y: 8_441_009 },
    { x: 9_713_555, y: 15_209_321 },
    { x: 9_980_103, y: 7_310_007 },
    { x: 11_630_909, y: 12_020_301 },
  ];
  return {
    ...emptyBoard(2),
    nets,
    footprints: places.map((position, index) =>
      makeFootprint(`J${index + 1}`, position, index * 17, [
        {
          ...makePad(`p${index}`, 0, true, nets[index < 3 ? 0 : 1]),
          shape: { kind: "circle", diameter: fromMm(diameter) },
        },
      ]),
    ),
    graphics: [rectangle("edge", { x: 0, y: 0 }, { x: fromMm(20), y: fromMm(20) })],
  };
}

/** Two parts of a square pad each, with copper without a net so near to one side that no track may end in the middle. */
function padsBesideDrawings(cornerRatio: number): Board {
  const net: Net = { id: netId("a"), name: "a" };
  const size = { width: fromMm(0.25), height: fromMm(0.25) };
  const shape = cornerRatio === 0 ? { kind: "rect" as const, size } : { kind: "roundrect" as const, size, cornerRatio };
  const parts = [5_037_411, 14_902_777].map((x, index) => {
    const part = makeFootprint(`T${index}`, { x, y: 10_118_203 }, index * 90, [
      { ...makePad(`p${index}`, 0, false, net), shape },
    ]);
    const bar = rectangle(
      `bar${index}`,
      { x: fromMm(-0.4), y: fromMm(-0.125) },
      { x: fromMm(-0.22), y: fromMm(0.125) },
    );
    const thin = { width: 100, style: "solid" as const };
    return { ...part, graphics: [{ ...bar, layer: "F.Cu" as const, filled: true, stroke: thin }] };
  });
  return {
    ...emptyBoard(2),
    nets: [net],
    footprints: parts,
    graphics: [rectangle("edge", { x: 0, y: 0 }, { x: fromMm(20), y: fromMm(20) })],
  };
}

describe("the ways into a pad", () => {
  it.each([0, 0.25])(
    "end beside its middle where that is shut in, whatever its corners (%f of a side)",
    (cornerRatio) => {
      const board = padsBesideDrawings(cornerRatio);
      const run = startRouting(board, { effort: "draft" });
      while (run.step(100_000) === "running");
      expect(run.outcome().open).toEqual([]);
    },
  );

  it.each([1.2, 1.9, 2.6, 3.5])("lead to its middle, however large it is (%f mm)", (diameter) => {
    const board = largePads(diameter);
    const run = startRouting(board, { effort: "draft" });
    while (run.step(100_000) === "running");
    const outcome = run.outcome();
    expect(outcome.status).toBe("complete");
    const { tracks, footprints } = applyEdit(board, outcome.edit);
    const centres = footprints.flatMap((footprint) => footprint.pads.map((pad) => padPosition(footprint, pad)));
    const ends = tracks.flatMap(({ start, end }) => [start, end]);
    for (const centre of centres)
      expect(ends.filter(({ x, y }) => x === Math.round(centre.x) && y === Math.round(centre.y))).not.toEqual([]);
    const loose = ends.filter(
      ({ x, y }) =>
        ends.filter((other) => other.x === x && other.y === y).length === 1 &&
        !centres.some((centre) => x === Math.round(centre.x) && y === Math.round(centre.y)),
    );
    expect(loose).toEqual([]);
  });
});
