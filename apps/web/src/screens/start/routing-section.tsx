import { useTranslation } from "react-i18next";
import { EXAMPLE_FACTS as facts } from "./example-facts.ts";
import { StartPicture } from "./start-picture.tsx";
import classes from "./start-screen.module.css";

const PLACE = { sizes: "(min-width: 900px) 590px, calc(100vw - 32px)", width: 1200, height: 702 };

/** One board before and after. */
export function RoutingSection() {
  const { t } = useTranslation();
  const { connected, total, vias, lengthMm } = facts.usb;
  return (
    <section aria-labelledby="start-route">
      <h2 id="start-route">{t("start.route.title")}</h2>
      <p className={classes.body}>{t("start.route.body")}</p>
      <div className={classes.two}>
        <figure className={classes.figure}>
          <StartPicture name="usb-open" alt={t("start.route.openAlt")} {...PLACE} />
          <figcaption>{t("start.route.open", { count: total })}</figcaption>
        </figure>
        <figure className={classes.figure}>
          <StartPicture name="usb-routed" alt={t("start.route.routedAlt")} {...PLACE} />
          <figcaption>{t("start.route.routed", { connected, total, vias, length: lengthMm })}</figcaption>
        </figure>
      </div>
    </section>
  );
}
