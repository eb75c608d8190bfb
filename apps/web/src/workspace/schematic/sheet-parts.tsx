import type { Circuit } from "@tracewright/board";
import type { SymbolBox } from "@tracewright/rendering";
import { type KeyboardEvent, useRef } from "react";
import { type FilePreview, spotOnPreview } from "../../receipt/file-preview.ts";
import classes from "../sheet-viewer.module.css";
import type { ChosenOnSheets } from "../sheet-viewer.tsx";

/** The parts of a sheet as buttons over its drawing; one of them takes part in Tab, arrows go through the others. */
export function SheetParts({
  circuit,
  picture,
  parts,
}: {
  circuit: Circuit;
  picture: FilePreview & { readonly symbols: readonly SymbolBox[] };
  parts: ChosenOnSheets;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const references = new Map(circuit.components.map(({ id, reference }) => [id, reference]));
  const firstChosen = picture.symbols.findIndex(({ component }) => parts.chosen.has(component));
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const buttons = [...(frame.current?.children ?? [])];
    if (by === undefined || buttons.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = buttons[(buttons.indexOf(event.target as Element) + by + buttons.length) % buttons.length];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one of the buttons to the next
    <div ref={frame} onKeyDown={step}>
      {picture.symbols.map(({ component, box }, index) => {
        const from = spotOnPreview(picture, { x: box.minX, y: box.minY });
        const to = spotOnPreview(picture, { x: box.maxX, y: box.maxY });
        if (!from || !to) return null;
        const isChosen = parts.chosen.has(component);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: units of one part have nothing else to tell them apart
            key={`${component} ${index}`}
            type="button"
            className={classes.part}
            tabIndex={index === Math.max(0, firstChosen) ? 0 : -1}
            aria-pressed={isChosen}
            aria-label={references.get(component)}
            title={references.get(component)}
            style={{
              left: `${from.left}%`,
              top: `${from.top}%`,
              width: `${to.left - from.left}%`,
              height: `${to.top - from.top}%`,
            }}
            onClick={() => parts.onChoose(component)}
          />
        );
      })}
    </div>
  );
}
