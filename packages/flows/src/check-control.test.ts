import { readFileSync } from "node:fs";
import { join } from "node:path";
import { importFiles } from "@tracewright/formats";
import { describe, expect, test } from "vitest";
import { checkControl } from "./check-control.ts";

const folder = join(import.meta.dirname, "../../../examples/blinker");
const { board } = importFiles(
  ["blinker.kicad_pcb", "blinker.kicad_pro"].map((name) => ({ name, bytes: readFileSync(join(folder, name)) })),
);
if (!board) throw new Error("the blinker was refused");
const keep = { strip: false, pours: "keep" } as const;
const plane = {
  ...board,
  layers: board.layers.map((layer) => (layer.id === "B.Cu" ? { ...layer, role: "power" as const } : layer)),
};

describe("what a run is told", () => {
  test("is held against the board without the pours that the run removes", () => {
    const backOnly = { layers: { default: ["B.Cu"] } };
    const sentence = "layers of all nets: B.Cu is a power layer that carries a pour and takes no tracks.";
    expect(checkControl(plane, keep, backOnly)).toMatchObject({
      status: "refused",
      problems: [{ kind: "powerLayer", message: sentence }],
    });
    expect(checkControl(plane, { ...keep, pours: "tracks" }, backOnly).status).toBe("ok");
  });

  test("keeps a plane a plane where the run may not remove its pour", () => {
    const [other] = board.nets.filter(({ id }) => !board.zones.some(({ net }) => net === id));
    const asked = { nets: [other?.id], layers: { default: ["B.Cu"] } };
    expect(checkControl(plane, { ...keep, pours: "tracks" }, asked).status).toBe("refused");
  });
});
