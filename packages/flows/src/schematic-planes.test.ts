import { readFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdit, type Board, indexBoard, isProposedPlane } from "@tracewright/board";
import { boardFromCircuit } from "@tracewright/footprints";
import { importFiles, writeKicadBoard } from "@tracewright/formats";
import { startPlacement } from "@tracewright/placement";
import { expect, it } from "vitest";
import { layEarlyCopper } from "./plane-vias/early-copper.ts";
import { routeBoard } from "./route-board.ts";

const EXAMPLE = join(import.meta.dirname, "../../../examples/blinker/blinker.kicad_sch");
/** Its supply has a plane of its own, and its parts are on the surface. */
const SURFACE_EXAMPLE = join(import.meta.dirname, "../../../examples/usb-sensor/usb-sensor.kicad_sch");
const STEPS = 20_000;
/** Enough for a placement that is legal. */
const PLACING_TURNS = 20;

function throughFile(board: Board): Board {
  const { board: text, project } = writeKicadBoard(board);
  const encoder = new TextEncoder();
  const { board: read } = importFiles([
    { name: "board.kicad_pcb", bytes: encoder.encode(text) },
    { name: "board.kicad_pro", bytes: encoder.encode(project) },
  ]);
  if (!read) throw new Error("the board cannot be read again");
  return read;
}

it("planes of a board that went through a KiCad file get the same vias, and so do those that were renamed", () => {
  const { circuit } = importFiles([{ name: "usb-sensor.kicad_sch", bytes: readFileSync(SURFACE_EXAMPLE) }]);
  if (!circuit) throw new Error("the example cannot be read");
  const { board } = boardFromCircuit(circuit, { copperLayers: 4 });
  const run = startPlacement(board, circuit, { strip: false, fixed: [], seed: 1 });
  for (let turn = 0; turn < PLACING_TURNS && run.step(STEPS) === "running"; turn += 1);
  const [candidate] = run.outcome().candidates;
  if (!candidate) throw new Error("there is no candidate");
  const placed = applyEdit(board, candidate.edit);
  const read = throughFile(placed);
  expect(read.zones.filter(isProposedPlane)).toHaveLength(placed.zones.length);
  const placesOf = (one: Board) =>
    layEarlyCopper(one, () => true)
      .drops.map(({ position, drill }) => [position.x, position.y, drill])
      .toSorted();
  expect(placesOf(read).length).toBeGreaterThan(3);
  expect(placesOf(read)).toEqual(placesOf(placed));
  const renamed = { ...read, zones: read.zones.map((zone) => ({ ...zone, name: "mine" })) };
  expect(placesOf(renamed)).toEqual(placesOf(placed));
});

it.each([2, 4] as const)(
  "a board of %i layers made of a schematic alone is routed whole, with its ground on the planes",
  async (copperLayers) => {
    const { circuit } = importFiles([{ name: "blinker.kicad_sch", bytes: readFileSync(EXAMPLE) }]);
    if (!circuit) throw new Error("the example cannot be read");
    const { board, planes } = boardFromCircuit(circuit, { copperLayers });
    const run = startPlacement(board, circuit, { strip: false, fixed: [], seed: 1 });
    for (let turn = 0; turn < PLACING_TURNS && run.step(STEPS) === "running"; turn += 1);
    const [candidate] = run.outcome().candidates;
    if (!candidate) throw new Error("there is no candidate");
    const routed = await routeBoard(applyEdit(board, candidate.edit), {
      strip: false,
      pours: "keep",
      control: { effort: "draft" },
      seed: 1,
      drive: (routing) => {
        while (routing.step(STEPS) === "running");
        return "finished";
      },
    });
    if (routed === "stopped") throw new Error("nobody stopped it");
    expect(routed.status).toBe("complete");
    expect(routed.findings.filter(({ severity }) => severity === "error")).toEqual([]);
    // Planes stay whole, and what they carry needs no tracks from part to part.
    const { tracks, zones } = routed.board;
    expect(tracks.filter(({ layer }) => layer.startsWith("In"))).toEqual([]);
    expect(zones.every(({ fills, layers }) => fills.length === layers.length)).toBe(true);
    const ground = planes.ground?.id;
    const lengthOf = (of: boolean) =>
      tracks
        .filter(({ net }) => (net === ground) === of)
        .reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);
    const pads = ground === undefined ? [] : (indexBoard(routed.board).padsByNet.get(ground) ?? []);
    expect(pads.length).toBeGreaterThan(3);
    expect(lengthOf(true)).toBeLessThan(0.2 * lengthOf(false));
  },
);
