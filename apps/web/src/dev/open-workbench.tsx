import { Tabs } from "@mantine/core";
import { boxOfPoints, growBox, type Point } from "@tracewright/geometry";
import { fitViewport, type PickedItem, type SceneLayerId, type Viewport } from "@tracewright/rendering";
import type { OpenConnection, PlaneKind } from "@tracewright/routing";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { hiddenAtFirst } from "../workspace/canvas/layer-presets.ts";
import { lookAtBox } from "../workspace/canvas/look-at-box.ts";
import type { DeskOrder, LoadedRun, LookChoice, StartChoice } from "./engine/desk-protocol.ts";
import { FIRST_LOOK } from "./engine/first-choices.ts";
import type { DeskView } from "./engine/use-engine-desk.ts";
import { KeySheet } from "./key-sheet.tsx";
import { NodeLine } from "./node-line.tsx";
import { OptionsDialog } from "./options-dialog.tsx";
import type { OverlayPicture } from "./overlay/draw-overlay.ts";
import { usePlaneImage } from "./overlay/use-plane-image.ts";
import { ConflictsPanel } from "./panels/conflicts-panel.tsx";
import { FIRST_MARKS, LookPanel } from "./panels/look-panel.tsx";
import { OpenPanel } from "./panels/open-panel.tsx";
import { PadsPanel } from "./panels/pads-panel.tsx";
import { StepFacts } from "./panels/step-facts.tsx";
import { RegressionNote } from "./regression-note.tsx";
import { SaveDialog } from "./save-dialog.tsx";
import { FIRST_PACE, StepBar } from "./step-bar.tsx";
import { plural } from "./step-texts.ts";
import { useWorkbenchKeys } from "./use-workbench-keys.ts";
import classes from "./workbench.module.css";
import { WorkbenchStage } from "./workbench-stage.tsx";

const FIRST_VIEW: Viewport = { width: 0, height: 0, centerX: 0, centerY: 0, scale: 1, flipped: false };
const NO_OPEN: NonNullable<DeskView["open"]> = [];
/** So much of the board is shown on each side of a place that is jumped to, nanometres. */
const ABOUT_A_CONFLICT = 3_000_000;
const ABOUT_A_PAD = 1_500_000;

interface OpenWorkbenchProps {
  readonly loaded: LoadedRun;
  readonly view: DeskView;
  readonly send: (order: DeskOrder) => void;
  /** What went wrong, said above everything else. */
  readonly problem: ReactNode;
  readonly isSaving: boolean;
  readonly onSaving: (isSaving: boolean) => void;
}

/** The workbench with a board on it. */
export function OpenWorkbench({ loaded, view, send, problem, isSaving, onSaving }: OpenWorkbenchProps) {
  const { board, site } = loaded;
  const { picture, open = NO_OPEN } = view;
  const status = picture?.status ?? "stands";
  const [viewport, setViewport] = useState(FIRST_VIEW);
  const [look, setLook] = useState(FIRST_LOOK);
  const [marks, setMarks] = useState(FIRST_MARKS);
  const [hidden, setHidden] = useState<ReadonlySet<SceneLayerId>>(() => hiddenAtFirst(board));
  const [pace, setPace] = useState(FIRST_PACE);
  const [start, setStart] = useState(loaded.start);
  const [marked, setMarked] = useState<Point>();
  const [connection, setConnection] = useState<OpenConnection>();
  const [isExplaining, setIsExplaining] = useState(false);
  const [areKeysShown, setAreKeysShown] = useState(false);
  const [areOptionsShown, setAreOptionsShown] = useState(false);
  const plane = usePlaneImage(picture?.plane, site.grid);

  useEffect(() => {
    setStart(loaded.start);
    setAreOptionsShown(false);
    setMarked(undefined);
    setLook((before) => lookAt(loaded, before));
  }, [loaded]);
  useEffect(() => send({ kind: "look", look }), [look, send]);
  const { visits } = picture?.place ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step, or an answer, ends the wait
  useEffect(() => setIsExplaining(false), [view.open, visits]);

  const overlay = useMemo(
    (): OverlayPicture => ({
      grid: site.grid,
      showsLattice: marks.lattice,
      plane,
      accesses: picture?.accesses ?? [],
      conflicts: marks.conflicts && look.picture === "current" ? (picture?.conflicts ?? []) : [],
      open: marks.open ? open : NO_OPEN,
      chosen: marks.open && connection && open.includes(connection) ? connection : undefined,
      marked,
      node: view.node,
    }),
    [site, marks, plane, picture, look.picture, open, connection, marked, view.node],
  );

  const goTo = (place: Point, around: number) => {
    setMarked(place);
    setViewport((before) =>
      fitViewport(before, growBox({ minX: place.x, maxX: place.x, minY: place.y, maxY: place.y }, around)),
    );
  };
  const showConnection = (chosen: OpenConnection) => {
    setMarked(undefined);
    setConnection(chosen);
    const box = boxOfPoints([chosen.from, chosen.to]);
    if (box) setViewport((before) => lookAtBox(before, box));
  };
  const chooseTerminal = (terminal: number | undefined) => {
    setLook((before) => ({ ...before, terminal }));
    const chosen = terminal === undefined ? undefined : site.terminals[terminal];
    if (chosen) goTo(chosen, ABOUT_A_PAD);
    else setMarked(undefined);
  };
  const pick = (items: readonly PickedItem[]) => {
    const pad = items.find((item) => item.kind === "pad");
    const terminal = pad ? site.terminals.findIndex(({ item }) => item === pad.pad.id) : -1;
    setMarked(undefined);
    setLook((before) => ({ ...before, terminal: terminal < 0 ? undefined : terminal }));
  };
  const pointAt = useProbe(send);
  const play = () => send({ kind: "play", ...pace });
  const pause = () => send({ kind: "pause" });
  const showPlane = (kind: PlaneKind | undefined) => setLook((before) => ({ ...before, plane: kind }));
  const swapPicture = () =>
    setLook((before) => ({ ...before, picture: before.picture === "best" ? "current" : "best" }));

  useWorkbenchKeys({
    Space: status === "working" ? pause : play,
    KeyT: () => send({ kind: "advance", unit: "turn" }),
    KeyE: () => send({ kind: "advance", unit: "epoch" }),
    KeyR: () => send({ kind: "advance", unit: "round" }),
    KeyP: () => send({ kind: "advance", unit: "phase" }),
    KeyX: () => send({ kind: "advance", unit: "end" }),
    KeyB: swapPicture,
    Digit0: () => showPlane(undefined),
    Digit1: () => showPlane("field"),
    Digit2: () => showPlane("occupancy"),
    Digit3: () => showPlane("history"),
    Digit4: () => showPlane("congestion"),
    KeyL: () => setMarks((before) => ({ ...before, lattice: !before.lattice })),
    KeyH: () => setMarks((before) => ({ ...before, netInTurn: !before.netInTurn })),
    "?": () => setAreKeysShown(true),
    KeyS: () => onSaving(status !== "working"),
  });

  const netInTurn = marks.netInTurn ? site.nets.find(({ name }) => name === picture?.place.net)?.id : undefined;
  return (
    <main className={classes.workbench}>
      {problem}
      <StepBar
        status={status}
        pace={pace}
        onPace={setPace}
        onPlay={play}
        onPause={pause}
        onStep={(unit) => send({ kind: "advance", unit })}
        start={start}
        onStart={setStart}
        isStartChanged={!isSameStart(start, loaded.start)}
        onOptions={() => setAreOptionsShown(true)}
        onRestart={() => send({ kind: "restart", start })}
      />
      <RegressionNote regression={loaded.regression} />
      <div className={classes.main}>
        <WorkbenchStage
          board={board}
          site={site}
          copper={picture?.copper}
          overlay={overlay}
          net={netInTurn}
          hidden={hidden}
          view={viewport}
          onView={setViewport}
          onPlace={pointAt}
          onPick={pick}
          onKeys={() => setAreKeysShown(true)}
        />
        <section className={classes.side} aria-label="Inside the engine">
          {picture && <StepFacts picture={picture} />}
          <Tabs defaultValue="look" className={classes.tabs} keepMounted={false}>
            <Tabs.List grow>
              <Tabs.Tab value="look">Look</Tabs.Tab>
              <Tabs.Tab value="conflicts">{counted("Conflicts", picture?.conflicts.length)}</Tabs.Tab>
              <Tabs.Tab value="open">{counted("Open", openCount(view))}</Tabs.Tab>
              <Tabs.Tab value="pads">Pads</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="look">
              <LookPanel
                board={board}
                site={site}
                picture={picture}
                look={look}
                onLook={setLook}
                marks={marks}
                onMarks={setMarks}
                hidden={hidden}
                onHidden={setHidden}
              />
            </Tabs.Panel>
            <Tabs.Panel value="conflicts">
              <ConflictsPanel conflicts={picture?.conflicts ?? []} onPlace={(place) => goTo(place, ABOUT_A_CONFLICT)} />
            </Tabs.Panel>
            <Tabs.Panel value="open">
              <OpenPanel
                openNets={picture?.openNets ?? []}
                open={view.open}
                isExplaining={isExplaining}
                isBusy={status === "working"}
                onExplain={() => {
                  setIsExplaining(true);
                  send({ kind: "explain" });
                }}
                chosen={connection}
                onConnection={showConnection}
              />
            </Tabs.Panel>
            <Tabs.Panel value="pads">
              <PadsPanel terminals={site.terminals} chosen={look.terminal} onTerminal={chooseTerminal} />
            </Tabs.Panel>
          </Tabs>
        </section>
      </div>
      <NodeLine board={board} node={view.node} />
      <KeySheet opened={areKeysShown} onClose={() => setAreKeysShown(false)} />
      <OptionsDialog
        opened={areOptionsShown}
        onClose={() => setAreOptionsShown(false)}
        options={loaded.options}
        refusal={view.problem}
        onOptions={(options) => send({ kind: "restart", start, options })}
      />
      <SaveDialog
        opened={isSaving}
        onClose={() => onSaving(false)}
        onSave={(about) => {
          onSaving(false);
          send({ kind: "save", about });
        }}
      />
      <p className="tw-visually-hidden" aria-live="polite">
        {picture && status !== "working" && plural(picture.conflicts.length, "conflict")}
      </p>
    </main>
  );
}

function isSameStart(a: StartChoice, b: StartChoice): boolean {
  return a.tracks === b.tracks && a.pours === b.pours && a.seed === b.seed;
}

function counted(name: string, count: number | undefined): string {
  return count ? `${name} ${count}` : name;
}

function openCount({ picture }: DeskView): number | undefined {
  return picture?.openNets.reduce((sum, { open }) => sum + open, 0);
}

/** The same look at another board, as far as it has what is looked at. */
function lookAt({ site }: LoadedRun, { choice, ...look }: LookChoice): LookChoice {
  const profiles = choice.layer === "vias" ? site.vias : site.tracks;
  const fits = choice.profile < profiles.length && (choice.layer === "vias" || choice.layer < site.grid.layers);
  return { ...look, choice: fits ? choice : FIRST_LOOK.choice, terminal: undefined };
}

/** Asks for the node under the pointer, once a frame at most. */
function useProbe(send: (order: DeskOrder) => void): (place: Point | undefined) => void {
  const frame = useRef<number>(undefined);
  const last = useRef<Point>(undefined);
  useEffect(() => () => cancelAnimationFrame(frame.current ?? 0), []);
  return (place) => {
    if (!place) return;
    last.current = place;
    frame.current ??= requestAnimationFrame(() => {
      frame.current = undefined;
      if (last.current) send({ kind: "probe", ...last.current });
    });
  };
}
