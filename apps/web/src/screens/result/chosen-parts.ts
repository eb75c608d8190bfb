import type { Circuit, ComponentId } from "@tracewright/board";

/** What is chosen on the result page, and where: every view marks it, and all but that one bring it to sight. */
export interface ChosenParts {
  readonly references: ReadonlySet<string>;
  readonly from: "model" | "schematic" | "layout" | "bill" | "list" | undefined;
}

export const NOTHING_CHOSEN: ChosenParts = { references: new Set(), from: undefined };

/** The parts of a schematic that are called so. */
export function componentsOf(circuit: Circuit | undefined, references: ReadonlySet<string>): ReadonlySet<ComponentId> {
  return new Set(circuit?.components.filter(({ reference }) => references.has(reference)).map(({ id }) => id));
}

/** What a part of a schematic is called. */
export function referencesOf(circuit: Circuit | undefined, component: ComponentId): readonly string[] {
  return circuit?.components.filter(({ id }) => id === component).map(({ reference }) => reference) ?? [];
}
