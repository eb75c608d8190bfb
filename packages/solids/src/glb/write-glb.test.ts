import { padCenter } from "@tracewright/board";
import { fromMm, toMm } from "@tracewright/geometry";
import { validateBytes } from "gltf-validator";
import { describe, expect, it } from "vitest";
import { solderedLands } from "../body/soldered-land.ts";
import { meshVolume } from "../mesh/mesh.ts";
import { readGlb } from "../testing/read-glb.ts";
import { onBack, SMALL_BOARD_AREA, smallBoard, stand } from "../testing/small-board.ts";
import { writeGlb } from "./write-glb.ts";

const PARTS = [
  stand("R_0603_1608Metric", "R1", 20, 20),
  stand("R_0603_1608Metric", "R2", 25, 20, 90),
  onBack(stand("R_0603_1608Metric", "R3", 30, 20, 30)),
  stand("SOIC-8_3.9x4.9mm_P1.27mm", "U1", 34, 24),
  stand("PinHeader_1x04_P2.54mm_Vertical", "J1", 12, 13),
];

async function glbOf(board = smallBoard(PARTS)) {
  const made = await writeGlb(board, { name: "Small board" });
  if (made.status === "refused") throw new Error(made.reasons.join());
  return made;
}

describe("a board as GLB", () => {
  it("passes Khronos' validator without an error or a warning", async () => {
    const { bytes } = await glbOf();
    const { issues } = await validateBytes(bytes);
    expect(issues.messages).toEqual([]);
  });

  it("has a node for every layer and for every part, named by its reference", async () => {
    const glb = readGlb((await glbOf()).bytes);
    const of = (kind: string) => glb.nodes.filter(({ extras }) => extras?.kind === kind);
    expect(of("layer").map(({ extras }) => extras?.layer)).toEqual([
      "Edge.Cuts",
      "*.Cu",
      "F.Cu",
      "F.Mask",
      "F.SilkS",
      "B.Cu",
      "B.Mask",
      "B.SilkS",
    ]);
    expect(of("part").map(({ name }) => name)).toEqual(["R1", "R2", "R3", "U1", "J1"]);
    expect(of("part")[2]?.extras).toEqual({
      kind: "part",
      reference: "R3",
      value: "R3 value",
      package: "R_0603_1608Metric",
      side: "back",
      heightMm: 0.55,
    });
  });

  it("shares one mesh among parts of one body", async () => {
    const glb = readGlb((await glbOf()).bytes);
    const meshOf = (name: string) => glb.nodes.find((node) => node.name === name)?.mesh;
    expect(meshOf("R2")).toBe(meshOf("R1"));
    expect(meshOf("R3")).toBe(meshOf("R1"));
    expect(meshOf("U1")).not.toBe(meshOf("R1"));
  });

  it("sets parts where they stand: every land comes to lie over its pad, on either side, at any angle", async () => {
    const angles = [0, 90, 37];
    const parts = angles.flatMap((angle, index) => {
      const front = stand("SOT-23", `Q${index}`, 15 + index * 5, 20, angle);
      return [front, onBack(stand("SOT-23", `Q${index + 10}`, 15 + index * 5, 20, angle))];
    });
    const glb = readGlb((await glbOf(smallBoard(parts))).bytes);
    for (const part of parts) {
      const node = glb.nodes.find(({ name }) => name === part.reference);
      if (!node?.translation || !node.rotation) throw new Error(`${part.reference} stands nowhere`);
      expect(node.translation[2]).toBe(part.side === "front" ? 0.035 : -1.635);
      for (const [index, land] of solderedLands(part).entries()) {
        const [x, y, z] = turn(node.rotation, [land.center.x, land.center.y, 0]);
        const pad = padCenter(part, part.pads[index]!);
        expect(x + node.translation[0]).toBeCloseTo(toMm(pad.x) - 25, 5);
        expect(y + node.translation[1]).toBeCloseTo(20 - toMm(pad.y), 5);
        expect(z).toBeCloseTo(0, 9);
      }
      const [, , up] = turn(node.rotation, [0, 0, 1]);
      expect(up).toBeCloseTo(part.side === "front" ? 1 : -1, 9);
    }
  });

  it("sets a part of the front whose lands are on the back to the back, over its lands", async () => {
    const part = stand("SOT-23", "U9", 20, 20, 90);
    const pads = part.pads.map((pad) => ({ ...pad, layers: ["B.Cu", "B.Paste", "B.Mask"] as const }));
    const glb = readGlb((await glbOf(smallBoard([{ ...part, pads }]))).bytes);
    const node = glb.nodes.find(({ name }) => name === "U9");
    expect(node?.extras).toMatchObject({ side: "back" });
    expect(node?.translation?.[2]).toBe(-1.635);
    for (const [index, land] of solderedLands({ ...part, side: "back", pads }).entries()) {
      const [x, y] = turn(node!.rotation!, [land.center.x, land.center.y, 0]);
      const pad = padCenter(part, part.pads[index]!);
      expect(x + node!.translation![0]).toBeCloseTo(toMm(pad.x) - 25, 5);
      expect(y + node!.translation![1]).toBeCloseTo(20 - toMm(pad.y), 5);
    }
  });

  it("has a substrate with the volume of the board, cut-out and screw hole taken off", async () => {
    const glb = readGlb((await glbOf(smallBoard())).bytes);
    const [primitive] = glb.meshes.find(({ name }) => name === "Substrate")?.primitives ?? [];
    if (!primitive) throw new Error("no substrate");
    const volume = meshVolume({
      positions: glb.positions(primitive),
      normals: [],
      triangles: glb.triangles(primitive),
    });
    // Chords of 15 µm on the corners and of 25 µm in the hole.
    expect(volume).toBeCloseTo(SMALL_BOARD_AREA * 1.6, 0);
  });

  it("keeps clear of holes with copper, mask and silk", async () => {
    const glb = readGlb((await glbOf()).bytes);
    const isOverHole = (x: number, y: number) => Math.hypot(x - (15 - 25), y - (20 - 25)) < 1.5;
    for (const name of ["Copper front", "Solder mask front", "Silkscreen front", "Copper back", "Solder mask back"])
      for (const primitive of glb.meshes.find((mesh) => mesh.name === name)?.primitives ?? []) {
        const positions = glb.positions(primitive);
        const triangles = glb.triangles(primitive);
        for (let index = 0; index < triangles.length; index += 3) {
          const corners = [0, 1, 2].map((offset) => 3 * triangles[index + offset]!);
          const [x, y] = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + positions[corner + axis]! / 3, 0));
          expect(isOverHole(x!, y!)).toBe(false);
        }
      }
  });

  it("takes names from files as data", async () => {
    const name = '<img src=x>"\\\n가\u0000';
    const part = { ...stand("R_0603_1608Metric", name, 20, 20), value: "=1+1" };
    const { bytes } = await glbOf(smallBoard([part]));
    expect((await validateBytes(bytes)).issues.numErrors).toBe(0);
    expect(readGlb(bytes).nodes.find(({ extras }) => extras?.kind === "part")?.name).toBe(name);
  });

  it("says which heights are not known and what is not fitted", async () => {
    const off = stand("R_0603_1608Metric", "R9", 20, 20);
    const parts = [
      stand("LED_0603_1608Metric", "D1", 20, 20),
      { ...off, attributes: { ...off.attributes, doNotPopulate: true } },
    ];
    const { bytes, notes } = await glbOf(smallBoard(parts));
    expect(notes.map(({ message }) => message)).toEqual([
      "The height of 1 part is not known; it is shown as a grey stand-in: D1.",
      "1 part is marked as not fitted and left out: R9.",
    ]);
    expect(readGlb(bytes).nodes.map(({ name }) => name)).not.toContain("R9");
  });

  it("shows the parts that stand within a carrier of unknown height", async () => {
    const carrier = { ...stand("DIP-8_W7.62mm", "U9", 25, 20), library: "own:carrier" };
    const inside = [stand("R_0603_1608Metric", "R1", 24.5, 19), stand("R_0603_1608Metric", "R2", 25.5, 21)];
    const highest = async (parts: Parameters<typeof smallBoard>[0]) => {
      const glb = readGlb((await glbOf(smallBoard(parts))).bytes);
      const mesh = glb.meshes[glb.nodes.find(({ name }) => name === "U9")?.mesh ?? -1];
      const heights = mesh?.primitives.flatMap((primitive) =>
        [...glb.positions(primitive)].filter((_, at) => at % 3 === 2),
      );
      return Math.max(...(heights ?? []));
    };
    expect(await highest([carrier])).toBeGreaterThan(1.5);
    expect(await highest([carrier, ...inside])).toBeLessThan(0.55);
  });

  it("takes the colours that the stackup names", async () => {
    const board = smallBoard();
    const layers = [{ name: "F.Mask", kind: "solder-mask", color: "Red" }] as const;
    const { bytes } = await glbOf({ ...board, stackup: { ...board.stackup, layers } });
    const [red = 0, green = 1] = JSON.parse(JSON.stringify(readGlb(bytes).materials)).find(
      (material: { name: string }) => material.name === "solder mask",
    ).pbrMetallicRoughness.baseColorFactor;
    expect(red).toBeGreaterThan(4 * green);
  });

  it("is refused without a closed outline, naming the gap", async () => {
    const board = smallBoard();
    const open = { ...board, graphics: board.graphics.filter(({ id }) => id !== "top") };
    const made = await writeGlb(open, { name: "open" });
    expect(made.status === "refused" && made.reasons[0]).toMatch(/^No 3D model: the board outline is open between \(/);
    const none = await writeGlb({ ...board, graphics: [] }, { name: "none" });
    expect(none.status).toBe("refused");
    const flat = await writeGlb(
      { ...board, stackup: { ...board.stackup, boardThickness: fromMm(0) } },
      { name: "flat" },
    );
    expect(flat.status === "refused" && flat.reasons).toEqual(["No 3D model: the board is 0 mm thick."]);
  });
});

/** A vector turned by a unit quaternion. */
function turn(
  [qx, qy, qz, qw]: readonly [number, number, number, number],
  [x, y, z]: readonly [number, number, number],
): readonly [number, number, number] {
  const [tx, ty, tz] = [2 * (qy * z - qz * y), 2 * (qz * x - qx * z), 2 * (qx * y - qy * x)];
  return [x + qw * tx + qy * tz - qz * ty, y + qw * ty + qz * tx - qx * tz, z + qw * tz + qx * ty - qy * tx];
}
