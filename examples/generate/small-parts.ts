/** Parts every design has many of: what they are and how they are drawn is said once. */
import type { DesignPart, DesignPin } from "./design.ts";
import { chip } from "./surface-mount-patterns.ts";

const TWO_PINS: readonly DesignPin[] = ["1", "2"].map((number) => ({ number, name: "~", type: "passive" }));

/** Reference, value, the nets of both pins, and where the part stands. */
export type SmallPart = readonly [
  reference: string,
  value: string,
  nets: readonly [string, string],
  sheet: DesignPart["sheet"],
  board: DesignPart["board"],
  label?: DesignPart["label"],
];

type ChipCode = Parameters<typeof chip>[1];

export const resistor = (code: ChipCode, part: SmallPart) => twoPins("resistor", "R", code, part);
export const capacitor = (code: ChipCode, part: SmallPart) => twoPins("capacitor", "C", code, part);
export const bead = (code: ChipCode, part: SmallPart) => twoPins("inductor", "L", code, part);

/** Its nets are those of cathode and anode. */
export function lamp(code: ChipCode, part: SmallPart): DesignPart {
  return {
    ...twoPins("led", "LED", code, part),
    pins: [
      { number: "1", name: "K", type: "passive" },
      { number: "2", name: "A", type: "passive" },
    ],
  };
}

function twoPins(
  symbol: "resistor" | "capacitor" | "inductor" | "led",
  kind: Parameters<typeof chip>[0],
  code: ChipCode,
  [reference, value, [one, two], sheet, board, label]: SmallPart,
): DesignPart {
  return {
    reference,
    value,
    symbol: { kind: symbol },
    pins: TWO_PINS,
    nets: { "1": one, "2": two },
    footprint: chip(kind, code),
    sheet,
    board,
    ...(label && { label }),
  };
}

/** A pin, its kind and its net; without a net it stays open on purpose. */
export type PinRow = readonly [number: string, name: string, type: DesignPin["type"], net?: string | undefined];

/** A part drawn as a box, pins in the order of `rows`. */
export function boxed(
  part: Pick<DesignPart, "reference" | "value" | "footprint" | "sheet" | "board" | "label">,
  { left, right }: { readonly left: readonly PinRow[]; readonly right: readonly PinRow[] },
): DesignPart {
  const rows = [...left, ...right];
  return {
    ...part,
    symbol: { kind: "box", left: left.map(([number]) => number), right: right.map(([number]) => number) },
    pins: rows.map(([number, name, type]) => ({ number, name, type })),
    nets: Object.fromEntries(rows.flatMap(([number, , , net]) => (net === undefined ? [] : [[number, net]]))),
  };
}

/** A push button between two nets. */
export function button(
  part: Omit<DesignPart, "symbol" | "pins" | "nets">,
  nets: readonly [string, string],
): DesignPart {
  return { ...part, symbol: { kind: "switch" }, pins: TWO_PINS, nets: { "1": nets[0], "2": nets[1] } };
}
