import type { NamedPin, PinName, PinsByReference } from "@tracewright/board";
import { shownName } from "@tracewright/text";

/** An entry of a list in which a pin is chosen. */
export interface PinOption {
  readonly value: string;
  readonly label: string;
}

/** What a pin is chosen by: "U3 14 VDD · +3V3". */
export function pinOption({ reference, pad, name, net }: NamedPin): PinOption {
  const label = [`${reference} ${pad}`, name].filter(Boolean).join(" ");
  return { value: spellPin({ reference, pad }), label: net === undefined ? label : `${label} · ${shownName(net)}` };
}

/** The pins on the net of what is to be near come first: a capacitor serves a pin of its supply. */
export function targetOptions(
  from: string | null,
  pins: PinsByReference,
  connected: readonly NamedPin[],
  words: { readonly onNet: (net: string) => string; readonly others: string },
): (PinOption | { readonly group: string; readonly items: PinOption[] })[] {
  const own = from === null ? undefined : pinOf(from, pins);
  const others = connected.filter(({ reference }) => reference !== own?.reference);
  if (own?.net === undefined) return others.map(pinOption);
  return [
    { group: words.onNet(shownName(own.net)), items: others.filter(({ net }) => net === own.net).map(pinOption) },
    { group: words.others, items: others.filter(({ net }) => net !== own.net).map(pinOption) },
  ];
}

/** `nothing` while no pin is chosen. */
export function sayPin(pin: string | null, pins: PinsByReference, nothing: string): string {
  const found = pin === null ? undefined : pinOf(pin, pins);
  return found ? pinOption(found).label : (pin ?? nothing);
}

/** One text for a pin: references and numbers hold no line break. */
export function spellPin({ reference, pad }: PinName): string {
  return `${reference}\n${pad}`;
}

export function readPin(text: string): PinName {
  const [reference = "", pad = ""] = text.split("\n");
  return { reference, pad };
}

function pinOf(pin: string, pins: PinsByReference): NamedPin | undefined {
  const { reference, pad } = readPin(pin);
  return pins.get(reference)?.get(pad);
}
