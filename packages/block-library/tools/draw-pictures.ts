/** `npm run blocks:pictures -- FOLDER KEY …`: layout and sheet of blocks as PNG files, to look at. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Board } from "@tracewright/board";
import { type DrawingContent, makeDrawing, writeDrawing } from "@tracewright/drawings";
import { documentOf } from "../src/document-of.ts";
import { onCarrier } from "../src/prove/on-carrier.ts";
import { readDefinition, readLayout } from "./read-block.ts";

const [folder = ".", ...keys] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const createdAt = new Date(0);
for (const key of keys) {
  const block = documentOf(await readDefinition(key), readLayout(key));
  const board: Board | undefined = block.layout && (await onCarrier(block)).board;
  const draw = (content: DrawingContent, name: string, dpi: number) => {
    const imprint = { project: key, version: "", createdAt };
    const drawn = makeDrawing(
      { board, circuit: block.circuit, ...imprint },
      { content, paper: "own", colours: "colour" },
    );
    if (drawn.status === "refused") throw new Error(drawn.reason);
    const written = writeDrawing(drawn.drawing, { fileType: "PNG", dpi, stem: name, imprint });
    if (written.status === "refused") throw new Error(written.reason);
    writeFileSync(join(folder, written.fileName), written.bytes);
  };
  const together = { kind: "layout", pages: "together", seenFrom: "front", drills: "actual" } as const;
  draw({ ...together, layers: ["Edge.Cuts", "F.Cu", "F.SilkS", "F.Mask"] }, `${key}-front`, 1500);
  draw({ ...together, layers: ["Edge.Cuts", "B.Cu", "F.Mask"] }, `${key}-back`, 1200);
  draw({ kind: "schematic" }, `${key}-sheet`, 110);
}
