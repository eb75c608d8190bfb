import { describe, expect, it } from "vitest";
import { findFootprint } from "../find-footprint.ts";
import { type DrawnForm, drawnName, problemsOfForm } from "./drawn.ts";

const DUAL: DrawnForm = {
  shape: "dual",
  pads: 8,
  pitch: 1.27,
  padLength: 1.5,
  padWidth: 0.6,
  span: 5.4,
  body: { width: 3.9, height: 4.9 },
};

const draw = (form: DrawnForm) => findFootprint(drawnName(form))?.footprint;
const places = (form: DrawnForm) =>
  draw(form)?.pads.map(({ number, position: { x, y } }) => [number, x / 1e6, y / 1e6]);

describe("a footprint drawn by measures", () => {
  it("carries every measure in its name, by which it is found again", () => {
    expect(drawnName(DUAL)).toBe("Drawn:Dual-8_P1.27mm_Pad1.5x0.6mm_Span5.4mm_Body3.9x4.9mm");
    expect(draw(DUAL)).toMatchObject({ library: drawnName(DUAL), attributes: { mount: "smd" } });
    expect(places(DUAL)?.[0]).toEqual(["1", -2.7, -1.905]);
    expect(places(DUAL)?.[7]).toEqual(["8", 2.7, -1.905]);
  });

  it("is two pads, a row with holes, four sides with a pad under the body, or a grid", () => {
    const pair = { ...DUAL, shape: "pair", pads: 2 } as const;
    expect(places(pair)).toEqual([
      ["1", -2.7, 0],
      ["2", 2.7, 0],
    ]);
    const row = { ...DUAL, shape: "row", pads: 3, pitch: 2.54, padLength: 1.7, padWidth: 1.7, drill: 1 } as const;
    expect(places(row)?.map(([, , y]) => y)).toEqual([-2.54, 0, 2.54]);
    expect(draw(row)?.pads.every(({ drill }) => drill?.size.width === 1e6)).toBe(true);
    const quad = { ...DUAL, shape: "quad", pads: 16, pitch: 0.65, padLength: 0.8, padWidth: 0.3, span: 3.9 } as const;
    const withPad = { ...quad, exposedPad: { width: 2.1, height: 2.1 } };
    expect(draw(withPad)?.pads.map(({ number }) => number)).toContain("17");
    const grid = { ...DUAL, shape: "grid", pads: 6, columns: 3, pitch: 0.8, padLength: 0.4, padWidth: 0.4 } as const;
    expect(places(grid)?.map(([number]) => number)).toEqual(["A1", "A2", "A3", "B1", "B2", "B3"]);
  });

  it("is refused with the field and the number where pads would touch, holes fill pads or counts do not fit", () => {
    const problems = (change: Partial<DrawnForm>) => problemsOfForm({ ...DUAL, ...change });
    expect(problems({})).toEqual([]);
    expect(problems({ pitch: 0.65 })).toEqual([{ field: "pitch", reason: "pads-overlap", least: 0.7 }]);
    expect(problems({ span: 1.5 })).toEqual([{ field: "span", reason: "pads-overlap", least: 1.6 }]);
    expect(problems({ pads: 7 })).toEqual([{ field: "pads", reason: "odd", least: 2 }]);
    expect(problems({ pads: 1e9 })).toEqual([{ field: "pads", reason: "out-of-range", least: 2, most: 400 }]);
    expect(problems({ drill: 0.5 })).toMatchObject([{ field: "drill", reason: "hole-fills-pad" }]);
    expect(problems({ exposedPad: { width: 4, height: 4 } })).toMatchObject([{ field: "exposedPad" }]);
    expect(problems({ padWidth: Number.NaN })).toMatchObject([{ field: "padWidth", reason: "out-of-range" }]);
  });

  it("has one name: other ways of writing it, and names of what cannot be, are nobody's", () => {
    const name = drawnName(DUAL);
    expect(findFootprint(name.replace("1.27", "1.270"))).toBeUndefined();
    expect(findFootprint(name.replace("P1.27", "P0.5"))).toBeUndefined();
    expect(findFootprint(name.replace("Dual-8", "Dual-9"))).toBeUndefined();
  });
});
