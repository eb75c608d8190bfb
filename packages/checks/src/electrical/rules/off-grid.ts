import type { Point } from "@tracewright/geometry";
import { describeItem } from "../describe-item.ts";
import type { ElectricalItem, FoundElectrical } from "../electrical-finding.ts";
import type { ElectricalRule } from "../electrical-rule.ts";

/** KiCad's grid for connections: 50 mil. */
const USUAL_GRID = 1_270_000;
/** Schematics keep places to 100 nm. */
const TOLERANCE = 100;

/** Pins and ends of wires off the grid seldom meet what they seem to meet. One finding a sheet. */
export const endpointOffGrid: ElectricalRule = {
  id: "endpoint_off_grid",
  severity: "ignore",
  find: ({ circuit, graph }) => {
    const grid = circuit.electricalRules?.grid ?? USUAL_GRID;
    const files = new Set<string>();
    return graph.sheets.flatMap(({ sheet, pins, wires }): FoundElectrical[] => {
      // A sheet that is used twice is drawn once.
      if (files.has(sheet.fileName)) return [];
      files.add(sheet.fileName);
      const symbols = new Set<string>();
      const off = pins.filter(({ place, id }) => {
        if (isOn(grid, place) || symbols.has(id)) return false;
        symbols.add(id);
        return true;
      });
      const ends = wires.flatMap((wire): ElectricalItem[] => {
        const end = [wire.points[0], wire.points.at(-1)].find((point) => point && !isOn(grid, point));
        return end ? [{ ...describeItem(wire), position: end }] : [];
      });
      const [first, ...more] = [...off.map(describeItem), ...ends];
      if (!first) return [];
      const facts = { grid: `${grid / 1e6} mm`, place: sheet.path, count: more.length + 1 };
      return [{ about: sheet.path, message: { kind: "off-grid", facts }, items: [first, ...more], nets: [] }];
    });
  },
};

function isOn(grid: number, { x, y }: Point): boolean {
  return [x, y].every((value) => {
    const rest = Math.abs(value) % grid;
    return rest <= TOLERANCE || grid - rest <= TOLERANCE;
  });
}
