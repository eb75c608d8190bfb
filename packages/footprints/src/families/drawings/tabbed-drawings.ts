import type { Shelf } from "../maker-shelf.ts";

/** Diodes of power on a large land. */
export const TABBED: Shelf = {
  "D_PowerDI-5": {
    lands: "1:-1.12,0 t4.86x3.36; 2:2.862,-0.92 t1.4x1.39; 2:2.862,0.92 t1.4x1.39",
    body: [-2.725, -2.025, 2.725, 2.025],
    source: "D PowerDI-5",
  },
  "TO-277A": {
    lands: "1:-1.04,-2.765 t1.4x1.27; 2:1.04,-2.765 t1.4x1.27; 3:0,1.04 t4.8x4.72",
    body: [-2.15, -3.05, 2.15, 3.05],
    source: "TO-277A",
    library: "Package_TO_SOT_SMD",
  },
  "TO-277B": {
    lands: "1:-0.97,-3.15 t0.95x1; 2:0.97,-3.15 t0.95x1; 3:0,1.2 t3.2x4.9",
    body: [-1.99, -2.69, 1.99, 2.69],
    source: "TO-277B",
    library: "Package_TO_SOT_SMD",
  },
};
