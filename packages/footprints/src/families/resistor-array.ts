import { bodyAbout, type Land, type LandPattern } from "../pattern/land-pattern.ts";
import { dualRows } from "../pattern/pad-rows.ts";
import { type Family, tableFamily } from "./family.ts";

/**
 * Chip resistors in a row on one ceramic: Yageo YC and TC with convex or concave terminals, Bourns CAT16. Outer
 * terminals may be broader.
 */
interface Row {
  readonly count: number;
  readonly pitch: number;
  /** Where outer terminals stand farther out than the pitch says. */
  readonly end?: number;
  readonly at: number;
  readonly length: number;
  readonly outer: number;
  readonly inner: number;
  readonly body: readonly [width: number, height: number];
  readonly source: string;
}

const CAT16 = { pitch: 0.8, at: 0.76, length: 0.76, outer: 0.43, inner: 0.43, source: "Bourns CAT16" } as const;
const CONCAVE = { pitch: 0.8, at: 0.85, length: 0.9, outer: 0.4, inner: 0.4, source: "Yageo TC164" } as const;

const ARRAYS: Readonly<Record<string, Row>> = {
  R_Array_Convex_4x0402: {
    count: 4,
    pitch: 0.5,
    at: 0.5,
    length: 0.5,
    outer: 0.4,
    inner: 0.3,
    body: [1, 2],
    source: "Yageo YC124",
  },
  R_Array_Convex_4x0603: {
    count: 4,
    pitch: 0.8,
    at: 0.9,
    length: 0.8,
    outer: 0.5,
    inner: 0.4,
    body: [1.6, 3.2],
    source: "Yageo YC164",
  },
  R_Array_Convex_2x0402: {
    count: 2,
    pitch: 0.7,
    at: 0.5,
    length: 0.5,
    outer: 0.4,
    inner: 0.4,
    body: [1, 1.4],
    source: "Yageo YC102",
  },
  R_Array_Convex_2x0603: {
    count: 2,
    pitch: 1,
    at: 0.9,
    length: 0.8,
    outer: 0.5,
    inner: 0.5,
    body: [1.6, 1.6],
    source: "Yageo YC162",
  },
  R_Array_Convex_8x0602: {
    count: 8,
    pitch: 0.5,
    at: 0.9,
    length: 0.8,
    outer: 0.3,
    inner: 0.3,
    body: [1.6, 4],
    source: "Yageo YC248",
  },
  R_Array_Convex_4x1206: {
    count: 4,
    pitch: 1.32,
    end: 2,
    at: 1.5,
    length: 0.9,
    outer: 0.9,
    inner: 0.9,
    body: [3.2, 5.2],
    source: "Yageo YC324",
  },
  R_Array_Concave_2x0603: { ...CONCAVE, count: 2, body: [1.6, 1.6] },
  R_Array_Concave_4x0603: { ...CONCAVE, count: 4, body: [1.6, 3.2] },
  R_Array_Concave_4x0402: {
    count: 4,
    pitch: 0.5,
    at: 0.5,
    length: 0.5,
    outer: 0.32,
    inner: 0.32,
    body: [1, 2],
    source: "Yageo TC124",
  },
  "R_Cat16-2": { ...CAT16, count: 2, body: [1.6, 1.6] },
  "R_Cat16-4": { ...CAT16, count: 4, body: [1.6, 3.2] },
  "R_Cat16-8": { ...CAT16, count: 8, body: [1.6, 6.4] },
};

export const resistorArray: Family = tableFamily(ARRAYS, (name, row): LandPattern => {
  const { count, pitch, end, at, length, outer, inner, body, source } = row;
  const span = { outer: 2 * at + length, inner: 2 * at - length, breadth: inner };
  return {
    name,
    library: "Resistor_SMD",
    description: `${count} resistors in a row, terminals at ${pitch} mm`,
    source: `${source}, recommended layout`,
    mount: "smd",
    lands: dualRows(2 * count, pitch, span).map((land): Land => {
      const isOuter = [1, count, count + 1, 2 * count].includes(Number(land.pin));
      return isOuter ? { ...land, height: outer, y: end === undefined ? land.y : Math.sign(land.y) * end } : land;
    }),
    body: bodyAbout(...body),
    height: 0.7,
    courtyardExcess: 0.25,
    mark: "pin-1",
  };
});
