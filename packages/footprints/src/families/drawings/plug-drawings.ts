import type { Shelf } from "../maker-shelf.ts";

/** Plugs of one series each: fans, screens, batteries. */
export const PLUGS: Shelf = {
  "FanPinHeader_1x03_P2.54mm_Vertical": {
    lands: "1:0,0 t1.73x2.03 d1.02; 2:2.54,0 o1.73x2.03 d1.02; 3:5.08,0 o1.73x2.03 d1.02",
    body: [-1.25, -2.55, 6.35, 3.3],
    source: "FanPinHeader 1x03 P2.54mm",
  },
  "FanPinHeader_1x04_P2.54mm_Vertical": {
    lands:
      "-:5.08,-2.16 c1.1 d1.1; 1:0,0 t1.73x2.03 d1.02; 2:2.54,0 o1.73x2.03 d1.02; 3:5.08,0 o1.73x2.03 d1.02; 4:7.62,0 o1.73x2.03 d1.02",
    body: [-1.25, -2.5, 8.85, 3.3],
    source: "FanPinHeader 1x04 P2.54mm",
  },
  "DSUB-15-HD_Female_Horizontal_P2.29x1.98mm_EdgePinOffset3.03mm_Housed_MountingHolesOffset4.94mm": {
    lands:
      "0:8.185,2.05 c4 d3.2; 0:-16.815,2.05 c4 d3.2; 1:0,0 t1.6x1.6 d1; 2:-2.29,0 c1.6 d1; 3:-4.58,0 c1.6 d1; 4:-6.87,0 c1.6 d1; 5:-9.16,0 c1.6 d1; 6:1.145,1.98 c1.6 d1; 7:-1.145,1.98 c1.6 d1; 8:-3.435,1.98 c1.6 d1; 9:-5.725,1.98 c1.6 d1; 10:-8.015,1.98 c1.6 d1; 11:0,3.96 c1.6 d1; 12:-2.29,3.96 c1.6 d1; 13:-4.58,3.96 c1.6 d1; 14:-6.87,3.96 c1.6 d1; 15:-9.16,3.96 c1.6 d1",
    body: [-19.74, -1.61, 11.11, 13.39],
    source: "DSUB-15-HD Female P2.29x1.98mm EdgePinOffset3.03mm Housed MountingHolesOffset4.94mm",
    library: "Connector_Dsub",
  },
  "DSUB-15-HD_Female_Horizontal_P2.29x1.98mm_EdgePinOffset8.35mm_Housed_MountingHolesOffset10.89mm": {
    lands:
      "0:8.185,1.42 c4 d3.2; 0:-16.815,1.42 c4 d3.2; 1:0,0 t1.6x1.6 d1; 2:-2.29,0 c1.6 d1; 3:-4.58,0 c1.6 d1; 4:-6.87,0 c1.6 d1; 5:-9.16,0 c1.6 d1; 6:1.145,1.98 c1.6 d1; 7:-1.145,1.98 c1.6 d1; 8:-3.435,1.98 c1.6 d1; 9:-5.725,1.98 c1.6 d1; 10:-8.015,1.98 c1.6 d1; 11:0,3.96 c1.6 d1; 12:-2.29,3.96 c1.6 d1; 13:-4.58,3.96 c1.6 d1; 14:-6.87,3.96 c1.6 d1; 15:-9.16,3.96 c1.6 d1",
    body: [-19.74, -1.58, 11.11, 18.71],
    source: "DSUB-15-HD Female P2.29x1.98mm EdgePinOffset8.35mm Housed MountingHolesOffset10.89mm",
    library: "Connector_Dsub",
  },
  "DSUB-15-HD_Female_Horizontal_P2.29x1.98mm_EdgePinOffset9.40mm": {
    lands:
      "1:0,0 t1.6x1.6 d1; 2:-2.29,0 c1.6 d1; 3:-4.58,0 c1.6 d1; 4:-6.87,0 c1.6 d1; 5:-9.16,0 c1.6 d1; 6:1.145,1.98 c1.6 d1; 7:-1.145,1.98 c1.6 d1; 8:-3.435,1.98 c1.6 d1; 9:-5.725,1.98 c1.6 d1; 10:-8.015,1.98 c1.6 d1; 11:0,3.96 c1.6 d1; 12:-2.29,3.96 c1.6 d1; 13:-4.58,3.96 c1.6 d1; 14:-6.87,3.96 c1.6 d1; 15:-9.16,3.96 c1.6 d1",
    body: [-19.74, 0, 11.11, 19.93],
    source: "DSUB-15-HD Female P2.29x1.98mm EdgePinOffset9.40mm",
    library: "Connector_Dsub",
  },
  "DSUB-15-HD_Female_Horizontal_P2.29x2.54mm_EdgePinOffset9.40mm": {
    lands:
      "1:0,0 t1.6x1.6 d1; 2:-2.29,0 c1.6 d1; 3:-4.58,0 c1.6 d1; 4:-6.87,0 c1.6 d1; 5:-9.16,0 c1.6 d1; 6:1.145,2.54 c1.6 d1; 7:-1.145,2.54 c1.6 d1; 8:-3.435,2.54 c1.6 d1; 9:-5.725,2.54 c1.6 d1; 10:-8.015,2.54 c1.6 d1; 11:0,5.08 c1.6 d1; 12:-2.29,5.08 c1.6 d1; 13:-4.58,5.08 c1.6 d1; 14:-6.87,5.08 c1.6 d1; 15:-9.16,5.08 c1.6 d1",
    body: [-19.74, 0, 11.11, 21.05],
    source: "DSUB-15-HD Female P2.29x2.54mm EdgePinOffset9.40mm",
    library: "Connector_Dsub",
  },
  "Molex_Pico-Lock_504050-0491_1x04-1MP_P1.50mm_Horizontal": {
    lands:
      "1:-2.25,-2.795 r0.6x1; 2:-0.75,-2.795 r0.6x1; 3:0.75,-2.795 r0.6x1; 4:2.25,-2.795 r0.6x1; MP:-4.855,2.395 r1.25x1.8; MP:4.855,2.395 r1.25x1.8",
    body: [-4.875, -2.785, 4.875, 3.315],
    source: "Molex Pico-Lock 504050-0491 1x04-1MP P1.50mm",
    library: "Connector_Molex",
  },
  "Molex_Pico-Lock_504050-0591_1x05-1MP_P1.50mm_Horizontal": {
    lands:
      "1:-3,-2.795 r0.6x1; 2:-1.5,-2.795 r0.6x1; 3:0,-2.795 r0.6x1; 4:1.5,-2.795 r0.6x1; 5:3,-2.795 r0.6x1; MP:5.605,2.395 r1.25x1.8; MP:-5.605,2.395 r1.25x1.8",
    body: [-5.625, -2.785, 5.625, 3.315],
    source: "Molex Pico-Lock 504050-0591 1x05-1MP P1.50mm",
    library: "Connector_Molex",
  },
  "Molex_Pico-Lock_504050-0691_1x06-1MP_P1.50mm_Horizontal": {
    lands:
      "1:-3.75,-2.795 r0.6x1; 2:-2.25,-2.795 r0.6x1; 3:-0.75,-2.795 r0.6x1; 4:0.75,-2.795 r0.6x1; 5:2.25,-2.795 r0.6x1; 6:3.75,-2.795 r0.6x1; MP:-6.355,2.395 r1.25x1.8; MP:6.355,2.395 r1.25x1.8",
    body: [-6.375, -2.785, 6.375, 3.315],
    source: "Molex Pico-Lock 504050-0691 1x06-1MP P1.50mm",
    library: "Connector_Molex",
  },
  "Molex_Pico-Lock_504050-0791_1x07-1MP_P1.50mm_Horizontal": {
    lands:
      "1:-4.5,-2.795 r0.6x1; 2:-3,-2.795 r0.6x1; 3:-1.5,-2.795 r0.6x1; 4:0,-2.795 r0.6x1; 5:1.5,-2.795 r0.6x1; 6:3,-2.795 r0.6x1; 7:4.5,-2.795 r0.6x1; MP:7.105,2.395 r1.25x1.8; MP:-7.105,2.395 r1.25x1.8",
    body: [-7.125, -2.785, 7.125, 3.315],
    source: "Molex Pico-Lock 504050-0791 1x07-1MP P1.50mm",
    library: "Connector_Molex",
  },
  "Molex_Pico-Lock_504050-0891_1x08-1MP_P1.50mm_Horizontal": {
    lands:
      "1:-5.25,-2.795 r0.6x1; 2:-3.75,-2.795 r0.6x1; 3:-2.25,-2.795 r0.6x1; 4:-0.75,-2.795 r0.6x1; 5:0.75,-2.795 r0.6x1; 6:2.25,-2.795 r0.6x1; 7:3.75,-2.795 r0.6x1; 8:5.25,-2.795 r0.6x1; MP:-7.855,2.395 r1.25x1.8; MP:7.855,2.395 r1.25x1.8",
    body: [-7.875, -2.785, 7.875, 3.315],
    source: "Molex Pico-Lock 504050-0891 1x08-1MP P1.50mm",
    library: "Connector_Molex",
  },
  "Molex_Pico-Lock_504050-1091_1x10-1MP_P1.50mm_Horizontal": {
    lands:
      "1:-6.75,-2.795 r0.6x1; 2:-5.25,-2.795 r0.6x1; 3:-3.75,-2.795 r0.6x1; 4:-2.25,-2.795 r0.6x1; 5:-0.75,-2.795 r0.6x1; 6:0.75,-2.795 r0.6x1; 7:2.25,-2.795 r0.6x1; 8:3.75,-2.795 r0.6x1; 9:5.25,-2.795 r0.6x1; 10:6.75,-2.795 r0.6x1; MP:9.355,2.395 r1.25x1.8; MP:-9.355,2.395 r1.25x1.8",
    body: [-9.375, -2.785, 9.375, 3.315],
    source: "Molex Pico-Lock 504050-1091 1x10-1MP P1.50mm",
    library: "Connector_Molex",
  },
  "Molex_Pico-Lock_504050-1291_1x12-1MP_P1.50mm_Horizontal": {
    lands:
      "1:-8.25,-2.795 r0.6x1; 2:-6.75,-2.795 r0.6x1; 3:-5.25,-2.795 r0.6x1; 4:-3.75,-2.795 r0.6x1; 5:-2.25,-2.795 r0.6x1; 6:-0.75,-2.795 r0.6x1; 7:0.75,-2.795 r0.6x1; 8:2.25,-2.795 r0.6x1; 9:3.75,-2.795 r0.6x1; 10:5.25,-2.795 r0.6x1; 11:6.75,-2.795 r0.6x1; 12:8.25,-2.795 r0.6x1; MP:10.855,2.395 r1.25x1.8; MP:-10.855,2.395 r1.25x1.8",
    body: [-10.875, -2.785, 10.875, 3.315],
    source: "Molex Pico-Lock 504050-1291 1x12-1MP P1.50mm",
    library: "Connector_Molex",
  },
  "Molex_PicoBlade_53398-0271_1x02-1MP_P1.25mm_Vertical": {
    lands: "1:-0.625,-1.25 r0.8x1.3; 2:0.625,-1.25 r0.8x1.3; MP:3.175,1.5 r2.1x3; MP:-3.175,1.5 r2.1x3",
    body: [-3.825, -1.1, 3.825, 2.6],
    source: "Molex PicoBlade 53398-0271 1x02-1MP P1.25mm",
    library: "Connector_Molex",
  },
  "Molex_PicoBlade_53398-0371_1x03-1MP_P1.25mm_Vertical": {
    lands: "1:-1.25,-1.25 r0.8x1.3; 2:0,-1.25 r0.8x1.3; 3:1.25,-1.25 r0.8x1.3; MP:3.8,1.5 r2.1x3; MP:-3.8,1.5 r2.1x3",
    body: [-4.45, -1.1, 4.45, 2.6],
    source: "Molex PicoBlade 53398-0371 1x03-1MP P1.25mm",
    library: "Connector_Molex",
  },
  "Molex_PicoBlade_53398-0471_1x04-1MP_P1.25mm_Vertical": {
    lands:
      "1:-1.875,-1.25 r0.8x1.3; 2:-0.625,-1.25 r0.8x1.3; 3:0.625,-1.25 r0.8x1.3; 4:1.875,-1.25 r0.8x1.3; MP:-4.425,1.5 r2.1x3; MP:4.425,1.5 r2.1x3",
    body: [-5.075, -1.1, 5.075, 2.6],
    source: "Molex PicoBlade 53398-0471 1x04-1MP P1.25mm",
    library: "Connector_Molex",
  },
  "Molex_PicoBlade_53398-0571_1x05-1MP_P1.25mm_Vertical": {
    lands:
      "1:-2.5,-1.25 r0.8x1.3; 2:-1.25,-1.25 r0.8x1.3; 3:0,-1.25 r0.8x1.3; 4:1.25,-1.25 r0.8x1.3; 5:2.5,-1.25 r0.8x1.3; MP:5.05,1.5 r2.1x3; MP:-5.05,1.5 r2.1x3",
    body: [-5.7, -1.1, 5.7, 2.6],
    source: "Molex PicoBlade 53398-0571 1x05-1MP P1.25mm",
    library: "Connector_Molex",
  },
  "Molex_PicoBlade_53398-0671_1x06-1MP_P1.25mm_Vertical": {
    lands:
      "1:-3.125,-1.25 r0.8x1.3; 2:-1.875,-1.25 r0.8x1.3; 3:-0.625,-1.25 r0.8x1.3; 4:0.625,-1.25 r0.8x1.3; 5:1.875,-1.25 r0.8x1.3; 6:3.125,-1.25 r0.8x1.3; MP:-5.675,1.5 r2.1x3; MP:5.675,1.5 r2.1x3",
    body: [-6.325, -1.1, 6.325, 2.6],
    source: "Molex PicoBlade 53398-0671 1x06-1MP P1.25mm",
    library: "Connector_Molex",
  },
  "Molex_PicoBlade_53398-0771_1x07-1MP_P1.25mm_Vertical": {
    lands:
      "1:-3.75,-1.25 r0.8x1.3; 2:-2.5,-1.25 r0.8x1.3; 3:-1.25,-1.25 r0.8x1.3; 4:0,-1.25 r0.8x1.3; 5:1.25,-1.25 r0.8x1.3; 6:2.5,-1.25 r0.8x1.3; 7:3.75,-1.25 r0.8x1.3; MP:6.3,1.5 r2.1x3; MP:-6.3,1.5 r2.1x3",
    body: [-6.95, -1.1, 6.95, 2.6],
    source: "Molex PicoBlade 53398-0771 1x07-1MP P1.25mm",
    library: "Connector_Molex",
  },
  "Molex_PicoBlade_53398-0871_1x08-1MP_P1.25mm_Vertical": {
    lands:
      "1:-4.375,-1.25 r0.8x1.3; 2:-3.125,-1.25 r0.8x1.3; 3:-1.875,-1.25 r0.8x1.3; 4:-0.625,-1.25 r0.8x1.3; 5:0.625,-1.25 r0.8x1.3; 6:1.875,-1.25 r0.8x1.3; 7:3.125,-1.25 r0.8x1.3; 8:4.375,-1.25 r0.8x1.3; MP:-6.925,1.5 r2.1x3; MP:6.925,1.5 r2.1x3",
    body: [-7.575, -1.1, 7.575, 2.6],
    source: "Molex PicoBlade 53398-0871 1x08-1MP P1.25mm",
    library: "Connector_Molex",
  },
};
