import { isGroundName } from "@tracewright/board";
import { presentSheet, presentSymbol, type SchematicShape, symbolsOf } from "../../wire/logic/present-logic.ts";
import type { LogicMember, LogicOfBlockAnswer } from "../messages/block-messages.ts";
import { unpackBlock } from "./draw-block.ts";

/** The schematic of a block as the specification's block logic: what stands on its sheets, by kind, in mil. */
export function logicOfBlock(document: Uint8Array): LogicOfBlockAnswer {
  const { circuit } = unpackBlock(document);
  const symbolOf = symbolsOf(circuit);
  const drawn = circuit.sheets.flatMap((sheet) => presentSheet(circuit, sheet));
  const of = (member: LogicMember) => drawn.filter((shape) => memberOf(shape) === member);
  const highest = (prefix: string) =>
    Math.max(
      0,
      ...circuit.components.map(({ reference }) =>
        Number(new RegExp(`^${prefix}(\\d{1,9})$`).exec(reference)?.[1] ?? 0),
      ),
    );
  return {
    maxIndexs: { R: highest("R"), L: highest("L"), C: highest("C"), D: highest("D") },
    wires: of("wires"),
    netPorts: of("netPorts"),
    netLabels: of("netLabels"),
    gnds: of("gnds"),
    vccs: of("vccs"),
    nc: of("nc"),
    junctions: of("junctions"),
    parts: circuit.components.map((component) => ({
      key: component.id,
      reference: component.reference,
      value: component.value,
      footprint: component.footprint,
      shapes: presentSymbol(symbolOf(component)),
    })),
  };
}

function memberOf(shape: SchematicShape): LogicMember | undefined {
  switch (shape.type) {
    case "Wire":
      return "wires";
    case "Port":
      return "netPorts";
    case "Junction":
      return "junctions";
    case "NoFlag":
      return "nc";
    case "NetLabel":
      return shape.scope !== "power" ? "netLabels" : isGroundName(String(shape.text)) ? "gnds" : "vccs";
    default:
      return undefined;
  }
}
