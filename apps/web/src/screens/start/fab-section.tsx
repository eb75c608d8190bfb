import { useTranslation } from "react-i18next";
import { EXAMPLE_FACTS as facts } from "./example-facts.ts";
import { StartPicture } from "./start-picture.tsx";
import classes from "./start-screen.module.css";

const FILMS = ["F.Cu", "In1.Cu", "B.Cu", "F.Mask", "F.Paste", "F.SilkS"];

/** Layers as they go to the fab, and what was checked of them. */
export function FabSection() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="start-fab">
      <h2 id="start-fab">{t("start.fab.title")}</h2>
      <p className={classes.body}>{t("start.fab.body")}</p>
      <ul className={classes.films}>
        {FILMS.map((layer) => (
          <li key={layer}>
            <StartPicture
              name={`film-${layer.replace(".", "-").toLowerCase()}`}
              alt={t("start.fab.alt", { layer })}
              sizes="(min-width: 900px) 190px, 45vw"
              width={480}
              height={306}
            />
            <span className="tw-number" aria-hidden>
              {layer}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.passed}>{t("start.fab.passed", facts.fabChecks)}</p>
    </section>
  );
}
