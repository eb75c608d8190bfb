import type { Shelf } from "../maker-shelf.ts";

/** Oscillators on lands. */
export const CLOCKS: Shelf = {
  "Oscillator_SMD_Abracon_ASCO-4Pin_1.6x1.2mm": {
    lands: "1:-0.4,-0.55 t0.5x0.6; 2:-0.4,0.55 t0.5x0.6; 3:0.4,0.55 t0.5x0.6; 4:0.4,-0.55 t0.5x0.6",
    body: [-0.6, -0.8, 0.6, 0.8],
    source: "Abracon ASCO",
  },
  "Oscillator_SMD_Abracon_ASV-4Pin_7.0x5.1mm": {
    lands: "1:-2.54,2 t1.8x2; 2:2.54,2 t1.8x2; 3:2.54,-2 t1.8x2; 4:-2.54,-2 t1.8x2",
    body: [-3.5, -2.54, 3.5, 2.54],
    source: "Abracon ASV",
  },
  "Oscillator_SMD_Diodes_FN-4Pin_7.0x5.0mm": {
    lands: "1:-2.2,-2.54 t2x1.8; 2:-2.2,2.54 t2x1.8; 3:2.2,2.54 t2x1.8; 4:2.2,-2.54 t2x1.8",
    body: [-2.5, -3.5, 2.5, 3.5],
    source: "Diodes FN",
  },
  "Oscillator_SMD_ECS_2520MV-xxx-xx-4Pin_2.5x2.0mm": {
    lands: "1:-0.725,-0.925 r0.8x0.9; 2:-0.725,0.925 r0.8x0.9; 3:0.725,0.925 r0.8x0.9; 4:0.725,-0.925 r0.8x0.9",
    body: [-1, -1.25, 1, 1.25],
    source: "ECS 2520MV-xxx-xx",
  },
  "Oscillator_SMD_EuroQuartz_XO32-4Pin_3.2x2.5mm": {
    lands: "1:-0.775,-1.075 t0.9x1; 2:-0.775,1.075 t0.9x1; 3:0.775,1.075 t0.9x1; 4:0.775,-1.075 t0.9x1",
    body: [-1.25, -1.6, 1.25, 1.6],
    source: "EuroQuartz XO32",
    courtyardExcess: 0.35,
  },
  "Oscillator_SMD_Fox_FT5H_5.0x3.2mm": {
    lands: "1:-1.25,-2.05 t1.3x1.6; 2:-1.25,2.05 t1.3x1.6; 3:1.25,2.05 t1.3x1.6; 4:1.25,-2.05 t1.3x1.6",
    body: [-1.6, -2.5, 1.6, 2.5],
    source: "Fox FT5H",
  },
  "Oscillator_SMD_IDT_JS6-6_5.0x3.2mm_P1.27mm": {
    lands:
      "1:-1.125,-1.27 t1.29x0.89; 2:-1.125,0 t1.29x0.89; 3:-1.125,1.27 t1.29x0.89; 4:1.125,1.27 t1.29x0.89; 5:1.125,0 t1.29x0.89; 6:1.125,-1.27 t1.29x0.89",
    body: [-1.6, -2.5, 1.6, 2.5],
    source: "IDT JS6-6 P1.27mm",
  },
  "Oscillator_SMD_IDT_JU6-6_7.0x5.0mm_P2.54mm": {
    lands:
      "1:-2.1,-2.54 t2x1.8; 2:-2.1,0 t2x1.8; 3:-2.1,2.54 t2x1.8; 4:2.1,2.54 t2x1.8; 5:2.1,0 t2x1.8; 6:2.1,-2.54 t2x1.8",
    body: [-2.5, -3.5, 2.5, 3.5],
    source: "IDT JU6-6 P2.54mm",
  },
  "Oscillator_SMD_IQD_IQXO70-4Pin_7.5x5.0mm": {
    lands: "1:-2.54,2.1 t1.8x2; 2:2.54,2.1 t1.8x2; 3:2.54,-2.1 t1.8x2; 4:-2.54,-2.1 t1.8x2",
    body: [-3.75, -2.5, 3.75, 2.5],
    source: "IQD IQXO70",
  },
  "Oscillator_SMD_Kyocera_2520-6Pin_2.5x2.0mm": {
    lands:
      "1:-0.7375,-1.15 t0.825x0.5; 2:-0.935,0 t0.43x0.7; 3:-0.7375,1.15 t0.825x0.5; 4:0.7375,1.15 t0.825x0.5; 5:0.935,0 t0.43x0.7; 6:0.7375,-1.15 t0.825x0.5",
    body: [-1, -1.25, 1, 1.25],
    source: "Kyocera 2520",
  },
  "Oscillator_SMD_Kyocera_KC2520Z-4Pin_2.5x2.0mm": {
    lands: "1:-0.725,-0.925 t0.95x1.05; 2:-0.725,0.925 t0.95x1.05; 3:0.725,0.925 t0.95x1.05; 4:0.725,-0.925 t0.95x1.05",
    body: [-1, -1.25, 1, 1.25],
    source: "Kyocera KC2520Z",
  },
  Oscillator_SMD_SI570_SI571_Standard: {
    lands:
      "1:-2.5,2.1 t1.7x2.15; 2:0,2.1 t1.7x2.15; 3:2.5,2.1 t1.7x2.15; 4:2.5,-2.1 t1.7x2.15; 5:0,-2.1 t1.7x2.15; 6:-2.5,-2.1 t1.7x2.15; 7:-2.85,0 t1.55x1.3; 8:2.85,0 t1.55x1.3",
    body: [-3.5, -2.5, 3.5, 2.5],
    source: "Silicon Labs SI570 SI571 Standard",
  },
  Oscillator_SMD_SeikoEpson_SG3030CM: {
    lands: "1:-1.325,0.6 t1.05x0.8; 2:1.325,0.6 t1.05x0.8; 3:1.325,-0.6 t1.05x0.8; 4:-1.325,-0.6 t1.05x0.8",
    body: [-1.6, -0.75, 1.6, 0.75],
    source: "SeikoEpson SG3030CM",
  },
  "Oscillator_SMD_SeikoEpson_SG8002JA-4Pin_14.0x8.7mm": {
    lands: "1:-2.54,4.4 t1.3x3; 2:2.54,4.4 t1.3x3; 3:2.54,-4.4 t1.3x3; 4:-2.54,-4.4 t1.3x3",
    body: [-7, -4.33, 7, 4.33],
    source: "SeikoEpson SG8002JA",
  },
  "Oscillator_SMD_SeikoEpson_SG8002JC-4Pin_10.5x5.0mm": {
    lands: "1:-2.54,2.3 t1.3x2.1; 2:2.54,2.3 t1.3x2.1; 3:2.54,-2.3 t1.3x2.1; 4:-2.54,-2.3 t1.3x2.1",
    body: [-5.25, -2.5, 5.25, 2.5],
    source: "SeikoEpson SG8002JC",
  },
  "Oscillator_SMD_SiTime_SiT9121-6Pin_3.2x2.5mm": {
    lands:
      "1:-0.8,-1.125 t1x1.05; 2:-0.8,0 t1x0.65; 3:-0.8,1.125 t1x1.05; 4:0.8,1.125 t1x1.05; 5:0.8,0 t1x0.65; 6:0.8,-1.125 t1x1.05",
    body: [-1.25, -1.6, 1.25, 1.6],
    source: "SiTime SiT9121",
  },
  "Oscillator_SMD_Silicon_Labs_LGA-6_2.5x3.2mm_P1.25mm": {
    lands:
      "1:-0.825,-1.25 r0.8x0.6; 2:-0.825,0 r0.8x0.6; 3:-0.825,1.25 r0.8x0.6; 4:0.825,1.25 r0.8x0.6; 5:0.825,0 r0.8x0.6; 6:0.825,-1.25 r0.8x0.6",
    body: [-1.25, -1.6, 1.25, 1.6],
    source: "Silicon Labs LGA-6 P1.25mm",
    courtyardExcess: 0.35,
  },
  Oscillator_SMD_TCXO_G158: {
    lands: "1:-9.02,3.75 t3.81x1.91; 2:9.02,3.75 t3.81x1.91; 3:9.02,-3.75 t3.81x1.91; 4:-9.02,-3.75 t3.81x1.91",
    body: [-9.27, -6.03, 9.27, 6.03],
    source: "oscillator TCXO G158",
  },
};
