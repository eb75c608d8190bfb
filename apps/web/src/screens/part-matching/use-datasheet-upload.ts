import { useCallback, useEffect, useRef, useState } from "react";
import { useClient } from "urql";
import { errorCode } from "../../graphql/error-signs.ts";
import { RequestDatasheetMatchingDocument, UploadUrlsDocument } from "../../graphql/generated/documents.ts";
import type { SentRefusal } from "../../i18n/say-refusal.ts";
import { putPart } from "../../uploads/put-part.ts";
import { noAddressError } from "../../uploads/room-refusal.ts";
import { ServerFullError, sendFile } from "../../uploads/send-file.ts";
import { waitForConnection } from "../../uploads/wait-for-connection.ts";

const MAX_BYTES = 314_572_800;

export type DatasheetRefusal = "format" | "size" | "empty" | "upload" | "full" | "temporary" | "gone";

/** The way of a datasheet to the server, until its reading begins; from then on the part itself says how far it is. */
export type DatasheetUpload =
  | { readonly status: "idle" }
  | { readonly status: "uploading"; readonly name: string; readonly progress: number }
  | {
      readonly status: "failed";
      readonly name: string;
      readonly refusal: DatasheetRefusal;
      /** Where the account is full: the refusal of the server. */
      readonly said?: SentRefusal;
    };

/** What is known to be refused is refused here, before a byte is sent. The server judges by content. */
export function refusalOfDatasheet({ name, size }: { name: string; size: number }): DatasheetRefusal | undefined {
  if (!/\.pdf$/i.test(name)) return "format";
  if (size > MAX_BYTES) return "size";
  return size === 0 ? "empty" : undefined;
}

export function useDatasheetUpload(
  part: { readonly id: string; readonly key: string },
  onRequested: () => void,
): {
  readonly upload: DatasheetUpload;
  readonly send: (file: File) => void;
  /** Sends the file again that could not be sent. */
  readonly retry: () => void;
  readonly cancel: () => void;
  /** Has a datasheet read that the server has already. */
  readonly request: (fileUrl: string) => Promise<void>;
} {
  const client = useClient();
  const [upload, setUpload] = useState<DatasheetUpload>({ status: "idle" });
  const last = useRef<File>(undefined);
  /** Where it goes. */
  const address = useRef<string>(undefined);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const { id, key } = part;

  const request = useCallback(
    async (fileUrl: string, name = "") => {
      const { error } = await client
        .mutation(RequestDatasheetMatchingDocument, { input: { id, key, fileUrl } })
        .toPromise();
      setUpload(error ? { status: "failed", name, refusal: refusalOfCode(errorCode(error)) } : { status: "idle" });
      onRequested();
    },
    [client, id, key, onRequested],
  );
  const askAddress = useCallback(
    async (fileName: string, fileUrl?: string) => {
      const input = { files: [{ fileName, fileType: "DATASHEET", ...(fileUrl && { fileUrl }) }] };
      const { data, error } = await client
        .query(UploadUrlsDocument, { input }, { requestPolicy: "network-only" })
        .toPromise();
      const [url] = data?.presignedMultiUrlsForFileUpload.urls ?? [];
      if (!url) throw noAddressError(error);
      return url;
    },
    [client],
  );
  const send = useCallback(
    async (file: File) => {
      const { name } = file;
      // Another file starts over; the same one goes on where it was.
      if (last.current !== file) address.current = undefined;
      last.current = file;
      const refusal = refusalOfDatasheet(file);
      if (refusal) {
        setUpload({ status: "failed", name, refusal });
        return;
      }
      const sending = new AbortController();
      abort.current = sending;
      setUpload({ status: "uploading", name, progress: 0 });
      try {
        const begun = address.current;
        const url = begun ?? (await askAddress(name));
        address.current = url;
        const stored = await sendFile(file, {
          url,
          isBegun: begun !== undefined,
          renew: async () => {
            address.current = await askAddress(name, url);
            return address.current;
          },
          put: putPart,
          wait: (breaks) => waitForConnection(breaks, sending.signal),
          onProgress: (progress) => setUpload({ status: "uploading", name, progress }),
          onBreak: () => {},
          signal: sending.signal,
        });
        await request(stored, name);
      } catch (error) {
        const refusal = error instanceof ServerFullError ? "full" : "upload";
        const said = error instanceof ServerFullError ? error.refusal : undefined;
        setUpload(
          sending.signal.aborted
            ? { status: "idle" }
            : { status: "failed", name, refusal, ...(said !== undefined && { said }) },
        );
      }
    },
    [askAddress, request],
  );
  return {
    upload,
    send: (file) => void send(file),
    retry: () => last.current && void send(last.current),
    cancel: () => abort.current?.abort(),
    request,
  };
}

function refusalOfCode(code: ReturnType<typeof errorCode>): DatasheetRefusal {
  switch (code) {
    case 70015:
      return "format";
    case 70014:
      return "size";
    case 70020:
      return "gone";
    default:
      return "temporary";
  }
}
