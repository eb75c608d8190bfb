import { createHash, createHmac } from "node:crypto";

/** Who asks an S3-compatible store, and where it stands. */
export interface S3Keys {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface UnsignedRequest {
  readonly method: string;
  readonly url: URL;
  /** Lower case names; `host` is taken from the URL. */
  readonly headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body, hex. */
  readonly bodyHash: string;
}

/**
 * The headers of a request, signed: AWS Signature Version 4 for the service s3, the whole body hashed ("Authenticating
 * Requests: Using the Authorization Header" of the Amazon S3 API reference).
 */
export function signS3Request(
  { method, url, headers, bodyHash }: UnsignedRequest,
  { region, accessKeyId, secretAccessKey }: S3Keys,
  at: Date,
): Record<string, string> {
  const time = `${at.toISOString().replace(/[-:]|\.\d+/g, "")}`;
  const day = time.slice(0, 8);
  const signed: Record<string, string> = { ...headers, "x-amz-content-sha256": bodyHash, "x-amz-date": time };
  const canonical = Object.entries({ ...signed, host: url.host }).sort(([a], [b]) => (a < b ? -1 : 1));
  const names = canonical.map(([name]) => name).join(";");
  const request = [
    method,
    url.pathname.split("/").map(encode).join("/"),
    canonicalQuery(url.searchParams),
    ...canonical.map(([name, value]) => `${name}:${value.trim()}`),
    "",
    names,
    bodyHash,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
    (secret, part) => createHmac("sha256", secret).update(part).digest(),
    `AWS4${secretAccessKey}`,
  );
  const signature = createHmac("sha256", key)
    .update(["AWS4-HMAC-SHA256", time, scope, sha256Hex(request)].join("\n"))
    .digest("hex");
  return {
    ...signed,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope},SignedHeaders=${names},Signature=${signature}`,
  };
}

export function sha256Hex(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function canonicalQuery(parameters: URLSearchParams): string {
  return [...parameters]
    .map(([name, value]) => [encodeURIComponent(name), encodeURIComponent(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}

/** A segment of a path, of which nothing but unreserved characters stays as it is. */
function encode(segment: string): string {
  return encodeURIComponent(decodeURIComponent(segment)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
