import type { CataloguePin } from "../catalogue-part.ts";
import type { PartCategory } from "../part-category.ts";
import { formatComponentValue, readComponentValue, type ValuedCategory } from "../value/component-value.ts";
import { chipSize, packageOf } from "./footprint-package.ts";
import type { MatchCandidate } from "./match-candidate.ts";
import type { MatchReason } from "./part-match.ts";
import type { PartToMatch } from "./part-to-match.ts";
import { type PlainKind, type PlainPart, plainName } from "./plain-part.ts";

/** A generic part that the design's part is, or why it cannot be said to be one. */
export type GenericAnswer =
  | { readonly kind: "generic"; readonly candidate: MatchCandidate }
  | { readonly kind: "doubt"; readonly candidate: MatchCandidate; readonly reasons: readonly MatchReason[] }
  | undefined;

/** What the symbol's name says, where it comes from a library of plain parts; the reference's letters say the rest. */
function kindOf({ symbol, prefix, footprint, value }: PartToMatch): PlainKind | undefined {
  const name = symbol.slice(symbol.indexOf(":") + 1).toUpperCase();
  const drawn = footprint.slice(footprint.indexOf(":") + 1).toUpperCase();
  if (/^(?:LOGO|SYM_|GRAPHIC)|LOGO/.test(name)) return "mechanical";
  if (/^(?:MOUNTING_?HOLE|FIDUCIAL|TEST_?POINT|HEATSINK|HOUSING|HOLE$)/.test(name)) return "mechanical";
  if (/^(?:HOLE_|MOUNTING_?HOLE|M\d_?HOLE)/.test(drawn)) return "mechanical";
  const header = /^(?:CONN_)?PIN_?(?:HEADER|SOCKET)|^TERMINALBLOCK_/.test(drawn);
  // Copper drawings that are cut or closed and never bought.
  if (/^(?:SOLDER_?JUMPER|NET-?TIE|JUMPER)/.test(name)) return header ? "connector" : "mechanical";
  if (/^(?:FERRITE_?BEAD|FERRITEBEAD|FB)(?:_|$)/.test(name) || /^FB$/.test(prefix)) return "ferrite-bead";
  if (/^(?:POLYFUSE|FUSE)(?:_|$)/.test(name) || /^F$/.test(prefix)) return "fuse";
  if (/RESONATOR|OSCILLATOR/.test(name)) return undefined;
  if (/^CRYSTAL(?:_|$)/.test(name) || (/^(?:Y|X|XTAL)$/.test(prefix) && /HZ/i.test(value) && !/OSC/.test(name + drawn)))
    return "crystal";
  if (/^(?:LED)(?:[_-]|$)/.test(name) || /^(?:LED)$/.test(prefix)) return "led";
  if (/^BATTERY(?:_CELL)?$/.test(name)) return "battery";
  if (/^CONN_|^(?:PIN_?HEADER|HEADER|SCREW_TERMINAL)/.test(name) || header || isPlug(name)) return "connector";
  if (/^SW_PUSH|^SW_MEC_|^SW_[SD]P/.test(name)) return "switch";
  if (isArray(name)) return "resistor-array";
  if (/^R_POTENTIOMETER/.test(name)) return "potentiometer";
  if (/^THERMISTOR/.test(name)) return "thermistor";
  if (/^R(?:_US|_SMALL|ESISTOR)?(?:_|$|\d)/.test(name) || (prefix === "R" && !isNetwork(name)))
    return isNetwork(name) ? undefined : "resistor";
  if (/^C(?:P|P1|_POLARIZED|_SMALL|AP|APACITOR)?\d?(?:_|$)/.test(name) || prefix === "C") return "capacitor";
  if (/^L(?:_SMALL|_CORE_FERRITE|_IRON)?(?:_|$)|^INDUCTOR/.test(name) || prefix === "L") return "inductor";
  if (/^(?:H|MH|FID|TP)$/.test(prefix)) return "mechanical";
  return undefined;
}

/** Standard plugs from any maker: USB, DIN, D-sub, jacks of power and sound. */
function isPlug(name: string): boolean {
  return /^(?:USB_(?:A|B|C)_?|USB_(?:A|B|C|OTG)$|BARREL_JACK|AUDIO_?JACK|(?:MINI-)?DIN-\d|D[BE]-?(?:9|15|25)(?:_|$)|RJ(?:11|12|45)|MICRO_SD_CARD)/.test(
    name,
  );
}

/** Equal resistors in one body: "R_Pack04", "R_Array", "R_Network08", "RR9" of old libraries. */
function isArray(name: string): boolean {
  return /^R_(?:PACK\d|ARRAY|NETWORK\d)|^RR\d$/.test(name);
}

function isNetwork(name: string): boolean {
  return isArray(name) || /NETWORK|PACK|ARRAY|POTENTIOMETER|THERMISTOR|PHOTO/.test(name);
}

/** Answers only for parts whose numbers of pads are those of the generic part. */
export function genericAnswer(part: PartToMatch): GenericAnswer {
  const kind = kindOf(part);
  if (kind === undefined) return undefined;
  const pads = padsOf(part);
  switch (kind) {
    case "led":
      return led(part, pads);
    case "connector":
      return connector(part, pads);
    case "switch":
      return pads.length >= 2 && pads.length <= MAX_SWITCH_PADS && !hasNumber(part)
        ? plainAnswer(part, { kind }, pads)
        : undefined;
    case "mechanical":
    case "battery":
      return plainAnswer(part, { kind }, pads);
    default:
      return valued(part, kind, pads);
  }
}

/** With those of the body. */
const MAX_SWITCH_PADS = 12;

interface Measure {
  /** The quantity that its value is. */
  readonly as: ValuedCategory;
  readonly category: PartCategory;
  readonly mostPads: number;
}

const MEASURES = {
  resistor: { as: "resistor", category: "resistor", mostPads: 2 },
  capacitor: { as: "capacitor", category: "capacitor", mostPads: 2 },
  inductor: { as: "inductor", category: "inductor", mostPads: 2 },
  "ferrite-bead": { as: "ferrite-bead", category: "ferrite-bead", mostPads: 2 },
  crystal: { as: "crystal", category: "crystal", mostPads: 4 },
  fuse: { as: "fuse", category: "fuse", mostPads: 2 },
  "resistor-array": { as: "resistor", category: "resistor", mostPads: 16 },
  potentiometer: { as: "resistor", category: "resistor", mostPads: 5 },
  thermistor: { as: "resistor", category: "resistor", mostPads: 2 },
} as const satisfies Partial<Record<PlainKind, Measure>>;

function valued(part: PartToMatch, kind: keyof typeof MEASURES, pads: readonly string[]): GenericAnswer {
  const { as, category, mostPads }: Measure = MEASURES[kind];
  if (pads.length < 2 || pads.length > mostPads) return undefined;
  const value = readComponentValue(part.value, as);
  const bare = plainName({ kind });
  const size = sizeOf(part.footprint);
  const shown = value === undefined ? undefined : formatComponentValue(value, as);
  const plain: PlainPart = { kind, ...(shown !== undefined && { value: shown }) };
  const candidate: MatchCandidate = {
    key: ["generic", kind, shown?.replaceAll(" ", "") ?? "any", size?.toLowerCase() ?? "any"].join("/"),
    name: plainName(plain),
    plain,
    category,
    description: size === undefined ? bare : `${bare}, ${size}`,
    ...(size !== undefined && { package: size }),
    pins: pinsOf(part, pads),
  };
  if (value !== undefined && part.footprint !== "") return { kind: "generic", candidate };
  const reasons: MatchReason[] = [];
  if (value === undefined)
    reasons.push(isNothing(part.value) ? { code: "nothing-said" } : { code: "unreadable-value", text: part.value });
  if (part.footprint === "") reasons.push({ code: "no-footprint" });
  return { kind: "doubt", candidate, reasons };
}

const COLOURS = /\b(?:red|green|blue|yellow|white|orange|amber|warm|pink|purple|ir|led)\b|빨강|초록|파랑|红|绿|蓝/i;

function led(part: PartToMatch, pads: readonly string[]): GenericAnswer {
  if (pads.length !== 2) return undefined;
  const answer = plainAnswer(part, { kind: "led" }, pads);
  if (answer?.kind !== "generic" || COLOURS.test(part.value.replaceAll("_", " ")) || isNothing(part.value))
    return answer;
  return { kind: "doubt", candidate: answer.candidate, reasons: [{ code: "unknown-part", text: part.value }] };
}

/** A connector of n pins has them numbered from 1 on, or, as USB-C, in two rows A and B; shields and screws come besides. */
function connector(part: PartToMatch, pads: readonly string[]): GenericAnswer {
  const contacts = pads.filter((pad) => /^(?:[1-9]\d*|[AB]\d{1,2})$/.test(pad)).length;
  if (contacts === 0 || pads.length - contacts > 3) return undefined;
  return plainAnswer(part, { kind: "connector", pins: contacts }, pads);
}

const CATEGORIES = {
  led: "led",
  connector: "connector",
  switch: "switch",
  mechanical: "mechanical",
  battery: "mechanical",
} as const satisfies Partial<Record<PlainKind, PartCategory>>;

function plainAnswer(
  part: PartToMatch,
  plain: PlainPart & { readonly kind: keyof typeof CATEGORIES },
  pads: readonly string[],
): GenericAnswer {
  const category = CATEGORIES[plain.kind];
  const name = plainName(plain);
  const size = sizeOf(part.footprint);
  const candidate: MatchCandidate = {
    key: ["generic", category, name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"), size?.toLowerCase() ?? "any"].join(
      "/",
    ),
    name,
    plain,
    category,
    description: name,
    ...(size !== undefined && { package: size }),
    pins: pinsOf(part, pads),
  };
  if (part.footprint !== "" || category === "mechanical") return { kind: "generic", candidate };
  return { kind: "doubt", candidate, reasons: [{ code: "no-footprint" }] };
}

function sizeOf(footprint: string): string | undefined {
  const chip = chipSize(footprint);
  if (chip !== undefined) return chip;
  const found = packageOf(footprint);
  return (
    found &&
    (found.pins === undefined || /-\d|^[A-Z]{3}$/.test(found.family) ? found.family : `${found.family}-${found.pins}`)
  );
}

export function padsOf(part: PartToMatch): string[] {
  const pads = part.padNumbers.length > 0 ? part.padNumbers : part.pins.map(({ number }) => number);
  return [...new Set(pads.filter((pad) => pad !== ""))];
}

function pinsOf(part: PartToMatch, pads: readonly string[]): CataloguePin[] {
  const names = new Map(part.pins.map(({ number, name }) => [number, name]));
  return pads.map((number) => ({ number, name: names.get(number) || number, type: "passive" }));
}

/** A value that says nothing beyond what the symbol is. */
export function isNothing(value: string): boolean {
  return /^(?:~|\?|-|val(?:ue)?|dnp|nc|tbd|[rcl]\??|led|fuse|conn|)$/i.test(value.trim());
}

function hasNumber({ value }: PartToMatch): boolean {
  return /[A-Z]{2,}\d{3,}/i.test(value);
}
