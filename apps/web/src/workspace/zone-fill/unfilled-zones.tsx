import type { Board } from "@tracewright/board";
import { useTranslation } from "react-i18next";
import { countUnfilledZones } from "./count-unfilled-zones.ts";
import classes from "./unfilled-zones.module.css";

/** Why more connections are open here than in the verdict, which fills the zones first. */
export function UnfilledZones({ board }: { board: Board }) {
  const { t } = useTranslation();
  const count = countUnfilledZones(board);
  return count > 0 ? <p className={classes.note}>{t("checks.unfilled", { count })}</p> : null;
}
