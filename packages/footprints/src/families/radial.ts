import { bodyAbout, type Land, type LandPattern, roundBodyAbout } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";

/**
 * Two leads out of one end: electrolytic capacitors, ceramic discs, film capacitors, round LEDs. The name says diameter or
 * length, width and pitch. Lead diameters are Panasonic's of each can (0.45 mm below 5 mm, 0.5, 0.6 from 8 mm, 0.8 from
 * 16 mm); holes leave 0.25 mm about them. Pin 1, the plus or the cathode, is at the origin.
 */
const ROUND = /^CP_Radial_D(\d+\.\d)mm_P(\d+\.\d\d)mm$/;
const FLAT = /^C_(Disc|Rect)_[DL](\d+\.\d)mm_W(\d+\.\d)mm_P(\d+\.\d\d)mm(?:_((?:MKS|MKT|FKS|FKP|MKP)\w*))?$/;
const LIGHT = /^LED_D(3|5)\.0mm$/;
/** Copper between the two pads; they shrink before it does. */
const GAP = 0.3;

export const radial: Family = {
  names: [
    "CP_Radial_D4.0mm_P1.50mm",
    "CP_Radial_D4.0mm_P2.00mm",
    "CP_Radial_D5.0mm_P2.00mm",
    "CP_Radial_D5.0mm_P2.50mm",
    "CP_Radial_D6.3mm_P2.50mm",
    "CP_Radial_D8.0mm_P3.50mm",
    "CP_Radial_D8.0mm_P5.00mm",
    "CP_Radial_D10.0mm_P5.00mm",
    "CP_Radial_D12.5mm_P5.00mm",
    "CP_Radial_D16.0mm_P7.50mm",
    "CP_Radial_D18.0mm_P7.50mm",
    "C_Disc_D3.8mm_W2.6mm_P2.50mm",
    "C_Disc_D5.0mm_W2.5mm_P2.50mm",
    "C_Disc_D5.0mm_W2.5mm_P5.00mm",
    "C_Disc_D7.0mm_W2.5mm_P5.00mm",
    "C_Rect_L7.0mm_W2.5mm_P5.00mm",
    "C_Rect_L7.0mm_W4.5mm_P5.00mm",
    "C_Rect_L7.2mm_W4.5mm_P5.00mm",
    "LED_D3.0mm",
    "LED_D5.0mm",
  ],
  build: (name) => roundCapacitor(name) ?? flatCapacitor(name) ?? roundLight(name),
};

function roundCapacitor(name: string): LandPattern | undefined {
  const [, diameterText, pitchText] = ROUND.exec(name) ?? [];
  const diameter = Number(diameterText);
  const pitch = Number(pitchText);
  if (pitchText === undefined || diameter < 3 || diameter > 35 || pitch < 1 || pitch > diameter - 1) return undefined;
  const [pad, drill] = padAndHole(diameter);
  return {
    name,
    library: "Capacitor_THT",
    description: `electrolytic capacitor, ${diameterText} mm, leads ${pitchText} mm apart, plus at pad 1`,
    source: "IEC 60384-4 cans with makers' leads, holes by IPC-2222",
    mount: "through-hole",
    lands: twoLeads(pitch, pad, drill),
    body: roundBodyAbout(diameter, { x: pitch / 2, y: 0 }),
    courtyardExcess: 0.25,
    mark: "plus",
  };
}

function padAndHole(diameter: number): readonly [pad: number, drill: number] {
  if (diameter < 5) return [1.2, 0.6];
  if (diameter < 10) return [1.6, 0.8];
  return diameter < 12 ? [2, 1] : [2.4, 1.2];
}

function flatCapacitor(name: string): LandPattern | undefined {
  const [, kind, lengthText, widthText, pitchText, series = ""] = FLAT.exec(name) ?? [];
  const [length, width, pitch] = [Number(lengthText), Number(widthText), Number(pitchText)];
  if (kind === undefined || pitch < 2 || pitch > 30 || length < 2 || length > 40 || width < 1 || width > 25)
    return undefined;
  // Large discs have the leads of large films, however near they stand.
  const [pad, drill] = leadsOfFlat(pitch, length, series);
  return {
    name,
    library: "Capacitor_THT",
    description: `${kind === "Disc" ? "ceramic disc" : "film"} capacitor, ${lengthText} × ${widthText} mm, leads ${pitchText} mm apart`,
    source: "IEC 60384 bodies as named, holes by IPC-2222",
    mount: "through-hole",
    lands: twoLeads(pitch, pad, drill),
    body: bodyAbout(length, width, { x: pitch / 2, y: 0 }),
    courtyardExcess: 0.25,
    mark: "none",
  };
}

/** Large discs have the leads of large films, however near they stand; series of films that name themselves their maker's. */
function leadsOfFlat(pitch: number, length: number, series: string): readonly [pad: number, drill: number] {
  if (pitch > 22) return series.startsWith("MK") ? [2.4, 1.2] : [2, 1];
  if (series === "MKT" && pitch > 10) return [2.2, 1.1];
  if (/^(MKS4|FKS3|FKP3)/.test(series) && pitch >= 7.5) return [2, 1];
  return pitch > 7.5 || length > 10 ? [2, 1] : [1.6, 0.8];
}

/** The flange, which is what takes the room, is 0.8 mm wider than the lens. */
function roundLight(name: string): LandPattern | undefined {
  const lens = Number(LIGHT.exec(name)?.[1]);
  if (!lens) return undefined;
  return {
    name,
    library: "LED_THT",
    description: `round LED, ${lens} mm, cathode at pad 1`,
    source: "IEC 60747-5 T-1 and T-1¾ lenses, holes by IPC-2222",
    mount: "through-hole",
    lands: twoLeads(2.54, 1.8, 0.9),
    body: roundBodyAbout(lens + 0.8, { x: 1.27, y: 0 }),
    height: lens === 3 ? 5.3 : 9,
    courtyardExcess: 0.25,
    mark: "cathode",
  };
}

function twoLeads(pitch: number, wanted: number, drill: number): Land[] {
  const pad = Math.min(wanted, pitch - GAP);
  const size = { width: pad, height: pad, drill: Math.min(drill, pad - 0.5) };
  return [
    { pin: "1", x: 0, y: 0, ...size, shape: "rect" },
    { pin: "2", x: pitch, y: 0, ...size, shape: "circle" },
  ];
}
