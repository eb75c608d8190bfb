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

export const POWER_TRANSISTORS: Shelf = {
  "TDSON-8-1": {
    lands: [...ROW.map((y, index) => `${index + 1}:-2.9,${y} t0.85x0.5`), "5:1.05,0 t4.55x4.41"].join("; "),
    body: [-3.075, -2.575, 3.075, 2.575],
    source: "Infineon PG-TDSON-8-1",
  },
};
