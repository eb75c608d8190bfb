import { ActionIcon, Group, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconX } from "@tabler/icons-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRestart } from "../../effects/use-restart.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import classes from "./part-matching.module.css";
import type { MarkedBox, PdfPages } from "./pdf-pages.ts";

export interface ShownEvidence {
  readonly page: number;
  /** PDF points: see the API's PartEvidence. */
  readonly box: readonly number[];
}

/** A page of the datasheet with the place marked that says it; one can turn to the pages beside it. */
export function EvidenceView({ url, shown, onClose }: { url: string; shown: ShownEvidence; onClose: () => void }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(shown.page);
  const [pages, setPages] = useState<PdfPages>();
  const [state, setState] = useState<"loading" | "drawn" | "failed">("loading");
  const [mark, setMark] = useState<MarkedBox>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => setPage(shown.page), [shown]);
  const open = useCallback(() => {
    let isGone = false;
    let opened: PdfPages | undefined;
    setState("loading");
    // Fetched when the first page is looked at: nobody else needs it.
    import("./pdf-pages.ts")
      .then(({ openPdf }) => openPdf(url))
      .then((document) => {
        opened = document;
        if (isGone) document.close();
        else setPages(document);
      })
      .catch(() => {
        if (!isGone) setState("failed");
      });
    return () => {
      isGone = true;
      opened?.close();
      setPages(undefined);
    };
  }, [url]);
  const openAgain = useRestart(open);
  useEffect(() => {
    if (!pages || !canvas.current) return undefined;
    let isGone = false;
    const wanted = page === shown.page ? shown.box : undefined;
    setState("loading");
    setMark(undefined);
    pages.draw(page, canvas.current, wanted).then(
      (box) => {
        if (isGone) return;
        setMark(box);
        setState("drawn");
      },
      () => {
        if (!isGone) setState("failed");
      },
    );
    return () => {
      isGone = true;
    };
  }, [pages, page, shown]);
  useEffect(() => {
    // Newer browsers answer a promise, which is no way to end an effect.
    void frame.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const count = pages?.count ?? page;
  return (
    <figure className={classes.evidence} ref={frame} aria-label={t("parts.viewer", { page })}>
      <Group justify="space-between" gap="xs">
        <Group gap={4}>
          <ActionIcon
            size={28}
            aria-label={t("parts.previousPage")}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            <IconChevronLeft size={16} aria-hidden />
          </ActionIcon>
          <Text size="sm" role="status">
            {state === "loading" ? t("parts.viewerLoading") : t("parts.viewerOf", { page, pages: count })}
          </Text>
          <ActionIcon
            size={28}
            aria-label={t("parts.nextPage")}
            disabled={page >= count}
            onClick={() => setPage(page + 1)}
          >
            <IconChevronRight size={16} aria-hidden />
          </ActionIcon>
        </Group>
        <ActionIcon size={28} aria-label={t("parts.closeViewer")} onClick={onClose}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Group>
      {state === "failed" && (
        <ErrorNote
          error={{ sentence: t("parts.viewerFailed"), code: undefined }}
          action={<RetryButton onClick={openAgain} />}
        />
      )}
      <div className={classes.page} hidden={state === "failed"}>
        <canvas ref={canvas} />
        {mark && (
          <span
            className={classes.mark}
            style={{
              left: `${mark.left}%`,
              top: `${mark.top}%`,
              width: `${mark.width}%`,
              height: `${mark.height}%`,
            }}
          />
        )}
      </div>
    </figure>
  );
}
