import type { Circuit } from "@tracewright/board";
import { writeCsv } from "../assembly/write-csv.ts";
import { listCircuitNets } from "./circuit-nets.ts";

/** A netlist as a table: a line a pin. */
export function writeCsvNetlist(circuit: Circuit): Uint8Array {
  return writeCsv({
    name: "Netlist",
    columns: ["Net", "Reference", "Pin", "Pin name", "Pin type", "Value"],
    rows: listCircuitNets(circuit).flatMap(({ name, nodes }) =>
      nodes.map(({ component, pin }) => [
        name,
        component.reference,
        pin.number,
        pin.name,
        pin.electricalType,
        component.value,
      ]),
    ),
  });
}
