import type { Shelf } from "../maker-shelf.ts";

/** Chokes of two windings, and coils with more lands than two. */
export const CHOKES: Shelf = {
  L_Bourns_SRF1260: {
    lands: "1:-1.715,-4.25 r2.15x4.5; 2:1.715,-4.25 r2.15x4.5; 3:1.715,4.25 r2.15x4.5; 4:-1.715,4.25 r2.15x4.5",
    body: [-6.25, -6.25, 6.25, 6.25],
    source: "Bourns SRF1260",
  },
  L_Bourns_SRP2313AA: {
    lands: "1:-7.25,0 t2x19.6; 1:-9.125,0 r5.75x19.6; 2:7.25,0 t2x19.6; 2:9.125,0 r5.75x19.6",
    body: [-11.35, -11, 11.35, 11],
    source: "Bourns SRP2313AA",
    mark: "none",
  },
  L_CommonModeChoke_Coilcraft_0603USB: {
    lands: "1:-0.275,-0.655 r0.3x0.58; 2:-0.275,0.655 r0.3x0.58; 3:0.275,0.655 r0.3x0.58; 4:0.275,-0.655 r0.3x0.58",
    body: [-0.38, -0.76, 0.38, 0.76],
    source: "Coilcraft 0603USB",
  },
  L_CommonModeChoke_Coilcraft_0805USB: {
    lands: "1:-0.435,-0.835 r0.51x0.76; 2:-0.435,0.835 r0.51x0.76; 3:0.435,0.835 r0.51x0.76; 4:0.435,-0.835 r0.51x0.76",
    body: [-0.635, -1.015, 0.635, 1.015],
    source: "Coilcraft 0805USB",
  },
  L_CommonModeChoke_Coilcraft_1812CAN: {
    lands: "1:-0.865,-1.84 r1.15x1; 2:-0.865,1.84 r1.15x1; 3:0.865,1.84 r1.15x1; 4:0.865,-1.84 r1.15x1",
    body: [-1.59, -2.475, 1.59, 2.475],
    source: "Coilcraft 1812CAN",
    courtyardExcess: 0.35,
  },
  "L_CommonModeChoke_Wuerth_WE-SL5": {
    lands: "1:-3.11,-3.81 r2.7x2.7; 2:-3.11,3.81 r2.7x2.7; 3:3.11,3.81 r2.7x2.7; 4:3.11,-3.81 r2.7x2.7",
    body: [-4.35, -5, 4.35, 5],
    source: "Würth WE-SL5",
  },
  L_CommonMode_Delevan_4222: {
    lands: "1:-3.75,-1.27 t3x1.8; 2:-3.75,1.27 t3x1.8; 3:3.75,1.27 t3x1.8; 4:3.75,-1.27 t3x1.8",
    body: [-4.255, -2.8, 4.255, 2.8],
    source: "Delevan 4222",
  },
  "L_CommonMode_Wuerth_WE-SL2": {
    lands: "1:-3.75,-1.27 t2x1.2; 2:-3.75,1.27 t2x1.2; 3:3.75,1.27 t2x1.2; 4:3.75,-1.27 t2x1.2",
    body: [-4.6, -3, 4.6, 3],
    source: "Würth WE-SL2",
  },
  L_Fastron_PISN: {
    lands: "1:5.17,-0.01 t3x3; 2:-5.17,0.01 t3x3",
    body: [-6.4, -5, 6.5, 5],
    source: "Fastron PISN",
    mark: "none",
  },
  L_Fastron_PISR: {
    lands: "1:7.82,0 t3x3; 2:-7.82,0 t3x3",
    body: [-9.14, -7.52, 9.14, 7.52],
    source: "Fastron PISR",
    mark: "none",
  },
  L_Pulse_P059x: {
    lands: "1:-7.62,-13.93 t10.16x3.94; 2:7.62,-13.93 t10.16x3.94; 3:7.62,13.93 t10.16x3.94; 4:-7.62,13.93 t10.16x3.94",
    body: [-12.7, -15.5, 12.7, 15.495],
    source: "Pulse P059x",
  },
  L_Sagami_CWR1242C: {
    lands: "1:-5.35,0 t2.5x3.6; 1:0,5.35 t3.6x2.5; 2:0,-5.35 t3.6x2.5; 2:5.35,0 t2.5x3.6",
    body: [-6.05, -6.05, 6.05, 6.05],
    source: "Sagami CWR1242C",
    mark: "none",
  },
  L_Sagami_CWR1257C: {
    lands: "1:-5.35,0 t2.5x3.6; 1:0,5.35 t3.6x2.5; 2:0,-5.35 t3.6x2.5; 2:5.35,0 t2.5x3.6",
    body: [-6.05, -6.05, 6.05, 6.05],
    source: "Sagami CWR1257C",
    mark: "none",
  },
  L_Sagami_CWR1277C: {
    lands: "1:0,5.35 t3.6x2.5; 1:-5.35,0 t2.5x3.6; 2:5.35,0 t2.5x3.6; 2:0,-5.35 t3.6x2.5",
    body: [-6.05, -6.05, 6.05, 6.05],
    source: "Sagami CWR1277C",
    mark: "none",
  },
  "L_Taiyo-Yuden_BK_Array_1206_3216Metric": {
    lands:
      "1:-0.85,-1.2 t0.8x0.45; 2:-0.85,-0.4 t0.8x0.45; 3:-0.85,0.4 t0.8x0.45; 4:-0.85,1.2 t0.8x0.45; 5:0.85,1.2 t0.8x0.45; 6:0.85,0.4 t0.8x0.45; 7:0.85,-0.4 t0.8x0.45; 8:0.85,-1.2 t0.8x0.45",
    body: [-0.8, -1.6, 0.8, 1.6],
    source: "Taiyo-Yuden BK Array 1206 3216Metric",
  },
  "L_Wuerth_HCF-2013": {
    lands: "-:0,-8.6 t5x5; 1:-4.5,8.4 t5x5; 2:4.5,8.4 t5x5",
    body: [-10.9, -7.4, 10.9, 7.4],
    source: "Würth HCF-2013",
    mark: "none",
  },
  "L_Wuerth_HCF-2815": {
    lands: "-:0,-7.72 t6.36x5.28; 1:-5.075,14.355 t5.33x5.59; 2:5.075,14.355 t5.33x5.59",
    body: [-14, -9.7, 14, 9.7],
    source: "Würth HCF-2815",
    mark: "none",
  },
  "L_Wuerth_HCF-2818": {
    lands: "-:0,-7.72 t6.36x5.28; 1:-5.075,14.355 t5.33x5.59; 2:5.075,14.355 t5.33x5.59",
    body: [-14, -9.7, 14, 9.7],
    source: "Würth HCF-2818",
    mark: "none",
  },
  "L_Wuerth_WE-DD-Typ-L-Typ-XL-Typ-XXL": {
    lands: "1:-1.75,-5 t2.5x3.85; 2:1.75,-5 t2.5x3.85; 3:1.75,5 t2.5x3.85; 4:-1.75,5 t2.5x3.85",
    body: [-6.25, -6.25, 6.25, 6.25],
    source: "Würth WE-DD-Typ-L-Typ-XL-Typ-XXL",
  },
  "L_Wuerth_WE-DD-Typ-M-Typ-S": {
    lands: "1:-0.9,2.65 t1x2.2; 2:-0.9,-2.65 t1x2.2; 3:0.9,-2.65 t1x2.2; 4:0.9,2.65 t1x2.2",
    body: [-3.65, -3.65, 3.65, 3.65],
    source: "Würth WE-DD-Typ-M-Typ-S",
  },
};
