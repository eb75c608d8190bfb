import { readFileSync } from "node:fs";
import { join } from "node:path";
import { importFiles } from "@tracewright/formats";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { exportKicad } from "./export-kicad.ts";
import type { ExportJob } from "./exporter.ts";

const example = join(import.meta.dirname, "../../../../../examples/usb-sensor");
const read = importFiles(
  ["usb-sensor.kicad_pcb", "usb-sensor.kicad_pro", "usb-sensor.kicad_sch"].map((name) => ({
    name,
    bytes: readFileSync(join(example, name)),
  })),
);

test("a reference that was changed on the board is in the exported schematic as well, and that is said", () => {
  const { board, circuit } = read;
  if (!board || !circuit) throw new Error("the example has both");
  const footprints = board.footprints.map((part) => (part.reference === "R3" ? { ...part, reference: "R33" } : part));
  const job = {
    board: { ...board, footprints },
    circuit,
    hasBoard: true,
    hasCircuit: true,
    stem: "sensor",
    createdAt: new Date(0),
  } as unknown as ExportJob;
  const answer = exportKicad(job);
  if (answer.status !== "written") throw new Error(answer.status);
  const files = unzipSync(answer.bytes);
  const again = importFiles(Object.entries(files).map(([name, bytes]) => ({ name, bytes })));
  expect(again.circuit?.components.map(({ reference }) => reference)).toContain("R33");
  expect(again.circuit?.components.map(({ reference }) => reference)).not.toContain("R3");
  expect(again.accepted).toBe(true);
  expect(answer.remarks.map(({ message }) => message)).toContain(
    "References changed on the board are in the schematic as well (1): R3 → R33.",
  );
});
