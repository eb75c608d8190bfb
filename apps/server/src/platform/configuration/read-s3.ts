import type { S3Configuration } from "../storage/s3-storage.ts";
import type { VariableReader } from "./variable-reader.ts";

export function readS3(reader: VariableReader): S3Configuration | undefined {
  const endpoint = reader.url("S3_ENDPOINT", ["https:", "http:"]);
  if (endpoint === undefined) return undefined;
  const [bucket, accessKeyId, secretAccessKey] = (
    ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const
  ).map((name) => {
    const value = reader.text(name);
    if (value === "") reader.problems.push(`${name}: needed where S3_ENDPOINT is set`);
    return value;
  }) as [string, string, string];
  if (bucket !== "" && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    reader.problems.push(`S3_BUCKET=${bucket}: a bucket has 3 to 63 small letters, digits, dots and hyphens`);
  return { endpoint, bucket, region: reader.text("S3_REGION"), accessKeyId, secretAccessKey };
}
