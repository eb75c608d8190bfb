import type { workspaceActions } from "../../../i18n/en/workspace-actions.ts";

/** Every action has its words, so the words are the list. */
export type ActionId = keyof typeof workspaceActions;

/** In the order in which the palette and the list of keys show them; who adds an action gives it words and a place here. */
export const ACTION_GROUPS = {
  view: [
    "zoomIn",
    "zoomOut",
    "zoomFit",
    "zoomObjects",
    "zoomSelection",
    "centreOnCursor",
    "panLeft",
    "panRight",
    "panUp",
    "panDown",
    "panLeftFar",
    "panRightFar",
    "panUpFar",
    "panDownFar",
    "flipView",
    "units",
    "gridNext",
    "gridPrevious",
    "gridOrigin",
    "gridOriginReset",
    "snap",
    "sidePanel",
  ],
  layers: [
    "layerTop",
    "layerBottom",
    "layerNext",
    "layerPrevious",
    "layerInner1",
    "layerInner2",
    "layerInner3",
    "layerInner4",
    "inactiveLayers",
    "opacityUp",
    "opacityDown",
  ],
  select: ["cancel", "highlightNet", "expandSelection", "selectAll", "find", "getByReference", "selectInSchematic"],
  edit: [
    "undo",
    "redo",
    "cut",
    "copy",
    "paste",
    "duplicate",
    "replicate",
    "createBlock",
    "putBlock",
    "delete",
    "move",
    "moveExactly",
    "drag",
    "dragFree",
    "rotate",
    "rotateBack",
    "flip",
    "lock",
    "properties",
    "alignLeft",
    "alignRight",
    "alignTop",
    "alignBottom",
    "alignCentreX",
    "alignCentreY",
    "distributeX",
    "distributeY",
    "nudgeLeft",
    "nudgeRight",
    "nudgeUp",
    "nudgeDown",
    "nudgeLeftFar",
    "nudgeRightFar",
    "nudgeUpFar",
    "nudgeDownFar",
  ],
  route: [
    "selectTool",
    "route",
    "via",
    "trackWidthNext",
    "trackWidthPrevious",
    "viaSizeNext",
    "viaSizePrevious",
    "posture",
    "routeMode",
    "keepLoops",
    "dragAnyAngle",
    "measure",
  ],
  draw: [
    "zone",
    "zoneFill",
    "zoneUnfill",
    "zoneCutOut",
    "keepout",
    "viaTool",
    "hole",
    "line",
    "rectangle",
    "polygon",
    "circle",
    "arc",
    "text",
    "image",
    "dimension",
    "cornerAdd",
    "cornerRemove",
    "fillet",
    "chamfer",
  ],
  run: [
    "runPlacement",
    "placementOptions",
    "placeAnew",
    "improveAround",
    "runRouting",
    "reroute",
    "routingOptions",
    "routeParts",
    "routeNet",
  ],
  panels: [
    "textTwin",
    "checks",
    "findingNext",
    "findingPrevious",
    "designRules",
    "explainClearance",
    "history",
    "comments",
    "newComment",
    "receipt",
    "updateFromFiles",
    "intents",
    "boardView",
    "schematicView",
    "bothViews",
  ],
  walk: [
    "walkIn",
    "walkOut",
    "walkNext",
    "walkPrevious",
    "walkUp",
    "walkDown",
    "walkNet",
    "walkNetBack",
    "cursorLeft",
    "cursorRight",
    "cursorUp",
    "cursorDown",
    "cursorLeftFar",
    "cursorRightFar",
    "cursorUpFar",
    "cursorDownFar",
    "cursorPress",
    "cursorFinish",
  ],
  help: ["palette", "shortcuts", "hotkeys", "contextMenu", "guideAll", "guideRuns", "guideNone"],
} as const satisfies Readonly<Record<string, readonly ActionId[]>>;

export type ActionGroup = keyof typeof ACTION_GROUPS;

export const ACTION_GROUP_NAMES = Object.keys(ACTION_GROUPS) as readonly ActionGroup[];

export const ALL_ACTIONS: readonly ActionId[] = Object.values(ACTION_GROUPS).flat();

/**
 * What the hands are about on the canvas, one at a time: a key may mean different things in each. "walking" goes from
 * part to part by keys, "tool" has a tool in hand, "selected" has a selection, "free" has nothing of it.
 */
export type Situation = "free" | "selected" | "walking" | "tool";

const SITUATIONS: Partial<Record<ActionId, Situation>> = {
  panLeft: "free",
  panRight: "free",
  panUp: "free",
  panDown: "free",
  nudgeLeft: "selected",
  nudgeRight: "selected",
  nudgeUp: "selected",
  nudgeDown: "selected",
  nudgeLeftFar: "selected",
  nudgeRightFar: "selected",
  nudgeUpFar: "selected",
  nudgeDownFar: "selected",
  walkOut: "walking",
  walkNext: "walking",
  walkPrevious: "walking",
  walkUp: "walking",
  walkDown: "walking",
  walkNet: "walking",
  walkNetBack: "walking",
  via: "tool",
  posture: "tool",
  routeMode: "tool",
  cursorLeft: "tool",
  cursorRight: "tool",
  cursorUp: "tool",
  cursorDown: "tool",
  cursorLeftFar: "tool",
  cursorRightFar: "tool",
  cursorUpFar: "tool",
  cursorDownFar: "tool",
  cursorPress: "tool",
  cursorFinish: "tool",
};

/** The only situation in which the keys of an action are its own; undefined: in all of them. */
export function situationOf(id: ActionId): Situation | undefined {
  return SITUATIONS[id];
}

/** Actions that a key held down does again and again. */
export function isRepeated(id: ActionId): boolean {
  return /^(zoomIn|zoomOut|pan|nudge|walk|cursor(Left|Right|Up|Down)|undo|redo|layer(Next|Previous)|opacity)/.test(id);
}

/** Actions whose keys work wherever in the workspace the focus is, as long as nobody types; the others ask for the canvas. */
export function isEverywhere(id: ActionId): boolean {
  return EVERYWHERE.has(id);
}

const EVERYWHERE: ReadonlySet<ActionId> = new Set([
  ...["palette", "shortcuts", "hotkeys", "undo", "redo", "textTwin", "checks", "findingNext", "findingPrevious"],
] as ActionId[]);
