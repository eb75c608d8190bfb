import { useCallback, useEffect, useReducer, useRef } from "react";
import { useClient } from "urql";
import { UploadUrlsDocument } from "../../graphql/generated/documents.ts";
import { putFile } from "./put-file.ts";
import { nextUploads, refusalOf, type Upload } from "./upload-list.ts";

export interface Uploads {
  readonly uploads: readonly Upload[];
  readonly addFiles: (files: readonly File[]) => void;
  /** Takes a file off the list; one on its way is cancelled. */
  readonly remove: (id: number) => void;
  readonly retry: (id: number) => void;
}

/** Uploads files as they are added and keeps the list of how far each is. */
export function useUploads(): Uploads {
  const client = useClient();
  const [uploads, dispatch] = useReducer(nextUploads, []);
  const files = useRef(new Map<number, File>());
  const aborts = useRef(new Map<number, AbortController>());
  const nextId = useRef(1);

  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  const send = useCallback(
    async (ids: readonly number[]) => {
      const wanted = ids.flatMap((id) => {
        const file = files.current.get(id);
        return file ? [{ id, file }] : [];
      });
      const { data } = await client
        .query(
          UploadUrlsDocument,
          {
            input: { files: wanted.map(({ file }) => ({ fileName: file.name, fileType: file.type || "text/plain" })) },
          },
          { requestPolicy: "network-only" },
        )
        .toPromise();
      const urls = data?.presignedMultiUrlsForFileUpload.urls;
      await Promise.all(
        wanted.map(async ({ id, file }, index) => {
          const url = urls?.[index];
          const abort = new AbortController();
          aborts.current.set(id, abort);
          try {
            if (!url) throw new Error("The server gave no place for the file.");
            dispatch({ type: "progress", id, progress: 0 });
            const onProgress = (progress: number) => dispatch({ type: "progress", id, progress });
            dispatch({ type: "done", id, url: await putFile(url, file, { onProgress, signal: abort.signal }) });
          } catch {
            if (!abort.signal.aborted) dispatch({ type: "fail", id });
          } finally {
            aborts.current.delete(id);
          }
        }),
      );
    },
    [client],
  );

  const addFiles = useCallback(
    (added: readonly File[]) => {
      const numbered = added.map((file) => ({ id: nextId.current++, file }));
      for (const { id, file } of numbered) files.current.set(id, file);
      dispatch({ type: "add", files: numbered.map(({ id, file }) => ({ id, name: file.name, size: file.size })) });
      const accepted = numbered.filter(({ file }) => refusalOf(file) === undefined);
      if (accepted.length > 0) void send(accepted.map(({ id }) => id));
    },
    [send],
  );

  const remove = useCallback((id: number) => {
    aborts.current.get(id)?.abort();
    files.current.delete(id);
    dispatch({ type: "remove", id });
  }, []);

  const retry = useCallback(
    (id: number) => {
      dispatch({ type: "retry", id });
      void send([id]);
    },
    [send],
  );

  return { uploads, addFiles, remove, retry };
}
