import { netId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import type { CopperName } from "../scene/copper-name.ts";
import type { Viewport } from "../view/viewport.ts";
import { drawCopperName, type NameContext } from "./draw-copper-name.ts";

const VIEW: Viewport = { width: 400, height: 300, centerX: 0, centerY: 0, scale: 100, flipped: false };
const PAD: CopperName = {
  number: "7",
  net: netId("supply"),
  position: { x: 0, y: 0 },
  direction: { x: 1, y: 0 },
  along: fromMm(2),
  across: fromMm(1),
};
const TRACK: CopperName = { ...PAD, number: "", along: fromMm(5), across: fromMm(0.25) };

interface Written {
  readonly text: string;
  /** Where on the screen (y down) a letter's right and its foot point to, for a view that is not moved. */
  readonly right: readonly [number, number];
  readonly foot: readonly [number, number];
  readonly height: number;
  readonly rimmed: boolean;
}

function written(name: CopperName, view: Viewport = VIEW, isRimmed = false): Written[] {
  const found: Written[] = [];
  let matrix = [view.flipped ? -1 : 1, 0, 0, 1];
  let hasRim = false;
  const kept: number[][] = [];
  const context: NameContext = {
    save: () => kept.push(matrix),
    restore: () => {
      matrix = kept.pop()!;
    },
    transform: (a, b, c, d) => {
      const [m = 0, n = 0, o = 0, p = 0] = matrix;
      matrix = [m * a + o * b, n * a + p * b, m * c + o * d, n * c + p * d];
    },
    strokeText: () => {
      hasRim = true;
    },
    fillText: (text) => {
      const [a = 0, b = 0, c = 0, d = 0] = matrix;
      const size = Math.hypot(a, b);
      const round = (value: number) => Math.round((value / size) * 1000) / 1000 + 0;
      found.push({
        text,
        right: [round(a), round(b)],
        foot: [round(c), round(d)],
        height: size * 72.7,
        rimmed: hasRim,
      });
    },
    font: "",
    textAlign: "left",
    lineWidth: 1,
    lineJoin: "miter",
  };
  drawCopperName(context, name, view, { netName: () => "/supply/VBUS", isRimmed });
  return found;
}

describe("a name on copper", () => {
  it("is a pad's number over its net, whose sheet is left out", () => {
    expect(written(PAD).map(({ text }) => text)).toEqual(["7", "VBUS"]);
  });

  it("is as high as the copper has room for in both directions", () => {
    for (const { text, height } of written(TRACK)) {
      expect(height).toBeLessThanOrEqual(0.25);
      expect(height * text.length * 0.85).toBeLessThanOrEqual(5);
    }
    const [line] = written({ ...TRACK, along: fromMm(0.6) });
    expect(line?.height ?? 0).toBeLessThanOrEqual(0.6 / 4 / 0.85);
  });

  it("is left out where it could not be read, first the net and then the number", () => {
    expect(written(PAD, { ...VIEW, scale: 8 })).toEqual([]);
    expect(written(PAD, { ...VIEW, scale: 15 }).map(({ text, height }) => [text, Math.round(height * 100)])).toEqual([
      ["7", 66],
    ]);
  });

  it("is written on a via, however small beside it", () => {
    const via = { ...PAD, number: "", along: fromMm(0.6), across: fromMm(0.6) };
    expect(written(via).map(({ text }) => text)).toEqual(["VBUS"]);
  });

  it("is left out on a track where it would have to be far smaller than the track", () => {
    expect(written({ ...TRACK, along: fromMm(0.3) }, { ...VIEW, scale: 1000 })).toEqual([]);
  });

  it.each([
    ["to the left", { x: -1, y: 0 }, [1, 0]],
    ["down", { x: 0, y: 1 }, [0, -1]],
    ["up", { x: 0, y: -1 }, [0, -1]],
    ["down and to the left", { x: -0.6, y: 0.8 }, [0.6, -0.8]],
  ])("reads from the left or from below on copper that runs %s", (_, direction, right) => {
    for (const line of written({ ...TRACK, direction })) expect(line.right).toEqual(right);
  });

  it.each([false, true])("is never mirrored or on its head (board seen from the back: %s)", (flipped) => {
    for (let degrees = 0; degrees < 360; degrees += 15) {
      const direction = { x: Math.cos((degrees * Math.PI) / 180), y: Math.sin((degrees * Math.PI) / 180) };
      const [line] = written({ ...TRACK, direction }, { ...VIEW, flipped });
      expect(line).toBeDefined();
      const [[rx, ry], [fx, fy]] = [line!.right, line!.foot];
      expect(rx * fy - ry * fx).toBeCloseTo(1);
      expect(rx > 0 || (Math.abs(rx) < 0.001 && ry < 0)).toBe(true);
    }
  });

  it("has a rim where copper and hole differ in colour", () => {
    expect(written(PAD, VIEW, true).every(({ rimmed }) => rimmed)).toBe(true);
    expect(written(PAD).some(({ rimmed }) => rimmed)).toBe(false);
  });

  it("stay within a size on the screen, however near the copper is looked at", () => {
    const large = { ...PAD, along: fromMm(40), across: fromMm(20) };
    const track = { ...TRACK, along: fromMm(50), across: fromMm(4) };
    for (const scale of [20, 100, 800]) {
      for (const { height } of [...written(large, { ...VIEW, scale }), ...written(track, { ...VIEW, scale })])
        expect(height * scale).toBeLessThanOrEqual(24.001);
    }
    expect(written(large)).toHaveLength(2);
    expect(written(track)).toHaveLength(1);
  });
});
