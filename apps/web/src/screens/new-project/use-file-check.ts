import { useCallback, useEffect, useState } from "react";
import { type CombinedError, useClient } from "urql";
import {
  type EdaProjectFileValidationInput,
  type JobType,
  LayoutPreviewDocument,
  SchematicPreviewDocument,
  ValidateFilesDocument,
  type ValidateFilesQuery,
} from "../../graphql/generated/documents.ts";
import { boxOfDrawing, type FilePreview } from "../../receipt/file-preview.ts";
import { fileRoles, type Upload } from "./upload-list.ts";

export type FileCheckResult = ValidateFilesQuery["edaProjectFileValidation"];

export type FileCheck =
  | { readonly status: "idle" | "waiting" | "checking" }
  | { readonly status: "checked"; readonly result: FileCheckResult }
  | { readonly status: "failed"; readonly error: CombinedError };

/** Asks the server to read the files together once all of them have arrived, and again whenever the set changes. */
export function useFileCheck(uploads: readonly Upload[], jobType: JobType): { check: FileCheck; recheck: () => void } {
  const client = useClient();
  const [check, setCheck] = useState<FileCheck>({ status: "idle" });
  const [round, setRound] = useState(0);
  const settled = uploads.every(({ status }) => status === "uploaded" || status === "refused" || status === "failed");
  const input = JSON.stringify({ jobType, ...fileRoles(uploads), round });
  const hasFiles = uploads.some(({ status }) => status === "uploaded");

  useEffect(() => {
    if (!settled || !hasFiles) {
      setCheck({ status: settled ? "idle" : "waiting" });
      return;
    }
    let wanted = true;
    setCheck({ status: "checking" });
    const { round: _, ...variables }: EdaProjectFileValidationInput & { round: number } = JSON.parse(input);
    client
      .query(ValidateFilesDocument, { input: variables }, { requestPolicy: "network-only" })
      .toPromise()
      .then(({ data, error }) => {
        if (!wanted) return;
        if (data) setCheck({ status: "checked", result: data.edaProjectFileValidation });
        else if (error) setCheck({ status: "failed", error });
      });
    return () => {
      wanted = false;
    };
  }, [client, input, settled, hasFiles]);

  return { check, recheck: useCallback(() => setRound((before) => before + 1), []) };
}

/** A small drawing of the uploaded board, or of the schematic when there is no board. */
export function useFilePreview(uploads: readonly Upload[], checked: boolean): FilePreview | undefined {
  const client = useClient();
  const [preview, setPreview] = useState<FilePreview>();
  const { layoutFileUrl, schematicFileUrl, fileUrls } = fileRoles(uploads);
  const fileUrl = layoutFileUrl ?? schematicFileUrl ?? fileUrls[0];
  const others = JSON.stringify([schematicFileUrl, ...fileUrls].filter((url) => url && url !== fileUrl));
  const isSchematic = !layoutFileUrl && schematicFileUrl !== undefined;

  useEffect(() => {
    if (!checked || !fileUrl) {
      setPreview(undefined);
      return;
    }
    let wanted = true;
    let shown: string | undefined;
    const input = { fileUrl, fileUrls: JSON.parse(others) as string[] };
    const asked = isSchematic
      ? client
          .query(SchematicPreviewDocument, { input })
          .toPromise()
          .then(({ data }) => data?.edaProjectSchematicFileInfo)
      : client
          .query(LayoutPreviewDocument, { input })
          .toPromise()
          .then(({ data }) => data?.edaProjectPCBLayoutFileInfo);
    asked.then((drawn) => {
      if (!wanted || !drawn?.success || !drawn.svgString) return;
      shown = URL.createObjectURL(new Blob([drawn.svgString], { type: "image/svg+xml" }));
      setPreview({ source: shown, box: isSchematic ? undefined : boxOfDrawing(drawn.svgString) });
    });
    return () => {
      wanted = false;
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [client, fileUrl, others, isSchematic, checked]);
  return preview;
}
