/**
 * Where our footprints differ from those that others draw under the same name, and why they may. A row that no name needs
 * any more fails the test that reads the table.
 */
const MAKERS_REFLOW =
  "JEDEC's and EIAJ's whole range of foot and span by IPC-7351B; KiCad's lands are single makers' drawings";
const OWN_LEADS = "terminals as JEDEC MO-220 and MO-229 tie them to the pitch; KiCad's are of one circuit's drawing";
const FEET = "feet of JEDEC MS-026 by IPC-7351B; KiCad's are those of one circuit, up to 0.13 mm longer";

export const DIFFERENCES: readonly (readonly [names: RegExp, reason: string])[] = [
  [
    /^SW_Cherry_MX_[26]\.\d\du(_Vertical)?_PCB$/,
    "the stabiliser's holes lie in the courtyard; KiCad's ends at the switch",
  ],
  [
    /^USB_C_Receptacle_XKB_U262-16XN-4BVC11$/,
    "contacts of one net share a land of 0.6 mm, as those of other receptacles; KiCad's two touch each other",
  ],
  [
    /^ESP32-WROOM-32$/,
    "the land below is one, and the router lays vias into it; KiCad's has holes and squares of paste as pads",
  ],
  [
    /^ESP32-S3-WROOM-1$/,
    "the same, and the courtyard ends at the module: room for the antenna is a keep-out of the board; KiCad's is 48 mm wide there",
  ],
  [
    /^(Vishay_PowerPAK_(1212-8|SC70-6L)_Single|Infineon_PG-HSOF-8-1|Diodes_PowerDI3333-8)$/,
    "a land of many corners is several of one number; KiCad draws one polygon",
  ],
  [
    /^PinHeader_2x\d\d_P\d\.\d\dmm_Vertical_SMD$/,
    "the courtyard ends 0.5 mm behind the feet; KiCad's 1.15 mm and more",
  ],
  [/^SOT-89-3$/, "tab and middle lead are two lands of one number; KiCad draws one polygon"],
  [/^(SSOP|QSOP)-\d+_3\.9x/, MAKERS_REFLOW],
  [/^SSOP-\d+_4\.4x/, MAKERS_REFLOW],
  [/^SSOP-(16|24|28)_5\.3x/, MAKERS_REFLOW],
  [/^(MSOP-(8|10)|VSSOP-10)(-1EP)?_3x3mm/, MAKERS_REFLOW],
  [/^TSSOP-16-1EP_/, MAKERS_REFLOW],
  [/^QFN-24-1EP_5x5mm_P0\.65mm_EP3\.2x3\.2mm$/, OWN_LEADS],
  [/^QFN-28-1EP_5x5mm_/, OWN_LEADS],
  [/^QFN-(32|48)-1EP_\dx\dmm_P0\.4mm_/, OWN_LEADS],
  [/^DFN-6-1EP_3x3mm_P0\.95mm/, OWN_LEADS],
  [/^DFN-8-1EP_3x2mm_P0\.5mm/, OWN_LEADS],
  [/^WSON-(6|8)-1EP_2x2mm/, OWN_LEADS],
  [/^WSON-8-1EP_6x5mm/, "toe fillet of 0.3 mm, where KiCad ends at the body's edge"],
  [/^LQFP-(64|100)_/, FEET],
  [/^TQFP-32_7x7mm_P0\.8mm/, FEET],
  [
    /^PinHeader_.*_P2\.[05][04]mm_Horizontal$/,
    "the courtyard ends 0.5 mm behind the pads; KiCad's half a pitch and 0.5 mm",
  ],
  [
    /^PinSocket_.*_P2\.[05][04]mm_Horizontal$/,
    "the courtyard ends 0.5 mm behind the pads; KiCad's half a pitch and 0.5 mm",
  ],
];

/** Why the footprint of this name is not like others of the name; undefined: it has to be. */
export function differsOnPurpose(name: string): string | undefined {
  return DIFFERENCES.find(([names]) => names.test(name))?.[1];
}
