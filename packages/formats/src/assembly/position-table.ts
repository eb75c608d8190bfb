import type { PartPosition } from "@tracewright/assembly";
import { type Nm, toMm } from "@tracewright/geometry";
import type { AssemblyPreset } from "./assembly-preset.ts";
import { MOUNTS } from "./bill-table.ts";
import type { Table } from "./table.ts";

/**
 * The positions as a table, millimetres from the origin that the Gerber files have, y upwards as there. On the back x still
 * grows to the right as seen from the front, and the rotation is seen from behind.
 */
export function positionTable(positions: readonly PartPosition[], preset: AssemblyPreset): Table {
  return preset === "jlc"
    ? {
        name: "CPL",
        columns: ["Designator", "Mid X", "Mid Y", "Layer", "Rotation"],
        rows: positions.map(({ reference, position, side, rotation }) => [
          reference,
          millimetres(position.x),
          millimetres(-position.y),
          SIDES[side],
          degrees(rotation),
        ]),
      }
    : {
        name: "CPL",
        columns: ["Designator", "Value", "Footprint", "X (mm)", "Y (mm)", "Rotation (deg)", "Side", "Mount"],
        rows: positions.map(({ reference, value, footprintName, position, side, rotation, mount }) => [
          reference,
          value,
          footprintName,
          millimetres(position.x),
          millimetres(-position.y),
          degrees(rotation),
          SIDES[side],
          MOUNTS[mount],
        ]),
      };
}

const SIDES = { front: "Top", back: "Bottom" } as const;

/** Whole nanometres fit into six decimals; −0 is 0. */
function millimetres(length: Nm): number {
  return Number(toMm(length).toFixed(6)) + 0;
}

/** To a ten-thousandth, within [0, 360). */
function degrees(rotation: number): number {
  const rounded = Number(rotation.toFixed(4));
  return rounded === 360 ? 0 : rounded + 0;
}
