import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { media } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { removeUnusedMedia } from "./media-store.ts";

const UPDATE_PROFILE = "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { name thumbnailUrl } }";
const IMAGE_LIMIT = 3_145_728;

let server: TestServer;
let browser: Client;
beforeAll(async () => {
  server = await startTestServer();
  browser = await server.signedIn();
});
afterAll(() => server.stop());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a8521b" } });

/** A PNG of exactly so many bytes: what follows the end of the picture belongs to no reader. */
async function pngOfBytes(bytes: number): Promise<Uint8Array> {
  const png = await picture(600, 400).png().toBuffer();
  return Buffer.concat([png, Buffer.alloc(bytes - png.byteLength)]);
}

async function uploadImage(bytes: Uint8Array, name = "me.png"): Promise<string> {
  const { data, errors } = await browser.uploadMedia({ name, bytes }, "PROFILE_IMAGE");
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.singleUploadFile.url;
}

async function refused(bytes: Uint8Array, name: string, purpose: "PROFILE_IMAGE" | "ATTACHMENT" = "PROFILE_IMAGE") {
  const { errors } = await browser.uploadMedia({ name, bytes }, purpose);
  return errors?.[0];
}

test("an image of exactly 3 MB becomes the profile's; one byte more is refused with its size", async () => {
  const url = await uploadImage(await pngOfBytes(IMAGE_LIMIT));
  const { updateProfile } = await browser.get(UPDATE_PROFILE, { name: "Mina Kim", thumbnailUrl: url });
  expect(updateProfile).toEqual({ name: "Mina Kim", thumbnailUrl: url });
  const error = await refused(await pngOfBytes(IMAGE_LIMIT + 1), "me.png");
  expect(error?.message).toBe("me.png has 3145729 bytes. The limit is 3145728 bytes (3 MB).");
  expect(error?.extensions).toMatchObject({ code: 400, field: "file" });
});

test("what a file is decides its content: a GIF, a program and a drawing are no images whatever they are called", async () => {
  const gif = await picture(8, 8).gif().toBuffer();
  const program = Buffer.from("MZ\x90\x00 this program cannot be run");
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const bytes of [gif, program, drawing])
    expect((await refused(bytes, "me.png"))?.message).toBe("me.png is not a JPG or PNG image.");
  const jpeg = await picture(60, 40).jpeg().toBuffer();
  expect((await refused(jpeg.subarray(0, jpeg.byteLength - 20), "cut.jpg"))?.message).toBe(
    "cut.jpg is damaged and cannot be read as an image.",
  );
});

test("a picture that unfolds to more pixels than memory should hold is refused before it does", async () => {
  const bomb = await picture(5_001, 5_000).png().toBuffer();
  expect(bomb.byteLength).toBeLessThan(IMAGE_LIMIT);
  expect((await refused(bomb, "bomb.png"))?.message).toBe(
    "bomb.png has 5001 × 5000 pixels. The limit is 25 million pixels.",
  );
});

test("an image is stored upright and without what a camera wrote into it", async () => {
  const jpeg = await picture(200, 100)
    .withExif({ IFD0: { Copyright: "somebody's home address" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(jpeg.includes("home address")).toBe(true);
  const url = await uploadImage(jpeg, "camera.jpg");
  const response = await browser.fetch(`/image?url=${url}&w=640`);
  const served = Buffer.from(await response.arrayBuffer());
  const { width, height, exif, format } = await sharp(served).metadata();
  expect({ width, height, exif, format }).toEqual({ width: 100, height: 200, exif: undefined, format: "webp" });
});

test("images come in the listed widths and qualities only, from our own storage only", async () => {
  const url = await uploadImage(await picture(1000, 500).jpeg().toBuffer(), "wide.jpg");
  const ask = (query: string, accept = "image/avif,image/webp,*/*") =>
    browser.fetch(`/image?${query}`, { headers: { accept } });
  for (const width of [16, 64, 384, 640]) {
    const response = await ask(`url=${url}&w=${width}`);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
  }
  const once = await (await ask(`url=${url}&w=64`)).arrayBuffer();
  expect(Buffer.from(await (await ask(`url=${url}&w=64&q=75`)).arrayBuffer())).toEqual(Buffer.from(once));
  expect((await ask(`url=${url}&w=64`, "image/jpeg")).headers.get("content-type")).toBe("image/jpeg");
  for (const query of [
    `url=${url}&w=65`,
    `url=${url}`,
    `url=${url}&w=64&q=0`,
    `url=${url}&w=64&q=7.5`,
    `url=${url}&w=1e2`,
  ])
    expect((await ask(query)).status, query).toBe(400);
  const foreign = [
    "https://example.com/a.png",
    "/uploads/../secret",
    "/media/../../secret",
    `//x${url}`,
    `${url}?`,
    "",
  ];
  for (const address of foreign)
    expect((await ask(`url=${encodeURIComponent(address)}&w=64`)).status, address).toBe(404);
});

test("images are seen by whoever is logged in, attachments by their owner alone", async () => {
  const image = await uploadImage(await picture(20, 20).png().toBuffer());
  const pdf = { name: "a b/../주문.pdf", bytes: Buffer.from("%PDF-1.7\n") };
  const { data } = await browser.uploadMedia(pdf, "ATTACHMENT");
  const attachment = data?.singleUploadFile.url as string;
  const response = await browser.fetch(attachment);
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent("주문.pdf")}`,
  );
  const stranger = await server.signedIn();
  expect((await stranger.fetch(`/image?url=${image}&w=16`)).status).toBe(200);
  expect((await stranger.fetch(attachment)).status).toBe(404);
  expect((await server.visitor().fetch(`/image?url=${image}&w=16`)).status).toBe(401);
  expect((await stranger.refusal(UPDATE_PROFILE, { thumbnailUrl: image })).extensions.field).toBe("thumbnailUrl");
  expect((await browser.refusal(UPDATE_PROFILE, { thumbnailUrl: attachment })).extensions.field).toBe("thumbnailUrl");
  expect((await refused(Buffer.from("MZ"), "run.pdf", "ATTACHMENT"))?.message).toContain("run.pdf is not an image");
});

test("a file of somebody who is not logged in is refused before it is read", async () => {
  const body = new FormData();
  body.set("operations", "no JSON at all");
  const response = await server.visitor().fetch("/graphql", {
    method: "POST",
    headers: { "x-service": "CIRCUIT_ARCHITECTURE" },
    body,
  });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 401, name: "UNAUTHORIZED" } }] });
});

test("what nothing refers to is gone after a day; a profile's image stays", async () => {
  const kept = await uploadImage(await picture(30, 30).png().toBuffer());
  const unused = await uploadImage(await picture(30, 30).png().toBuffer());
  await browser.get(UPDATE_PROFILE, { thumbnailUrl: kept });
  await browser.fetch(`/image?url=${unused}&w=16`);
  server.advance(23 * 3_600_000);
  await browser.get("{ profile { name } }");
  server.advance(2 * 3_600_000);
  await removeUnusedMedia(server.application);
  expect((await browser.fetch(`/image?url=${kept}&w=16`)).status).toBe(200);
  expect((await browser.fetch(`/image?url=${unused}&w=16`)).status).toBe(404);
  expect(await server.application.db.select({ id: media.id }).from(media)).toEqual([
    { id: kept.slice("/media/".length) },
  ]);
});
