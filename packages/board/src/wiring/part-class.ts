/**
 * What kind of part a footprint is. It is not stated: it is read from the reference's letters (IEC 81346 and the
 * habits of KiCad and EasyEDA), from the names of library and value where these are plainer, and from the number of pins.
 */
export type PartClass =
  | "resistor"
  | "capacitor"
  | "inductor"
  | "diode"
  | "led"
  | "protection"
  | "transistor"
  | "circuit"
  | "crystal"
  | "oscillator"
  | "connector"
  | "switch"
  | "antenna"
  | "fuse"
  | "jumper"
  | "test-point"
  | "mechanical"
  | "other";

/** What a part is called, as far as anything is called. */
export interface PartNames {
  readonly reference: string;
  readonly value: string;
  readonly library: string;
  readonly description: string;
  /** Pads that are on a net. */
  readonly pinCount: number;
}

/** Names that say more than the reference does, in the order they are asked. */
const BY_NAME: readonly (readonly [RegExp, PartClass])[] = [
  [/mounting_?hole(?!s)|fiducial|(^|[_:-])logo|tooling|heat_?sink|kibuzzard|silkscreen/i, "mechanical"],
  [/test_?point/i, "test-point"],
  [/solder_?jumper|(^|[_:-])jumper/i, "jumper"],
  [/(^|[_: -])(esd|tvs)([_ -]|\d|$)|usblc|prtr5|tpd\d+[a-z]|sp05\d|esda|pesd|smaj|smbj|varistor/i, "protection"],
  [/(^|[_: -])antenna|rf_antenna/i, "antenna"],
  [/oscillator|tcxo/i, "oscillator"],
  [/crystal|resonator|xtal/i, "crystal"],
  [/(^|[_: -])led([_: -]|\d|$)|ws281\d|sk6812/i, "led"],
  [
    /pin_?header|pin_?socket|(^|[_:])conn(ector)?([_\d-]|$)|jst|grove|usb_?(a|b|c|micro|mini)|micro_?usb|barrel_?jack|d-?sub|terminal_?block|screw_?terminal|rj-?(11|12|45)|hdmi|sd_?card|micro_?sd|fpc|ffc|idc|card_?edge|battery_?holder/i,
    "connector",
  ],
  [/tact(ile)?[_ -]?sw|tactile|(^|[_:])sw(itch)?_|push_?button|(^|[_:])button/i, "switch"],
  [/(^|[_:])r_\d{4}|resistor/i, "resistor"],
  [/(^|[_:])c_\d{4}|capacitor/i, "capacitor"],
];
/** Names that the letters may not overrule: what they say is drawn. */
const SURE: ReadonlySet<PartClass> = new Set(["mechanical", "test-point", "jumper"]);

/** First letters of references. Longer ones first: FB is a ferrite bead, F a fuse. */
const BY_LETTERS: Readonly<Record<string, PartClass>> = {
  R: "resistor",
  RN: "resistor",
  RV: "resistor",
  VR: "resistor",
  C: "capacitor",
  CP: "capacitor",
  L: "inductor",
  FB: "inductor",
  D: "diode",
  CR: "diode",
  ZD: "diode",
  LED: "led",
  Q: "transistor",
  T: "transistor",
  M: "transistor",
  U: "circuit",
  IC: "circuit",
  Y: "crystal",
  X: "crystal",
  XTAL: "crystal",
  J: "connector",
  P: "connector",
  CN: "connector",
  CON: "connector",
  USB: "connector",
  BT: "connector",
  SW: "switch",
  S: "switch",
  BTN: "switch",
  K: "other",
  F: "fuse",
  JP: "jumper",
  SJ: "jumper",
  TP: "test-point",
  MH: "mechanical",
  H: "mechanical",
  FID: "mechanical",
  ANT: "antenna",
  AE: "antenna",
};

export function classifyPart({ reference, value, library, description, pinCount }: PartNames): PartClass {
  const byLetters = BY_LETTERS[/^[A-Za-z]+/.exec(reference)?.[0]?.toUpperCase() ?? ""];
  const [byLibrary, ...others] = [library, value, description].map(
    (name) => BY_NAME.find(([words]) => words.test(name))?.[1],
  );
  if (pinCount === 0 || byLibrary === "mechanical") return "mechanical";
  if (byLibrary && SURE.has(byLibrary)) return byLibrary;
  // "Pin header with ESD protection" is a connector: what the letters say of these is sure, whatever is mentioned in passing.
  if (byLetters === "connector" || byLetters === "resistor" || byLetters === "capacitor") return byLetters;
  // A footprint says what stands there; the words about it may name what it is for.
  const byName =
    byLibrary ?? (byLetters === undefined || byLetters === "diode" ? others.find(Boolean) : others.find(isTelling));
  if (byName === "crystal" && pinCount > 4) return "circuit";
  // LEDs and diodes stand on footprints drawn for resistors.
  if (byName && !(byLetters && (byName === "resistor" || byName === "capacitor"))) return byName;
  if (byLetters) return byLetters;
  return pinCount > 4 ? "circuit" : "other";
}

function isTelling(found: PartClass | undefined): boolean {
  return found === "protection" || found === "crystal" || found === "oscillator" || found === "antenna";
}
