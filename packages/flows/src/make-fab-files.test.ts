import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  emptyBoard,
  fracturePolygon,
  fromMm,
  type Graphic,
  itemId,
  type LayerId,
  type Shape,
} from "@tracewright/board";
import { importFiles } from "@tracewright/formats";
import { expect, test } from "vitest";
import { makeFabFiles } from "./make-fab-files.ts";

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
  expect(report.rules).toMatchObject({ name: "Tracewright's defaults, 2 layers", outcome: "warning" });
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
