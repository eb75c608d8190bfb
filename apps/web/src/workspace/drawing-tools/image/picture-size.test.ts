import { describe, expect, it } from "vitest";
import { pictureSize } from "./picture-size.ts";

const png = (width: number, height: number) => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};

describe("the size that a picture says it has", () => {
  it("is read from the header of a PNG", () => {
    expect(pictureSize(png(640, 480))).toEqual({ mediaType: "image/png", width: 640, height: 480 });
    expect(pictureSize(png(4_000_000_000, 1))?.width).toBe(4_000_000_000);
  });

  it("is read from the frame of a JPEG, past what stands before it", () => {
    const segment = [0xff, 0xe0, 0, 6, 0xff, 0xc0, 1, 2];
    const frame = [0xff, 0xff, 0xc2, 0, 17, 8, 0x01, 0x2c, 0x02, 0x58, 3];
    expect(pictureSize(Uint8Array.from([0xff, 0xd8, ...segment, ...frame]))).toEqual({
      mediaType: "image/jpeg",
      width: 600,
      height: 300,
    });
  });

  it("is none of what is neither or ends too early", () => {
    for (const bytes of [
      [],
      [0xff, 0xd8],
      [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0],
      [0xff, 0xd8, 0xff, 0xc4, 0, 200, 0, 0, 0, 0, 0],
      [...new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>")],
      [...png(1, 1).subarray(0, 20)],
    ])
      expect(pictureSize(Uint8Array.from(bytes))).toBeUndefined();
  });
});
