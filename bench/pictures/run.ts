/** `npm run bench -- pictures`: redraws docs/images where they show what an engine does to the example boards. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdit, type Board, type LayerId } from "@tracewright/board";
import { boardToSvg } from "@tracewright/rendering";
import { type CopperFinish, startRouting, stripRouting } from "@tracewright/routing";
import { readSuiteBoard } from "../suite/suite-boards.ts";

const ROOT = join(import.meta.dirname, "../..");
const LAYERS: readonly LayerId[] = ["F.Cu", "B.Cu", "Edge.Cuts"];
const PICTURES: Readonly<Record<CopperFinish, string>> = { none: "finish-before.svg", exact: "finish-after.svg" };

const source = readSuiteBoard({ path: join(ROOT, "examples/usb-sensor/usb-sensor.kicad_pcb") });
const bare = applyEdit(source, stripRouting(source, { pours: "remove" }));
const run = startRouting(bare, { effort: "draft" });
while (run.step(100_000) === "running");
for (const finish of ["none", "exact"] as const) {
  const { edit, vias, length } = run.outcome(finish);
  const routed = applyEdit(bare, edit);
  writeFileSync(join(ROOT, "docs/images", PICTURES[finish]), `${draw(routed)}\n`);
  process.stdout.write(
    `${PICTURES[finish]}: ${routed.tracks.length} tracks, ${vias} vias, ${(length / 1e6).toFixed(1)} mm\n`,
  );
}

/** Copper and outline alone: letters would only distract. */
function draw(board: Board): string {
  return boardToSvg({ ...board, texts: [] }, { width: 900, layers: LAYERS });
}
