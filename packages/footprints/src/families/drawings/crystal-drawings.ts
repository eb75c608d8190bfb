import type { Shelf } from "../maker-shelf.ts";

/** Crystals and resonators on lands, as their makers draw them. */
export const CRYSTALS: Shelf = {
  "Crystal_SMD_0603-2Pin_6.0x3.5mm": {
    lands: "1:-2.2,0 t1.9x2.5; 2:2.2,0 t1.9x2.5",
    body: [-3, -1.75, 3, 1.75],
    source: "ceramic outline 0603",
    mark: "none",
  },
  "Crystal_SMD_0603-4Pin_6.0x3.5mm": {
    lands: "1:-2.2,1.2 t1.8x1.4; 2:2.2,1.2 t1.8x1.4; 3:2.2,-1.2 t1.8x1.4; 4:-2.2,-1.2 t1.8x1.4",
    body: [-3, -1.75, 3, 1.75],
    source: "ceramic outline 0603",
  },
  "Crystal_SMD_7050-4Pin_7.0x5.0mm": {
    lands: "1:-2.95,1.35 t2.1x1.7; 2:2.95,1.35 t2.1x1.7; 3:2.95,-1.35 t2.1x1.7; 4:-2.95,-1.35 t2.1x1.7",
    body: [-3.5, -2.5, 3.5, 2.5],
    source: "ceramic outline 7050",
  },
  "Crystal_SMD_Abracon_ABM10-4Pin_2.5x2.0mm": {
    lands: "1:-0.625,-0.825 t0.8x0.9; 2:-0.625,0.825 t0.8x0.9; 3:0.625,0.825 t0.8x0.9; 4:0.625,-0.825 t0.8x0.9",
    body: [-1, -1.25, 1, 1.25],
    source: "Abracon ABM10",
  },
  "Crystal_SMD_Abracon_ABM3-2Pin_5.0x3.2mm": {
    lands: "1:-2.05,0 t1.9x2.4; 2:2.05,0 t1.9x2.4",
    body: [-2.5, -1.6, 2.5, 1.6],
    source: "Abracon ABM3",
    mark: "none",
  },
  "Crystal_SMD_Abracon_ABM3B-4Pin_5.0x3.2mm": {
    lands: "1:-2,1.2 t1.8x1.2; 2:2,1.2 t1.8x1.2; 3:2,-1.2 t1.8x1.2; 4:-2,-1.2 t1.8x1.2",
    body: [-2.5, -1.6, 2.5, 1.6],
    source: "Abracon ABM3B",
  },
  "Crystal_SMD_Abracon_ABM3C-4Pin_5.0x3.2mm": {
    lands: "1:-1.9,1.15 t1.6x1.3; 2:1.9,1.15 t1.6x1.3; 3:1.9,-1.15 t1.6x1.3; 4:-1.9,-1.15 t1.6x1.3",
    body: [-2.5, -1.6, 2.5, 1.6],
    source: "Abracon ABM3C",
  },
  "Crystal_SMD_Abracon_ABM7-2Pin_6.0x3.5mm": {
    lands: "1:-2.15,0 t1.9x2.6; 2:2.15,0 t1.9x2.6",
    body: [-3, -1.75, 3, 1.75],
    source: "Abracon ABM7",
    mark: "none",
  },
  "Crystal_SMD_Abracon_ABM8AIG-4Pin_3.2x2.5mm": {
    lands: "1:-1.1,0.8 t1.4x1.2; 2:1.1,0.8 t1.4x1.2; 3:1.1,-0.8 t1.4x1.2; 4:-1.1,-0.8 t1.4x1.2",
    body: [-1.6, -1.25, 1.6, 1.25],
    source: "Abracon ABM8AIG",
  },
  "Crystal_SMD_Abracon_ABS25-4Pin_8.0x3.8mm": {
    lands: "1:-1.6,-2.75 t1.9x1.3; 2:-1.6,2.75 t1.9x1.3; 3:1.6,2.75 t1.9x1.3; 4:1.6,-2.75 t1.9x1.3",
    body: [-1.9, -4, 1.9, 4],
    source: "Abracon ABS25",
  },
  "Crystal_SMD_ECS_CSM3X-2Pin_7.6x4.1mm": {
    lands: "1:-2.75,0 t3.5x1.2; 2:2.75,0 t3.5x1.2",
    body: [-3.8, -2.05, 3.8, 2.05],
    source: "ECS CSM3X",
    mark: "none",
  },
  "Crystal_SMD_EuroQuartz_EQ161-2Pin_3.2x1.5mm": {
    lands: "1:-1.25,0 t1x1.8; 2:1.25,0 t1x1.8",
    body: [-1.6, -0.75, 1.6, 0.75],
    source: "EuroQuartz EQ161",
    mark: "none",
  },
  "Crystal_SMD_EuroQuartz_MJ-4Pin_5.0x3.2mm": {
    lands: "1:-1.85,1.15 t1.9x1.1; 2:1.85,1.15 t1.9x1.1; 3:1.85,-1.15 t1.9x1.1; 4:-1.85,-1.15 t1.9x1.1",
    body: [-2.5, -1.6, 2.5, 1.6],
    source: "EuroQuartz MJ",
  },
  "Crystal_SMD_EuroQuartz_MQ-4Pin_7.0x5.0mm": {
    lands: "1:-3.15,1.25 t2.2x1.4; 2:3.15,1.25 t2.2x1.4; 3:3.15,-1.25 t2.2x1.4; 4:-3.15,-1.25 t2.2x1.4",
    body: [-3.5, -2.5, 3.5, 2.5],
    source: "EuroQuartz MQ",
  },
  "Crystal_SMD_EuroQuartz_MQ2-2Pin_7.0x5.0mm": {
    lands: "1:-3.15,0 t2.2x2.4; 2:3.15,0 t2.2x2.4",
    body: [-3.5, -2.5, 3.5, 2.5],
    source: "EuroQuartz MQ2",
    mark: "none",
  },
  "Crystal_SMD_EuroQuartz_MT-4Pin_3.2x2.5mm": {
    lands: "1:-1.1,0.9 t1.3x1; 2:1.1,0.9 t1.3x1; 3:1.1,-0.9 t1.3x1; 4:-1.1,-0.9 t1.3x1",
    body: [-1.6, -1.25, 1.6, 1.25],
    source: "EuroQuartz MT",
  },
  "Crystal_SMD_EuroQuartz_X22-4Pin_2.5x2.0mm": {
    lands: "1:-0.8,0.6 t1.2x1; 2:0.8,0.6 t1.2x1; 3:0.8,-0.6 t1.2x1; 4:-0.8,-0.6 t1.2x1",
    body: [-1.25, -1, 1.25, 1],
    source: "EuroQuartz X22",
  },
  "Crystal_SMD_FOX_FE-2Pin_7.5x5.0mm": {
    lands: "1:-3.15,0 t2.2x2.4; 2:3.15,0 t2.2x2.4",
    body: [-3.75, -2.5, 3.75, 2.5],
    source: "FOX FE",
    mark: "none",
  },
  "Crystal_SMD_FOX_FQ7050-2Pin_7.0x5.0mm": {
    lands: "1:-2.6,0 t2.8x3; 2:2.6,0 t2.8x3",
    body: [-3.5, -2.5, 3.5, 2.5],
    source: "FOX FQ7050",
    mark: "none",
  },
  "Crystal_SMD_FOX_FQ7050-4Pin_7.0x5.0mm": {
    lands: "1:-2.95,1.35 t2.1x1.7; 2:2.95,1.35 t2.1x1.7; 3:2.95,-1.35 t2.1x1.7; 4:-2.95,-1.35 t2.1x1.7",
    body: [-3.5, -2.5, 3.5, 2.5],
    source: "FOX FQ7050",
  },
  "Crystal_SMD_G8-2Pin_3.2x1.5mm": {
    lands: "1:-1.25,0 t1x1.8; 2:1.25,0 t1x1.8",
    body: [-1.6, -0.75, 1.6, 0.75],
    source: "Micro Crystal G8",
    mark: "none",
  },
  "Crystal_SMD_MicroCrystal_CC1V-T1A-2Pin_8.0x3.7mm": {
    lands: "1:-3.15,0 t2.3x4.2; 2:3.15,0 t2.3x4.2",
    body: [-4, -1.85, 4, 1.85],
    source: "MicroCrystal CC1V-T1A",
    mark: "none",
  },
  "Crystal_SMD_MicroCrystal_CC4V-T1A-2Pin_5.0x1.9mm": {
    lands: "1:-2.1,0 t1.3x2.2; 2:2.1,0 t1.3x2.2",
    body: [-2.5, -0.95, 2.5, 0.95],
    source: "MicroCrystal CC4V-T1A",
    mark: "none",
  },
  "Crystal_SMD_MicroCrystal_CC5V-T1A-2Pin_4.1x1.5mm": {
    lands: "1:-1.7,0 t1.1x1.9; 2:1.7,0 t1.1x1.9",
    body: [-2.05, -0.75, 2.05, 0.75],
    source: "MicroCrystal CC5V-T1A",
    mark: "none",
  },
  "Crystal_SMD_MicroCrystal_CC7V-T1A-2Pin_3.2x1.5mm": {
    lands: "1:-1.25,0 t1x1.8; 2:1.25,0 t1x1.8",
    body: [-1.6, -0.75, 1.6, 0.75],
    source: "MicroCrystal CC7V-T1A",
    mark: "none",
  },
  "Crystal_SMD_MicroCrystal_CC8V-T1A-2Pin_2.0x1.2mm": {
    lands: "1:-0.75,0 t0.8x1.5; 2:0.75,0 t0.8x1.5",
    body: [-1, -0.6, 1, 0.6],
    source: "MicroCrystal CC8V-T1A",
    mark: "none",
  },
  "Crystal_SMD_MicroCrystal_MS1V-T1K": {
    lands: "1:-1.27,-3.5 t1x1.6; 2:1.27,-3.5 t1x1.6; 3:0,3.05 t3x2.5",
    body: [-1.27, -3.5, 1.27, 4.2],
    source: "MicroCrystal MS1V-T1K",
  },
  "Crystal_SMD_Qantek_QC5CB-2Pin_5x3.2mm": {
    lands: "1:-1.8,0 t2x2; 2:1.8,0 t2x2",
    body: [-2.5, -1.6, 2.5, 1.6],
    source: "Qantek QC5CB",
    mark: "none",
  },
  "Crystal_SMD_SeikoEpson_FA238-4Pin_3.2x2.5mm": {
    lands: "1:-1.1,0.8 t1.4x1.2; 2:1.1,0.8 t1.4x1.2; 3:1.1,-0.8 t1.4x1.2; 4:-1.1,-0.8 t1.4x1.2",
    body: [-1.6, -1.25, 1.6, 1.25],
    source: "SeikoEpson FA238",
  },
  "Crystal_SMD_SeikoEpson_FA238V-4Pin_3.2x2.5mm": {
    lands: "1:-1.2,0.95 t1.4x1.2; 2:1.2,0.95 t1.4x1.2; 3:1.2,-0.95 t1.4x1.2; 4:-1.2,-0.95 t1.4x1.2",
    body: [-1.6, -1.25, 1.6, 1.25],
    source: "SeikoEpson FA238V",
  },
  "Crystal_SMD_SeikoEpson_MA406-4Pin_11.7x4.0mm": {
    lands: "1:-4.8,1.8 t1.8x1.9; 2:4.8,1.8 t1.8x1.9; 3:4.8,-1.8 t1.8x1.9; 4:-4.8,-1.8 t1.8x1.9",
    body: [-5.85, -2, 5.85, 2],
    source: "SeikoEpson MA406",
  },
  "Crystal_SMD_SeikoEpson_MA505-2Pin_12.7x5.1mm": {
    lands: "1:-5.55,0 t4.1x5.6; 2:5.55,0 t4.1x5.6",
    body: [-6.35, -2.54, 6.35, 2.54],
    source: "SeikoEpson MA505",
    mark: "none",
  },
  "Crystal_SMD_SeikoEpson_MA506-4Pin_12.7x5.1mm": {
    lands: "1:-5.55,1.775 t4.1x2.05; 2:5.55,1.775 t4.1x2.05; 3:5.55,-1.775 t4.1x2.05; 4:-5.55,-1.775 t4.1x2.05",
    body: [-6.35, -2.54, 6.35, 2.54],
    source: "SeikoEpson MA506",
  },
  "Crystal_SMD_SeikoEpson_MC146-4Pin_6.7x1.5mm": {
    lands: "1:-3.15,0.45 t1.2x0.6; 2:3.15,0.45 t1.2x0.6; 3:3.15,-0.45 t1.2x0.6; 4:-3.15,-0.45 t1.2x0.6",
    body: [-3.35, -0.75, 3.35, 0.75],
    source: "SeikoEpson MC146",
  },
  "Crystal_SMD_SeikoEpson_MC156-4Pin_7.1x2.5mm": {
    lands: "1:-2.54,1.25 t1.2x1.5; 2:2.54,1.25 t1.2x1.5; 3:2.54,-1.25 t1.2x1.5; 4:-2.54,-1.25 t1.2x1.5",
    body: [-3.55, -1.25, 3.55, 1.25],
    source: "SeikoEpson MC156",
  },
  "Crystal_SMD_SeikoEpson_MC306-4Pin_8.0x3.2mm": {
    lands: "1:-2.75,1.6 t1.3x1.9; 2:2.75,1.6 t1.3x1.9; 3:2.75,-1.6 t1.3x1.9; 4:-2.75,-1.6 t1.3x1.9",
    body: [-4, -1.6, 4, 1.6],
    source: "SeikoEpson MC306",
  },
  "Crystal_SMD_SeikoEpson_MC405-2Pin_9.6x4.1mm": {
    lands: "1:-4,0 t4.1x4.1; 2:4,0 t4.1x4.1",
    body: [-4.8, -2.03, 4.8, 2.03],
    source: "SeikoEpson MC405",
    mark: "none",
  },
  "Crystal_SMD_SeikoEpson_MC406-4Pin_9.6x4.1mm": {
    lands: "1:-4,1.16 t4.1x1.52; 2:4,1.16 t4.1x1.52; 3:4,-1.16 t4.1x1.52; 4:-4,-1.16 t4.1x1.52",
    body: [-4.8, -2.03, 4.8, 2.03],
    source: "SeikoEpson MC406",
  },
  "Crystal_SMD_SeikoEpson_TSX3225-4Pin_3.2x2.5mm": {
    lands: "1:-1.1,0.8 t1.4x1.15; 2:1.1,0.8 t1.4x1.15; 3:1.1,-0.8 t1.4x1.15; 4:-1.1,-0.8 t1.4x1.15",
    body: [-1.6, -1.25, 1.6, 1.25],
    source: "SeikoEpson TSX3225",
  },
  "Crystal_SMD_TXC_7A-2Pin_5x3.2mm": {
    lands: "1:-1.85,0 t1.7x2.4; 2:1.85,0 t1.7x2.4",
    body: [-2.5, -1.6, 2.5, 1.6],
    source: "TXC 7A",
    mark: "none",
  },
  "Crystal_SMD_TXC_7M-4Pin_3.2x2.5mm": {
    lands: "1:-1.1,0.85 t1.4x1.2; 2:1.1,0.85 t1.4x1.2; 3:1.1,-0.85 t1.4x1.2; 4:-1.1,-0.85 t1.4x1.2",
    body: [-1.6, -1.25, 1.6, 1.25],
    source: "TXC 7M",
  },
  "Crystal_SMD_TXC_9HT11-2Pin_2.0x1.2mm": {
    lands: "1:-0.7,0 t0.6x1.1; 2:0.7,0 t0.6x1.1",
    body: [-1, -0.6, 1, 0.6],
    source: "TXC 9HT11",
    mark: "none",
  },
  "Resonator_SMD_Murata_CDSCB-2Pin_4.5x2.0mm": {
    lands: "1:-1.5,0 t1x2.6; 2:1.5,0 t1x2.6",
    body: [-2.25, -1, 2.25, 1],
    source: "Murata CDSCB",
    mark: "none",
  },
  "Resonator_SMD_Murata_CSTxExxV-3Pin_3.0x1.1mm": {
    lands: "1:-1.2,0 t0.4x1.9; 2:0,0 t0.4x1.9; 3:1.2,0 t0.4x1.9",
    body: [-1.5, -0.8, 1.5, 0.8],
    source: "Murata CSTxExxV-3Pin",
  },
  "Resonator_SMD_Murata_SFECV-3Pin_6.9x2.9mm": {
    lands: "1:-2.85,0 t1.2x4; 2:0,0 t1.2x4; 3:2.85,0 t1.2x4",
    body: [-3.45, -1.45, 3.45, 1.45],
    source: "Murata SFECV-3Pin",
  },
  "Resonator_SMD_Murata_SFSKA-3Pin_7.9x3.8mm": {
    lands: "1:-2.5,0 t1x4.8; 2:0,0 t1x4.8; 3:2.5,0 t1x4.8",
    body: [-3.95, -1.9, 3.95, 1.9],
    source: "Murata SFSKA-3Pin",
  },
  "Resonator_SMD_Murata_TPSKA-3Pin_7.9x3.8mm": {
    lands: "1:-2.5,0 t1x4.8; 2:0,0 t1x4.8; 3:2.5,0 t1x4.8",
    body: [-3.95, -1.9, 3.95, 1.9],
    source: "Murata TPSKA-3Pin",
  },
};
