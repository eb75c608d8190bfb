/** The board on screen, with what belongs to looking at it: layers, parts, nets, facts and coordinates. */

import { Button, CloseButton } from "@mantine/core";
import {
  type Board,
  type Box,
  boxOfPoints,
  copperLayers,
  type Footprint,
  type ItemId,
  indexBoard,
  joinBoxes,
  type NetId,
  type Point,
} from "@tracewright/board";
import { type Editor, gridPoint, itemsAt } from "@tracewright/editor";
import {
  boardToScreen,
  buildMarkScene,
  buildScene,
  fitViewport,
  type Marks,
  type Scene,
  type SceneLayerId,
  screenToBoard,
  type Viewport,
} from "@tracewright/rendering";
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../actions/action-menu.tsx";
import { afterClosing } from "../actions/after-closing.ts";
import { useActions, useFindables } from "../actions/use-actions.ts";
import { FindingMarks } from "../checks-panel/finding-marks.tsx";
import type { LiveChecks } from "../checks-panel/live-checks.ts";
import { DrawingPanel } from "../drawing-tools/drawing-panel.tsx";
import { DrawingToolbar } from "../drawing-tools/drawing-toolbar.tsx";
import { HandlesOverlay } from "../drawing-tools/handles-overlay.tsx";
import { useDrawing } from "../drawing-tools/use-drawing.ts";
import { ActiveLayer } from "../editing/active-layer.tsx";
import { goToLayer } from "../editing/go-to-layer.ts";
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
import { useViewer } from "../editing/use-viewer.ts";
import { GuideHint } from "../guide/guide-hint.tsx";
import { BoardHands } from "../hands/board-hands.tsx";
import { MENU_OF_GROUND, MENU_OF_ITEMS } from "../hands/menu-sections.ts";
import { PropertiesPanel } from "../properties/properties-panel.tsx";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import { PLAIN_NETS } from "./appearance/net-list.tsx";
import { inkOpacity, readAppearance, themeOf } from "./appearance.ts";
import { AppearancePanel } from "./appearance-panel.tsx";
import classes from "./board-canvas.module.css";
import { readGridSettings, snapDistance } from "./board-grid.ts";
import { CanvasSettings } from "./canvas-settings.tsx";
import { CanvasToolbar } from "./canvas-toolbar.tsx";
import { CanvasView } from "./canvas-view.tsx";
import { findablesOf } from "./findables-of.ts";
import type { LengthUnit } from "./format-length.ts";
import { hiddenAtFirst } from "./layer-presets.ts";
import { lookAtBox } from "./look-at-box.ts";
import { PanelSplitter, usePanelWidth } from "./panel-splitter.tsx";
import type { PartActions } from "./part-actions.ts";
import { netOfPicked } from "./picked-item.ts";
import { boardUnderPreview, previewedCopper, type RunPreview } from "./preview-board.ts";
import { StatusBar } from "./status-bar.tsx";
import { useAppearanceActions } from "./use-appearance-actions.ts";
import { type Compared, type Pointed, useCanvasPicture } from "./use-canvas-picture.ts";
import { fill, useCanvasTexts } from "./use-canvas-texts.ts";
import { useLiking } from "./use-liking.ts";
import { useViewActions } from "./use-view-actions.ts";
import { useWheelHabit } from "./use-wheel-habit.ts";

/** Parts to be selected; another key selects them again. */
export interface WantedParts {
  readonly parts: readonly ItemId[];
  /** The view goes to where they are. */
  readonly isFollowed: boolean;
  readonly key: number;
}

export interface BoardCanvasProps {
  /** Of the board, where it may be edited now. */
  readonly editor?: Editor | undefined;
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
    readonly marks?: Marks;
    readonly key: number;
  };
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

const NOTHING: ReadonlySet<string> = new Set();
const NO_PARTS: ReadonlySet<ItemId> = new Set();
const NO_ORIGIN: Point = { x: 0, y: 0 };
const FIRST_VIEW: Viewport = { width: 0, height: 0, centerX: 0, centerY: 0, scale: 1, flipped: false };

export function BoardCanvas({
  editor: boardEditor,
  board,
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
  const { t } = useTranslation();
  const texts = useCanvasTexts();
  const hintId = useId();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState(FIRST_VIEW);
  const [appearance, setAppearance] = useLiking("tracewright-appearance", readAppearance);
  const theme = useMemo(() => themeOf(appearance), [appearance]);
  const [grid, setGrid] = useLiking("tracewright-grid", readGridSettings);
  const [hidden, setHidden] = useState<ReadonlySet<SceneLayerId>>(() => hiddenAtFirst(board));
  const [pointer, setPointer] = useState<Point>();
  const [unit, setUnit] = useLiking("tracewright-unit", readUnit);
  const [hiddenParts, setHiddenParts] = useState<ReadonlySet<ItemId>>(NO_PARTS);
  const [nets, setNets] = useState(PLAIN_NETS);
  const [pressedAt, setPressedAt] = useState<Point>();
  const [shownByLists, setShownByLists] = useState<ReadonlySet<string>>(NOTHING);
  const [menu, setMenu] = useState<Point>();
  const [marks, setMarks] = useState<Scene>();
  const [net, setNet] = useState<NetId>();
  const [habit] = useWheelHabit();
  const [panelWidth, setPanelWidth] = usePanelWidth();
  const panelId = useId();

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
  useEffect(() => editor.set({ isShown: (layer) => !hidden.has(layer) }), [editor, hidden]);
  const snap = snapDistance(grid);
  useEffect(() => editor.set({ grid: snap }), [editor, snap]);
  const { tool, selection: selected, settings } = state;
  const active = settings.layer;
  const activate = useCallback(
    (wanted: SceneLayerId) => {
      const layer = copperLayers(editor.state.board).find((id) => id === wanted);
      if (layer) goToLayer(editor, layer);
    },
    [editor],
  );
  const opacityOf = useMemo(() => inkOpacity(appearance, active), [appearance, active]);
  const { gridOrigin = NO_ORIGIN } = shownBoard;
  const shownGrid = useMemo(
    () => (grid.isVisible ? { size: grid.size, origin: gridOrigin, style: grid.style } : undefined),
    [grid.isVisible, grid.size, grid.style, gridOrigin],
  );
  const chosen = useMemo(() => {
    const { footprintById } = indexBoard(shownBoard);
    return selected.filter((id) => footprintById.has(id));
  }, [shownBoard, selected]);
  useEffect(() => onChosen?.(chosen), [chosen, onChosen]);
  const marked = useMemo(
    () => new Set([...shownByLists, ...idsOfSelection(shownBoard, selected)]),
    [shownByLists, shownBoard, selected],
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
    inTheWay: tool.view.inTheWay ?? tool.view.collisions?.map(({ other }) => other),
    copper,
    airwires,
    net,
    marked,
    pointed,
    compared,
    before,
    marks,
    theme,
    hidden,
    hiddenParts,
    nets,
    opacityOf,
    grid: shownGrid,
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

  const focused = useRef<number>(undefined);
  useEffect(() => {
    // Once for every request: another board, loaded later, is looked at from where one is.
    if (!focus || focused.current === focus.key || !hasSize) return;
    focused.current = focus.key;
    const wanted = new Set(focus.items);
    const { drawn } = buildScene(board, { include: (item) => wanted.has(item.id) });
    const marking = focus.marks && buildMarkScene(focus.marks);
    const boxes = [drawn, marking?.drawn].filter((box) => box !== undefined);
    setView((before) => showPlace(before, focus, joinBoxes(boxes)));
    setMarks(marking);
    setShownByLists(wanted);
    const [wantedNet] = focus.nets ?? [];
    setNet(board.nets.find(({ id, name }) => id === wantedNet || name === wantedNet)?.id);
  }, [focus, board, hasSize]);

  const lastWanted = useRef<number>(undefined);
  useEffect(() => {
    if (!wanted || lastWanted.current === wanted.key) return;
    lastWanted.current = wanted.key;
    setShownByLists(NOTHING);
    editor.select(wanted.parts);
    if (!wanted.isFollowed) return;
    const { footprintById } = indexBoard(shownBoard);
    const box = boxOfPoints(wanted.parts.flatMap((id) => footprintById.get(id)?.position ?? []));
    if (box)
      setView((before) => ({ ...before, centerX: (box.minX + box.maxX) / 2, centerY: (box.minY + box.maxY) / 2 }));
  }, [wanted, editor, shownBoard]);

  const clear = () => {
    editor.select([]);
    setShownByLists(NOTHING);
  };
  const showPart = useCallback(
    (footprint: Footprint) => {
      setPressedAt(undefined);
      setShownByLists(NOTHING);
      editor.select([footprint.id]);
      setView((before) => ({ ...before, centerX: footprint.position.x, centerY: footprint.position.y }));
    },
    [editor],
  );
  const showLayer = (id: SceneLayerId) => setHidden((before) => new Set([...before].filter((layer) => layer !== id)));
  /** Where the last menu was opened, for what is chosen from it. */
  const menuPlace = useRef<Point>(undefined);
  const openMenu = (at: Point) => {
    const place = screenToBoard(view, at.x, at.y);
    const [first] = itemsAt(shownBoard, place, editor.state.settings);
    // What is pointed at is meant, unless it is one of several that are selected.
    if (!first) editor.select([]);
    else if (!selected.includes(first.record.id)) editor.select([first.record.id]);
    menuPlace.current = place;
    setMenu(at);
  };
  const closeMenu = () => {
    setMenu(undefined);
    // What is chosen is done after closing; whatever comes later is not about this place.
    afterClosing(() =>
      afterClosing(() => {
        menuPlace.current = undefined;
      }),
    );
  };
  /** By key it is about what is selected. */
  const openMenuHere = () => {
    const box = selection?.drawn;
    const place = box ? { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 } : undefined;
    const at = place && boardToScreen(view, place);
    const isInView = at && at.x >= 0 && at.y >= 0 && at.x <= view.width && at.y <= view.height;
    const middle = middleOf(view);
    menuPlace.current = place ?? screenToBoard(view, middle.x, middle.y);
    setMenu(isInView ? at : middle);
  };
  const walkTo = (part: ItemId, pad: Point | undefined) => {
    setPressedAt(pad);
    setShownByLists(NOTHING);
    editor.select([part]);
  };
  const press = useCallback((at: Point) => {
    setPressedAt(at);
    setShownByLists(NOTHING);
  }, []);
  const hand = useCanvasHand({
    editor,
    view,
    canvasRef,
    onView: setView,
    onPointer: setPointer,
    onPress: press,
    onMenu: openMenu,
  });
  const switchUnit = () => setUnit((before) => (before === "mm" ? "mil" : "mm"));
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
    onActive: activate,
    onAppearance: setAppearance,
    unit,
    grid,
    onGrid: setGrid,
  });
  const pointerPlace = pointer && screenToBoard(view, pointer.x, pointer.y);
  useActions([
    {
      id: "gridOrigin",
      isEnabled: () => pointerPlace !== undefined && !settings.isReadOnly,
      run: () => pointerPlace && moveGridOrigin(editor, pointerPlace),
    },
    {
      id: "gridOriginReset",
      isEnabled: () => shownBoard.gridOrigin !== undefined && !settings.isReadOnly,
      run: () => moveGridOrigin(editor, undefined),
    },
    { id: "highlightNet", isEnabled: () => pickedNet !== undefined, run: () => setNet(pickedNet) },
    { id: "units", run: switchUnit },
    { id: "contextMenu", run: openMenuHere },
    {
      id: "placeAnew",
      isEnabled: () => partActions !== undefined && chosen.length > 0,
      run: () => partActions?.onPlaceAnew(chosen),
    },
    {
      id: "improveAround",
      isEnabled: () => partActions !== undefined,
      run: () => partActions?.onImproveAround(menuPlace.current ?? { x: view.centerX, y: view.centerY }),
    },
    {
      id: "routeNet",
      isEnabled: () => net !== undefined && onRouteNet !== undefined && openByNet.has(net),
      run: () => net !== undefined && onRouteNet?.(net),
    },
  ]);
  const drawing = useDrawing(editor, pressedAt);
  const place = pointer && roundedPlace(view, pointer);
  useEditActions(editor, place);
  useHandActions(editor, {
    pointer: place,
    onCancel: () => {
      clear();
      setNet(undefined);
      setMarks(undefined);
    },
  });
  useFindables(() =>
    findablesOf(shownBoard, {
      onPart: showPart,
      onNet: setNet,
      onLayer: showLayer,
      wordPads: (count) => fill(texts.pads, { count }),
    }),
  );
  const highlightedName = net === undefined ? undefined : board.nets.find(({ id }) => id === net)?.name;
  const selectedPart = picked && "footprint" in picked ? picked.footprint.id : undefined;

  return (
    <div className={classes.frame} style={{ gridTemplateColumns: `minmax(0, 1fr) auto min(${panelWidth}px, 50vw)` }}>
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
        {menu && (
          <ActionMenu at={menu} sections={selected.length > 0 ? MENU_OF_ITEMS : MENU_OF_GROUND} onClose={closeMenu} />
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
        <RefusalNote editor={editor} />
        <div className={classes.chips}>
          {drawing.isFilling && (
            <span className={classes.chip} role="status">
              {t("drawingTools.filling")}
            </span>
          )}
          {highlightedName !== undefined && (
            <span className={classes.chip}>
              {fill(texts.highlighted, { net: highlightedName })}
              {net !== undefined && onRouteNet && openByNet.has(net) && (
                <Button variant="light" size="compact-xs" onClick={() => onRouteNet(net)}>
                  {texts.routeNet}
                </Button>
              )}
              <CloseButton
                size={24}
                aria-label={fill(texts.clearHighlight, { net: highlightedName })}
                onClick={() => setNet(undefined)}
              />
            </span>
          )}
          {chosen.length > 1 && (
            <span className={classes.chip}>
              {fill(texts.partsSelected, { count: String(chosen.length) })}
              <CloseButton size={24} aria-label={texts.clearSelection} onClick={clear} />
            </span>
          )}
          {view.flipped && <span className={classes.chip}>{texts.fromBack}</span>}
        </div>
      </div>
      <PanelSplitter width={panelWidth} onWidth={setPanelWidth} label={texts.panel} controls={panelId} />
      <aside className={classes.side} id={panelId} aria-label={texts.sidePanel}>
        {drawing.name ? (
          <DrawingPanel editor={editor} drawing={drawing} unit={unit} />
        ) : (
          <PropertiesPanel
            editor={editor}
            edit={tool.view.edit}
            unit={unit}
            pad={picked?.kind === "pad" ? picked.pad : undefined}
          />
        )}
        {!drawing.name && selected.length === 0 && (
          <CanvasSettings
            board={shownBoard}
            active={active}
            onActive={activate}
            unit={unit}
            onUnit={switchUnit}
            grid={grid}
            onGrid={setGrid}
          />
        )}
        <AppearancePanel
          board={shownBoard}
          theme={theme}
          appearance={appearance}
          onAppearance={setAppearance}
          active={active}
          onActive={activate}
          hiddenParts={hiddenParts}
          onHiddenParts={setHiddenParts}
          nets={nets}
          onNets={setNets}
          hidden={hidden}
          onHidden={setHidden}
          selectedPart={selectedPart}
          onPart={showPart}
          highlighted={net}
          onNet={setNet}
          openByNet={openByNet}
        />
      </aside>
      <StatusBar
        point={pointerPlace}
        origin={gridOrigin}
        scale={view.scale}
        grid={grid}
        layer={shownBoard.layers.find(({ id }) => id === active)?.userName ?? active}
        selected={selected.length}
        unit={unit}
        onUnit={switchUnit}
        ratsnest={ratsnest}
      >
        {status}
      </StatusBar>
    </div>
  );
}

/** A setting of the board like any other: it is saved, and can be taken back. */
function moveGridOrigin(editor: Editor, to: Point | undefined): void {
  editor.run("gridOrigin", (board) => {
    const { grid } = editor.state.settings;
    const after = to && gridPoint(to, grid, board.gridOrigin);
    const change = { setting: "gridOrigin", before: board.gridOrigin, after } as const;
    return { edit: { lists: [], settings: [change] }, locked: [] };
  });
}

function readUnit(text: string | undefined): LengthUnit {
  return text === '"mil"' ? "mil" : "mm";
}

/** Of the canvas, in pixels: where the menu opens that was asked for by key. */
function middleOf({ width, height }: Viewport): Point {
  return { x: width / 2, y: height / 2 };
}

function boxInView(view: Viewport): Box {
  const corners = [screenToBoard(view, 0, 0), screenToBoard(view, view.width, view.height)];
  return boxOfPoints(corners) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
}

/** Goes to a place so that all the items it is about are in view, the ends of an open connection for example. */
function showPlace(view: Viewport, place: Point, items: Box | undefined): Viewport {
  const box = joinBoxes([items, boxOfPoints([place])].filter((part) => part !== undefined));
  return box ? lookAtBox(view, box) : view;
}
