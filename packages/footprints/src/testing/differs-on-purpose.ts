/**
 * Where our footprints differ from those that others draw under the same name, and why they may. A row that no name needs
 * any more fails the test that reads the table.
 */
const CAN = "Panasonic's own table of lands for its cans of V series; KiCad's are Nichicon's";
const END_CAPS = "end caps as those of chip resistors; KiCad's are one maker's, up to 0.2 mm longer";
const MAKERS_REFLOW =
  "JEDEC's and EIAJ's whole range of foot and span by IPC-7351B; KiCad's lands are single makers' drawings";
const OWN_LEADS = "terminals as JEDEC MO-220 and MO-229 tie them to the pitch; KiCad's are of one circuit's drawing";

export const DIFFERENCES: readonly (readonly [names: RegExp, reason: string])[] = [
  [/^CP_Elec_/, CAN],
  [/^R_(0805|2010)_/, "end caps up to 0.55 and 0.7 mm by Yageo's RC series, where IPC-SM-782 has 0.65 and 0.85 mm"],
  [/^(L|LED|D|Fuse)_(1210|2010|2512)_/, END_CAPS],
  [/^L_0805_/, "Murata's BLM21 is broader than the chip inductor of IPC-SM-782"],
  [
    /^D_MicroMELF$/,
    "fillets of cylindrical end caps by IPC-7351B; KiCad's lands are Vishay's, which leave none at the toe",
  ],
  [
    /^CP_EIA-/,
    "Table 3-13 of IPC-7351B for leads bent under the body, 0.5 mm outside and 0.15 mm inside; KiCad's are those of chips with end caps",
  ],
  [/^SOT-89-3$/, "tab and middle lead are two lands of one number; KiCad draws one polygon"],
  [/^(SSOP|QSOP)-\d+_3\.9x/, MAKERS_REFLOW],
  [/^SSOP-\d+_4\.4x/, MAKERS_REFLOW],
  [/^SSOP-(24|28)_5\.3x/, MAKERS_REFLOW],
  [/^QFN-24-1EP_5x5mm_P0\.65mm_EP3\.2x3\.2mm$/, OWN_LEADS],
  [/^DFN-6-1EP_3x3mm_P0\.95mm/, OWN_LEADS],
  [/^WSON-(6|8)-1EP_2x2mm/, OWN_LEADS],
  [/^WSON-8-1EP_6x5mm/, "toe fillet of 0.3 mm, where KiCad ends at the body's edge"],
  [/^Crystal_SMD_3215-2Pin/, "pad 1 on the left, as on all our parts; the crystal may be turned"],
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
