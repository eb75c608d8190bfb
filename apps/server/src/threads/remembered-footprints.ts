import type { Footprint } from "@tracewright/board";
import { type FootprintChoice, pinCount } from "@tracewright/footprints";
import type { RememberedFootprint } from "./messages/import-messages.ts";

/** Larger ones are chosen again in every project. */
const MAX_TEMPLATE_LENGTH = 100_000;

/** What was chosen for parts that name a footprint, once for each name and number of pins. */
export function rememberedOf(choices: readonly FootprintChoice[], files: readonly Footprint[]): RememberedFootprint[] {
  const inFiles = new Map(files.map((footprint) => [footprint.library, footprint]));
  const found = new Map<string, RememberedFootprint>();
  for (const { component, source, template } of choices) {
    const { footprint: wanted } = component;
    if (source !== "chosen" || !template || wanted === "" || wanted === template.library) continue;
    const own = inFiles.get(template.library);
    if (own && JSON.stringify(own).length > MAX_TEMPLATE_LENGTH) continue;
    const pins = pinCount(component);
    found.set(`${pins} ${wanted}`, { wanted, pins, footprint: template.library, template: own ?? null });
  }
  return [...found.values()];
}
