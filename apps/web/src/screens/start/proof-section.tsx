import { useTranslation } from "react-i18next";
import { PROOFS } from "./proofs.ts";
import classes from "./start-screen.module.css";

/** Numbers of the benches, each with the file that states it, and how every single result is checked. */
export function ProofSection() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="start-proof">
      <h2 id="start-proof">{t("start.proof.title")}</h2>
      <p className={classes.body}>{t("start.proof.body")}</p>
      <ul className={classes.proofs}>
        {(["errors", "routed", "placed", "films"] as const).map((claim) => {
          const { value, of, file } = PROOFS[claim];
          const numbers = { value, of, seconds: PROOFS.routed.seconds, percent: PROOFS.films.percent };
          return (
            <li key={claim}>
              <strong>{claim === "errors" ? value : t("start.proof.ratio", numbers)}</strong>
              <span>{t(`start.proof.${claim}`, numbers)}</span>
              <span className={classes.source}>
                {t("start.proof.file")} <code>{file}</code>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
