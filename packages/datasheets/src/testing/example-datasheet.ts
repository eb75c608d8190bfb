import type { DrawnLayout, DrawnPin } from "./draw-datasheet.ts";

const layout: DrawnLayout = {
  columns: ["number", "name", "type", "description"],
  headings: { number: "PIN", name: "NAME", type: "TYPE", description: "DESCRIPTION" },
  packages: [],
  ruled: true,
  align: "left",
  middle: false,
  rotation: 0,
  rowsOnPage: 9,
  repeatHeadings: true,
  prose: false,
  size: 9,
  beside: false,
  grouped: false,
};

const pins: readonly DrawnPin[] = [
  ["VIN", "P", "Supply voltage"],
  ["GND", "G", "Ground"],
  ["EN", "I", "Enable input, high for on"],
  ["NC", "-", "No connection"],
  ["FAULT", "OD", "Low while the part is too hot"],
  ["OUT", "O", "Output"],
].map(([name = "", type = "", description = ""], at) => ({ numbers: [String(at + 1)], name, type, description }));

/** A small part on one page. */
export const EXAMPLE = { layout, pins } as const;
