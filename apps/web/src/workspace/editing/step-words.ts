import type { TFunction } from "i18next";
import type { editing } from "../../i18n/en/editing.ts";

type StepName = keyof (typeof editing)["editing"]["step"];

const STEPS: ReadonlySet<string> = new Set<StepName>([
  "move",
  "reshape",
  "route",
  "delete",
  "cut",
  "paste",
  "duplicate",
  "rotate",
  "flip",
  "lock",
  "unlock",
  "align",
  "distribute",
  "fill",
  "unfill",
  "corner",
  "fillet",
  "chamfer",
  "properties",
  "replicate",
  "putBlock",
  "takeVersion",
  "zone",
  "keepout",
  "cut-out",
  "text",
  "image",
  "line",
  "polygon",
  "circle",
  "arc",
  "rectangle",
  "dimension",
  "hole",
  "via",
]);

/** What a step of the history is called. */
export function wordStep(t: TFunction, name: string): string {
  return t(`editing.step.${isStepName(name) ? name : "change"}`);
}

function isStepName(name: string): name is StepName {
  return STEPS.has(name);
}
