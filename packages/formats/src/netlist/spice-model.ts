import { type Component, readValue } from "@tracewright/board";

/** What a part is in a simulation. */
export interface SpiceModel {
  /** First letter of its line. */
  readonly letter: string;
  /** Numbers of its pins in the order of the model's nodes. */
  readonly pins: readonly string[];
  /** What follows the nodes. */
  readonly text: string;
  readonly library?: string;
}

/** Letters of the devices that KiCad 7 and later name. */
const DEVICES: Readonly<Record<string, string>> = {
  R: "R",
  C: "C",
  L: "L",
  D: "D",
  NPN: "Q",
  PNP: "Q",
  NJFET: "J",
  PJFET: "J",
  NMOS: "M",
  PMOS: "M",
  NMES: "Z",
  PMES: "Z",
  V: "V",
  I: "I",
  SW: "S",
  TLINE: "T",
  SUBCKT: "X",
};

/** Sources by their kind, with their parameters in SPICE's order. */
const SOURCES: Readonly<Record<string, { readonly word: string; readonly order: readonly string[] }>> = {
  SIN: { word: "SIN", order: ["dc", "ampl", "f", "td", "theta", "phase"] },
  PULSE: { word: "PULSE", order: ["y1", "y2", "td", "tr", "tf", "tw", "per"] },
  EXP: { word: "EXP", order: ["y1", "y2", "td1", "tau1", "td2", "tau2"] },
};

const PASSIVE = /^([RCL])\d/;

/**
 * The model that a symbol carries; "excluded": the designer left the part out of simulations; undefined: nothing is said. A
 * resistor, capacitor or coil of two pins needs no more than its value.
 */
export function spiceModelOf(part: Component): SpiceModel | "excluded" | undefined {
  const { properties } = part;
  const field = (name: string) => (Object.hasOwn(properties, name) ? (properties[name] ?? "").trim() : "");
  const isOff = [field("Spice_Netlist_Enabled"), field("Sim.Enable")].some((value) => /^(n|no|0|false)$/i.test(value));
  if (isOff) return "excluded";
  return newerModel(part, field) ?? olderModel(part, field) ?? passiveModel(part);
}

type Field = (name: string) => string;

function newerModel(part: Component, field: Field): SpiceModel | undefined {
  const device = field("Sim.Device").toUpperCase();
  const library = field("Sim.Library");
  const name = field("Sim.Name");
  const parameters = parametersOf(field("Sim.Params"));
  const pins = pinOrder(part, field("Sim.Pins"));
  if (device === "SPICE") {
    const letter = (parameters.get("type") ?? "").toUpperCase();
    const text = parameters.get("model") ?? "";
    const file = parameters.get("lib") ?? "";
    return letter === "" ? undefined : { letter, pins, text, ...(file !== "" && { library: file }) };
  }
  if (device === "" && name === "") return undefined;
  const letter = Object.hasOwn(DEVICES, device) ? DEVICES[device] : name === "" ? undefined : "X";
  if (letter === undefined) return undefined;
  const base = { letter, pins, ...(library !== "" && { library }) };
  if (name !== "") return { ...base, text: [name, ...written(parameters)].join(" ") };
  if ("RCL".includes(letter)) return { ...base, text: parameters.get(letter.toLowerCase()) ?? part.value };
  if ("VI".includes(letter))
    return { ...base, text: sourceText(field("Sim.Type").toUpperCase(), { parameters, value: part.value }) };
  return { ...base, text: part.value };
}

function sourceText(
  type: string,
  { parameters, value }: { readonly parameters: ReadonlyMap<string, string>; readonly value: string },
): string {
  const source = Object.hasOwn(SOURCES, type) ? SOURCES[type] : undefined;
  const ac = parameters.get("ac");
  const tail = ac === undefined ? "" : ` AC ${ac}`;
  if (!source) return `DC ${parameters.get("dc") ?? parameters.get("y0") ?? value}${tail}`;
  const values = source.order.map((name) => parameters.get(name));
  const last = values.findLastIndex((one) => one !== undefined);
  return `${source.word}(${values
    .slice(0, last + 1)
    .map((one) => one ?? "0")
    .join(" ")})${tail}`;
}

/** `r=10k model="BC547"`. */
function parametersOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(/([\w.]+)\s*=\s*(?:"([^"]*)"|(\S+))/g)].map(([, name = "", quoted, plain = ""]) => [
      name.toLowerCase(),
      quoted ?? plain,
    ]),
  );
}

function written(parameters: ReadonlyMap<string, string>): string[] {
  return [...parameters].map(([name, value]) => `${name}=${value}`);
}

/** `1=C 2=B 3=E`: the order of the entries is that of the model's nodes. */
function pinOrder({ pins }: Component, text: string): readonly string[] {
  const listed = [...text.matchAll(/(\S+)=(\S+)/g)].map(([, number = ""]) => number);
  return listed.length > 0 ? listed : pins.map(({ number }) => number);
}

function olderModel(part: Component, field: Field): SpiceModel | undefined {
  const letter = field("Spice_Primitive").toUpperCase();
  if (letter === "") return undefined;
  const numbers = part.pins.map(({ number }) => number);
  // Places in the list of pins, counted from 1.
  const sequence = field("Spice_Node_Sequence")
    .split(/[\s,]+/)
    .filter((word) => word !== "")
    .map((word) => numbers[Number(word) - 1] ?? word);
  const library = field("Spice_Lib_File");
  return {
    letter,
    pins: sequence.length > 0 ? sequence : numbers,
    text: field("Spice_Model") || part.value,
    ...(library !== "" && { library }),
  };
}

function passiveModel({ reference, pins, value }: Component): SpiceModel | undefined {
  const [, letter] = PASSIVE.exec(reference) ?? [];
  const number = letter && pins.length === 2 ? readValue(value) : undefined;
  if (letter === undefined || number === undefined) return undefined;
  return { letter, pins: pins.map((pin) => pin.number), text: String(Number(number.toPrecision(12))) };
}
