import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadingSkeleton } from "../../../shell/loading-skeleton.tsx";
import { type ChosenParts, NOTHING_CHOSEN } from "../../result/chosen-parts.ts";
import classes from "../blocks.module.css";

const ModelPane = lazy(() => import("../../result/model/model-pane.tsx"));

/** The layout of a block in space. */
export function BlockModel({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ChosenParts>(NOTHING_CHOSEN);
  return (
    <Suspense fallback={<LoadingSkeleton height={420} />}>
      <ModelPane
        url={url}
        name={name}
        chosen={chosen}
        onChoose={(references, from) => setChosen({ references: new Set(references), from })}
        onFacts={noteNothing}
        instead={<p className={classes.quiet}>{t("library.noSpace")}</p>}
      />
    </Suspense>
  );
}

function noteNothing(): void {}
