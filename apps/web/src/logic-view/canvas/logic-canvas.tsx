import "@xyflow/react/dist/base.css";
import { ActionIcon, Tooltip } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconFocusCentered, IconMinus, IconPlus, IconSitemap } from "@tabler/icons-react";
import {
  connect,
  disconnect,
  drawnWires,
  duplicateUses,
  type End,
  nameEnd,
  placeUses,
  type RuleOutcome,
  removeUses,
  storedPlace,
} from "@tracewright/logic";
import {
  applyNodeChanges,
  Background,
  type Connection,
  ConnectionMode,
  type EdgeTypes,
  type NodeTypes,
  type OnConnectStart,
  type OnEdgesChange,
  type OnNodesChange,
  Panel,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
  useUpdateNodeInternals,
} from "@xyflow/react";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import type { LogicEditor, LogicEditorState } from "../logic-editor.ts";
import { arrange } from "./arrange.ts";

export { dropArranger, warmArranger } from "./arrange.ts";

import { BlockNode, CanvasContext, FarContext } from "./block-node.tsx";
import { FarView } from "./far-view.tsx";
import { type BlockNode as Block, type BlockData, blockData, type WireEdge, wireEdges } from "./flow-graph.ts";
import classes from "./logic-canvas.module.css";
import { HANDLE_SIZE, handlePlaces } from "./node-shape.ts";
import { PortLight } from "./port-light.ts";
import { useCanvasWords } from "./use-canvas-words.ts";
import { usePlaces } from "./use-places.ts";
import { useWireText } from "./use-wire-text.ts";
import { WireLine } from "./wire-line.tsx";

const NODE_TYPES: NodeTypes = { block: BlockNode };
const EDGE_TYPES: EdgeTypes = { wire: WireLine };
const SNAP: [number, number] = [8, 8];
/** Below this zoom no letter can be read. */
const FAR = 0.45;
/** With so many blocks, only what is in view is drawn, and from afar as one picture: each port has its listeners. */
const MANY = 60;
/** Moves within this time of each other are one gesture. */
const BURST_MS = 800;
/** A chosen wire is seen from end to end. */
const ABOVE_BLOCKS = 1_000;
const FIT = { padding: 0.1, maxZoom: 1.2 };
const NO_EDGES: WireEdge[] = [];

/** What is chosen on the canvas. */
export interface CanvasChoice {
  readonly uses: readonly string[];
  readonly nets: readonly string[];
}

interface Given {
  readonly state: LogicEditorState;
  readonly editor: LogicEditor;
  readonly outcome: RuleOutcome | undefined;
  readonly isReadOnly: boolean;
  /** Blocks that a search found; undefined: nothing is searched. */
  readonly found: ReadonlySet<string> | undefined;
  /** A port that is to be brought into view. */
  readonly shown: End | undefined;
  readonly choice: CanvasChoice;
  readonly onChoice: (choice: CanvasChoice) => void;
}

/** Blocks and wires as a drawing. */
export default function LogicCanvas(given: Given) {
  return (
    <ReactFlowProvider>
      <Canvas {...given} />
    </ReactFlowProvider>
  );
}

function Canvas({ state, editor, outcome, isReadOnly, found, shown, choice, onChoice }: Given) {
  const { t } = useTranslation();
  const { logic, book } = state;
  const flow = useReactFlow<Block, WireEdge>();
  const [light] = useState(() => new PortLight());
  const isConnecting = useSyncExternalStore(light.subscribe, light.count) !== undefined;
  const drawn = useMemo(() => drawnWires(logic, book), [logic, book]);
  const severities = useMemo(() => severityByUse(outcome), [outcome]);
  const lastBlocks = useRef<ReadonlyMap<string, BlockData>>(new Map());
  const blocks = useMemo(() => {
    lastBlocks.current = blockData({ logic, book }, drawn, severities, lastBlocks.current);
    return lastBlocks.current;
  }, [logic, book, drawn, severities]);
  const places = usePlaces(logic, blocks, drawn);
  const wireText = useWireText(state);
  const lastEdges = useRef<ReadonlyMap<string, WireEdge>>(new Map());
  const edges = useMemo(() => {
    const now = wireEdges(drawn, wireText, lastEdges.current);
    lastEdges.current = new Map(now.map((edge) => [edge.id, edge]));
    return now;
  }, [drawn, wireText]);

  // The nodes are copies that move while they are dragged; the logic changes once, at the end.
  const [nodes, setNodes] = useState<Block[]>([]);
  useEffect(() => {
    setNodes((before) => {
      const old = new Map(before.map((node) => [node.id, node]));
      return logic.uses.flatMap(({ id, name }): Block[] => {
        const data = blocks.get(id);
        const at = places.get(id);
        if (!data || !at) return [];
        const node = old.get(id);
        const className = found && !found.has(id) ? classes.dim : "";
        if (
          node &&
          node.data === data &&
          node.position.x === at.x &&
          node.position.y === at.y &&
          node.className === className
        )
          return [node];
        const { width, height } = data.shape;
        // Wires find their ends without the page being measured.
        const handles = handlePlaces(data.shape).map(({ id: key, side, x, y }) => ({
          id: key,
          type: "source" as const,
          position: side === "left" ? Position.Left : Position.Right,
          x,
          y,
          width: HANDLE_SIZE,
          height: HANDLE_SIZE,
        }));
        return [
          {
            ...node,
            id,
            type: "block",
            position: { ...at },
            data,
            width,
            height,
            measured: { width, height },
            handles,
            ariaLabel: name,
            className: className ?? "",
          },
        ];
      });
    });
  }, [logic.uses, blocks, places, found]);

  // Arrow keys that are pressed one after the other are one step.
  const burst = useRef({ at: 0, count: 0 });
  const place = useCallback(
    (moved: ReadonlyMap<string, { x: number; y: number }>, name: "move" | "arrange") => {
      const all = new Map([...places, ...moved].map(([id, at]) => [id, storedPlace(at)]));
      const now = performance.now();
      if (name === "arrange" || now - burst.current.at > BURST_MS) burst.current.count += 1;
      burst.current.at = now;
      editor.run(name, (before) => placeUses(before, all), `${name} ${burst.current.count}`);
    },
    [places, editor],
  );
  const onNodesChange: OnNodesChange<Block> = useCallback(
    (changes) => {
      setNodes((before) => applyNodeChanges(changes, before));
      const moved = new Map(
        changes.flatMap((change) =>
          change.type === "position" && change.dragging === false && change.position
            ? [[change.id, change.position] as const]
            : [],
        ),
      );
      const isElsewhere = [...moved].some(([id, { x, y }]) => places.get(id)?.x !== x || places.get(id)?.y !== y);
      if (isElsewhere) place(moved, "move");
      const chosen = changes.filter((change) => change.type === "select");
      if (chosen.length === 0) return;
      const uses = new Set(choice.uses);
      for (const { id, selected } of chosen) selected ? uses.add(id) : uses.delete(id);
      onChoice({ uses: [...uses], nets: uses.size > 0 ? [] : choice.nets });
    },
    [places, place, choice, onChoice],
  );
  const onEdgesChange: OnEdgesChange<WireEdge> = useCallback(
    (changes) => {
      for (const change of changes)
        if (change.type === "select" && change.selected) {
          const nets = lastEdges.current.get(change.id)?.data?.nets ?? [];
          onChoice({ uses: [], nets });
        }
    },
    [onChoice],
  );
  const onConnectStart: OnConnectStart = useCallback(
    (_, { nodeId, handleId }) => {
      if (nodeId && handleId) light.turnOn(logic, { use: nodeId, port: handleId }, book);
    },
    [light, logic, book],
  );
  const onConnect = useCallback(
    (made: Connection) => {
      const { source, sourceHandle, target, targetHandle } = made;
      if (!sourceHandle || !targetHandle) return;
      const ends = [
        { use: source, port: sourceHandle },
        { use: target, port: targetHandle },
      ];
      editor.run("connect", (before, hands) => connect(before, ends, hands));
    },
    [editor],
  );
  const isLit = useCallback(
    ({ source, sourceHandle, target, targetHandle }: Connection | WireEdge) =>
      light.isLit({ use: target, port: targetHandle ?? "" }) || light.isLit({ use: source, port: sourceHandle ?? "" }),
    [light],
  );

  useEffect(() => {
    if (!shown) return;
    void flow.fitView({ nodes: [{ id: shown.use }], maxZoom: 1, duration: 200 });
  }, [shown, flow]);
  useEffect(() => {
    const [first] = found ?? [];
    if (first !== undefined)
      void flow.fitView({ nodes: [...(found ?? [])].map((id) => ({ id })), maxZoom: 1, duration: 200 });
  }, [found, flow]);

  const arrangeAll = async () => {
    const own = [...blocks].map(([id, { shape }]) => ({ id, shape }));
    place(await arrange(own, drawn.wires), "arrange");
    requestAnimationFrame(() => void flow.fitView(FIT));
  };
  const remove = () => {
    if (choice.uses.length > 0) editor.run("remove", (before) => removeUses(before, choice.uses));
    else if (choice.nets.length > 0) {
      const ends = logic.nets.filter(({ id }) => choice.nets.includes(id)).flatMap((net) => net.ends);
      editor.run("disconnect", (before) => disconnect(before, ends, book));
    } else return;
    onChoice({ uses: [], nets: [] });
  };
  useHotkeys(
    isReadOnly
      ? []
      : [
          ["Delete", remove],
          ["Backspace", remove],
          ["R", () => void arrangeAll()],
          ["mod+D", () => editor.run("duplicate", (before, hands) => duplicateUses(before, choice.uses, hands))],
        ],
  );
  const hands = useMemo(
    () => ({ light, isReadOnly, onNet: (net: string) => onChoice({ uses: [], nets: [net] }) }),
    [light, isReadOnly, onChoice],
  );
  const words = useCanvasWords();
  const shownEdges = useMemo(
    () =>
      edges.map((edge) =>
        edge.data?.nets.some((net) => choice.nets.includes(net))
          ? { ...edge, selected: true, zIndex: ABOVE_BLOCKS }
          : edge,
      ),
    [edges, choice.nets],
  );
  const isLarge = nodes.length > MANY;
  // Read where the far look begins or ends, not at each step of the zoom.
  const isFar = useStore(({ transform: [, , zoom] }) => zoom < FAR);
  const isPicture = isFar && isLarge;
  // Ports that were not drawn have not been measured.
  const measure = useUpdateNodeInternals();
  useEffect(() => {
    if (!isPicture) measure([...lastBlocks.current.keys()]);
  }, [isPicture, measure]);
  const frame = useRef<HTMLDivElement>(null);
  // The first view is fitted to what is there, so it waits for the places.
  if (nodes.length === 0 && logic.uses.length > 0) return <LoadingSkeleton height={420} />;
  return (
    <div
      ref={frame}
      className={classes.canvas}
      data-connecting={isConnecting || undefined}
      data-far={isFar || undefined}
      data-picture={isPicture || undefined}
    >
      <FarContext value={isPicture}>
        <CanvasContext value={hands}>
          <ReactFlow<Block, WireEdge>
            nodes={nodes}
            edges={isPicture ? NO_EDGES : shownEdges}
            nodeTypes={NODE_TYPES}
            edgeTypes={EDGE_TYPES}
            onNodesChange={onNodesChange}
            onEdgesChange={onEdgesChange}
            onConnectStart={onConnectStart}
            onConnect={onConnect}
            onConnectEnd={() => light.turnOff()}
            onPaneClick={() => onChoice({ uses: [], nets: [] })}
            isValidConnection={isLit}
            connectionMode={ConnectionMode.Loose}
            connectionRadius={24}
            nodesDraggable={!isReadOnly}
            nodesConnectable={!isReadOnly}
            deleteKeyCode={null}
            onlyRenderVisibleElements={isLarge}
            selectNodesOnDrag={false}
            snapToGrid
            snapGrid={SNAP}
            minZoom={0.05}
            maxZoom={3}
            onMoveStart={() => frame.current?.setAttribute("data-moving", "")}
            onMoveEnd={() => frame.current?.removeAttribute("data-moving")}
            fitView
            fitViewOptions={FIT}
            ariaLabelConfig={words}
            proOptions={{ hideAttribution: true }}
            aria-label={t("logicCanvas.label")}
          >
            {isPicture ? <FarView nodes={nodes} edges={shownEdges} /> : <Background gap={24} />}
            <Panel position="bottom-left" className={classes.buttons ?? ""}>
              <Tool label={t("logicCanvas.zoomIn")} onClick={() => void flow.zoomIn()}>
                <IconPlus size={16} aria-hidden />
              </Tool>
              <Tool label={t("logicCanvas.zoomOut")} onClick={() => void flow.zoomOut()}>
                <IconMinus size={16} aria-hidden />
              </Tool>
              <Tool label={t("logicCanvas.fit")} onClick={() => void flow.fitView(FIT)}>
                <IconFocusCentered size={16} aria-hidden />
              </Tool>
              {!isReadOnly && (
                <Tool label={t("logicCanvas.arrange")} onClick={() => void arrangeAll()}>
                  <IconSitemap size={16} aria-hidden />
                </Tool>
              )}
            </Panel>
            <Panel position="top-left">
              <Connecting light={light} state={state} />
            </Panel>
          </ReactFlow>
        </CanvasContext>
      </FarContext>
    </div>
  );
}

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

/** How many ports fit the wire that is drawn. */
function Connecting({ light, state }: { light: PortLight; state: LogicEditorState }) {
  const { t } = useTranslation();
  const count = useSyncExternalStore(light.subscribe, light.count);
  const from = light.from;
  return (
    <div className={classes.said} role="status">
      {count !== undefined && from && t("logicCanvas.fitCount", { count, port: nameEnd(state.logic, from) })}
    </div>
  );
}

function severityByUse(outcome: RuleOutcome | undefined): ReadonlyMap<string, "error" | "warning"> {
  const found = new Map<string, "error" | "warning">();
  for (const { severity, ends } of outcome?.findings ?? [])
    for (const { use } of ends)
      if (severity === "error" || (severity === "warning" && !found.has(use))) found.set(use, severity);
  return found;
}
