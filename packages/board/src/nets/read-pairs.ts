import type { NetId } from "../records/ids.ts";
import type { WiredNet, WiredPin, Wiring } from "../wiring/wiring.ts";
import type { NetReason, PairSide } from "./net-reading.ts";

export interface ReadPair {
  readonly side: PairSide;
  readonly reason: NetReason;
}

/** A name split at its sign. */
interface SignedName {
  readonly stem: string;
  readonly sign: "+" | "-";
}

/** Parts that one net of a pair reaches at most: two ends, protection, terminations, coupling and test points. */
const MAX_PARTS = 6;
/** Stands in no name of a net. */
const SEPARATOR = "\0";
/**
 * How names are signed, the surest first: at the end, where digits and underscores may follow (KiCad pairs by that alone);
 * within the name ("USB_D+_R", "/eth/TX_P_CONN"); DP and DM of USB; the same in words (D_PLUS); high and low of CAN. Both names
 * of a pair are signed alike: USB+ belongs to USB-, and USBP to USBN.
 */
const STYLES: readonly (readonly [style: string, name: RegExp, plus: RegExp])[] = [
  ["signs", /^(.*)([+-])([0-9_]*)$/s, /[+]/],
  ["letters", /^(.*)([PN])([0-9_]*)$/s, /P/],
  ["small letters", /^(.*_)([pn])([0-9_]*)$/s, /p/],
  ["signs within", /^(.*[A-Z0-9_])([+-])(_\w+)$/is, /[+]/],
  ["letters within", /^(.*_)([PN])(_\w+)$/is, /P/i],
  ["USB", /^((?:.*[^A-Z])?(?:USB|U|HS|FS)?D)([PM])([0-9_]*(?:_\w+)?)$/is, /P/i],
  ["words", /^((?:.*[^A-Z])?(?:USB)?D_?)(PLUS|MINUS)([0-9_]*)$/is, /^P/i],
  ["CAN", /^((?:.*[^A-Z])?CAN\d?_?)(H|L|HI|LO|HIGH|LOW)([0-9_]*)$/is, /^H/i],
];
/**
 * Pins whose two nets carry one signal: USB, CAN, Ethernet (TX, RX, TD, RD, TRD, MDI), HDMI and DVI (TMDS), LVDS, MIPI,
 * PCI Express, DDR strobes. Inputs of amplifiers and comparators are signed as well and belong to no pair.
 */
const SIGNAL_OF_PAIR =
  /^(USB\d?_?|USB_?\w*_?|D|DATA|U?D\d|HS\w*_?|SS\w*_?|CAN\d?_?|[TR]X\d?|[TR]D\d?|TRX?D?\d|TRD\d|MDI\d?|BI_D[A-D]|TMDS_?\w*|LVDS_?\w*|DSI_?\w*|CSI_?\w*|MIPI_?\w*|PE?[TR]|PE[TR]\d?|REFCLK|PCIE_?\w*|DQS\d?|CLK|CK|SATA_?\w*)_?$/i;

/** The differential pairs of a board, both nets of each: by their names, else by the pins that they join. */
export function readPairs(wiring: Wiring): ReadonlyMap<NetId, ReadPair> {
  const pairs = new Map<NetId, ReadPair>();
  const candidates = wiring.nets.filter(isOfPair);
  const join = (positive: WiredNet, negative: WiredNet, name: string, reasonOf: (other: WiredNet) => NetReason) => {
    if (positive === negative || pairs.has(positive.id) || pairs.has(negative.id)) return;
    pairs.set(positive.id, { side: { partner: negative.id, name, sign: "+" }, reason: reasonOf(negative) });
    pairs.set(negative.id, { side: { partner: positive.id, name, sign: "-" }, reason: reasonOf(positive) });
  };
  const named = new Map<string, Partial<Record<"+" | "-", WiredNet>>>();
  for (const net of candidates)
    for (const { stem, sign } of namesOf(net.name)) {
      const two = named.get(stem) ?? {};
      two[sign] ??= net;
      named.set(stem, two);
    }
  for (const [stem, { "+": positive, "-": negative }] of named)
    if (positive && negative)
      join(positive, negative, shownStem(stem, positive.name), ({ name }) => ({
        kind: "pair-name",
        facts: { partner: name },
      }));
  const nets = new Set(candidates);
  for (const part of wiring.parts) {
    const signed = new Map<string, Partial<Record<"+" | "-", WiredPin>>>();
    for (const pin of part.pins) {
      const split = nets.has(pin.net) ? signOfPin(pin.name) : undefined;
      if (!split) continue;
      const two = signed.get(split.stem) ?? {};
      two[split.sign] ??= pin;
      signed.set(split.stem, two);
    }
    for (const [stem, { "+": positive, "-": negative }] of signed)
      if (positive && negative)
        join(positive.net, negative.net, `${part.reference} ${stem}`, ({ name }) => ({
          kind: "pair-pins",
          facts: { partner: name, part: part.reference, pins: `${positive.name}, ${negative.name}` },
        }));
  }
  return pairs;
}

/** V+ and V- are named as a pair: what is a supply, or reaches more parts than a signal does, belongs to none. */
/** Both sides of a crystal may be signed (XTAL_P, 32K_N): each is a net of its own, kept short and apart from the other. */
function isOfPair({ role, pins }: WiredNet): boolean {
  if (role !== "signal" || pins.length < 2 || pins.some(({ part }) => part.kind === "crystal")) return false;
  return new Set(pins.map(({ part }) => part)).size <= MAX_PARTS;
}

/** The readings of a name, the surest first. */
function namesOf(name: string): SignedName[] {
  return STYLES.flatMap(([style, words, plus]) => {
    const [, base, sign, tail] = words.exec(name) ?? [];
    return base === undefined || sign === undefined
      ? []
      : [{ stem: [base, tail, style].join(SEPARATOR), sign: plus.test(sign) ? "+" : "-" } as const];
  });
}

/** "USB_D" of USB_D+ and USB_D-, "LVDS0" of LVDS_P0; the whole name where nothing else is left. */
function shownStem(stem: string, name: string): string {
  const [base = "", tail = ""] = stem.split(SEPARATOR);
  const whole = `${base.replace(/_+$/, "")}${tail}`;
  return whole === "" || whole.endsWith("/") ? name : whole;
}

function signOfPin(name: string): SignedName | undefined {
  const plain = name.replace(/^~\{(.*)\}$/, "$1");
  const match =
    /^(.*?)([+-])(\d*)$/.exec(plain) ?? /^(.*?)_?([PN])(\d*)$/.exec(plain) ?? /^((?:USB_?)?D)([PM])(\d*)$/i.exec(plain);
  if (match && SIGNAL_OF_PAIR.test(match[1]!))
    return { stem: `${match[1]}${match[3]}`.toUpperCase(), sign: /[+P]/i.test(match[2]!) ? "+" : "-" };
  const can = /^(CAN\d?_?)([HL])$/i.exec(plain);
  return can ? { stem: can[1]!.toUpperCase(), sign: can[2]!.toUpperCase() === "H" ? "+" : "-" } : undefined;
}
