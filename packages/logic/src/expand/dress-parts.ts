import type { BlockDocument } from "@tracewright/blocks";
import { type Component, type Footprint, renamePart } from "@tracewright/board";
import type { Use } from "../records/logic.ts";
import { BOUGHT_FIELDS } from "./part-choices.ts";

/** Parts of a use as the schematic has them: values, fields, whether they are fitted, and the symbol that they stand for. */
export class PartDresser {
  readonly #components: ReadonlyMap<string, Component>;

  /** `components` of the whole schematic: references are unique in it. */
  constructor(components: readonly Component[]) {
    this.#components = new Map(components.map((component) => [component.reference, component]));
  }

  dress(part: Footprint, { name }: Pick<Use, "name">): Footprint {
    const component = this.#components.get(part.reference);
    if (!component) return part;
    const { value, properties, symbolPath, doNotPopulate } = component;
    const own = Object.entries(part.properties).filter(([field]) => !BOUGHT_FIELDS.has(field));
    return {
      ...renamePart(part, "value", value),
      properties: { ...Object.fromEntries(own), ...properties },
      attributes: { ...part.attributes, doNotPopulate },
      symbolPath,
      sheetName: name,
    };
  }
}

export function hasLayout({ board, layout }: BlockDocument): boolean {
  return board !== undefined && layout !== undefined;
}
