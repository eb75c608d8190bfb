import { readFileSync } from "node:fs";
import { join } from "node:path";
import { importFiles } from "@tracewright/formats";
import { expect, test } from "vitest";
import { makeFabFiles } from "./make-fab-files.ts";

test("the fab's files show the pours as they now stand and pass their proof", async () => {
  const name = "usb-sensor.kicad_pcb";
  const bytes = readFileSync(join(import.meta.dirname, "../../../examples/usb-sensor", name));
  const { board } = importFiles([{ name, bytes }]);
  if (!board) throw new Error(`${name} was refused`);
  const { files, proof, remarks } = await makeFabFiles(board, { preset: "x2", name: "sensor", createdAt: new Date(0) });
  expect(proof.checks.filter(({ passed }) => !passed)).toEqual([]);
  expect(remarks).toEqual([]);
  const front = new TextDecoder().decode(files.find((file) => file.name.includes("F_Cu"))?.bytes);
  expect(front).toContain("G36*");
});
