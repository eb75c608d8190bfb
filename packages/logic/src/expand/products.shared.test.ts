import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { applyEdit, type Board, type Circuit } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { makeFabFiles, routeBoard, startTrialPlacement } from "@tracewright/flows";
import { writeKicadFiles } from "@tracewright/formats";
import { describe, expect, it } from "vitest";
import { type Design, design } from "../testing/design.ts";
import { GOOD_DESIGNS } from "../testing/good-designs.ts";
import { expandBoard } from "./expand-board.ts";
import { expandCircuit } from "./expand-circuit.ts";

const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../shared");
const ORACLE = join(SHARED, "tools/measure_board.py");
const hasKicad = existsSync(ORACLE) && existsSync("/usr/bin/xvfb-run") && existsSync("/usr/bin/pcbnew");

/** Whole products of nothing but built-in blocks. */
const PRODUCTS: Readonly<Record<string, () => Design>> = {
  "USB-C sensor node": GOOD_DESIGNS["USB-C sensor node"]!.make,
  "Motor driver": GOOD_DESIGNS["Motor driver"]!.make,
  "LoRa tracker": GOOD_DESIGNS["LoRa tracker on a charged cell"]!.make,
  "Bluetooth tracker on a charged cell": () =>
    design(
      {
        USB: "usbc-sink",
        Charger: "charger-liion-500ma",
        Cell: "conn-battery",
        LDO: "ldo-micropower",
        MCU: "mcu-nrf52840",
        Motion: "sensor-imu",
        Debug: "conn-swd",
      },
      `USB.VBUS Charger.VIN
       Charger.BAT Cell.BAT LDO.VIN
       LDO.VOUT MCU.VDD Motion.VDD Debug.VREF
       MCU.P0_26 Motion.SDA
       MCU.P0_27 Motion.SCL
       MCU.SWDIO Debug.SWDIO
       MCU.SWDCLK Debug.SWCLK`,
    ),
};

interface Steppable {
  step(work: number): "running" | "finished";
}

/** To the end, or as many steps: the same on every machine. */
function drive(run: Steppable, steps: number): "finished" | "ended" {
  for (let step = 0; step < steps; step += 1) if (run.step(20_000) === "finished") return "finished";
  return "ended";
}

/** The best of the three placements by what a trial routing leaves open. */
function place(board: Board, circuit: Circuit): Board {
  const run = startTrialPlacement(board, circuit, { seed: 1, mode: "all" });
  expect(drive(run, 20_000)).toBe("finished");
  const { candidates } = run.outcome();
  const open = ({ trial, unplaced }: (typeof candidates)[number]) =>
    unplaced.length * 100 + (trial ? trial.total - trial.connected : 1_000);
  const [best] = candidates.toSorted((a, b) => open(a) - open(b));
  expect(best?.unplaced).toEqual([]);
  return best ? applyEdit(board, best.edit) : board;
}

/** What KiCad says of the board, beside the printing. */
function judgeByKicad(files: ReturnType<typeof writeKicadFiles>["files"]) {
  const folder = mkdtempSync(join(tmpdir(), "tracewright-product-"));
  try {
    for (const { name, bytes } of files) writeFileSync(join(folder, name.replaceAll("/", "_")), bytes);
    const said = execFileSync("xvfb-run", ["-a", "/usr/bin/python3", ORACLE, join(folder, "product.kicad_pcb")], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const { drc, routing } = JSON.parse(said.toString());
    const other = Object.keys(drc.other).filter((kind) => !kind.startsWith("silk"));
    return { unrouted: routing.unrouted, routing: drc.routing, shorts: drc.shorts, other };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("products of nothing but blocks", () => {
  it.each(Object.entries(PRODUCTS))(
    "%s: placed, routed, without errors, with proven fab files",
    async (name, make) => {
      const { logic, book } = make();
      const circuit = expandCircuit(logic, book, name);
      const expanded = expandBoard(logic, book, circuit);
      if (expanded.status === "refused") throw new Error(JSON.stringify(expanded));
      const placed = place(expanded.board, circuit);
      const routed = await routeBoard(placed, {
        strip: false,
        pours: "keep",
        seed: 1,
        drive: (run: Steppable) => drive(run, 20_000),
      });
      if (routed === "stopped") throw new Error("the run was stopped");
      expect(routed.open).toEqual([]);
      expect(routed.status).toBe("complete");
      const errors = checkBoard(routed.board).findings.filter(({ severity }) => severity === "error");
      expect(errors).toEqual([]);
      const { proof, verdict } = await makeFabFiles(routed.board, {
        preset: "x2",
        name: "product",
        createdAt: new Date("2026-01-01T00:00:00Z"),
      });
      expect(proof.passed).toBe(true);
      expect([verdict.errors, verdict.total - verdict.connected, verdict.standIns]).toEqual([0, 0, 0]);
      const written = writeKicadFiles({ circuit, board: routed.board }, "product");
      expect(written.lost).toEqual([]);
      if (hasKicad) expect(judgeByKicad(written.files)).toEqual({ unrouted: 0, routing: {}, shorts: 0, other: [] });
    },
    900_000,
  );
});
