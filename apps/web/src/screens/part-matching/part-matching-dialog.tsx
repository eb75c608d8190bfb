import { Button, Group, Modal, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { errorCode } from "../../graphql/error-signs.ts";
import { PartMatchingProjectDocument } from "../../graphql/generated/documents.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { MatchingState } from "./matching-state.tsx";
import { NextStep } from "./next-step.tsx";
import { groupOf, rowsOf } from "./part-groups.ts";
import { PartList } from "./part-list.tsx";
import classes from "./part-matching.module.css";
import { PartPanel } from "./part-panel.tsx";
import { useMatchingErrorText } from "./use-matching-error-text.ts";
import { usePartMatches } from "./use-part-matches.ts";

/** The width from which list and part stand side by side. */
const WIDE = "(min-width: 62em)";

/** The parts of a project: how far their matching is, what came of it in three groups, and each part by itself. */
export default function PartMatchingDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const errorText = useMatchingErrorText();
  const isWide = useMediaQuery(WIDE, window.matchMedia(WIDE).matches);
  const { listing, error, reload } = usePartMatches(projectId);
  const [{ data }] = useQuery({
    query: PartMatchingProjectDocument,
    variables: { input: { id: projectId } },
    requestPolicy: "cache-and-network",
  });
  const project = data?.edaProjectV2;
  const [chosen, setChosen] = useState<string>();
  const [isDirty, setDirty] = useState(false);
  /** What is wanted while typed cells would be lost. */
  const [pending, setPending] = useState<{ readonly go: () => void }>();
  const guarded = (go: () => void) => (isDirty ? setPending({ go }) : go());

  const rows = rowsOf(listing?.parts ?? []);
  const row = rows.find(({ kind }) => kind === chosen);
  const choose = (kind: string | undefined) =>
    guarded(() => {
      setDirty(false);
      setChosen(kind);
    });
  const failed = (listing?.parts ?? []).filter((part) => groupOf(part) === "failed").length;

  return (
    <Modal
      opened
      onClose={() => guarded(onClose)}
      title={project ? t("parts.of", { name: project.name }) : t("parts.title")}
      size={1120}
      fullScreen={!isWide}
      yOffset="5vh"
      padding={0}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": t("common.close") }}
      classNames={{ header: classes.header ?? "", content: classes.content ?? "", body: classes.modalBody ?? "" }}
    >
      {listing && <MatchingState projectId={projectId} listing={listing} onChanged={reload} />}
      {!listing && !error && <div className={classes.state} data-coming aria-hidden />}
      {error && (
        <div className={classes.note}>
          <ErrorNote
            error={errorText(error)}
            action={errorCode(error) === 70006 ? undefined : <RetryButton onClick={reload} />}
          />
        </div>
      )}
      <div className={classes.columns} data-chosen={row !== undefined}>
        {listing || error ? (
          <PartList rows={rows} chosen={chosen} onChoose={choose} />
        ) : (
          <div className={classes.skeleton} role="status" aria-label={t("common.loading")} />
        )}
        {row ? (
          <PartPanel
            key={row.kind}
            projectId={projectId}
            row={row}
            onDirty={setDirty}
            onChanged={reload}
            onBack={() => choose(undefined)}
          />
        ) : (
          <Text className={classes.nothing ?? ""} c="dimmed">
            {rows.length > 0 && t("parts.choose")}
          </Text>
        )}
      </div>
      <div className={classes.footer}>
        {pending ? (
          <Group justify="space-between" gap="sm" role="alert" w="100%">
            <Text>{t("parts.leaveQuestion")}</Text>
            <Group gap="sm">
              <Button variant="default" onClick={() => setPending(undefined)} autoFocus>
                {t("unsaved.stay")}
              </Button>
              <Button
                color="danger"
                onClick={() => {
                  setDirty(false);
                  setPending(undefined);
                  pending.go();
                }}
              >
                {t("parts.discard")}
              </Button>
            </Group>
          </Group>
        ) : (
          project && <NextStep project={project} failed={failed} isBusy={listing === undefined} />
        )}
      </div>
    </Modal>
  );
}
