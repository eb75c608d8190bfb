import type { NameRule } from "../name-rule.ts";

/** Switches and potentiometers. */
export const SWITCH_NAMES: readonly NameRule[] = [
  // Pins and lugs of 9 mm potentiometers of this make are those of RD901F.
  [
    /^(?:Potentiometer_Alpha_R(?:0904N|V09AF?)(?:_Vertical)?|potentiometer-9mm)$/i,
    () => "Potentiometer_Alpha_RD901F-40-00D_Single_Vertical_CircularHoles",
  ],
  [/^(?:Tactile_Switch|Switch_Push|SW_Push)_6mm$/i, () => "SW_PUSH_6mm"],
  // Bodies of 4.5 and 5.2 mm on four lands at the sides.
  [/^SW_Push(?:_1P1T_NO)?_4\.5x4\.5mm$/i, () => "SW_SPST_TL3305A"],
  [/^(?:Push_SMD|Tact_SMD)_5\.2x5\.2mm(?:_h[\d.]+mm)?$/i, () => "SW_SPST_SKQG_WithStem"],
  [/^(?:Panasonic_)?EVQ-?PU([A-D])\w*$/i, ([, letter = ""]) => SIDE_BUTTONS[letter.toUpperCase()]],
  [/^(?:XUNPU_)?TS-?1088R?(?:[-_]?\w*)?$/i, () => "SW_Push_1P1T_XUNPU_TS-1088"],
  [/^ALPS_POT_SQUAREHOLES$/i, () => "Potentiometer_Alps_RK09K_Single_Vertical"],
  [/^TS-1187A(?:-[A-Z])*$/i, () => "SW_Push_1P1T_XKB_TS-1187A"],
  [/^(?:BTN|SW(?:_SPST)?|SW_Push)_KMR2(?:_4\.[26]x2\.8)?$/i, () => "SW_Push_1P1T_NO_CK_KMR2"],
  // 4.2 mm of body, 4.6 mm over the terminals.
  [/^(?:Push_SMD|Tact_SMD)_4\.[26]x2\.8mm(?:_h[\d.]+mm)?$/i, () => "SW_Push_1P1T_NO_CK_KMR2"],
  // Those 2.5 mm high have four terminals, as C&K PTS810.
  [/^(?:SW_SPST|SW_Push|TACT)_(?:3x4|4x3)x2\.5(?:mm)?$/i, () => "SW_SPST_PTS810"],
  [/^(?:SW_SPST|SW_Push|TACT)_(?:3x4|4x3)(?:x(?!2\.5)\d(?:\.\d)?)?(?:mm)?$/i, () => "SW_Push_1P1T_XUNPU_TS-1088"],
  // Makers' numbers with letters for height, force and tape behind.
  [/^YTS-?A016(?:-\w+)?$/i, () => "SW_SPST_PTS810"],
  [/^YTSA007A\w*$/i, () => "SW_Push_1P1T_YTSA007A"],
  [/^(?:SW_)?(?:CRS_)?CS1213AGF260(?:_CRS)?$/i, () => "SW_Push_1P1T_CRS_CS1213AGF260"],
  [/^K2-?1114SA\w*(?:-[A-Z0-9]+)*$/i, () => "SW_Push_1P1T_K2-1114SA"],
  [/^(?:SW_)?(?:PushButton_)?(?:C&?K_)?KSC941J\w*$/i, () => "SW_Push_1P1T_NO_CK_KSC941J"],
  [/^(?:SW_)?(?:PushButton_)?(?:C&?K_)?KSC(6|7)\d\dJ\w*$/i, ([, series]) => `SW_Push_1P1T_NO_CK_KSC${series}xxJ`],
  [/^(?:SW_)?PTS-?810\w*$/i, () => "SW_SPST_PTS810"],
  [/^(?:SW_)?PTS-?645S\w*$/i, () => "SW_SPST_PTS645"],
  [/^(?:SW_)?PTS-?636\w*SMTR\w*$/i, () => "SW_Tactile_SPST_NO_Straight_CK_PTS636Sx25SMTRLFS"],
  [/^(?:SW_)?TL3342\w*$/i, () => "SW_SPST_TL3342"],
  [/^(?:SW_)?TL3305([ABC])\w*$/i, ([, terminals = ""]) => `SW_SPST_TL3305${terminals.toUpperCase()}`],
  [/^(?:SW_)?EVQ-?P(2|7A|7C|0)\w*$/i, ([, series = ""]) => `SW_SPST_EVQP${series.toUpperCase()}`],
  [/^(?:SW_)?PB6149L$/i, () => "SW_Push_LED_PB6149L"],
  [/^SW_SPST_4\.[26]x2\.8(?:mm)?$/i, () => "SW_Push_1P1T_NO_CK_KMR2"],
];

const SIDE_BUTTONS: Readonly<Record<string, string>> = {
  A: "Panasonic_EVQPUJ_EVQPUA",
  B: "Panasonic_EVQPUK_EVQPUB",
  C: "Panasonic_EVQPUL_EVQPUC",
  D: "Panasonic_EVQPUM_EVQPUD",
};
