import { Text } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { IconUpload } from "@tabler/icons-react";
import classes from "./file-drop-zone.module.css";

/** Where files are dropped or chosen: large while there are none, one line over their list. */
export function FileDropZone({
  label,
  title,
  formats,
  isCompact,
  isDisabled = false,
  onFiles,
}: {
  /** What it is called to those who do not see it. */
  label: string;
  title: string;
  /** Which files it takes. */
  formats: string;
  isCompact: boolean;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
}) {
  return (
    <Dropzone
      onDrop={onFiles}
      multiple
      disabled={isDisabled}
      className={classes.zone ?? ""}
      data-compact={isCompact}
      inputProps={{ "aria-label": label }}
      aria-label={label}
    >
      <IconUpload size={isCompact ? 20 : 28} stroke={1.5} aria-hidden />
      <Text fw={500}>{title}</Text>
      {!isCompact && (
        <Text size="sm" c="dimmed">
          {formats}
        </Text>
      )}
    </Dropzone>
  );
}
