import type { Shelf } from "../maker-shelf.ts";

/** Holders of button cells. */
export const CELLS: Shelf = {
  BatteryHolder_Keystone_103_1x20mm: {
    lands: "1:0,0 t3x3 d1.5; 2:20.49,0 c3 d1.5",
    body: [-2.1, -11.262, 26.6, 11.262],
    source: "Keystone 103",
  },
  BatteryHolder_Keystone_104_1x23mm: {
    lands: "1:0,0 t3x3 d1.5; 2:20.49,0 c3 d1.5",
    body: [-1.3, -12.568, 27.892, 12.568],
    source: "Keystone 104",
  },
  BatteryHolder_Keystone_105_1x2430: {
    lands: "1:0,0 t3x3 d1.5; 2:20.49,0 c3 d1.5",
    body: [-1.9, -13.737, 29.05, 13.737],
    source: "Keystone 105 1x2430",
  },
  BatteryHolder_Keystone_106_1x20mm: {
    lands: "1:0,0 t3x3 d1.5; 2:20.49,0 c3 d1.5",
    body: [-1.9, -13.737, 29.05, 13.737],
    source: "Keystone 106",
  },
  BatteryHolder_Keystone_107_1x23mm: {
    lands: "1:0,0 t3x3 d1.5; 2:20.49,0 c3 d1.5",
    body: [-1.9, -13.737, 29.05, 13.737],
    source: "Keystone 107",
  },
  BatteryHolder_Keystone_3008_1x2450: {
    lands: "1:-15.3,0 t6x5.5; 1:15.3,0 t6x5.5; 2:0,0 c20",
    body: [-12.7, -12.9, 12.7, 9.8],
    source: "Keystone 3008 1x2450",
  },
  BatteryHolder_Keystone_3009_1x2450: {
    lands: "1:12.7,0 c3 d1.9; 1:-12.7,0 c3 d1.9; 2:0,0 c20",
    body: [-12.7, -12.9, 12.7, 9.8],
    source: "Keystone 3009 1x2450",
  },
  "BatteryHolder_LINX_BAT-HLD-012-SMT": {
    lands: "1:7.6,0 t2.5x5.1; 1:-7.6,0 t2.5x5.1; 2:0,0 c10.2",
    body: [-7.65, -6.25, 7.65, 6.25],
    source: "LINX BAT-HLD-012-SMT",
  },
  BatteryHolder_MPD_BC2003_1x2032: {
    lands: "1:-11.905,0 t2.6x5.56; 1:11.905,0 t2.6x5.56; 2:0,0 c17.8",
    body: [-12.7, -4.765, 12.7, 4.765],
    source: "MPD BC2003 1x2032",
  },
  BatteryHolder_Seiko_MS621F: {
    lands: "1:0,-0.75 t2x0.8; 2:0,0.75 t2x0.8",
    body: [-8.4, -3.4, 0.9, 3.4],
    source: "Seiko MS621F",
  },
};
