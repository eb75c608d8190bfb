import type { Circuit } from "@tracewright/board";
import { readKicadSchematic, writeKicadSchematic } from "@tracewright/formats";
import type { Proof } from "./proof.ts";

/** The sheet, written and read again, means the circuit; its hierarchical labels are the ports, one each. */
export const sheetMeansTheCircuit: Proof = ({ document: { circuit, ports } }) => {
  const written = writeKicadSchematic(circuit);
  const { circuit: read, diagnostics } = readKicadSchematic(written.files);
  if (!read) return diagnostics.map(({ message }) => message);
  const labels = circuit.sheets
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.kind === "label" && item.scope === "hierarchical" ? [item.label.text] : []));
  const wanted = ports.map(({ net }) => net);
  const [meant, drawn] = [joins(circuit), joins(read)];
  return [
    ...written.lost.map(({ message }) => message),
    ...wanted.filter((net) => !labels.includes(net)).map((net) => `port ${net} has no label on the sheet`),
    ...labels
      .filter((label, at) => !wanted.includes(label) || labels.indexOf(label) < at)
      .map((label) => `label ${label} is not a port, or appears twice`),
    ...meant.filter((join) => !drawn.includes(join)).map((join) => `the sheet does not join ${join}`),
    ...drawn.filter((join) => !meant.includes(join)).map((join) => `the sheet joins ${join}`),
    ...typeProblems(circuit, read),
  ];
};

/** The pins of each net, by reference and number; pins that are to stay open are none. */
function joins({ components }: Circuit): string[] {
  const pins = components.flatMap(({ reference, pins }) =>
    pins.flatMap(({ number, net, noConnect }) =>
      net === undefined || noConnect ? [] : [{ net, name: `${reference}.${number}` }],
    ),
  );
  return [...Map.groupBy(pins, ({ net }) => net).values()]
    .map((of) =>
      of
        .map(({ name }) => name)
        .sort()
        .join(" "),
    )
    .sort();
}

function typeProblems(circuit: Circuit, read: Circuit): string[] {
  const types = ({ components }: Circuit) =>
    new Map(
      components.flatMap(({ reference, pins }) =>
        pins.map((pin) => [`${reference}.${pin.number}`, pin.electricalType]),
      ),
    );
  const drawn = types(read);
  return [...types(circuit)]
    .filter(([pin, type]) => drawn.get(pin) !== type)
    .map(([pin, type]) => `${pin} is ${drawn.get(pin)} on the sheet, not ${type}`);
}
