import type { Shelf } from "./maker-shelf.ts";

const ROW = [-1.905, -0.635, 0.635, 1.905] as const;

/** Transistors for power whose drain is soldered under the body: source and gate on the left, 1 at the top, drain 5. */
export const SMALL_OUTLINE_POWER: Shelf = {
  "PowerPAK_SO-8_Single": {
    lands: [
      ...ROW.map((y, index) => `${index + 1}:-2.67,${y} t1.27x0.61`),
      "5:0.69,0 t3.81x3.91",
      ...ROW.map((y) => `5:2.795,${y} t1.02x0.61`),
    ].join("; "),
    body: [-3.075, -2.45, 3.075, 2.45],
    source: "Vishay PowerPAK SO-8 Single, drawing 72599",
  },
  // Two transistors: source and gate of each on the left, their drains 5 and 6.
  "PowerPAK_SO-8_Dual": {
    lands: [
      ...ROW.map((y, index) => `${index + 1}:-2.67,${y} t1.27x0.61`),
      ...ROW.map((y) => `${y < 0 ? 5 : 6}:2.795,${y} t1.02x0.61`),
      "5:0.69,-1.13 t3.81x1.65",
      "6:0.69,1.13 t3.81x1.65",
    ].join("; "),
    body: [-3.075, -2.45, 3.075, 2.45],
    source: "Vishay PowerPAK SO-8 Dual, drawing 72600",
  },
  "Vishay_PowerPAK_1212-8_Single": {
    lands: [
      ...[-0.99, -0.33, 0.33, 0.99].map((y, index) => `${index + 1}:-1.435,${y} t0.99x0.405`),
      "5:0.5575,0 t1.725x2.235",
      ...[-0.99, -0.33, 0.33, 0.99].map((y) => `5:1.675,${y} t0.51x0.405`),
    ].join("; "),
    body: [-1.65, -1.525, 1.65, 1.525],
    source: "Vishay PowerPAK 1212-8 Single, drawing 72597",
  },
};

/** Leads of the source beside the gate; one bar joins their lands. */
const HSOF_SOURCE = [-3, -1.8, -0.6, 0.6, 1.8, 3, 4.2];

/** Body of 3.3 mm, the drain's land with four fingers. */
export const SMALL_POWER: Shelf = {
  "Diodes_PowerDI3333-8": {
    lands: [
      ...[-0.975, -0.325, 0.325, 0.975].map((y, index) => `${index + 1}:-1.5,${y} t0.7x0.42`),
      "5:0.455,0 t1.71x2.37",
      ...[-0.975, -0.325, 0.325, 0.975].map((y) => `5:1.58,${y} t0.54x0.42`),
    ].join("; "),
    body: [-1.65, -1.65, 1.65, 1.65],
    source: "Diodes Incorporated PowerDI3333-8, suggested pad layout",
  },
};

export const POWER_TRANSISTORS: Shelf = {
  "TDSON-8-1": {
    lands: [...ROW.map((y, index) => `${index + 1}:-2.9,${y} t0.85x0.5`), "5:1.05,0 t4.55x4.41"].join("; "),
    body: [-3.075, -2.575, 3.075, 2.575],
    source: "Infineon PG-TDSON-8-1",
  },
  "Infineon_PG-HSOF-8-1": {
    lands: [
      "1:-5.25,-4.2 t2.8x0.8",
      "2:-4.25,0.6 t0.8x8",
      ...HSOF_SOURCE.map((y) => `2:-5.65,${y} t2x0.8`),
      "3:3.8,0 t2.9x8.7",
      "3:5.95,0 t1.4x10.1",
      "3:0.5,0 t3.7x9.7",
    ].join("; "),
    body: [-5.1875, -4.95, 5.1875, 4.95],
    source: "Infineon PG-HSOF-8-1 (TOLL)",
  },
  "Vishay_PowerPAK_SC70-6L_Single": {
    lands: [
      "1:0,-0.325 t1.5x0.95",
      "1:0,-0.65 t2.2x0.3",
      "1:0,0 t2.2x0.3",
      "3:-0.925,0.65 t0.35x0.3",
      "4:0.04,0.65 t0.87x0.235",
      "4:0.925,0.65 t0.35x0.3",
    ].join("; "),
    body: [-1.025, -1.025, 1.025, 1.025],
    courtyardExcess: 0.35,
    source: "Vishay PowerPAK SC70-6L Single, drawing 70487",
  },
};
