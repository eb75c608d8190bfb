import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "./theme/fonts.ts";
import "./theme/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Application } from "./application.tsx";
import { setUpTranslations } from "./i18n/set-up-translations.ts";
import { guardCompositions } from "./shell/guard-compositions.ts";

guardCompositions(window);
await setUpTranslations();
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");
createRoot(root).render(
  <StrictMode>
    <Application />
  </StrictMode>,
);
