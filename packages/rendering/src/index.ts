export * from "./canvas/canvas-renderer.ts";
export * from "./picking/board-picker.ts";
export * from "./scene/build-scene.ts";
export * from "./scene/draw-list.ts";
export * from "./scene/layer-order.ts";
export * from "./scene/scene.ts";
export { type BoardSvgOptions, boardToSvg } from "./svg/board-to-svg.ts";
export * from "./theme/board-theme.ts";
export * from "./view/viewport.ts";
