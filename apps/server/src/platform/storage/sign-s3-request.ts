import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";

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

/** The headers of a request, signed for the service s3 (AWS Signature Version 4); the store compares the hash of the body. */
export async function signS3Request(
  { method, url, headers, bodyHash }: UnsignedRequest,
  keys: S3Keys,
  at: Date,
): Promise<Record<string, string>> {
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, "x-amz-content-sha256": bodyHash },
    ...keys,
    service: "s3",
    datetime: at.toISOString().replace(/[-:]|\.\d+/g, ""),
    // Range and the like are signed as well.
    allHeaders: true,
  });
  const signed = await signer.sign();
  return Object.fromEntries(signed.headers);
}

export function sha256Hex(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}
