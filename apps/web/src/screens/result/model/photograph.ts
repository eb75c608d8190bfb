/**
 * What a canvas shows, as PNG on a ground of one colour. To be called in the same turn as the drawing: afterwards the
 * browser may have cleared it.
 */
export function photograph(canvas: HTMLCanvasElement, ground: string): Promise<Blob> {
  const picture = document.createElement("canvas");
  picture.width = canvas.width;
  picture.height = canvas.height;
  const context = picture.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  context.fillStyle = ground;
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(canvas, 0, 0);
  return new Promise((resolve, reject) =>
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be written")))),
  );
}
