import type { NameRule } from "../name-rule.ts";
import { mm, tenth } from "./write-number.ts";

/** Test points, fiducials, pieces of copper and jumpers, and holes. */
export const POINT_NAMES: readonly NameRule[] = [
  [
    /^(?:Test_?Point|TP)[-_](?:Pad_|SMD_)?D?(\d+(?:\.\d+)?)mm(?:_pad)?$/i,
    ([, size = ""]) => `TestPoint_Pad_D${tenth(size)}mm`,
  ],
  [/^(?:\w+_)?TEST_?POINT_ROUND_(\d+(?:\.\d+)?)mm$/i, ([, size = ""]) => `TestPoint_Pad_D${tenth(size)}mm`],
  [/^Test_?Point_SMD_?Pad_D(\d+(?:\.\d+)?)mm(?:_NO_?SILK)?$/i, ([, size = ""]) => `TestPoint_Pad_D${tenth(size)}mm`],
  [/^RT-01T-1\.0B$/, () => "Pin_RT-01T-1.0B"],
  [/^test_?point$/i, () => "TestPoint_Pad_D1.0mm"],
  [/^TEST_?PAD_?(\d+)[-_]?ROUND$/i, ([, mils = ""]) => `TestPoint_Pad_D${mm(mils)}mm`],
  [/^TEST_?PAD_?(\d+)x(\d+)_SQUARE$/i, ([, width = "", height = ""]) => `TestPoint_Pad_${mm(width)}x${mm(height)}mm`],
  [/^(?:\w+-)?TEST_?POINT-(\d+)MIL$/i, ([, mils = ""]) => `TestPoint_Pad_D${mm(mils)}mm`],
  [
    /^(?:PAD(?:_SMD)?(?:_R)?|Solder_?pad(?:_Rounded)?_Rectangle)_(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(?:mm)?(?:_ROUNDED|_Chamfered)?$/i,
    ([, width = "", height = ""]) => `TestPoint_Pad_${tenth(width)}x${tenth(height)}mm`,
  ],
  // Pads of the size that the name says, to solder a wire or press a spring on.
  [/^(?:Pad|PAD|SMD_Pad)_D?(\d(?:\.\d+)?)mm$/, ([, size = ""]) => `TestPoint_Pad_D${tenth(size)}mm`],
  [/^Fiducial_?(\d(?:\.\d+)?)x(\d(?:\.\d+)?)(?:_Paste)?$/i, ([, copper, mask]) => `Fiducial_${copper}mm_Mask${mask}mm`],
  [/^NetTie-(?:2_SMD_Pad)?(\d\.\d+)(?:mm)?$/, ([, size]) => `NetTie-2_SMD_Pad${size}mm`],
  // Eagle's test pads.
  [/^(?:TP)?[BP](\d),(\d\d?)$/, ([, whole, part]) => `TestPoint_Pad_D${tenth(`${whole}.${part}`)}mm`],
  [
    /^ShortedJumper-2_P1\.3mm_Bridged_Pad1\.0x(1\.[05])mm$/,
    ([, height]) => `SolderJumper-2_P1.3mm_Bridged_Pad1.0x${height}mm`,
  ],
  [
    /^SolderJumper-([23])_P1\.3mm_(Open|Bridged|Bridged12|Bridged123)_(?:XSilk_)?(Rounded|Triangle)?Pad(?:1\.0x1\.5mm)?(?:_NoMask|_NumberLabels)?$/,
    ([, count, state, shape = ""]) => `SolderJumper-${count}_P1.3mm_${state}_${shape}Pad1.0x1.5mm`,
  ],
  [/^TEST_?PAD_?(\d+)x(\d+)_ROUND$/i, ([, width = "", height = ""]) => `TestPoint_Pad_${mm(width)}x${mm(height)}mm`],
];

/** Clearance holes for metric screws of ISO 273, medium. */
const SCREWS: Readonly<Record<string, string>> = { "2": "2.2", "2.5": "2.7", "3": "3.2", "4": "4.3", "5": "5.3" };

export const HOLE_NAMES: readonly NameRule[] = [
  [
    /^(?:M(\d(?:\.5)?)_HOLE|HOLE_M(\d(?:\.5)?)|POWER_M(\d(?:\.5)?))(?:_TH|_PCB)?$/i,
    ([, one = "", other = "", power = ""]) => screwHole(one || other || power),
  ],
  // With copper where the symbol has a pin for it.
  // A plated hole with the pad around it, as Antmicro names it.
  [/^MP_Pad\d(?:\.\d)?mm_Drill(\d(?:\.\d)?)mm$/i, ([, drill]) => `MountingHole_${drill}mm_Pad`],
  [/^mounting_?hole_shield_(\d(?:\.\d)?)mm$/i, ([, drill]) => `MountingHole_${drill}mm_Pad`],
  [/^mounting_?hole_(\d(?:\.\d)?)mm$/, ([, drill]) => `MountingHole_${drill}mm`],
  [/^mounting_?hole_(\d(?:\.\d)?)mm$/, ([, drill]) => `MountingHole_${drill}mm_Pad`],
  [/^(?:\w+-)?HOLE(\d+)MIL-COPPER$/i, ([, mils = ""]) => `MountingHole_${tenth(`${mm(mils)}`)}mm_Pad`],
  // Holes and screws of MLAB's modules, in Czech.
  [/^dira_(\d)mm$/i, ([, drill = ""]) => `MountingHole_${drill}mm`],
  [/^dira_(\d)mm$/i, ([, drill = ""]) => `MountingHole_${drill}mm_Pad`],
  [/^SROUBM?(\d)M?$/i, ([, screw = ""]) => screwHole(screw)],
];

function screwHole(screw: string): string | undefined {
  return SCREWS[screw] && `MountingHole_${SCREWS[screw]}mm_M${screw}_Pad`;
}
