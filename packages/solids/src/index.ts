export { writeGlb } from "./glb/write-glb.ts";
export { writeStep } from "./step/write-step.ts";
export type { ModelNote, ModelOptions, WrittenModel } from "./written-model.ts";
