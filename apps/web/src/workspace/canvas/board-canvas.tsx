/** The board on screen, with what belongs to looking at it: layers, parts, nets, facts and coordinates. */

import { IconLayoutSidebarRight } from "@tabler/icons-react";
import {
  type Board,
  type Box,
  boxOfPoints,
  type Footprint,
  type ItemId,
  indexBoard,
  type NetId,
  type Point,
} from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import { fitViewport, screenToBoard, type Viewport } from "@tracewright/rendering";
import { type CSSProperties, type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { ActionButton } from "../actions/action-button.tsx";
import { ActionMenu } from "../actions/action-menu.tsx";
import { useActions, useFindables } from "../actions/use-actions.ts";
import { FindingMarks } from "../checks-panel/finding-marks.tsx";
import type { LiveChecks } from "../checks-panel/live-checks.ts";
import { DrawingToolbar } from "../drawing-tools/drawing-toolbar.tsx";
import { HandlesOverlay } from "../drawing-tools/handles-overlay.tsx";
import { useDrawing } from "../drawing-tools/use-drawing.ts";
import { ActiveLayer } from "../editing/active-layer.tsx";
import { idsOfSelection } from "../editing/ids-of-selection.ts";
import { inHand } from "../editing/in-hand.ts";
import { pickedOf } from "../editing/picked-of.ts";
import { RefusalNote } from "../editing/refusal-note.tsx";
import { roundedPlace } from "../editing/rounded-place.ts";
import { ToolBar } from "../editing/tool-bar.tsx";
import { ToolOverlay } from "../editing/tool-overlay.tsx";
import { useCanvasHand } from "../editing/use-canvas-hand.ts";
import { useEditActions } from "../editing/use-edit-actions.ts";
import { useEditorState } from "../editing/use-editor-state.ts";
import { useHandActions } from "../editing/use-hand-actions.ts";
import { useItemsMeasured } from "../editing/use-items-measured.ts";
import { useViewer } from "../editing/use-viewer.ts";
import { GuideHint } from "../guide/guide-hint.tsx";
import { RouteStrip } from "../hand-routing/route-strip.tsx";
import { useHandRouting } from "../hand-routing/use-hand-routing.ts";
import { BoardHands } from "../hands/board-hands.tsx";
import { MENU_OF_GROUND, MENU_OF_ITEMS } from "../hands/menu-sections.ts";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import { useOpenedByMove } from "../reroute/use-opened-by-move.ts";
import classes from "./board-canvas.module.css";
import { BoardSide } from "./board-side.tsx";
import { CanvasChips } from "./canvas-chips.tsx";
import { CanvasToolbar } from "./canvas-toolbar.tsx";
import { CanvasView } from "./canvas-view.tsx";
import { findablesOf } from "./findables-of.ts";
import { PanelSplitter, usePanelWidth } from "./panel-splitter.tsx";
import type { PartActions } from "./part-actions.ts";
import { netOfPicked } from "./picked-item.ts";
import { boardUnderPreview, previewedCopper, type RunPreview } from "./preview-board.ts";
import { StatusBar } from "./status-bar.tsx";
import { useAppearanceActions } from "./use-appearance-actions.ts";
import { useCanvasMenu } from "./use-canvas-menu.ts";
import { type Compared, type Pointed, useCanvasPicture } from "./use-canvas-picture.ts";
import { fill, useCanvasTexts } from "./use-canvas-texts.ts";
import { useDisplay } from "./use-display.ts";
import { useGridOriginActions } from "./use-grid-origin-actions.ts";
import { useSideShown } from "./use-side-shown.ts";
import { useViewActions } from "./use-view-actions.ts";
import { useWheelHabit } from "./use-wheel-habit.ts";
import { useWishesFromLists, type WantedParts, type WantedPlace } from "./use-wishes-from-lists.ts";

export interface BoardCanvasProps {
  /** Of the board, where it may be edited now. */
  readonly editor?: Editor | undefined;
  /** May change to another candidate of the same board: the view stays while the outline does. */
  readonly board: Board;
  /** Why it may not be edited now, in words, where there is more to say than that. */
  readonly whyReadOnly?: string | undefined;
  /** What a running task has found so far, drawn over the board. */
  readonly preview?: RunPreview | null;
  readonly focus?: WantedPlace | undefined;
  readonly wanted?: WantedParts | undefined;
  /** What is pointed at beside the canvas: lit up where it is, without going there. */
  readonly pointed?: Pointed | undefined;
  /** Another board of the same parts, over this one. */
  readonly compared?: Compared | undefined;
  /** An earlier version of this board: what differs is drawn over it. */
  readonly before?: Board | undefined;
  /** Shown at the right end of the status bar. */
  readonly status?: ReactNode;
  /** What is still to be connected, once it is known. */
  readonly ratsnest?: Ratsnest | undefined;
  /** Told what part of the board is in view, nanometres. */
  readonly onLook?: (box: Box) => void;
  /** Routes the highlighted net, where a run may be started now. */
  readonly onRouteNet?: ((net: NetId) => void) | undefined;
  /** What can be ordered about parts, where a run may be started now. */
  readonly partActions?: PartActions | undefined;
  /** What the design rules say of the board, marked on it. */
  readonly checks?: LiveChecks | undefined;
  /** Told which parts are selected. */
  readonly onChosen?: (parts: readonly ItemId[]) => void;
}

const FIRST_VIEW: Viewport = { width: 0, height: 0, centerX: 0, centerY: 0, scale: 1, flipped: false };

export function BoardCanvas({
  editor: boardEditor,
  board,
  whyReadOnly,
  preview,
  focus,
  wanted,
  pointed,
  compared,
  before,
  status,
  ratsnest,
  onLook,
  onRouteNet,
  partActions,
  checks,
  onChosen,
}: BoardCanvasProps) {
  const texts = useCanvasTexts();
  const hintId = useId();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState(FIRST_VIEW);
  const [pointer, setPointer] = useState<Point>();
  const [pressedAt, setPressedAt] = useState<Point>();
  const [net, setNet] = useState<NetId>();
  const [habit] = useWheelHabit();
  const [panelWidth, setPanelWidth] = usePanelWidth();
  const panelId = useId();
  const isSideShown = useSideShown();

  useEffect(() => {
    if (view.width > 0) onLook?.(boxInView(view));
  }, [view, onLook]);

  const { footprints, strip = false } = preview ?? {};
  // Each picture of a run brings the list anew; the board is another one only when the list says something else.
  const removed = preview?.removed?.join(" ");
  const shownBoard = useMemo(
    () => boardUnderPreview(board, { ...(footprints && { footprints }), strip, removed: removed?.split(" ") ?? [] }),
    [board, footprints, strip, removed],
  );
  const viewer = useViewer(shownBoard);
  const editor = boardEditor ?? viewer;
  const state = useEditorState(editor);
  const { tool, selection: selected } = state;
  const display = useDisplay(editor, shownBoard);
  const { unit, grid, active, theme } = display;
  const lists = useWishesFromLists(
    { focus, wanted },
    { editor, board, shownBoard, hasSize: view.width > 0, onView: setView, onNet: setNet },
  );
  const { forgetItems } = lists;
  const chosen = useMemo(() => {
    const { footprintById } = indexBoard(shownBoard);
    return selected.filter((id) => footprintById.has(id));
  }, [shownBoard, selected]);
  useEffect(() => onChosen?.(chosen), [chosen, onChosen]);
  const marked = useMemo(
    () => new Set([...lists.items, ...idsOfSelection(shownBoard, selected)]),
    [lists.items, shownBoard, selected],
  );
  const held = useMemo(
    () => (tool.view.edit ? inHand(shownBoard, tool.view.edit, tool.view.routing?.net) : undefined),
    [shownBoard, tool.view],
  );
  const picked = useMemo(
    () => pickedOf([...(held ? [held.brought] : []), shownBoard], selected, pressedAt),
    [held, shownBoard, selected, pressedAt],
  );
  const copper = useMemo(() => previewedCopper(board, preview), [board, preview]);
  const airwires = ratsnest?.airwires;
  const picture = useCanvasPicture({
    board: shownBoard,
    held,
    inTheWay: (tool.view.inTheWay ?? tool.view.collisions)?.map(({ other }) => other),
    copper,
    airwires,
    net,
    marked,
    pointed,
    compared,
    before,
    marks: lists.marks,
    theme,
    hidden: display.hidden,
    hiddenParts: display.hiddenParts,
    nets: display.nets,
    opacityOf: display.opacityOf,
    grid: display.shownGrid,
  });
  const { scene, selection, highlight } = picture;
  const openByNet = useMemo(() => {
    const open = new Map<NetId, number>();
    for (const airwire of airwires ?? []) open.set(airwire.net, (open.get(airwire.net) ?? 0) + 1);
    return open;
  }, [airwires]);

  const { minX, minY, maxX, maxY } = scene.bounds;
  const hasSize = view.width > 0;
  const hasFitted = useRef(false);
  // A new outline is another picture, except where somebody is drawing it; parts that moved within the old one are not.
  useEffect(() => {
    if (!hasSize || (boardEditor && hasFitted.current)) return;
    hasFitted.current = true;
    setView((before) => fitViewport(before, { minX, minY, maxX, maxY }));
  }, [boardEditor, hasSize, minX, minY, maxX, maxY]);

  const clear = () => {
    editor.select([]);
    forgetItems();
  };
  const showPart = useCallback(
    (footprint: Footprint) => {
      setPressedAt(undefined);
      forgetItems();
      editor.select([footprint.id]);
      setView((before) => ({ ...before, centerX: footprint.position.x, centerY: footprint.position.y }));
    },
    [editor, forgetItems],
  );
  const menu = useCanvasMenu(editor, { board: shownBoard, view, selected: selection?.drawn });
  const walkTo = (part: ItemId, pad: Point | undefined) => {
    setPressedAt(pad);
    forgetItems();
    editor.select([part]);
  };
  const press = useCallback(
    (at: Point) => {
      setPressedAt(at);
      forgetItems();
    },
    [forgetItems],
  );
  useItemsMeasured(editor);
  const hand = useCanvasHand({
    editor,
    view,
    canvasRef,
    onView: setView,
    onPointer: setPointer,
    onPress: press,
    onMenu: menu.openAt,
  });
  useViewActions({
    bounds: scene.bounds,
    drawn: scene.drawn,
    chosen: selection?.drawn ?? highlight?.drawn,
    pointer,
    onView: setView,
  });
  const pickedNet = picked && netOfPicked(picked);
  useAppearanceActions({
    board: shownBoard,
    active,
    onActive: display.activate,
    onAppearance: display.setAppearance,
    unit,
    grid,
    onGrid: display.setGrid,
  });
  const pointerPlace = pointer && screenToBoard(view, pointer.x, pointer.y);
  useGridOriginActions(editor, pointerPlace);
  useActions([
    { id: "highlightNet", isEnabled: () => pickedNet !== undefined, run: () => setNet(pickedNet) },
    { id: "units", run: display.switchUnit },
    { id: "contextMenu", run: menu.openHere },
    {
      id: "placeAnew",
      isEnabled: () => partActions !== undefined && chosen.length > 0,
      run: () => partActions?.onPlaceAnew(chosen),
    },
    {
      id: "improveAround",
      isEnabled: () => partActions !== undefined,
      run: () => partActions?.onImproveAround(menu.place.current ?? { x: view.centerX, y: view.centerY }),
    },
    {
      id: "routeNet",
      isEnabled: () => net !== undefined && onRouteNet !== undefined && openByNet.has(net),
      run: () => net !== undefined && onRouteNet?.(net),
    },
  ]);
  const drawing = useDrawing(editor, pressedAt);
  const place = pointer && roundedPlace(view, pointer);
  const handRouting = useHandRouting(editor);
  const opened = useOpenedByMove(editor, ratsnest);
  useEditActions(editor, place);
  useHandActions(editor, {
    pointer: place,
    onCancel: () => {
      clear();
      setNet(undefined);
      lists.forgetMarks();
    },
  });
  useFindables(() =>
    findablesOf(shownBoard, {
      onPart: showPart,
      onNet: setNet,
      onLayer: display.showLayer,
      wordPads: (count) => fill(texts.pads, { count }),
    }),
  );

  return (
    <div
      className={classes.frame}
      data-side={isSideShown || undefined}
      style={{ "--side-width": `${panelWidth}px` } as CSSProperties}
    >
      <div className={classes.stage} data-canvas-area>
        <CanvasView
          picture={picture}
          view={view}
          onView={setView}
          wheelHabit={habit}
          onPointer={setPointer}
          hand={hand}
          label={texts.canvas}
          descriptionId={hintId}
          canvasRef={canvasRef}
        />
        {checks && !preview && <FindingMarks checks={checks} view={view} />}
        <HandlesOverlay editor={editor} view={view} />
        <ToolOverlay board={shownBoard} tool={tool.view} view={view} />
        <p id={hintId} className="tw-visually-hidden">
          {texts.canvasHint}
        </p>
        {menu.at && (
          <ActionMenu
            at={menu.at}
            sections={selected.length > 0 ? MENU_OF_ITEMS : MENU_OF_GROUND}
            onClose={menu.close}
          />
        )}
        <div className={classes.toolColumn}>
          <ToolBar editor={editor} />
          {!state.settings.isReadOnly && <DrawingToolbar />}
          <CanvasToolbar />
        </div>
        <BoardHands
          editor={editor}
          board={shownBoard}
          chosen={chosen}
          view={view}
          pointer={pointer}
          unit={unit}
          ratsnest={ratsnest}
          canvasRef={canvasRef}
          onView={setView}
          onPointer={setPointer}
          onPlace={walkTo}
          onPart={showPart}
          onNet={setNet}
        />
        <GuideHint
          editor={editor}
          mayRun={partActions !== undefined}
          open={ratsnest && ratsnest.total - ratsnest.connected}
        />
        <ActiveLayer editor={editor} theme={theme} />
        <RefusalNote editor={editor} board={shownBoard} unit={unit} whyReadOnly={whyReadOnly} />
        <CanvasChips
          board={board}
          isFilling={drawing.isFilling}
          opened={opened}
          net={net}
          onRouteNet={net !== undefined && openByNet.has(net) ? onRouteNet : undefined}
          onNet={setNet}
          selectedParts={chosen.length}
          onClear={clear}
          isFromBack={view.flipped}
        >
          <RouteStrip editor={editor} routing={handRouting} unit={unit} />
        </CanvasChips>
      </div>
      {isSideShown && (
        <>
          <PanelSplitter width={panelWidth} onWidth={setPanelWidth} label={texts.panel} controls={panelId} />
          <BoardSide
            id={panelId}
            label={texts.sidePanel}
            editor={editor}
            board={shownBoard}
            display={display}
            drawing={drawing}
            picked={picked}
            onPart={showPart}
            highlighted={net}
            onNet={setNet}
            openByNet={openByNet}
          />
        </>
      )}
      <StatusBar
        point={pointerPlace}
        origin={display.gridOrigin}
        scale={view.scale}
        grid={grid}
        layer={shownBoard.layers.find(({ id }) => id === active)?.userName ?? active}
        selected={selected.length}
        unit={unit}
        onUnit={display.switchUnit}
        ratsnest={ratsnest}
      >
        {status}
        <ActionButton id="sidePanel">
          <IconLayoutSidebarRight size={16} aria-hidden />
        </ActionButton>
      </StatusBar>
    </div>
  );
}

function boxInView(view: Viewport): Box {
  const corners = [screenToBoard(view, 0, 0), screenToBoard(view, view.width, view.height)];
  return boxOfPoints(corners) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
}
