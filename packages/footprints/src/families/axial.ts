import { bodyAbout, type LandPattern, roundBodyAbout } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";

/**
 * Leads out of both ends, lying or standing: resistors of the DIN 44051 sizes, diodes DO-35 and DO-41. The name says
 * size and pitch; holes leave about 0.25 mm about the lead. Pin 1, a diode's cathode, is at the origin.
 */
const RESISTOR = /^R_Axial_(DIN\d{4})_L(\d+\.\d)mm_D(\d+\.\d)mm_P(\d+\.\d\d)mm_(Horizontal|Vertical)$/;
const DIODE = /^D_(DO-35_SOD27|DO-41_SOD81|DO-15|DO-201AD)_P(\d+\.\d\d)mm_Horizontal$/;

/** Standing: the lead that is bent down is the anode's or the cathode's ("AnodeUp" has the cathode below). */
const STANDING = /^D_(DO-35_SOD27|DO-41_SOD81|DO-15|DO-201AD)_P(\d+\.\d\d)mm_Vertical_(Anode|Kathode)Up$/;

const DIODES: Readonly<Record<string, readonly [length: number, diameter: number, pad: number, drill: number]>> = {
  "DO-35_SOD27": [4, 2, 1.6, 0.8],
  "DO-41_SOD81": [5.2, 2.7, 2.2, 1.1],
  "DO-15": [7.6, 3.6, 2.4, 1.2],
  "DO-201AD": [9.5, 5.2, 3.2, 1.6],
};

export const axial: Family = {
  names: [
    "R_Axial_DIN0204_L3.6mm_D1.6mm_P7.62mm_Horizontal",
    "R_Axial_DIN0207_L6.3mm_D2.5mm_P7.62mm_Horizontal",
    "R_Axial_DIN0207_L6.3mm_D2.5mm_P10.16mm_Horizontal",
    "R_Axial_DIN0207_L6.3mm_D2.5mm_P2.54mm_Vertical",
    "R_Axial_DIN0309_L9.0mm_D3.2mm_P12.70mm_Horizontal",
    "D_DO-35_SOD27_P7.62mm_Horizontal",
    "D_DO-35_SOD27_P10.16mm_Horizontal",
    "D_DO-41_SOD81_P10.16mm_Horizontal",
    "D_DO-41_SOD81_P12.70mm_Horizontal",
    "D_DO-15_P12.70mm_Horizontal",
    "D_DO-201AD_P15.24mm_Horizontal",
    "D_DO-35_SOD27_P3.81mm_Vertical_AnodeUp",
    "D_DO-41_SOD81_P5.08mm_Vertical_AnodeUp",
    "D_DO-15_P2.54mm_Vertical_AnodeUp",
    "D_DO-15_P5.08mm_Vertical_KathodeUp",
  ],
  build: (name) => resistor(name) ?? diode(name) ?? standingDiode(name),
};

function resistor(name: string): LandPattern | undefined {
  const [, size, lengthText, diameterText, pitchText, stance] = RESISTOR.exec(name) ?? [];
  const [length, diameter, pitch] = [Number(lengthText), Number(diameterText), Number(pitchText)];
  const isUpright = stance === "Vertical";
  if (size === undefined || diameter > 12 || pitch > 80 || pitch < (isUpright ? 1.9 : length)) return undefined;
  // Leads are 0.45 mm thick below 2 mm of body, 0.6 mm below 3.5 mm (up to DIN 0309), and 0.8 mm above.
  const [pad, drill] = diameter < 2 ? [1.4, 0.7] : diameter < 3.5 ? [1.6, 0.8] : [2.4, 1.2];
  return {
    name,
    library: "Resistor_THT",
    description: `${size} resistor, ${isUpright ? "vertical" : "horizontal"}, leads ${pitchText} mm apart`,
    source: "DIN 44051 sizes, holes by IPC-2222",
    mount: "through-hole",
    lands: [
      { pin: "1", x: 0, y: 0, width: pad, height: pad, shape: "circle", drill },
      { pin: "2", x: pitch, y: 0, width: pad, height: pad, shape: "circle", drill },
    ],
    body: isUpright ? roundBodyAbout(diameter) : bodyAbout(length, diameter, { x: pitch / 2, y: 0 }),
    height: isUpright ? length + 2.5 : diameter + 0.5,
    courtyardExcess: 0.25,
    mark: "none",
  };
}

function diode(name: string): LandPattern | undefined {
  const [, kind = "", pitchText] = DIODE.exec(name) ?? [];
  const size = Object.hasOwn(DIODES, kind) ? DIODES[kind] : undefined;
  const pitch = Number(pitchText);
  if (!size || pitch < size[0] + 1 || pitch > 50) return undefined;
  const [length, diameter, pad, drill] = size;
  return {
    name,
    library: "Diode_THT",
    description: `${kind.replace("_", ", ")} diode, horizontal, leads ${pitchText} mm apart, cathode at pad 1`,
    source: `JEDEC ${kind.split("_")[0]} outline, holes by IPC-2222`,
    mount: "through-hole",
    lands: [
      { pin: "1", x: 0, y: 0, width: pad, height: pad, shape: "rect", drill },
      { pin: "2", x: pitch, y: 0, width: pad, height: pad, shape: "circle", drill },
    ],
    body: bodyAbout(length, diameter, { x: pitch / 2, y: 0 }),
    height: diameter + 0.5,
    courtyardExcess: 0.25,
    mark: "cathode",
  };
}

function standingDiode(name: string): LandPattern | undefined {
  const [, kind = "", pitchText, up] = STANDING.exec(name) ?? [];
  const size = Object.hasOwn(DIODES, kind) ? DIODES[kind] : undefined;
  const pitch = Number(pitchText);
  if (!size || pitch > 20) return undefined;
  const [length, diameter, usual, drill] = size;
  // Where leads are near each other pads leave 0.3 mm between them.
  const pad = Math.min(usual, pitch - 0.3);
  if (pad < drill + 0.5) return undefined;
  return {
    name,
    library: "Diode_THT",
    description: `${kind.replace("_", ", ")} diode, standing, leads ${pitchText} mm apart, cathode at pad 1`,
    source: `JEDEC ${kind.split("_")[0]} outline, holes by IPC-2222`,
    mount: "through-hole",
    lands: [
      { pin: "1", x: 0, y: 0, width: pad, height: pad, shape: "rect", drill },
      { pin: "2", x: pitch, y: 0, width: pad, height: pad, shape: "circle", drill },
    ],
    body: roundBodyAbout(diameter, { x: up === "Anode" ? 0 : pitch, y: 0 }),
    height: length + 2.5,
    courtyardExcess: 0.25,
    mark: "cathode",
  };
}
