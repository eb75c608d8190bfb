import { expect, test } from "vitest";
import { FIRST_APPEARANCE, inkOpacity, nextInactive, readAppearance, themeOf } from "./appearance.ts";

test("what is stored comes back, and nonsense is passed over", () => {
  const liked = {
    ...FIRST_APPEARANCE,
    theme: "easyeda" as const,
    colours: { "F.Cu": "#00ff00" },
    inactive: "dim" as const,
    opacity: { ...FIRST_APPEARANCE.opacity, zones: 0.4 },
  };
  expect(readAppearance(JSON.stringify(liked))).toEqual(liked);
  for (const text of [
    undefined,
    "",
    "{",
    "null",
    "[]",
    '{"theme":"neon","opacity":{"zones":-1},"colours":{"F.Cu":"url(x)"}}',
  ])
    expect(readAppearance(text)).toEqual(FIRST_APPEARANCE);
});

test("a chosen colour stands in for the theme's", () => {
  const theme = themeOf({ ...FIRST_APPEARANCE, colours: { "F.Cu": "#00ff00" } });
  expect(theme.layers["F.Cu"]).toBe("#00ff00");
  expect(theme.layers["B.Cu"]).toBe(themeOf(FIRST_APPEARANCE).layers["B.Cu"]);
});

test("layers that are not the active one are dimmed or hidden, what goes through the board is not", () => {
  expect(inkOpacity(FIRST_APPEARANCE, "F.Cu")).toBeUndefined();
  const hidden = inkOpacity({ ...FIRST_APPEARANCE, inactive: "hide" }, "F.Cu");
  expect(hidden?.("F.Cu", "strokes")).toBe(1);
  expect(hidden?.("B.Cu", "strokes")).toBe(0);
  expect(hidden?.("F.SilkS", "texts")).toBe(0);
  for (const through of ["pads-through", "vias", "Edge.Cuts", "board", "ratsnest"] as const)
    expect(hidden?.(through, "fills")).toBe(1);
  const dimmed = inkOpacity({ ...FIRST_APPEARANCE, inactive: nextInactive("normal") }, "F.Cu");
  expect(dimmed?.("B.Cu", "fills")).toBeCloseTo(0.25);
});

test("tracks, vias, pads and zones each have a strength of their own", () => {
  const of = inkOpacity({ ...FIRST_APPEARANCE, opacity: { tracks: 0.2, vias: 0.3, pads: 0.4, zones: 0.5 } }, "F.Cu");
  expect(of?.("F.Cu", "strokes")).toBe(0.2);
  expect(of?.("vias", "fills")).toBe(0.3);
  expect([of?.("F.Cu", "fills"), of?.("pads-through", "fills")]).toEqual([0.4, 0.4]);
  expect(of?.("B.Cu", "pours")).toBe(0.5);
  expect(of?.("F.SilkS", "strokes")).toBe(1);
});
