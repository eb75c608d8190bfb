/** Which real boards of the shared test data folder have their layers on the canvas held against KiCad's plot. */
export interface ComparedRender {
  /** The file below the folder `boards`. */
  readonly path: string;
  /** KiCad 6 loads it as it is; of any other it plots what we write of it. */
  readonly isLoadable?: true;
  /** Small, and together with the others so marked of every kind: what CI looks at. */
  readonly isQuick?: true;
}

export const COMPARED_RENDERS: readonly ComparedRender[] = [
  { path: "tomu/tomu.kicad_pcb", isLoadable: true, isQuick: true },
  { path: "ecc83/ecc83-pp.kicad_pcb", isLoadable: true },
  { path: "nrfmicro/nrfmicro.kicad_pcb", isLoadable: true, isQuick: true },
  { path: "rp2040-stamp/rp2040_stamp.kicad_pcb", isLoadable: true, isQuick: true },
  { path: "esp-rust-board/esp-rust-board.kicad_pcb", isLoadable: true },
  { path: "mppt-2420-lc/MPPT_charger_20A.kicad_pcb", isLoadable: true },
  { path: "omega-mainboard/Omega-Mainboard.kicad_pcb", isLoadable: true },
  { path: "hackrf-one/hackrf-one.kicad_pcb", isLoadable: true },
  { path: "kit-coldfire/kit-dev-coldfire-xilinx_5213.kicad_pcb", isLoadable: true },
  { path: "simplefoc-shield/PCB_SimpleFOCShieldV3.PcbDoc_2024-06-23.json", isQuick: true },
  { path: "spellcaster/spellcaster.kicad_pcb" },
  { path: "lily58-lite/Lily58_Lite_Rev3.kicad_pcb" },
  { path: "pslab/PSLab.kicad_pcb" },
  { path: "glasgow-revc/glasgow.kicad_pcb" },
  { path: "bitaxe-gamma/bitaxeGamma.kicad_pcb" },
];

/** The share of a layer's ink that may differ: rims of tiny graphics, rounded to pixels. */
export const MAX_RENDER_DIFFERENCE = 0.002;
