import type { Shelf } from "./maker-shelf.ts";

/** Power connectors of models and batteries, by AMASS: contacts in round holes, pegs of lying ones in holes without copper. */
export const POWER_PLUGS: Shelf = {
  "AMASS_MR30PW-FB_1x03_P3.50mm_Horizontal": {
    lands: "-:3,-5 c1.4 d1; -:-10,-5 c1.4 d1; 1:0,0 t3x3 d1.9; 2:-3.5,0 c3 d1.9; 3:-7,0 c3 d1.9",
    body: [-11.2, -14.15, 4.2, -4],
    source: "AMASS MR30PW-FB",
  },
  "AMASS_MR30PW-M_1x03_P3.50mm_Horizontal": {
    lands: "-:10,-10 c1.4 d1; -:-3,-10 c1.4 d1; 1:0,0 t3x3 d1.9; 2:3.5,0 c3 d1.9; 3:7,0 c3 d1.9",
    body: [-4.2, -13.2, 11.2, -4.2],
    source: "AMASS MR30PW-M",
  },
  "AMASS_XT30PW-F_1x02_P2.50mm_Horizontal": {
    lands: "-:-3,-5 c1.4 d1; -:8,-5 c1.4 d1; 1:0,0 t3.5x3.5 d1.9; 2:5,0 c3.5 d1.9",
    body: [-4.15, -14.05, 9.15, -4],
    source: "AMASS XT30PW-F",
  },
  "AMASS_XT30PW-M_1x02_P2.50mm_Horizontal": {
    lands: "-:-8,-10 c1.4 d1; -:3,-10 c1.4 d1; 1:0,0 t3.5x3.5 d1.9; 2:-5,0 c3.5 d1.9",
    body: [-9.15, -13.1, 4.15, -4.1],
    source: "AMASS XT30PW-M",
  },
  "AMASS_XT30U-F_1x02_P5.0mm_Vertical": {
    lands: "1:0,0 t3.8x3.8 d2.7; 2:5,0 c4 d2.7",
    body: [-2.6, -2.6, 7.6, 2.6],
    source: "AMASS XT30U-F",
  },
  "AMASS_XT30U-M_1x02_P5.0mm_Vertical": {
    lands: "1:0,0 t3.8x3.8 d2.7; 2:5,0 c3.8 d2.7",
    body: [-2.6, -2.6, 7.6, 2.6],
    source: "AMASS XT30U-M",
  },
  "AMASS_XT30UPB-F_1x02_P5.0mm_Vertical": {
    lands: "1:0,0 t3x3 d1.8; 2:5,0 c3 d1.8",
    body: [-2.6, -2.6, 7.6, 2.6],
    source: "AMASS XT30UPB-F",
  },
  "AMASS_XT30UPB-M_1x02_P5.0mm_Vertical": {
    lands: "1:0,0 t3x3 d1.8; 2:5,0 c3 d1.8",
    body: [-2.6, -2.6, 7.6, 2.6],
    source: "AMASS XT30UPB-M",
  },
  "AMASS_XT60-F_1x02_P7.20mm_Vertical": {
    lands: "1:0,0 r6x6 d4.5; 2:7.2,0 c6 d4.5",
    body: [-4.15, -4.05, 11.35, 4.05],
    source: "AMASS XT60-F",
  },
  "AMASS_XT60-M_1x02_P7.20mm_Vertical": {
    lands: "1:0,0 r6x6 d4.5; 2:7.2,0 c6 d4.5",
    body: [-4.15, -4.05, 11.35, 4.05],
    source: "AMASS XT60-M",
  },
  "AMASS_XT60IPW-M_1x03_P7.20mm_Horizontal": {
    lands:
      "-:-3.15,-6 t0.9x2 d0.6x1.7; -:10.35,-6 t0.9x2 d0.6x1.7; 1:0,0 r4.1x4.1 d2.7; 2:7.2,0 c4.1 d2.7; 3:3.6,-3.65 t2.3x1.3 d2x1",
    body: [-4.15, -16.35, 11.35, 0.95],
    source: "AMASS XT60IPW-M",
  },
  "AMASS_XT60PW-F_1x02_P7.20mm_Horizontal": {
    lands: "-:-10.35,-6 t0.9x2 d0.6x1.7; -:3.15,-6 t0.9x2 d0.6x1.7; 1:0,0 r4.1x4.1 d2.7; 2:-7.2,0 c4.1 d2.7",
    body: [-11.35, -15.35, 4.15, 1.885],
    source: "AMASS XT60PW-F",
  },
  "AMASS_XT60PW-M_1x02_P7.20mm_Horizontal": {
    lands: "-:-3.15,-6 t0.9x2 d0.6x1.7; -:10.35,-6 t0.9x2 d0.6x1.7; 1:0,0 r4.1x4.1 d2.7; 2:7.2,0 c4.1 d2.7",
    body: [-4.15, -16.35, 11.35, 1.85],
    source: "AMASS XT60PW-M",
  },
};

/** Springs of a cable press on these lands; its pins go into holes without copper. */
export const CABLE_FEET: Shelf = {
  "Tag-Connect_TC2030-IDC-FP_2x03_P1.27mm_Vertical": {
    lands:
      "-:2.54,1.016 c0.9906 d0.9906; -:0.635,-2.54 c2.3749 d2.3749; -:0.635,2.54 c2.3749 d2.3749; -:2.54,-1.016 c0.9906 d0.9906; -:-2.54,0 c0.9906 d0.9906; -:-2.54,-2.54 c2.3749 d2.3749; -:-2.54,2.54 c2.3749 d2.3749; 1:-1.27,0.635 c0.7874; 2:-1.27,-0.635 c0.7874; 3:0,0.635 c0.7874; 4:0,-0.635 c0.7874; 5:1.27,0.635 c0.7874; 6:1.27,-0.635 c0.7874",
    body: [-4.25, -4.25, 3.75, 4.25],
    source: "Tag-Connect TC2030-IDC, cable with legs",
    mark: "none",
  },
  "Tag-Connect_TC2030-IDC-NL_2x03_P1.27mm_Vertical": {
    lands:
      "-:2.54,1.016 c0.9906 d0.9906; -:2.54,-1.016 c0.9906 d0.9906; -:-2.54,0 c0.9906 d0.9906; 1:-1.27,0.635 c0.7874; 2:-1.27,-0.635 c0.7874; 3:0,0.635 c0.7874; 4:0,-0.635 c0.7874; 5:1.27,0.635 c0.7874; 6:1.27,-0.635 c0.7874",
    body: [-3.5, -2, 3.5, 2],
    source: "Tag-Connect TC2030-IDC-NL, cable without legs",
    mark: "none",
  },
  "JWT_A3963_1x02_P3.96mm_Vertical": {
    lands: "1:0,0 t3x3 d1.75; 2:3.88,0 c3 d1.75",
    body: [-2.05, -3.2, 5.85, 4.7],
    source: "JWT A3963",
  },
};

export const CARD_SOCKETS: Shelf = {
  "microSD_HC_Hirose_DM3D-SF": {
    lands:
      "1:3.175,5.35 t0.7x1.75; 2:2.075,5.35 t0.7x1.75; 3:0.975,5.35 t0.7x1.75; 4:-0.125,5.35 t0.7x1.75; 5:-1.225,5.35 t0.7x1.75; 6:-2.325,5.35 t0.7x1.75; 7:-3.425,5.35 t0.7x1.75; 8:-4.525,5.35 t0.7x1.75; 9:-5.65,-3.875 t1.45x1; 10:5.575,-5.45 t1x1.55; 11:-5.725,5.225 t1.3x1.5; 11:-5.975,-2.375 t0.8x1.5; 11:5.625,5.225 t1.5x1.5; 11:5.975,-3.025 t0.8x1.4",
    body: [-6.42, -6.22, 6.38, 5.9],
    courtyardExcess: 0.3,
    source: "Hirose DM3D-SF",
  },
  "microSD_HC_Molex_104031-0811": {
    lands:
      "1:-3.105,-5.45 t0.85x1.1; 2:-2.005,-5.45 t0.85x1.1; 3:-0.905,-5.45 t0.85x1.1; 4:0.195,-5.45 t0.85x1.1; 5:1.295,-5.45 t0.85x1.1; 6:2.395,-5.45 t0.85x1.1; 7:3.495,-5.45 t0.85x1.1; 8:4.545,-5.45 t0.75x1.1; 9:-5.74,0.7 t1.2x1; 10:-5.74,4.4 t1.2x1; 11:-5.565,-5.325 t1.55x1.35; 11:5.755,-5.1 t1.17x1.8; 11:3.73,5.375 t1.9x1.35; 11:-2.24,5.375 t1.9x1.35",
    body: [-5.955, -6, 5.995, 6.05],
    courtyardExcess: 0.4,
    source: "Molex 104031-0811",
  },
};

export const UPRIGHT_RECEPTACLES: Shelf = {
  "USB_Micro-B_Wuerth_614105150721_Vertical": {
    lands:
      "1:0,0 t0.84x0.84 d0.44; 2:0.65,1 c0.84 d0.44; 3:1.3,0 c0.84 d0.44; 4:1.95,1 c0.84 d0.44; 5:2.6,0 c0.84 d0.44; 6:-2.275,0.22 o0.85x1.85 d0.35x1.35; 6:4.875,0.22 o0.85x1.85 d0.35x1.35",
    body: [-2.7, -1.23, 5.3, 1.67],
    source: "Würth 614105150721",
  },
};
