import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { applyEdit, type Board, type Circuit } from "@tracewright/board";
import { checkBoard, reviewBoard, sayReviewFinding } from "@tracewright/checks";
import { makeFabFiles, routeBoard, startTrialPlacement } from "@tracewright/flows";
import { writeKicadFiles } from "@tracewright/formats";
import { describe, expect, it } from "vitest";
import { PRODUCTS } from "../testing/products.ts";
import { expandBoard } from "./expand-board.ts";
import { expandCircuit } from "./expand-circuit.ts";

const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../shared");
const ORACLE = join(SHARED, "tools/measure_board.py");
const REVIEW = join(SHARED, "tools/review_layout.py");
const hasKicad =
  existsSync(ORACLE) && existsSync(REVIEW) && existsSync("/usr/bin/xvfb-run") && existsSync("/usr/bin/pcbnew");

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

/** What KiCad says of the board, beside the printing, and what its layout measures. */
function judgeByKicad(files: ReturnType<typeof writeKicadFiles>["files"]) {
  const folder = mkdtempSync(join(tmpdir(), "tracewright-product-"));
  const ask = (tool: string) =>
    JSON.parse(
      execFileSync("xvfb-run", ["-a", "/usr/bin/python3", tool, join(folder, "product.kicad_pcb")], {
        stdio: ["ignore", "pipe", "ignore"],
      }).toString(),
    );
  try {
    for (const { name, bytes } of files) writeFileSync(join(folder, name.replaceAll("/", "_")), bytes);
    const { drc, routing } = ask(ORACLE);
    const other = Object.keys(drc.other).filter((kind) => !kind.startsWith("silk"));
    return {
      rules: { unrouted: routing.unrouted, routing: drc.routing, shorts: drc.shorts, other },
      review: ask(REVIEW) as LayoutReview,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Lengths in millimetres, as `review_layout.py` gives them. */
interface LayoutReview {
  readonly detour: { readonly p95?: number };
  readonly planes: { readonly layers: Readonly<Record<string, string>>; readonly share: number };
  readonly drops: { readonly share_over_2: number } | null;
  readonly thermal: { readonly vias: readonly number[] };
  readonly pairs: readonly { readonly pair: string; readonly mm: readonly [number, number] }[];
}

/**
 * What keeps an engineer from signing, with the limits of the review bench (bench/review/refusals.ts) where no human laid
 * the board out: signals on planes, power pads far from their plane, detours, bare thermal pads, unequal pairs.
 */
function refusalsOf({ detour, planes, drops, thermal, pairs }: LayoutReview): string[] {
  return [
    ...(Object.keys(planes.layers).length > 0 && planes.share > 0.02 ? [`${planes.share} of track on planes`] : []),
    ...((drops?.share_over_2 ?? 0) > 0.05 ? [`${drops?.share_over_2} of drops beyond 2 mm`] : []),
    ...((detour.p95 ?? 0) > 1.6 ? [`95 of 100 detours up to ${detour.p95}`] : []),
    ...thermal.vias.filter((vias) => vias < 4).map((vias) => `${vias} vias in a thermal pad`),
    ...pairs.filter(({ mm: [a, b] }) => Math.abs(a - b) > 2).map(({ pair, mm }) => `${pair} unequal: ${mm}`),
  ];
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
      const review = reviewBoard({ board: routed.board, circuit });
      expect(review.findings.filter(({ severity }) => severity === "error").map(sayReviewFinding)).toEqual([]);
      if (!hasKicad) return;
      const judged = judgeByKicad(written.files);
      expect(judged.rules).toEqual({ unrouted: 0, routing: {}, shorts: 0, other: [] });
      expect(refusalsOf(judged.review)).toEqual([]);
    },
    900_000,
  );
});
