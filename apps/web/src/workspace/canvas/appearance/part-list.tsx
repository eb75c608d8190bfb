import type { Board, Footprint, ItemId } from "@tracewright/board";
import classes from "../board-canvas.module.css";
import { fill, useCanvasTexts } from "../use-canvas-texts.ts";
import { EyeButton } from "./eye-button.tsx";
import { FoundList } from "./found-list.tsx";

export interface PartListProps {
  readonly board: Board;
  readonly selectedPart: string | undefined;
  readonly onPart: (part: Footprint) => void;
  readonly hiddenParts: ReadonlySet<ItemId>;
  readonly onHiddenParts: (hidden: ReadonlySet<ItemId>) => void;
}

export function PartList({ board, selectedPart, onPart, hiddenParts, onHiddenParts }: PartListProps) {
  const texts = useCanvasTexts();
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
            aria-pressed={part.id === selectedPart}
            onClick={() => onPart(part)}
          >
            <strong>{part.reference}</strong>
            <span className={classes.quiet}>{part.value}</span>
          </button>
        </>
      )}
    />
  );
}
