import type { Circuit, ComponentPin } from "@tracewright/board";
import type { LibraryEntry } from "../../schematic/sheet-file.ts";
import type { OpenSymbols } from "../library/open-symbols.ts";
import { usualSymbol } from "./usual-symbol.ts";

/**
 * Symbols of a schematic whose own libraries are lost: as KiCad's libraries on this machine have them, else as KiCad has always
 * drawn them. Whether they are the same is seen in the wires: a symbol whose pins meet nothing anywhere is another.
 */
export class AssumedSymbols {
  readonly #kicad: OpenSymbols | undefined;
  readonly #known = new Map<string, LibraryEntry | undefined>();

  constructor(kicad: OpenSymbols | undefined) {
    this.#kicad = kicad;
  }

  /** Names that were asked for and found. */
  get names(): readonly string[] {
    return [...this.#known].flatMap(([name, entry]) => (entry ? [name] : []));
  }

  find(written: string): LibraryEntry | undefined {
    if (!this.#known.has(written))
      this.#known.set(written, this.#kicad?.find(written) ?? usualSymbol(written) ?? usualSymbol(nameAlone(written)));
    return this.#known.get(written);
  }

  /** Gives up the symbols that the circuit shows to be others; whether there were any. */
  giveUpUnjoined(circuit: Circuit): boolean {
    const counts = new Map<string, number>();
    for (const { pins } of circuit.components)
      for (const { net } of pins) if (net !== undefined) counts.set(net, (counts.get(net) ?? 0) + 1);
    // A net that a person named joins more than its pin; one with a name of KiCad's is the pin's own.
    const meets = ({ net }: ComponentPin): boolean =>
      net !== undefined && ((counts.get(net) ?? 0) > 1 || !OWN_NET.test(net));
    const partsOf = Map.groupBy(circuit.components, ({ librarySymbol }) => librarySymbol);
    const given = this.names.filter((name) => {
      const parts = partsOf.get(name) ?? [];
      // A private library may draw what it likes under KiCad's names: every pin has to meet something.
      if (!isOfKicad(name)) return parts.some(({ pins }) => !pins.every(meets));
      return parts.length > 0 && parts.every(({ pins }) => pins.length > 1 && !pins.some(meets));
    });
    for (const name of given) this.#known.set(name, undefined);
    return given.length > 0;
  }
}

const OWN_NET = /^(?:net:)?(?:Net-\(|unconnected-)/;

/** Whether the name is one of KiCad's: in a library of its own, or from before libraries were named. */
function isOfKicad(written: string): boolean {
  return !written.includes(":") || usualSymbol(written) !== undefined || KICAD_NICKNAME.test(written);
}

/** KiCad's own libraries begin like this; what people make for a project is called otherwise. */
const KICAD_NICKNAME =
  /^(?:Device|Connector|Switch|Jumper|Mechanical|Graphic|power|74|4xxx|Amplifier|Analog|Audio|Battery|Comparator|Converter|CPU|DAC|Diode|Display|Driver|DSP|Filter|FPGA|Interface|Isolator|LED|Logic|MCU|Memory|Motor|Oscillator|Potentiometer|Power|Reference|Regulator|Relay|RF|Sensor|Timer|Transformer|Transistor|Triac|Valve|Video)[\w-]*:/i;

function nameAlone(written: string): string {
  return written.slice(written.indexOf(":") + 1);
}
