import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AssemblyChoice,
  assemblyVariantOf,
  findAssemblyChoiceProblem,
  NO_ASSEMBLY_CHOICE,
  reelCorrectionsOf,
} from "./assembly-choice.ts";

const reel = (partNumber: string, rotation = 90) => ({ partNumber, rotation });
const variant = (name: string, notPopulated: readonly string[] = [], populated: readonly string[] = []) => ({
  name,
  notPopulated,
  populated,
});

describe("what people decided about an assembly", () => {
  it.each<[Partial<AssemblyChoice>, string]>([
    [{ reels: [reel("C1525", 361)] }, "The rotation of C1525 is from -360 to 360 degrees; it is 361."],
    [{ reels: [reel("C1525", Number.NaN)] }, "The rotation of C1525 is from -360 to 360 degrees; it is NaN."],
    [{ reels: [reel("C1525"), reel("C1525", 0)] }, "The part number C1525 is listed twice."],
    [
      { reels: [{ ...reel("C1525"), offset: { x: 0, y: -20_000_001 } }] },
      "The offset of C1525 is from -20 to 20 mm; it is -20.000001.",
    ],
    [
      { reels: [{ ...reel("C1525"), offset: { x: Number.NaN, y: 0 } }] },
      "The offset of C1525 is from -20 to 20 mm; it is NaN.",
    ],
    [{ reels: [reel(" ")] }, "A part number is empty."],
    [{ reels: [reel("x".repeat(101))] }, "A part number has at most 100 letters; one has 101."],
    [{ variants: [variant("")] }, "The name of a variant is empty."],
    [{ variants: [variant("lite"), variant("lite")] }, "A variant named lite is listed twice."],
    [{ variants: [variant("lite", ["R1"], ["R1"])] }, "In the variant lite the part R1 is listed twice."],
    [
      { variants: Array.from({ length: 51 }, (_, index) => variant(`v${index}`)) },
      "At most 50 variants are kept; these are 51.",
    ],
    [
      { reels: Array.from({ length: 5001 }, (_, index) => reel(`C${index}`)) },
      "At most 5000 rotations are kept; these are 5001.",
    ],
  ])("is refused with what is wrong: %#", (wrong, sentence) => {
    expect(findAssemblyChoiceProblem({ ...NO_ASSEMBLY_CHOICE, ...wrong })).toBe(sentence);
  });

  it("is taken where every number and name is its own, and turned into what the tables are made with", () => {
    const name = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { maxLength: 20 }),
        fc.array(fc.integer({ min: -360, max: 360 }), { minLength: 20, maxLength: 20 }),
        fc.integer({ min: 0, max: 20 }),
        (names, rotations, split) => {
          const reels = names.map((partNumber, index) => reel(partNumber, rotations[index]));
          const variants = [variant("lite", names.slice(0, split), names.slice(split))];
          expect(findAssemblyChoiceProblem({ reels, variants })).toBeUndefined();
          const corrections = [...reelCorrectionsOf({ reels, variants })];
          expect(corrections.map(([part, { rotation }]) => [part, rotation])).toEqual(
            reels.map((of) => [of.partNumber, of.rotation]),
          );
          const { parts } = assemblyVariantOf(variants[0]!);
          expect([...parts].filter(([, { populated }]) => !populated).map(([part]) => part)).toEqual(
            names.slice(0, split),
          );
        },
      ),
    );
  });
});
