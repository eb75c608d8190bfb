import type { Shelf } from "../maker-shelf.ts";

/** Voltage converters in a row of pins. */
export const CONVERTERS: Shelf = {
  Converter_DCDC_Murata_CRE1xxxxxx3C_THT: {
    lands: "1:0,0 t1.8x1.4 d1; 2:0,2.54 o1.8x1.4 d1; 3:0,5.08 o1.8x1.4 d1; 4:0,7.62 o1.8x1.4 d1",
    body: [-1.13, -1.95, 4.97, 9.58],
    source: "Converter DCDC Murata CRE1xxxxxx3C THT",
  },
  Converter_DCDC_Murata_CRE1xxxxxxDC_THT: {
    lands: "1:0,0 t1.5x2 d0.7; 4:0,7.62 o1.5x2 d0.7; 5:7.62,7.62 o1.5x2 d0.7; 7:7.62,2.54 o1.5x2 d0.7",
    body: [-1.15, -2, 8.75, 9.6],
    source: "Converter DCDC Murata CRE1xxxxxxDC THT",
  },
  Converter_DCDC_Murata_CRE1xxxxxxSC_THT: {
    lands: "1:0,0 t2x1.5 d0.7; 2:0,2.54 o2x1.5 d0.7; 3:0,5.08 o2x1.5 d0.7; 4:0,7.62 o2x1.5 d0.7",
    body: [-1.13, -1.95, 4.97, 9.58],
    source: "Converter DCDC Murata CRE1xxxxxxSC THT",
  },
  Converter_DCDC_Murata_MEE1SxxxxSC_THT: {
    lands:
      "1:0,0 t2.25x1.75 d1.075; 2:0,2.54 o2.25x1.75 d1.075; 3:0,5.08 o2.25x1.75 d1.075; 4:0,7.62 o2.25x1.75 d1.075",
    body: [-1.13, -2.08, 4.97, 9.45],
    source: "Converter DCDC Murata MEE1SxxxxSC THT",
  },
  Converter_DCDC_Murata_MEE3SxxxxSC_THT: {
    lands:
      "1:0,0 t2.25x1.75 d1.075; 2:0,2.54 o2.25x1.75 d1.075; 3:0,5.08 o2.25x1.75 d1.075; 4:0,7.62 o2.25x1.75 d1.075",
    body: [-1.225, -3.265, 6.925, 10.885],
    source: "Converter DCDC Murata MEE3SxxxxSC THT",
  },
  Converter_DCDC_Murata_MGJ2DxxxxxxSC_THT: {
    lands: "1:0,0 t1.7x1.7 d1; 2:2.54,0 c1.7 d1; 5:10.16,0 c1.7 d1; 6:12.7,0 o1.7x1.6 d1; 7:15.24,0 c1.7 d1",
    body: [-2.13, -2.67, 17.37, 7.13],
    source: "Converter DCDC Murata MGJ2DxxxxxxSC THT",
  },
  Converter_DCDC_Murata_NCS1SxxxxSC_THT: {
    lands: "1:0,0 t1.7x2 d1; 2:2.54,0 o1.7x2 d1; 3:5.12,0 o1.7x2 d1; 6:12.7,0 o1.7x2 d1; 7:15.24,0 o1.7x2 d1",
    body: [-2.27, -3.19, 19.6, 5],
    source: "Converter DCDC Murata NCS1SxxxxSC THT",
  },
  Converter_DCDC_Murata_NMAxxxxDC_THT: {
    lands:
      "1:0,0 t1.5x1.5 d0.7; 7:0,15.24 c1.5 d0.7; 8:7.62,15.24 c1.5 d0.7; 9:7.62,12.7 c1.5 d0.7; 11:7.62,7.62 c1.5 d0.7; 14:7.62,0 c1.5 d0.7",
    body: [-1.22, -2.23, 8.58, 17.27],
    source: "Converter DCDC Murata NMAxxxxDC THT",
  },
  Converter_DCDC_Murata_NMAxxxxSC_THT: {
    lands: "1:0,0 t1.5x1.5 d0.7; 2:0,2.54 c1.5 d0.7; 4:0,7.62 c1.5 d0.7; 5:0,10.16 c1.5 d0.7; 6:0,12.7 c1.5 d0.7",
    body: [-4.77, -2.03, 1.23, 17.47],
    source: "Converter DCDC Murata NMAxxxxSC THT",
  },
  Converter_DCDC_Murata_NXExSxxxxMC_SMD: {
    lands: "1:-4.7,-5.08 t2.3x1; 3:-4.7,-2.54 t2.3x1; 7:-4.7,2.54 t2.3x1; 8:4.7,2.54 t2.3x1; 14:4.7,-5.08 t2.3x1",
    body: [-5.207, -7.62, 5.207, 5.08],
    source: "Converter DCDC Murata NXExSxxxxMC SMD",
  },
  "Converter_DCDC_Murata_OKI-78SR_Horizontal": {
    lands: "1:0,0 t1.8x1.8 d1; 2:2.54,0 c1.8 d1; 3:5.08,0 c1.8 d1",
    body: [-2.65, -1.27, 7.75, 15.23],
    source: "Converter DCDC Murata OKI-78SR",
  },
  "Converter_DCDC_RECOM_R-78B-2.0_THT": {
    lands: "1:0,0 t1.7x2.5 d1.2; 2:2.54,0 o1.7x2.5 d1.2; 3:5.08,0 o1.7x2.5 d1.2",
    body: [-3.21, -2, 8.29, 6.5],
    source: "Converter DCDC RECOM R-78B-2.0 THT",
  },
  "Converter_DCDC_RECOM_R-78E-0.5_THT": {
    lands: "1:0,0 t1.5x2.3 d1; 2:2.54,0 o1.5x2.3 d1; 3:5.08,0 o1.5x2.3 d1",
    body: [-3.31, -6.5, 8.29, 2],
    source: "Converter DCDC RECOM R-78E-0.5 THT",
  },
  "Converter_DCDC_RECOM_R-78HB-0.5L_THT": {
    lands: "1:0,0 t1.5x2.3 d1; 2:2.54,0 o1.5x2.3 d1; 3:5.08,0 o1.5x2.3 d1",
    body: [-3.21, -19, 8.29, 0],
    source: "Converter DCDC RECOM R-78HB-0.5L THT",
  },
  "Converter_DCDC_RECOM_R-78HB-0.5_THT": {
    lands: "1:0,0 t1.5x2.3 d1; 2:2.54,0 o1.5x2.3 d1; 3:5.08,0 o1.5x2.3 d1",
    body: [-3.21, -2, 8.29, 6.5],
    source: "Converter DCDC RECOM R-78HB-0.5 THT",
  },
  "Converter_DCDC_RECOM_R-78S-0.1_THT": {
    lands: "1:0,0 t1.5x2.3 d1; 2:2.54,0 o1.5x2.3 d1; 3:5.08,0 o1.5x2.3 d1; 4:7.62,0 o1.5x2.3 d1",
    body: [-2, -6.5, 9.6, 2],
    source: "Converter DCDC RECOM R-78S-0.1 THT",
  },
  Converter_DCDC_RECOM_R5xxxDA_THT: {
    lands:
      "1:0,0 t1.5x2.3 d1; 2:2.54,0 o1.5x2.3 d1; 3:5.08,0 o1.5x2.3 d1; 4:7.62,0 o1.5x2.3 d1; 5:10.16,0 o1.5x2.3 d1; 6:12.7,0 o1.5x2.3 d1; 7:15.24,0 o1.5x2.3 d1; 8:17.78,0 o1.5x2.3 d1; 9:20.32,0 o1.5x2.3 d1; 10:22.86,0 o1.5x2.3 d1; 11:25.4,0 o1.5x2.3 d1; 12:27.94,0 o1.5x2.3 d1",
    body: [-2.1, -17, 30.1, 0],
    source: "Converter DCDC RECOM R5xxxDA THT",
  },
  Converter_DCDC_RECOM_R5xxxPA_THT: {
    lands:
      "1:0,0 t1.5x2.3 d1; 2:2.54,0 o1.5x2.3 d1; 3:5.08,0 o1.5x2.3 d1; 4:7.62,0 o1.5x2.3 d1; 5:10.16,0 o1.5x2.3 d1; 6:12.7,0 o1.5x2.3 d1; 7:15.24,0 o1.5x2.3 d1; 8:17.78,0 o1.5x2.3 d1; 9:20.32,0 o1.5x2.3 d1; 10:22.86,0 o1.5x2.3 d1; 11:25.4,0 o1.5x2.3 d1; 12:27.94,0 o1.5x2.3 d1",
    body: [-2.1, -0.8, 30.1, 8.3],
    source: "Converter DCDC RECOM R5xxxPA THT",
  },
  "Converter_DCDC_RECOM_RPA60-xxxxSFW": {
    lands:
      "1:0,0 r3x3 d1.5; 2:5.08,0 c3 d1.5; 3:15.24,0 c3 d1.5; 4:17.78,45.72 c3 d1.5; 5:7.62,45.72 c3 d1.5; 6:-2.54,45.72 c3 d1.5",
    body: [-5.08, -2.54, 20.32, 48.26],
    source: "Converter DCDC RECOM RPA60-xxxxSFW",
  },
  "Converter_DCDC_TRACO_TDN_5-xxxxWISM_SMD": {
    lands:
      "1:-3,-4.75 r0.82x6.25; 2:-1,-4.75 r0.82x6.25; 4:3,-4.75 r0.82x6.25; 5:-3,4.75 r0.82x6.25; 6:-1,4.75 r0.82x6.25; 7:1,4.75 r0.82x6.25",
    body: [-4.55, -6.6, 4.55, 6.6],
    source: "Converter DCDC TRACO TDN 5-xxxxWISM SMD",
  },
  "Converter_DCDC_TRACO_TDN_5-xxxxWI_THT": {
    lands:
      "1:0,0 t1.5x1.5 d0.7; 2:2,0 c1.5 d0.7; 4:6,0 c1.5 d0.7; 5:0,5.08 c1.5 d0.7; 6:2,5.08 c1.5 d0.7; 7:4,5.08 c1.5 d0.7",
    body: [-1.55, -4.05, 7.55, 9.15],
    source: "Converter DCDC TRACO TDN 5-xxxxWI THT",
  },
  "Converter_DCDC_TRACO_TEL12-xxxx_THT": {
    lands:
      "1:0,0 t2x1.5 d0.7; 8:0,17.78 o2x1.5 d0.7; 9:10.16,17.78 o2x1.5 d0.7; 10:10.16,15.24 o2x1.5 d0.7; 16:10.16,0 o2x1.5 d0.7",
    body: [-1.77, -3, 11.93, 20.8],
    source: "Converter DCDC TRACO TEL12-xxxx THT",
  },
  "Converter_DCDC_TRACO_TEN10-xxxx_Dual_THT": {
    lands:
      "1:0,0 t2.5x6 d1.5; 2:5.08,0 o2.5x6 d1.5; 3:-7.62,20.32 o2.5x6 d1.5; 4:2.54,20.32 o2.5x6 d1.5; 5:12.7,20.32 o2.5x6 d1.5",
    body: [-10.12, -15.2, 15.24, 35.6],
    source: "Converter DCDC TRACO TEN10-xxxx Dual THT",
  },
  "Converter_DCDC_TRACO_TEN10-xxxx_Single_THT": {
    lands: "1:0,0 t2.5x6 d1.5; 2:5.08,0 o2.5x6 d1.5; 3:-7.62,20.32 o2.5x6 d1.5; 5:12.7,20.32 o2.5x6 d1.5",
    body: [-10.12, -15.2, 15.24, 35.6],
    source: "Converter DCDC TRACO TEN10-xxxx Single THT",
  },
  "Converter_DCDC_TRACO_TEN10-xxxx_THT": {
    lands: "1:0,0 t2.5x6 d1.5; 2:5.08,0 o2.5x6 d1.5; 3:-7.62,20.32 o2.5x6 d1.5; 5:12.7,20.32 o2.5x6 d1.5",
    body: [-10.12, -15.2, 15.24, 35.6],
    source: "Converter DCDC TRACO TEN10-xxxx THT",
  },
  "Converter_DCDC_TRACO_TEN20-xxxx-N4_THT": {
    lands:
      "1:0,0 t2.5x6 d1.5; 2:5.08,0 o2.5x6 d1.5; 3:-7.62,20.32 o2.5x6 d1.5; 5:12.7,20.32 o2.5x6 d1.5; 6:12.7,0 o2.5x6 d1.5",
    body: [-10.12, -15.2, 15.24, 35.6],
    source: "Converter DCDC TRACO TEN20-xxxx-N4 THT",
  },
  "Converter_DCDC_TRACO_TEN20-xxxx_THT": {
    lands:
      "1:0,0 t2.5x6 d1.5; 2:5.08,0 o2.5x6 d1.5; 3:-7.62,20.32 o2.5x6 d1.5; 4:2.54,20.32 o2.5x6 d1.5; 5:12.7,20.32 o2.5x6 d1.5; 6:12.7,0 o2.5x6 d1.5",
    body: [-10.12, -15.2, 15.24, 35.6],
    source: "Converter DCDC TRACO TEN20-xxxx THT",
  },
  "Converter_DCDC_TRACO_THD_15-xxxxWIN_THT": {
    lands:
      "1:0,0 t2x1.2 d0.8; 2:0,2.54 o2x1.2 d0.8; 3:0,5.08 o2x1.2 d0.8; 9:0,20.32 o2x1.2 d0.8; 11:0,25.4 o2x1.2 d0.8; 14:15.24,25.4 o2x1.2 d0.8; 16:15.24,20.32 o2x1.2 d0.8; 22:15.24,5.08 o2x1.2 d0.8; 23:15.24,2.54 o2x1.2 d0.8",
    body: [-2.5, -2, 17.8, 29.8],
    source: "Converter DCDC TRACO THD 15-xxxxWIN THT",
  },
  "Converter_DCDC_TRACO_TMR-1-xxxx_Dual_THT": {
    lands: "1:0,0 t1.5x3 d1; 2:2.54,0 o1.5x3 d1; 4:7.62,0 o1.5x3 d1; 5:10.16,0 o1.5x3 d1; 6:12.7,0 o1.5x3 d1",
    body: [-2.3, -2.5, 14.7, 5.12],
    source: "Converter DCDC TRACO TMR-1-xxxx Dual THT",
  },
  "Converter_DCDC_TRACO_TMR-1-xxxx_Single_THT": {
    lands: "1:0,0 t1.5x3 d1; 2:2.54,0 o1.5x3 d1; 4:7.62,0 o1.5x3 d1; 6:12.7,0 o1.5x3 d1",
    body: [-2.3, -2.5, 14.7, 5.12],
    source: "Converter DCDC TRACO TMR-1-xxxx Single THT",
  },
  "Converter_DCDC_TRACO_TMR-1SM_SMD": {
    lands:
      "1:-8.075,-7.62 t2.4x1.6; 2:-8.075,-5.08 t2.4x1.6; 6:-8.075,5.08 t2.4x1.6; 7:-8.075,7.62 t2.4x1.6; 8:8.075,7.62 t2.4x1.6; 9:8.075,5.08 t2.4x1.6; 14:8.075,-7.62 t2.4x1.6",
    body: [-6.85, -9.45, 6.85, 9.45],
    source: "Converter DCDC TRACO TMR-1SM SMD",
  },
  "Converter_DCDC_TRACO_TMR-2xxxxWI_THT": {
    lands:
      "1:0,0 t1.5x3 d0.8; 2:2.54,0 o1.5x3 d0.8; 3:5.08,0 o1.5x3 d0.8; 6:12.7,0 o1.5x3 d0.8; 7:15.24,0 o1.5x3 d0.8; 8:17.78,0 o1.5x3 d0.8; 9:20.32,0 o1.5x3 d0.8",
    body: [-1.8, -2.9, 24.2, 6.4],
    source: "Converter DCDC TRACO TMR-2xxxxWI THT",
  },
  "Converter_DCDC_TRACO_TMR-xxxx_THT": {
    lands:
      "1:0,0 t1.5x3 d1; 2:2.54,0 o1.5x3 d1; 3:5.08,0 o1.5x3 d1; 5:10.16,0 o1.5x3 d1; 6:12.7,0 o1.5x3 d1; 7:15.24,0 o1.5x3 d1; 8:17.78,0 o1.5x3 d1",
    body: [-2, -3.2, 19.8, 6],
    source: "Converter DCDC TRACO TMR-xxxx THT",
  },
  "Converter_DCDC_TRACO_TSR-1_THT": {
    lands: "1:0,0 t1.5x2.5 d1; 2:2.54,0 o1.5x2.5 d1; 3:5.08,0 o1.5x2.5 d1",
    body: [-3.3, -5.6, 8.4, 2],
    source: "Converter DCDC TRACO TSR-1 THT",
  },
};
