/** How high parts are, as far as fields and standards say it. */
import type { Circuit, Footprint, HeightIntent, Wiring } from "@tracewright/board";
import { partHeight } from "@tracewright/footprints";
import type { Nm } from "@tracewright/geometry";

/** Parts of one height for one reason make one intent. */
export function findHeights({ parts }: Wiring, circuit?: Circuit): HeightIntent[] {
  const fields = new Map(circuit?.components.map(({ reference, properties }) => [reference, properties]));
  const found = new Map<string, HeightIntent>();
  for (const { footprint } of parts) {
    const { reference } = footprint;
    if (reference === "") continue;
    const height = heightOf(footprint, fields.get(reference));
    if (!height) continue;
    const { parts: others = [] } = found.get(height.id) ?? {};
    if (!others.includes(reference)) found.set(height.id, { ...height, parts: [...others, reference] });
  }
  return [...found.values()];
}

function heightOf(footprint: Footprint, fields?: Readonly<Record<string, string>>): HeightIntent | undefined {
  const found = partHeight(footprint, fields);
  if (found?.from === "package") {
    const { height, name, source } = found;
    const reason = { code: "height-package", facts: { library: name, source } };
    return heightIntent(`height package ${name}`, height, reason);
  }
  if (!found) return undefined;
  const { height, field, text } = found;
  const name = bareName(footprint);
  const reason = { code: "height-field", facts: { field, value: text, library: name } };
  return heightIntent(`height field ${height} ${name}`, height, reason);
}

function heightIntent(id: string, height: Nm, reason: HeightIntent["reason"]): HeightIntent {
  return { id, kind: "height", origin: "circuit", parts: [], height, reason };
}

function bareName({ library }: Footprint): string {
  return library.slice(library.lastIndexOf(":") + 1);
}
