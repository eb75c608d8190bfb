import { documentIsSound } from "./p01-document.ts";
import { sheetMeansTheCircuit } from "./p02-sheet.ts";
import { circuitIsSound } from "./p03-electrical.ts";
import { layoutKeepsTheRules } from "./p05-design-rules.ts";
import { layoutTurns } from "./p08-poses.ts";
import { parametersHold } from "./p09-parameters.ts";
import { partsAreRight } from "./p11-parts.ts";
import { layoutComesBack } from "./p12-files.ts";
import { copperIsCoarse } from "./p13-copper.ts";
import type { Proof } from "./proof.ts";

/** What is proved of every block. */
export const PROOFS: Readonly<Record<string, Proof>> = {
  "document and sources": documentIsSound,
  "sheet and ports": sheetMeansTheCircuit,
  "electrical rules": circuitIsSound,
  "design rules, all nets joined": layoutKeepsTheRules,
  "turned and turned over": layoutTurns,
  "formulas and tolerances": parametersHold,
  "parts, pins and pads": partsAreRight,
  "written and read": layoutComesBack,
  "widths and gaps": copperIsCoarse,
};
