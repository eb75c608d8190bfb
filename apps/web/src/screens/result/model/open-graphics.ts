/** Edges are smoothed where that costs nothing: without a graphics chip it costs four times the time. */
export function openGraphics(canvas: HTMLCanvasElement): {
  readonly context: WebGL2RenderingContext;
  readonly isFast: boolean;
} {
  const isFast = hasGraphicsChip();
  const context = canvas.getContext("webgl2", { alpha: true, antialias: isFast });
  if (!context) throw new NoGraphicsError("The browser has no WebGL 2.");
  return { context, isFast };
}

/** By what the browser calls what draws: how a context is made has to be known before it is. */
function hasGraphicsChip(): boolean {
  const probe = document.createElement("canvas").getContext("webgl2");
  const names = probe?.getExtension("WEBGL_debug_renderer_info");
  const name = names ? String(probe?.getParameter(names.UNMASKED_RENDERER_WEBGL)) : "";
  probe?.getExtension("WEBGL_lose_context")?.loseContext();
  return !/swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}

/** The browser cannot draw in space. */
export class NoGraphicsError extends Error {}
