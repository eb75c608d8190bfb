import type { CataloguePin } from "../catalogue-part.ts";
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
  if (/^(?:MOUNTING_?HOLE|FIDUCIAL|TEST_?POINT|HEATSINK|HOUSING)/.test(name)) return "mechanical";
  if (/^(?:FERRITE_?BEAD|FERRITEBEAD|FB)(?:_|$)/.test(name) || /^FB$/.test(prefix)) return "ferrite-bead";
  if (/^(?:POLYFUSE|FUSE)(?:_|$)/.test(name) || /^F$/.test(prefix)) return "fuse";
  if (/RESONATOR|OSCILLATOR/.test(name)) return undefined;
  if (/^CRYSTAL(?:_|$)/.test(name) || (/^(?:Y|X|XTAL)$/.test(prefix) && /HZ/i.test(value) && !/OSC/.test(name + drawn)))
    return "crystal";
  if (/^(?:LED)(?:_|$)/.test(name) || /^(?:LED)$/.test(prefix)) return "led";
  if (
    /^CONN_|^(?:PIN_?HEADER|HEADER|SCREW_TERMINAL)/.test(name) ||
    /^(?:PINHEADER|PINSOCKET|TERMINALBLOCK)_/.test(drawn)
  )
    return "connector";
  if (/^SW_PUSH|^SW_MEC_|^SW_SPST/.test(name)) return "switch";
  if (/^R(?:_US|_SMALL|ESISTOR)?(?:_|$|\d)/.test(name) || (prefix === "R" && !isNetwork(name)))
    return isNetwork(name) ? undefined : "resistor";
  if (/^C(?:P|P1|_POLARIZED|_SMALL|AP|APACITOR)?\d?(?:_|$)/.test(name) || prefix === "C") return "capacitor";
  if (/^L(?:_SMALL|_CORE_FERRITE|_IRON)?(?:_|$)|^INDUCTOR/.test(name) || prefix === "L") return "inductor";
  if (/^(?:H|MH|FID|TP)$/.test(prefix)) return "mechanical";
  return undefined;
}

function isNetwork(name: string): boolean {
  return /NETWORK|PACK|ARRAY|POTENTIOMETER|THERMISTOR|PHOTO/.test(name);
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
      return pads.length >= 2 && pads.length <= 4 && !hasNumber(part) ? plainAnswer(part, { kind }, pads) : undefined;
    case "mechanical":
      return plainAnswer(part, { kind }, pads);
    default:
      return valued(part, kind, pads);
  }
}

function valued(part: PartToMatch, category: ValuedCategory, pads: readonly string[]): GenericAnswer {
  const most = category === "crystal" ? 4 : 2;
  if (pads.length < 2 || pads.length > most) return undefined;
  const value = readComponentValue(part.value, category);
  const kind = plainName({ kind: category });
  const size = sizeOf(part.footprint);
  const shown = value === undefined ? undefined : formatComponentValue(value, category);
  const plain: PlainPart = { kind: category, ...(shown !== undefined && { value: shown }) };
  const candidate: MatchCandidate = {
    key: ["generic", category, shown?.replaceAll(" ", "") ?? "any", size?.toLowerCase() ?? "any"].join("/"),
    name: plainName(plain),
    plain,
    category,
    description: size === undefined ? kind : `${kind}, ${size}`,
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

/** A connector of n pins has them numbered from 1 on; shields and screws come besides. */
function connector(part: PartToMatch, pads: readonly string[]): GenericAnswer {
  const numbered = pads.filter((pad) => /^\d+$/.test(pad)).length;
  if (numbered === 0 || pads.length - numbered > 3) return undefined;
  return plainAnswer(part, { kind: "connector", pins: numbered }, pads);
}

function plainAnswer(part: PartToMatch, plain: PlainPart, pads: readonly string[]): GenericAnswer {
  const category = plain.kind;
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
