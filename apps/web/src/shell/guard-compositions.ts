/**
 * Keys that end a composition (Hangul, Kana, Pinyin) belong to the input method: Return takes the syllable and Escape
 * gives it up. They must not also submit the form, close the dialog or send the code. One guard before all listeners.
 */
const ENDING_KEYS: ReadonlySet<string> = new Set(["Enter", "NumpadEnter", "Escape"]);

/** What browsers say instead of a key that the input method takes. Safari says only this: its composition is over by then. */
const TAKEN_BY_INPUT_METHOD = 229;

type Key = Pick<KeyboardEvent, "isComposing" | "keyCode" | "key" | "code">;

export function endsComposition({ isComposing, keyCode, key, code }: Key): boolean {
  return (isComposing || keyCode === TAKEN_BY_INPUT_METHOD) && (ENDING_KEYS.has(key) || ENDING_KEYS.has(code));
}

/** Stands from before the application's own listeners until the page is closed. */
export function guardCompositions(target: EventTarget): void {
  target.addEventListener(
    "keydown",
    (event) => {
      if (!endsComposition(event as KeyboardEvent)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
