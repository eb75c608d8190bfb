/** What is chosen on the result page, and where: every view marks it, and all but that one bring it to sight. */
export interface ChosenParts {
  readonly references: ReadonlySet<string>;
  readonly from: "model" | "schematic" | "layout" | "bill" | "list" | undefined;
}

export const NOTHING_CHOSEN: ChosenParts = { references: new Set(), from: undefined };
