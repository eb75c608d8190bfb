import { Button, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Upload } from "../uploads/upload-list.ts";
import type { Uploads } from "../uploads/use-uploads.ts";
import classes from "./footprint-chooser.module.css";

/** Files of footprints that are on their way, or did not arrive. */
export function UploadState({ uploads: { uploads, remove, retry } }: { uploads: Uploads }) {
  const { t } = useTranslation();
  const open = uploads.filter(({ name, status }) => isFootprintFile(name) && status !== "uploaded");
  if (open.length === 0) return null;
  return (
    <ul className={classes.uploads}>
      {open.map((upload) => (
        <li key={upload.id} className={classes.upload}>
          <Text size="sm" role={isStopped(upload) ? "alert" : "status"}>
            {t(
              `footprints.upload.${upload.status === "refused" || upload.status === "failed" ? upload.status : "sending"}`,
              {
                name: upload.name,
                percent: Math.floor(100 * upload.progress),
              },
            )}
          </Text>
          {upload.status === "failed" && (
            <Button size="compact-xs" variant="default" onClick={() => retry(upload.id)}>
              {t("footprints.upload.retry")}
            </Button>
          )}
          <Button size="compact-xs" variant="subtle" onClick={() => remove(upload.id)}>
            {t("newProject.remove")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function isStopped({ status }: Upload): boolean {
  return status === "refused" || status === "failed";
}

/** Files that may hold footprints. */
export function isFootprintFile(name: string): boolean {
  return /\.(kicad_mod|zip)$/i.test(name);
}
