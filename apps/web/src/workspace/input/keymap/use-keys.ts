import { useEffect, useMemo } from "react";
import { isEnabled } from "../actions/action-registry.ts";
import { isEverywhere, isRepeated } from "../actions/action-table.ts";
import { useRegistry } from "../actions/use-actions.ts";
import { isAtCanvas } from "./is-at-canvas.ts";
import { KeyReader } from "./key-reader.ts";
import { strokeOf } from "./stroke.ts";
import { IS_MAC, useKeyChoice, useKeymap } from "./use-keymap.ts";

/** Where somebody writes or chooses, or a layer of its own lies over the page. */
const TYPING =
  "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]";
/** Keys that belong to the button or row that has the focus. */
const OF_CONTROLS = /^(Shift\+)?(Enter|Space|Tab|Arrow(Left|Right|Up|Down)|Home|End|PageUp|PageDown)$/;

/**
 * Runs actions by their keys: most of them only at a canvas, none while somebody types. What a key stands for and
 * cannot be done is still not left to the browser: Ctrl+D makes no bookmark.
 */
export function useKeys(): void {
  const registry = useRegistry();
  const keymap = useKeymap();
  const [{ hasSingleKeys }] = useKeyChoice();
  const reader = useMemo(() => new KeyReader(keymap, { hasSingleKeys }), [keymap, hasSingleKeys]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      if (event.defaultPrevented || target?.closest(TYPING)) return;
      const stroke = strokeOf(event, IS_MAC);
      if (stroke === undefined) return;
      const isHere = isAtCanvas(target);
      if (target?.closest("button, a, input, [role=tab], [role=separator]") && OF_CONTROLS.test(stroke)) return;
      const { ids, isPending } = reader.read(stroke, registry.situation, event.timeStamp);
      const near = ids.filter((id) => (isHere || isEverywhere(id)) && registry.get(id));
      if (near.length > 0 || (isHere && isPending)) event.preventDefault();
      const id = near.find((one) => {
        const action = registry.get(one);
        return action && isEnabled(action);
      });
      if (id && (!event.repeat || isRepeated(id))) registry.run(id);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [registry, reader]);
}
