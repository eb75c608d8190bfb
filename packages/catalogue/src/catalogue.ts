import type { CataloguePart } from "./catalogue-part.ts";
import { AMPLIFIERS } from "./data/amplifiers.ts";
import { CIRCUITS } from "./data/circuits.ts";
import { LOGIC } from "./data/logic.ts";
import { MICROCONTROLLERS } from "./data/microcontrollers.ts";
import { REGULATORS } from "./data/regulators.ts";
import { DIODES, TRANSISTORS } from "./data/semiconductors.ts";
import { SUPERVISORS } from "./data/supervisors.ts";

/** All parts that are known by their makers' numbers. */
export const CATALOGUE: readonly CataloguePart[] = [
  ...LOGIC,
  ...AMPLIFIERS,
  ...REGULATORS,
  ...TRANSISTORS,
  ...DIODES,
  ...CIRCUITS,
  ...SUPERVISORS,
  ...MICROCONTROLLERS,
];
