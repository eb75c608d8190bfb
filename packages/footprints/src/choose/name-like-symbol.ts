import type { Component, ComponentPin, Footprint } from "@tracewright/board";

/** What symbols and footprints call a shell, a fixing or a pad for heat: "S1" here is "SH" or "MP" there. */
const FIXING = /^(S\d*|SH\d*|SHLD\d*|SHIELD|SHELL|NC\d+|M\d+|MP\d*|MH\d*|EP\d*|PAD|TAB|GND|TH|HS)$/i;

/** The footprint with its pads called as the symbol calls its pins, where that is sure. */
export function nameLikeSymbol(footprint: Footprint, component: Component): Footprint {
  return RENAMINGS.reduce((named, rename) => rename(named, component), footprint);
}

/** Pins of symbols that came from Eagle: "P$3" is the third pad. */
function nameFromEagle(footprint: Footprint, { pins }: Component): Footprint {
  const numbers = new Map(pins.map(({ number }) => [/^P\$(\d+)$/.exec(number)?.[1], number]));
  const pads = new Set(footprint.pads.map(({ number }) => number));
  const isOfEagle = pins.length > 0 && [...numbers.keys()].every((number) => number !== undefined && pads.has(number));
  return isOfEagle ? renamed(footprint, (number) => numbers.get(number) ?? number) : footprint;
}

/** A transistor whose name says which pad is which pin, "SOT23-BEC", and whose pins are these letters. */
function nameByOrder(footprint: Footprint, { footprint: wanted, pins }: Component): Footprint {
  const order = /SOT-?23-([BECGDS]{3})$/i.exec(wanted)?.[1]?.toUpperCase() ?? "";
  const numbers = new Set(pins.map(({ number }) => number));
  const isOfLetters = order.length === 3 && numbers.size === 3 && [...order].every((letter) => numbers.has(letter));
  return isOfLetters ? renamed(footprint, (number) => order[Number(number) - 1] ?? number) : footprint;
}

/** Buttons whose two terminals of a contact are two pins, "A" and "A'": each takes one of the contact's two pads. */
function nameTwins(footprint: Footprint, { pins }: Component): Footprint {
  const numbers = [...new Set(pins.map(({ number }) => number))];
  const contacts = numbers.filter((number) => numbers.includes(`${number}'`)).sort();
  const pads = [...new Set(footprint.pads.map(({ number }) => number).filter(Boolean))].sort();
  const isOfTwins =
    contacts.length > 0 &&
    numbers.length === 2 * contacts.length &&
    pads.length === contacts.length &&
    pads.every((number) => footprint.pads.filter((pad) => pad.number === number).length === 2);
  if (!isOfTwins) return footprint;
  const seen = new Set<string>();
  return renamed(footprint, (number) => {
    const contact = contacts[pads.indexOf(number)];
    if (contact === undefined) return number;
    const name = seen.has(number) ? `${contact}'` : contact;
    seen.add(number);
    return name;
  });
}

/** Pins by letter or sign: of the two pads of a diode, 1 is the cathode wherever KiCad's libraries draw one. */
function nameElectrodes(footprint: Footprint, component: Component): Footprint {
  const { pins, pads } = unmatched(footprint, component);
  const isPair = pads.length === 2 && pads.includes("1") && pads.includes("2");
  const cathode = pins.find(({ number }) => /^(?:[KC]|-)$/.test(number));
  const anode = pins.find(({ number }) => /^(?:A|\+)$/.test(number));
  if (!isPair || pins.length !== 2 || !cathode || !anode) return footprint;
  if (/[:_](D|LED)_/.test(`:${footprint.library}`))
    return renamed(footprint, (number) => (number === "1" ? cathode.number : number === "2" ? anode.number : number));
  // Of a capacitor 1 is the plus.
  if (/[:_]CP_/.test(`:${footprint.library}`) && anode.number === "+")
    return renamed(footprint, (number) => (number === "1" ? "+" : number === "2" ? "-" : number));
  return footprint;
}

/** What a jack's pads are called, by what symbols call the contact. */
const CONTACTS: Readonly<Record<string, string>> = { E: "S", GND: "S", SLEEVE: "S", TIP: "T", RING: "R" };

/** A jack whose pads are called by contact, "S" and "T", and whose symbol counts its pins but names them so. */
function nameContacts(footprint: Footprint, { pins }: Component): Footprint {
  const pads = new Set(footprint.pads.map(({ number }) => number).filter(Boolean));
  const isJack = pads.has("S") && pads.has("T") && pins.every(({ number }) => !pads.has(number));
  if (!isJack) return footprint;
  const byPad = new Map(pins.map(({ name, number }) => [CONTACTS[name.toUpperCase()] ?? name.toUpperCase(), number]));
  if (byPad.size !== pins.length || byPad.size !== pads.size || [...byPad.keys()].some((pad) => !pads.has(pad)))
    return footprint;
  return renamed(footprint, (number) => byPad.get(number) ?? number);
}

/** Contacts of a USB-C receptacle that are one net by its specification, from one end of the row to the other. */
const USB_SUPPLY = ["A4", "B9", "A9", "B4"];
const USB_GROUND = ["A1", "B12", "A12", "B1"];

/** An array of resistors whose pins are "1.1" and "1.2": the first has pad 1 and the last pad, which lies opposite. */
function nameArray(footprint: Footprint, { pins }: Component): Footprint {
  const pads = new Set(footprint.pads.map(({ number }) => number).filter(Boolean));
  const numbers = new Set(pins.map(({ number }) => number));
  const count = pads.size / 2;
  const isOfPairs =
    /:R_Array_Con(?:vex|cave)_/.test(footprint.library) &&
    numbers.size === pads.size &&
    Array.from({ length: count }, (_, index) => index + 1).every(
      (each) => numbers.has(`${each}.1`) && numbers.has(`${each}.2`),
    );
  if (!isOfPairs) return footprint;
  return renamed(footprint, (number) => {
    const pad = Number(number);
    return pad <= count ? `${pad}.1` : `${2 * count + 1 - pad}.2`;
  });
}

/** Contacts of a jack by letter, from the sleeve on, where the symbol counts them: "A" to "D" of MJ-4PP-9 are 1 to 4. */
function nameLetters(footprint: Footprint, { pins }: Component): Footprint {
  const pads = [...new Set(footprint.pads.map(({ number }) => number).filter(Boolean))].sort();
  const numbers = [...new Set(pins.map(({ number }) => number))].sort();
  const isCounted =
    /:Jack_/.test(footprint.library) &&
    pads.join("") === "ABCD" &&
    numbers.join("") === "1234" &&
    pins.every(({ name, number }) => name === "" || name === number);
  return isCounted ? renamed(footprint, (number) => numbers[pads.indexOf(number)] ?? number) : footprint;
}

/** A USB-C symbol with pins "VBUS" and "GND2" for the contacts that a receptacle has four of each. */
function nameUsbGroups(footprint: Footprint, component: Component): Footprint {
  const { pins, pads } = unmatched(footprint, component);
  const named = (pattern: RegExp) => pins.map(({ number }) => number).filter((number) => pattern.test(number));
  const [supply, ground] = [named(/^VBUS\d*$/i), named(/^GND\d*$/i)];
  const isOpen = [...USB_SUPPLY, ...USB_GROUND].every((number) => pads.includes(number));
  if (!isOpen || supply.length === 0 || ground.length === 0) return footprint;
  const share = (contacts: readonly string[], numbers: readonly string[], number: string): string | undefined => {
    const place = contacts.indexOf(number);
    return place < 0 ? undefined : numbers[Math.floor((place * numbers.length) / contacts.length)];
  };
  return renamed(
    footprint,
    (number) => share(USB_SUPPLY, supply, number) ?? share(USB_GROUND, ground, number) ?? number,
  );
}

/** The one piece of copper of a test point, a hole or a fiducial is what the symbol's one pin means, whatever both are called. */
function nameOnlyPad(footprint: Footprint, { pins }: Component): Footprint {
  const copper = footprint.pads.filter(
    ({ kind, layers }) => kind !== "npth" && layers.some((layer) => layer.endsWith(".Cu")),
  );
  const [number, ...more] = new Set(copper.map((pad) => pad.number));
  const [pin, ...others] = pins;
  if (number === undefined || !pin || more.length + others.length > 0 || number === pin.number) return footprint;
  return {
    ...footprint,
    pads: footprint.pads.map((pad) => (copper.includes(pad) ? { ...pad, number: pin.number } : pad)),
  };
}

/** Pads that the symbol has no pin for, shells and fixings left out: a footprint with some is of another part. */
export function contactsWithoutPin(footprint: Footprint, component: Component): string[] {
  return unmatched(footprint, component).pads.filter((number) => !FIXING.test(number));
}

const JOINED = /^([AB]\d{1,2})[_/]?([AB]\d{1,2})$/;

/** Symbols that draw two contacts of a land as one pin, "A1B12", get that land as one pad. */
function joinSharedLands(footprint: Footprint, { pins }: Component): Footprint {
  let { pads } = footprint;
  for (const { number } of pins) {
    const [, first, second] = JOINED.exec(number) ?? [];
    const one = pads.find((pad) => pad.number === first);
    const other = pads.find((pad) => pad.number === second);
    const isShared = one && other && one.position.x === other.position.x && one.position.y === other.position.y;
    if (isShared) pads = pads.filter((pad) => pad !== other).map((pad) => (pad === one ? { ...pad, number } : pad));
  }
  return pads === footprint.pads ? footprint : { ...footprint, pads };
}

const PIECE = /^(.+)_\d+$/;

/** A land that is drawn in pieces, "49_1", "49_2", is one pad to a symbol that has a pin 49. */
function joinPieces(footprint: Footprint, { pins }: Component): Footprint {
  const pinNumbers = new Set(pins.map(({ number }) => number));
  const padNumbers = new Set(footprint.pads.map(({ number }) => number));
  return renamed(footprint, (number) => {
    const whole = PIECE.exec(number)?.[1];
    const isPiece = whole !== undefined && pinNumbers.has(whole) && !padNumbers.has(whole) && !pinNumbers.has(number);
    return isPiece ? whole : number;
  });
}

/**
 * The footprint with its fixings called as the symbol calls its own, where both have some that the other does not know. Several
 * pins get the pads in turn if it does not matter which gets which: they are all on one net.
 */
function nameFixing(footprint: Footprint, component: Component): Footprint {
  const { pins, pads } = unmatched(footprint, component);
  const fixingPins = pins.filter(
    ({ number, electricalType }) => FIXING.test(number) && electricalType !== "no-connect",
  );
  const called = pads.filter((number) => FIXING.test(number));
  // The one number that is left, on many pads, is the shell's.
  const isShell = pads.length === 1 && footprint.pads.filter(({ number }) => number === pads[0]).length > 1;
  const fixingPads = called.length === 0 && isShell ? pads : called;
  // Those that join nothing may stand on any.
  if (new Set(fixingPins.flatMap(({ net }) => net ?? [])).size > 1 || fixingPins.length === 0) return footprint;
  if (fixingPads.length === 0) return shareFixing(footprint, component, fixingPins);
  let turn = 0;
  return renamed(footprint, (number) =>
    fixingPads.includes(number) ? (fixingPins[turn++ % fixingPins.length]?.number ?? number) : number,
  );
}

/** Pins of a shell or fixing that has fewer pads than the symbol has pins, beside one on the same net that has a pad. */
export function sharesPadOfFixing(number: string, footprint: Footprint, { pins }: Component): boolean {
  const pin = pins.find((each) => each.number === number);
  const numbers = new Set(footprint.pads.map((pad) => pad.number));
  return (
    FIXING.test(number) &&
    pins.some((other) => FIXING.test(other.number) && numbers.has(other.number) && other.net === pin?.net)
  );
}

/** Pins S1 to S4 on one net take the pads in turn of which the footprint calls all S1. */
function shareFixing(footprint: Footprint, { pins }: Component, without: readonly ComponentPin[]): Footprint {
  const [first] = without;
  const known = pins.find(
    ({ number, net }) =>
      FIXING.test(number) && net === first?.net && footprint.pads.filter((pad) => pad.number === number).length > 1,
  );
  if (!known) return footprint;
  const sharing = [known, ...without];
  let turn = 0;
  return renamed(footprint, (number) =>
    number === known.number ? (sharing[turn++ % sharing.length]?.number ?? number) : number,
  );
}

/** One pin without a pad and one pad without a pin are the same thing, if one of them is called as a fixing is. */
function nameOneLeft(footprint: Footprint, component: Component): Footprint {
  const { pins, pads } = unmatched(footprint, component);
  const [pin, ...morePins] = pins;
  const [pad, ...morePads] = pads;
  if (!pin || pad === undefined || morePins.length + morePads.length > 0) return footprint;
  if (!FIXING.test(pin.number) && !FIXING.test(pad)) return footprint;
  return renamed(footprint, (number) => (number === pad ? pin.number : number));
}

/** Pins without a pad, each number once, and numbers of pads without a pin. */
function unmatched({ pads }: Footprint, { pins }: Component): { pins: ComponentPin[]; pads: string[] } {
  const padNumbers = new Set(pads.map(({ number }) => number).filter(Boolean));
  const byNumber = new Map(pins.map((pin) => [pin.number, pin]));
  return {
    pins: [...byNumber.values()].filter(({ number }) => !padNumbers.has(number)),
    pads: [...padNumbers].filter((number) => !byNumber.has(number)),
  };
}

function renamed(footprint: Footprint, rename: (number: string) => string): Footprint {
  const pads = footprint.pads.map((pad) => {
    const number = rename(pad.number);
    return number === pad.number ? pad : { ...pad, number };
  });
  return pads.every((pad, index) => pad === footprint.pads[index]) ? footprint : { ...footprint, pads };
}

/** One after the other: what fixings and the last one left are called is known when all else has its name. */
const RENAMINGS: readonly ((footprint: Footprint, component: Component) => Footprint)[] = [
  nameFromEagle,
  nameByOrder,
  nameOnlyPad,
  nameElectrodes,
  nameContacts,
  nameLetters,
  nameArray,
  nameUsbGroups,
  joinSharedLands,
  joinPieces,
  nameTwins,
  nameFixing,
  nameOneLeft,
];
