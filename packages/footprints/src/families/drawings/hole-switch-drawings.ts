import type { Shelf } from "../maker-shelf.ts";

/** Switches with pins, and encoders. */
export const HOLE_BUTTONS: Shelf = {
  SW_CW_GPTS203211B: {
    lands: "1:0,0 c2.4 d1.2; 2:0,5.3 c2.4 d1.2",
    body: [0.7, -3.35, 12.7, 8.65],
    source: "CW GPTS203211B",
    mark: "none",
  },
  SW_CuK_JS202011AQN_DPDT_Angled: {
    lands:
      "1:0,0 t1.4x1.4 d0.9; 2:2.5,0 c1.4 d0.9; 3:5,0 c1.4 d0.9; 4:0,3.3 c1.4 d0.9; 5:2.5,3.3 c1.4 d0.9; 6:5,3.3 c1.4 d0.9",
    body: [-2, -0.35, 7, 5.65],
    source: "C&K JS202011AQN DPDT",
  },
  SW_CuK_JS202011CQN_DPDT_Straight: {
    lands:
      "1:0,0 t1.4x1.4 d0.9; 2:2.5,0 c1.4 d0.9; 3:5,0 c1.4 d0.9; 4:0,3.3 c1.4 d0.9; 5:2.5,3.3 c1.4 d0.9; 6:5,3.3 c1.4 d0.9",
    body: [-2, -0.35, 7, 3.65],
    source: "C&K JS202011CQN DPDT Straight",
  },
  "SW_E-Switch_EG1271_SPDT": {
    lands:
      "1:0,0 t1.6x1.6 d0.8; 2:2.5,0 c1.6 d0.8; 3:5,0 c1.6 d0.8; 4:0,3.2 c1.6 d0.8; 5:2.5,3.2 c1.6 d0.8; 6:5,3.2 c1.6 d0.8",
    body: [-1.75, -0.15, 6.75, 3.35],
    source: "E-Switch EG1271 SPDT",
  },
  SW_NKK_G1xJP: {
    lands:
      "1:0,0 t1.524x1.524 d0.8128; 2:0,2.54 c1.524 d0.8128; 3:0,5.08 c1.524 d0.8128; 4:2.54,5.08 c1.524 d0.8128; 5:2.54,2.54 c1.524 d0.8128; 6:2.54,0 c1.524 d0.8128",
    body: [-1.23, -1.21, 3.77, 6.29],
    source: "NKK G1xJP",
  },
  SW_NKK_GW12LJP: {
    lands:
      "1:0,0 t1.2x1.2 d0.6; 2:2.54,0 c1.2 d0.6; 3:5.08,0 c1.2 d0.6; 4:0,2.54 c1.2 d0.6; 5:2.54,2.54 c1.2 d0.6; 6:5.08,2.54 c1.2 d0.6",
    body: [-1.21, -1.23, 6.29, 3.77],
    source: "NKK GW12LJP",
  },
  "SW_PUSH-12mm_Wuerth-430476085716": {
    lands: "1:12.5,0 o3x2.5 d1.2; 1:0,0 o3x2.5 d1.2; 2:0,5 o3x2.5 d1.2; 2:12.5,5 o3x2.5 d1.2",
    body: [0.25, -3.5, 12.25, 8.5],
    source: "PUSH-12mm Würth-430476085716",
    mark: "none",
  },
  SW_PUSH_6mm_H13mm: {
    lands: "1:0,0 c2 d1.1; 1:6.5,0 c2 d1.1; 2:0,4.5 c2 d1.1; 2:6.5,4.5 c2 d1.1",
    body: [0.25, -0.75, 6.25, 5.25],
    source: "PUSH 6mm H13mm",
    mark: "none",
  },
  "SW_PUSH_6mm_H4.3mm": {
    lands: "1:6.5,0 c2 d1.1; 1:0,0 c2 d1.1; 2:0,4.5 c2 d1.1; 2:6.5,4.5 c2 d1.1",
    body: [0.25, -0.75, 6.25, 5.25],
    source: "PUSH 6mm H4.3mm",
    mark: "none",
  },
  SW_PUSH_6mm_H5mm: {
    lands: "1:0,0 c2 d1.1; 1:6.5,0 c2 d1.1; 2:0,4.5 c2 d1.1; 2:6.5,4.5 c2 d1.1",
    body: [0.25, -0.75, 6.25, 5.25],
    source: "PUSH 6mm H5mm",
    mark: "none",
  },
  "SW_PUSH_6mm_H7.3mm": {
    lands: "1:6.5,0 c2 d1.1; 1:0,0 c2 d1.1; 2:0,4.5 c2 d1.1; 2:6.5,4.5 c2 d1.1",
    body: [0.25, -0.75, 6.25, 5.25],
    source: "PUSH 6mm H7.3mm",
    mark: "none",
  },
  "SW_PUSH_6mm_H8.5mm": {
    lands: "1:0,0 c2 d1.1; 1:6.5,0 c2 d1.1; 2:0,4.5 c2 d1.1; 2:6.5,4.5 c2 d1.1",
    body: [0.25, -0.75, 6.25, 5.25],
    source: "PUSH 6mm H8.5mm",
    mark: "none",
  },
  SW_PUSH_6mm_H8mm: {
    lands: "1:0,0 c2 d1.1; 1:6.5,0 c2 d1.1; 2:0,4.5 c2 d1.1; 2:6.5,4.5 c2 d1.1",
    body: [0.25, -0.75, 6.25, 5.25],
    source: "PUSH 6mm H8mm",
    mark: "none",
  },
  "SW_PUSH_6mm_H9.5mm": {
    lands: "1:6.5,0 c2 d1.1; 1:0,0 c2 d1.1; 2:6.5,4.5 c2 d1.1; 2:0,4.5 c2 d1.1",
    body: [0.25, -0.75, 6.25, 5.25],
    source: "PUSH 6mm H9.5mm",
    mark: "none",
  },
  SW_PUSH_LCD_E3_SAxxxx: {
    lands:
      "-:-7.5,1.5 c3.5 d3.5; -:0.5,6 c5.1 d5.1; -:-15.5,6 c5.1 d5.1; 1:0,0 c2 d1; 2:0,12 c2 d1; 3:-15,0 c2 d1; 4:-15,12 c2 d1; 5:-8.75,6 c2 d1; 6:-6.25,6 c2 d1",
    body: [-19.75, -5.75, 4.75, 17.75],
    source: "PUSH LCD E3 SAxxxx",
  },
  SW_PUSH_LCD_E3_SAxxxx_SocketPins: {
    lands:
      "-:-15.5,6 c5.1 d5.1; -:-7.5,1.5 c3.5 d3.5; -:0.5,6 c5.1 d5.1; 1:0,0 c3.2 d1.6; 2:0,12 c3.2 d1.6; 3:-15,0 c3.2 d1.6; 4:-15,12 c3.2 d1.6; 5:-8.75,6 o2x3.2 d1.6; 6:-6.25,6 o2x3.2 d1.6",
    body: [-19.75, -5.75, 4.75, 17.75],
    source: "PUSH LCD E3 SAxxxx SocketPins",
  },
  "SW_Push_1P1T_NO_LED_E-Switch_TL1250": {
    lands: "1:0,0 c1.7 d1; 1:5,0 c1.7 d1; 2:0,4.5 c1.7 d1; 2:5,4.5 c1.7 d1; 3:2.5,-0.9 c1.7 d1; 4:2.5,5.4 c1.7 d1",
    body: [-10.7, -1.9, 6.05, 6.4],
    source: "LED E-Switch TL1250",
  },
  SW_Push_2P1T_Toggle_CK_PVA1xxH1xxxxxxV2: {
    lands: "1:0,0 t1.8x1.8 d0.9; 2:5,0 c1.8 d0.9; 3:0,6 c1.8 d0.9; 4:5,6 c1.8 d0.9",
    body: [-2.4, -1.6, 7.4, 7.6],
    source: "2P1T Toggle C&K PVA1xxH1xxxxxxV2",
  },
  SW_Push_2P1T_Toggle_CK_PVA1xxH2xxxxxxV2: {
    lands: "1:0,0 t1.8x1.8 d0.9; 2:5,0 c1.8 d0.9; 3:0,6 c1.8 d0.9; 4:5,6 c1.8 d0.9",
    body: [-2.4, -1.6, 7.4, 7.6],
    source: "2P1T Toggle C&K PVA1xxH2xxxxxxV2",
  },
  SW_Push_2P1T_Toggle_CK_PVA1xxH3xxxxxxV2: {
    lands: "1:0,0 t1.8x1.8 d0.9; 2:5,0 c1.8 d0.9; 3:0,6 c1.8 d0.9; 4:5,6 c1.8 d0.9",
    body: [-2.4, -1.6, 7.4, 7.6],
    source: "2P1T Toggle C&K PVA1xxH3xxxxxxV2",
  },
  SW_Push_2P1T_Toggle_CK_PVA1xxH4xxxxxxV2: {
    lands: "1:0,0 t1.8x1.8 d0.9; 2:5,0 c1.8 d0.9; 3:0,6 c1.8 d0.9; 4:5,6 c1.8 d0.9",
    body: [-2.4, -1.6, 7.4, 7.6],
    source: "2P1T Toggle C&K PVA1xxH4xxxxxxV2",
  },
  SW_Push_2P2T_Toggle_CK_PVA2OAH5xxxxxxV2: {
    lands:
      "1:0,0 t1.8x1.8 d0.9; 2:2.5,0 c1.8 d0.9; 3:5,0 c1.8 d0.9; 4:0,6 c1.8 d0.9; 5:2.5,6 c1.8 d0.9; 6:5,6 c1.8 d0.9",
    body: [-2.4, -1.6, 7.4, 7.6],
    source: "2P2T Toggle C&K PVA2OAH5xxxxxxV2",
  },
  SW_Push_2P2T_Toggle_CK_PVA2xxH1xxxxxxV2: {
    lands:
      "1:0,0 t1.8x1.8 d0.9; 2:2.5,0 c1.8 d0.9; 3:5,0 c1.8 d0.9; 4:0,6 c1.8 d0.9; 5:2.5,6 c1.8 d0.9; 6:5,6 c1.8 d0.9",
    body: [-2.4, -1.6, 7.4, 7.6],
    source: "2P2T Toggle C&K PVA2xxH1xxxxxxV2",
  },
  SW_Push_2P2T_Toggle_CK_PVA2xxH2xxxxxxV2: {
    lands:
      "1:0,0 t1.8x1.8 d0.9; 2:2.5,0 c1.8 d0.9; 3:5,0 c1.8 d0.9; 4:0,6 c1.8 d0.9; 5:2.5,6 c1.8 d0.9; 6:5,6 c1.8 d0.9",
    body: [-2.4, -1.6, 7.4, 7.6],
    source: "2P2T Toggle C&K PVA2xxH2xxxxxxV2",
  },
  SW_Push_2P2T_Toggle_CK_PVA2xxH3xxxxxxV2: {
    lands:
      "1:0,0 t1.8x1.8 d0.9; 2:2.5,0 c1.8 d0.9; 3:5,0 c1.8 d0.9; 4:0,6 c1.8 d0.9; 5:2.5,6 c1.8 d0.9; 6:5,6 c1.8 d0.9",
    body: [-2.4, -1.6, 7.4, 7.6],
    source: "2P2T Toggle C&K PVA2xxH3xxxxxxV2",
  },
  SW_Push_2P2T_Toggle_CK_PVA2xxH4xxxxxxV2: {
    lands:
      "1:0,0 t1.8x1.8 d0.9; 2:2.5,0 c1.8 d0.9; 3:5,0 c1.8 d0.9; 4:0,6 c1.8 d0.9; 5:2.5,6 c1.8 d0.9; 6:5,6 c1.8 d0.9",
    body: [-2.4, -1.6, 7.4, 7.6],
    source: "2P2T Toggle C&K PVA2xxH4xxxxxxV2",
  },
  SW_Tactile_Straight_KSA0Axx1LFTR: {
    lands: "1:0,0 c1.397 d0.8128; 1:7.62,0 c1.397 d0.8128; 2:0,5.08 c1.397 d0.8128; 2:7.62,5.08 c1.397 d0.8128",
    body: [0.11, -1.16, 7.51, 6.24],
    source: "KSA0Axx1LFTR",
    mark: "none",
  },
  SW_Tactile_Straight_KSL0Axx1LFTR: {
    lands: "1:0,0 c1.397 d0.8128; 1:7.62,0 c1.397 d0.8128; 2:7.62,5.08 c1.397 d0.8128; 2:0,5.08 c1.397 d0.8128",
    body: [0.11, -1.16, 7.51, 6.24],
    source: "KSL0Axx1LFTR",
    mark: "none",
  },
};
