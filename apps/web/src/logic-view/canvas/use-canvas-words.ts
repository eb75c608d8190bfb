import type { AriaLabelConfig } from "@xyflow/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** What screen readers hear of the canvas. */
export function useCanvasWords(): Partial<AriaLabelConfig> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      "node.a11yDescription.default": t("logicCanvas.nodeHelp"),
      "node.a11yDescription.keyboardDisabled": t("logicCanvas.nodeHelp"),
      "node.a11yDescription.ariaLiveMessage": ({ x, y }) => t("logicCanvas.movedTo", { x, y }),
      "edge.a11yDescription.default": t("logicCanvas.wireHelp"),
      "handle.ariaLabel": t("logicCanvas.port"),
    }),
    [t],
  );
}
