import { bodyAbout, type Land, type LandPattern } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";

/**
 * Pads to be bridged with solder, open or bridged by copper, and ties of two nets: made by the board alone, no part
 * is bought.
 */
const JUMPER =
  /^SolderJumper-([23])_P1\.3mm_(Open|Bridged|Bridged12|Bridged123)_(Rounded)?Pad1\.0x(1\.[05])mm(?:_NumberLabels)?$/;
const TIE = /^NetTie-([23])_(?:SMD_Pad(\d\.\d{1,3})|THT_Pad(0\.3|1\.0))mm$/;
const PITCH = 1.3;
const SOURCE = "IPC-2221 spacing of 0.3 mm, which solder bridges";

export const jumper: Family = {
  names: [
    "SolderJumper-2_P1.3mm_Open_Pad1.0x1.5mm",
    "SolderJumper-2_P1.3mm_Bridged_Pad1.0x1.5mm",
    "SolderJumper-2_P1.3mm_Open_RoundedPad1.0x1.5mm",
    "SolderJumper-2_P1.3mm_Bridged_RoundedPad1.0x1.5mm",
    "SolderJumper-3_P1.3mm_Open_Pad1.0x1.5mm",
    "SolderJumper-3_P1.3mm_Bridged12_Pad1.0x1.5mm",
    "NetTie-2_SMD_Pad0.5mm",
    "NetTie-2_SMD_Pad2.0mm",
  ],
  build: (name) => solderJumper(name) ?? netTie(name),
};

function solderJumper(name: string): LandPattern | undefined {
  const [, countText, state = "", rounded, heightText] = JUMPER.exec(name) ?? [];
  const count = Number(countText);
  const height = Number(heightText);
  const isOfCount = state === "Open" || (count === 2 ? state === "Bridged" : state.startsWith("Bridged1"));
  if (countText === undefined || !isOfCount) return undefined;
  const half = ((count - 1) * PITCH) / 2;
  const joined = state === "Open" ? 1 : state === "Bridged12" ? 2 : count;
  return {
    name,
    library: "Jumper",
    description: `solder jumper of ${count} pads, ${state === "Open" ? "open" : "bridged"}`,
    source: SOURCE,
    mount: "smd",
    lands: Array.from(
      { length: count },
      (_, index): Land => ({
        pin: `${index + 1}`,
        x: index * PITCH - half,
        y: 0,
        width: 1,
        height,
        // Of three, the middle one has neighbours on both sides.
        shape: rounded && (index === 0 || index === count - 1) ? "roundrect" : "rect",
        paste: "none",
      }),
    ),
    ...(joined > 1 && { tied: { pins: numbered(joined), width: 0.6 } }),
    body: bodyAbout(2 * half + 1, height),
    height: 0,
    courtyardExcess: 0.25,
    mark: "none",
    boardOnly: true,
  };
}

function netTie(name: string): LandPattern | undefined {
  const [, countText, surface, through] = TIE.exec(name) ?? [];
  if (countText === undefined) return undefined;
  const count = Number(countText);
  if (surface !== undefined && !(Number(surface) >= 0.1 && Number(surface) <= 5)) return undefined;
  const lands = Array.from({ length: count }, (_, index): Land => {
    const pin = `${index + 1}`;
    if (surface !== undefined) {
      const size = Number(surface);
      const x = (index - (count - 1) / 2) * 2 * size;
      return { pin, x, y: 0, width: size, height: size, shape: "circle", paste: "none" };
    }
    const size = Number(through) + 0.3;
    return { pin, x: index * 2 * size, y: 0, width: size, height: size, shape: "circle", drill: Number(through) };
  });
  const [first, last] = [lands[0]?.x ?? 0, lands.at(-1)?.x ?? 0];
  const breadth = lands[0]?.height ?? 0;
  return {
    name,
    library: "NetTie",
    description: `tie of ${count} nets`,
    source: "copper as broad as its pads",
    mount: surface === undefined ? "through-hole" : "smd",
    lands,
    tied: { pins: numbered(count), width: breadth },
    body: bodyAbout(last - first + breadth, breadth, { x: (first + last) / 2, y: 0 }),
    height: 0,
    courtyardExcess: 0.25,
    mark: "none",
    boardOnly: true,
  };
}

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${index + 1}`);
}
