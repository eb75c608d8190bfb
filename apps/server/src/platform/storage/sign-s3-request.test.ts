import { expect, test } from "vitest";
import { sha256Hex, signS3Request } from "./sign-s3-request.ts";

// The examples of the Amazon S3 API reference, "Signature Calculations for the Authorization Header".
const KEYS = {
  region: "us-east-1",
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};
const AT = new Date("2013-05-24T00:00:00Z");
const ADDRESS = "https://examplebucket.s3.amazonaws.com";

test.each([
  [
    "an object",
    "GET",
    "/test.txt",
    { range: "bytes=0-9" },
    "",
    "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  ],
  [
    "an object that is stored",
    "PUT",
    "/test$file.text",
    { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" },
    "Welcome to Amazon S3.",
    "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
  ],
  [
    "a query without a value",
    "GET",
    "/?lifecycle",
    {},
    "",
    "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
  ],
  [
    "a query",
    "GET",
    "/?max-keys=2&prefix=J",
    {},
    "",
    "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
  ],
] as const)("%s is signed as Amazon signs it", async (_name, method, path, headers, body, signature) => {
  const request = { method, url: new URL(path, ADDRESS), headers, bodyHash: sha256Hex(body) };
  const { authorization } = await signS3Request(request, KEYS, AT);
  expect(authorization?.split("Signature=")[1]).toBe(signature);
});
