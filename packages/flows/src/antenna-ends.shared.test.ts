import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  antennaAreas,
  antennaEnd,
  antennaModuleOf,
  applyEdit,
  type Board,
  boardOutline,
  type Footprint,
  padBox,
  zoneOutline,
} from "@tracewright/board";
import { importFiles } from "@tracewright/formats";
import { boxesTouch, boxOfPoints, locateInPolygon, placePoint } from "@tracewright/geometry";
import { startPlacement } from "@tracewright/placement";
import { describe, expect, it } from "vitest";

const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../shared");

/** Boards with a radio module of a known family, and whether their layout kept more than its end clear. */
const PROJECTS = [
  ["boards/esp-rust-board", true],
  ["boards/bitaxe-gamma", false],
  ["boards/nrfmicro", false],
  ["boards/universal-led-board", false],
  ["bench/ESPLux_Board.kicad_pcb", false],
  ["bench/esp32-cantroller_EltekController.kicad_pcb", false],
  ["bench/karabas-nano_karabas-nano-revG.kicad_pcb", false],
] as const;

function readBoard(project: string): Board {
  const path = join(SHARED, project);
  const files = project.endsWith("_pcb")
    ? [path]
    : readdirSync(path)
        .filter((name) => /\.(kicad_pcb|kicad_pro|json)$/.test(name))
        .map((name) => join(path, name));
  const { board } = importFiles(files.map((name) => ({ name, bytes: readFileSync(name) })));
  if (!board) throw new Error(`${project} cannot be read`);
  return board;
}

/** Parts with a pad in what the module keeps clear, on either side of the board. */
function intruders(board: Board, module: Footprint): string[] {
  const areas = antennaAreas(module).map((zone) => boxOfPoints(zoneOutline(zone, module).outer));
  return board.footprints.flatMap((part) =>
    part !== module && part.pads.some((pad) => areas.some((area) => area && boxesTouch(area, padBox(part, pad))))
      ? [part.reference]
      : [],
  );
}

/** Whether the outer corners of the antenna end lie within a millimetre of the edge or beyond it. */
function isAtEdge(board: Board, module: Footprint): boolean {
  const end = antennaEnd(module);
  if (!end) return false;
  const { areas } = boardOutline(board);
  const reach = 1_000_000;
  const middle = { x: (end.minX + end.maxX) / 2, y: (end.minY + end.maxY) / 2 };
  const beyond = [
    { x: end.minX - reach, y: middle.y },
    { x: end.maxX + reach, y: middle.y },
    { x: middle.x, y: end.minY - reach },
    { x: middle.x, y: end.maxY + reach },
  ];
  return beyond.some((local) => {
    const point = placePoint(local, module.position, module.rotation);
    return areas.every((area) => locateInPolygon(point, area) !== "inside");
  });
}

describe.skipIf(!existsSync(join(SHARED, "boards")))("antennas of real modules (needs the shared boards)", () => {
  it.each(PROJECTS)(
    "%s: every candidate has the antenna end at the edge, and what it keeps clear",
    (project, hasRoom) => {
      const board = readBoard(project);
      const isKnown = (part: Footprint) => antennaModuleOf(part) !== undefined && antennaEnd(part) !== undefined;
      expect(board.footprints.filter(isKnown).map(({ antennaRoom }) => antennaRoom !== undefined)).toEqual([hasRoom]);
      const given = board.footprints.filter(isKnown).map((module) => intruders(board, module).length);
      const run = startPlacement(board, undefined, { effort: 0.05 });
      while (run.step(100_000) === "running");
      for (const { edit, unplaced } of run.outcome().candidates) {
        const placed = applyEdit(board, edit);
        const [module] = placed.footprints.filter(isKnown);
        if (!module || unplaced.some(({ reference }) => reference === module.reference)) continue;
        const stays = board.footprints.includes(module);
        expect({ edge: isAtEdge(placed, module), crowd: intruders(placed, module).length }).toEqual({
          edge: stays ? isAtEdge(board, module) : true,
          crowd: stays ? expect.any(Number) : 0,
        });
        expect(intruders(placed, module).length).toBeLessThanOrEqual(stays ? (given[0] ?? 0) : 0);
      }
    },
  );
});
