/**
 * How high parts are: what a field of the footprint or the symbol says, else what the standard of the package says. Of
 * all others it is not known, and nothing is made up.
 */
import type { Circuit, Footprint, HeightIntent, Nm } from "@tracewright/board";
import { findFootprint, lettersOf, standardNames } from "@tracewright/footprints";
import { heightFieldUnit, readHeight } from "./read-height.ts";
import type { Wiring } from "./wiring.ts";

/** Parts of one height for one reason make one intent. */
export function findHeights({ parts }: Wiring, circuit?: Circuit): HeightIntent[] {
  const fields = new Map(circuit?.components.map(({ reference, properties }) => [reference, properties]));
  const found = new Map<string, HeightIntent>();
  for (const { footprint } of parts) {
    const { reference } = footprint;
    if (reference === "") continue;
    const height =
      heightInFields(footprint, footprint.properties) ??
      heightInFields(footprint, fields.get(reference) ?? {}) ??
      heightOfPackage(footprint);
    if (!height) continue;
    const { parts: others = [] } = found.get(height.id) ?? {};
    if (!others.includes(reference)) found.set(height.id, { ...height, parts: [...others, reference] });
  }
  return [...found.values()];
}

function heightInFields(footprint: Footprint, fields: Readonly<Record<string, string>>): HeightIntent | undefined {
  for (const [field, text] of Object.entries(fields)) {
    const unit = heightFieldUnit(field);
    const height = unit && readHeight(text, unit);
    if (height === undefined) continue;
    const name = bareName(footprint);
    const reason = { code: "height-field", facts: { field, value: text.trim(), library: name } };
    return heightIntent(`height field ${height} ${name}`, height, reason);
  }
  return undefined;
}

/**
 * Private libraries draw what they like under any name; with the standard's pads it is the standard's package, and so it is
 * where the name is another way of writing the standard's.
 */
function heightOfPackage(footprint: Footprint): HeightIntent | undefined {
  const { library, reference } = footprint;
  const standard = [library, ...standardNames(library, lettersOf(reference))]
    .map((name) => findFootprint(name))
    .find((found) => found && padNumbers(found.footprint) === padNumbers(footprint));
  if (standard?.height === undefined) return undefined;
  const reason = { code: "height-package", facts: { library: standard.name, source: standard.source } };
  return heightIntent(`height package ${standard.name}`, standard.height, reason);
}

function heightIntent(id: string, height: Nm, reason: HeightIntent["reason"]): HeightIntent {
  return { id, kind: "height", origin: "circuit", parts: [], height, reason };
}

function padNumbers({ pads }: Footprint): string {
  return [...new Set(pads.map(({ number }) => number).filter(Boolean))].sort().join();
}

function bareName({ library }: Footprint): string {
  return library.slice(library.lastIndexOf(":") + 1);
}
