/** Which real boards of the shared test data folder have their films held against KiCad's own plot. */
export interface ComparedBoard {
  /** The file below the folder, without its ending. */
  readonly path: string;
  /** Small, and together with the others so marked of every kind: what CI looks at. */
  readonly quick?: true;
}

/**
 * Twenty that KiCad 6 loads as they are, from its versions 4 to 6, of two and four layers. Left out are boards of KiCad 7 and
 * later, which it cannot load; zx-tsid, whose 0.25 mm of least mask, which we do not close, is 0.58 % of its front; and
 * large boards, which take minutes each.
 */
export const COMPARED_BOARDS: readonly ComparedBoard[] = [
  { path: "boards/tomu/tomu", quick: true },
  { path: "boards/rp2040-stamp/rp2040_stamp", quick: true },
  { path: "boards/ecc83/ecc83-pp" },
  { path: "boards/nrfmicro/nrfmicro" },
  { path: "bench/beer-gauge_sensorboard" },
  { path: "bench/spisolator_spisolator", quick: true },
  { path: "bench/rufs_dra818v_breakout_board" },
  { path: "bench/breakout-boards_usb-5v-3v3", quick: true },
  { path: "bench/pi_plant_MCP3002" },
  { path: "bench/nanoSwinSidC_nanoSwinSidC", quick: true },
  { path: "bench/CAL430FR_CAL430F_watch" },
  { path: "bench/tbd_tbd" },
  { path: "bench/busblaster-to-swd_busblaster-to-swd" },
  { path: "bench/pcb-usb-ft245r-parallel-adapter_pcb-usb-ft245r-parallel-adapter" },
  { path: "bench/nikon_gps_nikon_gps", quick: true },
  { path: "bench/miniboard-opamp_miniboard-opamp" },
  { path: "bench/bldc-gimbal-1d_r1_gimbal-board" },
  { path: "bench/ADC-DAC-16bit_ADC-DAC-16bit" },
  { path: "bench/makerspace-emonth_load_box" },
  { path: "bench/fan_controller_fan_controller" },
];

/** The share of a board that may differ on any film. */
export const MAX_DIFFERENCE = 0.003;
