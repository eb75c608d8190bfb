import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "./client.ts";

/** The operations around runs that several stories tell. */
export const ROUTE =
  "mutation ($input: RequestEdaProjectRoutingInput!) { requestEdaProjectRouting(input: $input) { requestGroupId } }";
export const PLACE =
  "mutation ($input: RequestEdaProjectAutoPlacementInput!) { requestEdaProjectAutoPlacement(input: $input) { requestGroupId } }";
export const CANCEL =
  "mutation ($input: CancelEdaProjectTaskInput!) { cancelEdaProjectTask(input: $input) { success } }";
export const FINISH =
  "mutation ($input: FinishEdaProjectRoutingInput!) { finishEdaProjectRouting(input: $input) { success } }";
export const SELECT_ROUTING =
  "mutation ($input: SelectEdaProjectResultInput!) { selectEdaProjectAutoRoutingResult(input: $input) { id } }";
export const SELECT_PLACEMENT =
  "mutation ($input: SelectEdaProjectResultInput!) { selectEdaProjectAutoPlacementResult(input: $input) { id } }";
export const APPLY =
  "mutation ($input: ApplyEdaProjectVersionInput!) { applyEdaProjectVersion(input: $input) { lastWorkPageType majorVersion revisionVersion } }";
export const RESET = "mutation ($input: ResetEdaProjectVersionInput!) { resetEdaProjectVersion(input: $input) { id } }";
export const SAVE_EDITS = `mutation ($input: UpdateEdaProjectLayoutInput!) { updateEdaProjectLayout(input: $input) {
  id majorVersion revisionVersion boardDocumentUrl isMerged changedSince } }`;
export const COMPARE = `query ($input: EdaProjectVersionComparisonInput!) { edaProjectVersionComparison(input: $input) {
  before { majorVersion revisionVersion errors warnings } after { majorVersion revisionVersion errors warnings }
  changes more appeared { rule } gone { rule } } }`;
export const HISTORY = `query ($input: EdaProjectHistoryConnectionInput!) { edaProjectHistoryConnection(input: $input) {
  total nodes { id type description majorVersion revisionVersion boardDocumentUrl requestGroupId latestAuthor { name }
    isVersion appliedVersion { majorVersion revisionVersion } edited { added removed changed } } } }`;
export const LIST_UPDATE = `query ($input: EdaProjectUpdateInput!) { edaProjectUpdate(input: $input) {
  boardHash source changes problems { code message } remarks { code message subjects } } }`;
export const ADD_BOARD = "mutation ($input: AddBoardToEdaProjectInput!) { addBoardToEdaProject(input: $input) { id } }";
export const UPDATE = `mutation ($input: UpdateEdaProjectFromFilesInput!) { updateEdaProjectFromFiles(input: $input) {
  id majorVersion revisionVersion remarks { code message } } }`;
const INTENTS_FIELDS =
  "version entries { isRemoved isCorrected problems { kind facts message } intent { id kind origin reason { code facts } part links { from { reference pad } to { reference pad } within } pins { reference pad } name parts instances side height area { x y } unknownHeights } }";
export const INTENTS = `query ($input: EdaProjectIntentsInput!) { edaProjectIntents(input: $input) { ${INTENTS_FIELDS} } }`;
export const REMOVE_INTENTS = `mutation ($input: ChangeEdaProjectIntentsInput!) { removeEdaProjectIntents(input: $input) { ${INTENTS_FIELDS} } }`;
export const RESTORE_INTENTS = `mutation ($input: ChangeEdaProjectIntentsInput!) { restoreEdaProjectIntents(input: $input) { ${INTENTS_FIELDS} } }`;
export const RESET_INTENTS = `mutation ($input: ChangeEdaProjectIntentsInput!) { resetEdaProjectIntents(input: $input) { ${INTENTS_FIELDS} } }`;
export const SAY_INTENT = `mutation ($input: SayEdaProjectIntentInput!) { sayEdaProjectIntent(input: $input) { ${INTENTS_FIELDS} } }`;
export const SAY_INTENTS = `mutation ($input: SayEdaProjectIntentsInput!) { sayEdaProjectIntents(input: $input) { ${INTENTS_FIELDS} } }`;
const ELECTRICAL_FIELDS = "version severities { rule severity } accepted { key note } pinMap";
export const ELECTRICAL_RULES = `query ($input: EdaProjectElectricalRulesInput!) { edaProjectElectricalRules(input: $input) { ${ELECTRICAL_FIELDS} } }`;
export const SAVE_ELECTRICAL_RULES = `mutation ($input: SaveEdaProjectElectricalRulesInput!) { saveEdaProjectElectricalRules(input: $input) { ${ELECTRICAL_FIELDS} } }`;
const ASSEMBLY_FIELDS =
  "version reels { partNumber rotation offsetX offsetY isChecked } variants { name notPopulated populated }";
export const ASSEMBLY = `query ($input: EdaProjectAssemblyInput!) { edaProjectAssembly(input: $input) { ${ASSEMBLY_FIELDS} } }`;
export const SAVE_ASSEMBLY = `mutation ($input: SaveEdaProjectAssemblyInput!) { saveEdaProjectAssembly(input: $input) { ${ASSEMBLY_FIELDS} } }`;
export const PROJECT = `query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) {
  id name stateType majorVersion revisionVersion isResultSelected selectedHistoryId lastRequestGroupId resultState
  boardDocumentUrl circuitDocumentUrl jobType
  routingOptions { strip control } placementOptions { fixed control } latestPlacement { requestGroupId results { id boardDocumentUrl } } latestRouting { results { id routing { connected } } }
  receipt { files { name recognisedAs } lines { kind read dropped } diagnostics { severity code message } }
  run { intents { id origin } requestGroupId status jobType canResume message elapsedTime placementOptions { fixed seed control } routingOptions { strip pours seed control } progress { percent phase connected total }
    results { id type boardDocumentUrl placement { profile metrics findings { rule severity message } }
      routing { complete connected total vias lengthMm errors { before after } findings { rule severity message } unasked pairs { name nets status legs { from to coupledLength vias skew delay } apart { reason between message } lengthened { net by rest } } open { net reason cause { kind nets objects available required } } } } } } }`;

export async function readProject(client: Client, id: string) {
  return (await client.get(PROJECT, { id })).edaProjectV2;
}

/** A stuck run fails the test, and says where it stuck, before the test's own limit would; a slow machine does not. */
const STUCK_AFTER_MS = 240_000;

type Project = Awaited<ReturnType<typeof readProject>>;

/** The project once its state matches. */
export function waitForState(client: Client, id: string, pattern: RegExp) {
  return waitForProject(client, id, ({ stateType }) => pattern.test(stateType));
}

/** The project once it is as wanted. It is queried ten times a second: an account may ask for so much and no more. */
export async function waitForProject(client: Client, id: string, isWanted: (project: Project) => boolean) {
  const until = Date.now() + STUCK_AFTER_MS;
  for (;;) {
    const project = await readProject(client, id);
    if (isWanted(project)) return project;
    if (Date.now() > until) throw new Error(`never became ${isWanted}: ${JSON.stringify(project, null, 1)}`);
    await delay(100);
  }
}

/** For `waitForProject`: a run is at work, and has been for so many seconds. */
export function hasRunFor(seconds: number): (project: Project) => boolean {
  return ({ stateType, run }) => /_PROGRESS$/.test(stateType) && run.elapsedTime >= seconds;
}

export const DISCARD =
  "mutation ($input: DiscardEdaProjectResultInput!) { discardEdaProjectResult(input: $input) { id } }";
