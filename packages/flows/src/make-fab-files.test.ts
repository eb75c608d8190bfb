import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Board, emptyBoard, type Graphic, itemId, type LayerId } from "@tracewright/board";
import { sayFill } from "@tracewright/fabrication";
import { importFiles } from "@tracewright/formats";
import { fracturePolygon, fromMm, type Shape } from "@tracewright/geometry";
import { describe, expect, test } from "vitest";
import type { FillRequest } from "./choose-fill.ts";
import { judgeBoard } from "./judge-board.ts";
import { makeFabFiles } from "./make-fab-files.ts";
import { at, corners, GND, part, zone } from "./testing/poured-board.ts";

test("the fab's files show the pours as they now stand and pass their proof", async () => {
  const handedIn = ["usb-sensor.kicad_pcb", "usb-sensor.kicad_pro"].map((name) => {
    return { name, bytes: readFileSync(join(import.meta.dirname, "../../../examples/usb-sensor", name)) };
  });
  const { board } = importFiles(handedIn);
  if (!board) throw new Error("the example was refused");
  const { files, proof, remarks, report } = await makeFabFiles(board, {
    preset: "x2",
    name: "sensor",
    createdAt: new Date(0),
  });
  expect(proof.checks.filter(({ passed }) => !passed)).toEqual([]);
  expect(remarks).toEqual([]);
  const front = new TextDecoder().decode(files.find((file) => file.name.includes("F_Cu"))?.bytes);
  expect(front).toContain("G36*");
  expect(files.slice(-2).map((file) => file.name)).toEqual(["FAB-CHECK.json", "FAB-CHECK.pdf"]);
  expect(report.rules).toMatchObject({ name: "Tracewright defaults, 2 layers", outcome: "warning" });
  const warned = report.rules?.checks.filter(({ outcome }) => outcome !== "passed").map(({ id }) => id);
  expect(warned).toEqual(["silk-line", "silk-text"]);
});

test("the areas of a picture, their holes reached over cuts, pass the proof as regions", async () => {
  const ring = (from: number, to: number) =>
    [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
    ].map(([x, y]) => ({ x: fromMm(x!), y: fromMm(y!) }));
  const drawn = (layer: LayerId, shape: Shape): Graphic => ({
    id: itemId(`on ${layer}`),
    layer,
    shape,
    stroke: { width: layer === "Edge.Cuts" ? fromMm(0.05) : 0, style: "solid" },
    filled: layer !== "Edge.Cuts",
  });
  const points = fracturePolygon({ outer: ring(2, 6), holes: [ring(3, 4), ring(4.5, 5)] });
  const graphics = [
    drawn("Edge.Cuts", { kind: "rect", start: { x: 0, y: 0 }, end: { x: fromMm(20), y: fromMm(10) } }),
    ...(["F.SilkS", "F.Cu", "B.Mask"] as const).map((layer) => drawn(layer, { kind: "polygon", points })),
  ];
  const { files, proof } = await makeFabFiles(
    { ...emptyBoard(), graphics },
    { preset: "x2", name: "logo", createdAt: new Date(0) },
  );
  expect(proof.checks.filter(({ passed }) => !passed)).toEqual([]);
  for (const layer of ["F_Silk", "F_Cu", "B_Mask"]) {
    const film = new TextDecoder().decode(files.find((file) => file.name.includes(layer))?.bytes);
    expect(film.match(/^G36\*$/gm)).toHaveLength(1);
  }
});

describe("the fill of zones", () => {
  /** Two pads of one net in a pour, which is stored as these areas (left and right), or not at all. */
  const poured = (...stored: readonly (readonly [number, number])[]): Board => ({
    ...emptyBoard(),
    nets: [{ id: GND, name: "GND" }],
    graphics: [
      {
        id: itemId("edge"),
        layer: "Edge.Cuts",
        shape: { kind: "polygon", points: corners(0, 0, 20, 20) },
        stroke: { width: fromMm(0.05), style: "solid" },
        filled: false,
      },
    ],
    footprints: [part("A1", at(5, 10)), part("B1", at(15, 10))],
    zones: [
      zone("pour", "F.Cu", corners(2, 2, 18, 18), {
        filled: stored.length > 0,
        fills: stored.length > 0 ? [{ layer: "F.Cu", polygons: stored.map(([left, right]) => area(left, right)) }] : [],
      }),
    ],
  });
  const area = (left: number, right: number) => ({ outer: corners(left, 2, right, 18), holes: [] });
  const torn = poured([2, 9], [11, 18]);
  const make = (board: Board, fill?: FillRequest) =>
    makeFabFiles(board, { preset: "x2", name: "b", createdAt: new Date(0), ...(fill && { fill }) });
  /** Corners of the areas on the front film. */
  const cornersOn = ({ files }: Awaited<ReturnType<typeof make>>) =>
    new TextDecoder()
      .decode(files.find((file) => file.name.includes("F_Cu"))?.bytes)
      .match(/G36\*[\s\S]*?G37\*/g)!
      .map((region) => region.match(/D0[12]\*/g)!.length);

  test("is the stored one where it keeps the rules, and verdict and films speak of it", async () => {
    const made = await make(poured([2, 18]));
    expect(made.fill).toEqual({ plotted: "stored", reason: "sound" });
    expect(made.report.fill).toEqual(made.fill);
    // It covers its pads whole; a new one would join them by spokes.
    expect(cornersOn(made)).toEqual([5]);
    expect(made.verdict).toMatchObject({ connected: 1, total: 1, errors: 0 });
  });

  test("is a new one where the stored one leaves a net in pieces, and the report says so", async () => {
    const made = await make(torn);
    expect(made.fill).toMatchObject({ plotted: "refilled", reason: "rules", other: { total: 1, connected: 0 } });
    expect(made.verdict).toMatchObject({ total: 1, connected: 1 });
    expect(cornersOn(made)[0]).toBeGreaterThan(20);
    expect(sayFill(made.fill!)).toContain("1 of 1 connections open");
  });

  test("is the one that was asked for, and is judged as it is", async () => {
    const stored = await make(torn, "stored");
    expect(stored.fill).toEqual({ plotted: "stored", reason: "asked" });
    expect(stored.verdict).toMatchObject({ total: 1, connected: 0, state: "unconnected" });
    expect(stored.report.ready).toBe(false);
    expect((await make(poured([2, 18]), "refill")).fill).toEqual({ plotted: "refilled", reason: "asked" });
  });

  test("is a new one where none is stored, and nothing is said of boards without zones", async () => {
    expect((await make(poured(), "stored")).fill).toEqual({ plotted: "refilled", reason: "missing" });
    expect((await make({ ...poured(), zones: [] })).fill).toBeUndefined();
  });

  test("is the same for the verdict on a board as for its files", async () => {
    expect(await judgeBoard(torn)).toMatchObject({ connected: 1, total: 1, fill: "refilled" });
    expect(await judgeBoard(poured([2, 18]))).toMatchObject({
      ...(await make(poured([2, 18]))).verdict,
      fill: "stored",
    });
    expect(await judgeBoard(poured())).toMatchObject({ fill: "filled" });
    expect(await judgeBoard({ ...poured(), zones: [] })).not.toHaveProperty("fill");
  });
});
