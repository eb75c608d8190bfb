import type { Shelf } from "./maker-shelf.ts";

/** Tactile switches pressed from the side (Panasonic EVQ-PU), or 3.9 mm long (Alps SKRK). */
export const SIDE_BUTTONS: Shelf = {
  Panasonic_EVQPUJ_EVQPUA: {
    lands: "1:2.625,-0.85 t1.55x1; 1:-2.625,-0.85 t1.55x1; 2:-2.625,0.85 t1.55x1; 2:2.625,0.85 t1.55x1",
    body: [-2.35, -2.75, 2.35, 1.75],
    source: "Panasonic EVQ-PUJ and EVQ-PUA",
  },
  Panasonic_EVQPUK_EVQPUB: {
    lands: "1:2.575,-0.85 t1.45x1; 1:-2.575,-0.85 t1.45x1; 2:2.575,0.85 t1.45x1; 2:-2.575,0.85 t1.45x1",
    body: [-2.35, -2.75, 2.35, 1.75],
    source: "Panasonic EVQ-PUK and EVQ-PUB",
  },
  Panasonic_EVQPUL_EVQPUC: {
    lands:
      "-:0,1.375 c0.75 d0.75; -:0,-1.375 c0.75 d0.75; 1:2.625,-0.85 t1.55x1; 1:-2.625,-0.85 t1.55x1; 2:2.625,0.85 t1.55x1; 2:-2.625,0.85 t1.55x1",
    body: [-2.35, -2.75, 2.35, 1.75],
    source: "Panasonic EVQ-PUL and EVQ-PUC",
  },
  Panasonic_EVQPUM_EVQPUD: {
    lands:
      "-:0,-1.375 c0.75 d0.75; -:0,1.375 c0.75 d0.75; 1:2.575,-0.85 t1.45x1; 1:-2.575,-0.85 t1.45x1; 2:-2.575,0.85 t1.45x1; 2:2.575,0.85 t1.45x1",
    body: [-2.35, -2.75, 2.35, 1.75],
    source: "Panasonic EVQ-PUM and EVQ-PUD",
  },
  SW_Push_SPST_NO_Alps_SKRK: {
    lands: "1:-2.1,0 r0.8x2; 2:2.1,0 r0.8x2",
    body: [-1.95, -1.45, 1.95, 1.45],
    source: "Alps SKRK",
  },
};
