import { type Circuit, type Component, netNameRole } from "@tracewright/board";
import { compareNaturally } from "@tracewright/text";
import { listCircuitNets } from "./circuit-nets.ts";
import { type SpiceModel, spiceModelOf } from "./spice-model.ts";

export interface SpiceNetlist {
  readonly text: string;
  /** References of parts whose symbols carry no model; each is a comment in the text. */
  readonly withoutModel: readonly string[];
}

/**
 * A SPICE netlist of the parts whose symbols carry a model (`Sim.*` of KiCad 7 and later, `Spice_*` before), and of
 * resistors, capacitors and coils by their values. The net called ground is node 0. Libraries are included by the names that
 * the symbols give; they are not read.
 */
export function writeSpiceNetlist(circuit: Circuit): SpiceNetlist {
  const nodes = nodeNames(circuit);
  const parts = circuit.components.toSorted((a, b) => compareNaturally(a.reference, b.reference));
  const modelled = parts.map((part) => ({ part, model: spiceModelOf(part) }));
  const models = modelled.flatMap(({ part, model }) => (model && model !== "excluded" ? [{ part, model }] : []));
  const withoutModel = modelled.flatMap(({ part, model }) => (model ? [] : [part.reference]));
  const libraries = [...new Set(models.flatMap(({ model }) => (model.library ? [model.library] : [])))].sort();
  const lines = [
    `.title ${oneLine(circuit.title) || "Tracewright"}`,
    ...libraries.map((library) => `.include "${library}"`),
    ...withoutModel.map((reference) => `* ${reference}: no model`),
    ...models.map(({ part, model }) => line(part, model, nodes)),
    ".end",
  ];
  return { text: `${lines.join("\n")}\n`, withoutModel };
}

function line(part: Component, model: SpiceModel, nodes: ReadonlyMap<string, string>): string {
  const byNumber = new Map(part.pins.map((pin) => [pin.number, pin.net]));
  const name = part.reference.toUpperCase().startsWith(model.letter)
    ? part.reference
    : `${model.letter}${part.reference}`;
  const joined = model.pins.map((number, index) => {
    const net = byNumber.get(number);
    return (net && nodes.get(net)) ?? `NC_${part.reference}_${number || index + 1}`;
  });
  return [word(name), ...joined, oneLine(model.text)].join(" ");
}

/** Names that SPICE can read, each once: no blanks, commas, brackets or equals signs. */
function nodeNames(circuit: Circuit): ReadonlyMap<string, string> {
  const ids = new Map(circuit.nets.map(({ id, name }) => [name, id]));
  const taken = new Set<string>();
  const grounds = listCircuitNets(circuit).filter(({ name }) => netNameRole(name) === "ground");
  const ground = grounds.find(({ name }) => name === "0" || name.toUpperCase() === "GND") ?? grounds[0];
  return new Map(
    listCircuitNets(circuit).map(({ name }) => {
      if (name === ground?.name) return [ids.get(name) ?? "", "0"];
      const base = word(name);
      let free = base;
      for (let copy = 1; taken.has(free.toLowerCase()); copy += 1) free = `${base}_${copy}`;
      taken.add(free.toLowerCase());
      return [ids.get(name) ?? "", free];
    }),
  );
}

function word(text: string): string {
  const plain = text.replaceAll(/[\s,()[\]{}=;"']/g, "_");
  return plain === "" || plain === "0" ? `_${plain}` : plain;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
