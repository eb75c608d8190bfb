/** The board on screen, with what belongs to looking at it: layers, parts, nets, facts and coordinates. */

import { ActionIcon, Tooltip } from "@mantine/core";
import { IconFlipVertical, IconMaximize, IconMinus, IconPlus } from "@tabler/icons-react";
import type { Board, Footprint, NetId, Point } from "@tracewright/board";
import {
  BoardPicker,
  buildRatsnestScene,
  buildScene,
  fitViewport,
  flipViewport,
  KICAD_THEME,
  type PickedItem,
  pickedId,
  type Scene,
  type SceneItem,
  type SceneLayerId,
  type Viewport,
  zoomViewport,
} from "@tracewright/rendering";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import { AppearancePanel } from "./appearance-panel.tsx";
import classes from "./board-canvas.module.css";
import { CanvasView, viewKey } from "./canvas-view.tsx";
import { hiddenAtFirst } from "./layer-presets.ts";
import { boardUnderPreview, previewedCopper, type RunPreview } from "./preview-board.ts";
import { formatLength, type LengthUnit, PropertiesPanel } from "./properties-panel.tsx";
import type { CanvasTexts } from "./texts.en.ts";
import { fill, useCanvasTexts } from "./use-canvas-texts.ts";

export interface BoardCanvasProps {
  /** May change to another candidate of the same board: the view stays while the outline does. */
  readonly board: Board;
  /** What a running task has found so far, drawn over the board. */
  readonly preview?: RunPreview | null;
  /** A place to go to (nm) and what to mark there; another key goes there again. */
  readonly focus?: {
    readonly x: number;
    readonly y: number;
    readonly items: readonly string[];
    readonly nets?: readonly string[];
    readonly key: number;
  };
  /** Shown at the right end of the status bar. */
  readonly status?: ReactNode;
  /** What is still to be connected, once it is known. */
  readonly ratsnest?: Ratsnest | undefined;
}

const FOCUS_SCALE = 40;
const FIRST_VIEW: Viewport = { width: 0, height: 0, centerX: 0, centerY: 0, scale: 1, flipped: false };

export function BoardCanvas({ board, preview, focus, status, ratsnest }: BoardCanvasProps) {
  const texts = useCanvasTexts();
  const hintId = useId();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState(FIRST_VIEW);
  const [theme, setTheme] = useState(KICAD_THEME);
  const [hidden, setHidden] = useState<ReadonlySet<SceneLayerId>>(() => hiddenAtFirst(board));
  const [point, setPoint] = useState<Point>();
  const [unit, setUnit] = useState<LengthUnit>("mm");
  const [picked, setPicked] = useState<PickedItem>();
  const [marked, setMarked] = useState<ReadonlySet<string>>(() => new Set());
  const [net, setNet] = useState<NetId>();

  const { footprints, strip = false } = preview ?? {};
  const shownBoard = useMemo(
    () => boardUnderPreview(board, { ...(footprints && { footprints }), strip }),
    [board, footprints, strip],
  );
  const scene = useMemo(() => buildScene(shownBoard), [shownBoard]);
  const picker = useMemo(() => new BoardPicker(shownBoard), [shownBoard]);
  const previewScene = useMemo(() => {
    const copper = previewedCopper(board, preview);
    return copper && buildScene(copper);
  }, [board, preview]);
  const highlight = useMemo(
    () => (net === undefined ? undefined : buildScene(shownBoard, { include: (item) => isOfNet(item, net) })),
    [shownBoard, net],
  );
  const selection = useMemo(
    () => (marked.size === 0 ? undefined : buildScene(shownBoard, { include: (item) => marked.has(item.id) })),
    [shownBoard, marked],
  );
  const openByNet = useMemo(() => {
    const open = new Map<NetId, number>();
    for (const airwire of ratsnest?.airwires ?? []) open.set(airwire.net, (open.get(airwire.net) ?? 0) + 1);
    return open;
  }, [ratsnest]);
  const { bright, dimmed } = useMemo(() => ratsnestScenes(ratsnest?.airwires ?? [], net), [ratsnest, net]);

  const changeView = useCallback((change: (before: Viewport) => Viewport) => setView(change), []);
  const { minX, minY, maxX, maxY } = scene.bounds;
  const hasSize = view.width > 0;
  // A new outline is another picture; parts that moved within the old one are not.
  useEffect(() => {
    if (hasSize) setView((before) => fitViewport(before, { minX, minY, maxX, maxY }));
  }, [hasSize, minX, minY, maxX, maxY]);

  useEffect(() => {
    if (!focus) return;
    setView((before) => ({
      ...before,
      centerX: focus.x,
      centerY: focus.y,
      scale: Math.max(before.scale, FOCUS_SCALE),
    }));
    setMarked(new Set(focus.items));
    const [wanted] = focus.nets ?? [];
    setNet(board.nets.find(({ id, name }) => id === wanted || name === wanted)?.id);
  }, [focus, board]);

  const select = useCallback((item: PickedItem | undefined) => {
    setPicked(item);
    setMarked(new Set(item ? idsOf(item) : []));
  }, []);
  const showPart = useCallback(
    (footprint: Footprint) => {
      select({ kind: "footprint", footprint });
      setView((before) => ({ ...before, centerX: footprint.position.x, centerY: footprint.position.y }));
    },
    [select],
  );
  const pick = (items: readonly PickedItem[]) => {
    // A second click on the same place goes one deeper.
    const last = items.findIndex((item) => picked && pickedId(item) === pickedId(picked));
    select(items[(last + 1) % Math.max(items.length, 1)]);
  };
  const press = (event: KeyboardEvent) => {
    if (event.target !== canvasRef.current) return;
    if (event.code === "Escape") {
      select(undefined);
      setNet(undefined);
    } else if (event.code === "Backquote") setNet(picked && netOf(picked));
    else if ((event.code === "KeyU" && (event.ctrlKey || event.metaKey)) || event.code === "KeyQ")
      setUnit((before) => (before === "mm" ? "mil" : "mm"));
    else {
      const change = event.ctrlKey || event.metaKey || event.altKey ? undefined : viewKey(event, scene);
      if (!change) return;
      setView(change);
    }
    event.preventDefault();
  };
  const zoom = (factor: number) =>
    setView((before) => zoomViewport(before, factor, before.width / 2, before.height / 2));
  const selectedPart = picked && "footprint" in picked ? picked.footprint.id : undefined;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are the canvas's own, caught where its tools also are
    <div className={classes.frame} onKeyDown={press}>
      <div className={classes.stage}>
        <CanvasView
          board={shownBoard}
          picker={picker}
          scene={scene}
          highlight={highlight}
          selection={selection}
          preview={previewScene}
          ratsnest={bright}
          dimmedRatsnest={dimmed}
          theme={theme}
          hidden={hidden}
          view={view}
          onView={changeView}
          onPoint={setPoint}
          onPick={pick}
          label={texts.canvas}
          descriptionId={hintId}
          canvasRef={canvasRef}
        />
        <p id={hintId} className="tw-visually-hidden">
          {texts.canvasHint}
        </p>
        <div className={classes.tools} role="toolbar" aria-label={texts.tools}>
          <Tool label={texts.fit} onClick={() => setView((before) => fitViewport(before, scene.bounds))}>
            <IconMaximize size={16} aria-hidden />
          </Tool>
          <Tool label={texts.zoomIn} onClick={() => zoom(1.25)}>
            <IconPlus size={16} aria-hidden />
          </Tool>
          <Tool label={texts.zoomOut} onClick={() => zoom(0.8)}>
            <IconMinus size={16} aria-hidden />
          </Tool>
          <Tool label={texts.flip} onClick={() => setView(flipViewport)}>
            <IconFlipVertical size={16} aria-hidden />
          </Tool>
        </div>
        {view.flipped && <span className={classes.chip}>{texts.fromBack}</span>}
      </div>
      <aside className={classes.side}>
        <PropertiesPanel board={shownBoard} item={picked} unit={unit} />
        <AppearancePanel
          board={shownBoard}
          theme={theme}
          onTheme={setTheme}
          hidden={hidden}
          onHidden={setHidden}
          selectedPart={selectedPart}
          onPart={showPart}
          highlighted={net}
          onNet={setNet}
          openByNet={openByNet}
        />
      </aside>
      <div className={classes.status}>
        <span className={`tw-number ${classes.place}`}>X {point ? formatLength(point.x, unit) : "—"}</span>
        <span className={`tw-number ${classes.place}`}>Y {point ? formatLength(point.y, unit) : "—"}</span>
        <button type="button" title={texts.units} onClick={() => setUnit(unit === "mm" ? "mil" : "mm")}>
          {unit}
        </button>
        <span className={classes.open}>{ratsnest && openText(ratsnest, texts)}</span>
        <span className={classes.end}>{status}</span>
      </div>
    </div>
  );
}

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={label} position="right">
      <ActionIcon aria-label={label} onClick={onClick} radius={0}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

/** While a net is highlighted, the airwires of the others step back as their copper does. */
function ratsnestScenes(
  airwires: Ratsnest["airwires"],
  net: NetId | undefined,
): { readonly bright: Scene; readonly dimmed?: Scene } {
  if (net === undefined) return { bright: buildRatsnestScene(airwires) };
  return {
    bright: buildRatsnestScene(airwires.filter((airwire) => airwire.net === net)),
    dimmed: buildRatsnestScene(airwires.filter((airwire) => airwire.net !== net)),
  };
}

function openText({ total, connected }: Ratsnest, texts: CanvasTexts): string {
  const open = total - connected;
  return open > 0 ? fill(texts.openConnections, { open, total }) : fill(texts.allConnected, { total });
}

function isOfNet(item: SceneItem, net: NetId): boolean {
  return "net" in item && item.net === net;
}

function netOf(item: PickedItem): NetId | undefined {
  if (item.kind === "pad") return item.pad.net;
  if (item.kind === "via") return item.via.net;
  return item.kind === "track" ? item.track.net : undefined;
}

/** A part is marked with its pads. */
function idsOf(item: PickedItem): string[] {
  return item.kind === "footprint" ? [item.footprint.id, ...item.footprint.pads.map(({ id }) => id)] : [pickedId(item)];
}
