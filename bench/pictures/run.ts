/** `npm run bench -- pictures`: redraws docs/images where they show what an engine does to the example boards. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdit, type Board, type LayerId } from "@tracewright/board";
import { checkBoard, reviewBoard } from "@tracewright/checks";
import { boardToSvg } from "@tracewright/rendering";
import { type CopperFinish, startRouting, stripRouting } from "@tracewright/routing";
import { readSuiteBoard } from "../suite/suite-boards.ts";
import { layOut, onFourLayers } from "./layouts.ts";

const ROOT = join(import.meta.dirname, "../..");
const LAYERS: readonly LayerId[] = ["F.Cu", "In1.Cu", "In2.Cu", "B.Cu", "Edge.Cuts"];
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

const boards: readonly (readonly [name: string, board: Board])[] = [
  ...["blinker", "header-shield", "usb-sensor", "mcu-board"].map((name) => [name, readExample(name)] as const),
  ["usb-sensor-planes", onFourLayers(readExample("usb-sensor"), "+3V3")],
];
for (const [name, board] of boards) {
  const layouts = await layOut(board);
  for (const [when, laid] of Object.entries(layouts)) {
    writeFileSync(join(ROOT, `docs/images/layout-${name}-${when}.svg`), `${draw(laid)}\n`);
    const { measures } = reviewBoard({ board: laid });
    process.stdout.write(`${name} ${when}: ${JSON.stringify({ ...checkBoard(laid).connections, ...measures })}\n`);
  }
}

function readExample(name: string): Board {
  return readSuiteBoard({ path: join(ROOT, `examples/${name}/${name}.kicad_pcb`) });
}

/** Copper and outline alone, without pours: letters and fills would hide the tracks. */
function draw(board: Board): string {
  return boardToSvg({ ...board, texts: [], zones: [] }, { width: 900, layers: LAYERS });
}
