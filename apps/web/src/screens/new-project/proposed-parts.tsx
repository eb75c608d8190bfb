import { useTranslation } from "react-i18next";
import { type BoardProposal, partsByWeight } from "./board-draft.ts";
import classes from "./proposed-board.module.css";

/** More parts than this are counted, not listed. */
const PARTS_SHOWN = 100;

/** Which footprint every part gets, those to look at first. */
export function ProposedParts({ proposal }: { proposal: BoardProposal }) {
  const { t } = useTranslation();
  const parts = partsByWeight(proposal);
  const toReview = parts.filter(({ severity }) => severity === "error" || severity === "warning").length;
  return (
    <details className={classes.details} open={toReview > 0}>
      <summary>
        {t("newProject.board.footprints", { count: parts.length })}
        {toReview > 0 && <strong> · {t("newProject.board.toReview", { count: toReview })}</strong>}
      </summary>
      <div className={classes.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("newProject.board.part")}</th>
              <th scope="col">{t("newProject.board.value")}</th>
              <th scope="col">{t("newProject.board.footprint")}</th>
            </tr>
          </thead>
          <tbody>
            {parts.slice(0, PARTS_SHOWN).map((part) => (
              <tr key={part.reference} data-severity={part.severity}>
                <th scope="row">{part.reference}</th>
                <td>{part.value}</td>
                <td>
                  {part.footprint !== null && <span className={classes.name}>{withoutLibrary(part.footprint)}</span>}
                  <span className={classes.note}>
                    {t(`newProject.board.source.${part.source}`, { wanted: withoutLibrary(part.wanted) })}
                  </span>
                  {part.severity === "error" && <span className={classes.note}>{part.remark}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {parts.length > PARTS_SHOWN && <p>{t("newProject.board.moreParts", { count: parts.length - PARTS_SHOWN })}</p>}
      </div>
    </details>
  );
}

function withoutLibrary(name: string): string {
  return name.slice(name.lastIndexOf(":") + 1);
}
