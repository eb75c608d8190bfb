import type { Circuit, Component, NetId } from "@tracewright/board";

/** Amperes that a supply carries at most, and the part that says so. */
export interface StatedCurrent {
  readonly amperes: number;
  readonly reference: string;
  readonly value: string;
}

/**
 * Rated output of regulators that circuits take most, by the beginning of their number: the output current on the
 * first page of the maker's datasheet. Read only where the symbol's own description does not say it.
 */
const REGULATORS: readonly (readonly [RegExp, number])[] = [
  [/^(AMS|LM|NCP|AP|AZ)1117/i, 1],
  [/^(LD1117|TLV1117|TLV757)/i, 0.8],
  [/^AP211[24]/i, 0.6],
  [/^MCP1700/i, 0.25],
  [/^(XC6206|TLV700|TLV702)/i, 0.2],
  [/^(LP5907|HT7\d33|LP2985)/i, 0.15],
  [/^(ME6211|RT9013|SPX3819|MIC5219)/i, 0.5],
  [/^(LM|L|MC|UA)78L/i, 0.1],
  [/^(LM|L|MC|UA)78\d\d/i, 1],
  [/^LM317/i, 1.5],
  [/^(LM2596|MP2307|TPS5430)/i, 3],
  [/^(AP63203|MT3608)/i, 2],
];
/** Of a part that regulates, in the words of libraries: "600mA low dropout linear regulator". */
const REGULATES = /regulator|\bLDO\b|buck|boost|step[- ]?(up|down)|DC[-/ ]?DC|charge pump/i;
const AMPERES = /(?:^|[^\w.])(\d+(?:\.\d+)?)\s*(m?)A(?![\w/])/;
const OUTPUT = /^(V?OUT\d*|VO|OUTPUT|5V|3V3|3\.3V)$/i;
const INPUT = /^(V?IN\d*|VI|PVIN|INPUT|VBAT|VCC|PVCC)$/i;
const USB_SUPPLY = /^VBUS/i;
/** USB 2.0, 7.2.1: a high-power device takes five unit loads of 100 mA. */
const USB_2 = 0.5;
/** USB Type-C 2.x, 4.6.2.1: a source without USB PD offers 3 A at most. */
const USB_C = 3;

/**
 * The current of every supply for which the circuit states one, the least where several do: a fuse in the line, the
 * USB port that feeds it, the rating of the regulator that makes it, and of a supply that feeds nothing but
 * regulators what they give (which holds for linear ones, and errs upward for others that step down).
 */
export function readCurrents(circuit: Circuit, supplies: ReadonlySet<NetId>): ReadonlyMap<NetId, StatedCurrent> {
  const found = new Map<NetId, StatedCurrent>();
  const limit = (net: NetId | undefined, current: StatedCurrent): void => {
    if (net === undefined || !supplies.has(net)) return;
    const known = found.get(net);
    if (!known || current.amperes < known.amperes) found.set(net, current);
  };
  for (const component of circuit.components) {
    const { reference, value, pins } = component;
    const state = (amperes: number): StatedCurrent => ({ amperes, reference, value });
    if (/^F\d/.test(reference)) {
      const amperes = amperesIn(value);
      if (amperes !== undefined) for (const { net } of pins) limit(net, state(amperes));
    }
    const port = usbCurrent(component);
    if (port !== undefined) for (const { name, net } of pins) if (USB_SUPPLY.test(name)) limit(net, state(port));
    const rating = regulatorRating(component);
    if (rating !== undefined) for (const { name, net } of pins) if (OUTPUT.test(name)) limit(net, state(rating));
  }
  for (const [net, current] of inputs(circuit, supplies)) limit(net, current);
  return found;
}

/** Supplies that feed regulators and no other circuit, with the sum of their ratings. */
function inputs({ components }: Circuit, supplies: ReadonlySet<NetId>): Map<NetId, StatedCurrent> {
  const sums = new Map<NetId, StatedCurrent>();
  const others = new Set<NetId>();
  for (const component of components) {
    const rating = regulatorRating(component);
    for (const { name, net, electricalType } of component.pins) {
      if (net === undefined || !supplies.has(net)) continue;
      const isInput = rating !== undefined && INPUT.test(name);
      if (!isInput && electricalType === "power-in") others.add(net);
      if (!isInput) continue;
      const { reference, value } = component;
      const known = sums.get(net);
      if (known?.reference === reference) continue;
      sums.set(net, { amperes: (known?.amperes ?? 0) + rating, reference: known?.reference ?? reference, value });
    }
  }
  for (const net of others) sums.delete(net);
  return sums;
}

function regulatorRating({ description = "", value, reference }: Component): number | undefined {
  if (!/^(U|IC|VR|PS|Q)\d/.test(reference)) return undefined;
  return (
    (REGULATES.test(description) ? amperesIn(description) : undefined) ??
    REGULATORS.find(([number]) => number.test(value))?.[1]
  );
}

function usbCurrent({ reference, value, footprint, librarySymbol }: Component): number | undefined {
  if (!/^(J|P|X|CN|CON|USB)\w*\d/i.test(reference)) return undefined;
  const said = `${value} ${footprint} ${librarySymbol}`;
  if (!/usb/i.test(said)) return undefined;
  return /usb[-_ ]?c|type[-_ ]?c/i.test(said) ? USB_C : USB_2;
}

function amperesIn(text: string): number | undefined {
  const [, number, milli] = AMPERES.exec(text) ?? [];
  if (number === undefined) return undefined;
  const amperes = Number(number) / (milli ? 1000 : 1);
  // "0.1A": a sensing range; "500A": a surge.
  return amperes >= 0.02 && amperes <= 50 ? amperes : undefined;
}
