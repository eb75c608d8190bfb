import type { NameRule } from "./name-rule.ts";

/** Parts of keyboards built by hand, and what their libraries call them. */
export const KEYBOARD_NAMES: readonly NameRule[] = [
  // Switches soldered to the board, and their sockets; what goes on both sides or takes both makes has other lands.
  [
    /^(?:SW_)?(?:MXOnly|MX_Only|Cherry_?MX|SW_MX|Kailh_?MX)[-_](?:PCB_)?(\d(?:\.\d+)?)[uU](?:[-_]NoLED)?(?:_PCB)?$/i,
    ([, units]) => `SW_Cherry_MX_${Number(units).toFixed(2)}u_PCB`,
  ],
  [/^(?:SW_)?(?:Cherry_?)?MX(?:_HOLE|_PCB)?$/i, () => "SW_Cherry_MX_1.00u_PCB"],
  [
    /^(?:(?:keyswitch|SW)_)?(?:cherry)?_?mx_hot_?swap(?:_(\d(?:\.\d+)?)u)?$/i,
    ([, units]) => `SW_Hotswap_Kailh_MX_${Number(units || 1).toFixed(2)}u`,
  ],
  [
    /^(?:MXOnly|Kailh_?MX|MX)[-_](\d(?:\.\d+)?)[uU][-_](?:Kailh_)?Hot_?swap$/i,
    ([, units]) => `SW_Hotswap_Kailh_MX_${Number(units).toFixed(2)}u`,
  ],
  [
    /^(?:(?:Cherry_?|Kailh_?)?MX_(?:Hot_?swap_)?Socket|Kailh_socket_MX|CPG151101S11.*)$/i,
    () => "SW_Hotswap_Kailh_MX_1.00u",
  ],
  [/^(?:(?:SW_)?(?:Kailh_)?(?:Choc_)?(?:V1_)?PG1350|Kailh_Choc(?:_V1)?|SW_Kailh_Choc)$/i, () => "SW_Kailh_Choc_PG1350"],
  [
    /^(?:SW_)?(?:PG1350_socket|Kailh_socket_PG1350|Kailh_Choc_(?:Hot_?swap|Socket)|Choc_Hot_?swap|CPG135001S30.*)$/i,
    () => "SW_Hotswap_Kailh_Choc_PG1350",
  ],
  [
    /^Cherry_?MX_(?:or_)?(?:Kailh_)?Choc(?:_1(?:\.(?:0|00|25|5|50|75))?u)?$/i,
    () => "SW_Cherry_MX_or_Kailh_Choc_PG1350",
  ],
  [
    /^(?:\d{2,3}x\d{2}[ _-]?)?OLED[ _-]?(?:4_?Pin|SSD13\d\d)?(?:[ _-]\d{2,3}x\d{2})?(?:_1side)?$/i,
    () => "PinHeader_1x04_P2.54mm_Vertical",
  ],
  [/^(?:Rotary_?Encoder_)?(?:Alps_)?EC11E?$/i, () => "RotaryEncoder_Alps_EC11E-Switch_Vertical_H20mm"],
  [/^D_SOD-?123_DO-?35$/i, () => "D_DO-35_or_SOD-123_P6.00mm"],
  [/^(?:Arduino_?)?Pro_?Micro(?:_v2)?(?:_1side)?$/i, () => "SparkFun_ProMicro_THT"],
  // Square pieces cut out of a plate, into which switches are clipped.
  [/^(?:MX|Cherry_?MX|Choc)_?PLATE_?HOLE(?:_14(?:\.0)?mm)?$/i, () => "PlateHole_14.0x14.0mm"],
  [/^(?:D3_TH(?:_SMD)?(?:_v2)?|Diode_TH_SOD-?123)$/i, () => "D_DO-35_or_SOD-123_P6.00mm"],
  [/^(?:ResetSW(?:_1side)?|SW_PUSH[-_]6\.5mm|2PinTactileButton)$/i, () => "SW_Push_6.0x3.5mm_P6.50mm"],
  [/^SW_choc(?:_v1)?_HS(?:_(?:CPG135001S30_)?1(?:\.(?:0|00|25|5|50|75))?u)?$/i, () => "SW_Hotswap_Kailh_Choc_PG1350"],
  [
    /^SW_MX_HS(?:_(?:CPG151101S11_)?(\d(?:\.\d+)?)u)?$/i,
    ([, units]) => `SW_Hotswap_Kailh_MX_${Number(units || 1).toFixed(2)}u`,
  ],
  // Lands on both sides of the board, of which one is fitted.
  [/^D3_SMD(?:_v2)?(?:_rev)?$/i, () => "D_SOD-123"],
  // Leads in holes or lands between them.
  [/^Diode[-_]dual$/i, (_, kind) => (kind === "D" ? "D_DO-35_or_SOD-123_P6.00mm" : undefined)],
  [/^(?:TRRS_?)?(?:JACK_?)?MJ-?4PP-?9(?:_1side)?$/i, () => "Jack_3.5mm_Marushin_MJ-4PP-9_Horizontal"],
  [/^(?:TRRS[-_])?PJ-?320A?(?:_1side)?$/i, () => "Jack_3.5mm_PJ-320A_Horizontal"],
  [
    /^(?:Seeed_?(?:uino|Studio)?[-_ ]?)?XIAO(?:[-_ ]?(?:SAMD21|RP2040|RP2350|ESP32[-_]?[CS]\d|nRF52840|RA4M1|MG24|BLE))?(?:[-_]Sense)?[-_](?:DIP|THT|SMD)$/i,
    ([name = ""]) => `Seeed_XIAO_${/SMD$/i.test(name) ? "SMD" : "THT"}`,
  ],
  [/^(?:raspberry[-_]?pi|RPi)[-_]?pico_?W?(?:_(?:SM[DT]_)?THT?)?$/i, () => "RaspberryPi_Pico_Common_THT"],
];

/** Names that say that a part may stand in one way or another, and have pads for both. */
export const TURNED_NAMES: readonly NameRule[] = [
  // Holes for switches of Cherry's or of Alps' kind; most are fitted with the former.
  [
    /^Hybrid_PCB_(1\d\d|2\d\d)H(?:_Dual)?(?:_hole)?(?:[-_]nosilk)?$/i,
    ([, hundredths = ""]) => `SW_Cherry_MX_${(Number(hundredths) / 100).toFixed(2)}u_PCB`,
  ],
  // Places for two switches, or for one on either side.
  [/^(?:SW_|Kailh_)*PG1350_?rev(?:ersible)?(?:_[A-Z]{2,4})?$/i, () => "SW_Kailh_Choc_PG1350_Reversible"],
  [/^(?:Kailh_)?socket_PG1350_optional$/i, () => "SW_Hotswap_Kailh_Choc_PG1350_or_Soldered"],
];
