import { Avatar, Button, FileButton, Group, Text } from "@mantine/core";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { UploadFileDocument } from "../graphql/generated/documents.ts";
import classes from "./image-field.module.css";
import { imageUrl } from "./image-url.ts";
import { initialsName } from "./initials-name.ts";

/** 3 MB. */
const LIMIT_BYTES = 3_145_728;
const AVATAR_PIXELS = 88;

/**
 * The picture of a person or a team. What is chosen is uploaded at once, so that the server's word on it stands here; saving
 * comes later.
 */
export function ImageField({
  label,
  name,
  url,
  onUrl,
}: {
  /** What the picture is. */
  label: string;
  /** Whose it is: its initials stand where there is none. */
  name: string;
  url: string;
  onUrl: (url: string) => void;
}) {
  const { t } = useTranslation();
  const hintId = useId();
  const [failed, setFailed] = useState(false);
  const [{ fetching }, upload] = useMutation(UploadFileDocument);

  const choose = async (file: File | null) => {
    if (!file) return;
    setFailed(false);
    if (file.size > LIMIT_BYTES || !/\.(jpe?g|png)$/i.test(file.name)) return setFailed(true);
    const { data, error } = await upload({ input: { file, purpose: "PROFILE_IMAGE" } }, { handlesFaults: true });
    if (error || !data) return setFailed(true);
    onUrl(data.singleUploadFile.url);
  };

  return (
    <fieldset aria-label={label} className={classes.image}>
      <Avatar
        size={AVATAR_PIXELS}
        src={imageUrl(url, AVATAR_PIXELS) ?? null}
        name={initialsName(name)}
        color="initials"
        alt={label}
      />
      <div>
        <Group gap="sm">
          <FileButton onChange={(file) => void choose(file)} accept=".jpg,.jpeg,.png">
            {(button) => (
              <Button {...button} variant="default" loading={fetching} aria-describedby={hintId}>
                {t("account.chooseImage")}
              </Button>
            )}
          </FileButton>
          {url !== "" && (
            <Button variant="subtle" color="gray" onClick={() => onUrl("")}>
              {t("account.removeImage")}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed" mt={8} id={hintId}>
          {t("account.imageHint")}
        </Text>
        <div aria-live="assertive">
          {failed && (
            <Text size="sm" c="var(--tw-danger)" mt={4}>
              {t("account.uploadFailed")}
            </Text>
          )}
        </div>
      </div>
    </fieldset>
  );
}
