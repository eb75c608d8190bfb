import { type Circuit, type Component, isGroundName, type Sheet } from "@tracewright/board";
import { presentSheet, presentSymbol, type SchematicShape, symbolsOf } from "./present-logic.ts";

export type LogicMember = "wires" | "netPorts" | "netLabels" | "gnds" | "vccs" | "nc" | "junctions" | "parts";

/** The drawing of a block as the specification has it: what stands on its sheets, by kind, in mil. */
export type BlockLogicDrawing = Readonly<Record<LogicMember, readonly unknown[]>> & {
  /** The highest number of references of each kind. */
  readonly maxIndexs: { readonly R: number; readonly L: number; readonly C: number; readonly D: number };
};

/** What is drawn on some sheets of a circuit. */
export function presentBlockLogic(
  circuit: Circuit,
  { sheets, components }: { readonly sheets: readonly Sheet[]; readonly components: readonly Component[] },
): BlockLogicDrawing {
  const symbolOf = symbolsOf(circuit);
  const drawn = sheets.flatMap((sheet) => presentSheet(circuit, sheet));
  const of = (member: LogicMember) => drawn.filter((shape) => memberOf(shape) === member);
  const highest = (prefix: string) =>
    Math.max(
      0,
      ...components.map(({ reference }) => Number(new RegExp(`^${prefix}(\\d{1,9})$`).exec(reference)?.[1] ?? 0)),
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
    parts: components.map((component) => ({
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
