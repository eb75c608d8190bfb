import { type Board, indexBoard, type NetId, type Nm, toMil, toMm } from "@tracewright/board";
import type { PickedItem } from "@tracewright/rendering";
import classes from "./board-canvas.module.css";
import type { CanvasTexts } from "./texts.en.ts";
import { useCanvasTexts } from "./use-canvas-texts.ts";

export type LengthUnit = "mm" | "mil";

/** A length with KiCad's digits: four after the point in millimetres, two in mils. */
export function formatLength(length: Nm, unit: LengthUnit): string {
  return unit === "mm" ? `${toMm(length).toFixed(4)} mm` : `${toMil(length).toFixed(2)} mil`;
}

/** The facts about what is selected. */
export function PropertiesPanel({
  board,
  item,
  unit,
}: {
  board: Board;
  item: PickedItem | undefined;
  unit: LengthUnit;
}) {
  const texts = useCanvasTexts();
  return (
    <section className={classes.section} aria-label={texts.properties}>
      <h2 className={classes.heading}>{texts.properties}</h2>
      <div aria-live="polite">
        {item ? (
          <dl className={classes.facts}>
            {factsOf(board, item, unit, texts).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="tw-number">{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className={classes.quiet}>{texts.nothing}</p>
        )}
      </div>
    </section>
  );
}

type Fact = readonly [name: string, value: string];

function factsOf(board: Board, item: PickedItem, unit: LengthUnit, texts: CanvasTexts): Fact[] {
  const length = (value: Nm) => formatLength(value, unit);
  const netOf = (net: NetId | undefined) => (net && indexBoard(board).netById.get(net)?.name) || "—";
  switch (item.kind) {
    case "track": {
      const { start, end, width, layer, net } = item.track;
      return [
        [texts.net, netOf(net)],
        [texts.layer, layer],
        [texts.width, length(width)],
        [texts.length, length(Math.hypot(end.x - start.x, end.y - start.y))],
      ];
    }
    case "via": {
      const { position, diameter, drill, net } = item.via;
      return [
        [texts.net, netOf(net)],
        ["X", length(position.x)],
        ["Y", length(position.y)],
        [texts.diameter, length(diameter)],
        [texts.drill, length(drill)],
      ];
    }
    default: {
      const { footprint } = item;
      const pad: Fact[] =
        item.kind === "pad"
          ? [
              [texts.pad, item.pad.number || "—"],
              [texts.net, netOf(item.pad.net)],
            ]
          : [];
      return [
        [texts.reference, footprint.reference],
        [texts.value, footprint.value],
        ...pad,
        [texts.footprint, footprint.library],
        ["X", length(footprint.position.x)],
        ["Y", length(footprint.position.y)],
        [texts.rotation, `${footprint.rotation}°`],
        [texts.side, footprint.side === "front" ? texts.front : texts.back],
      ];
    }
  }
}
