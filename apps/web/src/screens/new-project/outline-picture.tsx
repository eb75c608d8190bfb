import { useTranslation } from "react-i18next";
import { CROWDED_SHARE, type OutlineSize } from "./board-draft.ts";
import classes from "./proposed-board.module.css";

const VIEW = { width: 220, height: 150 };
const MARGIN = 24;

/** The outline in its proportions, and in it the area that the parts take. */
export function OutlinePicture({ size: { widthMm, heightMm }, share }: { size: OutlineSize; share: number }) {
  const { t } = useTranslation();
  const scale = Math.min((VIEW.width - 2 * MARGIN) / widthMm, (VIEW.height - 2 * MARGIN) / heightMm);
  const width = widthMm * scale;
  const height = heightMm * scale;
  const x = (VIEW.width - width) / 2;
  const y = (VIEW.height - height) / 2;
  const filled = Math.sqrt(Math.min(1, share));
  const length = (mm: number) => `${Number(mm.toFixed(1))} mm`;
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      role="img"
      aria-label={t("newProject.board.picture", {
        width: Number(widthMm.toFixed(1)),
        height: Number(heightMm.toFixed(1)),
        percent: Math.round(100 * share),
      })}
    >
      <rect x={x} y={y} width={width} height={height} rx={Math.min(6, 2 * scale)} className={classes.outline} />
      <rect
        x={x + (width * (1 - filled)) / 2}
        y={y + (height * (1 - filled)) / 2}
        width={width * filled}
        height={height * filled}
        data-crowded={share > CROWDED_SHARE}
        className={classes.parts}
      />
      <text x={VIEW.width / 2} y={y - 8} textAnchor="middle">
        {length(widthMm)}
      </text>
      <text x={x - 8} y={VIEW.height / 2} textAnchor="middle" transform={`rotate(-90 ${x - 8} ${VIEW.height / 2})`}>
        {length(heightMm)}
      </text>
      <text x={VIEW.width / 2} y={VIEW.height / 2} textAnchor="middle" dominantBaseline="central">
        {Math.round(100 * share)} %
      </text>
    </svg>
  );
}
