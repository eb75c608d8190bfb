export * from "./choose/choose-footprints.ts";
export {
  type ChosenFootprint,
  type FootprintSource,
  type FootprintSources,
  type OfficialFootprints,
  pinCount,
  pinsWithoutPad,
  type ResolvedFootprint,
} from "./choose/footprint-source.ts";
export { lettersOf } from "./choose/guess-footprint.ts";
export { findChosen, prepareSources, resolveFootprint } from "./choose/resolve-footprint.ts";
export { standardNames } from "./choose/standard-name.ts";
export { type DrawnForm, type DrawnProblem, drawnName, problemsOfForm } from "./families/drawn.ts";
export { findFootprint, findLandPattern, listFootprints } from "./find-footprint.ts";
export { findStandard } from "./find-standard.ts";
export { type PartHeight, partHeight } from "./height/part-height.ts";
export type { LibraryFootprint } from "./pattern/draw-footprint.ts";
export type { Body, Land, LandPattern } from "./pattern/land-pattern.ts";
export * from "./proposal/board-from-circuit.ts";
export { drawOutline } from "./proposal/draw-outline.ts";
export type { BoardForm, FormId } from "./proposal/forms/board-form.ts";
export { findForm, isFormId, KNOWN_FORMS } from "./proposal/forms/known-forms.ts";
export { growProposedBoard } from "./proposal/grow-proposed-board.ts";
export type { PlaneNets } from "./proposal/power/choose-planes.ts";
export type { ProposedClass } from "./proposal/power/propose-classes.ts";
export { proposePower } from "./proposal/power/propose-power.ts";
export type { PowerNet } from "./proposal/power/read-power-nets.ts";
export { CONNECTIONS_PER_CM2, type OutlineProposal, proposeOutline } from "./proposal/propose-outline.ts";
export { proposeStackup } from "./proposal/propose-stackup.ts";
export { familyFacts } from "./search/family-facts.ts";
export * from "./search/footprint-index.ts";
export { type FootprintNeed, suggestFootprints } from "./search/suggest-footprints.ts";
export { standFootprint } from "./stand-footprint.ts";
export { type AppliedChanges, applySchematicChanges } from "./update/apply-schematic-changes.ts";
export { type Annotation, backAnnotate, withBoardReferences } from "./update/back-annotate.ts";
export { circuitOfBoard } from "./update/circuit-of-board.ts";
export {
  compareWithSchematic,
  type SchematicToCompare,
  type SchematicUpdate,
} from "./update/compare-with-schematic.ts";
export { CHANGE_KINDS, type SchematicChange, type SchematicChangeKind } from "./update/schematic-change.ts";
