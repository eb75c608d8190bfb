/**
 * The board in space alone, with no server and nobody signed in: `npm run bench -- models` builds this page and serves the
 * model beside it. In no build of the application.
 */
import "@mantine/core/styles.css";
import "../theme/fonts.ts";
import "../theme/base.css";
import { MantineProvider } from "@mantine/core";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { loadAllTexts, setUpTranslations } from "../i18n/set-up-translations.ts";
import { type ChosenParts, NOTHING_CHOSEN } from "../screens/result/chosen-parts.ts";
import ModelPane from "../screens/result/model/model-pane.tsx";
import { bindMantineVariables, theme } from "../theme/theme.ts";

function ModelPage() {
  const [chosen, setChosen] = useState<ChosenParts>(NOTHING_CHOSEN);
  return (
    <div style={{ height: "100vh", display: "flex" }}>
      <ModelPane
        url="/model.glb"
        name="Board"
        chosen={chosen}
        onChoose={(references, from) => setChosen({ references: new Set(references), from })}
        onFacts={noteNothing}
        instead={null}
      />
    </div>
  );
}

function noteNothing(): void {}

await setUpTranslations();
await loadAllTexts();
const root = document.getElementById("root");
if (!root) throw new Error("model.html has no #root.");
createRoot(root).render(
  <MantineProvider theme={theme} cssVariablesResolver={bindMantineVariables} defaultColorScheme="auto">
    <ModelPage />
  </MantineProvider>,
);
