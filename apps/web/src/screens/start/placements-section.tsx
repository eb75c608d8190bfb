import { useTranslation } from "react-i18next";
import { EXAMPLE_FACTS as facts } from "./example-facts.ts";
import { StartPicture } from "./start-picture.tsx";
import classes from "./start-screen.module.css";

const PROFILES = ["compact", "routable", "orderly"] as const;

/** The three placements of one example, with the numbers that a person chooses by. */
export function PlacementsSection() {
  const { t } = useTranslation();
  const cards = PROFILES.flatMap((profile) =>
    facts.placements.filter((one) => one.profile === profile).map((one) => ({ ...one, profile })),
  );
  return (
    <section aria-labelledby="start-place">
      <h2 id="start-place">{t("start.place.title")}</h2>
      <p className={classes.body}>{t("start.place.body")}</p>
      <ul className={classes.three}>
        {cards.map(({ profile, wireLengthMm, crossings, decouplingMm, trialVias }) => {
          const name = t(`start.place.${profile}`);
          return (
            <li key={profile} className={classes.card}>
              <StartPicture
                name={`placement-${profile}`}
                alt={t("start.place.alt", { name })}
                sizes="(min-width: 900px) 390px, calc(100vw - 32px)"
                width={800}
                height={527}
              />
              <h3>{name}</h3>
              <dl className={classes.facts}>
                <Fact name={t("start.place.wires")} value={`${wireLengthMm.toLocaleString("en")} mm`} />
                <Fact name={t("start.place.crossings")} value={String(crossings)} />
                <Fact name={t("start.place.decoupling")} value={`${decouplingMm} mm`} />
                <Fact name={t("start.place.vias")} value={String(trialVias)} />
              </dl>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tw-number">{value}</dd>
    </div>
  );
}
