import { describe, expect, it } from "vitest";
import { guardCompositions } from "./guard-compositions.ts";

/** The fields by which browsers tell a composition. */
interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly keyCode: number;
  readonly isComposing: boolean;
}

/** A page with the guard and, behind it, a form that is submitted with Return, like all forms. */
function setUp() {
  const page = new EventTarget();
  guardCompositions(page);
  let sent = 0;
  page.addEventListener("keydown", (event) => {
    if ((event as unknown as Pressed).key === "Enter") sent += 1;
  });
  const press = (pressed: Partial<Pressed>) => {
    const event = new Event("keydown", { cancelable: true });
    const fields: Pressed = { key: "Enter", code: "Enter", keyCode: 13, isComposing: false, ...pressed };
    page.dispatchEvent(Object.assign(event, Object.fromEntries(Object.entries(fields))));
    return event.defaultPrevented;
  };
  return { press, sent: () => sent };
}

describe("a Return that takes a syllable", () => {
  it("sends nothing while Hangul is being composed, and the next one sends", () => {
    const { press, sent } = setUp();
    // Typing 한 and Return: Chromium and Firefox tell the composition.
    press({ key: "Process", code: "KeyG", keyCode: 229, isComposing: true });
    expect(press({ keyCode: 229, isComposing: true })).toBe(true);
    expect(sent()).toBe(0);
    expect(press({})).toBe(false);
    expect(sent()).toBe(1);
  });

  it("sends nothing in browsers that end the composition first and tell it by the key's number alone", () => {
    const { press, sent } = setUp();
    expect(press({ keyCode: 229, isComposing: false })).toBe(true);
    expect(press({ key: "Process", code: "NumpadEnter", keyCode: 229, isComposing: true })).toBe(true);
    expect(sent()).toBe(0);
  });

  it("leaves every other key of the composition to whoever listens, and Escape outside of one", () => {
    const { press } = setUp();
    expect(press({ key: "Process", code: "KeyG", keyCode: 229, isComposing: true })).toBe(false);
    expect(press({ key: "Escape", code: "Escape", keyCode: 27 })).toBe(false);
    expect(press({ key: "Escape", code: "Escape", keyCode: 27, isComposing: true })).toBe(true);
  });
});
