import type { Shelf } from "./maker-shelf.ts";

/** Radios on boards of their own, soldered by their edges. Numbered down the left and up the right. */
const rowOfLands = (first: number, count: number, place: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => `${first + at}:${place(at)}`);
const RADIO_PITCH = 1.27;
export const RADIO_MODULES: Shelf = {
  "ESP32-WROOM-32": {
    lands: [
      ...rowOfLands(1, 14, (at) => `-8.75,${(RADIO_PITCH * at - 8.25).toFixed(2)} r1.5x0.9`),
      ...rowOfLands(15, 10, (at) => `${(RADIO_PITCH * at - 5.71).toFixed(2)},9.51 r0.9x1.5`),
      ...rowOfLands(25, 14, (at) => `8.75,${(8.26 - RADIO_PITCH * at).toFixed(2)} r1.5x0.9`),
      "39:-0.68,-0.91 r4.2x4.2",
    ].join("; "),
    body: [-9, -15.745, 9, 9.755],
    source: "Espressif ESP32-WROOM-32, recommended land pattern",
  },
  "ESP32-S3-WROOM-1": {
    lands: [
      ...rowOfLands(1, 14, (at) => `-8.75,${(RADIO_PITCH * at - 5.26).toFixed(2)} r1.5x0.9`),
      ...rowOfLands(15, 12, (at) => `${(RADIO_PITCH * at - 6.985).toFixed(3)},12.5 r0.9x1.5`),
      ...rowOfLands(27, 14, (at) => `8.75,${(11.25 - RADIO_PITCH * at).toFixed(2)} r1.5x0.9`),
      "41:-1.5,2.46 r3.9x3.9",
    ].join("; "),
    body: [-9, -12.75, 9, 12.75],
    source: "Espressif ESP32-S3-WROOM-1, recommended land pattern",
  },
  // Nine lands of one number below, which are one here.
  "ESP32-C3-WROOM-02": {
    lands: [
      ...rowOfLands(1, 9, (at) => `-8.75,${(1.5 * at - 5.9).toFixed(2)} r1.5x0.9`),
      ...rowOfLands(10, 9, (at) => `8.75,${(6.1 - 1.5 * at).toFixed(2)} r1.5x0.9`),
      "19:0.96,0.3 r2.9x2.9",
    ].join("; "),
    body: [-9, -13, 9, 7],
    source: "Espressif ESP32-C3-WROOM-02",
    origin: "the maker's KiCad library",
  },
  ublox_MAX: {
    lands: [
      ...rowOfLands(1, 9, (at) => `-4.75,${(1.1 * at - 4.4).toFixed(1)} t1.8x${at % 8 === 0 ? 0.7 : 0.8}`),
      ...rowOfLands(10, 9, (at) => `4.75,${(4.4 - 1.1 * at).toFixed(1)} t1.8x${at % 8 === 0 ? 0.7 : 0.8}`),
    ].join("; "),
    body: [-4.85, -5.05, 4.85, 5.05],
    source: "u-blox MAX, recommended land pattern",
  },
  HOPERF_RFM9XW_SMD: {
    lands: [
      ...rowOfLands(1, 8, (at) => `-8,${2 * at - 7} r2x1`),
      ...rowOfLands(9, 8, (at) => `8,${7 - 2 * at} r2x1`),
    ].join("; "),
    body: [-8, -8, 8, 8],
    source: "KiCad's footprint HOPERF_RFM9XW_SMD; HopeRF's own drawing was not read",
  },
  // Two staggered rows at three edges, and six lands below.
  Raytac_MDBT50Q: {
    lands:
      "1:-4.65,-3.75 t0.6x0.4; 2:-4.65,-2.65 t0.6x0.4; 3:-4.65,-1.85 t0.6x0.4; 4:-4.65,-0.25 t0.6x0.4; 5:-3.75,0.15 t0.6x0.4; 6:-4.65,0.55 t0.6x0.4; 7:-3.75,0.95 t0.6x0.4; 8:-4.65,1.35 t0.6x0.4; 9:-3.75,1.75 t0.6x0.4; 10:-4.65,2.15 t0.6x0.4; 11:-3.75,2.55 t0.6x0.4; 12:-4.65,2.95 t0.6x0.4; 13:-3.75,3.35 t0.6x0.4; 14:-4.65,3.75 t0.6x0.4; 15:-4.8,7.15 t0.4x0.6; 16:-4,7.15 t0.4x0.6; 17:-3.2,7.15 t0.4x0.6; 18:-2.4,7.15 t0.4x0.6; 19:-2,6.25 t0.4x0.6; 20:-1.6,7.15 t0.4x0.6; 21:-1.2,6.25 t0.4x0.6; 22:-0.8,7.15 t0.4x0.6; 23:-0.4,6.25 t0.4x0.6; 24:0,7.15 t0.4x0.6; 25:0.4,6.25 t0.4x0.6; 26:0.8,7.15 t0.4x0.6; 27:1.2,6.25 t0.4x0.6; 28:1.6,7.15 t0.4x0.6; 29:2,6.25 t0.4x0.6; 30:2.4,7.15 t0.4x0.6; 31:3.2,7.15 t0.4x0.6; 32:4,7.15 t0.4x0.6; 33:4.8,7.15 t0.4x0.6; 34:4.65,6.15 t0.6x0.4; 35:4.65,5.35 t0.6x0.4; 36:3.75,4.95 t0.6x0.4; 37:4.65,4.55 t0.6x0.4; 38:3.75,4.15 t0.6x0.4; 39:4.65,3.75 t0.6x0.4; 40:3.75,3.35 t0.6x0.4; 41:4.65,2.95 t0.6x0.4; 42:3.75,2.55 t0.6x0.4; 43:3.75,1.75 t0.6x0.4; 44:4.65,1.35 t0.6x0.4; 45:3.75,0.95 t0.6x0.4; 46:4.65,0.55 t0.6x0.4; 47:3.75,0.15 t0.6x0.4; 48:4.65,-0.25 t0.6x0.4; 49:3.75,-0.65 t0.6x0.4; 50:3.75,-1.45 t0.6x0.4; 51:4.65,-1.85 t0.6x0.4; 52:3.75,-2.25 t0.6x0.4; 53:4.65,-2.65 t0.6x0.4; 54:3.75,-3.05 t0.6x0.4; 55:4.65,-3.75 t0.6x0.4; 56:-2,0.55 t0.4x0.6; 57:-1.2,0.55 t0.4x0.6; 58:-0.4,0.55 t0.4x0.6; 59:0.4,0.55 t0.4x0.6; 60:1.2,0.55 t0.4x0.6; 61:2,0.55 t0.4x0.6",
    body: [-5.25, -7.75, 5.25, 7.75],
    courtyardExcess: 0.5,
    source: "Raytac MDBT50Q, recommended land pattern",
  },
};
