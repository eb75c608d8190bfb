import { bodyAbout, type Land, type LandPattern, roundBodyAbout } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";

/**
 * Holes for screws (ISO 273 medium, room for the ISO 7089 washer), fiducials (IPC-7351B, section 3.4: mask opening twice
 * the copper) and pads to put a probe on.
 */
const HOLE = /^MountingHole_(\d(?:\.\d)?)mm(?:_(M\d(?:\.\d)?))?(?:_(DIN965|ISO7380|ISO14580))?(_Pad(_Via)?)?$/;
/** Copper as broad as the head of the screw, millimetres. */
const HEADS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  DIN965: { M2: 3.8, "M2.5": 4.7, M3: 5.6, M4: 7.5, M5: 9.2, M6: 11 },
  ISO7380: { M2: 3.5, "M2.5": 4.5, M3: 5.7, M4: 7.6, M5: 9.5, M6: 10.5 },
  ISO14580: { M2: 3.8, "M2.5": 4.5, M3: 5.5, M4: 7, M5: 8.5, M6: 10 },
};
const FIDUCIAL = /^Fiducial_(\d(?:\.\d+)?)mm_Mask(\d(?:\.\d+)?)mm$/;
const PLATE_HOLE = "PlateHole_14.0x14.0mm";
const ROUND_POINT = /^TestPoint_Pad_D(\d\.\d{1,2})mm$/;
const SQUARE_POINT = /^TestPoint_Pad_(\d\.\d{1,2})x(\d\.\d{1,2})mm$/;
/** Lands to solder a wire on. */
const WIRE_PAD = /^SolderWirePad_1x01_SMD_(\d{1,2})x(\d{1,2})mm$/;
const THROUGH_POINT = /^TestPoint_THTPad_D(\d\.\d)mm_Drill(\d\.\d)mm$/;

export const mechanical: Family = {
  names: [
    ...["2.2mm_M2", "2.7mm_M2.5", "3.2mm_M3", "4.3mm_M4", "5.3mm_M5"].flatMap((size) => [
      `MountingHole_${size}`,
      `MountingHole_${size}_Pad`,
    ]),
    "Fiducial_0.5mm_Mask1mm",
    "Fiducial_0.75mm_Mask1.5mm",
    "Fiducial_1mm_Mask2mm",
    ...["1.0", "1.5", "2.0"].map((size) => `TestPoint_Pad_D${size}mm`),
    "TestPoint_Pad_1.0x1.0mm",
    "SolderWirePad_1x01_SMD_5x10mm",
    "TestPoint_THTPad_D1.5mm_Drill0.7mm",
    "TestPoint_THTPad_D2.0mm_Drill1.0mm",
  ],
  build: (name) => mountingHole(name) ?? plateHole(name) ?? fiducial(name) ?? testPoint(name) ?? wirePad(name),
};

function mountingHole(name: string): LandPattern | undefined {
  const [, drillText, screw, head, plated, vias] = HOLE.exec(name) ?? [];
  const drill = Number(drillText);
  if (drillText === undefined || drill < 1 || drill > 9) return undefined;
  const washer = head === undefined ? 2 * drill : HEADS[head]?.[screw ?? ""];
  if (washer === undefined) return undefined;
  const land: Land = plated
    ? { pin: "1", x: 0, y: 0, width: washer, height: washer, shape: "circle", drill }
    : { pin: "", x: 0, y: 0, width: drill, height: drill, shape: "circle", drill, plated: false };
  return {
    name,
    library: "MountingHole",
    description: `hole of ${drillText} mm${screw ? ` for a screw ${screw}` : ""}${plated ? " with copper" : ""}`,
    source: "ISO 273 medium, washer of ISO 7089",
    mount: plated ? "through-hole" : "unspecified",
    lands: vias === undefined ? [land] : [land, ...ringOfVias(drill)],
    body: roundBodyAbout(washer),
    height: 0,
    courtyardExcess: 0.25,
    mark: "none",
    boardOnly: true,
  };
}

/** Eight vias half way between the hole and the edge of the copper, so that the screw's force is not the plating's alone. */
function ringOfVias(drill: number): Land[] {
  const [diameter, hole] = drill < 2.4 ? [0.7, 0.4] : drill < 3.9 ? [0.8, 0.5] : [0.9, 0.6];
  return Array.from({ length: 8 }, (_, index): Land => {
    const angle = (index * Math.PI) / 4;
    const radius = 0.75 * drill;
    const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return { pin: "1", x, y, width: diameter, height: diameter, shape: "circle", drill: hole, via: true };
  });
}

/** A plate holds the switches of a keyboard by their clips: 14 mm square (Cherry MX; Kailh PG1350: 13.8 to 14.0). */
function plateHole(name: string): LandPattern | undefined {
  if (name !== PLATE_HOLE) return undefined;
  return {
    name,
    library: "Button_Switch_Keyboard",
    description: "cut-out of a plate for one keyboard switch",
    source: "Cherry MX drawing, mounting in a plate",
    mount: "unspecified",
    lands: [],
    body: bodyAbout(14, 14),
    height: 0,
    courtyardExcess: 0.25,
    mark: "none",
    cutout: { width: 14, height: 14 },
    boardOnly: true,
  };
}

function fiducial(name: string): LandPattern | undefined {
  const [, copperText, maskText] = FIDUCIAL.exec(name) ?? [];
  const copper = Number(copperText);
  const mask = Number(maskText);
  if (maskText === undefined || copper < 0.3 || copper > 3 || mask < copper || mask > 6) return undefined;
  return {
    name,
    library: "Fiducial",
    description: `fiducial of ${copperText} mm in a mask opening of ${maskText} mm`,
    source: "IPC-7351B, section 3.4",
    mount: "smd",
    lands: [
      {
        pin: "",
        x: 0,
        y: 0,
        width: copper,
        height: copper,
        shape: "circle",
        paste: "none",
        maskMargin: (mask - copper) / 2,
        property: "fiducial-local",
      },
    ],
    body: roundBodyAbout(mask),
    height: 0,
    courtyardExcess: 0.25,
    mark: "none",
    boardOnly: true,
  };
}

function wirePad(name: string): LandPattern | undefined {
  const [, width, height] = (WIRE_PAD.exec(name) ?? []).map(Number);
  if (!width || !height) return undefined;
  return {
    name,
    library: "Connector_Wire",
    description: `land of ${width} × ${height} mm to solder a wire on`,
    source: "drawn by the measures in its name",
    mount: "smd",
    lands: [{ pin: "1", x: 0, y: 0, width, height, shape: "rect", paste: "none" }],
    body: bodyAbout(width, height),
    height: 0,
    courtyardExcess: 0.25,
    mark: "none",
  };
}

function testPoint(name: string): LandPattern | undefined {
  const round = ROUND_POINT.exec(name)?.[1];
  const [, squareWidth, squareHeight] = SQUARE_POINT.exec(name) ?? [];
  const [, through, drill] = THROUGH_POINT.exec(name) ?? [];
  const width = Number(round ?? squareWidth ?? through);
  const height = Number(round ?? squareHeight ?? through);
  if (!(width >= 0.4 && width <= 9 && height >= 0.4)) return undefined;
  if (drill !== undefined && !(Number(drill) >= 0.3 && Number(drill) <= width - 0.3)) return undefined;
  return {
    name,
    library: "TestPoint",
    description: `pad of ${width} mm to put a probe on`,
    source: "IPC-7351B, section 3.4",
    mount: drill === undefined ? "smd" : "through-hole",
    lands: [
      {
        pin: "1",
        x: 0,
        y: 0,
        width,
        height,
        shape: squareWidth === undefined ? "circle" : "rect",
        paste: "none",
        property: "test-point",
        ...(drill !== undefined && { drill: Number(drill) }),
      },
    ],
    body: squareWidth === undefined ? roundBodyAbout(width) : bodyAbout(width, height),
    height: 0,
    courtyardExcess: 0.25,
    mark: "none",
    boardOnly: true,
  };
}
