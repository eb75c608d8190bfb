import type { ComponentPin } from "@tracewright/board";
import type { Proof } from "./proof.ts";

type Kind = ComponentPin["electricalType"];
const DRIVES: ReadonlySet<Kind> = new Set<Kind>(["output", "power-out"]);
const MAY_DRIVE: ReadonlySet<Kind> = new Set<Kind>([
  "output",
  "power-out",
  "bidirectional",
  "tri-state",
  "open-collector",
  "open-emitter",
]);

/** The electrical rules of schematics: one driver a net, supplies driven, no input in the air, no pin forgotten. */
export const circuitIsSound: Proof = ({ document: { circuit, ports } }) => {
  const portNets = new Set(ports.map(({ net }) => net));
  const pins = circuit.components.flatMap(({ reference, pins }) =>
    pins.map((pin) => ({ name: `${reference} ${pin.number} ${pin.name}`, pin })),
  );
  const forgotten = pins.filter(
    ({ pin }) =>
      pin.net === undefined &&
      pin.electricalType !== "no-connect" &&
      ["input", "power-in"].includes(pin.electricalType),
  );
  const misused = pins.filter(({ pin }) => pin.net !== undefined && pin.electricalType === "no-connect");
  return [
    ...forgotten.map(({ name, pin }) => `${name}: an open ${pin.electricalType} pin`),
    ...misused.map(({ name }) => `${name}: joined, and is to stay open`),
    ...circuit.nets.flatMap(({ id, name }) => {
      const on = pins.filter(({ pin }) => pin.net === id);
      const kinds = on.map(({ pin }) => pin.electricalType);
      const isPort = portNets.has(name);
      const hasPassive = kinds.includes("passive");
      return [
        ...(on.length < 2 && !isPort ? [`net ${name} joins nothing`] : []),
        ...(kinds.filter((kind) => DRIVES.has(kind)).length > 1 && !sameChip(on)
          ? [`net ${name} has several drivers`]
          : []),
        ...(kinds.includes("power-in") && !kinds.includes("power-out") && !isPort && !hasPassive
          ? [`net ${name}: nothing supplies it`]
          : []),
        ...(kinds.includes("input") && !kinds.some((kind) => MAY_DRIVE.has(kind)) && !isPort && !hasPassive
          ? [`net ${name}: nothing drives its inputs`]
          : []),
      ];
    }),
  ];
};

/** Several pins of one part that carry one output. */
function sameChip(pins: readonly { readonly name: string; readonly pin: ComponentPin }[]): boolean {
  return (
    new Set(pins.filter(({ pin }) => DRIVES.has(pin.electricalType)).map(({ name }) => name.split(" ")[0])).size === 1
  );
}
