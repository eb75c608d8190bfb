import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { type S3Keys, sha256Hex, signS3Request } from "./sign-s3-request.ts";
import {
  isStorageKey,
  type ListedObject,
  requireStorageKey,
  type Storage,
  StorageAwayError,
  TooLargeError,
} from "./storage.ts";

export interface S3Configuration extends S3Keys {
  /** Of the service; the bucket comes after it in the path. */
  readonly endpoint: URL;
  readonly bucket: string;
}

/** Bytes of one part of an object that is streamed; S3 takes none below 5 MiB but the last. */
export const S3_PART_BYTES = 8 * 1_048_576;
const MAX_TRIES = 4;
const FIRST_WAIT_MS = 100;
/** Also of all tries of a request together, but for the one that was begun last. */
const REQUEST_MS = 60_000;

/**
 * Storage in a bucket of Amazon S3 or whatever speaks as it does. What is streamed goes in parts and appears when the last
 * one has come; a stream that ends early is taken back.
 */
export function createS3Storage(configuration: S3Configuration, now: () => Date = () => new Date()): Storage {
  const ask = createAsking(configuration, now);

  const put = async (key: string, body: Uint8Array): Promise<void> => {
    await expectOk(await ask("PUT", key, { body }), key);
  };
  return {
    writeStream: async (key, source, limit) => {
      requireStorageKey(key);
      const hash = createHash("sha256");
      let bytes = 0;
      let parts: PartsUpload | undefined;
      let waiting: Uint8Array[] = [];
      let waitingBytes = 0;
      try {
        for await (const chunk of source) {
          bytes += chunk.byteLength;
          if (bytes > limit) throw new TooLargeError(limit);
          hash.update(chunk);
          waiting.push(chunk);
          waitingBytes += chunk.byteLength;
          if (waitingBytes < S3_PART_BYTES) continue;
          parts ??= await beginParts(ask, key);
          await parts.add(Buffer.concat(waiting));
          [waiting, waitingBytes] = [[], 0];
        }
        if (parts === undefined) await put(key, Buffer.concat(waiting));
        else {
          if (waitingBytes > 0) await parts.add(Buffer.concat(waiting));
          await parts.complete();
        }
      } catch (error) {
        await parts?.abort();
        throw error;
      }
      return { bytes, sha256: hash.digest("hex") };
    },
    write: put,
    read: async (key) => {
      const answer = await ask("GET", key);
      if (await isMissing(answer)) return undefined;
      await expectOk(answer, key);
      return Buffer.from(await answer.arrayBuffer());
    },
    openRead: async (key, range) => {
      const answer = await ask("GET", key, range && { headers: { range: `bytes=${range.start}-${range.end}` } });
      if (await isMissing(answer)) return undefined;
      await expectOk(answer, key);
      // Of a part the whole's size stands after the slash: "bytes 0-9/443".
      const [, whole] = /\/(\d+)$/.exec(answer.headers.get("content-range") ?? "") ?? [];
      const bytes = Number(whole ?? answer.headers.get("content-length"));
      return { bytes, stream: answer.body ? Readable.fromWeb(answer.body as never) : Readable.from([]) };
    },
    has: async (key) => {
      const answer = await ask("HEAD", key);
      if (await isMissing(answer)) return false;
      await expectOk(answer, key);
      return true;
    },
    remove: async (key) => {
      const answer = await ask("DELETE", key);
      if (!(await isMissing(answer))) await expectOk(answer, key);
    },
    list: () => listBucket(ask),
    // A rule of the bucket's own (AbortIncompleteMultipartUpload) does it: docs/operating/running.md.
    removeUnfinished: async () => {},
  };
}

/** ListObjectsV2, page by page. Unknown keys are skipped. */
async function* listBucket(ask: Asking): AsyncGenerator<ListedObject> {
  let token: string | undefined;
  do {
    const query = { "list-type": "2", ...(token !== undefined && { "continuation-token": token }) };
    const answer = await ask("GET", WHOLE_BUCKET, { query });
    await expectOk(answer, "a list of the bucket");
    const page = await answer.text();
    for (const [, object = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const key = readElement(object, "Key") ?? "";
      const modifiedAt = new Date(readElement(object, "LastModified") ?? "");
      if (isStorageKey(key) && !Number.isNaN(modifiedAt.getTime()))
        yield { key, bytes: Number(readElement(object, "Size")), modifiedAt };
    }
    token = readElement(page, "IsTruncated") === "true" ? readElement(page, "NextContinuationToken") : undefined;
  } while (token !== undefined);
}

interface PartsUpload {
  add(body: Uint8Array): Promise<void>;
  complete(): Promise<void>;
  abort(): Promise<void>;
}

async function beginParts(ask: Asking, key: string): Promise<PartsUpload> {
  const begun = await ask("POST", key, { query: { uploads: "" } });
  await expectOk(begun, key);
  const uploadId = readElement(await begun.text(), "UploadId");
  if (uploadId === undefined) throw new Error(`the object store began no upload of ${key}`);
  const tags: string[] = [];
  return {
    add: async (body) => {
      const partNumber = String(tags.length + 1);
      const answer = await ask("PUT", key, { query: { partNumber, uploadId }, body });
      await expectOk(answer, key);
      tags.push(answer.headers.get("etag") ?? "");
    },
    complete: async () => {
      const parts = tags.map(
        (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(tag)}</ETag></Part>`,
      );
      const body = Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`);
      const answer = await ask("POST", key, { query: { uploadId }, body });
      await expectOk(answer, key);
      // The store answers 200 before it knows how it ends: the text tells.
      const text = await answer.text();
      if (text.includes("<Error>"))
        throw new Error(`the object store did not keep ${key}: ${readElement(text, "Code")}`);
    },
    abort: async () => {
      // Whatever kept the stream from ending may keep the store from answering, too: its own rules clean up then.
      await ask("DELETE", key, { query: { uploadId } }).then(
        (answer) => answer.body?.cancel(),
        () => undefined,
      );
    },
  };
}

const WHOLE_BUCKET = "";

type Asking = (
  method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE",
  key: string,
  more?: {
    readonly query?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: Uint8Array;
  },
) => Promise<Response>;

/** Signed requests. What broke off and what the store calls its own fault is tried again: every request may come twice. */
function createAsking({ endpoint, bucket, ...keys }: S3Configuration, now: () => Date): Asking {
  return async (method, key, { query = {}, headers: given = {}, body = new Uint8Array() } = {}) => {
    if (key !== WHOLE_BUCKET) requireStorageKey(key);
    const url = new URL(`${endpoint.pathname.replace(/\/$/, "")}/${bucket}/${key}`, endpoint);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const bodyHash = sha256Hex(body);
    const sends = method === "PUT" || method === "POST";
    const until = performance.now() + REQUEST_MS;
    for (let tries = 1; ; tries++) {
      const headers = await signS3Request({ method, url, headers: given, bodyHash }, keys, now());
      const answer = await fetch(url, {
        method,
        headers,
        ...(sends && { body: new Uint8Array(body) }),
        redirect: "error",
        signal: AbortSignal.timeout(REQUEST_MS),
      }).catch((error: unknown) => error as Error);
      const failed = answer instanceof Error || isAway(answer);
      if (!failed || tries >= MAX_TRIES || performance.now() >= until) {
        if (answer instanceof Error)
          throw new StorageAwayError(`the object store cannot be reached: ${reasonOf(answer)}`);
        return answer;
      }
      if (!(answer instanceof Error)) await answer.body?.cancel();
      await delay(FIRST_WAIT_MS * 2 ** (tries - 1));
    }
  };
}

async function isMissing(answer: Response): Promise<boolean> {
  if (answer.status !== 404) return false;
  const text = await answer.text();
  // A bucket that is not there is no answer to the question for an object.
  if (text.includes("NoSuchBucket")) throw new Error("the object store has no such bucket");
  return true;
}

/** Throws with the store's own word for what is the matter. */
async function expectOk(answer: Response, key: string): Promise<void> {
  if (answer.ok) return;
  const code = readElement(await answer.text().catch(() => ""), "Code");
  const sentence = `the object store answered ${answer.status}${code ? ` (${code})` : ""} for ${key}`;
  throw isAway(answer) ? new StorageAwayError(sentence) : new Error(sentence);
}

/** What the store calls its own fault, and too many requests at a time. */
function isAway({ status }: Response): boolean {
  return status >= 500 || status === 429;
}

/** Of `fetch`, whose own message is "fetch failed". */
function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}

function readElement(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
