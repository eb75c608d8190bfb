import type { ItemId } from "@tracewright/board";
import { useCanvasSelection } from "../../controller/canvas/selection.ts";
import { useSubject } from "../../controller/canvas/subject.ts";
import { useEditorState } from "../../editing/use-editor-state.ts";
import { fill, useCanvasTexts } from "../../texts/use-canvas-texts.ts";
import classes from "../board-canvas.module.css";
import { useDisplay } from "../use-display.ts";
import { EyeButton } from "./eye-button.tsx";
import { FoundList } from "./found-list.tsx";

/** The parts of the board: selected, gone to, hidden. */
export function PartList() {
  const { editor, board } = useSubject();
  const { showPart: onPart } = useCanvasSelection();
  const { hiddenParts, setHiddenParts: onHiddenParts } = useDisplay();
  const { selection } = useEditorState(editor);
  const texts = useCanvasTexts();
  const selected: ReadonlySet<string> = new Set(selection);
  const toggle = (id: ItemId) => {
    const next = new Set(hiddenParts);
    if (!next.delete(id)) next.add(id);
    onHiddenParts(next);
  };
  /** Selects a part beside what is selected, or lets go of it alone. */
  const toggleSelected = (id: ItemId) =>
    editor.select(selection.includes(id) ? selection.filter((one) => one !== id) : [...selection, id]);
  return (
    <FoundList
      entries={board.footprints}
      wordsOf={(part) => `${part.reference} ${part.value}`}
      keyOf={(part) => part.id}
      render={(part) => (
        <>
          <EyeButton
            label={fill(texts.show, { layer: part.reference })}
            isShown={!hiddenParts.has(part.id)}
            onClick={() => toggle(part.id)}
          />
          <button
            type="button"
            className={classes.row}
            aria-pressed={selected.has(part.id)}
            onClick={(event) =>
              event.shiftKey || event.ctrlKey || event.metaKey ? toggleSelected(part.id) : onPart(part)
            }
          >
            <strong>{part.reference}</strong>
            <span className={classes.quiet}>{part.value}</span>
          </button>
        </>
      )}
    />
  );
}
