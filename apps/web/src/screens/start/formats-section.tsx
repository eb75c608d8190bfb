import { useTranslation } from "react-i18next";
import classes from "./start-screen.module.css";

const DIRECTIONS = { in: ["kicad", "easyeda"], out: ["gerber", "assembly", "editable", "drawings"] } as const;
const CHECKS = ["receipt", "rules", "locked", "readBack"] as const;

/** What can be brought, what is made of it, and how that is checked. */
export function FormatsSection() {
  const { t } = useTranslation();
  return (
    <div className={classes.halves}>
      <section aria-labelledby="start-formats">
        <h2 id="start-formats">{t("start.formats.title")}</h2>
        {(["in", "out"] as const).map((direction) => (
          <div key={direction} className={classes.direction}>
            <h3>{t(`start.formats.${direction}`)}</h3>
            <dl className={classes.terms}>
              {DIRECTIONS[direction].map((format) => (
                <div key={format}>
                  <dt>{t(`start.formats.${format}`)}</dt>
                  <dd>{t(`start.formats.${format}Body`)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </section>
      <section aria-labelledby="start-checks">
        <h2 id="start-checks">{t("start.checks.title")}</h2>
        <dl className={classes.terms}>
          {CHECKS.map((check) => (
            <div key={check}>
              <dt>{t(`start.checks.${check}`)}</dt>
              <dd>{t(`start.checks.${check}Body`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
