import { copperLayers } from "@tracewright/board";
import { dropAt, type SupplyMap } from "@tracewright/checks";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useDisplay } from "../canvas/use-display.ts";
import { useCamera, useCameraFact } from "../controller/canvas/camera.ts";
import { useSubject } from "../controller/canvas/subject.ts";
import { DROP_GRADIENT } from "../supply-drop/drop-scale.ts";
import classes from "./drop-legend.module.css";
import { wordVolts } from "./word-drop.ts";

/** The colours with their volts, and the drop of the copper under the pointer. `factor`: of the current that was solved with. */
export function DropScale({ map, factor }: { map: SupplyMap; factor: number }) {
  const { t } = useTranslation();
  const { board } = useSubject();
  const { hidden } = useDisplay();
  const camera = useCamera();
  const isFromBack = useCameraFact(camera, ({ view }) => view.flipped);
  const layers = useMemo(() => {
    const shown = copperLayers(board).filter((layer) => !hidden.has(layer));
    return isFromBack ? shown.toReversed() : shown;
  }, [board, hidden, isFromBack]);
  const here = useCameraFact(camera, ({ over }) => over && dropAt(map, over, layers));
  const word = (volts: number) => wordVolts(factor * volts);
  const share = here === undefined || map.max === 0 ? undefined : Math.min(1, here / map.max);
  return (
    <>
      <div role="img" aria-label={t("supplyDrop.scale", { most: word(map.max) })}>
        <div className={classes.bar} style={{ background: DROP_GRADIENT }}>
          {share !== undefined && <span className={classes.needle} style={{ left: `${100 * share}%` }} />}
        </div>
        <div className={`${classes.ticks} tw-number`}>
          <span>{word(0)}</span>
          <span>{word(map.max / 2)}</span>
          <span>{word(map.max)}</span>
        </div>
      </div>
      <p className={classes.pair}>
        <span>{t("supplyDrop.here")}</span>
        <output className="tw-number">{here === undefined ? t("supplyDrop.nowhere") : word(here)}</output>
      </p>
    </>
  );
}
