import { Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EXAMPLE_FACTS as facts } from "./example-facts.ts";
import { StartPicture } from "./start-picture.tsx";
import classes from "./start-screen.module.css";
import { WaysIn } from "./ways-in.tsx";

export function HeroSection() {
  const { t } = useTranslation();
  const { connected, total, vias } = facts.routed;
  return (
    <section className={classes.hero}>
      <div className={classes.heroWords}>
        <Title order={1}>{t("start.title")}</Title>
        <p className={classes.lead}>{t("start.lead")}</p>
        <WaysIn />
      </div>
      <figure className={classes.figure}>
        <StartPicture
          first
          name="routed"
          alt={t("start.hero.alt")}
          sizes="(min-width: 1280px) 1200px, calc(100vw - 32px)"
          width={2400}
          height={1582}
        />
        <figcaption>{t("start.hero.caption", { connected, total, vias })}</figcaption>
      </figure>
    </section>
  );
}
