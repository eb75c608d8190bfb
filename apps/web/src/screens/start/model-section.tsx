import { useTranslation } from "react-i18next";
import { StartPicture } from "./start-picture.tsx";
import classes from "./start-screen.module.css";

export function ModelSection() {
  const { t } = useTranslation();
  return (
    <section className={classes.beside} aria-labelledby="start-model">
      <div>
        <h2 id="start-model">{t("start.model.title")}</h2>
        <p className={classes.body}>{t("start.model.body")}</p>
      </div>
      <StartPicture
        name="model"
        alt={t("start.model.alt")}
        sizes="(min-width: 900px) 790px, calc(100vw - 32px)"
        width={1600}
        height={864}
      />
    </section>
  );
}
