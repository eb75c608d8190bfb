import { CloseButton, NumberInput } from "@mantine/core";
import type { SupplyMap } from "@tracewright/checks";
import { shownName } from "@tracewright/text";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCamera } from "../controller/canvas/camera.ts";
import { useSubject } from "../controller/canvas/subject.ts";
import { useWorkspaceDropMap } from "../controller/drop-map.ts";
import classes from "./drop-legend.module.css";
import { DropScale } from "./drop-scale-bar.tsx";
import { LoadList } from "./load-list.tsx";
import { onePerName } from "./one-per-name.ts";
import { useLookAtDrops } from "./use-look-at-drops.ts";
import { wordAmperes } from "./word-drop.ts";

/** What the colours on the board mean while the drop of a supply is shown, and what was assumed. */
export function DropLegend() {
  const { net, answer, status, close } = useWorkspaceDropMap();
  const { board } = useSubject();
  const { canvasRef } = useCamera();
  const { t } = useTranslation();
  if (net === undefined) return null;
  const name = shownName(board.nets.find(({ id }) => id === net)?.name ?? net);
  const leave = () => {
    close();
    canvasRef.current?.focus();
  };
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    leave();
  };
  return (
    <section className={classes.legend} aria-label={t("supplyDrop.title", { net: name })} onKeyDown={leaveByKey}>
      <header className={classes.head}>
        <h2>{t("supplyDrop.title", { net: name })}</h2>
        <CloseButton size={24} aria-label={t("supplyDrop.close")} onClick={leave} />
      </header>
      <p className={classes.quiet} role="status">
        {status === "failed" && t("supplyDrop.failed")}
        {status === "solving" && t(answer ? "supplyDrop.outdated" : "supplyDrop.solving")}
        {status === "done" &&
          answer &&
          "why" in answer &&
          t(`supplyDrop.why.${answer.why}`, { net: name, load: answer.load ?? "" })}
      </p>
      {answer && !("why" in answer) && <MapLegend map={answer} />}
    </section>
  );
}

function MapLegend({ map }: { map: SupplyMap }) {
  const { t } = useTranslation();
  const [amperes, setAmperes] = useState(map.amperes);
  useLookAtDrops(map);
  const count = map.loads.length;
  return (
    <>
      <DropScale map={map} factor={amperes / map.amperes} />
      <LoadList map={map} factor={amperes / map.amperes} />
      <NumberInput
        size="xs"
        className={classes.current ?? ""}
        label={t("supplyDrop.current")}
        value={amperes}
        min={0.001}
        max={1000}
        step={0.1}
        decimalScale={3}
        onChange={(value) => typeof value === "number" && value > 0 && setAmperes(value)}
      />
      <p className={classes.quiet}>
        {t("supplyDrop.assumed", { count, amperes: wordAmperes(amperes), each: wordAmperes(amperes / count) })}{" "}
        {t("supplyDrop.held", { count: onePerName(map.sources).length })}
        {map.unreached > 0 && ` ${t("supplyDrop.unreached", { count: map.unreached })}`}
      </p>
    </>
  );
}
