import { useTranslation } from "react-i18next";
import { ErrorNote } from "./error-note.tsx";
import { LoadingOverlay } from "./loading-overlay.tsx";
import { RetryButton } from "./retry-button.tsx";
import { type LoadPart, useLatePart } from "./use-late-part.ts";

/** A part of a screen whose code is fetched when it is first wanted; where that fails, it says so in its place. */
export function LatePanel<Props extends object>({
  load,
  props,
}: {
  /** The same function every time. */
  load: LoadPart<Props>;
  props: Props;
}) {
  const { t } = useTranslation();
  const { Part, failed, retry } = useLatePart(load);
  if (Part) return <Part {...props} />;
  if (!failed) return <LoadingOverlay />;
  return (
    <ErrorNote error={{ sentence: t("latePart.failed"), code: undefined }} action={<RetryButton onClick={retry} />} />
  );
}
