import type { Point } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Aperture, GerberImage, GerberObject, ObjectAttributes } from "./gerber-image.ts";
import { readGerber } from "./read-gerber.ts";
import { evaluate } from "./read-macro.ts";
import { writeGerber } from "./write-gerber.ts";

const HEAD = "%FSLAX46Y46*%\n%MOMM*%\n";
const length = fc.integer({ min: 1, max: 50_000_000 });
const coordinate = fc.integer({ min: -300_000_000, max: 300_000_000 });
const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate });
const ring = fc.array(point, { minLength: 3, maxLength: 12 });
const flag = { clear: fc.constant(true as const) };

const aperture: fc.Arbitrary<Aperture> = fc.oneof(
  fc.record({ kind: fc.constant("circle" as const), diameter: length }),
  fc.record({ kind: fc.constant("rect" as const), width: length, height: length }),
  fc.record({ kind: fc.constant("obround" as const), width: length, height: length }),
  fc.record({
    kind: fc.constant("polygon" as const),
    diameter: length,
    corners: fc.integer({ min: 3, max: 12 }),
    rotation: fc.integer({ min: -180, max: 180 }),
  }),
  fc.record({
    kind: fc.constant("macro" as const),
    parts: fc.array(
      fc.oneof(
        fc.record(
          { kind: fc.constant("circle" as const), center: point, diameter: length, ...flag },
          { requiredKeys: ["kind", "center", "diameter"] },
        ),
        fc.record({ kind: fc.constant("bar" as const), start: point, end: point, width: length }),
        fc.record({ kind: fc.constant("outline" as const), ring }),
      ),
      { minLength: 1, maxLength: 4 },
    ),
  }),
);
const arc = fc.record({ center: point, clockwise: fc.boolean() });
const name = fc.string({ unit: "binary", minLength: 1, maxLength: 8 });
const attributes: fc.Arbitrary<ObjectAttributes> = fc.oneof(
  fc.record({ function: fc.constant(["Conductor"]), net: name }),
  fc.record({ function: fc.constant(["SMDPad", "CuDef"]), net: name, component: name, pin: name }),
  fc.record({ component: name }),
);
const closed = fc
  .tuple(point, fc.array(fc.record({ end: point, arc }, { requiredKeys: ["end"] }), { minLength: 1, maxLength: 8 }))
  .map(([start, steps]) => ({ start, steps: [...steps, { end: start }] }));
const marks = { ...flag, attributes };
const object: fc.Arbitrary<GerberObject> = fc.oneof(
  fc.record(
    { kind: fc.constant("flash" as const), aperture, position: point, ...marks },
    { requiredKeys: ["kind", "aperture", "position"] },
  ),
  fc.record(
    { kind: fc.constant("stroke" as const), aperture, start: point, end: point, arc, ...marks },
    { requiredKeys: ["kind", "aperture", "start", "end"] },
  ),
  fc.record(
    { kind: fc.constant("region" as const), contours: fc.array(closed, { minLength: 1, maxLength: 3 }), ...marks },
    { requiredKeys: ["kind", "contours"] },
  ),
);

describe("Gerber", () => {
  it("reads back what it writes, object by object, with attributes as commands or as comments", () => {
    fc.assert(
      fc.property(
        fc.array(object, { maxLength: 12 }),
        fc.constantFrom("x2" as const, "comments" as const),
        (objects, attributesAs) => {
          const image: GerberImage = { attributes: new Map([["FileFunction", ["Copper", "L1", "Top"]]]), objects };
          const read = readGerber(writeGerber(image, { attributesAs }));
          expect(read.diagnostics).toEqual([]);
          expect(read.objects).toEqual(objects);
          expect(read.attributes.get("FileFunction")).toEqual(["Copper", "L1", "Top"]);
          expect(read.ended).toBe(true);
        },
      ),
      { seed: 7, numRuns: 300 },
    );
  });

  it("never throws on damaged text and always says that something is wrong with a cut file", () => {
    const whole = writeGerber(
      {
        attributes: new Map(),
        objects: [
          { kind: "flash", aperture: { kind: "circle", diameter: 1_000_000 }, position: { x: 5, y: 5 } },
          {
            kind: "region",
            contours: [{ start: { x: 0, y: 0 }, steps: [{ end: { x: 9, y: 0 } }, { end: { x: 0, y: 0 } }] }],
          },
        ],
      },
      { attributesAs: "x2" },
    );
    for (let cut = 0; cut < whole.trimEnd().length; cut++)
      expect(readGerber(whole.slice(0, cut)).diagnostics.length, `cut at ${cut}`).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii", maxLength: 60 }), fc.nat(whole.length), (noise, at) => {
        readGerber(whole.slice(0, at) + noise + whole.slice(at));
      }),
      { seed: 11, numRuns: 500 },
    );
  });

  it("names the line of an aperture nobody defined", () => {
    const read = readGerber(`${HEAD}D10*\nX0Y0D03*\nM02*\n`);
    expect(read.diagnostics[0]).toMatchObject({ code: "undefined-aperture", line: 3, severity: "error" });
    expect(read.objects).toEqual([]);
  });

  it("reads inches, omitted trailing zeros and modal coordinates", () => {
    const read = readGerber("%FSTAX23Y23*%%MOIN*%%ADD10C,0.01*%D10*X01Y015D02*X02D01*M02*");
    expect(read.diagnostics).toEqual([]);
    expect(read.objects[0]).toMatchObject({
      kind: "stroke",
      aperture: { kind: "circle", diameter: 254_000 },
      start: { x: 25_400_000, y: -38_100_000 },
      end: { x: 50_800_000, y: -38_100_000 },
    });
  });

  it("finds the centre of single-quadrant arcs", () => {
    const read = readGerber(`${HEAD}%ADD10C,0.1*%G74*D10*X1000000Y0D02*G03*X0Y1000000I1000000J0D01*M02*`);
    expect(read.objects[0]).toMatchObject({ arc: { center: { x: 0, y: 0 }, clockwise: false } });
  });

  it("draws macros with variables and arithmetic", () => {
    const text = `${HEAD}%AMBOX*$3=$1/2*21,1,$1,$2x2,$3,0,0*%%ADD10BOX,2X1*%D10*X0Y0D03*M02*`;
    const [flash] = readGerber(text).objects;
    expect(flash).toMatchObject({
      aperture: {
        parts: [
          {
            kind: "outline",
            ring: [
              { x: 0, y: 1_000_000 },
              { x: 2_000_000, y: 1_000_000 },
              { x: 2_000_000, y: -1_000_000 },
              { x: 0, y: -1_000_000 },
            ],
          },
        ],
      },
    });
  });

  it("computes macro arithmetic with the usual precedence", () => {
    const variables = new Map([[1, 3]]);
    expect(evaluate("1+2x$1", variables)).toBe(7);
    expect(evaluate("(1+2)x$1/9", variables)).toBe(1);
    expect(evaluate("-$1--1", variables)).toBe(-2);
    expect(evaluate("$9", variables)).toBe(0);
  });

  it("repeats a block in steps and refuses to repeat it beyond the limit", () => {
    const text = `${HEAD}%ADD10C,0.1*%%SRX3Y2I10J5*%D10*X0Y0D03*%SR*%M02*`;
    const read = readGerber(text);
    expect(read.objects.map((flash) => flash.kind === "flash" && flash.position)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: -5_000_000 },
      { x: 10_000_000, y: 0 },
      { x: 10_000_000, y: -5_000_000 },
      { x: 20_000_000, y: 0 },
      { x: 20_000_000, y: -5_000_000 },
    ]);
    const bomb = readGerber(text.replace("X3Y2", "X99999Y99999"), { maxObjects: 1000 });
    expect(bomb.objects.length).toBe(1000);
    expect(bomb.diagnostics.map((remark) => remark.code)).toContain("too-large");
  });

  it("says what it cannot read instead of drawing something else", () => {
    for (const command of ["%IPNEG*%", "%LMX*%", "%LR45*%", "%ABD12*%", "G91*", "%XX1*%"])
      expect(readGerber(`${HEAD}${command}M02*`).diagnostics, command).toHaveLength(1);
  });
});
