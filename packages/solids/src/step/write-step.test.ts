import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { readStep } from "../testing/read-step.ts";
import { at, onBack, SMALL_BOARD_AREA, smallBoard, stand } from "../testing/small-board.ts";
import { writeStep } from "./write-step.ts";

const CREATED = new Date("2026-01-02T03:04:05Z");

async function stepOf(board = smallBoard(), name = "Small board") {
  const made = await writeStep(board, { name, createdAt: CREATED });
  if (made.status === "refused") throw new Error(made.reasons.join());
  return made;
}

const rounded = (place: readonly number[]) => place.map((value) => Number(value.toFixed(3)) + 0);

describe("a board as STEP, read by Open CASCADE", () => {
  it("has the board's own volume and box, its lower left corner at the origin", async () => {
    const { name, parts } = await readStep((await stepOf()).bytes);
    expect(name).toBe("Small board");
    expect(parts).toHaveLength(1);
    const [board] = parts[0]?.solids ?? [];
    expect(board?.volume).toBeCloseTo(SMALL_BOARD_AREA * 1.6, 1);
    expect(rounded(board?.min ?? [])).toEqual([0, 0, -1.6]);
    expect(rounded(board?.max ?? [])).toEqual([30, 20, 0]);
  });

  it("stands about the drill origin where the board has one", async () => {
    const { parts } = await readStep((await stepOf({ ...smallBoard(), auxOrigin: at(10, 10) })).bytes);
    expect(rounded(parts[0]?.solids[0]?.min ?? [])).toEqual([0, -20, -1.6]);
  });

  it("sets parts on their sides, as high and as long as they are", async () => {
    const parts = [
      stand("R_1206_3216Metric", "R1", 30, 20),
      stand("R_1206_3216Metric", "R2", 30, 25, 90),
      onBack(stand("R_1206_3216Metric", "R3", 20, 20)),
    ];
    const { bytes } = await stepOf(smallBoard(parts));
    const read = await readStep(bytes);
    const boxes = read.parts.slice(1).map(({ solids }) => {
      const lows = [0, 1, 2].map((axis) => Math.min(...solids.map(({ min }) => min[axis]!)));
      const highs = [0, 1, 2].map((axis) => Math.max(...solids.map(({ max }) => max[axis]!)));
      return [rounded(lows), rounded(highs)];
    });
    expect(boxes).toEqual([
      [
        [18.425, 9.2, 0],
        [21.575, 10.8, 0.65],
      ],
      [
        [19.2, 3.425, 0],
        [20.8, 6.575, 0.65],
      ],
      [
        [8.425, 9.2, -2.25],
        [11.575, 10.8, -1.6],
      ],
    ]);
    expect(
      read.parts
        .slice(1)
        .flatMap(({ solids }) => solids)
        .every(({ volume }) => volume > 0),
    ).toBe(true);
  });

  it("writes one product for parts of one body, and an occurrence for each, named by its reference", async () => {
    const parts = [stand("R_0603_1608Metric", "R1", 20, 20), stand("R_0603_1608Metric", "저항'2", 25, 20)];
    const text = new TextDecoder().decode((await stepOf(smallBoard(parts), "보드")).bytes);
    expect(text.match(/=PRODUCT\('[^']*','R_0603_1608Metric'/g)).toHaveLength(1);
    const occurrences = [...text.matchAll(/NEXT_ASSEMBLY_USAGE_OCCURRENCE\('\d+','((?:[^']|'')*)'/g)].map(
      ([, name]) => name,
    );
    expect(occurrences).toEqual(["Board", "R1", "\\X2\\C800D56D\\X0\\''2"]);
    expect((await readStep(new TextEncoder().encode(text))).name).toBe("보드");
  });

  it("is the same file for the same board", async () => {
    const board = smallBoard([stand("SOIC-8_3.9x4.9mm_P1.27mm", "U1", 25, 20)]);
    const [one, two] = [await stepOf(board), await stepOf(board)];
    expect(one.bytes).toEqual(two.bytes);
    expect(new TextDecoder().decode(one.bytes.subarray(0, 300))).toContain("'2026-01-02T03:04:05'");
  });

  it("cuts holes that run into the edge as chords and says so", async () => {
    const pad = stand("MountingHole_3.2mm_M3", "H2", 40, 20);
    const { bytes, notes } = await stepOf(smallBoard([pad]));
    const [board] = (await readStep(bytes)).parts[0]?.solids ?? [];
    expect(board?.volume).toBeCloseTo((SMALL_BOARD_AREA - (Math.PI * 1.6 ** 2) / 2) * 1.6, 0);
    expect(notes.map(({ message }) => message)).toEqual([
      "One line of the board runs into holes; its arcs are drawn as chords within 0.025 mm.",
    ]);
  });

  it("is refused without a thickness", async () => {
    const board = smallBoard();
    const flat = { ...board, stackup: { ...board.stackup, boardThickness: fromMm(0) } };
    expect(await writeStep(flat, { name: "flat", createdAt: CREATED })).toEqual({
      status: "refused",
      reasons: ["No 3D model: the board is 0 mm thick."],
    });
  });
});
