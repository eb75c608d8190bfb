import { describe, expect, it } from "vitest";
import { isSingleKey, type KeyPress, strokeOf, writeKeys } from "./stroke.ts";

function press(code: string, key: string, held: Partial<KeyPress> = {}): KeyPress {
  return { code, key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
}

describe("a stroke", () => {
  it.each([
    ["Latin", "x"],
    ["Hangul", "ㅌ"],
    ["an input method at work", "Process"],
    ["Cyrillic", "ч"],
  ])("of the key of X is X while it writes %s", (_, key) => {
    expect(strokeOf(press("KeyX", key), false)).toBe("KeyX");
    expect(strokeOf(press("KeyX", key, { ctrlKey: true }), false)).toBe("Mod+KeyX");
  });

  it("counts Latin letters and signs as what they write on keyboards that have them elsewhere", () => {
    expect(strokeOf(press("KeyY", "z", { ctrlKey: true }), false)).toBe("Mod+KeyZ"); // German
    expect(strokeOf(press("KeyQ", "a"), false)).toBe("KeyA"); // French
    expect(strokeOf(press("Minus", "?", { shiftKey: true }), false)).toBe("Shift+Slash"); // German
    expect(strokeOf(press("Digit7", "/", { shiftKey: true }), false)).toBe("Slash"); // German
    expect(strokeOf(press("Digit1", "1", { shiftKey: true }), false)).toBe("Digit1"); // French
    const graph = { ctrlKey: true, altKey: true, getModifierState: (name: string) => name === "AltGraph" };
    expect(strokeOf(press("Digit7", "{", graph), false)).toBe("Shift+BracketLeft"); // German on Windows
  });

  it("takes the number pad for what it writes or does", () => {
    expect(strokeOf(press("NumpadAdd", "+"), false)).toBe("Shift+Equal");
    expect(strokeOf(press("Numpad1", "1"), false)).toBe("Digit1");
    expect(strokeOf(press("Numpad7", "Home"), false)).toBe("Home");
  });

  it("has Cmd as its Ctrl on a Mac, and Option does not change the key", () => {
    expect(strokeOf(press("KeyK", "k", { metaKey: true }), true)).toBe("Mod+KeyK");
    expect(strokeOf(press("KeyL", "@", { altKey: true }), true)).toBe("Alt+KeyL");
    expect(strokeOf(press("KeyK", "k", { metaKey: true }), false)).toBe("KeyK");
  });

  it("is none for a modifier alone", () => {
    for (const code of ["ShiftLeft", "ControlRight", "AltLeft", "MetaLeft", "CapsLock"])
      expect(strokeOf(press(code, code.replace(/Left|Right/, "")), false)).toBeUndefined();
  });

  it("is written as it stands on the keys", () => {
    expect(writeKeys("Mod+Shift+KeyM", false)).toBe("Ctrl+Shift+M");
    expect(writeKeys("Mod+KeyK", true)).toBe("⌘+K");
    expect(writeKeys("Shift+Slash", false)).toBe("?");
    expect(writeKeys("KeyP KeyT", false)).toBe("P T");
    expect(writeKeys("Shift+Digit8", false)).toBe("Shift+8");
  });

  it("is a single key when it writes something by itself", () => {
    for (const stroke of ["KeyX", "Shift+KeyR", "Digit1", "Slash", "Shift+Slash", "Space", "KeyP KeyT"])
      expect(isSingleKey(stroke), stroke).toBe(true);
    for (const stroke of ["Mod+KeyX", "Alt+KeyL", "F2", "Home", "ArrowLeft", "Escape", "Mod+Comma"])
      expect(isSingleKey(stroke), stroke).toBe(false);
  });
});
