import { Button, Modal } from "@mantine/core";
import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNote } from "./error-note.tsx";
import { LoadingOverlay } from "./loading-overlay.tsx";

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A dialog whose code is fetched when it is first wanted. Where that fails, because the network is away or the server
 * has a newer version, it says so in the dialog's place and lets one try again; the page under it is none the worse.
 */
export function LateDialog<Props extends { readonly onClose: () => void }>({
  load,
  props,
}: {
  /** The same function every time. */
  load: Load<Props>;
  props: Props;
}) {
  const { t } = useTranslation();
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

interface LatePart<Props> {
  readonly Part: ComponentType<Props> | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

function useLatePart<Props>(load: Load<Props>): LatePart<Props> {
  const [{ Part, failed }, setState] = useState<Pick<LatePart<Props>, "Part" | "failed">>({
    Part: undefined,
    failed: false,
  });
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt loads once more
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setState({ Part: loaded.default, failed: false }),
      () => isWanted && setState({ Part: undefined, failed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  const retry = () => {
    setState({ Part: undefined, failed: false });
    setAttempt((before) => before + 1);
  };
  return { Part, failed, retry };
}
