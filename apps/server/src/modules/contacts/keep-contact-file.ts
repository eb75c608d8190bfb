import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { Application } from "../../platform/application.ts";
import { refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { openUpload } from "../files/uploads.ts";
import { openMedia } from "../media/media-store.ts";
import { type MediaType, sniffMedia } from "../media/sniff-media.ts";
import { MAX_FILE_BYTES } from "./contact-limits.ts";

/** The endings under which a kind of content may be attached: a program disguised as a picture would be opened by name. */
const ENDINGS: Readonly<Record<MediaType, readonly string[]>> = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "application/pdf": ["pdf"],
  "video/mp4": ["mp4", "mov", "quicktime"],
  "video/quicktime": ["mov", "quicktime", "mp4"],
};
/** As many as the recognition of a kind looks at. */
const SNIFFED_BYTES = 16;

export interface KeptFile {
  readonly name: string;
  readonly storageKey: string;
  readonly mediaType: MediaType;
  readonly bytes: number;
}

/**
 * A copy of an uploaded file (`/uploads/…` or `/media/…`), its kind judged by its content. Uploads are deleted after a
 * day, and only their owner may read them. The caller removes the copies when their inquiry is not stored.
 */
export async function keepContactFile(application: Application, userId: string, url: string): Promise<KeptFile> {
  const opened = await openSource(application, userId, url);
  if (opened.bytes > MAX_FILE_BYTES) {
    opened.stream.destroy();
    refuseField(
      "fileList",
      refusal("file-over-10-mb", { name: opened.name, bytes: opened.bytes, most: MAX_FILE_BYTES }),
    );
  }
  const storageKey = `contacts/${randomUUID()}`;
  let mediaType: MediaType | undefined;
  const judged = judge(opened.stream, (head) => {
    mediaType = requireKind(opened.name, head);
  });
  const { bytes } = await application.storage.writeStream(storageKey, judged, MAX_FILE_BYTES);
  if (mediaType === undefined) {
    await application.storage.remove(storageKey);
    refuseField("fileList", refusal("file-empty", { name: opened.name }));
  }
  return { name: opened.name, storageKey, mediaType, bytes };
}

async function openSource(application: Application, userId: string, url: string) {
  if (!url.startsWith("/media/")) return openUpload(application, userId, url);
  const opened = await openMedia(application, userId, url);
  if (opened === undefined) refuseField("fileList", refusal("not-your-upload", { url: url.slice(0, 100) }));
  return opened;
}

/** Passes the bytes on once their beginning was judged. */
async function* judge(stream: Readable, check: (head: Uint8Array) => void): AsyncGenerator<Uint8Array> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (head === undefined) yield chunk;
    else {
      head = Buffer.concat([head, chunk]);
      if (head.byteLength < SNIFFED_BYTES) continue;
      check(head);
      yield head;
      head = undefined;
    }
  }
  if (head !== undefined && head.byteLength > 0) {
    check(head);
    yield head;
  }
}

function requireKind(name: string, head: Uint8Array): MediaType {
  const mediaType = sniffMedia(head);
  if (mediaType === undefined) refuseField("fileList", refusal("not-image-pdf-video", { name }));
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const endings = ENDINGS[mediaType];
  if (!endings.includes(ending))
    refuseField("fileList", refusal("file-misnamed", { name, mediaType, ending: endings.join(", .") }));
  return mediaType;
}
