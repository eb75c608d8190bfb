import { ActionIcon, Button, FileButton, Text } from "@mantine/core";
import { IconPaperclip, IconTrash } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { UploadFileDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { type DraftFile, MAX_FILES } from "./notice-draft.ts";
import classes from "./notices.module.css";

/** 10 MB. */
const LIMIT_BYTES = 10_485_760;
const TYPES = ".jpg,.jpeg,.png,.pdf,.mp4,.mov";

/** The files of a notice. What is chosen is uploaded at once; it belongs to the notice when that is saved. */
export function NoticeFilesField({
  files,
  onFiles,
}: {
  files: readonly DraftFile[];
  onFiles: (files: readonly DraftFile[]) => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const hintId = useId();
  const [problem, setProblem] = useState<string>();
  const [{ fetching }, upload] = useMutation(UploadFileDocument);

  const add = async (file: File | null) => {
    if (!file) return;
    setProblem(undefined);
    if (file.size > LIMIT_BYTES) return setProblem(t("manageNotices.fileTooLarge", { name: file.name }));
    const { data, error } = await upload({ input: { file, purpose: "ATTACHMENT" } }, { handlesFaults: true });
    if (error) return setProblem(errorText(error).sentence);
    if (data) onFiles([...files, { kind: "new", url: data.singleUploadFile.url, name: file.name }]);
  };

  return (
    <fieldset className={classes.files}>
      <Text component="legend" size="sm" fw={500} mb={4} p={0}>
        {t("notices.attachments")}
      </Text>
      {files.length > 0 && (
        <ul className={classes.attachments}>
          {files.map((file) => (
            <li key={file.kind === "new" ? file.url : file.id}>
              <IconPaperclip size={16} stroke={1.6} aria-hidden />
              <span className={classes.fileName}>{file.name}</span>
              <ActionIcon
                aria-label={t("manageNotices.removeFile", { name: file.name })}
                onClick={() => onFiles(files.filter((other) => other !== file))}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <FileButton onChange={(file) => void add(file)} accept={TYPES}>
        {(button) => (
          <Button
            {...button}
            mt="sm"
            variant="default"
            size="xs"
            loading={fetching}
            disabled={files.length >= MAX_FILES}
            aria-describedby={hintId}
          >
            {t("manageNotices.addFile")}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed" mt={4} id={hintId}>
        {t("manageNotices.filesHint", { most: MAX_FILES })}
      </Text>
      <div aria-live="assertive">
        {problem && (
          <Text size="sm" c="var(--tw-danger)" mt={4}>
            {problem}
          </Text>
        )}
      </div>
    </fieldset>
  );
}
