import { type ActionId, ALL_ACTIONS, situationOf } from "../actions/action-table.ts";
import type { Stroke } from "./stroke.ts";

/** Whose habits the keys follow; KiCad's are ours. */
export const KEYMAP_NAMES = ["kicad", "easyeda", "altium"] as const;
export type KeymapName = (typeof KEYMAP_NAMES)[number];

/** The keys of every action; those without are reached by the palette, a button or a menu. */
export type Keymap = Readonly<Partial<Record<ActionId, readonly Stroke[]>>>;

/**
 * KiCad's default hotkeys for what KiCad has (`pcb_actions.cpp`, `actions.cpp`), without what a browser keeps for
 * itself: F1, F5, Ctrl+W, Ctrl+T, Ctrl+N, Ctrl+L. For what it has not the keys are ours: walking, the tables, the
 * findings, the palette, Shift+F, Q.
 */
const KICAD: Keymap = {
  zoomIn: ["F2"],
  zoomOut: ["Shift+F2"],
  zoomFit: ["Home"],
  zoomObjects: ["Mod+Home"],
  zoomSelection: ["Shift+Home", "Mod+F5"],
  centreOnCursor: ["F4"],
  panLeft: ["ArrowLeft"],
  panRight: ["ArrowRight"],
  panUp: ["ArrowUp"],
  panDown: ["ArrowDown"],
  panLeftFar: ["Shift+ArrowLeft"],
  panRightFar: ["Shift+ArrowRight"],
  panUpFar: ["Shift+ArrowUp"],
  panDownFar: ["Shift+ArrowDown"],
  flipView: ["Shift+KeyF"],
  units: ["Mod+KeyU", "KeyQ"],
  gridNext: ["KeyN"],
  gridPrevious: ["Shift+KeyN"],
  gridOrigin: ["KeyS"],
  gridOriginReset: ["KeyZ"],
  layerTop: ["PageUp"],
  layerBottom: ["PageDown"],
  layerNext: ["Shift+Equal", "Equal"],
  layerPrevious: ["Minus"],
  layerInner1: ["Digit1"],
  layerInner2: ["Digit2"],
  layerInner3: ["Digit3"],
  layerInner4: ["Digit4"],
  inactiveLayers: ["KeyH"],
  opacityUp: ["Shift+BracketRight"],
  opacityDown: ["Shift+BracketLeft"],
  cancel: ["Escape"],
  highlightNet: ["Backquote"],
  expandSelection: ["KeyU"],
  selectAll: ["Mod+KeyA"],
  find: ["Mod+KeyF"],
  getByReference: ["KeyT"],
  undo: ["Mod+KeyZ"],
  redo: ["Mod+KeyY"],
  cut: ["Mod+KeyX"],
  copy: ["Mod+KeyC"],
  paste: ["Mod+KeyV"],
  duplicate: ["Mod+KeyD"],
  delete: ["Delete", "Backspace"],
  move: ["KeyM"],
  moveExactly: ["Mod+KeyM"],
  drag: ["KeyD"],
  dragFree: ["KeyG"],
  rotate: ["KeyR"],
  rotateBack: ["Shift+KeyR"],
  flip: ["KeyF"],
  lock: ["KeyL"],
  properties: ["KeyE"],
  nudgeLeft: ["ArrowLeft"],
  nudgeRight: ["ArrowRight"],
  nudgeUp: ["ArrowUp"],
  nudgeDown: ["ArrowDown"],
  nudgeLeftFar: ["Shift+ArrowLeft"],
  nudgeRightFar: ["Shift+ArrowRight"],
  nudgeUpFar: ["Shift+ArrowUp"],
  nudgeDownFar: ["Shift+ArrowDown"],
  route: ["KeyX"],
  via: ["KeyV"],
  trackWidthNext: ["KeyW"],
  trackWidthPrevious: ["Shift+KeyW"],
  viaSizeNext: ["Quote"],
  viaSizePrevious: ["Backslash"],
  posture: ["Slash"],
  measure: ["Mod+Shift+KeyM"],
  zone: ["Mod+Shift+KeyZ"],
  zoneFill: ["KeyB"],
  zoneUnfill: ["Mod+KeyB"],
  keepout: ["Mod+Shift+KeyK"],
  viaTool: ["Mod+Shift+KeyV"],
  line: ["Mod+Shift+KeyL"],
  polygon: ["Mod+Shift+KeyP"],
  circle: ["Mod+Shift+KeyC"],
  arc: ["Mod+Shift+KeyA"],
  text: ["Mod+Shift+KeyT"],
  dimension: ["Mod+Shift+KeyH"],
  cornerAdd: ["Insert"],
  textTwin: ["Alt+KeyL"],
  checks: ["Alt+KeyR"],
  findingNext: ["BracketRight"],
  findingPrevious: ["BracketLeft"],
  walkIn: ["Enter"],
  walkOut: ["Escape"],
  walkNext: ["ArrowRight"],
  walkPrevious: ["ArrowLeft"],
  walkUp: ["ArrowUp"],
  walkDown: ["ArrowDown"],
  walkNet: ["KeyN"],
  walkNetBack: ["Shift+KeyN"],
  cursorLeft: ["ArrowLeft"],
  cursorRight: ["ArrowRight"],
  cursorUp: ["ArrowUp"],
  cursorDown: ["ArrowDown"],
  cursorLeftFar: ["Shift+ArrowLeft"],
  cursorRightFar: ["Shift+ArrowRight"],
  cursorUpFar: ["Shift+ArrowUp"],
  cursorDownFar: ["Shift+ArrowDown"],
  cursorPress: ["Enter"],
  cursorFinish: ["End"],
  palette: ["Mod+KeyK"],
  shortcuts: ["Shift+Slash", "Mod+F1"],
  hotkeys: ["Mod+Comma"],
  contextMenu: ["ContextMenu", "Shift+F10"],
};

/** What differs on a Mac: its redo lies where KiCad draws zones, and it has no Insert, for which KiCad 6 took I there. */
const ON_MAC: Keymap = { redo: ["Mod+Shift+KeyZ", "Mod+KeyY"], zone: ["Mod+Alt+KeyZ"], cornerAdd: ["KeyI"] };

/**
 * What differs for hands from EasyEDA Std: its tutorial's list of hotkeys for tools, layers and zoom; by habit and
 * without a source are K, Shift+S, G for the snap and Ctrl+G.
 */
const EASYEDA: Keymap = {
  zoomIn: ["KeyA", "F2"],
  zoomOut: ["KeyZ", "Shift+F2"],
  zoomFit: ["KeyK", "Home"],
  highlightNet: ["KeyH"],
  rotate: ["Space"],
  route: ["KeyW"],
  via: ["KeyV"],
  viaTool: ["KeyV"],
  trackWidthNext: ["Shift+Equal", "Equal"],
  trackWidthPrevious: ["Minus"],
  posture: ["KeyL"],
  zoneFill: ["Shift+KeyB"],
  zoneUnfill: ["Shift+KeyM"],
  layerTop: ["KeyT"],
  layerBottom: ["KeyB"],
  inactiveLayers: ["Shift+KeyS"],
  gridNext: ["Alt+Shift+Equal", "Alt+Equal"],
  gridPrevious: ["Alt+Minus"],
  snap: ["KeyG"],
  measure: ["KeyM"],
  zone: ["KeyE"],
  arc: ["KeyU"],
  text: ["KeyS"],
  dimension: ["KeyN"],
  flip: ["KeyX"],
  // Its hands move by dragging; M is the ruler.
  move: ["Alt+KeyM"],
  getByReference: ["Mod+KeyG"],
};

/**
 * What differs for hands from Altium. Its documentation of interactive routing has Space, Shift+Space and Shift+R;
 * the others, and the menus by their letters (P T for "place, track", J C for "jump to component"), follow habit and
 * are not taken from a list of its own. Ctrl+W, its key for routing, closes a browser's tab.
 */
const ALTIUM: Keymap = {
  zoomIn: ["PageUp"],
  zoomOut: ["PageDown"],
  zoomFit: ["KeyV KeyF"],
  zoomObjects: ["KeyV KeyD"],
  centreOnCursor: ["Home"],
  rotate: ["Space"],
  posture: ["Shift+Space"],
  routeMode: ["Shift+KeyR"],
  flip: ["KeyL"],
  lock: [],
  route: ["KeyP KeyT"],
  via: ["Shift+Digit8"],
  viaTool: ["KeyP KeyV"],
  zone: ["KeyP KeyG"],
  text: ["KeyP KeyS"],
  line: ["KeyP KeyL"],
  arc: ["KeyP KeyA"],
  layerNext: ["Shift+Equal", "Equal"],
  layerTop: [],
  layerBottom: [],
  inactiveLayers: ["Shift+KeyS"],
  gridNext: ["KeyG"],
  gridPrevious: ["Shift+KeyG"],
  snap: ["Mod+Shift+KeyG"],
  units: ["KeyQ"],
  measure: ["Mod+KeyM"],
  moveExactly: ["KeyM KeyX"],
  move: ["KeyM KeyM"],
  flipView: ["Mod+KeyF"],
  getByReference: ["KeyJ KeyC"],
  properties: ["F11"],
};

/** One after the other: what comes later takes its keys away from what had them. */
function over(base: Keymap, own: Keymap): Keymap {
  const result: Record<string, readonly Stroke[]> = {};
  for (const id of ALL_ACTIONS) {
    const taken = Object.entries(own).flatMap(([other, strokes]) =>
      other !== id && situationOf(other as ActionId) === situationOf(id) ? (strokes ?? []) : [],
    );
    const strokes = own[id] ?? base[id]?.filter((stroke) => !taken.some((one) => collide(one, stroke))) ?? [];
    if (strokes.length > 0) result[id] = strokes;
  }
  return result;
}

/** Whether one begins the other: then only one of them can ever be typed. */
export function collide(a: Stroke, b: Stroke): boolean {
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);
}

/** The keys somebody has chosen: a keymap, and own keys in place of some of its own. */
export function keymapOf(name: KeymapName, own: Keymap, isMac: boolean): Keymap {
  const ours = isMac ? over(KICAD, ON_MAC) : KICAD;
  const theirs = name === "kicad" ? ours : over(ours, name === "easyeda" ? EASYEDA : ALTIUM);
  return over(theirs, own);
}
