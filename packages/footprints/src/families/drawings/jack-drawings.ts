import type { Shelf } from "../maker-shelf.ts";

/** Jacks for plugs of 3.5 mm. */
export const AUDIO_JACKS: Shelf = {
  "Jack_3.5mm_CUI_SJ-3523-SMT_Horizontal": {
    lands: "-:0,4.5 c1.7 d1.7; -:0,-2.5 c1.7 d1.7; R:3.7,-1.6 t2.8x2.2; S:-3.7,-3.6 t2.8x2.2; T:-3.7,5.8 t2.8x2.8",
    body: [-3, -8.5, 3, 8.5],
    source: "CUI SJ-3523-SMT",
    courtyardExcess: 0.35,
  },
  "Jack_3.5mm_CUI_SJ-3524-SMT_Horizontal": {
    lands:
      "-:0,-2.5 c1.7 d1.7; -:0,4.5 c1.7 d1.7; R:3.7,-1.6 t2.8x2.2; S:-3.7,-3.6 t2.8x2.2; T:-3.7,5.8 t2.8x2.8; TN:0.75,9.8 t2.8x2.6",
    body: [-3, -8.5, 3, 8.5],
    source: "CUI SJ-3524-SMT",
    courtyardExcess: 0.35,
  },
  "Jack_3.5mm_CUI_SJ1-3533NG_Horizontal": {
    lands: "R:2,7.9 o2.8x1.8 d2x1; S:0,0 o2.8x1.8 d2x1; T:2,2.4 o2.8x1.8 d2x1",
    body: [-4, -5.2, 4.2, 12.8],
    source: "CUI SJ1-3533NG",
  },
  "Jack_3.5mm_CUI_SJ1-3533NG_Horizontal_CircularHoles": {
    lands: "R:2,7.9 c2.8 d2; S:0,0 c2.8 d2; T:2,2.4 c2.8 d2",
    body: [-4, -5.2, 4.2, 12.8],
    source: "CUI SJ1-3533NG",
  },
  "Jack_3.5mm_CUI_SJ1-3535NG_Horizontal": {
    lands:
      "R:2,7.9 o2.8x1.8 d2x1; RN:0,6.1 o2.8x1.8 d2x1; S:0,0 o2.8x1.8 d2x1; T:2,2.4 o2.8x1.8 d2x1; TN:0,11.6 o2.8x1.8 d2x1",
    body: [-4, -5.2, 4.2, 12.8],
    source: "CUI SJ1-3535NG",
  },
  "Jack_3.5mm_CUI_SJ2-3593D-SMT_Horizontal": {
    lands:
      "-:0,-2.5 c1.7 d1.7; -:0,4.5 c1.7 d1.7; R:3.7,-1.7 t2.8x2.2; RN:3.7,-4.5 t2.8x2; S:-3.7,-3.6 t2.8x2.2; T:-3.7,5.8 t2.8x2.8; TN:0.75,9.8 t2.8x2.6",
    body: [-3, -8.5, 3, 8.5],
    source: "CUI SJ2-3593D-SMT",
    courtyardExcess: 0.35,
  },
  "Jack_3.5mm_KoreanHropartsElec_PJ-320D-4A_Horizontal": {
    lands:
      "-:2.25,0 c1.6 d1.6; -:-4.75,0 c1.6 d1.6; R1:-0.15,-3.25 t1.2x2.5; R2:-3.15,-3.25 t1.2x2.5; S:4.95,3.25 t1.2x2.5; T:3.85,-3.25 t1.2x2.5",
    body: [-8.35, -3.05, 5.75, 3.05],
    source: "KoreanHropartsElec PJ-320D-4A",
    courtyardExcess: 0.35,
  },
  "Jack_3.5mm_Ledino_KB3SPRS_Horizontal": {
    lands:
      "R:4.1,-9.8 o4x2.2 d1.3; RN:2.9,-7.1 o4x2.2 d1.3; S:-3.9,-4.6 o2.2x4 d1.3; T:0,0 t4x2.2 d1.3; TN:7.3,-0.5 o2.2x4 d1.3",
    body: [-9.3, -10.7, 8.6, 0.9],
    source: "Ledino KB3SPRS",
  },
  "Jack_3.5mm_Lumberg_1503_07_Horizontal": {
    lands:
      "-:5.25,3.5 c1.1 d1.1; -:0.25,3.5 c1.1 d1.1; R:5.05,7.5 o1.8x2.3 d0.8x1.3; S:0.45,7.5 o1.8x2.3 d0.8x1.3; T:0,0 o2x2.3 d1x1.3; T:5.5,0 o2x2.3 d1x1.3",
    body: [-0.5, -6, 6, 8],
    source: "Lumberg 1503 07",
  },
  "Jack_3.5mm_PJ320D_Horizontal": {
    lands:
      "-:2.225,0 c1.5 d1.5; -:-4.775,0 c1.5 d1.5; R1:-0.175,-3.25 t1.2x2.5; R2:-3.175,-3.25 t1.2x2.5; S:4.925,3.25 t1.2x2.5; T:3.825,-3.25 t1.2x2.5",
    body: [-8.225, -2.9, 5.575, 2.9],
    source: "jack PJ320D",
    courtyardExcess: 0.35,
  },
  "Jack_3.5mm_Switronic_ST-005-G_horizontal": {
    lands:
      "-:2.5,-2.5 c1 d1; -:2.5,2.5 c1 d1; R:6.5,-2.25 t1.9x1.9 d1.2; S:6.5,2.25 c1.9 d1.2; T:-1,-2.9 c1.9 d1.2; T:-1,2.9 c1.9 d1.2",
    body: [-7, -3.25, 7, 3.25],
    source: "Switronic ST-005-G horizontal",
  },
};
