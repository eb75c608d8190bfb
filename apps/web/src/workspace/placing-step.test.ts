import { readFileSync } from "node:fs";
import { join } from "node:path";
import { importFiles } from "@tracewright/formats";
import { startPlacement } from "@tracewright/placement";
import { expect, it } from "vitest";
import { placingStep } from "./placing-step.ts";

const EXAMPLE = join(import.meta.dirname, "../../../../examples/blinker/blinker.kicad_pcb");

it("every phase of a placement is said as a step, until it is finished", () => {
  const { board } = importFiles([{ name: "blinker.kicad_pcb", bytes: readFileSync(EXAMPLE) }]);
  if (!board) throw new Error("the example has a board");
  const run = startPlacement(board, undefined, { effort: 0.05 });
  const steps = new Set<string | undefined>();
  do steps.add(placingStep(run.progress().phase));
  while (run.step(200) === "running");
  expect([...steps].sort()).toEqual(["improve", "room"]);
  expect(placingStep(run.progress().phase)).toBeUndefined();
  // The third is of flows/trial-placement, whose test has the same words.
  expect(placingStep("orderly: trial routing")).toBe("trial");
});
