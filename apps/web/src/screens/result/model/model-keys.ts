import type { ViewName } from "./camera-views.ts";

/** What a key does to the model while it has the focus. */
export type ModelCommand =
  | { readonly do: "look"; readonly from: ViewName }
  | { readonly do: "fit" | "parts" | "explode" | "next" | "previous" | "forget" }
  /** Radians about the board's upright axis and towards the eye's zenith. */
  | { readonly do: "turn"; readonly around: number; readonly over: number }
  /** Parts of the picture's width and height. */
  | { readonly do: "shift"; readonly right: number; readonly up: number }
  /** Above 1: nearer. */
  | { readonly do: "zoom"; readonly by: number };

type Press = Pick<KeyboardEvent, "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

const STEP = Math.PI / 12;
const SHIFT = 0.1;
const ZOOM = 1.25;

/** By the key's place and not its letter: a Korean keyboard types ㅋ where Z is. X, Y and Z are those of KiCad's viewer. */
const KEYS: Readonly<Record<string, ModelCommand>> = {
  KeyZ: { do: "look", from: "top" },
  "Shift+KeyZ": { do: "look", from: "bottom" },
  KeyY: { do: "look", from: "front" },
  KeyX: { do: "look", from: "left" },
  KeyI: { do: "look", from: "isometric" },
  Home: { do: "fit" },
  KeyP: { do: "parts" },
  KeyE: { do: "explode" },
  KeyN: { do: "next" },
  "Shift+KeyN": { do: "previous" },
  Escape: { do: "forget" },
  ArrowLeft: { do: "turn", around: -STEP, over: 0 },
  ArrowRight: { do: "turn", around: STEP, over: 0 },
  ArrowUp: { do: "turn", around: 0, over: STEP },
  ArrowDown: { do: "turn", around: 0, over: -STEP },
  "Shift+ArrowLeft": { do: "shift", right: -SHIFT, up: 0 },
  "Shift+ArrowRight": { do: "shift", right: SHIFT, up: 0 },
  "Shift+ArrowUp": { do: "shift", right: 0, up: SHIFT },
  "Shift+ArrowDown": { do: "shift", right: 0, up: -SHIFT },
  Equal: { do: "zoom", by: ZOOM },
  "Shift+Equal": { do: "zoom", by: ZOOM },
  NumpadAdd: { do: "zoom", by: ZOOM },
  Minus: { do: "zoom", by: 1 / ZOOM },
  NumpadSubtract: { do: "zoom", by: 1 / ZOOM },
};

/** Undefined: the key is somebody else's. */
export function modelCommand({ code, shiftKey, ctrlKey, metaKey, altKey }: Press): ModelCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return KEYS[shiftKey ? `Shift+${code}` : code];
}
