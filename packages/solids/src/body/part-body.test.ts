import { type Footprint, itemId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { at, onBack, stand } from "../testing/small-board.ts";
import { type BodyRequest, type PartBody, partBody } from "./part-body.ts";
import { inSpace } from "./prism.ts";
import { profileCorners } from "./profile.ts";

const REQUEST = { boardThickness: fromMm(1.6) };

function bodyOf(name: string, reference: string, request: Partial<Parameters<typeof partBody>[1]> = {}): PartBody {
  const body = partBody(stand(name, reference, 0, 0), { ...REQUEST, ...request });
  if (!body) throw new Error(`${name} has no body`);
  return body;
}

/** Box about a body, in micrometres. */
function boxOf({ prisms }: PartBody): number[] {
  const places = prisms.flatMap(({ axis, outer, from, to }) =>
    profileCorners(outer, 0.001).flatMap((corner) => [inSpace(axis, corner, from), inSpace(axis, corner, to)]),
  );
  const [x, y, z] = [0, 1, 2].map((axis) => places.map((place) => place[axis]!)) as [number[], number[], number[]];
  return [Math.min(...x), Math.min(...y), Math.min(...z), Math.max(...x), Math.max(...y), Math.max(...z)].map((mm) =>
    Math.round(mm * 1000),
  );
}

describe("the body of a part", () => {
  it("of a chip is as long, wide and high as its standard says", () => {
    expect(boxOf(bodyOf("R_0603_1608Metric", "R1"))).toEqual([-800, -400, 0, 800, 400, 550]);
    expect(boxOf(bodyOf("C_0805_2012Metric", "C1"))).toEqual([-1000, -625, 0, 1000, 625, 1450]);
  });

  it("stands on its pads with all leads, and none sinks into the board", () => {
    for (const name of [
      "SOIC-8_3.9x4.9mm_P1.27mm",
      "SOT-23",
      "LQFP-48_7x7mm_P0.5mm",
      "QFN-32-1EP_5x5mm_P0.5mm_EP3.1x3.1mm",
      "D_SMA",
    ]) {
      const body = bodyOf(name, "U1");
      const [minX = 0, minY = 0, minZ = 0, maxX = 0, maxY = 0] = boxOf(body);
      expect(`${name} ${minZ}`).toBe(`${name} 0`);
      const pads = stand(name, "U1", 0, 0).pads.filter(({ number }) => number !== "");
      const reach = Math.max(...pads.map(({ position }) => Math.abs(position.x))) / 1000;
      expect(maxX).toBeGreaterThanOrEqual(Math.min(reach, 400));
      expect(Math.abs(maxX + minX)).toBeLessThanOrEqual(1);
      expect(Math.abs(maxY + minY)).toBeLessThan(3000);
    }
  });

  it("with leads through the board reaches a millimetre beyond it", () => {
    const [, , minZ] = boxOf(bodyOf("DIP-8_W7.62mm", "U1"));
    expect(minZ).toBe(-2600);
    expect(boxOf(bodyOf("DIP-8_W7.62mm", "U1", { boardThickness: fromMm(0.8) }))[2]).toBe(-1800);
  });

  it("is as high as a person says, before what fields and standards say", () => {
    const named = stand("R_0603_1608Metric", "R1", 0, 0);
    const withField = { ...named, properties: { Height: "0.7 mm" } };
    expect(partBody(withField, REQUEST)?.height).toBe(fromMm(0.7));
    expect(partBody(withField, { ...REQUEST, height: fromMm(0.9) })?.height).toBe(fromMm(0.9));
    expect(partBody(named, { ...REQUEST, fields: { height: "0.8 mm" } })?.height).toBe(fromMm(0.8));
    expect(partBody(named, REQUEST)?.height).toBe(fromMm(0.55));
  });

  it("of unknown height is a grey stand-in as high as it is narrow, and says that it is none", () => {
    const body = bodyOf("LED_0805_2012Metric", "D1");
    expect(body.height).toBeUndefined();
    expect(boxOf(body)[5]).toBe(1250);
    expect(body.prisms.map(({ material }) => material)).toContain("unknown");
    expect(
      bodyOf("LED_0805_2012Metric", "D1", { height: fromMm(0.8) }).prisms.map(({ material }) => material),
    ).toContain("lens");
  });

  it("is the same on the back as on the front", () => {
    for (const name of ["SOIC-8_3.9x4.9mm_P1.27mm", "TO-220-3_Vertical", "PinHeader_2x03_P2.54mm_Vertical"]) {
      const front = stand(name, "U1", 12, 7, 30);
      expect(partBody(onBack(front), REQUEST)).toEqual(partBody(front, REQUEST));
    }
  });

  it("of a private footprint with the standard's name and its pads a quarter turned is turned, too", () => {
    const turned = stand("R_1206_3216Metric", "R1", 0, 0);
    const pads = turned.pads.map((pad) => ({
      ...pad,
      position: { x: pad.position.y, y: -pad.position.x },
      rotation: 90,
    }));
    const [minX, minY, , maxX, maxY] = boxOf(partBody({ ...turned, pads }, REQUEST)!);
    expect([minX, minY, maxX, maxY]).toEqual([-800, -1575, 800, 1575]);
  });

  it("of no standard is what its Fab drawing encloses", () => {
    const part = { ...stand("R_1206_3216Metric", "Q7", 0, 0), library: "own:thing", properties: { Height: "2 mm" } };
    const { prisms, height } = partBody(part, REQUEST)!;
    expect(height).toBe(fromMm(2));
    expect(boxOf({ prisms: prisms.slice(0, 1), height })).toEqual([-1575, -800, 100, 1575, 800, 2000]);
  });

  it("is absent for screw holes, fiducials, test pads and what is neither bought nor placed", () => {
    for (const [name, reference] of [
      ["MountingHole_3.2mm_M3", "H1"],
      ["Fiducial_1mm_Mask2mm", "FID1"],
      ["TestPoint_Pad_D1.0mm", "TP1"],
    ] as const)
      expect(partBody(stand(name, reference, 0, 0), REQUEST)).toBeUndefined();
    const part = stand("R_0603_1608Metric", "ANT1", 0, 0);
    const attributes = { ...part.attributes, excludeFromBom: true, excludeFromPositionFiles: true };
    expect(partBody({ ...part, attributes }, REQUEST)).toBeUndefined();
  });

  it("is absent for a lone wide hole, however it is called, unless its height is known", () => {
    const pin = { ...stand("PinHeader_1x01_P2.54mm_Vertical", "J4", 0, 0), library: "own:HOLE126MIL" };
    expect(partBody(pin, REQUEST)).toBeDefined();
    const size = { width: fromMm(3.2), height: fromMm(3.2) };
    const hole = { ...pin, pads: pin.pads.map((pad) => ({ ...pad, size, drill: { ...pad.drill!, size } })) };
    expect(partBody(hole, REQUEST)).toBeUndefined();
    expect(partBody(hole, { ...REQUEST, height: fromMm(20) })?.height).toBe(fromMm(20));
  });

  it("is there for a socket of one wide hole, whose Fab drawing has it", () => {
    const pin = { ...stand("PinHeader_1x01_P2.54mm_Vertical", "J4", 0, 0), library: "own:Banana_Jack_1Pin" };
    const size = { width: fromMm(6), height: fromMm(6) };
    const pads = pin.pads.map((pad) => ({ ...pad, size, drill: { ...pad.drill!, size } }));
    const body = { kind: "circle", center: at(0, 0), radius: fromMm(5) } as const;
    const stroke = { width: fromMm(0.1), style: "solid" } as const;
    const graphics = [{ id: itemId("fab"), layer: "F.Fab" as const, shape: body, stroke, filled: false }];
    const jack = partBody({ ...pin, pads, graphics }, REQUEST);
    expect(jack?.height).toBeUndefined();
    expect(boxOf(jack!).map((um) => Math.round(um / 100))).toMatchObject([-50, -50, expect.any(Number), 50, 50, 20]);
  });

  it("of a connector is there, though its name tells of mounting holes", () => {
    const name = "own:DSUB-9_Female_Horizontal_MountingHolesOffset9.12mm";
    expect(partBody({ ...stand("DIP-8_W7.62mm", "J1", 0, 0), library: name }, REQUEST)).toBeDefined();
  });

  it("of a known package is there without paste, too, which solder jumpers lack", () => {
    const part = stand("R_0603_1608Metric", "R1", 0, 0);
    const pads = part.pads.map((pad) => ({ ...pad, layers: ["F.Cu", "F.Mask"] as const }));
    expect(boxOf(partBody({ ...part, pads }, REQUEST)!)).toEqual(boxOf(bodyOf("R_0603_1608Metric", "R1")));
    const jumper = { ...part, pads, library: "own:jumper", reference: "JP1" };
    expect(partBody(jumper, REQUEST)).toBeUndefined();
    const model = { path: "holder.step", offsetMm: [0, 0, 0], scale: [1, 1, 1], rotation: [0, 0, 0] } as const;
    expect(partBody({ ...jumper, library: "own:holder", reference: "BT1", models: [model] }, REQUEST)).toBeDefined();
  });

  it("takes in its pads where only its antenna is drawn", () => {
    const soic = stand("SOIC-8_3.9x4.9mm_P1.27mm", "U1", 0, 0);
    const line = (x1: number, y1: number, x2: number, y2: number): Footprint["graphics"][number] => ({
      id: itemId(`${x1} ${y1} ${x2} ${y2}`),
      layer: "F.Fab",
      shape: { kind: "line", start: at(x1, y1), end: at(x2, y2) },
      stroke: { width: fromMm(0.1), style: "solid" },
      filled: false,
    });
    const antenna = [line(-3, -4, 3, -4), line(-3, -8, -3, -4), line(3, -8, 3, -4)];
    const body = partBody({ ...soic, library: "own:module", graphics: antenna }, REQUEST);
    const [minX = 0, minY = 0, , maxX = 0, maxY = 0] = boxOf(body!);
    expect([maxY, minX < -3000, maxX > 3000]).toEqual([8000, true, true]);
    expect(minY).toBeLessThan(-1900);
  });

  it("does not bury what stands within it while nobody knows how high it is", () => {
    const carrier = { ...stand("DIP-8_W7.62mm", "U1", 0, 0), library: "own:carrier" };
    const heights = (request: Partial<BodyRequest>) => boxOf(partBody(carrier, { ...REQUEST, ...request })!)[5];
    expect(heights({})).toBe(2000);
    expect(heights({ surroundsOthers: true })).toBeLessThan(500);
    // The mark of pin 1 lies on it.
    expect(heights({ surroundsOthers: true, height: fromMm(4) })).toBe(4010);
  });
});
