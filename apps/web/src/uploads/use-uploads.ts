import { useCallback, useEffect, useReducer, useRef } from "react";
import { useClient } from "urql";
import { type PresignedUrlForFileUploadInput, UploadUrlsDocument } from "../graphql/generated/documents.ts";
import { putPart } from "./put-part.ts";
import { noAddressError } from "./room-refusal.ts";
import { ServerFullError, sendFile } from "./send-file.ts";
import { nextUploads, type RefuseFile, refusalOf, type Upload, type UploadFailure } from "./upload-list.ts";
import { waitForConnection } from "./wait-for-connection.ts";

export interface Uploads {
  readonly uploads: readonly Upload[];
  readonly addFiles: (files: readonly File[]) => void;
  /** Takes a file off the list; one on its way is cancelled. */
  readonly remove: (id: number) => void;
  readonly retry: (id: number) => void;
}

/** Which files are accepted, and what they are declared as to the server. */
export interface UploadKind {
  readonly refusalOf: RefuseFile;
  /** Undefined: the type of each file, as for the files of a project. */
  readonly fileType?: string;
}

const PROJECT_FILES: UploadKind = { refusalOf };

/** Uploads files as they are added and keeps the list of how far each is; `kind` stays the same. */
export function useUploads(kind: UploadKind = PROJECT_FILES): Uploads {
  const client = useClient();
  const [uploads, dispatch] = useReducer(nextUploads, []);
  const files = useRef(new Map<number, File>());
  const aborts = useRef(new Map<number, AbortController>());
  /** The address of each file; a retry resumes there. */
  const addresses = useRef(new Map<number, string>());
  const nextId = useRef(1);

  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  const askAddresses = useCallback(
    async (announced: readonly PresignedUrlForFileUploadInput[]) => {
      const input = { files: [...announced] };
      const { data, error } = await client
        .query(UploadUrlsDocument, { input }, { requestPolicy: "network-only" })
        .toPromise();
      return data?.presignedMultiUrlsForFileUpload.urls ?? noAddressError(error);
    },
    [client],
  );

  const send = useCallback(
    async (ids: readonly number[]) => {
      const wanted = ids.flatMap((id) => {
        const file = files.current.get(id);
        return file ? [{ id, file }] : [];
      });
      for (const { id } of wanted) aborts.current.set(id, new AbortController());
      const fresh = wanted.filter(({ id }) => !addresses.current.has(id));
      const urls = fresh.length > 0 ? await askAddresses(fresh.map(({ file }) => announce(file, kind))) : [];
      await Promise.all(
        wanted.map(async ({ id, file }) => {
          const abort = aborts.current.get(id);
          if (!abort) return;
          const begun = addresses.current.get(id);
          const url = begun ?? (urls instanceof Error ? undefined : urls[fresh.findIndex((one) => one.id === id)]);
          try {
            if (!url) throw urls instanceof Error ? urls : noAddressError(undefined);
            addresses.current.set(id, url);
            const stored = await sendFile(file, {
              url,
              isBegun: begun !== undefined,
              renew: async () => {
                const addressed = await askAddresses([{ ...announce(file, kind), fileUrl: url }]);
                const [renewed] = addressed instanceof Error ? [] : addressed;
                if (!renewed) throw addressed instanceof Error ? addressed : noAddressError(undefined);
                addresses.current.set(id, renewed);
                return renewed;
              },
              put: putPart,
              wait: (breaks) => waitForConnection(breaks, abort.signal),
              onProgress: (progress) => dispatch({ type: "progress", id, progress }),
              onBreak: () => dispatch({ type: "break", id }),
              signal: abort.signal,
            });
            dispatch({ type: "done", id, url: stored });
          } catch (error) {
            if (!abort.signal.aborted) dispatch({ type: "fail", id, ...failureOf(error) });
          } finally {
            if (aborts.current.get(id) === abort) aborts.current.delete(id);
          }
        }),
      );
    },
    [askAddresses, kind],
  );

  const forget = useCallback((id: number) => {
    aborts.current.get(id)?.abort();
    aborts.current.delete(id);
    addresses.current.delete(id);
    files.current.delete(id);
  }, []);

  const addFiles = useCallback(
    (added: readonly File[]) => {
      const names = new Set(added.map(({ name }) => name));
      for (const [id, { name }] of files.current) if (names.has(name)) forget(id);
      const numbered = added.map((file) => ({ id: nextId.current++, file }));
      for (const { id, file } of numbered) files.current.set(id, file);
      const listed = numbered.map(({ id, file }) => ({ id, name: file.name, size: file.size }));
      dispatch({ type: "add", files: listed, refusalOf: kind.refusalOf });
      const accepted = numbered.filter(({ file }) => kind.refusalOf(file) === undefined);
      if (accepted.length > 0) void send(accepted.map(({ id }) => id));
    },
    [forget, send, kind],
  );

  const remove = useCallback(
    (id: number) => {
      forget(id);
      dispatch({ type: "remove", id });
    },
    [forget],
  );

  const retry = useCallback(
    (id: number) => {
      dispatch({ type: "retry", id });
      void send([id]);
    },
    [send],
  );

  return { uploads, addFiles, remove, retry };
}

function failureOf(error: unknown): UploadFailure {
  if (!(error instanceof ServerFullError)) return { reason: "cut" };
  return error.refusal === undefined ? { reason: "full" } : { reason: "full", refusal: error.refusal };
}

function announce({ name, type }: File, kind: UploadKind): PresignedUrlForFileUploadInput {
  return { fileName: name, fileType: kind.fileType ?? (type || "text/plain") };
}
