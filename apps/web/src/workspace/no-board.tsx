import { useTranslation } from "react-i18next";
import classes from "./workspace.module.css";

/** A project made from a schematic alone has nothing to draw here yet. */
export function NoBoard() {
  const { t } = useTranslation();
  return (
    <section className={classes.empty}>
      <h2>{t("workspace.noBoardTitle")}</h2>
      <p>{t("workspace.noBoardBody")}</p>
    </section>
  );
}
