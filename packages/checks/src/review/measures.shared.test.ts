import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { importFiles } from "@tracewright/formats";
import { toMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { reviewBoard } from "./review-board.ts";

/** The measures of a review beside those of a script that reads the boards with KiCad. */
const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../shared");
const SCRIPT = join(SHARED, "tools/review_layout.py");
const hasKicad = existsSync(SCRIPT) && existsSync("/usr/bin/xvfb-run") && existsSync("/usr/bin/pcbnew");
const BOARDS = ["nrfmicro", "rp2040-stamp", "tomu", "esp-rust-board", "mppt-2420-lc", "kit-coldfire"];

interface Spread {
  readonly n: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
  readonly share_over_2: number;
}

interface Judged {
  readonly detour: Spread;
  readonly planes: { readonly layers: Readonly<Record<string, string>>; readonly signal_mm: number };
  readonly drops: Spread | null;
  readonly thermal: { readonly vias: readonly number[] };
  readonly pairs: readonly { readonly pair: string; readonly mm: readonly number[]; readonly coupled: number }[];
  readonly style: { readonly sharp_corners: number; readonly vias: number; readonly length_mm: number };
}

/** Rounded pads are polygons there. */
const POLYGON_ERROR_MM = 0.01;

describe.skipIf(!hasKicad)("the measures of a review", () => {
  it.each(BOARDS)("are those that KiCad's geometry gives: %s", (name) => {
    const folder = join(SHARED, "boards", name);
    const files = readdirSync(folder).filter((file) => /\.(kicad_(pcb|pro|sch)|pro)$/.test(file));
    const { board, circuit } = importFiles(
      files.map((file) => ({ name: file, bytes: readFileSync(join(folder, file)) })),
    );
    if (!board) throw new Error(`${name} has no board`);
    const path = join(folder, files.find((file) => file.endsWith(".kicad_pcb"))!);
    const judged: Judged = JSON.parse(
      execFileSync("/usr/bin/xvfb-run", ["-a", "/usr/bin/python3", SCRIPT, path], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      }),
    );
    const { measures } = reviewBoard({ board, ...(circuit && { circuit }) });
    const { detour, drops, planes, pairs } = measures;
    expect(detour?.count).toBe(judged.detour.n);
    for (const [ours, theirs] of [
      [detour!.median, judged.detour.median],
      [detour!.p95, judged.detour.p95],
      [detour!.max, judged.detour.max],
      [detour!.shareOver, judged.detour.share_over_2],
    ] as const)
      expect(ours).toBeCloseTo(theirs, 2);
    expect(planes.layers.map(({ net }) => net)).toEqual(Object.values(judged.planes.layers));
    expect(toMm(planes.foreignTrack)).toBeCloseTo(judged.planes.signal_mm, 0);
    expect(drops?.count).toBe(judged.drops?.n);
    if (drops && judged.drops)
      for (const [ours, theirs] of [
        [drops.median, judged.drops.median],
        [drops.p95, judged.drops.p95],
        [drops.max, judged.drops.max],
      ] as const)
        expect(Math.abs(toMm(Math.round(ours)) - theirs)).toBeLessThan(POLYGON_ERROR_MM);
    expect(drops?.shareOver ?? 0).toBeCloseTo(judged.drops?.share_over_2 ?? 0, 3);
    expect(measures.thermalVias).toEqual(judged.thermal.vias);
    expect(measures.sharpCorners).toBe(judged.style.sharp_corners);
    expect(measures.vias).toBe(judged.style.vias);
    expect(toMm(measures.length)).toBeCloseTo(judged.style.length_mm, 0);
    // Pairs by their positive net. The script takes BAT+ and BAT- for one; here CAN is one as well.
    for (const { pair, mm, coupled } of judged.pairs) {
      if (pair.endsWith("/BAT+")) continue;
      const ours = pairs.find(({ nets }) => nets.some((net) => net.toUpperCase() === pair));
      expect(
        ours?.lengths.map((length) => toMm(length).toFixed(1)),
        pair,
      ).toEqual(mm.map((length) => length.toFixed(1)));
      expect(ours?.coupled, pair).toBeCloseTo(coupled, 1);
    }
    const named = new Set(judged.pairs.map(({ pair }) => pair));
    const others = pairs.filter(({ nets }) => !nets.some((net) => named.has(net.toUpperCase())));
    expect(others.filter(({ name: pair }) => !/CAN/.test(pair))).toEqual([]);
  });
});
