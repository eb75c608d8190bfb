import type { Shelf } from "../maker-shelf.ts";

/** Push buttons and slide switches on lands. */
export const BUTTONS: Shelf = {
  "Nidec_Copal_SH-7010A": {
    lands:
      "1:-3.25,-2.54 t2.5x1; 2:3.25,2.54 t2.5x1; 4:-3.25,2.54 t2.5x1; 8:3.25,-2.54 t2.5x1; C:3.25,0 t2.5x1; C:-3.25,0 t2.5x1",
    body: [-3.55, -3.65, 3.55, 3.65],
    source: "Nidec Copal SH-7010A",
  },
  "Nidec_Copal_SH-7010B": {
    lands: "1:-4,-2.54 t3x1; 2:4,2.54 t3x1; 4:-4,2.54 t3x1; 8:4,-2.54 t3x1; C:4,0 t3x1; C:-4,0 t3x1",
    body: [-3.55, -3.65, 3.55, 3.65],
    source: "Nidec Copal SH-7010B",
  },
  "Nidec_Copal_SH-7040B": {
    lands: "1:-4,-2.54 t3x1; 2:4,2.54 t3x1; 4:-4,2.54 t3x1; 8:4,-2.54 t3x1; C:-4,0 t3x1",
    body: [-3.55, -3.65, 3.55, 3.65],
    source: "Nidec Copal SH-7040B",
  },
  SW_DPDT_CK_JS202011JCQN: {
    lands:
      "1:-2.5,-1.2 t1x1.6; 2:0,-1.2 t1x1.6; 3:2.5,-1.2 t1x1.6; 4:-2.5,1.2 t1x1.6; 5:0,1.2 t1x1.6; 6:2.5,1.2 t1x1.6",
    body: [-4.5, -1.8, 4.5, 1.8],
    source: "C&K JS202011JCQN",
  },
  SW_MEC_5GSH9: {
    lands: "1:-3.81,-6.25 t1.2x2.5; 2:-3.81,6.25 t1.2x2.5; 3:3.81,-6.25 t1.2x2.5; 4:3.81,6.25 t1.2x2.5",
    body: [-5, -5, 5, 5],
    source: "MEC 5GSH9",
  },
  "SW_Push_1P1T-SH_NO_CK_KMR2xxG": {
    lands: "1:2.05,-0.8 t0.9x1; 1:-2.05,-0.8 t0.9x1; 2:2.05,0.8 t0.9x1; 2:-2.05,0.8 t0.9x1; SH:0,-1.425 t1.7x0.55",
    body: [-2.1, -1.4, 2.1, 1.4],
    source: "C&K KMR2xxG",
  },
  "SW_Push_1P1T_NO_6x6mm_H9.5mm": {
    lands: "1:3.975,-2.25 t1.55x1.3; 1:-3.975,-2.25 t1.55x1.3; 2:-3.975,2.25 t1.55x1.3; 2:3.975,2.25 t1.55x1.3",
    body: [-3, -3, 3, 3],
    source: "button of 6 mm, 6x6mm H9.5mm",
    mark: "none",
  },
  SW_Push_1P1T_NO_CK_KSC6xxJ: {
    lands: "1:-2.9,-2 t2.8x1; 1:2.9,-2 t2.8x1; 2:-2.9,2 t2.8x1; 2:2.9,2 t2.8x1",
    body: [-3.1, -3.1, 3.1, 3.1],
    source: "C&K KSC6xxJ",
    mark: "none",
  },
  SW_Push_1P1T_NO_CK_KSC7xxJ: {
    lands: "1:2.9,-2 t2.8x1; 1:-2.9,-2 t2.8x1; 2:-2.9,2 t2.8x1; 2:2.9,2 t2.8x1",
    body: [-3.1, -3.1, 3.1, 3.1],
    source: "C&K KSC7xxJ",
    mark: "none",
  },
  SW_Push_1P1T_NO_CK_PTS125Sx43PSMTR: {
    lands:
      "-:0,-4.5 c2 d2; -:0,4.5 c2 d2; 1:-7.15,-2.5 t2x1.5; 1:7.15,-2.5 t2x1.5; 2:-7.15,2.5 t2x1.5; 2:7.15,2.5 t2x1.5",
    body: [-6, -6, 6, 6],
    source: "C&K PTS125Sx43PSMTR",
    mark: "none",
  },
  SW_SP3T_PCM13: {
    lands:
      "-:-5.15,1.43 t1x0.8; -:-2.5,0.33 c0.9 d0.9; -:-5.15,-0.78 t1x0.8; -:5.15,-0.78 t1x0.8; -:2.5,0.33 c0.9 d0.9; -:5.15,1.43 t1x0.8; 1:-3,-1.43 t0.7x1.5; 2:-1.5,-1.43 t0.7x1.5; 3:1.5,-1.43 t0.7x1.5; 4:3,-1.43 t0.7x1.5",
    body: [-4.85, -0.95, 4.85, 3.1],
    source: "C&K PCM13",
  },
  "SW_SPST_B3S-1100": {
    lands:
      "1:-3.98,-3.17 t1.55x1.3; 1:3.98,-3.17 t1.55x1.3; 2:3.98,1.33 t1.55x1.3; 2:-3.98,1.33 t1.55x1.3; 3:0,3.17 t1.3x1.7",
    body: [-3, -4.22, 3, 2.38],
    source: "Omron B3S-1100",
  },
  "SW_SPST_B3SL-1002P": {
    lands: "1:2.875,-2 t2.75x1; 1:-2.875,-2 t2.75x1; 2:2.875,2 t2.75x1; 2:-2.875,2 t2.75x1",
    body: [-3.1, -3.25, 3.1, 3.25],
    source: "Omron B3SL-1002P",
    mark: "none",
  },
  "SW_SPST_B3SL-1022P": {
    lands: "1:2.88,-2 t2.75x1; 1:-2.88,-2 t2.75x1; 2:-2.88,2 t2.75x1; 2:2.88,2 t2.75x1",
    body: [-3.1, -3.25, 3.1, 3.25],
    source: "Omron B3SL-1022P",
    mark: "none",
  },
  "SW_SPST_B3U-1000P-B": {
    lands: "-:0,0 c0.8 d0.8; 1:-1.7,0 t0.9x1.7; 2:1.7,0 t0.9x1.7",
    body: [-1.5, -1.25, 1.5, 1.25],
    source: "Omron B3U-1000P-B",
    mark: "none",
  },
  "SW_SPST_B3U-1100P-B": {
    lands: "-:0,-0.82 c0.8 d0.8; 1:-1.7,-0.82 t0.9x1.7; 2:1.7,-0.82 t0.9x1.7; 3:0,0.82 t0.8x1.1",
    body: [-1.5, -2.08, 1.5, 0.43],
    source: "Omron B3U-1100P-B",
  },
  "SW_SPST_B3U-1100P": {
    lands: "1:-1.7,-0.82 t0.9x1.7; 2:1.7,-0.82 t0.9x1.7; 3:0,0.82 t0.8x1.1",
    body: [-1.5, -2.08, 1.5, 0.43],
    source: "Omron B3U-1100P",
  },
  "SW_SPST_B3U-3000P-B": {
    lands: "-:0,0 c0.8 d0.8; 1:-1.7,0 t0.9x1.7; 2:1.7,0 t0.9x1.7",
    body: [-1.5, -1.95, 1.5, 1.25],
    source: "Omron B3U-3000P-B",
    mark: "none",
  },
  "SW_SPST_B3U-3000P": {
    lands: "1:-1.7,0 t0.9x1.7; 2:1.7,0 t0.9x1.7",
    body: [-1.5, -1.95, 1.5, 1.25],
    source: "Omron B3U-3000P",
    mark: "none",
  },
  "SW_SPST_B3U-3100P-B": {
    lands: "-:0,-0.82 c0.8 d0.8; 1:-1.7,-0.82 t0.9x1.7; 2:1.7,-0.82 t0.9x1.7; 3:0,0.82 t0.8x1.1",
    body: [-1.5, -2.77, 1.5, 0.43],
    source: "Omron B3U-3100P-B",
  },
  "SW_SPST_B3U-3100P": {
    lands: "1:-1.7,-0.82 t0.9x1.7; 2:1.7,-0.82 t0.9x1.7; 3:0,0.82 t0.8x1.1",
    body: [-1.5, -2.77, 1.5, 0.43],
    source: "Omron B3U-3100P",
  },
  SW_SPST_CK_KXT3: {
    lands: "1:-1.625,0 t0.55x1.5; 2:1.625,0 t0.55x1.5",
    body: [-1.75, -1, 1.75, 1],
    source: "C&K KXT3",
    mark: "none",
  },
  SW_SPST_EVQP0: {
    lands: "1:2.88,-2 t2.75x1; 1:-2.88,-2 t2.75x1; 2:2.88,2 t2.75x1; 2:-2.88,2 t2.75x1",
    body: [-3.25, -3, 3.25, 3],
    source: "Panasonic EVQP0",
    mark: "none",
  },
  SW_SPST_EVQP2: {
    lands: "1:2.575,-0.85 t1.45x1; 1:-2.575,-0.85 t1.45x1; 2:2.575,0.85 t1.45x1; 2:-2.575,0.85 t1.45x1",
    body: [-2.35, -1.75, 2.35, 1.75],
    source: "Panasonic EVQP2",
    mark: "none",
  },
  SW_SPST_EVQP7A: {
    lands: "1:-1.8,-0.72 t1.4x1.05; 1:1.8,-0.72 t1.4x1.05; 2:1.8,0.72 t1.4x1.05; 2:-1.8,0.72 t1.4x1.05",
    body: [-1.75, -1.45, 1.75, 2.1],
    source: "Panasonic EVQP7A",
    mark: "none",
  },
  SW_SPST_EVQP7C: {
    lands:
      "-:0,-0.9 c0.7 d0.7; -:0,0.9 c0.7 d0.7; 1:1.8,-0.72 t1.4x1.05; 1:-1.8,-0.72 t1.4x1.05; 2:1.8,0.72 t1.4x1.05; 2:-1.8,0.72 t1.4x1.05",
    body: [-1.75, -1.45, 1.75, 2.1],
    source: "Panasonic EVQP7C",
    mark: "none",
  },
  SW_SPST_EVQPE1: {
    lands: "1:-2.7,0 t2x1.6; 2:2.7,0 t2x1.6",
    body: [-3, -1.75, 3, 1.75],
    source: "Panasonic EVQPE1",
    mark: "none",
  },
  SW_SPST_EVQQ2: {
    lands: "1:3.4,-2 t3.2x1; 1:-3.4,-2 t3.2x1; 2:-3.4,2 t3.2x1; 2:3.4,2 t3.2x1",
    body: [-3.25, -3, 3.25, 3],
    source: "Panasonic EVQQ2",
    mark: "none",
  },
  SW_SPST_FSMSM: {
    lands: "1:-4.59,0 t2.18x1.6; 2:4.59,0 t2.18x1.6",
    body: [-3, -1.75, 3, 1.75],
    source: "TE FSMSM",
    mark: "none",
  },
  "SW_SPST_Omron_B3FS-100xP": {
    lands: "1:4,-2.25 t1.6x1.4; 1:-4,-2.25 t1.6x1.4; 2:-4,2.25 t1.6x1.4; 2:4,2.25 t1.6x1.4",
    body: [-3, -3.15, 3, 3.15],
    source: "Omron B3FS-100xP",
    mark: "none",
  },
  "SW_SPST_Omron_B3FS-101xP": {
    lands: "1:-4,-2.25 t1.6x1.4; 1:4,-2.25 t1.6x1.4; 2:-4,2.25 t1.6x1.4; 2:4,2.25 t1.6x1.4",
    body: [-3, -3.15, 3, 3.15],
    source: "Omron B3FS-101xP",
    mark: "none",
  },
  "SW_SPST_Omron_B3FS-105xP": {
    lands: "1:-4,-2.25 t1.6x1.4; 1:4,-2.25 t1.6x1.4; 2:-4,2.25 t1.6x1.4; 2:4,2.25 t1.6x1.4",
    body: [-3, -3.15, 3, 3.15],
    source: "Omron B3FS-105xP",
    mark: "none",
  },
  SW_SPST_Panasonic_EVQPL_3PL_5PL_PT_A08: {
    lands:
      "0:2.525,0 t0.45x1; 0:-2.525,0 t0.45x1; 1:-1.85,-2.2 t0.6x1; 1:-1.85,2.2 t0.6x1; 2:1.85,2.2 t0.6x1; 2:1.85,-2.2 t0.6x1",
    body: [-2.45, -2.45, 2.45, 2.45],
    source: "Panasonic EVQPL 3PL 5PL PT A08",
  },
  SW_SPST_Panasonic_EVQPL_3PL_5PL_PT_A15: {
    lands:
      "0:-2.525,0 t0.45x1; 0:2.525,0 t0.45x1; 1:-1.85,2.2 t0.6x1; 1:-1.85,-2.2 t0.6x1; 2:1.85,2.2 t0.6x1; 2:1.85,-2.2 t0.6x1",
    body: [-2.45, -2.45, 2.45, 2.45],
    source: "Panasonic EVQPL 3PL 5PL PT A15",
  },
  SW_SPST_SKQG_WithoutStem: {
    lands: "1:3.1,-1.85 t1.8x1.1; 1:-3.1,-1.85 t1.8x1.1; 2:-3.1,1.85 t1.8x1.1; 2:3.1,1.85 t1.8x1.1",
    body: [-2.6, -2.6, 2.6, 2.6],
    source: "Alps SKQG WithoutStem",
    mark: "none",
  },
  SW_SPST_TL3305B: {
    lands: "1:3.6,-1.5 t1.6x1.4; 1:-3.6,-1.5 t1.6x1.4; 2:3.6,1.5 t1.6x1.4; 2:-3.6,1.5 t1.6x1.4",
    body: [-3.75, -2.25, 3.75, 2.25],
    source: "E-Switch TL3305B",
    mark: "none",
  },
  SW_SPST_TL3305C: {
    lands: "1:-3.6,-1.5 t1.6x1.4; 1:3.6,-1.5 t1.6x1.4; 2:3.6,1.5 t1.6x1.4; 2:-3.6,1.5 t1.6x1.4",
    body: [-3.75, -2.25, 3.75, 2.25],
    source: "E-Switch TL3305C",
    mark: "none",
  },
  SW_Tactile_SPST_NO_Straight_CK_PTS636Sx25SMTRLFS: {
    lands: "1:-3.875,0 t1.25x1; 2:3.875,0 t1.25x1",
    body: [-3.05, -1.85, 3.05, 1.85],
    source: "C&K PTS636Sx25SMTRLFS",
    mark: "none",
  },
};
