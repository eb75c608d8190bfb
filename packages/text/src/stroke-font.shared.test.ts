import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fromMm, type Point } from "@tracewright/geometry";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawText } from "./draw-text.ts";
import { STROKE_FONT_MARGIN } from "./stroke-font.ts";

/** What stands on boards beside ASCII, as far as KiCad's letters are not composed of squares (Hangul is). */
const SIGNS = "°µΩ±²³–×÷·≤≥∞ßÆøŁłäöüéÄÖÜÉèêñåçčőÅÇČÀÂÑÈïíÍôú";
const ASCII = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join("");
const CHARACTERS = [...ASCII, ...SIGNS];
const PLOTTER = resolve(import.meta.dirname, "../oracle/plot_letters.py");
const IN_A_LINE = 12;
const PITCH = fromMm(60);
const HEIGHT = fromMm(21);
/** Looked at along every stroke of KiCad's. */
const SAMPLES = 10;

type Stroke = readonly [Point, Point];

const hasKicad = (() => {
  try {
    execFileSync("/usr/bin/python3", ["-c", "import pcbnew"], { stdio: "ignore" });
    return existsSync("/usr/bin/xvfb-run");
  } catch {
    return false;
  }
})();

const folder = mkdtempSync(join(tmpdir(), "letters-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(!hasKicad)("the stroke font beside KiCad's", () => {
  let strokes: readonly (readonly Stroke[])[] = [];
  beforeAll(() => {
    execFileSync("/usr/bin/xvfb-run", ["-a", "/usr/bin/python3", PLOTTER, CHARACTERS.join(""), folder], {
      stdio: "ignore",
    });
    strokes = readStrokes(readFileSync(join(folder, "-letters.gbr"), "utf8"));
  });

  it.each(CHARACTERS.map((character, index) => [character, index] as const))(
    "draws %s where KiCad does",
    (character, index) => {
      const theirs = strokes[index] ?? [];
      const ours = drawn(character, placeOf(index));
      expect(theirs.length).toBeGreaterThan(0);
      const farthest = Math.max(
        ...theirs.flatMap((stroke) =>
          sample(stroke).map((point) => Math.min(...ours.map((own) => distance(point, own)))),
        ),
      );
      expect(farthest / HEIGHT).toBeLessThan(STROKE_FONT_MARGIN);
    },
  );
});

function placeOf(index: number): Point {
  return { x: PITCH * (index % IN_A_LINE), y: PITCH * Math.floor(index / IN_A_LINE) };
}

function drawn(character: string, position: Point): Stroke[] {
  const style = { size: { width: HEIGHT, height: HEIGHT }, thickness: fromMm(0.1), mirrored: false } as const;
  const { paths } = drawText(character, {
    position,
    rotation: 0,
    style: { ...style, horizontal: "left", vertical: "middle" },
  });
  return paths.flatMap((path) =>
    path.slice(1).flatMap((to, index): Stroke[] => {
      const from = path[index];
      return from ? [[from, to]] : [];
    }),
  );
}

/** The strokes of every character from a Gerber film in millimetres with six decimals, y up. */
function readStrokes(film: string): Stroke[][] {
  const strokes: Stroke[][] = CHARACTERS.map(() => []);
  let pen: Point | undefined;
  for (const [, x, y, operation] of film.matchAll(/^X(-?\d+)Y(-?\d+)D0([12])\*/gm)) {
    const to = { x: Number(x), y: -Number(y) };
    const column = Math.round((to.x - HEIGHT * 0.4) / PITCH);
    if (operation === "1" && pen) strokes[column + IN_A_LINE * Math.round(to.y / PITCH)]?.push([pen, to]);
    pen = to;
  }
  return strokes;
}

function sample([from, to]: Stroke): Point[] {
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const share = index / SAMPLES;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

function distance(point: Point, [from, to]: Stroke): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy);
}
