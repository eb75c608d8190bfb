import type { Shelf } from "../maker-shelf.ts";

/** LEDs of one maker each. */
export const LIGHTS: Shelf = {
  "LED_ASMB-KTF0-0A306": {
    lands: "1:-0.9,-0.6 t0.9x0.8; 2:-0.9,0.6 t0.9x0.8; 3:0.9,0.6 t0.9x0.8; 4:0.9,-0.6 t0.9x0.8",
    body: [-1.1, -1, 1.1, 1],
    source: "LED ASMB-KTF0-0A306",
  },
  "LED_Avago_PLCC4_3.2x2.8mm_CW": {
    lands: "1:-1.5,-0.75 t1.5x1.1; 2:1.5,-0.75 t1.5x1.1; 3:1.5,0.75 t1.5x1.1; 4:-1.5,0.75 t1.5x1.1",
    body: [-1.6, -1.4, 1.6, 1.4],
    source: "Avago PLCC4 CW",
  },
  "LED_Avago_PLCC6_3x2.8mm": {
    lands:
      "1:-1.475,-0.9 t1.6x0.5; 2:-1.475,0 t1.6x0.5; 3:-1.475,0.9 t1.6x0.5; 4:1.475,0.9 t1.6x0.5; 5:1.475,0 t1.6x0.5; 6:1.475,-0.9 t1.6x0.5",
    body: [-1.5, -1.4, 1.5, 1.4],
    source: "Avago PLCC6",
  },
  "LED_Cree-PLCC4_2x2mm_CW": {
    lands: "1:-0.75,-0.55 t1x0.8; 2:0.75,-0.55 t1x0.8; 3:0.75,0.55 t1x0.8; 4:-0.75,0.55 t1x0.8",
    body: [-1, -1, 1, 1],
    source: "Cree-PLCC4 CW",
  },
  "LED_Cree-PLCC4_3.2x2.8mm_CCW": {
    lands: "1:-1.25,-0.7 t1x0.8; 2:-1.25,0.7 t1x0.8; 3:1.25,0.7 t1x0.8; 4:1.25,-0.7 t1x0.8",
    body: [-1.6, -1.4, 1.6, 1.4],
    source: "Cree-PLCC4 CCW",
  },
  "LED_Cree-PLCC4_5x5mm_CW": {
    lands: "1:-2.5,-1.6 t1.6x1; 2:2.5,-1.6 t1.6x1; 3:2.5,1.6 t1.6x1; 4:-2.5,1.6 t1.6x1",
    body: [-2.5, -2.5, 2.5, 2.5],
    source: "Cree-PLCC4 CW",
  },
  "LED_Cree-PLCC6_4.7x1.5mm": {
    lands:
      "1:-2.02,0.335 t0.66x0.63; 2:-1.21,-0.25 t0.4x0.8; 3:-0.53,-0.25 t0.4x0.8; 4:0.53,-0.25 t0.4x0.8; 5:1.21,-0.25 t0.4x0.8; 6:2.02,0.335 t0.66x0.63",
    body: [-2.35, -0.75, 2.35, 0.75],
    source: "Cree-PLCC6",
    courtyardExcess: 0.35,
  },
  "LED_Cree-XB": {
    lands: "1:-0.98,0 t0.33x2.29; 2:0.98,0 t0.33x2.29; 3:0,0 t0.92x2.29",
    body: [-1.15, -1.15, 1.15, 1.15],
    source: "Cree-XB",
    courtyardExcess: 0.35,
  },
  "LED_Cree-XH": {
    lands: "1:-0.65,0 t1.7x3; 1:-1.5,0 t0.5x0.33; 2:1.5,0 t0.5x0.33; 2:1.1,0 t0.8x3",
    body: [-1.5, -1.5, 1.5, 1.5],
    source: "Cree-XH",
    courtyardExcess: 0.35,
  },
  "LED_Cree-XHP35": {
    lands: "1:-1.4,0 t0.5x3.3; 2:1.4,0 t0.5x3.3; 3:0,0 t1.3x3.3",
    body: [-1.65, -1.65, 1.65, 1.65],
    source: "Cree-XHP35",
    courtyardExcess: 0.35,
  },
  "LED_Cree-XHP50_12V": {
    lands:
      "1:-2.14,1.32 t0.5x2.14; 2:2.14,-1.32 t0.5x2.14; 3:1.89,1.32 t1x2.14; 3:0,0 t2.78x4.78; 3:-1.89,-1.32 t1x2.14",
    body: [-2.5, -2.5, 2.5, 2.5],
    source: "Cree-XHP50 12V",
    courtyardExcess: 0.35,
  },
  "LED_Cree-XHP50_6V": {
    lands: "1:-2.14,0 t0.5x4.78; 2:2.14,0 t0.5x4.78; 3:0,0 t2.78x4.78",
    body: [-2.5, -2.5, 2.5, 2.5],
    source: "Cree-XHP50 6V",
    courtyardExcess: 0.35,
  },
  "LED_Cree-XHP70_12V": {
    lands:
      "1:-3,1.815 t0.7x3.13; 2:3,-1.815 t0.7x3.13; 3:-2.65,-1.815 t1.4x3.13; 3:0,0 t3.9x6.76; 3:2.65,1.815 t1.4x3.13",
    body: [-3.5, -3.5, 3.5, 3.5],
    source: "Cree-XHP70 12V",
    courtyardExcess: 0.35,
  },
  "LED_Cree-XHP70_6V": {
    lands: "1:-3,0 t0.7x6.76; 2:3,0 t0.7x6.76; 3:0,0 t3.9x6.76",
    body: [-3.5, -3.5, 3.5, 3.5],
    source: "Cree-XHP70 6V",
    courtyardExcess: 0.35,
  },
  "LED_Cree-XP-G": {
    lands: "1:-1.4,0 t0.5x3.3; 2:1.4,0 t0.5x3.3; 3:0,0 t1.3x3.3",
    body: [-1.65, -1.65, 1.65, 1.65],
    source: "Cree-XP-G",
    courtyardExcess: 0.35,
  },
  "LED_Cree-XP": {
    lands: "1:-1.4,0 t0.5x3.3; 2:1.4,0 t0.5x3.3; 3:0,0 t1.3x3.3",
    body: [-1.65, -1.65, 1.65, 1.65],
    source: "Cree-XP",
    courtyardExcess: 0.35,
  },
  "LED_Cree-XQ": {
    lands: "1:-0.475,0 t0.65x1.6; 2:0.475,0 t0.65x1.6",
    body: [-0.8, -0.8, 0.8, 0.8],
    source: "Cree-XQ",
    courtyardExcess: 0.35,
  },
  LED_Dialight_591: {
    lands: "1:-1.6,0 t2.01x2.39; 2:1.6,0 t2.01x2.39",
    body: [-3.05, -2.16, 5.71, 2.16],
    source: "Dialight 591",
    courtyardExcess: 0.35,
  },
  "LED_Inolux_IN-PI554FCH_PLCC4_5.0x5.0mm_P3.2mm": {
    lands: "1:-2.45,-1.6 t1.5x1; 2:-2.45,1.6 t1.5x1; 3:2.45,1.6 t1.5x1; 4:2.45,-1.6 t1.5x1",
    body: [-2.5, -2.5, 2.5, 2.5],
    source: "Inolux IN-PI554FCH PLCC4 P3.2mm",
  },
  LED_Kingbright_AAA3528ESGCT: {
    lands: "1:-1.4,-0.725 t1.2x0.9; 2:1.4,-0.725 t1.2x0.9; 3:1.4,0.725 t1.2x0.9; 4:-1.4,0.725 t1.2x0.9",
    body: [-1.6, -1.4, 1.6, 1.4],
    source: "Kingbright AAA3528ESGCT",
  },
  LED_Kingbright_APDA3020VBCD: {
    lands: "1:-1.5,0 r2x1; 2:1.5,0 r2x1",
    body: [-1.5, -2.55, 1.5, 0.25],
    source: "Kingbright APDA3020VBCD",
  },
  "LED_Kingbright_APFA3010_3x1.5mm_Horizontal": {
    lands: "1:-1.5,0 t1x0.9; 2:1.5,0 t1x0.9; 3:0.4,0.45 t0.4x0.8; 4:-0.4,0.45 t0.4x0.8",
    body: [-1.5, -1.25, 1.5, 0.25],
    source: "Kingbright APFA3010",
  },
  "LED_Kingbright_APHBM2012_2x1.25mm": {
    lands: "1:-0.475,-0.9 t0.6x1.2; 2:-0.475,0.9 t0.6x1.2; 3:0.475,0.9 t0.6x1.2; 4:0.475,-0.9 t0.6x1.2",
    body: [-0.625, -1, 0.625, 1],
    source: "Kingbright APHBM2012",
  },
  "LED_Kingbright_KPBD-3224": {
    lands: "1:1.6,-0.7 t1.6x0.8; 2:-1.6,-0.7 o1.6x0.8; 3:1.6,0.7 o1.6x0.8; 4:-1.6,0.7 o1.6x0.8",
    body: [-1.6, -1.2, 1.6, 1.2],
    source: "Kingbright KPBD-3224",
  },
  "LED_LiteOn_LTST-S326": {
    lands: "1:0,-1.375 t1.5x0.75; 2:-0.65,0 t0.9x0.9; 3:0,1.375 t1.5x0.75",
    body: [-0.5, -1.5, 1.5, 1.5],
    source: "LiteOn LTST-S326",
  },
  "LED_Lumex_SML-LX0303SIUPGUSB": {
    lands: "1:-0.325,-0.325 r0.45x0.45; 2:0.325,-0.325 r0.45x0.45; 3:0.325,0.325 r0.45x0.45; 4:-0.325,0.325 r0.45x0.45",
    body: [-0.4, -0.4, 0.4, 0.4],
    source: "Lumex SML-LX0303SIUPGUSB",
  },
  "LED_Lumex_SML-LX0404SIUPGUSB": {
    lands: "1:-0.425,-0.425 r0.45x0.45; 2:0.425,-0.425 r0.45x0.45; 3:0.425,0.425 r0.45x0.45; 4:-0.425,0.425 r0.45x0.45",
    body: [-0.5, -0.5, 0.5, 0.5],
    source: "Lumex SML-LX0404SIUPGUSB",
  },
  "LED_Luminus_MP-3030-1100_3.0x3.0mm": {
    lands: "1:-0.575,0 t1.6x2.4; 2:1.375,0 t0.6x0.5; 2:1.075,0 t0.6x2.4",
    body: [-1.5, -1.5, 1.5, 1.5],
    source: "Luminus MP-3030-1100",
    courtyardExcess: 0.35,
  },
  LED_Osram_Lx_P47F_D2mm_ReverseMount: {
    lands: "-:0,0 c2.1 d2.1; 1:-2.3,0 t2x2.5; 2:2.3,0 t2x2.5",
    body: [-1.7, -0.95, 1.705, 0.95],
    source: "Osram Lx P47F ReverseMount",
  },
  "LED_PLCC-2_3.4x3.0mm_AK": {
    lands: "1:1.5,0 t1.5x2.6; 2:-1.5,0 t1.5x2.6",
    body: [-1.7, -1.5, 1.7, 1.5],
    source: "LED PLCC-2 AK",
  },
  "LED_PLCC-2_3.4x3.0mm_KA": {
    lands: "1:-1.5,0 t1.5x2.6; 2:1.5,0 t1.5x2.6",
    body: [-1.7, -1.5, 1.7, 1.5],
    source: "LED PLCC-2 KA",
  },
  "LED_PLCC-2_3x2mm_AK": {
    lands: "1:1.425,0 t1.55x2.2; 2:-1.425,0 t1.55x2.2",
    body: [-1.5, -1, 1.5, 1],
    source: "LED PLCC-2 AK",
  },
  "LED_PLCC-2_3x2mm_KA": {
    lands: "1:-1.425,0 t1.55x2.2; 2:1.425,0 t1.55x2.2",
    body: [-1.5, -1, 1.5, 1],
    source: "LED PLCC-2 KA",
  },
  LED_RGB_1210: {
    lands: "1:-1.75,-0.7 t1.5x1; 2:-1.75,0.7 t1.5x1; 3:1.75,0.7 t1.5x1; 4:1.75,-0.7 t1.5x1",
    body: [-1.6, -1.35, 1.6, 1.35],
    source: "LED RGB 1210",
  },
  "LED_RGB_Cree-PLCC-6_6x5mm_P2.1mm": {
    lands:
      "1:-2.45,-2.1 t2.6x1.6; 2:-2.45,0 t2.6x1.6; 3:-2.45,2.1 t2.6x1.6; 4:2.45,2.1 t2.6x1.6; 5:2.45,0 t2.6x1.6; 6:2.45,-2.1 t2.6x1.6",
    body: [-2.5, -3, 2.5, 3],
    source: "LED RGB Cree-PLCC-6 P2.1mm",
  },
  LED_RGB_Everlight_EASV3015RGBA0_Horizontal: {
    lands: "1:-1.425,-0.53 t0.55x0.78; 2:-0.425,-0.75 t0.55x0.34; 3:0.425,-0.75 t0.55x0.34; 4:1.425,-0.53 t0.55x0.78",
    body: [-1.5, -0.75, 1.5, 0.75],
    source: "LED RGB Everlight EASV3015RGBA0",
  },
  "LED_RGB_Wuerth-PLCC4_3.2x2.8mm_150141M173100": {
    lands: "1:1.55,-0.7 t1.5x0.9; 2:1.55,0.7 t1.5x0.9; 3:-1.55,-0.7 t1.5x0.9; 4:-1.55,0.7 t1.5x0.9",
    body: [-1.6, -1.4, 1.6, 1.4],
    source: "LED RGB Würth-PLCC4 150141M173100",
  },
  LED_ROHM_SMLVN6: {
    lands:
      "1:-1.525,-1.05 r1.45x0.8; 2:-1.525,0 r1.45x0.6; 3:-1.525,1.05 r1.45x0.8; 4:1.525,1.05 r1.45x0.8; 5:1.525,0 r1.45x0.6; 6:1.525,-1.05 r1.45x0.8",
    body: [-1.55, -1.4, 1.55, 1.4],
    source: "ROHM SMLVN6",
  },
  "LED_SK6805_PLCC4_2.4x2.7mm_P1.3mm": {
    lands: "1:-1,-0.65 t1x0.6; 2:-1,0.65 t1x0.6; 3:1,0.65 t1x0.6; 4:1,-0.65 t1x0.6",
    body: [-1.35, -1.2, 1.35, 1.2],
    source: "LED SK6805 PLCC4 P1.3mm",
  },
  "LED_SK6812_EC15_1.5x1.5mm": {
    lands: "1:-0.45,-0.45 t0.5x0.5; 2:-0.45,0.45 t0.5x0.5; 3:0.45,0.45 t0.5x0.5; 4:0.45,-0.45 t0.5x0.5",
    body: [-0.75, -0.75, 0.75, 0.75],
    source: "LED SK6812 EC15",
    courtyardExcess: 0.35,
  },
  "LED_WS2812_PLCC6_5.0x5.0mm_P1.6mm": {
    lands:
      "1:-2.45,-1.6 t1.5x1; 2:-2.45,0 t1.5x1; 3:-2.45,1.6 t1.5x1; 4:2.45,1.6 t1.5x1; 5:2.45,0 t1.5x1; 6:2.45,-1.6 t1.5x1",
    body: [-2.5, -2.5, 2.5, 2.5],
    source: "LED WS2812 PLCC6 P1.6mm",
  },
  LED_Yuji_5730: {
    lands: "1:-2.85,0 t1.1x1.7; 2:0.35,0 t2.5x1.7; 2:2.85,0 t1.1x1.7",
    body: [-2.35, -1.5, 2.35, 1.5],
    source: "Yuji 5730",
  },
  LED_miniPLCC_2315: {
    lands: "1:-1,0 t0.8x1; 2:1,0 t0.8x1",
    body: [-1.15, -0.7, 1.15, 0.7],
    source: "LED miniPLCC 2315",
  },
};
