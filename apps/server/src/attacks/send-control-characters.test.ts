import { afterAll, beforeAll, expect, test } from "vitest";
import { CONSENTS, RESET_PASSWORD, SEND_CODE, SIGN_IN, SIGN_UP, VERIFY_CODE } from "../testkit/account-operations.ts";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test.each(["\u0000", "\u0007", "\u001b", "\u007f", "\u0085"])(
  "an e-mail address with %j is no e-mail address for any operation",
  async (character) => {
    const visitor = server.visitor();
    const email = `a${character}b@example.com`;
    const codeOf = { email, authType: "SIGN_UP", authCode: "000000" };
    for (const [operation, input] of [
      [SEND_CODE, { email, authType: "SIGN_UP" }],
      [SEND_CODE, { email, authType: "RESET_PASSWORD" }],
      [VERIFY_CODE, codeOf],
      [SIGN_UP, { email, password: "secret-1A", ...CONSENTS }],
      [RESET_PASSWORD, { email, authCode: "000000", newPassword: "secret-1A" }],
    ] as const)
      expect(await visitor.refusal(operation, input)).toMatchObject({
        message: "This is not an e-mail address.",
        extensions: { code: 400, field: "email" },
      });
    expect((await visitor.refusal(SIGN_IN, { email, password: "secret-1A" })).extensions.code).toBe(400);
  },
);

test("no text of any operation reaches the database with a control character, and the refusal names the field", async () => {
  const person = await server.signedIn();
  const rename = "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { name } }";
  expect(await person.refusal(rename, { name: "A\u0000da" })).toMatchObject({
    message: "A text contains the control character U+0000. Remove it.",
    extensions: { code: 400, name: "BAD_REQUEST", field: "name" },
  });
  const inDocument = 'mutation { updateProfile(input: { name: "A\\u001bda" }) { name } }';
  expect((await person.refusal(inDocument)).message).toContain("U+001B");
  const files = [{ fileName: "a\u0000.kicad_pcb", fileType: "text/plain" }];
  const presign =
    "query ($input: PresignedMultiUrlsForFileUploadInput!) { presignedMultiUrlsForFileUpload(input: $input) { urls } }";
  expect((await person.refusal(presign, { files })).extensions.field).toBe("fileName");
  const image = { name: "a.png", bytes: new Uint8Array(8) };
  expect(
    (await person.uploadMedia({ ...image, name: "a\u0007.png" }, "PROFILE_IMAGE")).errors?.[0]?.extensions.code,
  ).toBe(400);
});

test("an address with a control character is refused before any route reads it", async () => {
  const person = await server.signedIn();
  for (const path of ["/image?url=%00&w=64", "/results/%00/sheets/1.svg", "/a%1Bb", "/download?name=%7f"])
    expect((await person.fetch(path)).status, path).toBe(400);
  expect((await person.fetch("/healthz?note=a%0Ab")).status).toBe(200);
});
