import type { Shelf } from "../maker-shelf.ts";

/** Shunts of four lands. */
export const SHUNTS: Shelf = {
  R_Shunt_Ohmite_LVK12: {
    lands: "1:-0.7,-1.375 t1.1x1.75; 2:0.7,-1.375 t1.1x1.75; 3:-0.7,1.375 t1.1x1.75; 4:0.7,1.375 t1.1x1.75",
    body: [-0.8, -1.6, 0.8, 1.6],
    source: "R Shunt Ohmite LVK12",
  },
  R_Shunt_Ohmite_LVK20: {
    lands: "1:-1.025,-1.975 t1.55x2.55; 2:1.025,-1.975 t1.55x2.55; 3:-1.025,1.975 t1.55x2.55; 4:1.025,1.975 t1.55x2.55",
    body: [-1.25, -2.5, 1.25, 2.5],
    source: "R Shunt Ohmite LVK20",
  },
  R_Shunt_Ohmite_LVK24: {
    lands: "1:-1.25,-2.625 t1.9x3.25; 2:1.25,-2.625 t1.9x3.25; 3:-1.25,2.625 t1.9x3.25; 4:1.25,2.625 t1.9x3.25",
    body: [-1.6, -3.2, 1.6, 3.2],
    source: "R Shunt Ohmite LVK24",
  },
  R_Shunt_Ohmite_LVK25: {
    lands: "1:-1.8,-2.15 t1.4x3.3; 2:-1.8,2.15 t1.4x3.3; 3:1.8,-2.15 t1.4x3.3; 4:1.8,2.15 t1.4x3.3",
    body: [-1.6, -3.2, 1.6, 3.2],
    source: "R Shunt Ohmite LVK25",
  },
  "R_Shunt_Vishay_WSK2512_6332Metric_T1.19mm": {
    lands: "1:-2.985,-0.635 r2.29x2.03; 2:-3.43,1.27 r1.4x0.76; 3:3.43,-1.27 r1.4x0.76; 4:2.985,0.635 r2.29x2.03",
    body: [-3.175, -1.59, 3.175, 1.59],
    source: "R Shunt Vishay WSK2512 6332Metric T1.19mm",
  },
  "R_Shunt_Vishay_WSK2512_6332Metric_T2.21mm": {
    lands: "1:-2.48,-0.635 r3.3x2.03; 2:-3.43,1.27 r1.4x0.76; 3:3.43,-1.27 r1.4x0.76; 4:2.48,0.635 r3.3x2.03",
    body: [-3.175, -1.59, 3.175, 1.59],
    source: "R Shunt Vishay WSK2512 6332Metric T2.21mm",
  },
  "R_Shunt_Vishay_WSK2512_6332Metric_T2.66mm": {
    lands: "1:-2.48,-0.635 r3.3x2.03; 2:-3.43,1.27 r1.4x0.76; 3:3.43,-1.27 r1.4x0.76; 4:2.48,0.635 r3.3x2.03",
    body: [-3.175, -1.59, 3.175, 1.59],
    source: "R Shunt Vishay WSK2512 6332Metric T2.66mm",
  },
  R_Shunt_Vishay_WSKW0612: {
    lands:
      "1:-0.572,-0.885 t2.287x1.01; 2:1.334,-0.885 t0.762x1.01; 3:1.334,0.885 t0.762x1.01; 4:-0.5715,0.885 t2.287x1.01",
    body: [-1.525, -0.75, 1.525, 0.75],
    source: "R Shunt Vishay WSKW0612",
  },
  R_Shunt_Vishay_WSR2_WSR3: {
    lands: "1:-4.575,0 t3.94x5.84; 2:4.575,0 t3.94x5.84",
    body: [-5.78, -3.49, 5.78, 3.49],
    source: "R Shunt Vishay WSR2 WSR3",
  },
  R_Shunt_Vishay_WSR2_WSR3_KelvinConnection: {
    lands: "1:-6.29,2.91 t0.51x0.6; 1:-4.575,-0.29 t3.94x5.84; 2:4.575,-0.29 t3.94x5.84; 2:6.29,2.91 t0.51x0.6",
    body: [-5.78, -3.78, 5.78, 3.2],
    source: "R Shunt Vishay WSR2 WSR3 KelvinConnection",
  },
};
