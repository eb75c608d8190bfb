import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { importFiles } from "@tracewright/formats";
import { boardToSvg, KICAD_THEME } from "@tracewright/rendering";
import { describe, expect, it } from "vitest";

/** Pictures of boards show the copper that KiCad plots of the same file: nothing is missing, nothing is mirrored. */
const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../shared");
const ORACLE = resolve(import.meta.dirname, "../oracle/plot_layers.py");
const BOARDS = ["ecc83", "nrfmicro", "tomu"];
const LAYERS = ["F.Cu", "B.Cu"] as const;
const WIDTH = 1_000;
/** Pixels that rims may be apart. */
const REACH = 2;
/** Of the ink. Ours has more: the outlines of zones, as hairlines. */
const MAX_MISSING = 0.003;
const MAX_EXTRA = 0.05;

const index: { name: string; pcb: string }[] = existsSync(join(SHARED, "boards"))
  ? JSON.parse(readFileSync(join(SHARED, "boards/index.json"), "utf8"))
  : [];
const hasKicad = existsSync("/usr/bin/xvfb-run") && existsSync("/usr/bin/pcbnew");
const boards = index.filter(({ name }) => BOARDS.includes(name));

describe.skipIf(!hasKicad || boards.length === 0)("a picture of a board", () => {
  it.each(boards)("shows the copper of $name as KiCad plots it, from both sides", ({ name, pcb }) => {
    const path = join(SHARED, "boards", name, pcb);
    const out = mkdtempSync(join(tmpdir(), "tracewright-copper-"));
    try {
      execFileSync("xvfb-run", ["-a", "/usr/bin/python3", ORACLE, path, out, ...LAYERS], { stdio: "ignore" });
      const { board } = importFiles([{ name: pcb, bytes: readFileSync(path) }]);
      for (const layer of LAYERS) {
        const clear = "#00000000";
        const black = { [layer]: "#000000", "pads-through": "#000000", vias: "#000000", "holes-plated": "#000000" };
        const layers = { board: clear, ...black, "holes-via": "#000000", "holes-unplated": clear };
        const theme = { ...KICAD_THEME, background: "#ffffff", pourOpacity: 1, otherLayer: clear, layers };
        const viewedFrom = layer === "F.Cu" ? "front" : "back";
        const svg = boardToSvg(board!, { theme, layers: [layer], width: WIDTH, viewedFrom });
        const box = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
        const plot = readFileSync(join(out, `${layer}.svg`), "utf8").replace(
          /width="[^"]*" height="[^"]*" viewBox="[^"]*"/,
          `width="${box[2]}mm" height="${box[3]}mm" viewBox="${box.map((mm) => mm * 1e6).join(" ")}"`,
        );
        const theirs = inkOf(plot);
        const ours = viewedFrom === "back" ? mirrored(inkOf(svg)) : inkOf(svg);
        expect(shareBeside(theirs, ours), `${layer}: missing`).toBeLessThan(MAX_MISSING);
        expect(shareBeside(ours, theirs), `${layer}: more than there is`).toBeLessThan(MAX_EXTRA);
        expect(shareBeside(theirs, mirrored(ours)), `${layer}: mirrored`).toBeGreaterThan(10 * MAX_MISSING);
      }
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  });
});

interface Ink {
  readonly width: number;
  readonly height: number;
  readonly isInk: (x: number, y: number) => boolean;
}

function inkOf(svg: string): Ink {
  const options = { font: { loadSystemFonts: false }, background: "#ffffff" };
  const { width, height, pixels } = new Resvg(svg, { ...options, fitTo: { mode: "width", value: WIDTH } }).render();
  return { width, height, isInk: (x, y) => (pixels[4 * (y * width + x)] ?? 255) < 128 };
}

function mirrored({ width, height, isInk }: Ink): Ink {
  return { width, height, isInk: (x, y) => isInk(width - 1 - x, y) };
}

/** The part of the ink that has none of the other's within reach. */
function shareBeside(ink: Ink, other: Ink): number {
  let all = 0;
  let beside = 0;
  for (let y = 0; y < ink.height; y++)
    for (let x = 0; x < ink.width; x++) {
      if (!ink.isInk(x, y)) continue;
      all += 1;
      if (!isNear(other, x, y)) beside += 1;
    }
  return all === 0 ? 1 : beside / all;
}

function isNear(ink: Ink, x: number, y: number): boolean {
  if (ink.isInk(x, y)) return true;
  for (let dy = -REACH; dy <= REACH; dy++)
    for (let dx = -REACH; dx <= REACH; dx++) {
      const [nearX, nearY] = [x + dx, y + dy];
      if (nearX >= 0 && nearY >= 0 && nearX < ink.width && nearY < ink.height && ink.isInk(nearX, nearY)) return true;
    }
  return false;
}
