import { canonicalJson, type Parsed, parseDocument, sha256 } from "@tracewright/board";
import { LOGIC_SCHEMA_VERSION, type Logic, logicSchema } from "../records/logic.ts";

/** A stored or uploaded logic, checked for its form. `checkLogic` judges whether its records agree. */
export function parseLogic(json: unknown): Parsed<Logic> {
  return parseDocument<Logic>(json, logicSchema.check, [], LOGIC_SCHEMA_VERSION);
}

/** SHA-256 of the canonical JSON, in hexadecimal. */
export function hashLogic(logic: Logic): string {
  return sha256(canonicalJson(logic));
}
