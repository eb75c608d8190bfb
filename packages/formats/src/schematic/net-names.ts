import { shownPins } from "./place-pin.ts";
import type { LibraryEntry, LibraryPin, SheetSymbol } from "./sheet-file.ts";

/** Whose name a net takes, best first (KiCad's order). */
const RANKS = ["global label", "power", "local label", "hierarchical label", "sheet pin", "pin"] as const;

/** A name that something on a net proposes. */
export interface NetName {
  readonly rank: (typeof RANKS)[number];
  /** Sheets above it: of equal ranks the one nearest to the root wins. */
  readonly depth: number;
  readonly name: string;
}

/** Gathers what is proposed for every net and settles on one name each. */
export class NetNames {
  readonly #proposals = new Map<string, NetName>();

  /** `key` is anything on the net. */
  add(key: string, proposal: NetName): void {
    const known = this.#proposals.get(key);
    if (!known || compare(proposal, known) < 0) this.#proposals.set(key, proposal);
  }

  /** The name of each net, by the key `find` gives for it. Nets that would share a name are distinguished by `_1`, `_2`. */
  settle(find: (key: string) => string): Map<string, string> {
    const best = new Map<string, NetName>();
    for (const [key, proposal] of this.#proposals) {
      const net = find(key);
      const known = best.get(net);
      if (!known || compare(proposal, known) < 0) best.set(net, proposal);
    }
    const taken = new Set<string>();
    /** The next number to try, by name: a made-up sheet may have tens of thousands of nets of one name. */
    const next = new Map<string, number>();
    const names = new Map<string, string>();
    for (const [net, { name }] of [...best].sort(([, a], [, b]) => compare(a, b))) {
      let free = name;
      let copy = next.get(name) ?? 1;
      for (; taken.has(free); copy += 1) free = `${name}_${copy}`;
      next.set(name, copy);
      taken.add(free);
      names.set(net, free);
    }
    return names;
  }
}

function compare(a: NetName, b: NetName): number {
  return (
    RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank) ||
    a.depth - b.depth ||
    Number(isNamedByPad(a)) - Number(isNamedByPad(b)) ||
    order(a.name, b.name)
  );
}

/** "Net-(U2-BOOT)" says more than "Net-(C8-Pad1)". */
function isNamedByPad({ rank, name }: NetName): boolean {
  return rank === "pin" && name.includes("-Pad");
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** KiCad 5 and older number their files from 1; KiCad 6, which writes S-expressions, by the day. */
const FIRST_S_EXPRESSION_VERSION = 20_200_000;

/** Up to KiCad 6 such names hold the pin's number alone. */
const NAMED_PIN_VERSION = 20_230_121;

/** The name of an unnamed net: after one of its pins, as the KiCad that wrote the file would. */
export function pinNetName(
  reference: string,
  {
    symbol,
    pin,
    entry,
    isAlone,
    version,
  }: { symbol: SheetSymbol; pin: LibraryPin; entry: LibraryEntry; isAlone: boolean; version: number },
): NetName {
  const begin = isAlone && version >= FIRST_S_EXPRESSION_VERSION ? "unconnected-(" : "Net-(";
  const proposal = (name: string): NetName => ({ rank: "pin", depth: 0, name });
  if (version < NAMED_PIN_VERSION || pin.name === "" || pin.name === pin.number)
    return proposal(`${begin}${reference}-Pad${pin.number})`);
  const unitCount = new Set(entry.pins.map(({ unit }) => unit).filter((unit) => unit > 0)).size;
  const part = unitCount > 1 ? `${reference}${unitLetter(symbol.unit)}` : reference;
  const shared = shownPins(symbol, entry.pins).some(({ name, number }) => name === pin.name && number !== pin.number);
  const tail = isAlone || shared ? `-Pad${pin.number}` : "";
  return proposal(`${begin}${part}-${escapeNetName(pin.name, version)}${tail})`);
}

/** A slash within a name would read as a sheet's; KiCad 5 and earlier ignored that. */
export function escapeNetName(name: string, version: number): string {
  return version < FIRST_S_EXPRESSION_VERSION ? name : name.replaceAll("/", "{slash}");
}

/** 1 → A, 26 → Z, 27 → AA. */
export function unitLetter(unit: number): string {
  const before = unit > 26 ? unitLetter(Math.floor((unit - 1) / 26)) : "";
  return `${before}${String.fromCharCode(65 + ((unit - 1) % 26))}`;
}
