import type { Shelf } from "../maker-shelf.ts";

/** Fuses that reset themselves. */
export const FUSES: Shelf = {
  "Fuse_BelFuse_0ZRE0005FF_L8.3mm_W3.8mm": {
    lands: "1:0,0 c1.27 d0.71; 2:5.1,1.6 c1.27 d0.71",
    body: [-1.6, -1.1, 6.7, 2.7],
    source: "Fuse BelFuse 0ZRE0005FF L8.3mm W3.8mm",
    mark: "none",
  },
  "Fuse_BelFuse_0ZRE0008FF_L8.3mm_W3.8mm": {
    lands: "1:0,0 c1.27 d0.71; 2:5.1,1.6 c1.27 d0.71",
    body: [-1.6, -1.1, 6.7, 2.7],
    source: "Fuse BelFuse 0ZRE0008FF L8.3mm W3.8mm",
    mark: "none",
  },
  "Fuse_BelFuse_0ZRE0012FF_L8.3mm_W3.8mm": {
    lands: "1:0,0 c1.27 d0.71; 2:5.1,1.6 c1.27 d0.71",
    body: [-1.6, -1.1, 6.7, 2.7],
    source: "Fuse BelFuse 0ZRE0012FF L8.3mm W3.8mm",
    mark: "none",
  },
  "Fuse_BelFuse_0ZRE0016FF_L9.9mm_W3.8mm": {
    lands: "1:0,0 c1.27 d0.71; 2:5.1,1.6 c1.27 d0.71",
    body: [-2.4, -1.1, 7.5, 2.7],
    source: "Fuse BelFuse 0ZRE0016FF L9.9mm W3.8mm",
    mark: "none",
  },
  "Fuse_BelFuse_0ZRE0025FF_L9.6mm_W3.8mm": {
    lands: "1:0,0 c1.4 d0.85; 2:5.1,1.8 c1.4 d0.85",
    body: [-2.25, -1, 7.35, 2.8],
    source: "Fuse BelFuse 0ZRE0025FF L9.6mm W3.8mm",
    mark: "none",
  },
  "Fuse_BelFuse_0ZRE0033FF_L11.4mm_W3.8mm": {
    lands: "1:0,0 c1.4 d0.85; 2:5.1,1.8 c1.4 d0.85",
    body: [-3.15, -1, 8.25, 2.8],
    source: "Fuse BelFuse 0ZRE0033FF L11.4mm W3.8mm",
    mark: "none",
  },
  "Fuse_BelFuse_0ZRE0040FF_L11.5mm_W3.8mm": {
    lands: "1:0,0 c1.4 d0.85; 2:5.1,1.8 c1.4 d0.85",
    body: [-3.2, -1, 8.3, 2.8],
    source: "Fuse BelFuse 0ZRE0040FF L11.5mm W3.8mm",
    mark: "none",
  },
  "Fuse_BelFuse_0ZRE0055FF_L14.0mm_W4.1mm": {
    lands: "1:0,0 c1.56 d1.01; 2:5.1,1.9 c1.56 d1.01",
    body: [-4.45, -1.1, 9.55, 3],
    source: "Fuse BelFuse 0ZRE0055FF L14.0mm W4.1mm",
    mark: "none",
  },
  "Fuse_BelFuse_0ZRE0075FF_L11.5mm_W4.8mm": {
    lands: "1:0,0 c1.56 d1.01; 2:5.1,1.9 c1.56 d1.01",
    body: [-3.2, -1.45, 8.3, 3.35],
    source: "Fuse BelFuse 0ZRE0075FF L11.5mm W4.8mm",
    mark: "none",
  },
  "Fuse_BelFuse_0ZRE0100FF_L18.7mm_W5.1mm": {
    lands: "1:0,0 c1.56 d1.01; 2:10.2,1.9 c1.56 d1.01",
    body: [-4.25, -1.6, 14.45, 3.5],
    source: "Fuse BelFuse 0ZRE0100FF L18.7mm W5.1mm",
    mark: "none",
  },
  "Fuse_BelFuse_0ZRE0125FF_L21.2mm_W5.3mm": {
    lands: "1:0,0 c1.56 d1.01; 2:10.2,1.9 c1.56 d1.01",
    body: [-5.5, -1.7, 15.7, 3.6],
    source: "Fuse BelFuse 0ZRE0125FF L21.2mm W5.3mm",
    mark: "none",
  },
  "Fuse_BelFuse_0ZRE0150FF_L23.4mm_W5.3mm": {
    lands: "1:0,0 c1.56 d1.01; 2:10.2,1.9 c1.56 d1.01",
    body: [-6.6, -1.7, 16.8, 3.6],
    source: "Fuse BelFuse 0ZRE0150FF L23.4mm W5.3mm",
    mark: "none",
  },
  "Fuse_BelFuse_0ZRE0200FF_L24.9mm_W6.1mm": {
    lands: "1:0,0 c1.56 d1.01; 2:10.2,1.9 c1.56 d1.01",
    body: [-7.35, -2.1, 17.55, 4],
    source: "Fuse BelFuse 0ZRE0200FF L24.9mm W6.1mm",
    mark: "none",
  },
  "Fuse_Bourns_MF-RHT050": {
    lands: "1:0,0 c1.71 d0.71; 2:5.1,1.2 c1.71 d0.71",
    body: [-1.15, -0.9, 6.25, 2.1],
    source: "Fuse Bourns MF-RHT050",
    mark: "none",
  },
  "Fuse_Bourns_MF-RHT070": {
    lands: "1:0,0 c1.71 d0.71; 2:5.1,1.2 c1.71 d0.71",
    body: [-0.88, -0.9, 5.98, 2.1],
    source: "Fuse Bourns MF-RHT070",
    mark: "none",
  },
  "Fuse_Bourns_MF-RHT100": {
    lands: "1:0,0 c1.71 d0.71; 2:5.1,1.2 c1.71 d0.71",
    body: [-2.3, -0.9, 7.4, 2.1],
    source: "Fuse Bourns MF-RHT100",
    mark: "none",
  },
  "Fuse_Bourns_MF-RHT1300": {
    lands: "1:0,0 c2.2 d1.2; 2:10.2,1.2 c2.2 d1.2",
    body: [-6.65, -1.2, 16.85, 2.4],
    source: "Fuse Bourns MF-RHT1300",
    mark: "none",
  },
  "Fuse_Bourns_MF-RHT200": {
    lands: "1:0,0 c1.71 d0.71; 2:5.1,1.2 c1.71 d0.71",
    body: [-2.15, -0.9, 7.25, 2.1],
    source: "Fuse Bourns MF-RHT200",
    mark: "none",
  },
};
