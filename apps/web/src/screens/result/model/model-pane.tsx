import { Loader } from "@mantine/core";
import { useReducedMotion } from "@mantine/hooks";
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FailedPage } from "../../../shell/failed-page.tsx";
import type { ChosenParts } from "../chosen-parts.ts";
import type { ViewName } from "./camera-views.ts";
import type { ModelFacts, ModelPart, Shown } from "./model-facts.ts";
import { type ModelCommand, modelCommand } from "./model-keys.ts";
import { ModelLegend } from "./model-legend.tsx";
import classes from "./model-pane.module.css";
import { ModelToolbar } from "./model-toolbar.tsx";
import type { ModelViewer } from "./model-viewer.ts";
import { partsInOrder } from "./parts-in-order.ts";
import { sayChosen } from "./say-chosen.ts";
import { useBoardModel } from "./use-board-model.ts";
import { useModelFile } from "./use-model-file.ts";
import { useModelViewer } from "./use-model-viewer.ts";

const ALL_LAYERS: Shown["layers"] = new Set([
  "Edge.Cuts",
  "*.Cu",
  "F.Cu",
  "F.Mask",
  "F.SilkS",
  "B.Cu",
  "B.Mask",
  "B.SilkS",
]);

export interface ModelPaneProps {
  readonly url: string;
  /** Of the project. */
  readonly name: string;
  readonly chosen: ChosenParts;
  readonly onChoose: (references: readonly string[], from: ChosenParts["from"]) => void;
  readonly onFacts: (facts: ModelFacts) => void;
  /** Called before another try. */
  readonly onRetry?: () => void;
  /** What is shown where nothing can be drawn in space. */
  readonly instead: ReactNode;
}

/** The board in space: turned by hand or by keys, its layers and parts shown, hidden and pulled apart. */
export default function ModelPane({ url, name, chosen, onChoose, onFacts, onRetry, instead }: ModelPaneProps) {
  const { t } = useTranslation();
  const { file, retry } = useModelFile(url);
  const retryModel = () => {
    onRetry?.();
    retry();
  };
  const isStill = useReducedMotion();
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { model, isUnreadable } = useBoardModel(file.status === "ready" ? file.glb : undefined);
  const [shown, setShown] = useState<Shown>({ layers: ALL_LAYERS, front: true, back: true });
  const [spread, setSpread] = useState(0);
  const choose = useCallback(
    (part: ModelPart | undefined) => onChoose(part ? [part.reference] : [], "model"),
    [onChoose],
  );
  const viewer = useRef<ModelViewer>(undefined);
  const failure = useModelViewer(viewer, model, { canvas, frame, isStill, onPick: choose });

  useEffect(() => {
    if (model) onFacts(model.facts);
  }, [model, onFacts]);
  useEffect(() => {
    model?.show(shown);
    viewer.current?.draw();
  }, [model, shown]);
  useEffect(() => {
    model?.explode(spread);
    viewer.current?.draw();
  }, [model, spread]);
  const isApart = spread > 0;
  const wasApart = useRef(isApart);
  useEffect(() => {
    // What comes apart is to be seen whole.
    if (wasApart.current !== isApart) viewer.current?.fit();
    wasApart.current = isApart;
  }, [isApart]);
  const { references, from } = chosen;
  useEffect(() => {
    if (!model) return;
    model.choose(references);
    viewer.current?.draw();
    const box = from === "model" ? undefined : model.boundsOf(references);
    if (!box) return;
    const sides = new Set(
      model.facts.parts.filter(({ reference }) => references.has(reference)).map(({ side }) => side),
    );
    viewer.current?.goTo(box, sides.size === 1 ? [...sides][0] : undefined);
  }, [model, references, from]);

  const parts = useMemo(() => partsInOrder(model?.facts.parts ?? []), [model]);
  const areShown = shown.front && shown.back;
  const step = (by: 1 | -1) => {
    const at = parts.findIndex(({ reference }) => references.has(reference));
    const next = at < 0 && by < 0 ? parts.at(-1) : parts[(at + by + parts.length) % Math.max(1, parts.length)];
    if (next) onChoose([next.reference], "list");
  };
  const toggleParts = () => setShown((before) => ({ ...before, front: !areShown, back: !areShown }));
  const obey = (command: ModelCommand) => {
    switch (command.do) {
      case "look":
        return viewer.current?.look(command.from);
      case "fit":
        return viewer.current?.fit();
      case "turn":
        return viewer.current?.turn(command.around, command.over);
      case "shift":
        return viewer.current?.shift(command.right, command.up);
      case "zoom":
        return viewer.current?.zoom(command.by);
      case "parts":
        return toggleParts();
      case "explode":
        return setSpread((before) => (before > 0 ? 0 : 1));
      case "next":
        return step(1);
      case "previous":
        return step(-1);
      case "forget":
        return onChoose([], "list");
    }
  };
  const photograph = useCallback(async () => {
    const ground = frame.current ? getComputedStyle(frame.current).backgroundColor : "#ffffff";
    const picture = await viewer.current?.picture(ground);
    if (picture) savePicture(picture, name);
  }, [name]);

  if (failure === "noGraphics")
    return (
      <div className={classes.instead}>
        <p role="status" className={classes.note}>
          {t("result.model.noGraphics")}
        </p>
        {instead}
      </div>
    );
  if (file.status === "refused")
    return (
      <div className={classes.instead}>
        <div role="status" className={classes.note}>
          <p>{t("result.model.refused")}</p>
          <ul>
            {file.reasons.map((reason) => (
              <li key={reason}>{reason.replace(/^No 3D model: /, "")}</li>
            ))}
          </ul>
        </div>
        {instead}
      </div>
    );
  if (failure === "lost" || isUnreadable || file.status === "failed")
    return <FailedPage error={{ sentence: t("result.model.failed"), code: undefined }} onRetry={retryModel} />;
  return (
    <section className={classes.pane} aria-label={t("result.view.model")}>
      <ModelToolbar
        isDisabled={!model}
        onLook={(view: ViewName) => obey({ do: "look", from: view })}
        onFit={() => obey({ do: "fit" })}
        areShown={areShown}
        onParts={toggleParts}
        spread={spread}
        onSpread={setSpread}
        onPhotograph={() => void photograph()}
        parts={parts}
        chosen={references}
        onChoose={(reference) => onChoose(reference ? [reference] : [], "list")}
      />
      <div className={classes.stage}>
        <div className={classes.frame} ref={frame} data-model={model ? "shown" : file.status}>
          {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a separate application, described beside it */}
          <canvas
            ref={canvas}
            className={classes.canvas}
            tabIndex={0}
            role="application"
            aria-label={t("result.model.label", { name })}
            aria-describedby={hintId}
            onKeyDown={(event) => {
              const command = modelCommand(event);
              if (!command) return;
              event.preventDefault();
              obey(command);
            }}
            onContextMenu={(event) => event.preventDefault()}
          />
          {!model && (
            <div className={classes.waiting} role="status">
              <Loader size="sm" />
              {t(file.status === "making" ? "result.model.making" : "result.model.loading")}
            </div>
          )}
          <p id={hintId} className={classes.hint}>
            {t("result.model.hint")}
          </p>
          <p role="status" className={classes.said}>
            {sayChosen(parts, references, t)}
          </p>
        </div>
        {model && <ModelLegend facts={model.facts} shown={shown} onShown={setShown} />}
      </div>
    </section>
  );
}

function savePicture(picture: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = `${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, "-") || "board"}-3d.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
