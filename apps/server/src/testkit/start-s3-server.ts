import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { S3Configuration } from "../platform/storage/s3-storage.ts";
import { sha256Hex, signS3Request } from "../platform/storage/sign-s3-request.ts";

export interface S3Server {
  readonly configuration: S3Configuration;
  /** Key (without the bucket) to bytes. */
  readonly objects: Map<string, Buffer>;
  /** Uploads in parts that were begun and neither completed nor taken back. */
  readonly begun: Map<string, Map<number, Buffer>>;
  /** "PUT uploads/a?partNumber=1", in the order they came. */
  readonly asked: string[];
  /** Answers so many of the next requests with 503. */
  failNext(requests: number): void;
  stop(): Promise<void>;
}

const KEYS = { region: "us-east-1", accessKeyId: "TESTKEY", secretAccessKey: "a secret of the tests" };
const BUCKET = "tracewright";
/** A store may answer fewer than it was asked for. */
const LISTED_AT_ONCE = 3;
const MIN_PART_BYTES = 5 * 1_048_576;

/** An object store in memory that speaks S3's own words, and takes nothing that is not signed. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const begun = new Map<string, Map<number, Buffer>>();
  const asked: string[] = [];
  let failing = 0;
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    const key = url.pathname.replace(`/${BUCKET}/`, "");
    asked.push(`${request.method} ${key}${url.search.replace(/uploadId=[^&]*/, "uploadId")}`);
    const answer = (status: number, text: string | Buffer = "", headers: Record<string, string> = {}) => {
      response.writeHead(status, { "content-length": Buffer.byteLength(text), ...headers });
      response.end(request.method === "HEAD" ? "" : text);
    };
    const refuse = (status: number, code: string) =>
      answer(status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    if (failing-- > 0) return refuse(503, "SlowDown");
    if (!(await isSigned(request, url, body))) return refuse(403, "SignatureDoesNotMatch");
    const uploadId = url.searchParams.get("uploadId");
    const parts = uploadId === null ? undefined : begun.get(uploadId);
    if (uploadId !== null && parts === undefined) return refuse(404, "NoSuchUpload");
    switch (request.method) {
      case "PUT": {
        if (parts) parts.set(Number(url.searchParams.get("partNumber")), body);
        else objects.set(key, body);
        return answer(200, "", { etag: tagOf(body) });
      }
      case "POST": {
        if (url.searchParams.has("uploads")) {
          const id = `${randomUUID()}&more`;
          begun.set(id, new Map());
          return answer(
            200,
            `<InitiateMultipartUploadResult><UploadId>${id.replace("&", "&amp;")}</UploadId></InitiateMultipartUploadResult>`,
          );
        }
        const listed = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)];
        const kept = listed.map(([, number, tag]) => ({
          part: parts?.get(Number(number)),
          tag: tag?.replaceAll("&quot;", '"'),
        }));
        if (kept.some(({ part, tag }) => !part || tagOf(part) !== tag)) return refuse(400, "InvalidPart");
        const bodies = kept.flatMap(({ part }) => (part ? [part] : []));
        // As S3 does it: 200 first, the fault in the text.
        if (bodies.slice(0, -1).some(({ length }) => length < MIN_PART_BYTES))
          return answer(200, "<Error><Code>EntityTooSmall</Code></Error>");
        objects.set(key, Buffer.concat(bodies));
        begun.delete(uploadId ?? "");
        return answer(200, "<CompleteMultipartUploadResult/>");
      }
      case "DELETE": {
        if (uploadId === null) objects.delete(key);
        else begun.delete(uploadId);
        return answer(204);
      }
      default: {
        if (key === "" && url.searchParams.get("list-type") === "2") {
          const keys = [...objects.keys()].sort();
          const from = Number(url.searchParams.get("continuation-token") ?? 0);
          const contents = keys.slice(from, from + LISTED_AT_ONCE).map((listed) => {
            const size = objects.get(listed)?.length;
            return `<Contents><Key>${listed}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><Size>${size}</Size></Contents>`;
          });
          const next = from + LISTED_AT_ONCE;
          const more =
            next < keys.length
              ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>`
              : "<IsTruncated>false</IsTruncated>";
          return answer(200, `<ListBucketResult>${contents.join("\n")}${more}</ListBucketResult>`);
        }
        const object = objects.get(key);
        if (object === undefined) return refuse(404, "NoSuchKey");
        const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
        return start === undefined
          ? answer(200, object)
          : answer(206, object.subarray(Number(start), Number(end) + 1), {
              "content-range": `bytes ${start}-${end}/${object.length}`,
            });
      }
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    configuration: { ...KEYS, endpoint: new URL(`http://127.0.0.1:${port}`), bucket: BUCKET },
    objects,
    begun,
    asked,
    failNext: (requests) => {
      failing = requests;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function isSigned(request: IncomingMessage, url: URL, body: Buffer): Promise<boolean> {
  const time = String(request.headers["x-amz-date"] ?? "");
  const at = new Date(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (Number.isNaN(at.getTime())) return false;
  const { range } = request.headers;
  const unsigned = {
    method: request.method ?? "",
    url,
    headers: range === undefined ? {} : { range },
    bodyHash: sha256Hex(body),
  };
  const expected = await signS3Request(unsigned, KEYS, at);
  return request.headers.authorization === expected.authorization;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function tagOf(body: Buffer): string {
  return `"${createHash("md5").update(body).digest("hex")}"`;
}
