import { useTranslation } from "react-i18next";
import { usePageTitle } from "../../shell/page-title.ts";
import { FabSection } from "./fab-section.tsx";
import { FormatsSection } from "./formats-section.tsx";
import { HeroSection } from "./hero-section.tsx";
import { ModelSection } from "./model-section.tsx";
import { PlacementsSection } from "./placements-section.tsx";
import { ProofSection } from "./proof-section.tsx";
import { RoutingSection } from "./routing-section.tsx";
import classes from "./start-screen.module.css";
import { WaysIn } from "./ways-in.tsx";

/** Introduces the product by its results on the examples. */
export default function StartScreen() {
  const { t } = useTranslation();
  usePageTitle(t("start.short"));
  return (
    <div className={classes.start}>
      <HeroSection />
      <PlacementsSection />
      <RoutingSection />
      <ModelSection />
      <FabSection />
      <ProofSection />
      <FormatsSection />
      <section className={classes.end} aria-labelledby="start-end">
        <div>
          <h2 id="start-end">{t("start.end.title")}</h2>
          <p>{t("start.end.body")}</p>
        </div>
        <WaysIn />
      </section>
    </div>
  );
}
