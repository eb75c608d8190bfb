import { type BlockLogicDrawing, presentBlockLogic } from "../../wire/logic/present-block-logic.ts";
import { unpackBlock } from "./draw-block.ts";

/** The schematic of a block. */
export function logicOfBlock(document: Uint8Array): BlockLogicDrawing {
  const { circuit } = unpackBlock(document);
  return presentBlockLogic(circuit, circuit);
}
