import { axial } from "./families/axial.ts";
import { ballGrid } from "./families/ball-grid.ts";
import { boxHeader } from "./families/box-header.ts";
import { chip } from "./families/chip.ts";
import { crystal } from "./families/crystal.ts";
import { dSub } from "./families/d-sub.ts";
import { dhvqfn } from "./families/dhvqfn.ts";
import { dipSwitch } from "./families/dip-switch.ts";
import { drawn as drawnByMeasures } from "./families/drawn.ts";
import { dualInLine } from "./families/dual-in-line.ts";
import { electrolyticSmd } from "./families/electrolytic-smd.ts";
import type { Family } from "./families/family.ts";
import { header } from "./families/header.ts";
import { jumper } from "./families/jumper.ts";
import { keyswitch } from "./families/keyswitch.ts";
import { keyswitchTwofold } from "./families/keyswitch-twofold.ts";
import { leadedTransistor } from "./families/leaded-transistor.ts";
import { makerDrawing } from "./families/maker-drawing.ts";
import { mechanical } from "./families/mechanical.ts";
import { moduleOnLands, moduleOnPins } from "./families/module.ts";
import { molexPower } from "./families/molex-power.ts";
import { mouldedPair } from "./families/moulded-pair.ts";
import { noLead } from "./families/no-lead.ts";
import { powerInductor } from "./families/power-inductor.ts";
import { pushButton } from "./families/push-button.ts";
import { quadFlat } from "./families/quad-flat.ts";
import { radial } from "./families/radial.ts";
import { resistorArray } from "./families/resistor-array.ts";
import { sipArray } from "./families/sip-array.ts";
import { smallOutline } from "./families/small-outline.ts";
import { socket } from "./families/socket.ts";
import { sot } from "./families/sot.ts";
import { tabbed } from "./families/tabbed.ts";
import { wireConnector } from "./families/wire-connector.ts";
import { drawFootprint, type LibraryFootprint } from "./pattern/draw-footprint.ts";
import type { LandPattern } from "./pattern/land-pattern.ts";

const FAMILIES: readonly Family[] = [
  chip,
  resistorArray,
  sipArray,
  mouldedPair,
  sot,
  tabbed,
  smallOutline,
  noLead,
  dhvqfn,
  quadFlat,
  ballGrid,
  dualInLine,
  leadedTransistor,
  radial,
  axial,
  electrolyticSmd,
  crystal,
  header,
  boxHeader,
  wireConnector,
  molexPower,
  dSub,
  socket,
  pushButton,
  dipSwitch,
  keyswitch,
  keyswitchTwofold,
  moduleOnPins,
  moduleOnLands,
  mechanical,
  jumper,
  powerInductor,
  makerDrawing,
  drawnByMeasures,
];

const drawn = new Map<string, LibraryFootprint | undefined>();
/** Names come from files: without a bound a hostile one could fill the memory. */
const MAX_REMEMBERED = 2000;

/**
 * The footprint of exactly this name, with or without a library before it: `R_0603_1608Metric`,
 * `Package_DFN_QFN:QFN-32-1EP_5x5mm_P0.5mm_EP3.1x3.1mm`. Names that carry measures give any size the standard has, not only the
 * listed ones.
 */
export function findFootprint(name: string): LibraryFootprint | undefined {
  const bare = name.slice(name.lastIndexOf(":") + 1);
  if (!drawn.has(bare)) {
    if (drawn.size >= MAX_REMEMBERED) drawn.clear();
    drawn.set(bare, draw(bare));
  }
  return drawn.get(bare);
}

/** The names of all standard sizes, family by family. */
export function listFootprints(): readonly string[] {
  return FAMILIES.flatMap(({ names }) => names);
}

/** The land pattern of exactly this name: what `findFootprint` draws, with the body's outline as numbers. */
export function findLandPattern(name: string): LandPattern | undefined {
  const bare = name.slice(name.lastIndexOf(":") + 1);
  for (const { build } of FAMILIES) {
    const pattern = build(bare);
    if (pattern) return pattern;
  }
  return undefined;
}

function draw(name: string): LibraryFootprint | undefined {
  const pattern = findLandPattern(name);
  return pattern && drawFootprint(pattern);
}
