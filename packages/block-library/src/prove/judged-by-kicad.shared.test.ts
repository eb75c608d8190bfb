import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Pose, putBlock } from "@tracewright/blocks";
import { applyEdit, type Board, copperLayers, emptyBoard, itemId } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { routeBoard, withFilledZones } from "@tracewright/flows";
import { writeKicadBoard } from "@tracewright/formats";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { FROZEN } from "../../blocks/index.ts";
import { documentOf } from "../document-of.ts";
import { onCarrier } from "./on-carrier.ts";

const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../shared");
const ORACLE = join(SHARED, "tools/measure_board.py");
const hasKicad = existsSync(ORACLE) && existsSync("/usr/bin/xvfb-run") && existsSync("/usr/bin/pcbnew");
const CELL = 42;
const COLUMNS = 8;
const SIDES = ["front", "back"] as const;

/** All blocks on one board, each in another pose; nets of different blocks are different nets. */
async function boardOfAll(): Promise<Board> {
  const rows = Math.ceil(FROZEN.length / COLUMNS);
  const [width, height] = [CELL * COLUMNS, CELL * rows].map(fromMm) as [number, number];
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const [fine] = FROZEN.filter(({ definition }) => definition.layout.isFine).map(
    ({ definition, layout }) => documentOf(definition, layout).board,
  );
  const empty = emptyBoard(2);
  let board: Board = {
    ...empty,
    rules: fine?.rules ?? empty.rules,
    graphics: corners.map((start, at) => ({
      id: itemId(`edge ${at}`),
      layer: "Edge.Cuts",
      shape: { kind: "line", start, end: corners[(at + 1) % 4] ?? start },
      stroke: { width: fromMm(0.1), style: "solid" },
      filled: false,
    })),
  };
  for (const [index, { definition, layout }] of FROZEN.entries()) {
    const document = documentOf(definition, layout);
    if (document.board && copperLayers(document.board).length > 2) continue;
    const pose: Pose = {
      position: {
        x: fromMm(CELL * (index % COLUMNS) + CELL / 2),
        y: fromMm(CELL * Math.floor(index / COLUMNS) + CELL / 2),
      },
      rotation: 90 * (index % 4),
      side: SIDES[Math.floor(index / 4) % 2] ?? "front",
    };
    const outcome = putBlock(board, document, { id: definition.key, name: definition.key, pose, joins: {} });
    if (outcome.status === "refused") throw new Error(`${definition.key}: ${JSON.stringify(outcome.objections)}`);
    board = applyEdit(board, outcome.edit);
  }
  return withFilledZones(board);
}

describe.skipIf(!hasKicad)("all blocks on one board", () => {
  it("KiCad fills them anew and finds no error, and every net in one piece", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tracewright-blocks-"));
    try {
      const { board, project } = writeKicadBoard(await boardOfAll());
      const file = join(folder, "blocks.kicad_pcb");
      const report = join(folder, "blocks.rpt");
      writeFileSync(file, board);
      writeFileSync(join(folder, "blocks.kicad_pro"), project);
      execFileSync("xvfb-run", ["-a", "/usr/bin/python3", ORACLE, file, "--report", report], { stdio: "pipe" });
      const found = readFileSync(report, "utf8")
        .split(/^(?=\[)/m)
        .filter((entry) => /^\[(?!silk)\w+\]/.test(entry));
      expect(found).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("the placement of a block", () => {
  it.each(FROZEN.map((block) => [block.definition.key, block] as const))(
    "%s can be routed anew",
    async (_, { definition, layout }) => {
      const { board } = await onCarrier(documentOf(definition, layout));
      const end = performance.now() + 60_000;
      const routed = await routeBoard(board, {
        strip: true,
        pours: "keep",
        seed: 1,
        drive: (run) => {
          while (performance.now() < end) if (run.step(20_000) === "finished") return "finished";
          return "ended";
        },
      });
      if (routed === "stopped") throw new Error("the run was not to stop");
      expect(routed.connections.total - routed.connections.connected).toBe(0);
      expect(
        checkBoard(routed.board)
          .findings.filter(({ severity }) => severity === "error")
          .map(({ message }) => message),
      ).toEqual([]);
    },
  );
});
