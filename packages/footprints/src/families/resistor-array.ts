import { bodyAbout, type Land, type LandPattern } from "../pattern/land-pattern.ts";
import { dualRows } from "../pattern/pad-rows.ts";
import { type Family, tableFamily } from "./family.ts";

/** Four chip resistors on one ceramic with convex terminals: Yageo YC124 and YC164, lands by its recommended layout. Outer terminals are broader. */
interface Row {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
  readonly outer: number;
  readonly inner: number;
  readonly body: readonly [width: number, height: number];
  readonly source: string;
}

const ARRAYS: Readonly<Record<string, Row>> = {
  R_Array_Convex_4x0402: {
    pitch: 0.5,
    at: 0.5,
    length: 0.5,
    outer: 0.35,
    inner: 0.3,
    body: [1, 2],
    source: "Yageo YC124",
  },
  R_Array_Convex_4x0603: {
    pitch: 0.8,
    at: 0.9,
    length: 0.9,
    outer: 0.5,
    inner: 0.4,
    body: [1.6, 3.2],
    source: "Yageo YC164",
  },
};

export const resistorArray: Family = tableFamily(ARRAYS, (name, row): LandPattern => {
  const { pitch, at, length, outer, inner, body, source } = row;
  const span = { outer: 2 * at + length, inner: 2 * at - length, breadth: inner };
  return {
    name,
    library: "Resistor_SMD",
    description: `four resistors in a row, terminals at ${pitch} mm`,
    source: `${source}, recommended layout`,
    mount: "smd",
    lands: dualRows(8, pitch, span).map(
      (land): Land => (/^[1458]$/.test(land.pin) ? { ...land, height: outer } : land),
    ),
    body: bodyAbout(...body),
    height: 0.7,
    courtyardExcess: 0.25,
    mark: "pin-1",
  };
});
