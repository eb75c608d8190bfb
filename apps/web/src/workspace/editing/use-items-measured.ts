import { itemsById } from "@tracewright/board";
import { type Editor, itemBox } from "@tracewright/editor";
import { useEffect } from "react";

/** Milliseconds after which the first picture has been painted. */
const AFTER_OPENING = 200;
/** A few milliseconds of work; a pointer may want something in between. */
const AT_ONCE = 1_000;

/**
 * Finds out what every item covers before the first press asks for it: on a board of 8,000 items that press would take 50 ms
 * longer. What changes later is measured as it comes.
 */
export function useItemsMeasured(editor: Editor): void {
  useEffect(() => {
    const { board } = editor.state;
    const items = [...itemsById(board).values()];
    let done = 0;
    const measure = () => {
      for (const item of items.slice(done, done + AT_ONCE)) itemBox(board, item);
      done += AT_ONCE;
      if (done < items.length) timer = setTimeout(measure, 0);
    };
    let timer = setTimeout(measure, AFTER_OPENING);
    return () => clearTimeout(timer);
  }, [editor]);
}
