import { applyEdit, type Board } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { fillZones } from "@tracewright/pours";
import { startRouting, stripRouting } from "@tracewright/routing";
import { describe, expect, it } from "vitest";
import { BLINKER } from "./blinker.ts";
import { HEADER_SHIELD } from "./header-shield.ts";
import { layOutBoard } from "./lay-out-board.ts";
import { MCU_BOARD } from "./mcu-board.ts";
import { USB_SENSOR } from "./usb-sensor.ts";

/** Runs the engine until all is joined, or to its end; how short the tracks could become does not matter here. */
function route(board: Board) {
  const run = startRouting(board, { seed: 1 });
  const isWhole = () => run.progress().total > 0 && run.progress().connected === run.progress().total;
  while (run.step(20_000) === "running" && !isWhole());
  return applyEdit(board, run.outcome().edit);
}

function problemsOf(board: Board) {
  const { findings, connections } = checkBoard(board);
  const errors = findings.filter(({ severity }) => severity === "error").map(({ message }) => message);
  return { errors, open: connections.total - connections.connected };
}

const SPOTLESS = { errors: [], open: 0 };

describe("the examples are fair to the router", () => {
  it.each([BLINKER, HEADER_SHIELD, USB_SENSOR])(
    "$name is routed whole by tracks alone",
    { timeout: 120_000 },
    (design) => {
      const board = layOutBoard(design);
      expect(problemsOf(route(applyEdit(board, stripRouting(board, { pours: "remove" }))))).toEqual(SPOTLESS);
    },
  );

  // A ground pour on a layer with tracks is cut by them: what hangs in the air then is joined in a second round.
  it.each([
    { design: USB_SENSOR, rounds: 2 },
    { design: MCU_BOARD, rounds: 1 },
  ])("$design.name is routed whole about its pours in $rounds", { timeout: 120_000 }, async ({ design, rounds }) => {
    let board = layOutBoard(design);
    board = applyEdit(board, await fillZones(board));
    for (let round = 0; round < rounds; round++) {
      board = route(board);
      board = applyEdit(board, await fillZones(board));
    }
    expect(problemsOf(board)).toEqual(SPOTLESS);
  });
});
