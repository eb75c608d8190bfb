import type { Board, Footprint, ItemId } from "@tracewright/board";
import { fill, useCanvasTexts } from "../../texts/use-canvas-texts.ts";
import classes from "../board-canvas.module.css";
import { EyeButton } from "./eye-button.tsx";
import { FoundList } from "./found-list.tsx";

export interface PartListProps {
  readonly board: Board;
  /** What is selected, parts and else. */
  readonly selection: readonly string[];
  readonly onPart: (part: Footprint) => void;
  /** Selects a part beside what is selected, or lets go of it alone. */
  readonly onToggledPart: (id: ItemId) => void;
  readonly hiddenParts: ReadonlySet<ItemId>;
  readonly onHiddenParts: (hidden: ReadonlySet<ItemId>) => void;
}

export function PartList({ board, selection, onPart, onToggledPart, hiddenParts, onHiddenParts }: PartListProps) {
  const texts = useCanvasTexts();
  const selected = new Set(selection);
  const toggle = (id: ItemId) => {
    const next = new Set(hiddenParts);
    if (!next.delete(id)) next.add(id);
    onHiddenParts(next);
  };
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
              event.shiftKey || event.ctrlKey || event.metaKey ? onToggledPart(part.id) : onPart(part)
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
