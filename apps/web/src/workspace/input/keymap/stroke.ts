/**
 * A key with the modifiers held, "Mod+Alt+Shift+KeyM", keys by their `KeyboardEvent.code`. Mod is Ctrl, on a Mac also
 * Cmd. Several strokes one after the other are separated by a space: "KeyP KeyT".
 */
export type Stroke = string;

/** What is read of a keyboard event. */
export interface KeyPress {
  readonly code: string;
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly getModifierState?: (key: string) => boolean;
}

/** The signs of a US keyboard: where they stand, without Shift and with it. */
const SIGN_KEYS: readonly (readonly [code: string, plain: string, shifted: string])[] = [
  ["Backquote", "`", "~"],
  ["Digit1", "1", "!"],
  ["Digit2", "2", "@"],
  ["Digit3", "3", "#"],
  ["Digit4", "4", "$"],
  ["Digit5", "5", "%"],
  ["Digit6", "6", "^"],
  ["Digit7", "7", "&"],
  ["Digit8", "8", "*"],
  ["Digit9", "9", "("],
  ["Digit0", "0", ")"],
  ["Minus", "-", "_"],
  ["Equal", "=", "+"],
  ["BracketLeft", "[", "{"],
  ["BracketRight", "]", "}"],
  ["Backslash", "\\", "|"],
  ["Semicolon", ";", ":"],
  ["Quote", "'", '"'],
  ["Comma", ",", "<"],
  ["Period", ".", ">"],
  ["Slash", "/", "?"],
];
const PLACES = new Map<string, { readonly code: string; readonly isShifted: boolean }>(
  SIGN_KEYS.flatMap(([code, plain, shifted]) => [
    [plain, { code, isShifted: false }] as const,
    [shifted, { code, isShifted: true }] as const,
  ]),
);
const MODIFIER = /^(Control|Shift|Alt|Meta|OS)(Left|Right)?$|^(CapsLock|NumLock|Fn|AltGraph)$/;
/** What the number pad means while it does not write numbers. */
const PAD_KEYS = /^(Arrow(Left|Right|Up|Down)|Home|End|PageUp|PageDown|Insert|Delete|Enter)$/;

/**
 * The stroke of a key event; undefined for a modifier alone. A Latin letter, digit or sign counts as what it writes, wherever the
 * keyboard has it: Ctrl+Z is under Z on a German keyboard, too, and "?" is "?". Everything else counts by the place of the key:
 * while Hangul is written the key of X says "ㅌ" or "Process".
 */
export function strokeOf(press: KeyPress, isMac: boolean): Stroke | undefined {
  if (MODIFIER.test(press.code) || MODIFIER.test(press.key) || (press.code === "" && press.key.length !== 1))
    return undefined;
  const isGraph = press.getModifierState?.("AltGraph") ?? false;
  const { code, isShifted } = placeOf(press, press.altKey && !isGraph);
  const isMod = (press.ctrlKey || (isMac && press.metaKey)) && !isGraph;
  return [isMod && "Mod", press.altKey && !isGraph && "Alt", isShifted && "Shift", code].filter(Boolean).join("+");
}

function placeOf({ code, key, shiftKey }: KeyPress, isAlt: boolean): { code: string; isShifted: boolean } {
  if (/^[a-z]$/i.test(key)) return { code: `Key${key.toUpperCase()}`, isShifted: shiftKey };
  // With Option a Mac writes other signs; what is meant is the key.
  const sign = isAlt ? undefined : PLACES.get(key);
  if (sign) return sign;
  if (code.startsWith("Numpad") && PAD_KEYS.test(key)) return { code: key, isShifted: shiftKey };
  return { code, isShifted: shiftKey };
}

const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Escape: "Esc",
  PageUp: "PgUp",
  PageDown: "PgDn",
  Delete: "Del",
  ContextMenu: "Menu",
  Shift: "Shift",
};

/** The caps to press, stroke by stroke: [["Ctrl", "M"]]. A sign that needs Shift stands as itself. */
export function keyCaps(strokes: Stroke, isMac: boolean): readonly (readonly string[])[] {
  return strokes.split(" ").map((stroke) => {
    const parts = stroke.split("+");
    const code = parts.at(-1) ?? "";
    const modifiers = new Set(parts.slice(0, -1));
    const sign = SIGN_KEYS.find(([known]) => known === code);
    const isShiftedSign = sign !== undefined && !code.startsWith("Digit") && modifiers.delete("Shift");
    const cap = sign ? sign[isShiftedSign ? 2 : 1] : (NAMES[code] ?? code.replace(/^Key/, ""));
    const mac = { Mod: "⌘", Alt: "⌥" } as Readonly<Record<string, string>>;
    const other = { Mod: "Ctrl" } as Readonly<Record<string, string>>;
    return [...[...modifiers].map((name) => (isMac ? mac : other)[name] ?? name), cap === "-" ? "−" : cap];
  });
}

/** "Ctrl+M", "P T": for tooltips. */
export function writeKeys(strokes: Stroke, isMac: boolean): string {
  return keyCaps(strokes, isMac)
    .map((caps) => caps.join("+"))
    .join(" ");
}

/** Whether it begins with a key that writes something by itself: letters, digits, signs (WCAG 2.1.4). */
export function isSingleKey(strokes: Stroke): boolean {
  const first = strokes.split(" ")[0] ?? "";
  return !/(^|\+)(Mod|Alt)\+/.test(first) && /^(Shift\+)?(Key|Digit)|^(Shift\+)?(Space)$/.test(first)
    ? true
    : SIGN_KEYS.some(([code]) => first === code || first === `Shift+${code}`);
}
