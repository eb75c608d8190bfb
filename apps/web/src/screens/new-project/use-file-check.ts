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
import { type AskedPreview, boxOfDrawing } from "../../receipt/file-preview.ts";
import { fileRoles, type Upload } from "../../uploads/upload-list.ts";

export type FileCheckResult = ValidateFilesQuery["edaProjectFileValidation"];

export type FileCheck =
  | { readonly status: "idle" | "waiting" | "checking" }
  | { readonly status: "checked"; readonly result: FileCheckResult }
  | { readonly status: "failed"; readonly error: CombinedError };

/** Asks the server to read the files together once all of them have arrived, and again whenever the set changes. */
export function useFileCheck(
  uploads: readonly Upload[],
  jobType: JobType,
  /** The team that the project will belong to: footprints that it remembers count. */
  teamId: string | undefined,
): { check: FileCheck; recheck: () => void } {
  const client = useClient();
  const [check, setCheck] = useState<FileCheck>({ status: "idle" });
  const [round, setRound] = useState(0);
  const settled = uploads.every(({ status }) => status === "uploaded" || status === "refused" || status === "failed");
  const input = JSON.stringify({ jobType, teamId, ...fileRoles(uploads), round });
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

/** A small drawing of the uploaded layout or schematic; undefined until it is known that there is one. */
export function useFilePreview(
  uploads: readonly Upload[],
  kind: "layout" | "schematic",
  isThere: boolean,
): AskedPreview | undefined {
  const client = useClient();
  const [asked, setAsked] = useState<AskedPreview>();
  const { layoutFileUrl, schematicFileUrl, fileUrls } = fileRoles(uploads);
  const isSchematic = kind === "schematic";
  const [fileUrl, ...others] = (
    isSchematic ? [schematicFileUrl, layoutFileUrl, ...fileUrls] : [layoutFileUrl, schematicFileUrl, ...fileUrls]
  ).filter((url) => url !== undefined);
  const input = JSON.stringify({ fileUrl, fileUrls: others });

  useEffect(() => {
    setAsked(undefined);
    if (!isThere || fileUrl === undefined) return;
    let wanted = true;
    let shown: string | undefined;
    const variables = { input: JSON.parse(input) as { fileUrl: string; fileUrls: string[] } };
    const answered = isSchematic
      ? client
          .query(SchematicPreviewDocument, variables)
          .toPromise()
          .then(({ data }) => data?.edaProjectSchematicFileInfo)
      : client
          .query(LayoutPreviewDocument, variables)
          .toPromise()
          .then(({ data }) => data?.edaProjectPCBLayoutFileInfo);
    answered.then((answer) => {
      if (!wanted) return;
      if (!answer?.success || !answer.svgString) return setAsked({ status: "failed" });
      shown = URL.createObjectURL(new Blob([answer.svgString], { type: "image/svg+xml" }));
      const box = isSchematic ? undefined : boxOfDrawing(answer.svgString);
      setAsked({ status: "drawn", preview: { source: shown, box } });
    });
    return () => {
      wanted = false;
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [client, fileUrl, input, isSchematic, isThere]);
  return isThere && fileUrl !== undefined ? (asked ?? { status: "drawing" }) : undefined;
}
