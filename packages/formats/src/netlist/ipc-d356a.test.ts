import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isIpcD356, readIpcD356a } from "./read-ipc-d356a.ts";
import type { TestPoint } from "./test-netlist.ts";
import { writeIpcD356a } from "./write-ipc-d356a.ts";

const micrometres = (max: number, min = 0) => fc.integer({ min, max }).map((value) => value * 1_000 + 0);
const word = (maxLength: number) => fc.stringMatching(new RegExp(`^[A-Z0-9_+]{1,${maxLength}}$`));
const point: fc.Arbitrary<TestPoint> = fc.record(
  {
    kind: fc.constantFrom("through", "surface", "tooling"),
    net: fc.oneof(
      word(14),
      fc.constantFrom("N/C", "NNAME1", "/신호 1", "a\\u0041b", "/very/long/name/of/a/net", "A B"),
    ),
    component: word(6).filter((name) => name !== "VIA"),
    pin: word(4),
    isMidpoint: fc.boolean(),
    hole: fc.record({ diameter: micrometres(9_999), plated: fc.boolean() }),
    access: fc.integer({ min: 0, max: 32 }),
    position: fc.record({ x: micrometres(999_999, -999_999), y: micrometres(999_999, -999_999) }),
    width: micrometres(9_999),
    height: micrometres(9_999, 1),
    rotation: fc.integer({ min: 0, max: 359 }),
    covered: fc.record({ front: fc.boolean(), back: fc.boolean() }),
  },
  { requiredKeys: ["kind", "isMidpoint", "access", "position", "width", "rotation", "covered"] },
);

const PAD: TestPoint = {
  kind: "through",
  net: "GND",
  component: "U3",
  pin: "6",
  isMidpoint: false,
  hole: { diameter: 1_300_000, plated: true },
  access: 0,
  position: { x: 60_960_000, y: -39_370_000 },
  width: 1_800_000,
  height: 1_300_000,
  rotation: 90,
  covered: { front: false, back: false },
};

describe("IPC-D-356A", () => {
  it("reads back every point it writes, to the micrometre", () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 20 }), (points) => {
        const read = readIpcD356a(writeIpcD356a({ points }, { job: "Röhre" }));
        expect(read.diagnostics).toEqual([]);
        expect(read.points).toEqual(points);
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  it("puts every field into the columns of the standard", () => {
    const text = writeIpcD356a(
      { points: [PAD, { ...PAD, net: "/a long name of a net" }] },
      { job: "b", comments: ["hi"] },
    );
    expect(text).toBe(
      [
        "C  hi",
        "P  CODE 00",
        "P  JOB b",
        "P  UNITS CUST 1",
        "P  VER IPC-D-356A",
        "P  IMAGE PRIMARY",
        "P  NNAME1 /a long name of a net",
        "317GND              U3    -6    D1300PA00X+060960Y+039370X1800Y1300R090 S0",
        "317NNAME1           U3    -6    D1300PA00X+060960Y+039370X1800Y1300R090 S0",
        "999",
        "",
      ].join("\n"),
    );
    expect(isIpcD356(text)).toBe(true);
    expect(isIpcD356("G04 hi*\n%FSLAX46Y46*%\n")).toBe(false);
  });

  it("changes to inches where a board reaches beyond a metre", () => {
    const far = { ...PAD, position: { x: 1_270_000_000, y: 0 } };
    const text = writeIpcD356a({ points: [far] }, { job: "b" });
    expect(text).toContain("P  UNITS CUST 0");
    expect(readIpcD356a(text).points[0]?.position).toEqual({ x: 1_270_000_000, y: 0 });
  });

  it("reads records as other programs write them", () => {
    const text = [
      "P  JOB",
      "P  UNITS CUST 1",
      "327                 U4    -1         PA01X 074295Y 034925X0850Y0400R000 S0",
      "317                 M3    -1    D3175PA00X 045400Y 030400X0000          S0",
      "3173V3              VIA   -     D0711PA00X 005000Y-001000X1000Y0000",
      "378GND              not a point",
      "999",
    ];
    const { points, diagnostics } = readIpcD356a(text.join("\r\n"));
    expect(diagnostics).toEqual([]);
    expect(points.map(({ net, position, hole }) => [net, position.x, position.y, hole?.diameter])).toEqual([
      [undefined, 74_295_000, -34_925_000, undefined],
      [undefined, 45_400_000, -30_400_000, 3_175_000],
      ["3V3", 5_000_000, 1_000_000, 711_000],
    ]);
  });

  it("names the line of what it cannot read, and a file that was cut off", () => {
    const read = readIpcD356a("P  CODE 00\nP  UNITS CUST 7\n317GND\n555\n");
    expect(read.diagnostics.map(({ message }) => message)).toEqual([
      "line 2: the unit “CUST 7” is not known",
      "line 3: the columns of this test record are not those of IPC-D-356",
      "line 4: a record 555 is not known",
      "line 1: the file names no unit (P  UNITS)",
      "line 5: the file ends without 999: it may be cut off",
    ]);
  });

  it("answers any text with points or with remarks that name a line of it", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const whole = `P  UNITS CUST 1\n317${text}`;
        const { points, diagnostics } = readIpcD356a(whole);
        expect(points.length + diagnostics.length).toBeGreaterThan(0);
        for (const { line } of diagnostics) expect(line).toBeLessThanOrEqual(whole.split("\n").length);
      }),
      { seed: 2, numRuns: 200 },
    );
  });
});
