import { Button, Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ErrorNote } from "./error-note.tsx";
import { LoadingOverlay } from "./loading-overlay.tsx";
import { useFocusBack } from "./use-focus-back.ts";
import { type LoadPart, useLatePart } from "./use-late-part.ts";

/**
 * A dialog whose code is fetched when it is first wanted. Where that fails, because the network is away or the server
 * has a newer version, it says so in the dialog's place and lets one try again; the page under it is none the worse.
 */
export function LateDialog<Props extends { readonly onClose: () => void }>({
  load,
  props,
}: {
  /** The same function every time. */
  load: LoadPart<Props>;
  props: Props;
}) {
  const { t } = useTranslation();
  // It comes and goes as a whole, so that Mantine does not see it opening and closing.
  useFocusBack();
  const { Part, failed, retry } = useLatePart(load);
  if (Part) return <Part {...props} />;
  if (!failed) return <LoadingOverlay />;
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t("latePart.title")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <ErrorNote
        error={{ sentence: t("latePart.failed"), code: undefined }}
        action={
          <Button variant="default" size="xs" onClick={retry} data-autofocus>
            {t("common.retry")}
          </Button>
        }
      />
    </Modal>
  );
}
