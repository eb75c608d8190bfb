import { Button, Group, Modal, NativeSelect, Stack, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { blockInProjectPath } from "../../../blocks/block-path.ts";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import { useHolder } from "../../../holder/holder.ts";
import { useProjects } from "../../../projects/use-projects.ts";
import { ErrorNote } from "../../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../../shell/loading-skeleton.tsx";
import { RetryButton } from "../../../shell/retry-button.tsx";

const MAX_PROJECTS = 50;

/** Chooses the project of the space that is worked in, on whose board the block is put. */
export function UseBlockDialog({
  block,
  onClose,
}: {
  block: { readonly id: string; readonly name: string };
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { team } = useHolder();
  const [chosen, setChosen] = useState("");
  const { list, error, reload } = useProjects(
    useMemo(
      () => ({
        page: 1,
        size: MAX_PROJECTS,
        sortKey: "UPDATED_AT" as const,
        order: "DESC" as const,
        ...(team && { teamId: team.id }),
      }),
      [team],
    ),
  );
  const boards = (list?.nodes ?? []).filter(({ boardDocumentUrl }) => boardDocumentUrl !== null);
  const id = chosen || (boards[0]?.id ?? "");
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("library.useTitle", { name: block.name })}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Stack gap="lg">
        {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={reload} />} />}
        {!list && !error && <LoadingSkeleton height={60} />}
        {list && boards.length === 0 && <Text>{t("library.useNone")}</Text>}
        {boards.length > 0 && (
          <NativeSelect
            label={t("library.useProject")}
            description={t("library.useHint")}
            value={id}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            data={boards.map((project) => ({ value: project.id, label: project.name }))}
            data-autofocus
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button disabled={id === ""} onClick={() => navigate(blockInProjectPath(id, block.id))}>
            {t("library.useOpen")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
