import { ActionIcon, Group, Loader, SegmentedControl, Tooltip } from "@mantine/core";
import { IconMinus, IconPlus, IconZoomReset } from "@tabler/icons-react";
import type { Board, Side } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { Fragment, type ReactNode, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardVerdictFragment } from "../../../graphql/generated/documents.ts";
import { partBoxes } from "../../../parts/part-boxes.ts";
import { PartButtons } from "../../../parts/part-buttons.tsx";
import { spotOnPreview } from "../../../receipt/file-preview.ts";
import { RefilledNote } from "../../../verdict/refilled-note.tsx";
import type { ChosenParts } from "../chosen-parts.ts";
import classes from "./layout-pane.module.css";
import { useLayoutPicture } from "./use-layout-picture.ts";

const SIDES: readonly Side[] = ["front", "back"];
const LARGEST = 8;

/** The layout as a drawing, from one side; its parts can be chosen. */
export function LayoutPane({
  board,
  verdict,
  name,
  chosen,
  onChoose,
  pins = [],
}: {
  board: Board;
  /** Null or undefined while the board is being judged. */
  verdict: BoardVerdictFragment | null | undefined;
  name: string;
  chosen: ChosenParts;
  onChoose: (references: readonly string[]) => void;
  /** Over the drawing, each with its tip at its place; nanometres. */
  pins?: readonly DrawnPin[];
}) {
  const { t } = useTranslation();
  const [side, setSide] = useState<Side>("front");
  const [zoom, setZoom] = useState(1);
  const boxes = useMemo(() => partBoxes(board), [board]);
  const { references, from } = chosen;
  useEffect(() => {
    // What was chosen elsewhere is brought to sight, also where it stands on the other side.
    if (from === "layout") return;
    const sides = new Set(boxes.filter((part) => references.has(part.reference)).map((part) => part.side));
    setSide((shown) => (sides.size === 0 || sides.has(shown) ? shown : shown === "front" ? "back" : "front"));
  }, [boxes, references, from]);
  const picture = useLayoutPicture(board, side);
  const box = picture?.box;
  const across = box ? box.width / box.height : 1;
  const spots = boxes
    .filter((part) => part.side === side)
    .map((part) => ({
      key: part.id,
      name: part.reference,
      isChosen: references.has(part.reference),
      box: side === "back" && box ? mirrored(part.box, box) : part.box,
      onChoose: () => onChoose([part.reference]),
    }));
  return (
    <section className={classes.pane} aria-label={t("result.view.layout")}>
      <Group className={classes.bar ?? ""} gap={8} wrap="nowrap">
        <SegmentedControl
          size="xs"
          aria-label={t("result.side")}
          value={side}
          onChange={(value) => setSide(SIDES.find((known) => known === value) ?? side)}
          data={SIDES.map((value) => ({ value, label: t(`result.sideButtons.${value}`) }))}
        />
        <ZoomButton
          label={t("result.nearer")}
          onClick={() => setZoom(Math.min(LARGEST, zoom * 2))}
          disabled={zoom >= LARGEST}
        >
          <IconPlus size={16} aria-hidden />
        </ZoomButton>
        <ZoomButton label={t("result.farther")} onClick={() => setZoom(Math.max(1, zoom / 2))} disabled={zoom <= 1}>
          <IconMinus size={16} aria-hidden />
        </ZoomButton>
        <ZoomButton label={t("result.whole")} onClick={() => setZoom(1)} disabled={zoom === 1}>
          <IconZoomReset size={16} aria-hidden />
        </ZoomButton>
      </Group>
      <RefilledNote verdict={verdict} of="picture" />
      <section
        className={classes.paper}
        data-ground="dark"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
        tabIndex={0}
        aria-label={t("result.drawingScrolls")}
      >
        {picture ? (
          <div
            className={classes.picture}
            style={{ aspectRatio: across, width: `calc(${zoom} * min(100cqw, ${100 * across}cqh))` }}
          >
            <img src={picture.source} alt={t("result.layoutPicture", { name, side: t(`result.sides.${side}`) })} />
            <PartButtons picture={picture} spots={spots} />
            {pins.map(({ key, at, draw }) => {
              const spot = spotOnPreview(picture, side === "back" && box ? mirroredPoint(at, box) : at);
              return spot && <Fragment key={key}>{draw({ left: `${spot.left}%`, top: `${spot.top}%` })}</Fragment>;
            })}
          </div>
        ) : (
          <Loader size="sm" aria-label={t("common.loading")} />
        )}
      </section>
    </section>
  );
}

/** What is drawn at a place of the drawing. */
export interface DrawnPin {
  readonly key: string;
  readonly at: Point;
  readonly draw: (style: { readonly left: string; readonly top: string }) => ReactNode;
}

function ZoomButton({
  label,
  children,
  ...button
}: {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Tooltip label={label}>
      <ActionIcon size={28} aria-label={label} {...button}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

/** Seen from the back the drawing is turned over its upright axis; `drawing` in millimetres, the part in nanometres. */
function mirrored(
  part: { minX: number; minY: number; maxX: number; maxY: number },
  drawing: { left: number; width: number },
): typeof part {
  const sum = (2 * drawing.left + drawing.width) * 1e6;
  return { ...part, minX: sum - part.maxX, maxX: sum - part.minX };
}

function mirroredPoint({ x, y }: Point, drawing: { left: number; width: number }): Point {
  return { x: (2 * drawing.left + drawing.width) * 1e6 - x, y };
}
