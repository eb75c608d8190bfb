import { readFileSync } from "node:fs";
import { join } from "node:path";
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
