import type { LayerId, LayerSelector } from "@tracewright/board";
import fc from "fast-check";

/** What files hold that their readers trip over, and whatever else there is. */
export const word: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    "R1",
    'a "b" \\ c',
    "한글 ✓",
    "=1+1",
    "<b>&amp;</b>",
    "two\nlines\r\tand a tab",
    "\\n",
    "(net 1)",
  ),
  fc.constantFrom("constructor", "locked", "hide", "yes", "0", " ", "~{RST}", "$" + "{REFERENCE}"),
  fc.string({ unit: "grapheme", maxLength: 8 }),
  fc.string({ unit: "binary", maxLength: 8 }),
);

/** Nanometres to either side of the origin. */
export const length = fc.integer({ min: -500_000_000, max: 500_000_000 });
/** Nanometres of what is no narrower than nothing. */
export const width = fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(0, 1, 250_000));
export const point = fc.record({ x: length, y: length }, { noNullPrototype: true });
export const size = fc.record({ width, height: width }, { noNullPrototype: true });
/** A number of up to six decimals. */
export const ratio = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((millionths) => millionths / 1_000_000 + 0);
export const angle = fc.oneof(
  fc.constantFrom(0, 90, 180, 270),
  fc.nat(3_599).map((tenths) => tenths / 10),
  fc.nat(359_999_999).map((millionths) => millionths / 1_000_000),
);

export const layer: fc.Arbitrary<LayerId> = fc.constantFrom(
  ...(["F.Cu", "In1.Cu", "In2.Cu", "B.Cu", "F.SilkS", "B.SilkS", "Edge.Cuts", "F.Fab", "Dwgs.User", "User.9"] as const),
);

export const layerSelectors: fc.Arbitrary<LayerSelector[]> = fc.uniqueArray(
  fc.oneof(layer, fc.constantFrom(...(["*.Cu", "F&B.Cu", "*.Mask"] as const))),
  { minLength: 1, maxLength: 3 },
);
