import type { LibraryEntry, SheetSymbol } from "../../schematic/sheet-file.ts";

/**
 * A power symbol whose library is not there: KiCad's own have one hidden supply pin in their origin that is called like
 * their value, so the net is known without the drawing. Flags (`#FLG`) name nothing. Undefined: it is a part.
 */
export function standInForPowerSymbol(symbol: SheetSymbol): LibraryEntry | undefined {
  const { Reference: reference = "", Value: value = "" } = symbol.properties;
  if (!reference.startsWith("#")) return undefined;
  const position = { x: 0, y: 0 };
  const electricalType = reference.startsWith("#PWR") ? "power-in" : "power-out";
  const pin = { number: "1", name: value, electricalType, position, hidden: true } as const;
  const drawn = { ...pin, rotation: 90, length: 0, numberHidden: true, nameHidden: true };
  return {
    symbol: {
      name: symbol.library,
      power: true,
      pinNameOffset: 0,
      units: [{ unit: 0, style: 0, graphics: [], pins: [drawn], texts: [] }],
    },
    pins: [{ ...pin, unit: 0, style: 0 }],
    localPower: false,
  };
}
