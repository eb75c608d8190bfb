import { useEffect, useRef } from "react";

/**
 * What keys do, by `KeyboardEvent.code`: by place of the key, whatever the keyboard's language. Only "?" goes by what it
 * writes, as its place is different on every keyboard.
 */
export type KeyActions = Readonly<Record<string, () => void>>;

/** Keys of the page; not while somebody types, chooses or a dialog is open. */
export function useWorkbenchKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const isHelp = event.key === "?";
      if (event.shiftKey && !isHelp) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest("input:not([type=radio], [type=checkbox]), textarea, select, [role=dialog], [role=menu]"))
        return;
      // Space presses the button that has the focus, and arrows choose among its neighbours.
      if (event.code === "Space" && target?.closest("button, a, input")) return;
      const act = latest.current[isHelp ? "?" : event.code];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
