/**
 * How high parts are: what a field of the footprint or the symbol says, else what the standard of the package says. Of
 * all others it is not known, and nothing is made up.
 */
import type { Footprint } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { findStandard } from "../find-standard.ts";
import { heightFieldUnit, readHeight } from "./read-height.ts";

/** Greatest height above the board, and who says so. */
export type PartHeight =
  | { readonly from: "field"; readonly height: Nm; readonly field: string; readonly text: string }
  | { readonly from: "package"; readonly height: Nm; readonly name: string; readonly source: string };

/** `fields` are those of the part's symbol; the footprint's own count before them. */
export function partHeight(
  footprint: Footprint,
  fields: Readonly<Record<string, string>> = {},
): PartHeight | undefined {
  return heightInFields(footprint.properties) ?? heightInFields(fields) ?? heightOfPackage(footprint);
}

function heightInFields(fields: Readonly<Record<string, string>>): PartHeight | undefined {
  for (const [field, text] of Object.entries(fields)) {
    const unit = heightFieldUnit(field);
    const height = unit && readHeight(text, unit);
    if (height !== undefined) return { from: "field", height, field, text: text.trim() };
  }
  return undefined;
}

function heightOfPackage(footprint: Footprint): PartHeight | undefined {
  const standard = findStandard(footprint);
  if (standard?.height === undefined) return undefined;
  const { height, name, source } = standard;
  return { from: "package", height, name, source };
}
