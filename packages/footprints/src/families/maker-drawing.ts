import type { LandPattern } from "../pattern/land-pattern.ts";
import { readLands } from "../pattern/read-lands.ts";
import { CELLS } from "./drawings/battery-drawings.ts";
import {
  BOARD_CLOCKS,
  BOARD_HDMI,
  BOARD_JACKS,
  BOARD_LEDS,
  BOARD_MODULES,
  BOARD_PASSIVES,
  BOARD_POINTS,
  BOARD_RECEPTACLES,
  BOARD_SWITCHES,
} from "./drawings/board-drawings.ts";
import { CARDS } from "./drawings/card-drawings.ts";
import { CHOKES } from "./drawings/choke-drawings.ts";
import { COAXIAL } from "./drawings/coaxial-drawings.ts";
import { CONVERTERS } from "./drawings/converter-drawings.ts";
import { CRYSTALS } from "./drawings/crystal-drawings.ts";
import { FUSES } from "./drawings/fuse-drawings.ts";
import { HOLE_BUTTONS } from "./drawings/hole-switch-drawings.ts";
import { AUDIO_JACKS } from "./drawings/jack-drawings.ts";
import { LIGHTS } from "./drawings/led-drawings.ts";
import { MEMORIES } from "./drawings/memory-drawings.ts";
import { NETWORK } from "./drawings/network-drawings.ts";
import { CLOCKS } from "./drawings/oscillator-drawings.ts";
import { PLUGS } from "./drawings/plug-drawings.ts";
import { LOOPS } from "./drawings/point-drawings.ts";
import { RADIO_PARTS } from "./drawings/radio-drawings.ts";
import { SHUNTS } from "./drawings/shunt-drawings.ts";
import { SMALL_PACKAGES } from "./drawings/small-package-drawings.ts";
import { BUTTONS } from "./drawings/switch-drawings.ts";
import { TABBED } from "./drawings/tabbed-drawings.ts";
import { USB_SOCKETS } from "./drawings/usb-drawings.ts";
import { type Family, tableFamily } from "./family.ts";
import { KEYBOARD_DIODES, KEYBOARD_ENCODERS, KEYBOARD_JACKS, KEYBOARD_SWITCHES } from "./keyboard-parts.ts";
import type { Drawing, Shelf } from "./maker-shelf.ts";
import { CABLE_FEET, CARD_SOCKETS, POWER_PLUGS, UPRIGHT_RECEPTACLES } from "./power-plugs.ts";
import { POWER_TRANSISTORS, SMALL_OUTLINE_POWER, SMALL_POWER } from "./power-transistors.ts";
import { RADIO_MODULES } from "./radio-modules.ts";
import { SIDE_BUTTONS } from "./side-buttons.ts";

/**
 * Parts of one maker each, with a drawing of their own: switches, LEDs with a chip inside, trimmers, oscillators, coaxial
 * sockets, battery holders, transistors for power. Middle and size of every land as the maker's sheet recommends, in millimetres.
 */
const SWITCHES: Shelf = {
  SW_SPDT_PCM12: {
    lands:
      "1:-2.25,-1.43 r0.7x1.5; 2:0.75,-1.43 r0.7x1.5; 3:2.25,-1.43 r0.7x1.5; -:-1.5,0.33 c0.9 d0.9; -:1.5,0.33 c0.9 d0.9; -:-3.65,-0.78 r1x0.8; -:3.65,-0.78 r1x0.8; -:-3.65,1.43 r1x0.8; -:3.65,1.43 r1x0.8",
    body: [-3.35, -1, 3.35, 3.15],
    source: "C&K PCM12",
  },
  "SW_SPDT_CK-JS102011SAQN": {
    lands: "1:-2.5,-2.75 t1.25x2.5; 2:0,-2.75 t1.25x2.5; 3:2.5,-2.75 t1.25x2.5; -:-3.4,0 c0.9 d0.9; -:3.4,0 c0.9 d0.9",
    body: [-4.5, -1.8, 4.5, 3.8],
    source: "C&K JS102011SAQN",
  },
  SW_SPST_TL3342: {
    lands: "1:-3.15,-1.9 r1.7x1; 1:3.15,-1.9 r1.7x1; 2:-3.15,1.9 r1.7x1; 2:3.15,1.9 r1.7x1",
    body: [-2.6, -2.6, 2.6, 2.6],
    source: "E-Switch TL3342",
  },
  SW_SPST_TL3305A: {
    lands: "1:-3.6,-1.5 r1.6x1.4; 1:3.6,-1.5 r1.6x1.4; 2:-3.6,1.5 r1.6x1.4; 2:3.6,1.5 r1.6x1.4",
    body: [-2.25, -2.25, 2.25, 2.25],
    source: "E-Switch TL3305A",
  },
  SW_SPST_EVPBF: {
    lands: "1:-2.88,-2 r2.75x1; 1:2.88,-2 r2.75x1; 2:-2.88,2 r2.75x1; 2:2.88,2 r2.75x1",
    body: [-3, -3, 3, 3],
    source: "Panasonic EVP-BF",
  },
  SW_SPST_SKQG_WithStem: {
    lands: "1:-3.1,-1.85 r1.8x1.1; 1:3.1,-1.85 r1.8x1.1; 2:-3.1,1.85 r1.8x1.1; 2:3.1,1.85 r1.8x1.1",
    body: [-2.6, -2.6, 2.6, 2.6],
    source: "Alps SKQG",
  },
  "SW_SPST_B3S-1000": {
    lands: "1:-3.975,-2.25 r1.55x1.3; 1:3.975,-2.25 r1.55x1.3; 2:-3.975,2.25 r1.55x1.3; 2:3.975,2.25 r1.55x1.3",
    body: [-3, -3.3, 3, 3.3],
    source: "Omron B3S-1000",
  },
  SW_SPST_CK_RS282G05A3: {
    lands: "1:-3.9,0 r1.5x1.5; 2:3.9,0 r1.5x1.5",
    body: [-3, -1.8, 3, 1.8],
    source: "C&K RS282G05A3",
  },
  SW_Push_1P1T_NO_CK_KMR2: {
    lands: "1:-2.05,-0.8 r0.9x1; 1:2.05,-0.8 r0.9x1; 2:-2.05,0.8 r0.9x1; 2:2.05,0.8 r0.9x1",
    body: [-2.1, -1.4, 2.1, 1.4],
    source: "C&K KMR2",
  },
  "SW_Push_1P1T_XKB_TS-1187A": {
    lands: "1:-3,-1.875 r1x0.75; 1:3,-1.875 r1x0.75; 2:-3,1.875 r1x0.75; 2:3,1.875 r1x0.75",
    body: [-2.55, -2.55, 2.55, 2.55],
    source: "XKB Connectivity TS-1187A",
  },
  "SW_Push_1P1T_XUNPU_TS-1088": {
    lands: "1:-2.225,0 t1.05x2; 2:2.225,0 t1.05x2",
    body: [-1.95, -1.5, 1.95, 1.5],
    source: "XUNPU TS-1088",
    origin: "the lands that published boards have in common",
  },
  SW_Push_1P1T_NO_Vertical_Wuerth_434133025816: {
    lands: "1:-2.075,-1.075 r1.05x0.65; 1:2.075,-1.075 r1.05x0.65; 2:-2.075,1.075 r1.05x0.65; 2:2.05,1.075 r1.05x0.65",
    body: [-2.1, -1.6, 2.1, 1.6],
    source: "Würth 434133025816",
  },
};

const LEDS: Shelf = {
  "LED_WS2812B_PLCC4_5.0x5.0mm_P3.2mm": {
    lands: "1:-2.45,-1.65 r1.5x0.9; 2:-2.45,1.65 r1.5x0.9; 3:2.45,1.65 r1.5x0.9; 4:2.45,-1.65 r1.5x0.9",
    body: [-2.5, -2.5, 2.5, 2.5],
    source: "Worldsemi WS2812B",
  },
  "LED_WS2812B-2020_PLCC4_2.0x2.0mm": {
    lands: "1:-0.915,-0.55 r0.7x0.7; 2:-0.915,0.55 r0.7x0.7; 3:0.915,0.55 r0.7x0.7; 4:0.915,-0.55 r0.7x0.7",
    body: [-1.1, -1, 1.1, 1],
    source: "Worldsemi WS2812B-2020",
  },
  "LED_SK6812_PLCC4_5.0x5.0mm_P3.2mm": {
    lands: "1:2.45,1.6 r1.5x1; 2:2.45,-1.6 r1.5x1; 3:-2.45,-1.6 r1.5x1; 4:-2.45,1.6 r1.5x1",
    body: [-2.5, -2.5, 2.5, 2.5],
    source: "Opsco SK6812",
  },
  "LED_SK6812MINI_PLCC4_3.5x3.5mm_P1.75mm": {
    lands: "1:-1.75,-0.875 r1.6x0.85; 2:-1.75,0.875 r1.6x0.85; 3:1.75,0.875 r1.6x0.85; 4:1.75,-0.875 r1.6x0.85",
    body: [-1.75, -1.75, 1.75, 1.75],
    source: "Opsco SK6812 mini",
  },
  "LED_SK6812MINI-E_3.2x2.8mm_P1.5mm_ReverseMount": {
    lands: "1:2.7,-0.75 r1.4x0.82; 2:2.7,0.75 r1.4x0.82; 3:-2.7,0.75 r1.4x0.82; 4:-2.7,-0.75 r1.4x0.82",
    body: [-1.6, -1.4, 1.6, 1.4],
    source: "Opsco SK6812MINI-E",
    origin: "the lands that published keyboards have in common",
    cutout: { width: 3.4, height: 3 },
  },
  "LED_RGB_5050-6": {
    lands:
      "1:-2.4,-1.7 r2x1.1; 2:-2.4,0 r2x1.1; 3:-2.4,1.7 r2x1.1; 4:2.4,1.7 r2x1.1; 5:2.4,0 r2x1.1; 6:2.4,-1.7 r2x1.1",
    body: [-2.5, -2.5, 2.5, 2.5],
    source: "Cree CLV6A, 5050 outline",
  },
  LED_PLCC_2835: {
    lands: "1:-0.9,0 r2.2x2.2; 2:1.375,0 r1.25x2.2",
    body: [-1.75, -1.4, 1.75, 1.4],
    source: "2835 outline",
  },
  LED_PLCC_2835_Handsoldering: {
    lands: "1:-1.05,0 r2.5x2.2; 2:1.525,0 r1.55x2.2",
    body: [-1.75, -1.4, 1.75, 1.4],
    source: "2835 outline, for the soldering iron",
  },
  "LED_LiteOn_LTST-C19HE1WT": {
    lands: "1:-0.425,-0.725 r0.65x0.85; 2:0.425,-0.725 r0.65x0.85; 3:0.425,0.725 r0.65x0.85; 4:-0.425,0.725 r0.65x0.85",
    body: [-0.8, -0.8, 0.8, 0.8],
    source: "Lite-On LTST-C19HE1WT",
  },
};

const TRIMMERS: Shelf = {
  "Potentiometer_Alpha_RD901F-40-00D_Single_Vertical_CircularHoles": {
    lands: "1:0,0 r1.8x1.8 d1; 2:0,2.5 c1.8 d1; 3:0,5 c1.8 d1; -:7.5,-2.3 c1.8 d1.8; -:7.5,7.3 c1.8 d1.8",
    body: [1, -3.67, 12.35, 8.67],
    source: "Alpha RD901F, with its lugs",
  },
  Potentiometer_Alps_RK09K_Single_Vertical: {
    lands: "1:0,0 r1.8x1.8 d1; 2:0,2.5 c1.8 d1; 3:0,5 c1.8 d1; MP:7,-1.9 r4x3 d2.1x1.8; MP:7,6.9 r4x3 d2.1x1.8",
    body: [1, -2.4, 13, 7.4],
    source: "Alps RK09K",
  },
  Potentiometer_Alps_RK09L_Single_Vertical: {
    lands: "1:0,0 r1.8x1.8 d1; 2:0,2.5 c1.8 d1; 3:0,5 c1.8 d1; MP:7.5,-2.25 r2x3 d1.1x1.8; MP:7.5,7.25 r2x3 d1.1x1.8",
    body: [1, -3.55, 12.35, 8.55],
    source: "Alps RK09L",
  },
  Potentiometer_Bourns_3386P_Vertical: {
    lands: "1:0,0 c1.44 d0.8; 2:2.54,-2.54 c1.44 d0.8; 3:0,-5.08 c1.44 d0.8",
    body: [-4.78, -7.305, 4.75, 2.225],
    source: "Bourns 3386P",
  },
  Potentiometer_Bourns_3296Y_Vertical: {
    lands: "1:0,0 c1.44 d0.8; 2:-2.54,2.54 c1.44 d0.8; 3:-5.08,0 c1.44 d0.8",
    body: [-7.305, -1.14, 2.225, 3.69],
    source: "Bourns 3296Y",
  },
  "Potentiometer_Piher_PT-6-V_Vertical": {
    lands: "1:0,0 c1.62 d0.9; 2:5,-2.5 c1.62 d0.9; 3:0,-5 c1.62 d0.9",
    body: [-0.65, -5.65, 5.65, 0.65],
    source: "Piher PT-6-V",
  },
  "Potentiometer_Piher_PT-10-V10_Vertical": {
    lands: "1:0,0 c2.34 d1.3; 2:10,-2.5 c2.34 d1.3; 3:0,-5 c2.34 d1.3",
    body: [-0.15, -7.8, 10.15, 2.5],
    source: "Piher PT-10-V10",
  },
  Potentiometer_Bourns_3224W_Vertical: {
    lands: "1:1.25,-1.45 t1.3x1.6; 2:0,1.45 t2x1.6; 3:-1.25,-1.45 t1.3x1.6",
    body: [-2.4, -1.75, 2.4, 1.75],
    source: "Bourns 3224W",
  },
};

const OSCILLATORS: Shelf = {
  "Oscillator_SMD_Abracon_ASDMB-4Pin_2.5x2.0mm": fourPads(0.825, 0.775, 0.65, 0.85, [2.5, 2], "Abracon ASDMB"),
  "Oscillator_SMD_Abracon_ASE-4Pin_3.2x2.5mm": fourPads(1.05, 0.825, 1.3, 1.1, [3.2, 2.5], "Abracon ASE"),
  "Oscillator_SMD_EuroQuartz_XO53-4Pin_5.0x3.2mm": fourPads(1.27, 1.1, 1.4, 1.2, [5, 3.2], "EuroQuartz XO53"),
  "Oscillator_SMD_EuroQuartz_XO91-4Pin_7.0x5.0mm": fourPads(2.5, 2.1, 2, 2, [7, 5], "EuroQuartz XO91"),
  "Oscillator_SMD_SeikoEpson_SG210-4Pin_2.5x2.0mm": fourPads(0.85, 0.65, 1.1, 0.9, [2.5, 2], "Seiko Epson SG-210"),
  "Oscillator_SMD_SeikoEpson_SG8002CA-4Pin_7.0x5.0mm": fourPads(2.54, 2.1, 1.8, 2, [7, 5], "Seiko Epson SG-8002CA"),
  "Oscillator_SMD_SeikoEpson_SG8002CE-4Pin_3.2x2.5mm": fourPads(
    1.2,
    0.95,
    1.4,
    1.2,
    [3.2, 2.5],
    "Seiko Epson SG-8002CE",
  ),
  "Oscillator_SMD_SeikoEpson_SG8002LB-4Pin_5.0x3.2mm": fourPads(1.27, 1.1, 1.6, 1.5, [5, 3.2], "Seiko Epson SG-8002LB"),
  "Oscillator_SMD_TXC_7C-4Pin_5.0x3.2mm": fourPads(1.27, 1.1, 1.4, 1.2, [5, 3.2], "TXC 7C"),
  "Oscillator_DIP-14": {
    lands: "1:0,0 r1.6x1.6 d0.8; 7:15.24,0 c1.6 d0.8; 8:15.24,-7.62 c1.6 d0.8; 14:0,-7.62 c1.6 d0.8",
    body: [-2.73, -10.16, 17.97, 2.54],
    source: "MIL-PRF-55310 full size can",
  },
  "Oscillator_DIP-14_LargePads": {
    lands: "1:0,0 r2.5x2.5 d1; 7:15.24,0 c2.5 d1; 8:15.24,-7.62 c2.5 d1; 14:0,-7.62 c2.5 d1",
    body: [-2.73, -10.16, 17.97, 2.54],
    source: "MIL-PRF-55310 full size can",
  },
  "Oscillator_DIP-8": {
    lands: "1:0,0 r1.6x1.6 d0.8; 4:7.62,0 c1.6 d0.8; 5:7.62,-7.62 c1.6 d0.8; 8:0,-7.62 c1.6 d0.8",
    body: [-2.54, -10.16, 10.16, 2.54],
    source: "MIL-PRF-55310 half size can",
  },
  "Crystal_SMD_2012-2Pin_2.0x1.2mm": {
    lands: "1:-0.7,0 r0.6x1.1; 2:0.7,0 r0.6x1.1",
    body: [-1, -0.6, 1, 0.6],
    source: "Epson FC-12M",
    mark: "none",
  },
  "Crystal_SMD_7050-2Pin_7.0x5.0mm": {
    lands: "1:-2.6,0 r2.8x3; 2:2.6,0 r2.8x3",
    body: [-3.5, -2.5, 3.5, 2.5],
    source: "TXC 7A",
    mark: "none",
  },
  "Crystal_SMD_HC49-SD": {
    lands: "1:-4.25,0 r4.5x2; 2:4.25,0 r4.5x2",
    body: [-5.7, -2.35, 5.7, 2.35],
    source: "IEC 60122-3 HC-49/SD",
    mark: "none",
  },
  "Crystal_HC49-4H_Vertical": {
    lands: "1:0,0 c1.5 d0.8; 2:4.88,0 c1.5 d0.8",
    body: [-3.15, -2.325, 8.03, 2.325],
    source: "IEC 60122-3 HC-49/S",
    mark: "none",
  },
  "Crystal_SMD_Abracon_ABM8G-4Pin_3.2x2.5mm": fourPads(1.1, 0.85, 1.4, 1.2, [3.2, 2.5], "Abracon ABM8G"),
  "Crystal_Round_D3.0mm_Vertical": {
    lands: "1:0,0 c1 d0.5; 2:1.9,0 c1 d0.5",
    body: [-0.55, -1.5, 2.45, 1.5],
    source: "cylinder of 3 mm, leads 1.9 mm apart",
    mark: "none",
  },
};

const SOCKETS: Shelf = {
  "SMA_Molex_73251-2200_Horizontal": {
    lands:
      "1:0,0 c2.25 d1.5; 2:-2.54,-2.54 c2.25 d1.5; 2:2.54,-2.54 c2.25 d1.5; 2:-2.54,2.54 c2.25 d1.5; 2:2.54,2.54 c2.25 d1.5",
    body: [-3.9, -16.5, 3.9, 3.05],
    source: "Molex 73251-2200",
  },
  SMA_Amphenol_132134_Vertical: {
    lands:
      "1:0,0 c2.05 d1.5; 2:-2.54,-2.54 c2.25 d1.7; 2:2.54,-2.54 c2.25 d1.7; 2:-2.54,2.54 c2.25 d1.7; 2:2.54,2.54 c2.25 d1.7",
    body: [-3.5, -3.5, 3.5, 3.5],
    source: "Amphenol 132134",
  },
  "U.FL_Hirose_U.FL-R-SMT-1_Vertical": {
    lands: "1:-1.05,0 r1.05x1; 2:0.475,-1.475 r2.2x1.05; 2:0.475,1.475 r2.2x1.05",
    body: [-1.075, -1.5, 1.775, 1.5],
    source: "Hirose U.FL-R-SMT-1",
  },
  BatteryHolder_Keystone_1060_1x2032: {
    lands: "1:-14.65,0 r2.6x3.6; 2:14.65,0 r2.6x3.6",
    body: [-14.2, -10.45, 14.2, 10.45],
    source: "Keystone 1060 with its cell",
  },
  BatteryHolder_Keystone_1058_1x2032: {
    lands: "1:-14.68,0 r2.54x3.51; 2:14.68,0 r2.54x3.51",
    body: [-14.2, -11.55, 14.2, 11.55],
    source: "Keystone 1058 with its cell",
  },
  BatteryHolder_Keystone_3002_1x2032: {
    lands: "1:-12.8,0 r5.1x5.1; 1:12.8,0 r5.1x5.1; 2:0,0 c17.8",
    body: [-15.35, -10.3, 15.35, 10.6],
    source: "Keystone 3002",
  },
};

const COUPLERS: Shelf = {
  "SOP-4_4.4x2.6mm_P1.27mm": {
    lands:
      "1:-3.1875,-0.635 r1.625x0.6; 2:-3.1875,0.635 r1.625x0.6; 3:3.1875,0.635 r1.625x0.6; 4:3.1875,-0.635 r1.625x0.6",
    body: [-2.2, -1.3, 2.2, 1.3],
    source: "Vishay TCMT11, half-pitch package of four leads",
  },
  "SOP-4_3.8x4.1mm_P2.54mm": {
    lands: "1:-2.75,-1.27 r1.45x0.55; 2:-2.75,1.27 r1.45x0.55; 3:2.75,1.27 r1.45x0.55; 4:2.75,-1.27 r1.45x0.55",
    body: [-1.9, -2.05, 1.9, 2.05],
    source: "IXYS CPC1017N, package of four leads",
  },
  "VSSOP-8_2.3x2mm_P0.5mm": {
    lands:
      "1:-1.55,-0.75 r0.8x0.3; 2:-1.55,-0.25 r0.8x0.3; 3:-1.55,0.25 r0.8x0.3; 4:-1.55,0.75 r0.8x0.3; 5:1.55,0.75 r0.8x0.3; 6:1.55,0.25 r0.8x0.3; 7:1.55,-0.25 r0.8x0.3; 8:1.55,-0.75 r0.8x0.3",
    body: [-1.15, -1, 1.15, 1],
    source: "Texas Instruments VSSOP-8 (DCU), JEDEC MO-187 CA",
  },
  // Rows of leads that keep 8 mm of clearance.
  "SOP-8_6.62x9.15mm_P2.54mm": {
    lands:
      "1:-4.525,-3.81 r2.35x0.65; 2:-4.525,-1.27 r2.35x0.65; 3:-4.525,1.27 r2.35x0.65; 4:-4.525,3.81 r2.35x0.65; 5:4.525,3.81 r2.35x0.65; 6:4.525,1.27 r2.35x0.65; 7:4.525,-1.27 r2.35x0.65; 8:4.525,-3.81 r2.35x0.65",
    body: [-3.31, -4.575, 3.31, 4.575],
    source: "Texas Instruments ISO1050, SOP-8 (DUB)",
  },
  "SSO-8_6.7x9.8mm_P2.54mm_Clearance8mm": {
    lands:
      "1:-4.76,-3.81 t1.52x1.78; 2:-4.76,-1.27 t1.52x1.75; 3:-4.76,1.27 t1.52x1.78; 4:-4.76,3.81 t1.52x1.78; 5:4.76,3.81 t1.52x1.78; 6:4.76,1.27 t1.52x1.78; 7:4.76,-1.27 t1.52x1.78; 8:4.76,-3.81 t1.52x1.78",
    body: [-3.35, -4.9, 3.35, 4.9],
    source: "Avago ACPL-312T, SSO-8",
  },
};

const RECEPTACLES: Shelf = {
  "USB_Micro-B_Molex_47346-0001": {
    lands:
      "1:-1.3,-1.46 t0.45x1.38; 2:-0.65,-1.46 t0.45x1.38; 3:0,-1.46 t0.45x1.38; 4:0.65,-1.46 t0.45x1.38; 5:1.3,-1.46 t0.45x1.38; 6:-1.15,1.2 t1.8x1.9; 6:1.55,1.2 t1x1.9; 6:-3.375,1.2 t1.65x1.3; 6:3.375,1.2 t1.65x1.3; 6:-2.4875,-1.375 t1.425x1.55; 6:2.4875,-1.375 t1.425x1.55",
    body: [-3.75, -1.65, 3.75, 3.35],
    source: "Molex 47346-0001",
  },
};

const JACKS: Shelf = {
  "Jack_3.5mm_QingPu_WQP-PJ398SM_Vertical_CircularHoles": {
    lands: "S:0,0 t1.93x1.83 d1.22; TN:0,3.1 c2.13 d1.42; T:0,11.4 c2.13 d1.42",
    body: [-4.5, 2.03, 4.5, 12.48],
    source: "QingPu WQP-PJ398SM",
  },
};

const TRANSISTORS: Shelf = {
  "SOT-723": {
    lands: "1:-0.575,-0.4 t0.45x0.4; 2:-0.575,0.4 t0.45x0.4; 3:0.575,0 t0.45x0.5",
    body: [-0.4, -0.6, 0.4, 0.6],
    source: "Toshiba SOT-723",
    origin: "KiCad's footprint SOT-723",
  },
  "SOT-666": {
    lands:
      "1:-0.85,-0.5375 t0.5x0.375; 2:-0.925,0 t0.65x0.3; 3:-0.85,0.5375 t0.5x0.375; 4:0.85,0.5375 t0.5x0.375; 5:0.925,0 t0.65x0.3; 6:0.85,-0.5375 t0.5x0.375",
    body: [-0.65, -0.85, 0.65, 0.85],
    source: "SOT666 of Nexperia",
  },
  "SOT-143": {
    lands: "1:-1,-0.75 t0.7x1; 2:-1,0.95 t0.7x0.6; 3:1,0.95 t0.7x0.6; 4:1,-0.95 t0.7x0.6",
    body: [-0.65, -1.45, 0.65, 1.45],
    source: "SOT143B (JEDEC TO-253AA) of Nexperia",
  },
};

const PMODS: Shelf = {
  // The host's sockets lie at the edge; contacts count along the upper row, then along the lower.
  "PmodHost_2x06_P2.54mm_Horizontal": {
    lands: [
      ...[1, 2, 3, 4, 5, 6].map((pin) => `${pin}:0,${(2.54 * (6 - pin)).toFixed(2)} ${pin === 1 ? "r" : "c"}1.7 d1`),
      ...[7, 8, 9, 10, 11, 12].map((pin) => `${pin}:-2.54,${(2.54 * (12 - pin)).toFixed(2)} c1.7 d1`),
    ].join("; "),
    body: [-12.57, -1.27, -4.06, 13.97],
    source: "Digilent Pmod interface specification, host connector of twelve contacts",
    origin: "two rows of sockets at 2.54 mm",
  },
};

/** Sensors on lands below their body, and radio modules on lands at three edges with one below. */
const SENSORS: Shelf = {
  "Bosch_LGA-8_2.5x2.5mm_P0.65mm_ClockwisePinNumbering": {
    lands:
      "1:-0.975,-1.025 r0.35x0.5; 2:-0.325,-1.025 r0.35x0.5; 3:0.325,-1.025 r0.35x0.5; 4:0.975,-1.025 r0.35x0.5; 5:0.975,1.025 r0.35x0.5; 6:0.325,1.025 r0.35x0.5; 7:-0.325,1.025 r0.35x0.5; 8:-0.975,1.025 r0.35x0.5",
    body: [-1.25, -1.25, 1.25, 1.25],
    source: "Bosch Sensortec BME280, landing pattern",
  },
  "LGA-14_3x2.5mm_P0.5mm_LayoutBorder3x4y": {
    lands:
      "1:-1.1625,-0.75 r0.625x0.35; 2:-1.1625,-0.25 r0.625x0.35; 3:-1.1625,0.25 r0.625x0.35; 4:-1.1625,0.75 r0.625x0.35; 5:-0.5,0.9125 r0.35x0.625; 6:0,0.9125 r0.35x0.625; 7:0.5,0.9125 r0.35x0.625; 8:1.1625,0.75 r0.625x0.35; 9:1.1625,0.25 r0.625x0.35; 10:1.1625,-0.25 r0.625x0.35; 11:1.1625,-0.75 r0.625x0.35; 12:0.5,-0.9125 r0.35x0.625; 13:0,-0.9125 r0.35x0.625; 14:-0.5,-0.9125 r0.35x0.625",
    body: [-1.5, -1.25, 1.5, 1.25],
    courtyardExcess: 0.35,
    source: "STMicroelectronics LSM6DSL, package of 14 leads",
  },
  "LGA-12_2x2mm_P0.5mm": {
    lands:
      "1:-0.7625,-0.75 t0.375x0.35; 2:-0.7625,-0.25 t0.375x0.35; 3:-0.7625,0.25 t0.375x0.35; 4:-0.7625,0.75 t0.375x0.35; 5:-0.25,0.7625 t0.35x0.375; 6:0.25,0.7625 t0.35x0.375; 7:0.7625,0.75 t0.375x0.35; 8:0.7625,0.25 t0.375x0.35; 9:0.7625,-0.25 t0.375x0.35; 10:0.7625,-0.75 t0.375x0.35; 11:0.25,-0.7625 t0.35x0.375; 12:-0.25,-0.7625 t0.35x0.375",
    body: [-1, -1, 1, 1],
    courtyardExcess: 0.35,
    source: "Bosch Sensortec BMA423, LGA-12",
  },
  "Sensirion_DFN-4_1.5x1.5mm_P0.8mm_SHT4x_NoCentralPad": {
    lands: "1:-0.7,-0.4 r0.5x0.3; 2:-0.7,0.4 r0.5x0.3; 3:0.7,0.4 r0.5x0.3; 4:0.7,-0.4 r0.5x0.3",
    body: [-0.75, -0.75, 0.75, 0.75],
    source: "Sensirion SHT4x, DFN-4 without central pad",
  },
};

const NETWORK_JACKS: Shelf = {
  RJ45_Amphenol_RJMG1BD3B8K1ANR: {
    lands:
      "-:-1.27,6.34 c3.25 d3.25; -:10.16,6.34 c3.25 d3.25; 13:12.22,3.29 c2.6 d1.6; 13:-3.33,3.29 c2.6 d1.6; L1:10.77,9.72 c1.89 d0.89; L2:8.23,11.24 c1.89 d0.89; L3:0.66,9.72 c1.89 d0.89; L4:-1.88,11.24 c1.89 d0.89; R1:0,0 t1.9x1.9 d0.9; R2:1.27,-2.54 c1.9 d0.9; R3:2.54,0 c1.9 d0.9; R4:3.81,-2.54 c1.9 d0.9; R5:5.08,0 c1.9 d0.9; R6:6.35,-2.54 c1.9 d0.9; R7:7.62,0 c1.9 d0.9; R8:8.89,-2.54 c1.9 d0.9",
    body: [-3.43, -4.49, 12.32, 17.23],
    source: "Amphenol RJMG1BD3B8K1ANR, jack with magnetics",
  },
};

const POINTS: Shelf = {
  TestPoint_Keystone_5019_Minature: {
    lands: "1:0,0 t3.8x2",
    body: [-1.9, -1, 1.9, 1],
    source: "Keystone 5019",
    mark: "none",
  },
};

const BEADS: Shelf = {
  "L_Axial_L5.0mm_D3.6mm_P10.00mm_Horizontal_Murata_BL01RN1A2A2": {
    lands: "1:0,0 c1.6 d0.85; 2:10,0 o1.6x1.6 d0.85",
    body: [0, -1.8, 10, 1.8],
    source: "Murata BL01RN1A2A2",
    mark: "none",
  },
};

const SHELVES: readonly (readonly [library: string, words: string, shelf: Shelf])[] = [
  ["Button_Switch_SMD", "switch", { ...SWITCHES, ...SIDE_BUTTONS }],
  ["Button_Switch_THT", "switch", KEYBOARD_SWITCHES],
  ["Rotary_Encoder", "rotary encoder", KEYBOARD_ENCODERS],
  ["Diode_THT", "diode", KEYBOARD_DIODES],
  ["LED_SMD", "LED", LEDS],
  ["Potentiometer_THT", "potentiometer", TRIMMERS],
  ["Oscillator", "oscillator or crystal", OSCILLATORS],
  ["Connector_Coaxial", "coaxial socket", SOCKETS],
  ["Package_SO", "optocoupler or relay", COUPLERS],
  ["Connector_USB", "USB receptacle", RECEPTACLES],
  ["Package_TO_SOT_SMD", "transistor", { ...TRANSISTORS, ...POWER_TRANSISTORS }],
  ["Package_SO", "transistor", SMALL_OUTLINE_POWER],
  ["Package_SON", "transistor", SMALL_POWER],
  ["Connector_Audio", "jack", { ...JACKS, ...KEYBOARD_JACKS }],
  ["Connector_PinSocket_2.54mm", "Pmod socket", PMODS],
  ["Package_LGA", "sensor", SENSORS],
  ["RF_Module", "radio module", RADIO_MODULES],
  ["Connector_RJ", "network jack", NETWORK_JACKS],
  ["Connector_AMASS", "power connector", POWER_PLUGS],
  ["Connector", "connector", CABLE_FEET],
  ["Connector_Card", "card socket", CARD_SOCKETS],
  ["Connector_USB", "USB receptacle", UPRIGHT_RECEPTACLES],
  ["TestPoint", "test point", POINTS],
  ["Inductor_THT", "ferrite bead", BEADS],
  ["Inductor_SMD", "coil", CHOKES],
  ["Inductor_SMD", "choke or capacitor", BOARD_PASSIVES],
  ["Crystal", "crystal", CRYSTALS],
  ["Oscillator", "oscillator", { ...CLOCKS, ...BOARD_CLOCKS }],
  ["Button_Switch_SMD", "switch", { ...BUTTONS, ...BOARD_SWITCHES }],
  ["Connector_Audio", "jack", { ...AUDIO_JACKS, ...BOARD_JACKS }],
  ["Connector_USB", "USB connector", { ...USB_SOCKETS, ...BOARD_RECEPTACLES }],
  ["Connector_Video", "HDMI receptacle", BOARD_HDMI],
  ["Connector_Card", "card socket", CARDS],
  ["Connector_Coaxial", "coaxial socket", COAXIAL],
  ["Battery", "battery holder", CELLS],
  ["TestPoint", "test point or pin", { ...LOOPS, ...BOARD_POINTS }],
  ["Package_SO", "package", MEMORIES],
  ["LED_SMD", "LED", { ...LIGHTS, ...BOARD_LEDS }],
  ["RF_Converter", "radio part", RADIO_PARTS],
  ["RF_Module", "radio module", BOARD_MODULES],
  ["Resistor_SMD", "shunt", SHUNTS],
  ["Connector", "connector", PLUGS],
  ["Package_DFN_QFN", "package", SMALL_PACKAGES],
  ["Diode_SMD", "diode", TABBED],
  ["Converter_DCDC", "voltage converter", CONVERTERS],
  ["Button_Switch_THT", "switch", HOLE_BUTTONS],
  ["Connector_RJ", "network jack or video socket", NETWORK],
  ["Fuse", "fuse", FUSES],
];

const ROWS = Object.fromEntries(
  SHELVES.flatMap(([library, words, shelf]) =>
    Object.entries(shelf).map(([name, drawing]) => [
      name,
      { ...drawing, words, library: drawing.library ?? libraryOf(name) ?? library },
    ]),
  ),
);

export const makerDrawing: Family = tableFamily(
  ROWS,
  (
    name,
    { lands, body, source, mark, words, library, courtyardExcess, cutout, origin = "the maker's drawing" },
  ): LandPattern => {
    const read = readLands(lands);
    const [minX, minY, maxX, maxY] = body;
    const isThrough = read.some(({ pin, drill }) => pin !== "" && drill !== undefined);
    return {
      name,
      library,
      description: `${words} ${source}`,
      source: `${source}, ${origin}`,
      mount: isThrough ? "through-hole" : "smd",
      lands: read,
      body: { kind: "rect", minX, minY, maxX, maxY },
      courtyardExcess: courtyardExcess ?? (isThrough ? 0.5 : 0.25),
      mark: mark ?? "pin-1",
      ...(cutout && { cutout }),
    };
  },
);

/** Where a shelf holds parts of two of KiCad's libraries. */
function libraryOf(name: string): string | undefined {
  if (name.startsWith("Crystal_")) return "Crystal";
  if (name.startsWith("Sensirion_")) return "Sensor_Humidity";
  if (name === "ublox_MAX") return "RF_GPS";
  if (name === "Potentiometer_Bourns_3224W_Vertical") return "Potentiometer_SMD";
  return name.startsWith("BatteryHolder_") ? "Battery" : undefined;
}

/** Against the clock from the lower left, as makers of oscillators count. */
function fourPads(
  x: number,
  y: number,
  width: number,
  height: number,
  [length, breadth]: readonly [number, number],
  source: string,
): Drawing {
  const size = `r${width}x${height}`;
  return {
    lands: `1:${-x},${y} ${size}; 2:${x},${y} ${size}; 3:${x},${-y} ${size}; 4:${-x},${-y} ${size}`,
    body: [-length / 2, -breadth / 2, length / 2, breadth / 2],
    source,
  };
}
