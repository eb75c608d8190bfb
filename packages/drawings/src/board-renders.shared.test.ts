import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { canvasInk } from "./testing/renders/canvas-ink.ts";
import { compareRenders, differenceOf, plotBoth } from "./testing/renders/compare-renders.ts";
import { COMPARED_RENDERS, MAX_RENDER_DIFFERENCE } from "./testing/renders/compared-renders.ts";
import { mirrored } from "./testing/renders/ink.ts";
import { hasPlotter } from "./testing/renders/kicad-plot.ts";

/**
 * What the canvas of the workspace draws of real boards, layer by layer beside KiCad 6's plot of the same: nothing is
 * missing, nothing too much, nothing mirrored. Texts are held against KiCad's by where their strokes lie, as the font is ours.
 */
const BOARDS = join(process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../shared"), "boards");
const folder = mkdtempSync(join(tmpdir(), "tracewright-renders-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!existsSync(BOARDS) || !hasPlotter())("the canvas beside KiCad's plot", () => {
  it.each(COMPARED_RENDERS.filter(({ isQuick }) => isQuick))("shows $path", ({ path, isLoadable }) => {
    const both = plotBoth(join(BOARDS, path), join(folder, path), { written: !isLoadable });
    for (const { layer, ink, missing, extra, texts } of compareRenders(both)) {
      const of = `of ${ink} pixels on ${layer}`;
      expect(missing, `missing ${of}`).toBeLessThan(MAX_RENDER_DIFFERENCE);
      expect(extra, `too many ${of}`).toBeLessThan(MAX_RENDER_DIFFERENCE);
      expect(texts.missing, `texts missing or astray on ${layer}`).toEqual([]);
      expect(texts.extra, `texts that KiCad has not on ${layer}`).toBe(0);
    }
  });

  it("would tell a layer that is mirrored, and shows the back as it is seen from there", () => {
    const { scene, plot, sheet } = plotBoth(join(BOARDS, "tomu/tomu.kicad_pcb"), join(folder, "back"), {
      written: false,
    });
    const order = ["B.Cu", "pads-through", "vias"] as const;
    const kicads = plot.inkOf("B.Cu", sheet);
    expect(differenceOf(mirrored(canvasInk(scene, order, sheet)), kicads).missing).toBeGreaterThan(0.1);
    const { missing, extra } = differenceOf(canvasInk(scene, order, sheet, true), mirrored(kicads));
    expect([missing, extra].map((share) => share < MAX_RENDER_DIFFERENCE)).toEqual([true, true]);
  });
});
