import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readKicadBoard, readKicadSchematic } from "@tracewright/formats";
import { expect, it } from "vitest";
import { makeModel } from "./make-model.ts";

const folder = join(import.meta.dirname, "../../../examples/blinker");
const createdAt = new Date("2026-01-02T03:04:05Z");

function blinker() {
  const { board } = readKicadBoard({
    fileName: "blinker.kicad_pcb",
    text: readFileSync(join(folder, "blinker.kicad_pcb"), "utf8"),
  });
  if (!board) throw new Error("the example was refused");
  return board;
}

it("shows the pours of a board filled, though the file brings none", async () => {
  const board = blinker();
  const bare = { ...board, zones: board.zones.map((zone) => ({ ...zone, fills: [] })) };
  const [filled, given] = await Promise.all(
    [bare, { ...bare, zones: [] }].map((of) => makeModel(of, { kind: "glb", name: "blinker", createdAt })),
  );
  if (filled?.status !== "written" || given?.status !== "written") throw new Error("refused");
  expect(filled.bytes.length).toBeGreaterThan(given.bytes.length);
});

it("takes heights from the fields of the schematic", async () => {
  const board = blinker();
  const made = async (properties?: Record<string, string>) => {
    const [first] = board.footprints;
    if (!first) throw new Error("the example has no parts");
    const alone = { ...board, footprints: [{ ...first, library: "own:thing" }] };
    const read = readKicadSchematic([
      { fileName: "blinker.kicad_sch", text: readFileSync(join(folder, "blinker.kicad_sch"), "utf8") },
    ]);
    const circuit = read.circuit && {
      ...read.circuit,
      components: read.circuit.components.map((component) =>
        component.reference === first.reference && properties ? { ...component, properties } : component,
      ),
    };
    const model = await makeModel(alone, { kind: "step", name: "blinker", createdAt, ...(circuit && { circuit }) });
    return model.status === "written" ? model.notes.map(({ message }) => message) : model.reasons;
  };
  expect(await made()).toEqual([expect.stringMatching(/^The height of 1 part is not known/)]);
  expect(await made({ Height: "3 mm" })).toEqual([]);
});
