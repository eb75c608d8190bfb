import {
  applyEdit,
  type Board,
  canonicalJson,
  type Footprint,
  itemId,
  netId,
  padBox,
  type Side,
  type Text,
} from "@tracewright/board";
import {
  areTouching,
  type Box,
  boxDistance,
  boxesTouch,
  fromMm,
  growBox,
  joinBoxes,
  solidBox,
} from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { placeReferences } from "./place-references.ts";
import { readingAngle, standingInk } from "./text-ink.ts";

interface PartDraft {
  readonly x: number;
  readonly y: number;
  readonly turns: number;
  readonly size: number;
  readonly isLocked: boolean;
  readonly side: Side;
  readonly offX: number;
  readonly height: number;
  readonly angle: number;
}

const drafts = fc.array(
  fc.record({
    x: fc.integer({ min: 2, max: 28 }),
    y: fc.integer({ min: 2, max: 18 }),
    turns: fc.integer({ min: 0, max: 3 }),
    size: fc.constantFrom(1, 2, 5),
    isLocked: fc.boolean(),
    side: fc.constantFrom<Side>("front", "back"),
    offX: fc.integer({ min: -4, max: 4 }),
    height: fc.constantFrom(0.6, 1, 1.5),
    angle: fc.constantFrom(0, 90, 180, 270, 45),
  }),
  { minLength: 1, maxLength: 14 },
);

const SMALL_PART: PartDraft = {
  x: 24,
  y: 11,
  turns: 0,
  size: 1,
  isLocked: false,
  side: "back",
  offX: 0,
  height: 1.5,
  angle: 0,
};
const BESIDE_A_LARGE_PART: PartDraft = {
  ...SMALL_PART,
  x: 27,
  size: 5,
  isLocked: true,
  offX: -4,
  height: 1,
  angle: 45,
};

/** Parts thrown onto a board of 30 × 20 mm, their references anywhere about them. */
function boardOf(parts: readonly PartDraft[]): Board {
  return testBoard({ width: 30, height: 20 }, parts.map(partOf));
}

function partOf({ x, y, turns, size, isLocked, side, offX, height, angle }: PartDraft, index: number): Footprint {
  const reference = `R${index + 1}`;
  const nets = ["a", "b"];
  const plain = testPart({ reference, width: size, height: size / 2, nets, at: mm(x, y), side, locked: isLocked });
  const letter = side === "front" ? "F" : "B";
  const text: Text = {
    id: itemId(`${reference}-text`),
    role: "reference",
    text: reference,
    layer: `${letter}.SilkS`,
    position: mm(offX, 0),
    rotation: angle,
    style: {
      size: { width: fromMm(height), height: fromMm(height) },
      thickness: fromMm(0.15),
      horizontal: "center",
      vertical: "middle",
      mirrored: side === "back",
    },
    hidden: false,
  };
  return {
    ...plain,
    rotation: turns * 90,
    pads: plain.pads.map((pad, net) => ({
      ...pad,
      layers: [`${letter}.Cu`, `${letter}.Mask`],
      net: netId(nets[net] ?? "a"),
    })),
    texts: [text],
  };
}

/** Where the reference of a part is printed; undefined where it is hidden. */
function inkOf(board: Board, part: Footprint): Box | undefined {
  const text = part.texts[0];
  const ink = text && !text.hidden ? standingInk(board, text, part) : undefined;
  return ink && solidBox(ink);
}

describe("placing references", () => {
  it("leaves every reference it may move readable, off all pads of its side, off one another, and on the board", () => {
    fc.assert(
      fc.property(drafts, (parts) => {
        const board = boardOf(parts);
        const after = applyEdit(board, placeReferences(board).edit);
        for (const part of after.footprints) {
          const ink = part.locked ? undefined : inkOf(after, part);
          if (!ink) continue;
          expect([0, 90]).toContain(readingAngle(part.texts[0]!, part));
          expect(ink.minX >= 0 && ink.minY >= 0 && ink.maxX <= fromMm(30) && ink.maxY <= fromMm(20)).toBe(true);
          for (const other of after.footprints) {
            if (other.side !== part.side) continue;
            for (const pad of other.pads) expect(boxesTouch(ink, padBox(other, pad))).toBe(false);
            const [own, theirs] = [part, other].map((entry) => standingInk(after, entry.texts[0]!, entry));
            if (other !== part && !other.texts[0]!.hidden) expect(areTouching(own!, theirs!)).toBe(false);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it("leaves locked parts, and those that it was not asked for, the very same records", () => {
    fc.assert(
      fc.property(drafts, (parts) => {
        const board = boardOf(parts);
        const asked = new Set(board.footprints.slice(0, 3).map(({ id }) => id));
        const after = applyEdit(board, placeReferences(board, { parts: asked }).edit);
        for (const [index, part] of board.footprints.entries())
          if (part.locked || !asked.has(part.id)) expect(after.footprints[index]).toBe(part);
      }),
      { numRuns: 25 },
    );
  });

  it("touches nothing but where a text lies, how it is turned, how large it is and whether it is shown", () => {
    fc.assert(
      fc.property(drafts, (parts) => {
        const board = boardOf(parts);
        const after = applyEdit(board, placeReferences(board).edit);
        const plain = ({ footprints }: Board) =>
          footprints.map((part) => ({
            ...part,
            texts: part.texts.map(({ position: _, rotation: __, style: ___, hidden: ____, ...text }) => text),
          }));
        expect(canonicalJson(plain(after))).toBe(canonicalJson(plain(board)));
      }),
      { numRuns: 25 },
    );
  });

  it("keeps the size, or prints no smaller than fabs do", () => {
    fc.assert(
      fc.property(drafts, (parts) => {
        const board = boardOf(parts);
        const after = applyEdit(board, placeReferences(board).edit);
        for (const [index, { texts }] of after.footprints.entries()) {
          const before = board.footprints[index]!.texts[0]!.style;
          const style = texts[0]!.style;
          if (style.size.height === before.size.height) expect(style).toEqual(before);
          else {
            expect(style.size.height).toBeGreaterThanOrEqual(fromMm(0.8));
            expect(style.thickness).toBeGreaterThanOrEqual(fromMm(0.12));
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it("finds nothing left to do when it is asked again", () => {
    fc.assert(
      fc.property(drafts, (parts) => {
        const board = boardOf(parts);
        const once = applyEdit(board, placeReferences(board, { standing: "keep" }).edit);
        const again = placeReferences(once, { standing: "keep" });
        expect(again.moved).toBe(0);
        expect(again.hidden).toEqual([]);
        expect(applyEdit(once, again.edit).footprints).toEqual(once.footprints);
      }),
      { numRuns: 25 },
    );
  });

  it("reads as the text of its own part: no other part is nearer", () => {
    fc.assert(
      fc.property(drafts, (parts) => {
        const board = boardOf(parts);
        const { edit, hidden } = placeReferences(board);
        const after = applyEdit(board, edit);
        const gone = new Set(hidden.map(({ reference }) => reference));
        for (const part of after.footprints) {
          const ink = part.locked || gone.has(part.reference) ? undefined : inkOf(after, part);
          if (!ink) continue;
          const bodyOf = (one: Footprint) => joinBoxes(one.pads.map((pad) => padBox(one, pad)))!;
          const own = boxDistance(ink, bodyOf(part));
          for (const other of after.footprints) {
            // Of parts whose bodies touch texts cannot be attributed; a body reaches out from its pads.
            if (other.side !== part.side || boxesTouch(growBox(bodyOf(other), fromMm(0.5)), bodyOf(part))) continue;
            expect(boxDistance(ink, bodyOf(other))).toBeGreaterThanOrEqual(own - 1);
          }
        }
      }),
      // A text slid past the corner of its part is farther away than its row.
      { numRuns: 30, examples: [[[BESIDE_A_LARGE_PART, SMALL_PART]]] },
    );
  });
});
