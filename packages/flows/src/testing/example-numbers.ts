import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isCopperLayer } from "@tracewright/board";
import { importFiles } from "@tracewright/formats";
import { toMm } from "@tracewright/geometry";
import { routeBoard } from "../route-board.ts";

const EXAMPLES = join(import.meta.dirname, "../../../../examples");
const STEP = 100_000;

/** What a reviewer looks at first on an example, rerouted with effort `draft`: the same on every machine. */
export async function exampleNumbers(name: string) {
  const files = [`${name}.kicad_pcb`, `${name}.kicad_pro`];
  const { board } = importFiles(files.map((file) => ({ name: file, bytes: readFileSync(join(EXAMPLES, name, file)) })));
  if (!board) throw new Error(`${name} was refused`);
  const routed = await routeBoard(board, {
    strip: true,
    pours: "keep",
    seed: 1,
    control: { effort: "draft" },
    drive: (run) => {
      while (run.step(STEP) === "running");
      return "finished";
    },
  });
  if (routed === "stopped") throw new Error("nobody stopped it");
  const { layers, tracks } = routed.board;
  const planes = new Set(layers.filter(({ id, role }) => isCopperLayer(id) && role === "power").map(({ id }) => id));
  return {
    isWhole: routed.status === "complete",
    errors: routed.findings.filter(({ severity }) => severity === "error").map(({ message }) => message),
    tracksOnPlanes: tracks.filter(({ layer }) => planes.has(layer)).length,
    lengthMm: toMm(routed.added.length),
    vias: routed.added.vias,
  };
}

/** What a board may get longer by, and how many more vias it may have. A change that makes all of them better has new numbers. */
export const LONGER = 1.05;
export const MORE_VIAS = 2;
