/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AcceptPlanPriceInput = {
  currency: Currency;
  planVersionId: string;
  price: string;
  teamId?: string | null | undefined;
};

export type AcceptedElectricalFindingInput = {
  key: string;
  note: string;
};

export type AddBoardToEdaProjectInput = {
  copperLayers?: number | null | undefined;
  fab?: BoardFab | null | undefined;
  fileUrls?: Array<string> | null | undefined;
  footprints?: Array<PartFootprintInput> | null | undefined;
  form?: string | null | undefined;
  id: string;
  inferRules?: boolean | null | undefined;
  jobType: JobType;
  layoutFileType?: CadSource | null | undefined;
  layoutFileUrl?: string | null | undefined;
  netClasses?: boolean | null | undefined;
  onMismatch?: MismatchWinner | null | undefined;
  outline?: BoardOutlineInput | null | undefined;
  planes?: boolean | null | undefined;
  schematicFileType?: CadSource | null | undefined;
  schematicFileUrl?: string | null | undefined;
};

export type AddContactNoteInput = {
  id: string;
  text: string;
};

export type AddShipmentInput = {
  carrier: string;
  id: string;
  quantity: number;
  trackingNumber: string;
};

export type AddressInput = {
  id: string;
};

export type AdvanceOrderInput = {
  id: string;
  override?: string | null | undefined;
  step: OrderAdvance;
};

export type AnswerContactInput = {
  id: string;
  message: string;
};

export type AnswerTeamInvitationInput = {
  id?: string | null | undefined;
  token?: string | null | undefined;
};

export type ApartReason =
  | 'budget'
  | 'detour'
  | 'halfJoined'
  | 'inTheWay'
  | 'noPort'
  | 'noStation'
  | 'noWay'
  | 'short';

export type ApplyEdaProjectVersionInput = {
  id: string;
  majorVersion: number;
  revisionVersion: number;
};

export type ApproveOrderInput = {
  id: string;
  isGiven: boolean;
};

export type ArchivePackInput = {
  id: string;
};

export type AreaPointInput = {
  x: number;
  y: number;
};

export type AssemblyFindingKind =
  | 'BESIDE_BOARD'
  | 'BOUGHT_NOT_PLACED'
  | 'EXCLUDED_DIFFERS'
  | 'FOOTPRINT_DIFFERS'
  | 'NOT_IN_SCHEMATIC'
  | 'NOT_ON_BOARD'
  | 'NOT_POPULATED_BY_TEXT'
  | 'PART_NUMBER_DIFFERS'
  | 'PART_NUMBER_PARTLY'
  | 'PART_NUMBER_TWICE'
  | 'PLACED_NOT_BOUGHT'
  | 'POPULATED_DIFFERS'
  | 'REFERENCE_CASE'
  | 'REFERENCE_MISSING'
  | 'REFERENCE_TWICE'
  | 'REFERENCE_UNSAFE'
  | 'SUPPLIER_NUMBER_MISSING'
  | 'VALUE_DIFFERS'
  | 'VARIANT_UNKNOWN';

export type AssemblyReelInput = {
  isChecked?: boolean | null | undefined;
  offsetX?: number | null | undefined;
  offsetY?: number | null | undefined;
  partNumber: string;
  rotation: number;
};

export type AssemblyVariantInput = {
  name: string;
  notPopulated: Array<string>;
  populated: Array<string>;
};

export type AssignContactInput = {
  assigneeId?: string | null | undefined;
  id: string;
};

export type AuditConnectionInput = {
  action?: string | null | undefined;
  actorId?: string | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
  subjectId?: string | null | undefined;
};

export type BillingProfileInput = {
  teamId?: string | null | undefined;
};

export type BlockAccessType =
  | 'PRIVATE'
  | 'PUBLIC'
  | 'TEAM';

export type BlockDownloadInput = {
  fileKind: LibraryFileKind;
  id: string;
};

export type BlockFromProjectInput = {
  id: string;
  itemIds: Array<string>;
};

export type BlockInput = {
  id: string;
};

export type BlockListInput = {
  categoryId?: string | null | undefined;
  keyword?: string | null | undefined;
  order?: SortOrder | null | undefined;
  page?: number | null | undefined;
  parameters?: Array<BlockParameterFilterInput> | null | undefined;
  portFilters?: Array<BlockPortFilterInput> | null | undefined;
  ports?: Array<string> | null | undefined;
  scope?: BlockScope | null | undefined;
  size?: number | null | undefined;
  sortKey?: BlockSortKey | null | undefined;
  status?: Array<LibraryValidationStep> | null | undefined;
  teamId?: string | null | undefined;
};

export type BlockNeedInput = {
  blockId: string;
  count?: number | null | undefined;
  joins?: Array<BlockNeedJoinInput> | null | undefined;
};

export type BlockNeedJoinInput = {
  neededPort: string;
  port: string;
};

export type BlockParameterFilterInput = {
  max?: number | null | undefined;
  min?: number | null | undefined;
  name: string;
  values?: Array<string> | null | undefined;
};

export type BlockParseInput = {
  fileKind: LibraryFileKind;
  fileUrl: string;
  fileUrls?: Array<string> | null | undefined;
};

export type BlockPortDirection =
  | 'BIDIRECTIONAL'
  | 'IN'
  | 'OUT'
  | 'PASSIVE';

export type BlockPortFilterInput = {
  direction?: BlockPortDirection | null | undefined;
  kind: string;
  voltage?: number | null | undefined;
};

export type BlockPortNetType =
  | 'GND'
  | 'SIGNAL'
  | 'VCC';

export type BlockRight =
  | 'DELETE'
  | 'EDIT'
  | 'SEE';

export type BlockScope =
  | 'LIBRARY'
  | 'MINE'
  | 'TEAM';

export type BlockSortKey =
  | 'CREATED_AT'
  | 'ID'
  | 'NAME'
  | 'POPULARITY'
  | 'RECOMMEND'
  | 'UPDATED_AT';

export type BlockSuggestionReason =
  | 'GAP'
  | 'MODEL'
  | 'SUPPLY'
  | 'TOGETHER'
  | 'WORDS';

export type BlockSupplyItemsInput = {
  footprint?: string | null | undefined;
  keyword: string;
};

export type BlockValueSeries =
  | 'E6'
  | 'E12'
  | 'E24'
  | 'E48'
  | 'E96'
  | 'E192';

export type BlockVersionsInput = {
  id: string;
};

export type BoardFab =
  | 'JLCPCB'
  | 'NONE'
  | 'OSH_PARK'
  | 'OURS';

export type BoardOutlineInput = {
  heightMm: number;
  widthMm: number;
};

export type BoardPriceListPreviewInput = {
  csv: string;
};

export type BoardSide =
  | 'BACK'
  | 'FRONT';

export type BoardStage =
  | 'CLEAN'
  | 'IMPORTED'
  | 'PLACED'
  | 'ROUTED';

export type BoardState =
  | 'ERRORS'
  | 'READY'
  | 'STAND_INS'
  | 'UNCONNECTED'
  | 'WARNINGS';

export type CadSource =
  | 'ALTIUM'
  | 'EASY_EDA'
  | 'KICAD';

export type CancelEdaProjectTaskInput = {
  projectId: string;
  requestGroupId: string;
};

export type CancelOrderByStaffInput = {
  id: string;
  reason: string;
  refund?: string | null | undefined;
};

export type ChangeEdaProjectIntentsInput = {
  id: string;
  intentIds: Array<string>;
  version: number;
};

export type ChangePasswordInput = {
  currentPassword: string;
  newPassword: string;
};

export type ChangePlanInput = {
  currency: Currency;
  key: string;
  planVersionId: string;
  teamId?: string | null | undefined;
};

export type ChangeUserRoleInput = {
  id: string;
  role: StaffRole;
};

export type ChooseEdaProjectPartInput = {
  id: string;
  kind: PartChoiceKind;
  lineId: string;
  part?: ChosenPartInput | null | undefined;
  version: number;
};

export type ChosenPartInput = {
  manufacturer: string;
  manufacturerPartNumber: string;
  supplier?: string | null | undefined;
  supplierPartNumber?: string | null | undefined;
};

export type ClosingRefundInput = {
  teamId?: string | null | undefined;
};

export type ComparedVersionInput = {
  majorVersion: number;
  revisionVersion: number;
};

export type ConfirmEdaProjectPartMatchInput = {
  candidateId?: string | null | undefined;
  id: string;
  key: string;
  name?: string | null | undefined;
  package?: string | null | undefined;
  pins?: Array<PartPinInput> | null | undefined;
  supply?: Array<PartSupplyRangeInput> | null | undefined;
};

export type ConfirmTransferInput = {
  amount: string;
  depositor: string;
  paymentId: string;
  receivedAt: string;
};

export type ContactConnectionInput = {
  filter?: ContactFilter | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
};

export type ContactFileInput = {
  name?: string | null | undefined;
  url: string;
};

export type ContactFilter =
  | 'ALL'
  | 'CLOSE'
  | 'DELETE'
  | 'OPEN';

export type ContactInput = {
  id: string;
};

export type ContactProjectInput = {
  projectId: string;
};

export type ContactState =
  | 'PENDING'
  | 'RESPONDED';

export type CreateAddressInput = {
  address: string;
  city: string;
  countryCallingCode: string;
  countryCode: string;
  detailAddress?: string | null | undefined;
  isDefault?: boolean | null | undefined;
  name: string;
  phoneNumber: string;
  postalCode: string;
  receiver: string;
};

export type CreateBlockInput = {
  accessType?: BlockAccessType | null | undefined;
  blockType: string;
  categoryId?: string | null | undefined;
  certificationTypes?: Array<string> | null | undefined;
  draft?: boolean | null | undefined;
  fileUrls?: Array<string> | null | undefined;
  footprintFileUrl?: string | null | undefined;
  fromProject?: BlockFromProjectInput | null | undefined;
  ioPorts?: Array<IoPortInput> | null | undefined;
  materials?: Array<MaterialInput> | null | undefined;
  memo?: string | null | undefined;
  name: string;
  needs?: Array<BlockNeedInput> | null | undefined;
  note?: string | null | undefined;
  parameterTags?: Array<string> | null | undefined;
  parameters?: Array<ParameterInput> | null | undefined;
  schematicFileUrl?: string | null | undefined;
  teamId?: string | null | undefined;
  thumbnailUrl?: string | null | undefined;
};

export type CreateContactInput = {
  content: string;
  fileList?: Array<ContactFileInput> | null | undefined;
  followsId?: string | null | undefined;
  key?: string | null | undefined;
  projectConsent?: boolean | null | undefined;
  projectId?: string | null | undefined;
  subject: string;
  title: string;
};

export type CreateEdaProjectCommentInput = {
  id: string;
  place?: EdaProjectCommentPlaceInput | null | undefined;
  text: string;
  threadId?: string | null | undefined;
};

export type CreateEdaProjectFeedbackInput = {
  comment?: string | null | undefined;
  jobType: JobType;
  projectId: string;
  raw: unknown;
  requestGroupId: string;
};

export type CreateEdaProjectInput = {
  blocks?: Array<ProjectBlockInput> | null | undefined;
  description?: string | null | undefined;
  name: string;
  teamId?: string | null | undefined;
  type?: EdaProjectType | null | undefined;
};

export type CreateEdaProjectQuickModeV2Input = {
  copperLayers?: number | null | undefined;
  fab?: BoardFab | null | undefined;
  fileUrls?: Array<string> | null | undefined;
  footprints?: Array<PartFootprintInput> | null | undefined;
  form?: string | null | undefined;
  inferRules?: boolean | null | undefined;
  jobType: JobType;
  layoutFileType?: CadSource | null | undefined;
  layoutFileUrl?: string | null | undefined;
  name: string;
  netClasses?: boolean | null | undefined;
  onMismatch?: MismatchWinner | null | undefined;
  outline?: BoardOutlineInput | null | undefined;
  planes?: boolean | null | undefined;
  schematicFileType?: CadSource | null | undefined;
  schematicFileUrl?: string | null | undefined;
  teamId?: string | null | undefined;
};

export type CreateEdaProjectShareLinkInput = {
  days?: number | null | undefined;
  historyId?: string | null | undefined;
  id: string;
  showsComments?: boolean | null | undefined;
};

export type CreateFaqInput = {
  category: string;
  content: string;
  isExposed: boolean;
  language: Language;
  rank: number;
  subCategory?: string | null | undefined;
  title: string;
};

export type CreateKesEstimateInput = {
  board: string;
  company: string;
  consent: boolean;
  email: string;
  fileList?: Array<string> | null | undefined;
  key: string;
  message: string;
  name: string;
  phone: string;
  quantity: number;
  wishedDate?: string | null | undefined;
};

export type CreateNoticeInput = {
  attachmentUrls?: Array<string> | null | undefined;
  content: string;
  isExposed?: boolean | null | undefined;
  isTop?: boolean | null | undefined;
  language: Language;
  title: string;
};

export type CreateOrderInput = {
  addressId: string;
  currency: Currency;
  customMadeConsent: boolean;
  key: string;
  majorVersion?: number | null | undefined;
  note?: string | null | undefined;
  options?: OrderOptionsInput | null | undefined;
  projectId: string;
  quantity: number;
  revisionVersion?: number | null | undefined;
  shownTotal?: string | null | undefined;
};

export type CreateTeamAddressInput = {
  address: string;
  city: string;
  countryCallingCode: string;
  countryCode: string;
  detailAddress?: string | null | undefined;
  isDefault?: boolean | null | undefined;
  name: string;
  phoneNumber: string;
  postalCode: string;
  receiver: string;
  teamId: string;
};

export type CreateTeamInput = {
  description?: string | null | undefined;
  name: string;
  thumbnailUrl?: string | null | undefined;
};

export type CreditBalanceInput = {
  teamId?: string | null | undefined;
};

export type CreditConnectionInput = {
  page?: number | null | undefined;
  size?: number | null | undefined;
  states?: Array<CreditLineState> | null | undefined;
  teamId?: string | null | undefined;
};

export type CreditLineState =
  | 'CHARGED'
  | 'CORRECTED'
  | 'EXPIRED'
  | 'GRANTED'
  | 'HELD'
  | 'RELEASED'
  | 'RETURNED';

export type CreditMode =
  | 'OFF'
  | 'ON'
  | 'RECORD';

export type CreditReason =
  | 'CORRECTION'
  | 'EXPIRED'
  | 'GIFT'
  | 'OWN_MACHINE'
  | 'PLACEMENT'
  | 'PLAN'
  | 'PURCHASE'
  | 'REFUND'
  | 'ROUTING';

export type Currency =
  | 'KRW'
  | 'USD';

export type DatasheetStatus =
  | 'FAIL'
  | 'PROGRESS'
  | 'SUCCESS';

export type DeclineOrderCancelInput = {
  id: string;
  reason: string;
};

export type DeleteBlockInput = {
  id: string;
};

export type DeleteContactInput = {
  id: string;
};

export type DeleteEdaProjectCommentInput = {
  commentId: string;
  id: string;
};

export type DeleteEdaProjectPartMatchInfoV2Input = {
  id: string;
  key: string;
};

export type DeleteEdaProjectV2Input = {
  id: string;
};

export type DeleteFaqInput = {
  id: string;
};

export type DeleteNoticeInput = {
  id: string;
};

export type DeleteTeamInput = {
  confirmName?: string | null | undefined;
  id: string;
  refund?: boolean | null | undefined;
  refundAccount?: string | null | undefined;
};

export type DeleteTeamMemberInput = {
  memberId: string;
  teamId: string;
};

export type DiscardEdaProjectResultInput = {
  id: string;
  requestGroupId: string;
  undo?: boolean | null | undefined;
};

export type DrawingContent =
  | 'ASSEMBLY'
  | 'LAYOUT'
  | 'SCHEMATIC';

export type DrawingInput = {
  blackAndWhite?: boolean | null | undefined;
  content?: DrawingContent | null | undefined;
  dpi?: number | null | undefined;
  drills?: DrillMarks | null | undefined;
  eachLayer?: boolean | null | undefined;
  layers?: Array<string> | null | undefined;
  paper?: DrawingPaper | null | undefined;
  seenFrom?: BoardSide | null | undefined;
};

export type DrawingPaper =
  | 'A0'
  | 'A1'
  | 'A2'
  | 'A3'
  | 'A4'
  | 'Letter'
  | 'OWN';

export type DrawnFootprintInput = {
  body: FootprintExtentInput;
  columns?: number | null | undefined;
  drill?: number | null | undefined;
  exposedPad?: FootprintExtentInput | null | undefined;
  padLength: number;
  padWidth: number;
  pads: number;
  pitch?: number | null | undefined;
  shape: DrawnFootprintShape;
  span?: number | null | undefined;
};

export type DrawnFootprintShape =
  | 'DUAL'
  | 'GRID'
  | 'PAIR'
  | 'QUAD'
  | 'ROW';

export type DrillMarks =
  | 'ACTUAL'
  | 'NONE'
  | 'SMALL';

export type DuplicateBlockInput = {
  id: string;
  teamId?: string | null | undefined;
};

export type DuplicateEdaProjectInput = {
  id: string;
  name?: string | null | undefined;
  teamId?: string | null | undefined;
};

export type EdaProjectAssemblyInput = {
  id: string;
};

export type EdaProjectBlockUpdateInput = {
  document: string;
  groupIds?: Array<string> | null | undefined;
  id: string;
};

export type EdaProjectBlockUpdateValidationInput = {
  blocks: Array<ProjectBlockInput>;
  id?: string | null | undefined;
};

export type EdaProjectCommentAction =
  | 'DELETE'
  | 'EDIT';

export type EdaProjectCommentPlaceInput = {
  partId?: string | null | undefined;
  sheetId?: string | null | undefined;
  view: EdaProjectCommentView;
  x: number;
  y: number;
};

export type EdaProjectCommentView =
  | 'BOARD'
  | 'SHEET';

export type EdaProjectCommentsInput = {
  id: string;
};

export type EdaProjectConnectionV2Input = {
  creatorId?: string | null | undefined;
  keyword?: string | null | undefined;
  order?: SortOrder | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
  sortKey?: SortKey | null | undefined;
  state?: ListedState | null | undefined;
  teamId?: string | null | undefined;
};

export type EdaProjectElectricalRulesInput = {
  id: string;
};

export type EdaProjectExportInput = {
  id: string;
  jobId: string;
};

export type EdaProjectExportsInput = {
  id: string;
};

export type EdaProjectFileInfoInput = {
  fileType?: CadSource | null | undefined;
  fileUrl: string;
  fileUrls?: Array<string> | null | undefined;
};

export type EdaProjectFileValidationInput = {
  fileUrls?: Array<string> | null | undefined;
  footprints?: Array<PartFootprintInput> | null | undefined;
  jobType: JobType;
  layoutFileUrl?: string | null | undefined;
  schematicFileUrl?: string | null | undefined;
  teamId?: string | null | undefined;
};

export type EdaProjectHistoryConnectionInput = {
  id: string;
  keyword?: string | null | undefined;
  order?: SortOrder | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
};

export type EdaProjectIntentsInput = {
  id: string;
};

export type EdaProjectPartMatchInput = {
  id: string;
  key: string;
};

export type EdaProjectPartMatchListV2Input = {
  id: string;
};

export type EdaProjectPeopleInput = {
  id: string;
};

export type EdaProjectResultExportInput = {
  boards?: number | null | undefined;
  currency?: Currency | null | undefined;
  drawing?: DrawingInput | null | undefined;
  fab?: Fab | null | undefined;
  fileType?: ExportFileType | null | undefined;
  fill?: ZoneFill | null | undefined;
  id: string;
  majorVersion?: number | null | undefined;
  outputFormat?: OutputFormat | null | undefined;
  preset?: FabPreset | null | undefined;
  revisionVersion?: number | null | undefined;
  variant?: string | null | undefined;
};

export type EdaProjectResultInput = {
  boards?: number | null | undefined;
  currency?: Currency | null | undefined;
  id: string;
  majorVersion?: number | null | undefined;
  revisionVersion?: number | null | undefined;
};

export type EdaProjectRight =
  | 'COMMENT'
  | 'DELETE'
  | 'EDIT'
  | 'MODERATE'
  | 'MOVE'
  | 'ORDER'
  | 'READ'
  | 'RUN'
  | 'SHARE';

export type EdaProjectShareLinksInput = {
  id: string;
};

export type EdaProjectSubstitutesInput = {
  id: string;
  keyword?: string | null | undefined;
  lineId: string;
  majorVersion?: number | null | undefined;
  revisionVersion?: number | null | undefined;
};

export type EdaProjectType =
  | 'BLOCK'
  | 'QUICK_MODE';

export type EdaProjectUpdateInput = {
  fileUrls: Array<string>;
  id: string;
};

export type EdaProjectV2Input = {
  id: string;
  majorVersion?: number | null | undefined;
  revisionVersion?: number | null | undefined;
};

export type EdaProjectVersionComparisonInput = {
  after: ComparedVersionInput;
  before: ComparedVersionInput;
  id: string;
};

export type EdaTaskJobType =
  | 'AUTO_PLACEMENT'
  | 'ROUTING';

export type ElectricalSeverityInput = {
  rule: string;
  severity: string;
};

export type EstimateState =
  | 'ACCEPTED'
  | 'CLOSED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'QUOTED'
  | 'SUBMITTED';

export type ExportFileType =
  | 'CSV'
  | 'GLB'
  | 'JPG'
  | 'PDF'
  | 'PNG'
  | 'STEP'
  | 'SVG'
  | 'XLSX'
  | 'ZIP';

export type ExportJobStatus =
  | 'CANCEL'
  | 'COMPLETE'
  | 'FAIL'
  | 'PROGRESS'
  | 'WAITING';

export type ExportPieceStatus =
  | 'COMPLETE'
  | 'LEFT_OUT'
  | 'PROGRESS'
  | 'WAITING';

export type Fab =
  | 'JLCPCB'
  | 'OSH_PARK'
  | 'OURS';

export type FabCheckOutcome =
  | 'FAILED'
  | 'PASSED'
  | 'WARNING';

export type FabPreset =
  | 'JLC'
  | 'X2';

export type FaqConnectionInput = {
  all?: boolean | null | undefined;
  category?: string | null | undefined;
  keyword?: string | null | undefined;
  language?: Language | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
};

export type FaqInput = {
  id: string;
  toChange?: boolean | null | undefined;
};

export type FindingSeverity =
  | 'error'
  | 'warning';

export type FinishEdaProjectRoutingInput = {
  projectId: string;
  requestGroupId: string;
};

export type FinishRefundInput = {
  reference: string;
  refundId: string;
};

export type FootprintChoiceKeyInput = {
  pins: number;
  wanted: string;
};

export type FootprintExtentInput = {
  height: number;
  width: number;
};

export type FootprintMount =
  | 'SMD'
  | 'THROUGH_HOLE'
  | 'UNSPECIFIED';

export type FootprintRecordsInput = {
  fileUrls?: Array<string> | null | undefined;
  names: Array<string>;
};

export type FootprintSearchInput = {
  bodyMm?: FootprintExtentInput | null | undefined;
  mount?: FootprintMount | null | undefined;
  pads?: number | null | undefined;
  pitchMm?: number | null | undefined;
  size?: number | null | undefined;
  words?: string | null | undefined;
};

export type FootprintSource =
  | 'CHOSEN'
  | 'FAMILY'
  | 'FILES'
  | 'NONE'
  | 'OFFICIAL'
  | 'PROPOSED'
  | 'RELATIVE'
  | 'REMEMBERED'
  | 'STAND_IN';

export type FootprintSuggestionsInput = {
  kind: string;
  pins: number;
  size?: number | null | undefined;
  used?: Array<string> | null | undefined;
  value: string;
  wanted: string;
};

export type ForgetFootprintChoicesInput = {
  all?: boolean | null | undefined;
  choices?: Array<FootprintChoiceKeyInput> | null | undefined;
};

export type GrantCreditInput = {
  credits: number;
  expiresAt?: string | null | undefined;
  key: string;
  reason: string;
  userId: string;
};

export type HistoryType =
  | 'AUTOPLACEMENT'
  | 'BLOCK_MODIFIED'
  | 'CREATED'
  | 'LAYOUT'
  | 'LOGIC'
  | 'NAME_MODIFIED'
  | 'PLACEMENT'
  | 'ROUTING';

export type ImportBoardPriceListInput = {
  csv: string;
  fileName: string;
};

export type ImportSupplyPriceListInput = {
  csv?: string | null | undefined;
  fileName: string;
  fileUrl?: string | null | undefined;
};

export type IntegrationName =
  | 'GOOGLE'
  | 'KAKAO'
  | 'MAIL'
  | 'MOUSER'
  | 'PRICE_LIST'
  | 'S3';

export type IntentKind =
  | 'CHANNEL'
  | 'CRYSTAL'
  | 'CRYSTAL_LOAD'
  | 'DECOUPLING'
  | 'EDGE'
  | 'ESD'
  | 'FEEDBACK'
  | 'FIXED'
  | 'GROUP'
  | 'HEIGHT'
  | 'HEIGHT_LIMIT'
  | 'NEAR'
  | 'SERIES'
  | 'SIDE'
  | 'SWITCHING_LOOP';

export type IntentOrigin =
  | 'CIRCUIT'
  | 'PERSON';

export type IntentStatementInput = {
  area?: Array<AreaPointInput> | null | undefined;
  height?: number | null | undefined;
  kind: IntentKind;
  links?: Array<PinLinkInput> | null | undefined;
  name?: string | null | undefined;
  part?: string | null | undefined;
  parts?: Array<string> | null | undefined;
  pins?: Array<PinNameInput> | null | undefined;
  side?: BoardSide | null | undefined;
  unknownHeights?: UnknownHeights | null | undefined;
  within?: number | null | undefined;
};

export type InviteTeamMemberInput = {
  email?: string | null | undefined;
  roleType?: TeamMemberRole | null | undefined;
  teamId: string;
  userId?: string | null | undefined;
};

export type IoPortInput = {
  direction?: BlockPortDirection | null | undefined;
  ioType?: string | null | undefined;
  key: string;
  maxVoltage?: number | null | undefined;
  minVoltage?: number | null | undefined;
  name: string;
  net?: string | null | undefined;
  netType?: BlockPortNetType | null | undefined;
  pinType?: PinPowerDirection | null | undefined;
};

export type JobStatus =
  | 'CANCEL'
  | 'COMPLETE'
  | 'EVENT_HANDLER_CANCEL'
  | 'EVENT_HANDLER_FAILED'
  | 'EVENT_HANDLER_TIMEOUT'
  | 'FAIL'
  | 'PENDING'
  | 'PROGRESS'
  | 'REJECT'
  | 'REQUEST'
  | 'STARTED'
  | 'TIMEOUT';

export type JobType =
  | 'PLACEMENT'
  | 'ROUTING';

export type JobsInput = {
  lastId?: string | null | undefined;
  size?: number | null | undefined;
};

export type JudgedFill =
  | 'FILLED'
  | 'REFILLED'
  | 'STORED';

export type KesEstimateConnectionInput = {
  page?: number | null | undefined;
  size?: number | null | undefined;
};

export type KesEstimateInput = {
  id: string;
};

export type Language =
  | 'CN'
  | 'DE'
  | 'EN'
  | 'JP'
  | 'KO'
  | 'PL';

export type LastWorkPageType =
  | 'LAYOUT'
  | 'NONE'
  | 'RESULT';

export type LayersFor =
  | 'BALL_GRID'
  | 'DENSE'
  | 'MANY'
  | 'NONE';

export type LeaveTeamInput = {
  teamId: string;
};

export type LengthBasis =
  | 'ALL_TRACK'
  | 'PAD_TO_PAD';

export type LengthGroupKind =
  | 'bus'
  | 'class'
  | 'pair';

export type LibraryFileKind =
  | 'BLOCK_KICAD'
  | 'FOOTPRINT_EASYEDA'
  | 'FOOTPRINT_KICAD'
  | 'FOOTPRINT_PDF'
  | 'SCHEMATIC_EASYEDA'
  | 'SCHEMATIC_KICAD'
  | 'SCHEMATIC_PDF';

export type LibraryValidationStep =
  | 'COMPLETE'
  | 'FAIL'
  | 'INDEX_REQUEST'
  | 'READY'
  | 'SUPPLY_ITEM_REQUEST'
  | 'VALIDATE_REQUEST';

export type ListedState =
  | 'CLEAN'
  | 'COMPLETED'
  | 'FAILED'
  | 'IMPORTED'
  | 'PLACED'
  | 'ROUTED'
  | 'RUNNING'
  | 'STOPPED';

export type LogicSeverity =
  | 'error'
  | 'note'
  | 'warning';

export type MailOccasion =
  | 'PLACEMENT_COMPLETE'
  | 'PLACEMENT_FAIL'
  | 'PLACEMENT_STARTED'
  | 'ROUTING_COMPLETE'
  | 'ROUTING_FAIL'
  | 'ROUTING_STARTED';

export type MailPreferenceInput = {
  email: boolean;
  kind: MailOccasion;
};

export type MaterialInput = {
  footprint?: string | null | undefined;
  isDefault: boolean;
  manufacturer?: string | null | undefined;
  manufacturerPartNumber?: string | null | undefined;
  name: string;
  option?: string | null | undefined;
  prefix: string;
  references?: Array<string> | null | undefined;
};

export type MediaPurpose =
  | 'ATTACHMENT'
  | 'PROFILE_IMAGE';

export type MembershipInput = {
  teamId?: string | null | undefined;
};

export type MembershipState =
  | 'ACTIVE'
  | 'ENDED'
  | 'FREE'
  | 'PAST_DUE';

export type MismatchWinner =
  | 'LAYOUT';

export type ModelNoteKind =
  | 'CHORDS'
  | 'HEIGHT_UNKNOWN'
  | 'NOT_FITTED';

export type MoveEdaProjectInput = {
  id: string;
  teamId?: string | null | undefined;
};

export type NotForSaleReason =
  | 'CURRENT'
  | 'FREE'
  | 'NO_PAYMENT'
  | 'SAMPLE';

export type NoticeConnectionInput = {
  all?: boolean | null | undefined;
  cursor?: string | null | undefined;
  direction?: PaginationDirection | null | undefined;
  language?: Language | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
};

export type NoticeInput = {
  id: string;
  toChange?: boolean | null | undefined;
};

export type NotificationInput = {
  service: ServiceSite;
};

export type NotificationTargetKind =
  | 'BLOCK'
  | 'COMMENT'
  | 'CONTACT'
  | 'ESTIMATE'
  | 'ORDER'
  | 'TEAM';

export type OpenCauseKind =
  | 'budget'
  | 'congested'
  | 'enclosed'
  | 'infeasible'
  | 'parted';

export type OpenConsentedProjectInput = {
  projectId: string;
};

export type OrderActor =
  | 'CUSTOMER'
  | 'SERVER'
  | 'STAFF';

export type OrderAdvance =
  | 'DELIVER'
  | 'PRODUCE';

export type OrderApproval =
  | 'DECLINED'
  | 'GIVEN'
  | 'NONE'
  | 'WANTED';

export type OrderConnectionInput = {
  page?: number | null | undefined;
  size?: number | null | undefined;
  state?: OrderState | null | undefined;
  teamId?: string | null | undefined;
};

export type OrderFileKind =
  | 'ASSEMBLY'
  | 'BILL'
  | 'FABRICATION'
  | 'PICTURE'
  | 'REPORT';

export type OrderInput = {
  id: string;
};

export type OrderObstacleKind =
  | 'ASSEMBLY_ERRORS'
  | 'ERRORS'
  | 'LAYERS'
  | 'NOT_JUDGED'
  | 'NO_LAYOUT'
  | 'NO_OUTLINE'
  | 'STAND_INS'
  | 'UNCONNECTED';

export type OrderOptionProblem =
  | 'NO_PARTS_ON_SIDE'
  | 'NO_PASTE_ON_SIDE'
  | 'SILK_LIKE_MASK';

export type OrderOptionsInput = {
  assembly?: string | null | undefined;
  copper?: string | null | undefined;
  finish?: string | null | undefined;
  mask?: string | null | undefined;
  parts?: string | null | undefined;
  silk?: string | null | undefined;
  stencil?: string | null | undefined;
  thickness?: string | null | undefined;
};

export type OrderOptionsQueryInput = {
  countryCode: string;
  currency: Currency;
  majorVersion?: number | null | undefined;
  options?: OrderOptionsInput | null | undefined;
  projectId: string;
  quantity: number;
  revisionVersion?: number | null | undefined;
};

export type OrderState =
  | 'CANCELED'
  | 'DELIVERED'
  | 'PAID'
  | 'PRODUCING'
  | 'QUOTED'
  | 'REQUESTED'
  | 'SHIPPED';

export type OrderWaitsFor =
  | 'APPROVAL'
  | 'CARRIER'
  | 'CUSTOMER'
  | 'NO_ONE'
  | 'STAFF';

export type OutboxConnectionInput = {
  page?: number | null | undefined;
  size?: number | null | undefined;
  state?: OutboxState | null | undefined;
};

export type OutboxState =
  | 'GIVEN_UP'
  | 'KEPT'
  | 'SENT'
  | 'WAITING';

export type OutputFormat =
  | 'ASSEMBLY_EXPORT'
  | 'BOM_EXPORT'
  | 'DRAWING_EXPORT'
  | 'GERBER_EXPORT'
  | 'KICAD_EXPORT'
  | 'MODEL_EXPORT'
  | 'NETLIST_EXPORT'
  | 'PRODUCTION_EXPORT';

export type PaginationDirection =
  | 'AFTER'
  | 'BEFORE';

export type PairStatus =
  | 'coupled'
  | 'partly'
  | 'separate';

export type ParameterInput = {
  expression?: string | null | undefined;
  key?: string | null | undefined;
  maxValue?: number | null | undefined;
  minValue?: number | null | undefined;
  name: string;
  optionValues?: Array<string> | null | undefined;
  requiredType?: RequiredType | null | undefined;
  searchType?: SearchType | null | undefined;
  series?: BlockValueSeries | null | undefined;
  tolerance?: number | null | undefined;
  unit?: string | null | undefined;
  value?: string | null | undefined;
  valueType?: ValueType | null | undefined;
  viewType?: ViewType | null | undefined;
};

export type PartChoiceKind =
  | 'AS_DESIGNED'
  | 'NONE'
  | 'PART';

export type PartFootprintInput = {
  footprint: string;
  references: Array<string>;
};

export type PartMatchSource =
  | 'DATASHEET'
  | 'EARLIER'
  | 'GENERIC'
  | 'PART_NUMBER';

export type PartMatchStatus =
  | 'InProgress'
  | 'Matched'
  | 'NotMatched';

export type PartMatchingFailure =
  | 'CRASHED'
  | 'INTERRUPTED'
  | 'OUT_OF_MEMORY'
  | 'OUT_OF_TIME';

export type PartMatchingStatus =
  | 'COMPLETE'
  | 'FAIL'
  | 'NONE'
  | 'PROGRESS'
  | 'WAITING';

export type PartPinInput = {
  name: string;
  number: string;
  type?: PartPinType | null | undefined;
};

export type PartPinType =
  | 'Bidirectional'
  | 'Free'
  | 'Input'
  | 'NoConnect'
  | 'OpenCollector'
  | 'OpenEmitter'
  | 'Output'
  | 'Passive'
  | 'PowerIn'
  | 'PowerOut'
  | 'TriState'
  | 'Unspecified';

export type PartSupplyRangeInput = {
  least?: number | null | undefined;
  most?: number | null | undefined;
  name: string;
  typical?: number | null | undefined;
};

export type PaymentFindingConnectionInput = {
  isOpen?: boolean | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
};

export type PaymentFindingKind =
  | 'AMOUNT_DIFFERS'
  | 'DISPUTE'
  | 'LATE_DEPOSIT'
  | 'LEDGER'
  | 'REVERSED'
  | 'STATE_DIFFERS'
  | 'STAYS_UNKNOWN'
  | 'UNKNOWN_PAYMENT';

export type PaymentProvider =
  | 'STRIPE'
  | 'TOSS'
  | 'TRANSFER';

export type PaymentState =
  | 'AWAITING_DEPOSIT'
  | 'CONFIRMING'
  | 'CREATED'
  | 'EXPIRED'
  | 'FAILED'
  | 'PARTLY_REFUNDED'
  | 'PENDING'
  | 'REFUNDED'
  | 'SUCCEEDED'
  | 'UNKNOWN';

export type PinLinkInput = {
  from: PinNameInput;
  to: PinNameInput;
  within: number;
};

export type PinNameInput = {
  pad: string;
  reference: string;
};

export type PinPowerDirection =
  | 'Bidirectional'
  | 'PowerIn'
  | 'PowerOut';

export type PlainPartKind =
  | 'BATTERY'
  | 'CAPACITOR'
  | 'CONNECTOR'
  | 'CRYSTAL'
  | 'FERRITE_BEAD'
  | 'FUSE'
  | 'INDUCTOR'
  | 'LED'
  | 'MECHANICAL'
  | 'POTENTIOMETER'
  | 'RESISTOR'
  | 'RESISTOR_ARRAY'
  | 'SWITCH'
  | 'THERMISTOR';

export type PlanListInput = {
  teamId?: string | null | undefined;
};

export type PlanOfInput = {
  teamId?: string | null | undefined;
};

export type PlanRenewal =
  | 'AUTO'
  | 'MANUAL'
  | 'NONE';

export type PlanUseInput = {
  teamId?: string | null | undefined;
};

export type PlottedFillReason =
  | 'ASKED'
  | 'BETTER'
  | 'MISSING'
  | 'RULES'
  | 'SOUND';

export type PourMode =
  | 'KEEP'
  | 'TRACKS';

export type PresignedMultiUrlsForFileUploadInput = {
  files: Array<PresignedUrlForFileUploadInput>;
};

export type PresignedUrlForFileUploadInput = {
  fileName: string;
  fileType: string;
  fileUrl?: string | null | undefined;
};

export type PreviewSupplyPriceListInput = {
  fileUrl: string;
};

export type ProjectBlockInput = {
  blockId: string;
  count: number;
  parameters?: Array<ProjectBlockParameterInput> | null | undefined;
  useIds?: Array<string> | null | undefined;
  versionNumber?: number | null | undefined;
};

export type ProjectBlockParameterInput = {
  key: string;
  value: string;
};

export type ProjectStateType =
  | 'AUTO_PLACEMENT_CANCEL'
  | 'AUTO_PLACEMENT_COMPLETE'
  | 'AUTO_PLACEMENT_EVENT_HANDLER_CANCEL'
  | 'AUTO_PLACEMENT_EVENT_HANDLER_FAILED'
  | 'AUTO_PLACEMENT_EVENT_HANDLER_TIMEOUT'
  | 'AUTO_PLACEMENT_FAIL'
  | 'AUTO_PLACEMENT_PENDING'
  | 'AUTO_PLACEMENT_PROGRESS'
  | 'AUTO_PLACEMENT_REQUEST'
  | 'AUTO_PLACEMENT_STARTED'
  | 'AUTO_PLACEMENT_TIMEOUT'
  | 'EDITING'
  | 'READY'
  | 'ROUTING_CANCEL'
  | 'ROUTING_COMPLETE'
  | 'ROUTING_EVENT_HANDLER_CANCEL'
  | 'ROUTING_EVENT_HANDLER_FAILED'
  | 'ROUTING_EVENT_HANDLER_TIMEOUT'
  | 'ROUTING_FAIL'
  | 'ROUTING_PENDING'
  | 'ROUTING_PROGRESS'
  | 'ROUTING_REQUEST'
  | 'ROUTING_STARTED'
  | 'ROUTING_TIMEOUT';

export type ProjectUpdateSource =
  | 'LAYOUT'
  | 'SCHEMATIC';

export type PublishPackInput = {
  credits: number;
  priceKrw?: string | null | undefined;
  priceUsd?: string | null | undefined;
};

export type PublishPlanInput = {
  creditsAMonth: number;
  memberLimit?: number | null | undefined;
  planId: string;
  priceKrw?: string | null | undefined;
  priceUsd?: string | null | undefined;
  projectLimit: number;
  queueWeight?: number | null | undefined;
};

export type PurchaseConnectionInput = {
  page?: number | null | undefined;
  size?: number | null | undefined;
  teamId?: string | null | undefined;
};

export type PurchaseCreditInput = {
  currency: Currency;
  key: string;
  packId: string;
  teamId?: string | null | undefined;
};

export type PurchaseInput = {
  id: string;
};

export type PurchaseKind =
  | 'CREDITS'
  | 'ESTIMATE'
  | 'ORDER'
  | 'PLAN';

export type PurchaseLineKind =
  | 'CREDITS'
  | 'ESTIMATE'
  | 'ORDER'
  | 'PLAN'
  | 'UNUSED';

export type PurchaseState =
  | 'OPEN'
  | 'PAID'
  | 'PARTLY_REFUNDED'
  | 'REFUNDED'
  | 'VOID';

export type QuoteEstimateInput = {
  currency: Currency;
  id: string;
  isTaxIncluded: boolean;
  leadDays: number;
  lines: Array<QuoteLineInput>;
  validDays: number;
};

export type QuoteInput = {
  quoteId: string;
};

export type QuoteLineInput = {
  amount: string;
  text: string;
};

export type QuoteOrderInput = {
  id: string;
  isTaxIncluded: boolean;
  leadDays: number;
  lines: Array<QuoteLineInput>;
  validDays: number;
};

export type QuoteSource =
  | 'STAFF'
  | 'TABLE';

export type ReadNotificationInput = {
  id: string;
};

export type ReceiptKind =
  | 'CASH_BUSINESS'
  | 'CASH_PERSONAL'
  | 'NONE'
  | 'TAX_INVOICE';

export type ReceiptRequestsInput = {
  month: string;
};

export type RecordIssuedReceiptInput = {
  number: string;
  purchaseId: string;
};

export type RefundPurchaseInput = {
  key: string;
  purchaseId: string;
  reason: string;
};

export type RefundState =
  | 'DONE'
  | 'FAILED'
  | 'MANUAL'
  | 'REQUESTED'
  | 'SENT'
  | 'UNKNOWN';

export type RemedyKind =
  | 'clearance'
  | 'effort'
  | 'layers'
  | 'move'
  | 'width';

export type RequestDatasheetMatchingInput = {
  fileUrl: string;
  id: string;
  key: string;
};

export type RequestEdaProjectAutoPlacementInput = {
  control?: unknown;
  fixed?: Array<string> | null | undefined;
  id: string;
  majorVersion?: number | null | undefined;
  resume?: string | null | undefined;
  revisionVersion?: number | null | undefined;
  seed?: number | null | undefined;
  timeSeconds?: number | null | undefined;
};

export type RequestEdaProjectExportInput = {
  everything?: boolean | null | undefined;
  export: EdaProjectResultExportInput;
};

export type RequestEdaProjectPartMatchingInput = {
  id: string;
};

export type RequestEdaProjectRoutingInput = {
  control?: unknown;
  id: string;
  majorVersion?: number | null | undefined;
  pours?: PourMode | null | undefined;
  resume?: string | null | undefined;
  revisionVersion?: number | null | undefined;
  seed?: number | null | undefined;
  strip?: boolean | null | undefined;
  timeSeconds?: number | null | undefined;
};

export type RequestEdaProjectVerdictInput = {
  id: string;
};

export type RequestOrderCancelInput = {
  id: string;
  reason: string;
};

export type RequiredType =
  | 'OPTIONAL'
  | 'REQUIRED';

export type ResendMailInput = {
  id: string;
};

export type ResetEdaProjectVersionInput = {
  id: string;
  majorVersion: number;
  revisionVersion: number;
};

export type ResolveEdaProjectCommentsInput = {
  id: string;
  isResolved: boolean;
  threadId: string;
};

export type ResolveFindingInput = {
  id: string;
  note: string;
};

export type RestoreFootprintChoicesInput = {
  forgottenAt: string;
};

export type ResultState =
  | 'NOT_USED'
  | 'WAITING';

export type RetireBoardPriceListInput = {
  id: string;
};

export type RevokeEdaProjectShareLinkInput = {
  id: string;
  linkId: string;
};

export type RunCostInput = {
  id: string;
  jobType: JobType;
};

export type RunFailureKind =
  | 'FAULT'
  | 'INTERRUPTED'
  | 'NO_ROOM'
  | 'NO_SPACE'
  | 'OUT_OF_MEMORY'
  | 'OUT_OF_TIME';

export type SaveCardInput = {
  currency: Currency;
  teamId?: string | null | undefined;
};

export type SaveEdaProjectAssemblyInput = {
  id: string;
  reels: Array<AssemblyReelInput>;
  variants: Array<AssemblyVariantInput>;
  version: number;
};

export type SaveEdaProjectElectricalRulesInput = {
  accepted: Array<AcceptedElectricalFindingInput>;
  id: string;
  pinMap?: Array<string> | null | undefined;
  severities: Array<ElectricalSeverityInput>;
  version: number;
};

export type SayEdaProjectIntentInput = {
  corrects?: string | null | undefined;
  id: string;
  statement: IntentStatementInput;
  version: number;
};

export type SayEdaProjectIntentsInput = {
  id: string;
  statements: Array<IntentStatementInput>;
  version: number;
};

export type SearchType =
  | 'EQUAL'
  | 'OPTION_RANGE'
  | 'VALUE_RANGE';

export type SelectEdaProjectResultInput = {
  historyId: string;
  id: string;
};

export type ServiceSite =
  | 'CIRCUIT_ARCHITECTURE'
  | 'HOME'
  | 'LMS';

export type SignUpType =
  | 'EMAIL'
  | 'GOOGLE'
  | 'KAKAO';

export type SingleUploadFileInput = {
  file: File;
  purpose?: MediaPurpose | null | undefined;
};

export type SortKey =
  | 'CREATED_AT'
  | 'NAME'
  | 'UPDATED_AT';

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type StaffContactConnectionInput = {
  keyword?: string | null | undefined;
  mine?: boolean | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
  state?: ContactState | null | undefined;
  writerId?: string | null | undefined;
};

export type StaffContactInput = {
  id: string;
};

export type StaffEstimateConnectionInput = {
  filter?: StaffEstimateFilter | null | undefined;
  keyword?: string | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
};

export type StaffEstimateFilter =
  | 'ALL'
  | 'OPEN';

export type StaffOrderConnectionInput = {
  filter?: StaffOrderFilter | null | undefined;
  keyword?: string | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
  state?: OrderState | null | undefined;
};

export type StaffOrderFilter =
  | 'ALL'
  | 'WAITING';

export type StaffOrderInput = {
  id: string;
};

export type StaffPurchaseConnectionInput = {
  filter?: StaffPurchaseFilter | null | undefined;
  keyword?: string | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
};

export type StaffPurchaseFilter =
  | 'ALL'
  | 'AWAITING'
  | 'OPEN'
  | 'PAID'
  | 'TO_REFUND';

export type StaffRole =
  | 'ADMIN'
  | 'USER';

export type StaffRunConnectionInput = {
  active?: boolean | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
};

export type StaffUserConnectionInput = {
  keyword?: string | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
  suspended?: boolean | null | undefined;
};

export type StaffUserInput = {
  id: string;
};

export type StartPaymentInput = {
  provider: PaymentProvider;
  purchaseId: string;
};

export type StopRunInput = {
  id: string;
  reason: string;
};

export type SuggestBlocksChosenInput = {
  blockId: string;
  count: number;
};

export type SuggestBlocksInput = {
  blocks?: Array<SuggestBlocksChosenInput> | null | undefined;
  byModel?: boolean | null | undefined;
  words?: string | null | undefined;
};

export type SuggestionModelState =
  | 'ANSWERED'
  | 'BUSY'
  | 'FAILED'
  | 'OFF'
  | 'READY';

export type SupplyMatch =
  | 'BEGINS_WITH'
  | 'EXACT'
  | 'NUMBER'
  | 'SAME_PINOUT'
  | 'SUGGESTED';

export type SupplyNeed =
  | 'COMPLETED'
  | 'NONE'
  | 'REQUIRED';

export type SupplyProblem =
  | 'BUDGET_SPENT'
  | 'KEY_REFUSED'
  | 'SHARE_SPENT'
  | 'TOO_MANY_CALLS'
  | 'UNREACHABLE'
  | 'UNREADABLE';

export type SupplySource =
  | 'CATALOGUE'
  | 'MOUSER';

export type SuspendUserInput = {
  id: string;
  reason: string;
};

export type TakeEdaProjectBlockVersionInput = {
  boardHash: string;
  document: string;
  groupIds?: Array<string> | null | undefined;
  id: string;
  versionNumber: number;
};

export type TeamAction =
  | 'CHANGE_ROLE'
  | 'CREATE_PROJECT'
  | 'DELETE'
  | 'EDIT_ADDRESSES'
  | 'INVITE'
  | 'LEAVE'
  | 'MANAGE_PLAN'
  | 'PAY'
  | 'REMOVE_MEMBER'
  | 'SEE'
  | 'UPDATE';

export type TeamAddressInput = {
  id: string;
  teamId: string;
};

export type TeamAddressListInput = {
  teamId: string;
};

export type TeamInput = {
  id: string;
};

export type TeamInvitationConnectionInput = {
  page?: number | null | undefined;
  size?: number | null | undefined;
  teamId: string;
};

export type TeamInvitationOfTeamInput = {
  id: string;
  teamId: string;
};

export type TeamMemberConnectionInput = {
  keyword?: string | null | undefined;
  order?: SortOrder | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
  sortKey?: TeamMemberSortKey | null | undefined;
  teamId: string;
};

export type TeamMemberRole =
  | 'ADMIN'
  | 'OWNER'
  | 'USER';

export type TeamMemberSortKey =
  | 'CREATED_AT'
  | 'EMAIL'
  | 'NAME'
  | 'TEAM_MEMBER_ROLE';

export type TeamSearchUserConnectionInput = {
  keyword: string;
  page?: number | null | undefined;
  size?: number | null | undefined;
  teamId: string;
};

export type UndoEdaProjectPartChoiceInput = {
  id: string;
  version: number;
};

export type UnknownHeights =
  | 'ALLOWED'
  | 'KEPT_OUT';

export type UnregisterInput = {
  password?: string | null | undefined;
  reason: string;
  refund?: boolean | null | undefined;
  refundAccount?: string | null | undefined;
  signUpType: SignUpType;
};

export type UpdateAddressInput = {
  address: string;
  city: string;
  countryCallingCode: string;
  countryCode: string;
  detailAddress?: string | null | undefined;
  id: string;
  isDefault?: boolean | null | undefined;
  name: string;
  phoneNumber: string;
  postalCode: string;
  receiver: string;
};

export type UpdateBillingProfileInput = {
  address?: string | null | undefined;
  businessNumber?: string | null | undefined;
  company?: string | null | undefined;
  email?: string | null | undefined;
  receiptKind?: ReceiptKind | null | undefined;
  receiptNumber?: string | null | undefined;
  representative?: string | null | undefined;
  teamId?: string | null | undefined;
};

export type UpdateBlockInput = {
  accessType?: BlockAccessType | null | undefined;
  blockType: string;
  categoryId?: string | null | undefined;
  certificationTypes?: Array<string> | null | undefined;
  draft?: boolean | null | undefined;
  fileUrls?: Array<string> | null | undefined;
  footprintFileUrl?: string | null | undefined;
  fromProject?: BlockFromProjectInput | null | undefined;
  id: string;
  ioPorts?: Array<IoPortInput> | null | undefined;
  materials?: Array<MaterialInput> | null | undefined;
  memo?: string | null | undefined;
  name: string;
  needs?: Array<BlockNeedInput> | null | undefined;
  note?: string | null | undefined;
  parameterTags?: Array<string> | null | undefined;
  parameters?: Array<ParameterInput> | null | undefined;
  revision?: number | null | undefined;
  schematicFileUrl?: string | null | undefined;
  teamId?: string | null | undefined;
  thumbnailUrl?: string | null | undefined;
};

export type UpdateContactInput = {
  addFileList?: Array<ContactFileInput> | null | undefined;
  content: string;
  id: string;
  projectConsent?: boolean | null | undefined;
  projectId?: string | null | undefined;
  removeFileIds?: Array<string> | null | undefined;
  subject: string;
  title: string;
};

export type UpdateEdaProjectBlocksInput = {
  blocks: Array<ProjectBlockInput>;
  id: string;
  majorVersion?: number | null | undefined;
  revisionVersion?: number | null | undefined;
};

export type UpdateEdaProjectCommentInput = {
  commentId: string;
  id: string;
  text: string;
};

export type UpdateEdaProjectFromFilesInput = {
  accepted: Array<string>;
  boardHash: string;
  fileUrls: Array<string>;
  id: string;
};

export type UpdateEdaProjectInput = {
  description?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
};

export type UpdateEdaProjectLayoutInput = {
  boardHash: string;
  edits: unknown;
  id: string;
  majorVersion: number;
  revisionVersion: number;
};

export type UpdateEdaProjectLogicInput = {
  id: string;
  logic: unknown;
  majorVersion?: number | null | undefined;
  revisionVersion?: number | null | undefined;
};

export type UpdateFaqInput = {
  category: string;
  content: string;
  id: string;
  isExposed: boolean;
  language: Language;
  rank: number;
  subCategory?: string | null | undefined;
  title: string;
};

export type UpdateMailPreferencesInput = {
  preferences: Array<MailPreferenceInput>;
};

export type UpdateNoticeInput = {
  addAttachmentUrls?: Array<string> | null | undefined;
  content: string;
  id: string;
  isExposed: boolean;
  isTop: boolean;
  language: Language;
  removeAttachmentIds?: Array<string> | null | undefined;
  title: string;
};

export type UpdatePreferencesInput = {
  currency?: Currency | null | undefined;
  language?: Language | null | undefined;
};

export type UpdateProfileInput = {
  name?: string | null | undefined;
  thumbnailUrl?: string | null | undefined;
};

export type UpdateTeamAddressInput = {
  address: string;
  city: string;
  countryCallingCode: string;
  countryCode: string;
  detailAddress?: string | null | undefined;
  id: string;
  isDefault?: boolean | null | undefined;
  name: string;
  phoneNumber: string;
  postalCode: string;
  receiver: string;
  teamId: string;
};

export type UpdateTeamInput = {
  description?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  thumbnailUrl?: string | null | undefined;
};

export type UpdateTeamMemberRoleInput = {
  memberId: string;
  roleType: TeamMemberRole;
  teamId: string;
};

export type UpdateUserInput = {
  emailMarketingConsent?: boolean | null | undefined;
  lowCreditMail?: boolean | null | undefined;
  smsMarketingConsent?: boolean | null | undefined;
};

export type UserRole =
  | 'ADMIN'
  | 'TUTOR'
  | 'USER';

export type ValueType =
  | 'BOOLEAN'
  | 'NUMBER'
  | 'STRING';

export type VerdictProblem =
  | 'FAILED'
  | 'OUT_OF_MEMORY'
  | 'OUT_OF_TIME';

export type ViewType =
  | 'NORMAL'
  | 'RANGE'
  | 'SELECT';

export type WithdrawBlockVersionInput = {
  id: string;
  isWithdrawn: boolean;
  number: number;
};

export type ZoneFill =
  | 'REFILL'
  | 'STORED';

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { profile: { userId: string, name: string, email: string, thumbnailUrl: string, language: Language | null, currency: Currency | null, user: { id: string, role: UserRole, signUpType: SignUpType, emailMarketingConsent: boolean, smsMarketingConsent: boolean, lowCreditMail: boolean } } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { success: boolean } };

export type UploadFileMutationVariables = Exact<{
  input: SingleUploadFileInput;
}>;


export type UploadFileMutation = { singleUploadFile: { url: string } };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { userId: string, name: string, thumbnailUrl: string } };

export type UpdateConsentsMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateConsentsMutation = { updateUser: { id: string, emailMarketingConsent: boolean, smsMarketingConsent: boolean, lowCreditMail: boolean } };

export type UpdatePreferencesMutationVariables = Exact<{
  input: UpdatePreferencesInput;
}>;


export type UpdatePreferencesMutation = { updatePreferences: { userId: string, language: Language | null, currency: Currency | null } };

export type UnregisterMutationVariables = Exact<{
  input: UnregisterInput;
}>;


export type UnregisterMutation = { unregister: { success: boolean } };

export type OwnAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAddressesQuery = { addressList: { nodes: Array<{ id: string, name: string, receiver: string, phoneNumber: string, countryCode: string, countryCallingCode: string, city: string, address: string, detailAddress: string | null, postalCode: string, isDefault: boolean }> } };

export type CreateAddressMutationVariables = Exact<{
  input: CreateAddressInput;
}>;


export type CreateAddressMutation = { createAddress: { id: string } };

export type UpdateAddressMutationVariables = Exact<{
  input: UpdateAddressInput;
}>;


export type UpdateAddressMutation = { updateAddress: { id: string } };

export type DeleteAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type DeleteAddressMutation = { deleteAddress: { success: boolean } };

export type TeamAddressesQueryVariables = Exact<{
  input: TeamAddressListInput;
}>;


export type TeamAddressesQuery = { teamAddressList: { nodes: Array<{ id: string, name: string, receiver: string, phoneNumber: string, countryCode: string, countryCallingCode: string, city: string, address: string, detailAddress: string | null, postalCode: string, isDefault: boolean }> } };

export type CreateTeamAddressMutationVariables = Exact<{
  input: CreateTeamAddressInput;
}>;


export type CreateTeamAddressMutation = { createTeamAddress: { id: string } };

export type UpdateTeamAddressMutationVariables = Exact<{
  input: UpdateTeamAddressInput;
}>;


export type UpdateTeamAddressMutation = { updateTeamAddress: { id: string } };

export type DeleteTeamAddressMutationVariables = Exact<{
  input: TeamAddressInput;
}>;


export type DeleteTeamAddressMutation = { deleteTeamAddress: { success: boolean } };

export type AdminOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminOverviewQuery = { administrationOverview: { contacts: { count: number, oldestAt: string | null }, orders: { count: number, oldestAt: string | null }, estimates: { count: number, oldestAt: string | null }, runs: { waiting: number, working: number, failedToday: number }, mail: { waiting: number, failed: number }, storage: { usedBytes: number, freeBytes: number | null }, integrations: Array<{ name: IntegrationName, isConfigured: boolean, lastOkAt: string | null, lastErrorAt: string | null, lastError: string | null }> } };

export type StaffContactListQueryVariables = Exact<{
  input: StaffContactConnectionInput;
}>;


export type StaffContactListQuery = { staffContactConnection: { totalCount: number, pagination: { totalCount: number, current: number, totalPage: number }, nodes: Array<{ id: string, title: string, subject: string, state: ContactState, createdAt: string, writer: { id: string, email: string }, assignee: { id: string, name: string } | null }> } };

export type StaffContactDetailQueryVariables = Exact<{
  input: StaffContactInput;
}>;


export type StaffContactDetailQuery = { staffContact: { id: string, title: string, subject: string, content: string, language: string, state: ContactState, responseMessage: string | null, createdAt: string, projectId: string | null, writer: { id: string, name: string, email: string }, assignee: { id: string, name: string } | null, fileList: Array<{ id: string, name: string, url: string, bytes: number }>, project: { name: string, version: string, parts: number | null, nets: number | null, findings: Array<string>, log: Array<string>, verdict: { connected: number, total: number, errors: number } | null, run: { jobType: string, status: JobStatus, workedMs: number, message: string | null } | null } | null, notes: Array<{ id: string, text: string, createdAt: string, author: { id: string, name: string } | null }>, follows: { id: string, title: string } | null, followUps: Array<{ id: string, title: string }> } };

export type AdministratorListQueryVariables = Exact<{ [key: string]: never; }>;


export type AdministratorListQuery = { administratorList: Array<{ id: string, name: string, email: string }> };

export type AnswerContactMutationVariables = Exact<{
  input: AnswerContactInput;
}>;


export type AnswerContactMutation = { answerContact: { id: string } };

export type AssignContactMutationVariables = Exact<{
  input: AssignContactInput;
}>;


export type AssignContactMutation = { assignContact: { id: string } };

export type AddContactNoteMutationVariables = Exact<{
  input: AddContactNoteInput;
}>;


export type AddContactNoteMutation = { addContactNote: { id: string } };

export type OpenConsentedProjectMutationVariables = Exact<{
  input: OpenConsentedProjectInput;
}>;


export type OpenConsentedProjectMutation = { openConsentedProject: { contactId: string, project: { name: string, version: string, parts: number | null, nets: number | null, findings: Array<string>, log: Array<string>, verdict: { connected: number, total: number, errors: number } | null, run: { jobType: string, status: JobStatus, workedMs: number, message: string | null } | null } } };

export type StaffUserFactsFragment = { id: string, name: string, email: string, role: StaffRole, isConfigured: boolean, suspendedAt: string | null, suspendedReason: string | null, createdAt: string, projectCount: number, sessionCount: number, storedBytes: number };

export type StaffUserListQueryVariables = Exact<{
  input: StaffUserConnectionInput;
}>;


export type StaffUserListQuery = { staffUserConnection: { totalCount: number, pagination: { totalCount: number, current: number, totalPage: number }, nodes: Array<{ id: string, name: string, email: string, role: StaffRole, isConfigured: boolean, suspendedAt: string | null, suspendedReason: string | null, createdAt: string, projectCount: number, sessionCount: number, storedBytes: number }> } };

export type StaffUserDetailQueryVariables = Exact<{
  input: StaffUserInput;
}>;


export type StaffUserDetailQuery = { staffUser: { signUpType: string, id: string, name: string, email: string, role: StaffRole, isConfigured: boolean, suspendedAt: string | null, suspendedReason: string | null, createdAt: string, projectCount: number, sessionCount: number, storedBytes: number } };

export type SuspendUserMutationVariables = Exact<{
  input: SuspendUserInput;
}>;


export type SuspendUserMutation = { suspendUser: { id: string } };

export type RestoreUserMutationVariables = Exact<{
  input: StaffUserInput;
}>;


export type RestoreUserMutation = { restoreUser: { id: string } };

export type SignOutUserMutationVariables = Exact<{
  input: StaffUserInput;
}>;


export type SignOutUserMutation = { signOutUser: { id: string } };

export type ChangeUserRoleMutationVariables = Exact<{
  input: ChangeUserRoleInput;
}>;


export type ChangeUserRoleMutation = { changeUserRole: { id: string } };

export type StaffRunListQueryVariables = Exact<{
  input: StaffRunConnectionInput;
}>;


export type StaffRunListQuery = { staffRunConnection: { totalCount: number, pagination: { totalCount: number, current: number, totalPage: number }, nodes: Array<{ id: string, jobType: string, status: JobStatus, workedMs: number, failure: RunFailureKind | null, traceId: string | null, requestedAt: string, requester: { id: string, email: string } | null }> } };

export type StopRunMutationVariables = Exact<{
  input: StopRunInput;
}>;


export type StopRunMutation = { stopRun: { id: string } };

export type AuditListQueryVariables = Exact<{
  input: AuditConnectionInput;
}>;


export type AuditListQuery = { auditConnection: { totalCount: number, pagination: { totalCount: number, current: number, totalPage: number }, nodes: Array<{ id: string, at: string, actor: string | null, action: string, subjectKind: string, subjectId: string, before: unknown, after: unknown, reason: string | null }> } };

export type ManagedFaqsQueryVariables = Exact<{
  input: FaqConnectionInput;
}>;


export type ManagedFaqsQuery = { faqConnection: { totalCount: number, pagination: { totalCount: number, current: number, totalPage: number }, categories: Array<{ name: string, count: number }>, nodes: Array<{ id: string, title: string, category: string, rank: number, isExposed: boolean, viewCount: number }> } };

export type FaqToChangeQueryVariables = Exact<{
  input: FaqInput;
}>;


export type FaqToChangeQuery = { faq: { id: string, language: Language, category: string, subCategory: string | null, title: string, content: string, rank: number, isExposed: boolean } };

export type CreateFaqMutationVariables = Exact<{
  input: CreateFaqInput;
}>;


export type CreateFaqMutation = { createFaq: { id: string } };

export type UpdateFaqMutationVariables = Exact<{
  input: UpdateFaqInput;
}>;


export type UpdateFaqMutation = { updateFaq: { id: string, category: string, title: string, rank: number, isExposed: boolean } };

export type DeleteFaqMutationVariables = Exact<{
  input: DeleteFaqInput;
}>;


export type DeleteFaqMutation = { deleteFaq: { success: boolean } };

export type PriceListQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceListQuery = { supplyPriceList: { fileName: string, parts: number, importedAt: string } | null };

export type PriceListPreviewQueryVariables = Exact<{
  input: PreviewSupplyPriceListInput;
}>;


export type PriceListPreviewQuery = { supplyPriceListPreview: { parts: number, problems: Array<string>, problemSentences: Array<unknown>, first: Array<{ partNumber: string, manufacturer: string, supplierPartNumber: string, breaks: number }> } };

export type ImportPriceListMutationVariables = Exact<{
  input: ImportSupplyPriceListInput;
}>;


export type ImportPriceListMutation = { importSupplyPriceList: { fileName: string, parts: number, importedAt: string } };

export type DeletePriceListMutationVariables = Exact<{ [key: string]: never; }>;


export type DeletePriceListMutation = { deleteSupplyPriceList: { success: boolean } };

export type AssemblyChoiceFieldsFragment = { version: number, reels: Array<{ partNumber: string, rotation: number, offsetX: number, offsetY: number, isChecked: boolean }>, variants: Array<{ name: string, notPopulated: Array<string>, populated: Array<string> }> };

export type ProjectAssemblyQueryVariables = Exact<{
  input: EdaProjectAssemblyInput;
}>;


export type ProjectAssemblyQuery = { edaProjectAssembly: { version: number, reels: Array<{ partNumber: string, rotation: number, offsetX: number, offsetY: number, isChecked: boolean }>, variants: Array<{ name: string, notPopulated: Array<string>, populated: Array<string> }> } };

export type SaveAssemblyMutationVariables = Exact<{
  input: SaveEdaProjectAssemblyInput;
}>;


export type SaveAssemblyMutation = { saveEdaProjectAssembly: { version: number, reels: Array<{ partNumber: string, rotation: number, offsetX: number, offsetY: number, isChecked: boolean }>, variants: Array<{ name: string, notPopulated: Array<string>, populated: Array<string> }> } };

export type BlockCardFragment = { id: string, name: string, blockType: string, thumbnailUrl: string | null, accessType: BlockAccessType, status: LibraryValidationStep, updatedAt: string, isNew: boolean, isBuiltIn: boolean, teamId: string | null, allowed: Array<BlockRight>, versionNumber: number, partCount: number | null, copperLayers: number | null, widthMm: number | null, heightMm: number | null, unknownPrices: number | null, usedInProjects: number, category: { id: string, name: string, colors: Array<string> } | null, schematic: { svgUrl: string | null, jsonUrl: string | null } | null, footprint: { svgUrl: string | null, jsonUrl: string | null } | null, currentVersion: { id: string, number: number } | null, prices: Array<{ currency: string, price: number }>, ioPorts: Array<{ key: string }> };

export type BlockParameterFragment = { key: string, name: string, unit: string | null, value: string | null, minValue: number | null, maxValue: number | null, viewType: ViewType | null, searchType: SearchType | null, requiredType: RequiredType | null, valueType: ValueType, optionValues: Array<string>, expression: string | null, series: BlockValueSeries | null, tolerance: number | null };

export type BlockStateFragment = { id: string, status: LibraryValidationStep, failedStep: LibraryValidationStep | null, revision: number, versionNumber: number, reasons: Array<{ kind: string, isError: boolean, facts: unknown, message: string }> };

export type BlockFactsFragment = { memo: string | null, createdAt: string, certificationTypes: Array<string>, parameterTags: Array<string>, id: string, name: string, blockType: string, thumbnailUrl: string | null, accessType: BlockAccessType, status: LibraryValidationStep, updatedAt: string, isNew: boolean, isBuiltIn: boolean, teamId: string | null, allowed: Array<BlockRight>, versionNumber: number, partCount: number | null, copperLayers: number | null, widthMm: number | null, heightMm: number | null, unknownPrices: number | null, usedInProjects: number, failedStep: LibraryValidationStep | null, revision: number, footprint: { modelUrl: string | null, svgUrl: string | null, jsonUrl: string | null } | null, creatorAuthor: { id: string, name: string, isDeleted: boolean } | null, materials: Array<{ prefix: string, name: string, footprint: string | null, option: string | null, manufacturer: string | null, manufacturerPartNumber: string | null, integrationStatus: string | null, isDefault: boolean, references: Array<string>, supplyItem: { supplier: string, availability: string | null, productDetailURL: string | null, datasheetUrl: string | null, priceBreaks: Array<{ quantity: number, price: number, currency: string }> } | null }>, ioPorts: Array<{ key: string, name: string, ioType: string | null, minVoltage: number | null, maxVoltage: number | null, net: string | null, direction: BlockPortDirection | null, netType: BlockPortNetType | null, pins: Array<string> }>, parameters: Array<{ key: string, name: string, unit: string | null, value: string | null, minValue: number | null, maxValue: number | null, viewType: ViewType | null, searchType: SearchType | null, requiredType: RequiredType | null, valueType: ValueType, optionValues: Array<string>, expression: string | null, series: BlockValueSeries | null, tolerance: number | null }>, needs: Array<{ blockId: string | null, name: string | null, count: number, joins: Array<{ port: string, neededPort: string }> }>, category: { id: string, name: string, colors: Array<string> } | null, schematic: { svgUrl: string | null, jsonUrl: string | null } | null, currentVersion: { id: string, number: number } | null, prices: Array<{ currency: string, price: number }>, reasons: Array<{ kind: string, isError: boolean, facts: unknown, message: string }> };

export type BlockListQueryVariables = Exact<{
  input: BlockListInput;
}>;


export type BlockListQuery = { blockList: { totalCount: number, isTotalExact: boolean, correctedKeyword: string | null, nodes: Array<{ id: string, name: string, blockType: string, thumbnailUrl: string | null, accessType: BlockAccessType, status: LibraryValidationStep, updatedAt: string, isNew: boolean, isBuiltIn: boolean, teamId: string | null, allowed: Array<BlockRight>, versionNumber: number, partCount: number | null, copperLayers: number | null, widthMm: number | null, heightMm: number | null, unknownPrices: number | null, usedInProjects: number, category: { id: string, name: string, colors: Array<string> } | null, schematic: { svgUrl: string | null, jsonUrl: string | null } | null, footprint: { svgUrl: string | null, jsonUrl: string | null } | null, currentVersion: { id: string, number: number } | null, prices: Array<{ currency: string, price: number }>, ioPorts: Array<{ key: string }> }> } };

export type BlockCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type BlockCategoriesQuery = { categories: Array<{ id: string, name: string, colors: Array<string>, subCategories: Array<{ id: string, name: string, parameters: Array<{ key: string, name: string, unit: string | null, value: string | null, minValue: number | null, maxValue: number | null, viewType: ViewType | null, searchType: SearchType | null, requiredType: RequiredType | null, valueType: ValueType, optionValues: Array<string>, expression: string | null, series: BlockValueSeries | null, tolerance: number | null }> }> }> };

export type BlockDetailQueryVariables = Exact<{
  input: BlockInput;
}>;


export type BlockDetailQuery = { block: { memo: string | null, createdAt: string, certificationTypes: Array<string>, parameterTags: Array<string>, id: string, name: string, blockType: string, thumbnailUrl: string | null, accessType: BlockAccessType, status: LibraryValidationStep, updatedAt: string, isNew: boolean, isBuiltIn: boolean, teamId: string | null, allowed: Array<BlockRight>, versionNumber: number, partCount: number | null, copperLayers: number | null, widthMm: number | null, heightMm: number | null, unknownPrices: number | null, usedInProjects: number, failedStep: LibraryValidationStep | null, revision: number, footprint: { modelUrl: string | null, svgUrl: string | null, jsonUrl: string | null } | null, creatorAuthor: { id: string, name: string, isDeleted: boolean } | null, materials: Array<{ prefix: string, name: string, footprint: string | null, option: string | null, manufacturer: string | null, manufacturerPartNumber: string | null, integrationStatus: string | null, isDefault: boolean, references: Array<string>, supplyItem: { supplier: string, availability: string | null, productDetailURL: string | null, datasheetUrl: string | null, priceBreaks: Array<{ quantity: number, price: number, currency: string }> } | null }>, ioPorts: Array<{ key: string, name: string, ioType: string | null, minVoltage: number | null, maxVoltage: number | null, net: string | null, direction: BlockPortDirection | null, netType: BlockPortNetType | null, pins: Array<string> }>, parameters: Array<{ key: string, name: string, unit: string | null, value: string | null, minValue: number | null, maxValue: number | null, viewType: ViewType | null, searchType: SearchType | null, requiredType: RequiredType | null, valueType: ValueType, optionValues: Array<string>, expression: string | null, series: BlockValueSeries | null, tolerance: number | null }>, needs: Array<{ blockId: string | null, name: string | null, count: number, joins: Array<{ port: string, neededPort: string }> }>, category: { id: string, name: string, colors: Array<string> } | null, schematic: { svgUrl: string | null, jsonUrl: string | null } | null, currentVersion: { id: string, number: number } | null, prices: Array<{ currency: string, price: number }>, reasons: Array<{ kind: string, isError: boolean, facts: unknown, message: string }> } };

export type BlockProgressQueryVariables = Exact<{
  input: BlockInput;
}>;


export type BlockProgressQuery = { block: { id: string, status: LibraryValidationStep, failedStep: LibraryValidationStep | null, revision: number, versionNumber: number, reasons: Array<{ kind: string, isError: boolean, facts: unknown, message: string }> } };

export type BlockHistoryQueryVariables = Exact<{
  input: BlockVersionsInput;
}>;


export type BlockHistoryQuery = { blockVersions: Array<{ id: string, number: number, status: LibraryValidationStep, note: string, completedAt: string | null, withdrawnAt: string | null, author: { id: string, name: string, isDeleted: boolean } | null }> };

export type BlockSchematicParseQueryVariables = Exact<{
  input: BlockParseInput;
}>;


export type BlockSchematicParseQuery = { blockSchematicParse: { svgString: string | null, json: unknown } };

export type BlockFootprintParseQueryVariables = Exact<{
  input: BlockParseInput;
}>;


export type BlockFootprintParseQuery = { blockFootprintParse: { svgString: string | null, json: unknown } };

export type BlockSupplyQueryVariables = Exact<{
  input: BlockSupplyItemsInput;
}>;


export type BlockSupplyQuery = { blockSupplyItems: { nodes: Array<{ supplier: string, manufacturer: string | null, manufacturerPartNumber: string | null, description: string | null, availability: string | null, priceBreaks: Array<{ quantity: number, price: number, currency: string }> }> } };

export type UsedBlocksQueryVariables = Exact<{
  input: EdaProjectV2Input;
}>;


export type UsedBlocksQuery = { edaProjectV2: { id: string, majorVersion: number, revisionVersion: number, usedBlocks: Array<{ document: string | null, versionNumber: number, offeredVersion: number | null, isWithdrawn: boolean, block: { id: string, name: string } | null }> } };

export type BlockFileQueryVariables = Exact<{
  input: BlockDownloadInput;
}>;


export type BlockFileQuery = { blockDownload: { downloadUrl: string } };

export type CreateBlockMutationVariables = Exact<{
  input: CreateBlockInput;
}>;


export type CreateBlockMutation = { createBlock: { id: string } };

export type UpdateBlockMutationVariables = Exact<{
  input: UpdateBlockInput;
}>;


export type UpdateBlockMutation = { updateBlock: { id: string } };

export type DuplicateBlockMutationVariables = Exact<{
  input: DuplicateBlockInput;
}>;


export type DuplicateBlockMutation = { duplicateBlock: { id: string } };

export type DeleteBlockMutationVariables = Exact<{
  input: DeleteBlockInput;
}>;


export type DeleteBlockMutation = { deleteBlock: { success: boolean, usedInProjects: number } };

export type BlockUpdateQueryVariables = Exact<{
  input: EdaProjectBlockUpdateInput;
}>;


export type BlockUpdateQuery = { edaProjectBlockUpdate: { fromVersion: number, toVersion: number, note: string, changes: unknown, openBefore: number, openAfter: number, boardHash: string, block: { id: string, name: string }, uses: Array<{ groupId: string, name: string, objections: unknown, remarks: unknown }>, errors: Array<{ rule: string, subjects: Array<string> }> } };

export type TakeBlockVersionMutationVariables = Exact<{
  input: TakeEdaProjectBlockVersionInput;
}>;


export type TakeBlockVersionMutation = { takeEdaProjectBlockVersion: { id: string, majorVersion: number, revisionVersion: number } };

export type WithdrawBlockVersionMutationVariables = Exact<{
  input: WithdrawBlockVersionInput;
}>;


export type WithdrawBlockVersionMutation = { withdrawBlockVersion: { id: string } };

export type CommentThreadFragment = { id: string, view: EdaProjectCommentView, sheetId: string | null, x: number, y: number, partId: string | null, isResolved: boolean, resolvedBy: { id: string, name: string, isDeleted: boolean } | null, comments: Array<{ id: string, text: string, createdAt: string, editedAt: string | null, allowed: Array<EdaProjectCommentAction>, author: { id: string, name: string, isDeleted: boolean } }> };

export type ProjectCommentsQueryVariables = Exact<{
  input: EdaProjectCommentsInput;
}>;


export type ProjectCommentsQuery = { edaProjectComments: { nodes: Array<{ id: string, view: EdaProjectCommentView, sheetId: string | null, x: number, y: number, partId: string | null, isResolved: boolean, resolvedBy: { id: string, name: string, isDeleted: boolean } | null, comments: Array<{ id: string, text: string, createdAt: string, editedAt: string | null, allowed: Array<EdaProjectCommentAction>, author: { id: string, name: string, isDeleted: boolean } }> }> } };

export type CreateCommentMutationVariables = Exact<{
  input: CreateEdaProjectCommentInput;
}>;


export type CreateCommentMutation = { createEdaProjectComment: { id: string, threadId: string } };

export type UpdateCommentMutationVariables = Exact<{
  input: UpdateEdaProjectCommentInput;
}>;


export type UpdateCommentMutation = { updateEdaProjectComment: { success: boolean } };

export type DeleteCommentMutationVariables = Exact<{
  input: DeleteEdaProjectCommentInput;
}>;


export type DeleteCommentMutation = { deleteEdaProjectComment: { success: boolean } };

export type RestoreCommentMutationVariables = Exact<{
  input: DeleteEdaProjectCommentInput;
}>;


export type RestoreCommentMutation = { restoreEdaProjectComment: { success: boolean } };

export type ResolveCommentsMutationVariables = Exact<{
  input: ResolveEdaProjectCommentsInput;
}>;


export type ResolveCommentsMutation = { resolveEdaProjectComments: { success: boolean } };

export type ContactProjectFragment = { name: string, version: string, parts: number | null, nets: number | null, findings: Array<string>, log: Array<string>, verdict: { connected: number, total: number, errors: number } | null, run: { jobType: string, status: JobStatus, workedMs: number, message: string | null } | null };

export type ContactListQueryVariables = Exact<{
  input: ContactConnectionInput;
}>;


export type ContactListQuery = { contactConnection: { totalCount: number, pagination: { totalCount: number, current: number, totalPage: number }, nodes: Array<{ id: string, subject: string, title: string, state: ContactState, isDeleted: boolean, createdAt: string }> } };

export type ContactDetailQueryVariables = Exact<{
  input: ContactInput;
}>;


export type ContactDetailQuery = { contact: { id: string, subject: string, title: string, content: string, createdAt: string, updatedAt: string, state: ContactState, responseMessage: string | null, respondedAt: string | null, isResponseEdited: boolean, isDeleted: boolean, projectId: string | null, fileList: Array<{ id: string, name: string, url: string, bytes: number }>, project: { name: string, version: string, parts: number | null, nets: number | null, findings: Array<string>, log: Array<string>, verdict: { connected: number, total: number, errors: number } | null, run: { jobType: string, status: JobStatus, workedMs: number, message: string | null } | null } | null, follows: { id: string, title: string } | null, followUps: Array<{ id: string, title: string }> } };

export type ContactProjectDetailsQueryVariables = Exact<{
  input: ContactProjectInput;
}>;


export type ContactProjectDetailsQuery = { contactProject: { name: string, version: string, parts: number | null, nets: number | null, findings: Array<string>, log: Array<string>, verdict: { connected: number, total: number, errors: number } | null, run: { jobType: string, status: JobStatus, workedMs: number, message: string | null } | null } };

export type ContactProjectListQueryVariables = Exact<{
  input: EdaProjectConnectionV2Input;
}>;


export type ContactProjectListQuery = { edaProjectConnectionV2: { nodes: Array<{ id: string, name: string, majorVersion: number, revisionVersion: number }> } };

export type CreateContactMutationVariables = Exact<{
  input: CreateContactInput;
}>;


export type CreateContactMutation = { createContact: { id: string } };

export type UpdateContactMutationVariables = Exact<{
  input: UpdateContactInput;
}>;


export type UpdateContactMutation = { updateContact: { id: string } };

export type DeleteContactMutationVariables = Exact<{
  input: DeleteContactInput;
}>;


export type DeleteContactMutation = { deleteContact: { success: boolean } };

export type ElectricalRulesFieldsFragment = { version: number, pinMap: Array<string> | null, severities: Array<{ rule: string, severity: string }>, accepted: Array<{ key: string, note: string }> };

export type ProjectElectricalRulesQueryVariables = Exact<{
  input: EdaProjectElectricalRulesInput;
}>;


export type ProjectElectricalRulesQuery = { edaProjectElectricalRules: { version: number, pinMap: Array<string> | null, severities: Array<{ rule: string, severity: string }>, accepted: Array<{ key: string, note: string }> } };

export type SaveElectricalRulesMutationVariables = Exact<{
  input: SaveEdaProjectElectricalRulesInput;
}>;


export type SaveElectricalRulesMutation = { saveEdaProjectElectricalRules: { version: number, pinMap: Array<string> | null, severities: Array<{ rule: string, severity: string }>, accepted: Array<{ key: string, note: string }> } };

export type ExportProgressFragment = { id: string, status: ExportJobStatus, exportsBefore: number | null, percent: number, createdAt: string, isAbandoned: boolean, pieces: Array<{ status: ExportPieceStatus, format: OutputFormat | null, fileType: ExportFileType | null, content: DrawingContent | null, preset: FabPreset | null, version: string | null, failure: { code: number, message: string, details: unknown } | null }>, request: { isEverything: boolean, majorVersion: number | null, revisionVersion: number | null, outputFormat: OutputFormat, fileType: ExportFileType | null, preset: FabPreset, content: DrawingContent | null }, failure: { code: number, message: string, details: unknown } | null, result: { url: string, fileName: string, bytes: number } | null };

export type ExportJobFragment = { id: string, status: ExportJobStatus, exportsBefore: number | null, percent: number, createdAt: string, isAbandoned: boolean, result: { url: string, fileName: string, bytes: number, saidRemarks: Array<{ message: string, words: unknown }>, notes: Array<{ kind: ModelNoteKind, count: number, named: string }>, findings: Array<{ kind: AssemblyFindingKind, named: string }>, fabReport: { isReady: boolean, outcome: FabCheckOutcome, rules: string | null, board: { state: BoardState, connected: number, total: number, errors: number, warnings: number, standIns: number, uncheckedRules: Array<string>, fill: JudgedFill | null }, fill: { plotted: ZoneFill, reason: PlottedFillReason, other: { state: BoardState, connected: number, total: number, errors: number, warnings: number, standIns: number, uncheckedRules: Array<string>, fill: JudgedFill | null } | null } | null, checks: Array<{ id: string, title: string, outcome: FabCheckOutcome, problems: Array<string>, problemCount: number, limit: number | null, places: Array<{ value: number, x: number, y: number, layer: string | null }> }> } | null } | null, pieces: Array<{ status: ExportPieceStatus, format: OutputFormat | null, fileType: ExportFileType | null, content: DrawingContent | null, preset: FabPreset | null, version: string | null, failure: { code: number, message: string, details: unknown } | null }>, request: { isEverything: boolean, majorVersion: number | null, revisionVersion: number | null, outputFormat: OutputFormat, fileType: ExportFileType | null, preset: FabPreset, content: DrawingContent | null }, failure: { code: number, message: string, details: unknown } | null };

export type ProjectExportsQueryVariables = Exact<{
  input: EdaProjectExportsInput;
}>;


export type ProjectExportsQuery = { edaProjectExports: Array<{ id: string, status: ExportJobStatus, exportsBefore: number | null, percent: number, createdAt: string, isAbandoned: boolean, pieces: Array<{ status: ExportPieceStatus, format: OutputFormat | null, fileType: ExportFileType | null, content: DrawingContent | null, preset: FabPreset | null, version: string | null, failure: { code: number, message: string, details: unknown } | null }>, request: { isEverything: boolean, majorVersion: number | null, revisionVersion: number | null, outputFormat: OutputFormat, fileType: ExportFileType | null, preset: FabPreset, content: DrawingContent | null }, failure: { code: number, message: string, details: unknown } | null, result: { url: string, fileName: string, bytes: number } | null }> };

export type ProjectExportQueryVariables = Exact<{
  input: EdaProjectExportInput;
}>;


export type ProjectExportQuery = { edaProjectExport: { id: string, status: ExportJobStatus, exportsBefore: number | null, percent: number, createdAt: string, isAbandoned: boolean, result: { url: string, fileName: string, bytes: number, saidRemarks: Array<{ message: string, words: unknown }>, notes: Array<{ kind: ModelNoteKind, count: number, named: string }>, findings: Array<{ kind: AssemblyFindingKind, named: string }>, fabReport: { isReady: boolean, outcome: FabCheckOutcome, rules: string | null, board: { state: BoardState, connected: number, total: number, errors: number, warnings: number, standIns: number, uncheckedRules: Array<string>, fill: JudgedFill | null }, fill: { plotted: ZoneFill, reason: PlottedFillReason, other: { state: BoardState, connected: number, total: number, errors: number, warnings: number, standIns: number, uncheckedRules: Array<string>, fill: JudgedFill | null } | null } | null, checks: Array<{ id: string, title: string, outcome: FabCheckOutcome, problems: Array<string>, problemCount: number, limit: number | null, places: Array<{ value: number, x: number, y: number, layer: string | null }> }> } | null } | null, pieces: Array<{ status: ExportPieceStatus, format: OutputFormat | null, fileType: ExportFileType | null, content: DrawingContent | null, preset: FabPreset | null, version: string | null, failure: { code: number, message: string, details: unknown } | null }>, request: { isEverything: boolean, majorVersion: number | null, revisionVersion: number | null, outputFormat: OutputFormat, fileType: ExportFileType | null, preset: FabPreset, content: DrawingContent | null }, failure: { code: number, message: string, details: unknown } | null } };

export type RequestExportMutationVariables = Exact<{
  input: RequestEdaProjectExportInput;
}>;


export type RequestExportMutation = { requestEdaProjectExport: { id: string } };

export type CancelExportMutationVariables = Exact<{
  input: EdaProjectExportInput;
}>;


export type CancelExportMutation = { cancelEdaProjectExport: { id: string } };

export type FaqListQueryVariables = Exact<{
  input: FaqConnectionInput;
}>;


export type FaqListQuery = { faqConnection: { totalCount: number, pagination: { totalCount: number, current: number, totalPage: number }, categories: Array<{ name: string, count: number }>, nodes: Array<{ id: string, title: string, category: string, subCategory: string | null }> } };

export type FaqDetailQueryVariables = Exact<{
  input: FaqInput;
}>;


export type FaqDetailQuery = { faq: { id: string, title: string, category: string, subCategory: string | null, content: string, viewCount: number, updatedAt: string, neighbours: { before: { id: string, title: string } | null, after: { id: string, title: string } | null } } };

export type GiveFeedbackMutationVariables = Exact<{
  input: CreateEdaProjectFeedbackInput;
}>;


export type GiveFeedbackMutation = { createEdaProjectFeedback: { id: string } };

export type FootprintEntryFragment = { name: string, source: FootprintSource, description: string, pads: number, pitchMm: number | null, mount: FootprintMount, bodyMm: { width: number, height: number } | null };

export type SearchFootprintsQueryVariables = Exact<{
  input: FootprintSearchInput;
}>;


export type SearchFootprintsQuery = { footprintSearch: { total: number, officialCount: number, nodes: Array<{ name: string, source: FootprintSource, description: string, pads: number, pitchMm: number | null, mount: FootprintMount, bodyMm: { width: number, height: number } | null }> } };

export type FootprintChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type FootprintChoicesQuery = { footprintChoices: Array<{ wanted: string, pins: number, footprint: string, chosenAt: string, isOwn: boolean }> };

export type ForgetFootprintChoicesMutationVariables = Exact<{
  input: ForgetFootprintChoicesInput;
}>;


export type ForgetFootprintChoicesMutation = { forgetFootprintChoices: { count: number, forgottenAt: string } };

export type RestoreFootprintChoicesMutationVariables = Exact<{
  input: RestoreFootprintChoicesInput;
}>;


export type RestoreFootprintChoicesMutation = { restoreFootprintChoices: { count: number } };

export type OfficialFootprintsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficialFootprintsQuery = { footprintSearch: { officialCount: number } };

export type SuggestFootprintsQueryVariables = Exact<{
  input: FootprintSuggestionsInput;
}>;


export type SuggestFootprintsQuery = { footprintSuggestions: Array<{ name: string, source: FootprintSource, description: string, pads: number, pitchMm: number | null, mount: FootprintMount, bodyMm: { width: number, height: number } | null }> };

export type FootprintRecordsQueryVariables = Exact<{
  input: FootprintRecordsInput;
}>;


export type FootprintRecordsQuery = { footprintRecords: { nodes: Array<{ record: unknown, found: { name: string, source: FootprintSource, description: string, pads: number, pitchMm: number | null, mount: FootprintMount, bodyMm: { width: number, height: number } | null } }>, inFiles: Array<{ name: string, source: FootprintSource, description: string, pads: number, pitchMm: number | null, mount: FootprintMount, bodyMm: { width: number, height: number } | null }>, problems: Array<{ message: string, words: unknown }> } };

export type DrawFootprintQueryVariables = Exact<{
  input: DrawnFootprintInput;
}>;


export type DrawFootprintQuery = { drawnFootprint: { record: { record: unknown, found: { name: string, source: FootprintSource, description: string, pads: number, pitchMm: number | null, mount: FootprintMount, bodyMm: { width: number, height: number } | null } } | null, problems: Array<{ field: string, reason: string, least: number | null, most: number | null }> } };

export type HolderTeamFragment = { id: string, name: string, thumbnailUrl: string | null, myRoleType: TeamMemberRole };

export type HolderTeamsQueryVariables = Exact<{ [key: string]: never; }>;


export type HolderTeamsQuery = { teamList: { nodes: Array<{ id: string, name: string, thumbnailUrl: string | null, myRoleType: TeamMemberRole }> } };

export type ProjectCreatorsQueryVariables = Exact<{
  input: TeamMemberConnectionInput;
}>;


export type ProjectCreatorsQuery = { teamMemberConnection: { nodes: Array<{ id: string, userId: string, name: string }> } };

export type MoveProjectMutationVariables = Exact<{
  input: MoveEdaProjectInput;
}>;


export type MoveProjectMutation = { moveEdaProject: { id: string } };

export type PinNameFieldsFragment = { reference: string, pad: string };

export type ProjectIntentsFieldsFragment = { version: number, entries: Array<{ isRemoved: boolean, isCorrected: boolean, problems: Array<{ kind: string, facts: unknown, message: string }>, intent: { id: string, kind: IntentKind, origin: IntentOrigin, part: string | null, name: string | null, parts: Array<string>, side: BoardSide | null, height: number | null, unknownHeights: UnknownHeights | null, instances: unknown, reason: { code: string, facts: unknown }, links: Array<{ within: number, from: { reference: string, pad: string }, to: { reference: string, pad: string } }>, pins: Array<{ reference: string, pad: string }>, area: Array<{ x: number, y: number }> | null } }> };

export type ProjectIntentsQueryVariables = Exact<{
  input: EdaProjectIntentsInput;
}>;


export type ProjectIntentsQuery = { edaProjectIntents: { version: number, entries: Array<{ isRemoved: boolean, isCorrected: boolean, problems: Array<{ kind: string, facts: unknown, message: string }>, intent: { id: string, kind: IntentKind, origin: IntentOrigin, part: string | null, name: string | null, parts: Array<string>, side: BoardSide | null, height: number | null, unknownHeights: UnknownHeights | null, instances: unknown, reason: { code: string, facts: unknown }, links: Array<{ within: number, from: { reference: string, pad: string }, to: { reference: string, pad: string } }>, pins: Array<{ reference: string, pad: string }>, area: Array<{ x: number, y: number }> | null } }> } };

export type RemoveIntentsMutationVariables = Exact<{
  input: ChangeEdaProjectIntentsInput;
}>;


export type RemoveIntentsMutation = { removeEdaProjectIntents: { version: number, entries: Array<{ isRemoved: boolean, isCorrected: boolean, problems: Array<{ kind: string, facts: unknown, message: string }>, intent: { id: string, kind: IntentKind, origin: IntentOrigin, part: string | null, name: string | null, parts: Array<string>, side: BoardSide | null, height: number | null, unknownHeights: UnknownHeights | null, instances: unknown, reason: { code: string, facts: unknown }, links: Array<{ within: number, from: { reference: string, pad: string }, to: { reference: string, pad: string } }>, pins: Array<{ reference: string, pad: string }>, area: Array<{ x: number, y: number }> | null } }> } };

export type RestoreIntentsMutationVariables = Exact<{
  input: ChangeEdaProjectIntentsInput;
}>;


export type RestoreIntentsMutation = { restoreEdaProjectIntents: { version: number, entries: Array<{ isRemoved: boolean, isCorrected: boolean, problems: Array<{ kind: string, facts: unknown, message: string }>, intent: { id: string, kind: IntentKind, origin: IntentOrigin, part: string | null, name: string | null, parts: Array<string>, side: BoardSide | null, height: number | null, unknownHeights: UnknownHeights | null, instances: unknown, reason: { code: string, facts: unknown }, links: Array<{ within: number, from: { reference: string, pad: string }, to: { reference: string, pad: string } }>, pins: Array<{ reference: string, pad: string }>, area: Array<{ x: number, y: number }> | null } }> } };

export type ResetIntentsMutationVariables = Exact<{
  input: ChangeEdaProjectIntentsInput;
}>;


export type ResetIntentsMutation = { resetEdaProjectIntents: { version: number, entries: Array<{ isRemoved: boolean, isCorrected: boolean, problems: Array<{ kind: string, facts: unknown, message: string }>, intent: { id: string, kind: IntentKind, origin: IntentOrigin, part: string | null, name: string | null, parts: Array<string>, side: BoardSide | null, height: number | null, unknownHeights: UnknownHeights | null, instances: unknown, reason: { code: string, facts: unknown }, links: Array<{ within: number, from: { reference: string, pad: string }, to: { reference: string, pad: string } }>, pins: Array<{ reference: string, pad: string }>, area: Array<{ x: number, y: number }> | null } }> } };

export type SayIntentsMutationVariables = Exact<{
  input: SayEdaProjectIntentsInput;
}>;


export type SayIntentsMutation = { sayEdaProjectIntents: { version: number } };

export type SayIntentMutationVariables = Exact<{
  input: SayEdaProjectIntentInput;
}>;


export type SayIntentMutation = { sayEdaProjectIntent: { version: number, entries: Array<{ isRemoved: boolean, isCorrected: boolean, problems: Array<{ kind: string, facts: unknown, message: string }>, intent: { id: string, kind: IntentKind, origin: IntentOrigin, part: string | null, name: string | null, parts: Array<string>, side: BoardSide | null, height: number | null, unknownHeights: UnknownHeights | null, instances: unknown, reason: { code: string, facts: unknown }, links: Array<{ within: number, from: { reference: string, pad: string }, to: { reference: string, pad: string } }>, pins: Array<{ reference: string, pad: string }>, area: Array<{ x: number, y: number }> | null } }> } };

export type NotificationsSubscriptionVariables = Exact<{
  input: NotificationInput;
}>;


export type NotificationsSubscription = { notification: { id: string, persist: boolean, read: boolean, createdAt: string, content:
      | { __typename: 'CircuitArchitecture', projectName: string | null, case: string | null, changedProjectId: string | null, target: { id: string, name: string } | null }
      | { __typename: 'Datasheet', datasheetMatchingId: string, percent: number, datasheetProjectId: string, datasheetStatus: DatasheetStatus }
      | { __typename: 'EdaTask', projectId: string, requestGroupId: string, jobType: EdaTaskJobType, status: JobStatus, elapsedTime: number | null, startAt: string | null, queuePlace: number | null, message: string | null, preview: unknown, progress: { phase: string, percent: number, connected: number | null, total: number | null, vias: number | null, lengthMm: number | null, conflicts: number | null } | null }
     } };

export type ProjectPeopleSubscriptionVariables = Exact<{
  input: EdaProjectPeopleInput;
}>;


export type ProjectPeopleSubscription = { edaProjectPeople: Array<{ userId: string, name: string, thumbnailUrl: string | null }> };

export type LogicProjectQueryVariables = Exact<{
  input: EdaProjectV2Input;
}>;


export type LogicProjectQuery = { edaProjectV2: { id: string, name: string, teamId: string | null, majorVersion: number, revisionVersion: number, allowed: Array<EdaProjectRight>, logicDocumentUrl: string | null } };

export type UpdateLogicMutationVariables = Exact<{
  input: UpdateEdaProjectLogicInput;
}>;


export type UpdateLogicMutation = { updateEdaProjectLogic: { id: string, majorVersion: number, revisionVersion: number, logicDocumentUrl: string | null, isMerged: boolean } };

export type LogicFindingFactsFragment = { rule: string, severity: LogicSeverity, message: string, words: unknown, ends: Array<{ use: string, port: string }> };

export type ProjectBlockFactsFragment = { count: number, versionNumber: number, voltage: number | null, current: number | null, unknownPrices: number, priceBreaks: Array<{ price: number, currency: string }>, edaCategory: { name: string, color: string | null } | null, block: { id: string, name: string, status: string, isInLibrary: boolean }, uses: Array<{ id: string, name: string }>, parameters: Array<{ key: string, value: string }> };

export type ValidateBlocksQueryVariables = Exact<{
  input: EdaProjectBlockUpdateValidationInput;
}>;


export type ValidateBlocksQuery = { edaProjectBlockUpdateValidation: { totalPrice: number, currency: string | null, unknownPrices: number, blocks: Array<{ count: number, versionNumber: number, voltage: number | null, current: number | null, unknownPrices: number, priceBreaks: Array<{ price: number, currency: string }>, edaCategory: { name: string, color: string | null } | null, block: { id: string, name: string, status: string, isInLibrary: boolean }, uses: Array<{ id: string, name: string }>, parameters: Array<{ key: string, value: string }> }>, subBlocks: Array<{ count: number, versionNumber: number, voltage: number | null, current: number | null, unknownPrices: number, priceBreaks: Array<{ price: number, currency: string }>, edaCategory: { name: string, color: string | null } | null, block: { id: string, name: string, status: string, isInLibrary: boolean }, uses: Array<{ id: string, name: string }>, parameters: Array<{ key: string, value: string }> }>, findings: Array<{ rule: string, severity: LogicSeverity, message: string, words: unknown, ends: Array<{ use: string, port: string }> }> } };

export type BlocksOfProjectQueryVariables = Exact<{
  input: EdaProjectV2Input;
}>;


export type BlocksOfProjectQuery = { edaProject: { id: string, name: string, type: EdaProjectType, majorVersion: number, revisionVersion: number, projectBlocks: Array<{ count: number, versionNumber: number, voltage: number | null, current: number | null, unknownPrices: number, priceBreaks: Array<{ price: number, currency: string }>, edaCategory: { name: string, color: string | null } | null, block: { id: string, name: string, status: string, isInLibrary: boolean }, uses: Array<{ id: string, name: string }>, parameters: Array<{ key: string, value: string }> }> } };

export type CreateBlockProjectMutationVariables = Exact<{
  input: CreateEdaProjectInput;
}>;


export type CreateBlockProjectMutation = { createEdaProject: { id: string } };

export type UpdateProjectBlocksMutationVariables = Exact<{
  input: UpdateEdaProjectBlocksInput;
}>;


export type UpdateProjectBlocksMutation = { updateEdaProjectBlocks: { id: string, majorVersion: number, revisionVersion: number } };

export type SuggestBlocksQueryVariables = Exact<{
  input: SuggestBlocksInput;
}>;


export type SuggestBlocksQuery = { suggestBlocks: { notUnderstood: Array<string>, model: SuggestionModelState, suggestions: Array<{ count: number, reason: BlockSuggestionReason, facts: unknown, block: { id: string, name: string, blockType: string, thumbnailUrl: string | null, accessType: BlockAccessType, status: LibraryValidationStep, updatedAt: string, isNew: boolean, isBuiltIn: boolean, teamId: string | null, allowed: Array<BlockRight>, versionNumber: number, partCount: number | null, copperLayers: number | null, widthMm: number | null, heightMm: number | null, unknownPrices: number | null, usedInProjects: number, category: { id: string, name: string, colors: Array<string> } | null, schematic: { svgUrl: string | null, jsonUrl: string | null } | null, footprint: { svgUrl: string | null, jsonUrl: string | null } | null, currentVersion: { id: string, number: number } | null, prices: Array<{ currency: string, price: number }>, ioPorts: Array<{ key: string }> } }> } };

export type CreditLineFactsFragment = { at: string, reason: CreditReason, amount: number, balance: number, state: CreditLineState, projectId: string | null, projectName: string | null };

export type CreditBalanceQueryVariables = Exact<{
  input: CreditBalanceInput;
}>;


export type CreditBalanceQuery = { creditBalance: { mode: CreditMode, available: number, held: number, isLow: boolean, isStopped: boolean, expiresNext: { amount: number, at: string } | null } };

export type CreditLinesQueryVariables = Exact<{
  input: CreditConnectionInput;
}>;


export type CreditLinesQuery = { creditConnection: { totalCount: number, pagination: { totalCount: number, current: number, totalPage: number }, nodes: Array<{ at: string, reason: CreditReason, amount: number, balance: number, state: CreditLineState, projectId: string | null, projectName: string | null }> } };

export type PlanFactsFragment = { planVersionId: string, name: string, creditsAMonth: number, projectLimit: number, memberLimit: number | null, isSample: boolean, isCurrent: boolean, canBuy: boolean, canBuyIn: Array<Currency>, notForSale: NotForSaleReason | null, prices: Array<{ currency: Currency, amount: string }> };

export type PlansQueryVariables = Exact<{
  plans: PlanListInput;
  membership: MembershipInput;
}>;


export type PlansQuery = { planList: { nodes: Array<{ planVersionId: string, name: string, creditsAMonth: number, projectLimit: number, memberLimit: number | null, isSample: boolean, isCurrent: boolean, canBuy: boolean, canBuyIn: Array<Currency>, notForSale: NotForSaleReason | null, prices: Array<{ currency: Currency, amount: string }> }> }, membership: { state: MembershipState, renewal: PlanRenewal, currency: Currency, periodStart: string, periodEnd: string, renewalPurchaseId: string | null, isNextMonthPaid: boolean, canSaveCard: boolean, plan: { planVersionId: string, name: string, creditsAMonth: number, projectLimit: number, memberLimit: number | null, isSample: boolean, isCurrent: boolean, canBuy: boolean, canBuyIn: Array<Currency>, notForSale: NotForSaleReason | null, prices: Array<{ currency: Currency, amount: string }> }, next: { planVersionId: string, name: string, creditsAMonth: number, projectLimit: number, memberLimit: number | null, isSample: boolean, isCurrent: boolean, canBuy: boolean, canBuyIn: Array<Currency>, notForSale: NotForSaleReason | null, prices: Array<{ currency: Currency, amount: string }> } | null, consent: { by: string, plan: { planVersionId: string, name: string, creditsAMonth: number, projectLimit: number, memberLimit: number | null, isSample: boolean, isCurrent: boolean, canBuy: boolean, canBuyIn: Array<Currency>, notForSale: NotForSaleReason | null, prices: Array<{ currency: Currency, amount: string }> }, price: { currency: Currency, amount: string } } | null, pastDue: { purchaseId: string | null, nextTryAt: string | null, endsAt: string } | null, renewalPrice: { currency: Currency, amount: string } | null, card: { label: string, expiresAt: string | null, isTest: boolean } | null } | null };

export type PlanUseQueryVariables = Exact<{
  input: PlanUseInput;
}>;


export type PlanUseQuery = { planUse: { isEnforced: boolean, projects: { used: number, limit: number }, members: { used: number, limit: number } | null } };

export type RunCostFactsFragment = { credits: number, available: number, isLow: boolean, teamId: string | null, isResumable: boolean };

export type RunCostsQueryVariables = Exact<{
  placement: RunCostInput;
  routing: RunCostInput;
}>;


export type RunCostsQuery = { placement: { credits: number, available: number, isLow: boolean, teamId: string | null, isResumable: boolean } | null, routing: { credits: number, available: number, isLow: boolean, teamId: string | null, isResumable: boolean } | null };

export type CreditPacksQueryVariables = Exact<{ [key: string]: never; }>;


export type CreditPacksQuery = { creditPackList: { nodes: Array<{ id: string, credits: number, isSample: boolean, canBuyIn: Array<Currency>, prices: Array<{ currency: Currency, amount: string }> }> } };

export type BuyCreditsMutationVariables = Exact<{
  input: PurchaseCreditInput;
}>;


export type BuyCreditsMutation = { purchaseCredit: { purchaseId: string | null } };

export type ChangePlanMutationVariables = Exact<{
  input: ChangePlanInput;
}>;


export type ChangePlanMutation = { changePlan: { purchaseId: string | null } };

export type EndPlanMutationVariables = Exact<{
  input: PlanOfInput;
}>;


export type EndPlanMutation = { endPlan: { success: boolean } };

export type ResumePlanMutationVariables = Exact<{
  input: PlanOfInput;
}>;


export type ResumePlanMutation = { resumePlan: { success: boolean } };

export type AcceptPlanPriceMutationVariables = Exact<{
  input: AcceptPlanPriceInput;
}>;


export type AcceptPlanPriceMutation = { acceptPlanPrice: { success: boolean } };

export type SaveCardMutationVariables = Exact<{
  input: SaveCardInput;
}>;


export type SaveCardMutation = { saveCard: { url: string } };

export type RemoveCardMutationVariables = Exact<{
  input: PlanOfInput;
}>;


export type RemoveCardMutation = { removeCard: { success: boolean } };

export type BillingProfileQueryVariables = Exact<{
  input: BillingProfileInput;
}>;


export type BillingProfileQuery = { billingProfile: { company: string, businessNumber: string | null, representative: string | null, address: string | null, email: string | null, receiptKind: ReceiptKind, receiptNumber: string | null } | null };

export type UpdateBillingProfileMutationVariables = Exact<{
  input: UpdateBillingProfileInput;
}>;


export type UpdateBillingProfileMutation = { updateBillingProfile: { success: boolean } };

export type ClosingRefundQueryVariables = Exact<{
  input: ClosingRefundInput;
}>;


export type ClosingRefundQuery = { closingRefund: { credits: number, needsAccount: boolean, plan: string | null, sums: Array<{ currency: Currency, amount: string }> } };

export type UploadUrlsQueryVariables = Exact<{
  input: PresignedMultiUrlsForFileUploadInput;
}>;


export type UploadUrlsQuery = { presignedMultiUrlsForFileUpload: { urls: Array<string> } };

export type ValidateFilesQueryVariables = Exact<{
  input: EdaProjectFileValidationInput;
}>;


export type ValidateFilesQuery = { edaProjectFileValidation: { success: boolean, problems: Array<{ code: number, message: string, words: unknown }>, obstacles: Array<{ code: number, message: string, words: unknown }>, receipt: { files: Array<{ name: string, bytes: number, recognisedAs: string }>, lines: Array<{ kind: string, read: number, kept: number, converted: number, dropped: number }>, diagnostics: Array<{ severity: string, code: string, catalogue: number | null, message: string, words: unknown, file: string, line: number | null, column: number | null, subjects: Array<string>, x: number | null, y: number | null }> }, proposal: { widthMm: number, heightMm: number, copperLayers: number, partAreaMm2: number, connections: number, layersFor: LayersFor, ground: string | null, supply: string | null, otherGrounds: Array<string>, fab: BoardFab, largestPart: { widthMm: number, heightMm: number }, routablePerCm2: { twoLayers: number, fourLayers: number }, netClasses: Array<{ name: string, nets: Array<string>, widthMm: number, pairGapMm: number | null, amperes: number | null, statedBy: Array<string>, isPoured: boolean, ohms: number | null, reachedOhms: number | null }>, forms: Array<{ id: string, widthMm: number, heightMm: number }>, parts: Array<{ reference: string, kind: string, value: string, pins: Array<string>, pinsWithoutPad: Array<string>, padsWithoutPin: Array<string>, wanted: string, footprint: string | null, source: FootprintSource, severity: string | null, remark: string | null }> } | null, inferredRules: Array<{ rule: string, defaultMm: number, inferredMm: number }> | null, connections: { total: number, open: number } | null } };

export type LayoutPreviewQueryVariables = Exact<{
  input: EdaProjectFileInfoInput;
}>;


export type LayoutPreviewQuery = { edaProjectPCBLayoutFileInfo: { success: boolean, svgString: string | null } };

export type SchematicPreviewQueryVariables = Exact<{
  input: EdaProjectFileInfoInput;
}>;


export type SchematicPreviewQuery = { edaProjectSchematicFileInfo: { success: boolean, svgString: string | null } };

export type AddBoardMutationVariables = Exact<{
  input: AddBoardToEdaProjectInput;
}>;


export type AddBoardMutation = { addBoardToEdaProject: { id: string } };

export type CreateProjectMutationVariables = Exact<{
  input: CreateEdaProjectQuickModeV2Input;
}>;


export type CreateProjectMutation = { createEdaProjectQuickModeV2: { id: string } };

export type NoticeListQueryVariables = Exact<{
  input: NoticeConnectionInput;
}>;


export type NoticeListQuery = { noticeConnection: { totalCount: number, pagination: { totalCount: number, current: number, totalPage: number }, nodes: Array<{ id: string, title: string, isTop: boolean, isNew: boolean, createdAt: string }> } };

export type ManagedNoticesQueryVariables = Exact<{
  input: NoticeConnectionInput;
}>;


export type ManagedNoticesQuery = { noticeConnection: { pagination: { totalCount: number, current: number, totalPage: number }, nodes: Array<{ id: string, title: string, language: Language, isTop: boolean, isExposed: boolean, createdAt: string }> } };

export type NoticeToChangeQueryVariables = Exact<{
  input: NoticeInput;
}>;


export type NoticeToChangeQuery = { notice: { id: string, language: Language, title: string, content: string, isTop: boolean, isExposed: boolean, attachments: Array<{ id: string, name: string }> } };

export type CreateNoticeMutationVariables = Exact<{
  input: CreateNoticeInput;
}>;


export type CreateNoticeMutation = { createNotice: { id: string } };

export type UpdateNoticeMutationVariables = Exact<{
  input: UpdateNoticeInput;
}>;


export type UpdateNoticeMutation = { updateNotice: { id: string, title: string, content: string, isTop: boolean, isExposed: boolean, attachments: Array<{ id: string, name: string, url: string }> } };

export type DeleteNoticeMutationVariables = Exact<{
  input: DeleteNoticeInput;
}>;


export type DeleteNoticeMutation = { deleteNotice: { success: boolean } };

export type NoticeDetailQueryVariables = Exact<{
  input: NoticeInput;
}>;


export type NoticeDetailQuery = { notice: { id: string, title: string, content: string, viewCount: number, createdAt: string, attachments: Array<{ id: string, name: string, url: string }>, cursorInfo: { before: string | null, beforeTitle: string | null, after: string | null, afterTitle: string | null } | null } };

export type UnreadCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadCountQuery = { unreadCount: number };

export type NotificationPageQueryVariables = Exact<{
  input: JobsInput;
}>;


export type NotificationPageQuery = { jobs: Array<{ id: string, read: boolean, createdAt: string, content:
      | { __typename: 'CircuitArchitecture', projectId: string | null, projectName: string | null, case: string | null, target: { kind: NotificationTargetKind, id: string, name: string } | null }
      | { __typename: 'Datasheet' }
      | { __typename: 'EdaTask' }
     }> };

export type NotificationLineFragment = { id: string, read: boolean, createdAt: string, content:
    | { __typename: 'CircuitArchitecture', projectId: string | null, projectName: string | null, case: string | null, target: { kind: NotificationTargetKind, id: string, name: string } | null }
    | { __typename: 'Datasheet' }
    | { __typename: 'EdaTask' }
   };

export type ReadNotificationMutationVariables = Exact<{
  input: ReadNotificationInput;
}>;


export type ReadNotificationMutation = { readNotification: { id: string, read: boolean } };

export type ReadAllNotificationsMutationVariables = Exact<{ [key: string]: never; }>;


export type ReadAllNotificationsMutation = { readAllNotifications: { success: boolean } };

export type ProjectExistsQueryVariables = Exact<{
  input: EdaProjectV2Input;
}>;


export type ProjectExistsQuery = { edaProjectV2: { id: string, majorVersion: number, revisionVersion: number } };

export type MailPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailPreferencesQuery = { mailPreferences: Array<{ kind: MailOccasion, email: boolean }> };

export type UpdateMailPreferencesMutationVariables = Exact<{
  input: UpdateMailPreferencesInput;
}>;


export type UpdateMailPreferencesMutation = { updateMailPreferences: Array<{ kind: MailOccasion, email: boolean }> };

export type MoneyFactsFragment = { currency: Currency, amount: string };

export type QuoteFactsFragment = { id: string, version: number, isTaxed: boolean, leadDays: number, validUntil: string, isValid: boolean, source: QuoteSource, acceptedAt: string | null, declinedAt: string | null, createdAt: string, lines: Array<{ item: string | null, choice: string | null, unit: string | null, count: string | null, text: string | null, amount: { currency: Currency, amount: string } }>, net: { currency: Currency, amount: string }, tax: { currency: Currency, amount: string }, total: { currency: Currency, amount: string }, purchase: { id: string, state: PurchaseState } | null };

export type OrderFactsFragment = { id: string, number: string, state: OrderState, waitsFor: OrderWaitsFor, teamId: string | null, projectId: string | null, projectName: string, majorVersion: number, revisionVersion: number, layers: number, width: number, height: number, parts: number, quantity: number, currency: Currency, note: string, approval: OrderApproval, cancelAskedAt: string | null, cancelReason: string | null, createdAt: string, placedBy: string | null, mayPay: boolean, options: { thickness: string, finish: string, mask: string, silk: string, copper: string, stencil: string, assembly: string, parts: string }, address: { name: string, receiver: string, phoneNumber: string, countryCode: string, countryCallingCode: string, city: string, address: string, detailAddress: string | null, postalCode: string }, quotes: Array<{ id: string, version: number, isTaxed: boolean, leadDays: number, validUntil: string, isValid: boolean, source: QuoteSource, acceptedAt: string | null, declinedAt: string | null, createdAt: string, lines: Array<{ item: string | null, choice: string | null, unit: string | null, count: string | null, text: string | null, amount: { currency: Currency, amount: string } }>, net: { currency: Currency, amount: string }, tax: { currency: Currency, amount: string }, total: { currency: Currency, amount: string }, purchase: { id: string, state: PurchaseState } | null }>, files: Array<{ id: string, kind: OrderFileKind, name: string, sha256: string, bytes: number, url: string }>, timeline: Array<{ id: string, event: string, to: OrderState, by: OrderActor, note: string, at: string }>, shipments: Array<{ id: string, quantity: number, carrier: string, trackingNumber: string, trackingUrl: string | null, shippedAt: string }> };

export type OrderOfferQueryVariables = Exact<{
  input: OrderOptionsQueryInput;
}>;


export type OrderOfferQuery = { orderOptions: { majorVersion: number, revisionVersion: number, teamId: string | null, quantities: Array<number>, quantity: number, layers: number | null, width: number | null, height: number | null, parts: number | null, assemblyErrors: Array<string>, isSample: boolean, isSold: boolean, choices: Array<{ name: string, choices: Array<{ choice: string, problem: OrderOptionProblem | null, needsPerson: boolean }> }>, obstacles: Array<{ kind: OrderObstacleKind, count: number }>, price: { isTaxed: boolean, leadDays: number, lines: Array<{ item: string, choice: string, unit: string, count: string, amount: { currency: Currency, amount: string } }>, net: { currency: Currency, amount: string }, tax: { currency: Currency, amount: string }, total: { currency: Currency, amount: string } } | null, reasons: Array<{ kind: string, item: string | null, choice: string | null, mm: number | null }> } };

export type OrderDetailQueryVariables = Exact<{
  input: OrderInput;
}>;


export type OrderDetailQuery = { order: { id: string, number: string, state: OrderState, waitsFor: OrderWaitsFor, teamId: string | null, projectId: string | null, projectName: string, majorVersion: number, revisionVersion: number, layers: number, width: number, height: number, parts: number, quantity: number, currency: Currency, note: string, approval: OrderApproval, cancelAskedAt: string | null, cancelReason: string | null, createdAt: string, placedBy: string | null, mayPay: boolean, options: { thickness: string, finish: string, mask: string, silk: string, copper: string, stencil: string, assembly: string, parts: string }, address: { name: string, receiver: string, phoneNumber: string, countryCode: string, countryCallingCode: string, city: string, address: string, detailAddress: string | null, postalCode: string }, quotes: Array<{ id: string, version: number, isTaxed: boolean, leadDays: number, validUntil: string, isValid: boolean, source: QuoteSource, acceptedAt: string | null, declinedAt: string | null, createdAt: string, lines: Array<{ item: string | null, choice: string | null, unit: string | null, count: string | null, text: string | null, amount: { currency: Currency, amount: string } }>, net: { currency: Currency, amount: string }, tax: { currency: Currency, amount: string }, total: { currency: Currency, amount: string }, purchase: { id: string, state: PurchaseState } | null }>, files: Array<{ id: string, kind: OrderFileKind, name: string, sha256: string, bytes: number, url: string }>, timeline: Array<{ id: string, event: string, to: OrderState, by: OrderActor, note: string, at: string }>, shipments: Array<{ id: string, quantity: number, carrier: string, trackingNumber: string, trackingUrl: string | null, shippedAt: string }> } };

export type OrderListQueryVariables = Exact<{
  input: OrderConnectionInput;
}>;


export type OrderListQuery = { orderConnection: { totalCount: number, nodes: Array<{ id: string, number: string, state: OrderState, waitsFor: OrderWaitsFor, projectName: string, quantity: number, createdAt: string, total: { currency: Currency, amount: string } | null }>, pagination: { totalPage: number } } };

export type CreateOrderMutationVariables = Exact<{
  input: CreateOrderInput;
}>;


export type CreateOrderMutation = { createOrder: { id: string } };

export type CancelOrderMutationVariables = Exact<{
  input: OrderInput;
}>;


export type CancelOrderMutation = { cancelOrder: { success: boolean } };

export type RequestOrderCancelMutationVariables = Exact<{
  input: RequestOrderCancelInput;
}>;


export type RequestOrderCancelMutation = { requestOrderCancel: { success: boolean } };

export type ApproveOrderMutationVariables = Exact<{
  input: ApproveOrderInput;
}>;


export type ApproveOrderMutation = { approveOrder: { success: boolean } };

export type ConfirmDeliveryMutationVariables = Exact<{
  input: OrderInput;
}>;


export type ConfirmDeliveryMutation = { confirmDelivery: { success: boolean } };

export type RenewOrderQuoteMutationVariables = Exact<{
  input: OrderInput;
}>;


export type RenewOrderQuoteMutation = { renewOrderQuote: { success: boolean } };

export type AcceptQuoteMutationVariables = Exact<{
  input: QuoteInput;
}>;


export type AcceptQuoteMutation = { acceptQuote: { purchaseId: string } };

export type DeclineQuoteMutationVariables = Exact<{
  input: QuoteInput;
}>;


export type DeclineQuoteMutation = { declineQuote: { success: boolean } };

export type EstimateFactsFragment = { id: string, number: string, state: EstimateState, company: string, name: string, phone: string, email: string, board: string, quantity: number, wishedDate: string | null, message: string, createdAt: string, fileList: Array<{ name: string, bytes: number, url: string }>, quotes: Array<{ id: string, version: number, isTaxed: boolean, leadDays: number, validUntil: string, isValid: boolean, source: QuoteSource, acceptedAt: string | null, declinedAt: string | null, createdAt: string, lines: Array<{ item: string | null, choice: string | null, unit: string | null, count: string | null, text: string | null, amount: { currency: Currency, amount: string } }>, net: { currency: Currency, amount: string }, tax: { currency: Currency, amount: string }, total: { currency: Currency, amount: string }, purchase: { id: string, state: PurchaseState } | null }> };

export type EstimateDetailQueryVariables = Exact<{
  input: KesEstimateInput;
}>;


export type EstimateDetailQuery = { kesEstimate: { id: string, number: string, state: EstimateState, company: string, name: string, phone: string, email: string, board: string, quantity: number, wishedDate: string | null, message: string, createdAt: string, fileList: Array<{ name: string, bytes: number, url: string }>, quotes: Array<{ id: string, version: number, isTaxed: boolean, leadDays: number, validUntil: string, isValid: boolean, source: QuoteSource, acceptedAt: string | null, declinedAt: string | null, createdAt: string, lines: Array<{ item: string | null, choice: string | null, unit: string | null, count: string | null, text: string | null, amount: { currency: Currency, amount: string } }>, net: { currency: Currency, amount: string }, tax: { currency: Currency, amount: string }, total: { currency: Currency, amount: string }, purchase: { id: string, state: PurchaseState } | null }> } };

export type EstimateListQueryVariables = Exact<{
  input: KesEstimateConnectionInput;
}>;


export type EstimateListQuery = { kesEstimateConnection: { totalCount: number, nodes: Array<{ id: string, number: string, state: EstimateState, board: string, quantity: number, createdAt: string }>, pagination: { totalPage: number } } };

export type CreateKesEstimateMutationVariables = Exact<{
  input: CreateKesEstimateInput;
}>;


export type CreateKesEstimateMutation = { createKesEstimate: { id: string, number: string } };

export type StaffOrderListQueryVariables = Exact<{
  input: StaffOrderConnectionInput;
}>;


export type StaffOrderListQuery = { staffOrderConnection: { totalCount: number, nodes: Array<{ id: string, order: { id: string, number: string, state: OrderState, waitsFor: OrderWaitsFor, projectName: string, quantity: number, createdAt: string, cancelAskedAt: string | null, total: { currency: Currency, amount: string } | null }, buyer: { id: string, email: string } | null }>, pagination: { totalPage: number } } };

export type StaffOrderDetailQueryVariables = Exact<{
  input: StaffOrderInput;
}>;


export type StaffOrderDetailQuery = { staffOrder: { id: string, carriers: Array<string>, buyer: { id: string, name: string, email: string } | null, order: { id: string, number: string, state: OrderState, waitsFor: OrderWaitsFor, teamId: string | null, projectId: string | null, projectName: string, majorVersion: number, revisionVersion: number, layers: number, width: number, height: number, parts: number, quantity: number, currency: Currency, note: string, approval: OrderApproval, cancelAskedAt: string | null, cancelReason: string | null, createdAt: string, placedBy: string | null, mayPay: boolean, options: { thickness: string, finish: string, mask: string, silk: string, copper: string, stencil: string, assembly: string, parts: string }, address: { name: string, receiver: string, phoneNumber: string, countryCode: string, countryCallingCode: string, city: string, address: string, detailAddress: string | null, postalCode: string }, quotes: Array<{ id: string, version: number, isTaxed: boolean, leadDays: number, validUntil: string, isValid: boolean, source: QuoteSource, acceptedAt: string | null, declinedAt: string | null, createdAt: string, lines: Array<{ item: string | null, choice: string | null, unit: string | null, count: string | null, text: string | null, amount: { currency: Currency, amount: string } }>, net: { currency: Currency, amount: string }, tax: { currency: Currency, amount: string }, total: { currency: Currency, amount: string }, purchase: { id: string, state: PurchaseState } | null }>, files: Array<{ id: string, kind: OrderFileKind, name: string, sha256: string, bytes: number, url: string }>, timeline: Array<{ id: string, event: string, to: OrderState, by: OrderActor, note: string, at: string }>, shipments: Array<{ id: string, quantity: number, carrier: string, trackingNumber: string, trackingUrl: string | null, shippedAt: string }> } } };

export type QuoteOrderMutationVariables = Exact<{
  input: QuoteOrderInput;
}>;


export type QuoteOrderMutation = { quoteOrder: { id: string } };

export type AdvanceOrderMutationVariables = Exact<{
  input: AdvanceOrderInput;
}>;


export type AdvanceOrderMutation = { advanceOrder: { id: string } };

export type AddShipmentMutationVariables = Exact<{
  input: AddShipmentInput;
}>;


export type AddShipmentMutation = { addShipment: { id: string } };

export type CancelOrderByStaffMutationVariables = Exact<{
  input: CancelOrderByStaffInput;
}>;


export type CancelOrderByStaffMutation = { cancelOrderByStaff: { id: string } };

export type DeclineOrderCancelMutationVariables = Exact<{
  input: DeclineOrderCancelInput;
}>;


export type DeclineOrderCancelMutation = { declineOrderCancel: { id: string } };

export type StaffEstimateListQueryVariables = Exact<{
  input: StaffEstimateConnectionInput;
}>;


export type StaffEstimateListQuery = { staffEstimateConnection: { totalCount: number, nodes: Array<{ id: string, number: string, state: EstimateState, company: string, email: string, board: string, quantity: number, createdAt: string }>, pagination: { totalPage: number } } };

export type StaffEstimateDetailQueryVariables = Exact<{
  input: StaffOrderInput;
}>;


export type StaffEstimateDetailQuery = { staffEstimate: { id: string, number: string, state: EstimateState, company: string, name: string, phone: string, email: string, board: string, quantity: number, wishedDate: string | null, message: string, createdAt: string, fileList: Array<{ name: string, bytes: number, url: string }>, quotes: Array<{ id: string, version: number, isTaxed: boolean, leadDays: number, validUntil: string, isValid: boolean, source: QuoteSource, acceptedAt: string | null, declinedAt: string | null, createdAt: string, lines: Array<{ item: string | null, choice: string | null, unit: string | null, count: string | null, text: string | null, amount: { currency: Currency, amount: string } }>, net: { currency: Currency, amount: string }, tax: { currency: Currency, amount: string }, total: { currency: Currency, amount: string }, purchase: { id: string, state: PurchaseState } | null }> } };

export type QuoteEstimateMutationVariables = Exact<{
  input: QuoteEstimateInput;
}>;


export type QuoteEstimateMutation = { quoteEstimate: { id: string } };

export type CloseEstimateMutationVariables = Exact<{
  input: StaffOrderInput;
}>;


export type CloseEstimateMutation = { closeEstimate: { id: string } };

export type BoardPriceListsQueryVariables = Exact<{ [key: string]: never; }>;


export type BoardPriceListsQuery = { boardPriceLists: { nodes: Array<{ id: string, fileName: string, currency: Currency, isSample: boolean, isActive: boolean, rates: number, validDays: number, isTaxIncluded: boolean, importedAt: string }> } };

export type BoardPriceListPreviewQueryVariables = Exact<{
  input: BoardPriceListPreviewInput;
}>;


export type BoardPriceListPreviewQuery = { boardPriceListPreview: { currency: Currency | null, isSample: boolean | null, isTaxIncluded: boolean | null, validDays: number | null, rates: number, problems: Array<string>, problemSentences: Array<unknown> } };

export type ImportBoardPriceListMutationVariables = Exact<{
  input: ImportBoardPriceListInput;
}>;


export type ImportBoardPriceListMutation = { importBoardPriceList: { id: string } };

export type RetireBoardPriceListMutationVariables = Exact<{
  input: RetireBoardPriceListInput;
}>;


export type RetireBoardPriceListMutation = { retireBoardPriceList: { success: boolean } };

export type OutboxQueryVariables = Exact<{
  input: OutboxConnectionInput;
}>;


export type OutboxQuery = { outboxConnection: { isMailServerConfigured: boolean, pagination: { totalCount: number, current: number, totalPage: number }, nodes: Array<{ id: string, kind: string, recipient: string, subject: string | null, text: string | null, state: OutboxState, tries: number, failure: string | null, createdAt: string }> } };

export type ResendMailMutationVariables = Exact<{
  input: ResendMailInput;
}>;


export type ResendMailMutation = { resendMail: { success: boolean } };

export type PartMatchListQueryVariables = Exact<{
  input: EdaProjectPartMatchListV2Input;
}>;


export type PartMatchListQuery = { edaProjectPartMatchListV2: { status: PartMatchingStatus, failure: PartMatchingFailure | null, parts: Array<{ key: string, kind: string, name: string, prefix: string, type: string | null, category: string | null, matchStatus: PartMatchStatus, needsDatasheet: boolean, datasheetUrl: string | null, isConfirmed: boolean, reasons: Array<{ code: string }>, match: { id: string, name: string, manufacturer: string, package: string, plain: { kind: PlainPartKind, value: string | null, pins: number | null } | null } | null, datasheetMatching: { datasheetMatchingId: string, status: DatasheetStatus, percent: number } | null }> } };

export type PartMatchDetailsQueryVariables = Exact<{
  input: EdaProjectPartMatchInput;
}>;


export type PartMatchDetailsQuery = { edaProjectPartMatch: { key: string, kind: string, name: string, type: string | null, svgString: string | null, matchStatus: PartMatchStatus, isConfirmed: boolean, reasons: Array<{ code: string, facts: unknown }>, question: { value: string, footprint: string, padNumbers: Array<string>, pins: Array<{ number: string, name: string }> }, match: { corrected: Array<string>, id: string, source: PartMatchSource, confidence: number, name: string, manufacturer: string, partNumber: string, description: string, category: string, package: string, datasheetUrl: string | null, plain: { kind: PlainPartKind, value: string | null, pins: number | null } | null, pins: Array<{ number: string, name: string, type: PartPinType | null, description: string, evidence: { page: number, box: Array<number> } | null }>, supply: Array<{ name: string, least: number | null, typical: number | null, most: number | null, evidence: { page: number, box: Array<number> } | null }> } | null, candidates: Array<{ id: string, source: PartMatchSource, name: string, manufacturer: string, description: string, package: string, datasheetUrl: string | null, plain: { kind: PlainPartKind, value: string | null, pins: number | null } | null, pins: Array<{ number: string, name: string }> }>, datasheetMatching: { datasheetMatchingId: string, status: DatasheetStatus, percent: number, errorCode: number | null, datasheetUrl: string, isRetryable: boolean, reason: { code: string, facts: unknown } | null } | null } };

export type PartDetailsFragment = { key: string, kind: string, name: string, type: string | null, svgString: string | null, matchStatus: PartMatchStatus, isConfirmed: boolean, reasons: Array<{ code: string, facts: unknown }>, question: { value: string, footprint: string, padNumbers: Array<string>, pins: Array<{ number: string, name: string }> }, match: { corrected: Array<string>, id: string, source: PartMatchSource, confidence: number, name: string, manufacturer: string, partNumber: string, description: string, category: string, package: string, datasheetUrl: string | null, plain: { kind: PlainPartKind, value: string | null, pins: number | null } | null, pins: Array<{ number: string, name: string, type: PartPinType | null, description: string, evidence: { page: number, box: Array<number> } | null }>, supply: Array<{ name: string, least: number | null, typical: number | null, most: number | null, evidence: { page: number, box: Array<number> } | null }> } | null, candidates: Array<{ id: string, source: PartMatchSource, name: string, manufacturer: string, description: string, package: string, datasheetUrl: string | null, plain: { kind: PlainPartKind, value: string | null, pins: number | null } | null, pins: Array<{ number: string, name: string }> }>, datasheetMatching: { datasheetMatchingId: string, status: DatasheetStatus, percent: number, errorCode: number | null, datasheetUrl: string, isRetryable: boolean, reason: { code: string, facts: unknown } | null } | null };

export type FactsFragment = { id: string, source: PartMatchSource, confidence: number, name: string, manufacturer: string, partNumber: string, description: string, category: string, package: string, datasheetUrl: string | null, plain: { kind: PlainPartKind, value: string | null, pins: number | null } | null, pins: Array<{ number: string, name: string, type: PartPinType | null, description: string, evidence: { page: number, box: Array<number> } | null }>, supply: Array<{ name: string, least: number | null, typical: number | null, most: number | null, evidence: { page: number, box: Array<number> } | null }> };

export type PartMatchingProjectQueryVariables = Exact<{
  input: EdaProjectV2Input;
}>;


export type PartMatchingProjectQuery = { edaProjectV2: { id: string, name: string, jobType: JobType | null, stateType: ProjectStateType, majorVersion: number, revisionVersion: number, boardDocumentUrl: string | null } };

export type RequestDatasheetMatchingMutationVariables = Exact<{
  input: RequestDatasheetMatchingInput;
}>;


export type RequestDatasheetMatchingMutation = { requestDatasheetMatching: { datasheetMatchingId: string, partPrefix: string, partName: string } };

export type DeletePartMatchMutationVariables = Exact<{
  input: DeleteEdaProjectPartMatchInfoV2Input;
}>;


export type DeletePartMatchMutation = { deleteEdaProjectPartMatchInfoV2: { success: boolean } };

export type ConfirmPartMatchMutationVariables = Exact<{
  input: ConfirmEdaProjectPartMatchInput;
}>;


export type ConfirmPartMatchMutation = { confirmEdaProjectPartMatch: { key: string, kind: string, name: string, type: string | null, svgString: string | null, matchStatus: PartMatchStatus, isConfirmed: boolean, reasons: Array<{ code: string, facts: unknown }>, question: { value: string, footprint: string, padNumbers: Array<string>, pins: Array<{ number: string, name: string }> }, match: { corrected: Array<string>, id: string, source: PartMatchSource, confidence: number, name: string, manufacturer: string, partNumber: string, description: string, category: string, package: string, datasheetUrl: string | null, plain: { kind: PlainPartKind, value: string | null, pins: number | null } | null, pins: Array<{ number: string, name: string, type: PartPinType | null, description: string, evidence: { page: number, box: Array<number> } | null }>, supply: Array<{ name: string, least: number | null, typical: number | null, most: number | null, evidence: { page: number, box: Array<number> } | null }> } | null, candidates: Array<{ id: string, source: PartMatchSource, name: string, manufacturer: string, description: string, package: string, datasheetUrl: string | null, plain: { kind: PlainPartKind, value: string | null, pins: number | null } | null, pins: Array<{ number: string, name: string }> }>, datasheetMatching: { datasheetMatchingId: string, status: DatasheetStatus, percent: number, errorCode: number | null, datasheetUrl: string, isRetryable: boolean, reason: { code: string, facts: unknown } | null } | null } };

export type RequestPartMatchingMutationVariables = Exact<{
  input: RequestEdaProjectPartMatchingInput;
}>;


export type RequestPartMatchingMutation = { requestEdaProjectPartMatching: { success: boolean } };

export type PlainFragment = { kind: PlainPartKind, value: string | null, pins: number | null };

export type ProjectRowFragment = { id: string, teamId: string | null, allowed: Array<EdaProjectRight>, name: string, majorVersion: number, revisionVersion: number, stateType: ProjectStateType, jobType: JobType | null, type: EdaProjectType, runningTime: number | null, imageUrl: string | null, createdAt: string, updatedAt: string, lastWorkPageType: LastWorkPageType, boardDocumentUrl: string | null, run: { requestGroupId: string, queuePlace: number | null, progress: { percent: number } | null } | null, creatorAuthor: { id: string, name: string, isDeleted: boolean }, latestAuthor: { id: string, name: string, isDeleted: boolean }, feedbacks: Array<{ id: string, rating: number | null, comment: string | null }> };

export type BoardVerdictFragment = { state: BoardState, connected: number, total: number, errors: number, warnings: number, standIns: number, uncheckedRules: Array<string>, fill: JudgedFill | null };

export type ListedProjectFragment = { description: string | null, stage: BoardStage | null, verdictProblem: VerdictProblem | null, id: string, teamId: string | null, allowed: Array<EdaProjectRight>, name: string, majorVersion: number, revisionVersion: number, stateType: ProjectStateType, jobType: JobType | null, type: EdaProjectType, runningTime: number | null, imageUrl: string | null, createdAt: string, updatedAt: string, lastWorkPageType: LastWorkPageType, boardDocumentUrl: string | null, openedBy: Array<{ userId: string, name: string, thumbnailUrl: string | null }>, verdict: { state: BoardState, connected: number, total: number, errors: number, warnings: number, standIns: number, uncheckedRules: Array<string>, fill: JudgedFill | null } | null, run: { requestGroupId: string, queuePlace: number | null, progress: { percent: number } | null } | null, creatorAuthor: { id: string, name: string, isDeleted: boolean }, latestAuthor: { id: string, name: string, isDeleted: boolean }, feedbacks: Array<{ id: string, rating: number | null, comment: string | null }> };

export type ProjectVerdictQueryVariables = Exact<{
  input: EdaProjectV2Input;
}>;


export type ProjectVerdictQuery = { edaProjectV2: { id: string, majorVersion: number, revisionVersion: number, verdictProblem: VerdictProblem | null, verdict: { state: BoardState, connected: number, total: number, errors: number, warnings: number, standIns: number, uncheckedRules: Array<string>, fill: JudgedFill | null } | null } };

export type RequestVerdictMutationVariables = Exact<{
  input: RequestEdaProjectVerdictInput;
}>;


export type RequestVerdictMutation = { requestEdaProjectVerdict: { id: string } };

export type ProjectListQueryVariables = Exact<{
  input: EdaProjectConnectionV2Input;
}>;


export type ProjectListQuery = { edaProjectConnectionV2: { total: number, nodes: Array<{ description: string | null, stage: BoardStage | null, verdictProblem: VerdictProblem | null, id: string, teamId: string | null, allowed: Array<EdaProjectRight>, name: string, majorVersion: number, revisionVersion: number, stateType: ProjectStateType, jobType: JobType | null, type: EdaProjectType, runningTime: number | null, imageUrl: string | null, createdAt: string, updatedAt: string, lastWorkPageType: LastWorkPageType, boardDocumentUrl: string | null, openedBy: Array<{ userId: string, name: string, thumbnailUrl: string | null }>, verdict: { state: BoardState, connected: number, total: number, errors: number, warnings: number, standIns: number, uncheckedRules: Array<string>, fill: JudgedFill | null } | null, run: { requestGroupId: string, queuePlace: number | null, progress: { percent: number } | null } | null, creatorAuthor: { id: string, name: string, isDeleted: boolean }, latestAuthor: { id: string, name: string, isDeleted: boolean }, feedbacks: Array<{ id: string, rating: number | null, comment: string | null }> }>, pagination: { current: number, totalPage: number, totalCount: number } } };

export type RenameProjectMutationVariables = Exact<{
  input: UpdateEdaProjectInput;
}>;


export type RenameProjectMutation = { updateEdaProject: { id: string } };

export type DuplicateProjectMutationVariables = Exact<{
  input: DuplicateEdaProjectInput;
}>;


export type DuplicateProjectMutation = { duplicateEdaProject: { id: string } };

export type DeleteProjectMutationVariables = Exact<{
  input: DeleteEdaProjectV2Input;
}>;


export type DeleteProjectMutation = { deleteEdaProjectV2: { success: boolean } };

export type PaymentFactsFragment = { id: string, provider: PaymentProvider, state: PaymentState, isTest: boolean, failure: string | null, receiptUrl: string | null, pageUrl: string | null, transfer: { bank: string, account: string, holder: string, depositorCode: string, dueAt: string | null } | null };

export type PurchaseSummaryFragment = { id: string, number: string, kind: PurchaseKind, state: PurchaseState, teamId: string | null, createdAt: string, dueAt: string, isPractice: boolean, lines: Array<{ kind: PurchaseLineKind, plan: string | null, credits: number | null, number: string | null }>, total: { currency: Currency, amount: string }, payment: { id: string, provider: PaymentProvider, state: PaymentState, isTest: boolean, failure: string | null, receiptUrl: string | null, pageUrl: string | null, transfer: { bank: string, account: string, holder: string, depositorCode: string, dueAt: string | null } | null } | null };

export type PurchaseFactsFragment = { providers: Array<PaymentProvider>, id: string, number: string, kind: PurchaseKind, state: PurchaseState, teamId: string | null, createdAt: string, dueAt: string, isPractice: boolean, lines: Array<{ subjectId: string | null, kind: PurchaseLineKind, plan: string | null, credits: number | null, number: string | null, amount: { currency: Currency, amount: string } }>, net: { currency: Currency, amount: string }, tax: { currency: Currency, amount: string }, total: { currency: Currency, amount: string }, payment: { id: string, provider: PaymentProvider, state: PaymentState, isTest: boolean, failure: string | null, receiptUrl: string | null, pageUrl: string | null, transfer: { bank: string, account: string, holder: string, depositorCode: string, dueAt: string | null } | null } | null };

export type PurchaseDetailQueryVariables = Exact<{
  input: PurchaseInput;
}>;


export type PurchaseDetailQuery = { purchase: { providers: Array<PaymentProvider>, id: string, number: string, kind: PurchaseKind, state: PurchaseState, teamId: string | null, createdAt: string, dueAt: string, isPractice: boolean, pendingRefund: { currency: Currency, amount: string } | null, lines: Array<{ subjectId: string | null, kind: PurchaseLineKind, plan: string | null, credits: number | null, number: string | null, amount: { currency: Currency, amount: string } }>, net: { currency: Currency, amount: string }, tax: { currency: Currency, amount: string }, total: { currency: Currency, amount: string }, payment: { id: string, provider: PaymentProvider, state: PaymentState, isTest: boolean, failure: string | null, receiptUrl: string | null, pageUrl: string | null, transfer: { bank: string, account: string, holder: string, depositorCode: string, dueAt: string | null } | null } | null } };

export type PurchaseListQueryVariables = Exact<{
  input: PurchaseConnectionInput;
}>;


export type PurchaseListQuery = { purchaseConnection: { totalCount: number, pagination: { totalCount: number, current: number, totalPage: number }, nodes: Array<{ providers: Array<PaymentProvider>, id: string, number: string, kind: PurchaseKind, state: PurchaseState, teamId: string | null, createdAt: string, dueAt: string, isPractice: boolean, lines: Array<{ subjectId: string | null, kind: PurchaseLineKind, plan: string | null, credits: number | null, number: string | null, amount: { currency: Currency, amount: string } }>, net: { currency: Currency, amount: string }, tax: { currency: Currency, amount: string }, total: { currency: Currency, amount: string }, payment: { id: string, provider: PaymentProvider, state: PaymentState, isTest: boolean, failure: string | null, receiptUrl: string | null, pageUrl: string | null, transfer: { bank: string, account: string, holder: string, depositorCode: string, dueAt: string | null } | null } | null }> } };

export type StartPaymentMutationVariables = Exact<{
  input: StartPaymentInput;
}>;


export type StartPaymentMutation = { startPayment: { id: string, provider: PaymentProvider, state: PaymentState, isTest: boolean, failure: string | null, receiptUrl: string | null, pageUrl: string | null, transfer: { bank: string, account: string, holder: string, depositorCode: string, dueAt: string | null } | null } };

export type CancelPurchaseMutationVariables = Exact<{
  input: PurchaseInput;
}>;


export type CancelPurchaseMutation = { cancelPurchase: { success: boolean } };

export type StaffPurchaseListQueryVariables = Exact<{
  input: StaffPurchaseConnectionInput;
}>;


export type StaffPurchaseListQuery = { staffPurchaseConnection: { totalCount: number, pagination: { totalCount: number, current: number, totalPage: number }, nodes: Array<{ id: string, holder: string | null, receiptKind: ReceiptKind, issuedNumber: string | null, buyer: { id: string, email: string } | null, purchase: { id: string, number: string, kind: PurchaseKind, state: PurchaseState, teamId: string | null, createdAt: string, dueAt: string, isPractice: boolean, lines: Array<{ kind: PurchaseLineKind, plan: string | null, credits: number | null, number: string | null }>, total: { currency: Currency, amount: string }, payment: { id: string, provider: PaymentProvider, state: PaymentState, isTest: boolean, failure: string | null, receiptUrl: string | null, pageUrl: string | null, transfer: { bank: string, account: string, holder: string, depositorCode: string, dueAt: string | null } | null } | null }, refunds: Array<{ id: string, sendTo: string | null, state: RefundState, amount: { currency: Currency, amount: string } }>, refundable: { currency: Currency, amount: string } }> } };

export type ReceiptRequestsQueryVariables = Exact<{
  input: ReceiptRequestsInput;
}>;


export type ReceiptRequestsQuery = { receiptRequests: { csv: string, count: number } };

export type RecordIssuedReceiptMutationVariables = Exact<{
  input: RecordIssuedReceiptInput;
}>;


export type RecordIssuedReceiptMutation = { recordIssuedReceipt: { id: string } };

export type ConfirmTransferMutationVariables = Exact<{
  input: ConfirmTransferInput;
}>;


export type ConfirmTransferMutation = { confirmTransfer: { isPaid: boolean } };

export type RefundPurchaseMutationVariables = Exact<{
  input: RefundPurchaseInput;
}>;


export type RefundPurchaseMutation = { refundPurchase: { id: string } };

export type FinishRefundMutationVariables = Exact<{
  input: FinishRefundInput;
}>;


export type FinishRefundMutation = { finishRefund: { id: string } };

export type GrantCreditMutationVariables = Exact<{
  input: GrantCreditInput;
}>;


export type GrantCreditMutation = { grantCredit: { id: string } };

export type StaffOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffOffersQuery = { staffOffers: { planVersions: Array<{ id: string, planId: string, version: number, creditsAMonth: number, projectLimit: number, memberLimit: number | null, queueWeight: number, isSample: boolean, publishedAt: string | null, prices: Array<{ currency: Currency, amount: string }> }>, packs: Array<{ id: string, credits: number, isSample: boolean, isArchived: boolean, publishedAt: string | null, prices: Array<{ currency: Currency, amount: string }> }> } };

export type PublishPlanMutationVariables = Exact<{
  input: PublishPlanInput;
}>;


export type PublishPlanMutation = { publishPlan: { id: string } };

export type PublishPackMutationVariables = Exact<{
  input: PublishPackInput;
}>;


export type PublishPackMutation = { publishPack: { id: string } };

export type ArchivePackMutationVariables = Exact<{
  input: ArchivePackInput;
}>;


export type ArchivePackMutation = { archivePack: { id: string } };

export type PaymentFindingsQueryVariables = Exact<{
  input: PaymentFindingConnectionInput;
}>;


export type PaymentFindingsQuery = { paymentFindingConnection: { totalCount: number, pagination: { totalCount: number, current: number, totalPage: number }, nodes: Array<{ id: string, kind: PaymentFindingKind, subject: string | null, reference: string | null, ours: string | null, theirs: string | null, foundAt: string, resolvedAt: string | null, note: string | null }> } };

export type ResolveFindingMutationVariables = Exact<{
  input: ResolveFindingInput;
}>;


export type ResolveFindingMutation = { resolveFinding: { id: string } };

export type ReceiptFragment = { files: Array<{ name: string, bytes: number, recognisedAs: string }>, lines: Array<{ kind: string, read: number, kept: number, converted: number, dropped: number }>, diagnostics: Array<{ severity: string, code: string, catalogue: number | null, message: string, words: unknown, file: string, line: number | null, column: number | null, subjects: Array<string>, x: number | null, y: number | null }> };

export type SupplyFieldsFragment = { supplier: string, supplierPartNumber: string | null, manufacturer: string | null, manufacturerPartNumber: string | null, description: string | null, category: string | null, imageUrl: string | null, datasheetUrl: string | null, productDetailURL: string | null, min: number | null, multiple: number, availability: string | null, availabilityInStock: number | null, lifecycle: string | null, match: SupplyMatch, readAt: string | null, priceBreaks: Array<{ currency: string, exactPrice: string, quantity: number }> };

export type BillFieldsFragment = { id: string, majorVersion: number, revisionVersion: number, boards: number, currency: Currency, unpricedLines: number, openLines: number, supplyProblem: SupplyProblem | null, choiceVersion: number, canUndoChoice: boolean, totals: Array<{ currency: string, lines: number, lot: string, perBoard: string }>, billOfMaterials: Array<{ id: string, partName: string, blockName: string | null, references: Array<string>, footPrint: string | null, quantity: number, pieces: number, supplyNeed: SupplyNeed, isOpen: boolean, chosenPart: boolean, manufacturer: string | null, manufacturerPartNumber: string | null, ratings: string | null, description: string | null, datasheetUrl: string | null, matchedName: string | null, isMatchConfirmed: boolean, supply: { supplier: string, supplierPartNumber: string | null, manufacturer: string | null, manufacturerPartNumber: string | null, description: string | null, category: string | null, imageUrl: string | null, datasheetUrl: string | null, productDetailURL: string | null, min: number | null, multiple: number, availability: string | null, availabilityInStock: number | null, lifecycle: string | null, match: SupplyMatch, readAt: string | null, priceBreaks: Array<{ currency: string, exactPrice: string, quantity: number }> } | null, otherSupplies: Array<{ supplier: string, supplierPartNumber: string | null, manufacturer: string | null, manufacturerPartNumber: string | null, description: string | null, category: string | null, imageUrl: string | null, datasheetUrl: string | null, productDetailURL: string | null, min: number | null, multiple: number, availability: string | null, availabilityInStock: number | null, lifecycle: string | null, match: SupplyMatch, readAt: string | null, priceBreaks: Array<{ currency: string, exactPrice: string, quantity: number }> }>, lot: { ordered: number, unitPrice: string, currency: string, cost: string } | null, supplierParts: Array<{ supplier: string, partNumber: string }>, matchedPlain: { kind: PlainPartKind, value: string | null, pins: number | null } | null }> };

export type ProjectBillQueryVariables = Exact<{
  input: EdaProjectResultInput;
}>;


export type ProjectBillQuery = { edaProjectResult: { id: string, majorVersion: number, revisionVersion: number, boards: number, currency: Currency, unpricedLines: number, openLines: number, supplyProblem: SupplyProblem | null, choiceVersion: number, canUndoChoice: boolean, totals: Array<{ currency: string, lines: number, lot: string, perBoard: string }>, billOfMaterials: Array<{ id: string, partName: string, blockName: string | null, references: Array<string>, footPrint: string | null, quantity: number, pieces: number, supplyNeed: SupplyNeed, isOpen: boolean, chosenPart: boolean, manufacturer: string | null, manufacturerPartNumber: string | null, ratings: string | null, description: string | null, datasheetUrl: string | null, matchedName: string | null, isMatchConfirmed: boolean, supply: { supplier: string, supplierPartNumber: string | null, manufacturer: string | null, manufacturerPartNumber: string | null, description: string | null, category: string | null, imageUrl: string | null, datasheetUrl: string | null, productDetailURL: string | null, min: number | null, multiple: number, availability: string | null, availabilityInStock: number | null, lifecycle: string | null, match: SupplyMatch, readAt: string | null, priceBreaks: Array<{ currency: string, exactPrice: string, quantity: number }> } | null, otherSupplies: Array<{ supplier: string, supplierPartNumber: string | null, manufacturer: string | null, manufacturerPartNumber: string | null, description: string | null, category: string | null, imageUrl: string | null, datasheetUrl: string | null, productDetailURL: string | null, min: number | null, multiple: number, availability: string | null, availabilityInStock: number | null, lifecycle: string | null, match: SupplyMatch, readAt: string | null, priceBreaks: Array<{ currency: string, exactPrice: string, quantity: number }> }>, lot: { ordered: number, unitPrice: string, currency: string, cost: string } | null, supplierParts: Array<{ supplier: string, partNumber: string }>, matchedPlain: { kind: PlainPartKind, value: string | null, pins: number | null } | null }> } };

export type ReadSupplyMutationVariables = Exact<{
  input: EdaProjectResultInput;
}>;


export type ReadSupplyMutation = { readEdaProjectSupply: { id: string, majorVersion: number, revisionVersion: number, boards: number, currency: Currency, unpricedLines: number, openLines: number, supplyProblem: SupplyProblem | null, choiceVersion: number, canUndoChoice: boolean, totals: Array<{ currency: string, lines: number, lot: string, perBoard: string }>, billOfMaterials: Array<{ id: string, partName: string, blockName: string | null, references: Array<string>, footPrint: string | null, quantity: number, pieces: number, supplyNeed: SupplyNeed, isOpen: boolean, chosenPart: boolean, manufacturer: string | null, manufacturerPartNumber: string | null, ratings: string | null, description: string | null, datasheetUrl: string | null, matchedName: string | null, isMatchConfirmed: boolean, supply: { supplier: string, supplierPartNumber: string | null, manufacturer: string | null, manufacturerPartNumber: string | null, description: string | null, category: string | null, imageUrl: string | null, datasheetUrl: string | null, productDetailURL: string | null, min: number | null, multiple: number, availability: string | null, availabilityInStock: number | null, lifecycle: string | null, match: SupplyMatch, readAt: string | null, priceBreaks: Array<{ currency: string, exactPrice: string, quantity: number }> } | null, otherSupplies: Array<{ supplier: string, supplierPartNumber: string | null, manufacturer: string | null, manufacturerPartNumber: string | null, description: string | null, category: string | null, imageUrl: string | null, datasheetUrl: string | null, productDetailURL: string | null, min: number | null, multiple: number, availability: string | null, availabilityInStock: number | null, lifecycle: string | null, match: SupplyMatch, readAt: string | null, priceBreaks: Array<{ currency: string, exactPrice: string, quantity: number }> }>, lot: { ordered: number, unitPrice: string, currency: string, cost: string } | null, supplierParts: Array<{ supplier: string, partNumber: string }>, matchedPlain: { kind: PlainPartKind, value: string | null, pins: number | null } | null }> } };

export type SupplySourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type SupplySourcesQuery = { supplySources: Array<{ source: SupplySource, isLive: boolean }> };

export type SubstitutesQueryVariables = Exact<{
  input: EdaProjectSubstitutesInput;
}>;


export type SubstitutesQuery = { edaProjectSubstitutes: { nodes: Array<{ supplier: string, supplierPartNumber: string | null, manufacturer: string | null, manufacturerPartNumber: string | null, description: string | null, datasheetUrl: string | null, productDetailURL: string | null, availability: string | null, availabilityInStock: number | null, match: SupplyMatch, readAt: string | null, priceBreaks: Array<{ currency: string, exactPrice: string, quantity: number }> }> } };

export type ChoosePartMutationVariables = Exact<{
  input: ChooseEdaProjectPartInput;
}>;


export type ChoosePartMutation = { chooseEdaProjectPart: { version: number, canUndo: boolean } };

export type UndoPartChoiceMutationVariables = Exact<{
  input: UndoEdaProjectPartChoiceInput;
}>;


export type UndoPartChoiceMutation = { undoEdaProjectPartChoice: { version: number, canUndo: boolean } };

export type ShareLinksQueryVariables = Exact<{
  input: EdaProjectShareLinksInput;
}>;


export type ShareLinksQuery = { edaProjectShareLinks: { nodes: Array<{ id: string, historyId: string | null, creatorName: string | null, createdAt: string, expiresAt: string, isExpired: boolean, hasCreatorLeft: boolean, showsComments: boolean }> } };

export type CreateShareLinkMutationVariables = Exact<{
  input: CreateEdaProjectShareLinkInput;
}>;


export type CreateShareLinkMutation = { createEdaProjectShareLink: { id: string, link: string, expiresAt: string } };

export type RevokeShareLinkMutationVariables = Exact<{
  input: RevokeEdaProjectShareLinkInput;
}>;


export type RevokeShareLinkMutation = { revokeEdaProjectShareLink: { success: boolean } };

export type TeamFactsFragment = { id: string, name: string, description: string | null, thumbnailUrl: string | null, myRoleType: TeamMemberRole, memberCount: number, createdAt: string, allowed: Array<TeamAction> };

export type InvitationFactsFragment = { id: string, teamId: string, teamName: string, email: string, roleType: TeamMemberRole, inviterName: string | null, sentCount: number, lastSentAt: string, expiresAt: string, isExpired: boolean };

export type TeamListQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamListQuery = { teamList: { nodes: Array<{ id: string, name: string, description: string | null, thumbnailUrl: string | null, myRoleType: TeamMemberRole, memberCount: number, createdAt: string, allowed: Array<TeamAction> }> }, ownTeamInvitations: { nodes: Array<{ id: string, teamId: string, teamName: string, email: string, roleType: TeamMemberRole, inviterName: string | null, sentCount: number, lastSentAt: string, expiresAt: string, isExpired: boolean }> } };

export type TeamQueryVariables = Exact<{
  input: TeamInput;
}>;


export type TeamQuery = { team: { id: string, name: string, description: string | null, thumbnailUrl: string | null, myRoleType: TeamMemberRole, memberCount: number, createdAt: string, allowed: Array<TeamAction> } };

export type OwnTeamLinksQueryVariables = Exact<{
  input: TeamInput;
}>;


export type OwnTeamLinksQuery = { team: { id: string, myShareLinkCount: number } };

export type TeamMembersQueryVariables = Exact<{
  input: TeamMemberConnectionInput;
}>;


export type TeamMembersQuery = { teamMemberConnection: { totalCount: number, nodes: Array<{ id: string, userId: string, teamId: string, name: string, thumbnailUrl: string | null, email: string, roleType: TeamMemberRole, joinedAt: string, allowed: Array<TeamAction>, shareLinkCount: number | null }>, pagination: { totalCount: number, current: number, totalPage: number } } };

export type TeamSearchUsersQueryVariables = Exact<{
  input: TeamSearchUserConnectionInput;
}>;


export type TeamSearchUsersQuery = { teamSearchUserConnection: { totalCount: number, nodes: Array<{ userId: string, name: string, thumbnailUrl: string | null, email: string }> } };

export type TeamInvitationsQueryVariables = Exact<{
  input: TeamInvitationConnectionInput;
}>;


export type TeamInvitationsQuery = { teamInvitationConnection: { totalCount: number, nodes: Array<{ id: string, teamId: string, teamName: string, email: string, roleType: TeamMemberRole, inviterName: string | null, sentCount: number, lastSentAt: string, expiresAt: string, isExpired: boolean }>, pagination: { totalCount: number, current: number, totalPage: number } } };

export type TeamHoldingsQueryVariables = Exact<{
  projects: EdaProjectConnectionV2Input;
  addresses: TeamAddressListInput;
}>;


export type TeamHoldingsQuery = { edaProjectConnectionV2: { total: number, nodes: Array<{ id: string, majorVersion: number, revisionVersion: number, name: string }> }, teamAddressList: { nodes: Array<{ id: string }> } };

export type CreateTeamMutationVariables = Exact<{
  input: CreateTeamInput;
}>;


export type CreateTeamMutation = { createTeam: { id: string } };

export type UpdateTeamMutationVariables = Exact<{
  input: UpdateTeamInput;
}>;


export type UpdateTeamMutation = { updateTeam: { id: string } };

export type DeleteTeamMutationVariables = Exact<{
  input: DeleteTeamInput;
}>;


export type DeleteTeamMutation = { deleteTeam: { success: boolean } };

export type InviteTeamMemberMutationVariables = Exact<{
  input: InviteTeamMemberInput;
}>;


export type InviteTeamMemberMutation = { inviteTeamMember: { hasJoined: boolean, link: string | null } };

export type UpdateTeamMemberRoleMutationVariables = Exact<{
  input: UpdateTeamMemberRoleInput;
}>;


export type UpdateTeamMemberRoleMutation = { updateTeamMemberRole: { success: boolean } };

export type DeleteTeamMemberMutationVariables = Exact<{
  input: DeleteTeamMemberInput;
}>;


export type DeleteTeamMemberMutation = { deleteTeamMember: { success: boolean } };

export type LeaveTeamMutationVariables = Exact<{
  input: LeaveTeamInput;
}>;


export type LeaveTeamMutation = { leaveTeam: { success: boolean } };

export type ResendTeamInvitationMutationVariables = Exact<{
  input: TeamInvitationOfTeamInput;
}>;


export type ResendTeamInvitationMutation = { resendTeamInvitation: { success: boolean, link: string | null } };

export type RevokeTeamInvitationMutationVariables = Exact<{
  input: TeamInvitationOfTeamInput;
}>;


export type RevokeTeamInvitationMutation = { revokeTeamInvitation: { success: boolean } };

export type AcceptOwnInvitationMutationVariables = Exact<{
  input: AnswerTeamInvitationInput;
}>;


export type AcceptOwnInvitationMutation = { acceptTeamInvitation: { id: string } };

export type DeclineOwnInvitationMutationVariables = Exact<{
  input: AnswerTeamInvitationInput;
}>;


export type DeclineOwnInvitationMutation = { declineTeamInvitation: { success: boolean } };

export type ProjectUpdateQueryVariables = Exact<{
  input: EdaProjectUpdateInput;
}>;


export type ProjectUpdateQuery = { edaProjectUpdate: { boardHash: string, source: ProjectUpdateSource, changes: unknown, problems: Array<{ code: number, message: string, words: unknown }>, remarks: Array<{ severity: string, message: string, words: unknown }> } };

export type UpdateProjectFromFilesMutationVariables = Exact<{
  input: UpdateEdaProjectFromFilesInput;
}>;


export type UpdateProjectFromFilesMutation = { updateEdaProjectFromFiles: { id: string, majorVersion: number, revisionVersion: number, remarks: Array<{ severity: string, message: string, words: unknown }> } };

export type HistoryEntryFragment = { id: string, type: HistoryType, description: string | null, majorVersion: number, revisionVersion: number, createdAt: string, boardDocumentUrl: string | null, requestGroupId: string | null, isVersion: boolean, boardAdded: ProjectUpdateSource | null, latestAuthor: { name: string, isDeleted: boolean }, appliedVersion: { majorVersion: number, revisionVersion: number } | null, edited: { added: number, removed: number, changed: number } | null, updated: { source: ProjectUpdateSource, changes: number } | null, blockVersion: { block: string, from: number, to: number } | null, placement: { profile: string } | null };

export type HistoryQueryVariables = Exact<{
  input: EdaProjectHistoryConnectionInput;
}>;


export type HistoryQuery = { edaProjectHistoryConnection: { total: number, nodes: Array<{ id: string, type: HistoryType, description: string | null, majorVersion: number, revisionVersion: number, createdAt: string, boardDocumentUrl: string | null, requestGroupId: string | null, isVersion: boolean, boardAdded: ProjectUpdateSource | null, latestAuthor: { name: string, isDeleted: boolean }, appliedVersion: { majorVersion: number, revisionVersion: number } | null, edited: { added: number, removed: number, changed: number } | null, updated: { source: ProjectUpdateSource, changes: number } | null, blockVersion: { block: string, from: number, to: number } | null, placement: { profile: string } | null }> } };

export type CompareVersionsQueryVariables = Exact<{
  input: EdaProjectVersionComparisonInput;
}>;


export type CompareVersionsQuery = { edaProjectVersionComparison: { changes: unknown, more: number, before: { boardDocumentUrl: string | null, errors: number, warnings: number }, after: { boardDocumentUrl: string | null, errors: number, warnings: number }, appeared: Array<{ rule: string, severity: FindingSeverity, message: string, items: Array<string>, nets: Array<string>, x: number, y: number, layer: string | null, actual: number | null, required: number | null }>, gone: Array<{ rule: string, severity: FindingSeverity, message: string, items: Array<string>, nets: Array<string>, x: number, y: number, layer: string | null, actual: number | null, required: number | null }> } };

export type ApplyVersionMutationVariables = Exact<{
  input: ApplyEdaProjectVersionInput;
}>;


export type ApplyVersionMutation = { applyEdaProjectVersion: { lastWorkPageType: LastWorkPageType, majorVersion: number, revisionVersion: number } };

export type ResetVersionMutationVariables = Exact<{
  input: ResetEdaProjectVersionInput;
}>;


export type ResetVersionMutation = { resetEdaProjectVersion: { id: string } };

export type SaveEditsMutationVariables = Exact<{
  input: UpdateEdaProjectLayoutInput;
}>;


export type SaveEditsMutation = { updateEdaProjectLayout: { majorVersion: number, revisionVersion: number, boardDocumentUrl: string | null, isMerged: boolean, changedSince: unknown } };

export type FindingFieldsFragment = { rule: string, severity: FindingSeverity, message: string, items: Array<string>, nets: Array<string>, x: number, y: number, layer: string | null, actual: number | null, required: number | null };

export type RoutingOptionsFieldsFragment = { strip: boolean, pours: PourMode, seed: number, control: unknown };

export type PlacementOptionsFieldsFragment = { fixed: Array<string>, seed: number, control: unknown };

export type RunFieldsFragment = { requestGroupId: string, jobType: JobType, status: JobStatus, message: string | null, queuePlace: number | null, canResume: boolean, elapsedTime: number, startAt: string | null, endAt: string | null, failure: { kind: RunFailureKind, limitMb: number | null, times: number | null, parts: Array<{ reference: string, needsMm: Array<number>, largestFreeMm: Array<number> }> } | null, placementOptions: { fixed: Array<string>, seed: number, control: unknown } | null, routingOptions: { strip: boolean, pours: PourMode, seed: number, control: unknown } | null, progress: { phase: string, percent: number, connected: number | null, total: number | null, vias: number | null, lengthMm: number | null, conflicts: number | null } | null, results: Array<{ id: string, boardDocumentUrl: string | null, placement: { profile: string, metrics: unknown, compromises: Array<string>, notes: Array<{ kind: string, parts: Array<string> }> | null, errors: { before: number, after: number } | null, removed: { tracks: number, vias: number } | null, findings: Array<{ rule: string, severity: FindingSeverity, message: string, items: Array<string>, nets: Array<string>, x: number, y: number, layer: string | null, actual: number | null, required: number | null }> } | null, routing: { complete: boolean, connected: number, total: number, vias: number, lengthMm: number, unasked: number, errors: { before: number, after: number } | null, findings: Array<{ rule: string, severity: FindingSeverity, message: string, items: Array<string>, nets: Array<string>, x: number, y: number, layer: string | null, actual: number | null, required: number | null }>, planeVias: { thermal: number, drops: number, stitching: number } | null, pairs: Array<{ name: string, nets: Array<string>, status: PairStatus, legs: Array<{ from: string, to: string, coupledLength: number, vias: number, skew: number, delay: number }>, apart: Array<{ reason: ApartReason, between: Array<string>, message: string }>, lengthened: { net: string, by: number, rest: number } | null }>, open: Array<{ net: string, reason: string, cause: { kind: OpenCauseKind, nets: Array<string>, objects: Array<string>, available: number | null, required: number | null, spots: Array<{ x: number, y: number, layer: string }>, cut: { needed: number, fits: number, open: number, layers: Array<string>, takers: Array<{ net: string, times: number }>, lines: Array<{ ax: number, ay: number, bx: number, by: number, layer: string }> } | null, remedies: Array<{ kind: RemedyKind, length: number | null, layers: Array<string> }> } | null, from: { item: string, x: number, y: number }, to: { item: string, x: number, y: number } }> } | null }> };

export type ProjectQueryVariables = Exact<{
  input: EdaProjectV2Input;
}>;


export type ProjectQuery = { edaProjectV2: { circuitDocumentUrl: string | null, logicDocumentUrl: string | null, modelUrl: string | null, isResultSelected: boolean, selectedHistoryId: string | null, lastRequestGroupId: string | null, resultState: ResultState | null, needsFeedback: boolean, id: string, teamId: string | null, allowed: Array<EdaProjectRight>, name: string, majorVersion: number, revisionVersion: number, stateType: ProjectStateType, jobType: JobType | null, type: EdaProjectType, runningTime: number | null, imageUrl: string | null, createdAt: string, updatedAt: string, lastWorkPageType: LastWorkPageType, boardDocumentUrl: string | null, runToJudge: { requestGroupId: string, jobType: JobType } | null, run: { requestGroupId: string, queuePlace: number | null, jobType: JobType, status: JobStatus, message: string | null, canResume: boolean, elapsedTime: number, startAt: string | null, endAt: string | null, progress: { percent: number, phase: string, connected: number | null, total: number | null, vias: number | null, lengthMm: number | null, conflicts: number | null } | null, failure: { kind: RunFailureKind, limitMb: number | null, times: number | null, parts: Array<{ reference: string, needsMm: Array<number>, largestFreeMm: Array<number> }> } | null, placementOptions: { fixed: Array<string>, seed: number, control: unknown } | null, routingOptions: { strip: boolean, pours: PourMode, seed: number, control: unknown } | null, results: Array<{ id: string, boardDocumentUrl: string | null, placement: { profile: string, metrics: unknown, compromises: Array<string>, notes: Array<{ kind: string, parts: Array<string> }> | null, errors: { before: number, after: number } | null, removed: { tracks: number, vias: number } | null, findings: Array<{ rule: string, severity: FindingSeverity, message: string, items: Array<string>, nets: Array<string>, x: number, y: number, layer: string | null, actual: number | null, required: number | null }> } | null, routing: { complete: boolean, connected: number, total: number, vias: number, lengthMm: number, unasked: number, errors: { before: number, after: number } | null, findings: Array<{ rule: string, severity: FindingSeverity, message: string, items: Array<string>, nets: Array<string>, x: number, y: number, layer: string | null, actual: number | null, required: number | null }>, planeVias: { thermal: number, drops: number, stitching: number } | null, pairs: Array<{ name: string, nets: Array<string>, status: PairStatus, legs: Array<{ from: string, to: string, coupledLength: number, vias: number, skew: number, delay: number }>, apart: Array<{ reason: ApartReason, between: Array<string>, message: string }>, lengthened: { net: string, by: number, rest: number } | null }>, open: Array<{ net: string, reason: string, cause: { kind: OpenCauseKind, nets: Array<string>, objects: Array<string>, available: number | null, required: number | null, spots: Array<{ x: number, y: number, layer: string }>, cut: { needed: number, fits: number, open: number, layers: Array<string>, takers: Array<{ net: string, times: number }>, lines: Array<{ ax: number, ay: number, bx: number, by: number, layer: string }> } | null, remedies: Array<{ kind: RemedyKind, length: number | null, layers: Array<string> }> } | null, from: { item: string, x: number, y: number }, to: { item: string, x: number, y: number } }> } | null }> } | null, latestPlacement: { requestGroupId: string, jobType: JobType, status: JobStatus, message: string | null, queuePlace: number | null, canResume: boolean, elapsedTime: number, startAt: string | null, endAt: string | null, failure: { kind: RunFailureKind, limitMb: number | null, times: number | null, parts: Array<{ reference: string, needsMm: Array<number>, largestFreeMm: Array<number> }> } | null, placementOptions: { fixed: Array<string>, seed: number, control: unknown } | null, routingOptions: { strip: boolean, pours: PourMode, seed: number, control: unknown } | null, progress: { phase: string, percent: number, connected: number | null, total: number | null, vias: number | null, lengthMm: number | null, conflicts: number | null } | null, results: Array<{ id: string, boardDocumentUrl: string | null, placement: { profile: string, metrics: unknown, compromises: Array<string>, notes: Array<{ kind: string, parts: Array<string> }> | null, errors: { before: number, after: number } | null, removed: { tracks: number, vias: number } | null, findings: Array<{ rule: string, severity: FindingSeverity, message: string, items: Array<string>, nets: Array<string>, x: number, y: number, layer: string | null, actual: number | null, required: number | null }> } | null, routing: { complete: boolean, connected: number, total: number, vias: number, lengthMm: number, unasked: number, errors: { before: number, after: number } | null, findings: Array<{ rule: string, severity: FindingSeverity, message: string, items: Array<string>, nets: Array<string>, x: number, y: number, layer: string | null, actual: number | null, required: number | null }>, planeVias: { thermal: number, drops: number, stitching: number } | null, pairs: Array<{ name: string, nets: Array<string>, status: PairStatus, legs: Array<{ from: string, to: string, coupledLength: number, vias: number, skew: number, delay: number }>, apart: Array<{ reason: ApartReason, between: Array<string>, message: string }>, lengthened: { net: string, by: number, rest: number } | null }>, open: Array<{ net: string, reason: string, cause: { kind: OpenCauseKind, nets: Array<string>, objects: Array<string>, available: number | null, required: number | null, spots: Array<{ x: number, y: number, layer: string }>, cut: { needed: number, fits: number, open: number, layers: Array<string>, takers: Array<{ net: string, times: number }>, lines: Array<{ ax: number, ay: number, bx: number, by: number, layer: string }> } | null, remedies: Array<{ kind: RemedyKind, length: number | null, layers: Array<string> }> } | null, from: { item: string, x: number, y: number }, to: { item: string, x: number, y: number } }> } | null }> } | null, latestRouting: { results: Array<{ id: string, boardDocumentUrl: string | null }> } | null, placementOptions: { fixed: Array<string>, seed: number, control: unknown } | null, routingOptions: { strip: boolean, pours: PourMode, seed: number, control: unknown } | null, receipt: { files: Array<{ name: string, bytes: number, recognisedAs: string }>, lines: Array<{ kind: string, read: number, kept: number, converted: number, dropped: number }>, diagnostics: Array<{ severity: string, code: string, catalogue: number | null, message: string, words: unknown, file: string, line: number | null, column: number | null, subjects: Array<string>, x: number | null, y: number | null }> }, creatorAuthor: { id: string, name: string, isDeleted: boolean }, latestAuthor: { id: string, name: string, isDeleted: boolean }, feedbacks: Array<{ id: string, rating: number | null, comment: string | null }> } };

export type RequestPlacementMutationVariables = Exact<{
  input: RequestEdaProjectAutoPlacementInput;
}>;


export type RequestPlacementMutation = { requestEdaProjectAutoPlacement: { requestGroupId: string } };

export type RequestRoutingMutationVariables = Exact<{
  input: RequestEdaProjectRoutingInput;
}>;


export type RequestRoutingMutation = { requestEdaProjectRouting: { requestGroupId: string } };

export type FinishRoutingMutationVariables = Exact<{
  input: FinishEdaProjectRoutingInput;
}>;


export type FinishRoutingMutation = { finishEdaProjectRouting: { success: boolean } };

export type PauseRunMutationVariables = Exact<{
  input: CancelEdaProjectTaskInput;
}>;


export type PauseRunMutation = { cancelEdaProjectTask: { success: boolean } };

export type DiscardResultMutationVariables = Exact<{
  input: DiscardEdaProjectResultInput;
}>;


export type DiscardResultMutation = { discardEdaProjectResult: { id: string } };

export type SelectPlacementMutationVariables = Exact<{
  input: SelectEdaProjectResultInput;
}>;


export type SelectPlacementMutation = { selectEdaProjectAutoPlacementResult: { id: string } };

export type SelectRoutingMutationVariables = Exact<{
  input: SelectEdaProjectResultInput;
}>;


export type SelectRoutingMutation = { selectEdaProjectAutoRoutingResult: { id: string } };

export type ExportedFileFragment = { url: string, fileName: string, bytes: number, saidRemarks: Array<{ message: string, words: unknown }>, notes: Array<{ kind: ModelNoteKind, count: number, named: string }>, findings: Array<{ kind: AssemblyFindingKind, named: string }>, fabReport: { isReady: boolean, outcome: FabCheckOutcome, rules: string | null, board: { state: BoardState, connected: number, total: number, errors: number, warnings: number, standIns: number, uncheckedRules: Array<string>, fill: JudgedFill | null }, fill: { plotted: ZoneFill, reason: PlottedFillReason, other: { state: BoardState, connected: number, total: number, errors: number, warnings: number, standIns: number, uncheckedRules: Array<string>, fill: JudgedFill | null } | null } | null, checks: Array<{ id: string, title: string, outcome: FabCheckOutcome, problems: Array<string>, problemCount: number, limit: number | null, places: Array<{ value: number, x: number, y: number, layer: string | null }> }> } | null };

export type FabRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type FabRulesQuery = { fabRules: Array<{ fab: Fab, layers: number, name: string, track: number, space: number, annularRing: number, smallestHole: number, copperToEdge: number, readOn: string }> };

export type LastRoutingQueryVariables = Exact<{
  input: EdaProjectV2Input;
}>;


export type LastRoutingQuery = { edaProjectV2: { id: string, majorVersion: number, revisionVersion: number, latestRouting: { requestGroupId: string, jobType: JobType, status: JobStatus, message: string | null, queuePlace: number | null, canResume: boolean, elapsedTime: number, startAt: string | null, endAt: string | null, failure: { kind: RunFailureKind, limitMb: number | null, times: number | null, parts: Array<{ reference: string, needsMm: Array<number>, largestFreeMm: Array<number> }> } | null, placementOptions: { fixed: Array<string>, seed: number, control: unknown } | null, routingOptions: { strip: boolean, pours: PourMode, seed: number, control: unknown } | null, progress: { phase: string, percent: number, connected: number | null, total: number | null, vias: number | null, lengthMm: number | null, conflicts: number | null } | null, results: Array<{ id: string, boardDocumentUrl: string | null, placement: { profile: string, metrics: unknown, compromises: Array<string>, notes: Array<{ kind: string, parts: Array<string> }> | null, errors: { before: number, after: number } | null, removed: { tracks: number, vias: number } | null, findings: Array<{ rule: string, severity: FindingSeverity, message: string, items: Array<string>, nets: Array<string>, x: number, y: number, layer: string | null, actual: number | null, required: number | null }> } | null, routing: { complete: boolean, connected: number, total: number, vias: number, lengthMm: number, unasked: number, errors: { before: number, after: number } | null, findings: Array<{ rule: string, severity: FindingSeverity, message: string, items: Array<string>, nets: Array<string>, x: number, y: number, layer: string | null, actual: number | null, required: number | null }>, planeVias: { thermal: number, drops: number, stitching: number } | null, pairs: Array<{ name: string, nets: Array<string>, status: PairStatus, legs: Array<{ from: string, to: string, coupledLength: number, vias: number, skew: number, delay: number }>, apart: Array<{ reason: ApartReason, between: Array<string>, message: string }>, lengthened: { net: string, by: number, rest: number } | null }>, open: Array<{ net: string, reason: string, cause: { kind: OpenCauseKind, nets: Array<string>, objects: Array<string>, available: number | null, required: number | null, spots: Array<{ x: number, y: number, layer: string }>, cut: { needed: number, fits: number, open: number, layers: Array<string>, takers: Array<{ net: string, times: number }>, lines: Array<{ ax: number, ay: number, bx: number, by: number, layer: string }> } | null, remedies: Array<{ kind: RemedyKind, length: number | null, layers: Array<string> }> } | null, from: { item: string, x: number, y: number }, to: { item: string, x: number, y: number } }> } | null }> } | null } };

export type RunLengthsQueryVariables = Exact<{
  input: EdaProjectV2Input;
}>;


export type RunLengthsQuery = { edaProjectV2: { id: string, majorVersion: number, revisionVersion: number, latestRouting: { results: Array<{ id: string, routing: { lengths: { nets: Array<{ net: string, name: string, netClass: string, pads: number, open: number, length: number, vias: number, direct: number, byLayer: Array<{ layer: string, length: number }>, padToPad: { length: number, viaHeight: number } | null }>, groups: Array<{ kind: LengthGroupKind, name: string, nets: Array<string>, length: number, vias: number, open: number, range: { basis: LengthBasis, shortest: number, longest: number, skew: number } | null }> } | null } | null }> } | null } };

export type RunPreviewQueryVariables = Exact<{
  input: EdaProjectV2Input;
}>;


export type RunPreviewQuery = { edaProjectV2: { id: string, majorVersion: number, revisionVersion: number, run: { requestGroupId: string, preview: unknown } | null } };

export const ProfileDocument = "query Profile{profile{userId name email thumbnailUrl language currency user{id role signUpType emailMarketingConsent smsMarketingConsent lowCreditMail}}}" as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const ChangePasswordDocument = "mutation ChangePassword($input:ChangePasswordInput!){changePassword(input:$input){success}}" as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const UploadFileDocument = "mutation UploadFile($input:SingleUploadFileInput!){singleUploadFile(input:$input){url}}" as unknown as DocumentNode<UploadFileMutation, UploadFileMutationVariables>;
export const UpdateProfileDocument = "mutation UpdateProfile($input:UpdateProfileInput!){updateProfile(input:$input){userId name thumbnailUrl}}" as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const UpdateConsentsDocument = "mutation UpdateConsents($input:UpdateUserInput!){updateUser(input:$input){id emailMarketingConsent smsMarketingConsent lowCreditMail}}" as unknown as DocumentNode<UpdateConsentsMutation, UpdateConsentsMutationVariables>;
export const UpdatePreferencesDocument = "mutation UpdatePreferences($input:UpdatePreferencesInput!){updatePreferences(input:$input){userId language currency}}" as unknown as DocumentNode<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>;
export const UnregisterDocument = "mutation Unregister($input:UnregisterInput!){unregister(input:$input){success}}" as unknown as DocumentNode<UnregisterMutation, UnregisterMutationVariables>;
export const OwnAddressesDocument = "query OwnAddresses{addressList{nodes{id name receiver phoneNumber countryCode countryCallingCode city address detailAddress postalCode isDefault}}}" as unknown as DocumentNode<OwnAddressesQuery, OwnAddressesQueryVariables>;
export const CreateAddressDocument = "mutation CreateAddress($input:CreateAddressInput!){createAddress(input:$input){id}}" as unknown as DocumentNode<CreateAddressMutation, CreateAddressMutationVariables>;
export const UpdateAddressDocument = "mutation UpdateAddress($input:UpdateAddressInput!){updateAddress(input:$input){id}}" as unknown as DocumentNode<UpdateAddressMutation, UpdateAddressMutationVariables>;
export const DeleteAddressDocument = "mutation DeleteAddress($input:AddressInput!){deleteAddress(input:$input){success}}" as unknown as DocumentNode<DeleteAddressMutation, DeleteAddressMutationVariables>;
export const TeamAddressesDocument = "query TeamAddresses($input:TeamAddressListInput!){teamAddressList(input:$input){nodes{id name receiver phoneNumber countryCode countryCallingCode city address detailAddress postalCode isDefault}}}" as unknown as DocumentNode<TeamAddressesQuery, TeamAddressesQueryVariables>;
export const CreateTeamAddressDocument = "mutation CreateTeamAddress($input:CreateTeamAddressInput!){createTeamAddress(input:$input){id}}" as unknown as DocumentNode<CreateTeamAddressMutation, CreateTeamAddressMutationVariables>;
export const UpdateTeamAddressDocument = "mutation UpdateTeamAddress($input:UpdateTeamAddressInput!){updateTeamAddress(input:$input){id}}" as unknown as DocumentNode<UpdateTeamAddressMutation, UpdateTeamAddressMutationVariables>;
export const DeleteTeamAddressDocument = "mutation DeleteTeamAddress($input:TeamAddressInput!){deleteTeamAddress(input:$input){success}}" as unknown as DocumentNode<DeleteTeamAddressMutation, DeleteTeamAddressMutationVariables>;
export const AdminOverviewDocument = "query AdminOverview{administrationOverview{contacts{count oldestAt}orders{count oldestAt}estimates{count oldestAt}runs{waiting working failedToday}mail{waiting failed}storage{usedBytes freeBytes}integrations{name isConfigured lastOkAt lastErrorAt lastError}}}" as unknown as DocumentNode<AdminOverviewQuery, AdminOverviewQueryVariables>;
export const StaffContactListDocument = "query StaffContactList($input:StaffContactConnectionInput!){staffContactConnection(input:$input){totalCount pagination{totalCount current totalPage}nodes{id title subject state createdAt writer{id email}assignee{id name}}}}" as unknown as DocumentNode<StaffContactListQuery, StaffContactListQueryVariables>;
export const StaffContactDetailDocument = "query StaffContactDetail($input:StaffContactInput!){staffContact(input:$input){id title subject content language state responseMessage createdAt writer{id name email}assignee{id name}fileList{id name url bytes}projectId project{...ContactProject}notes{id text author{id name}createdAt}follows{id title}followUps{id title}}}fragment ContactProject on ContactProject{name version parts nets verdict{connected total errors}run{jobType status workedMs message}findings log}" as unknown as DocumentNode<StaffContactDetailQuery, StaffContactDetailQueryVariables>;
export const AdministratorListDocument = "query AdministratorList{administratorList{id name email}}" as unknown as DocumentNode<AdministratorListQuery, AdministratorListQueryVariables>;
export const AnswerContactDocument = "mutation AnswerContact($input:AnswerContactInput!){answerContact(input:$input){id}}" as unknown as DocumentNode<AnswerContactMutation, AnswerContactMutationVariables>;
export const AssignContactDocument = "mutation AssignContact($input:AssignContactInput!){assignContact(input:$input){id}}" as unknown as DocumentNode<AssignContactMutation, AssignContactMutationVariables>;
export const AddContactNoteDocument = "mutation AddContactNote($input:AddContactNoteInput!){addContactNote(input:$input){id}}" as unknown as DocumentNode<AddContactNoteMutation, AddContactNoteMutationVariables>;
export const OpenConsentedProjectDocument = "mutation OpenConsentedProject($input:OpenConsentedProjectInput!){openConsentedProject(input:$input){contactId project{...ContactProject}}}fragment ContactProject on ContactProject{name version parts nets verdict{connected total errors}run{jobType status workedMs message}findings log}" as unknown as DocumentNode<OpenConsentedProjectMutation, OpenConsentedProjectMutationVariables>;
export const StaffUserListDocument = "query StaffUserList($input:StaffUserConnectionInput!){staffUserConnection(input:$input){totalCount pagination{totalCount current totalPage}nodes{...StaffUserFacts}}}fragment StaffUserFacts on StaffUser{id name email role isConfigured suspendedAt suspendedReason createdAt projectCount sessionCount storedBytes}" as unknown as DocumentNode<StaffUserListQuery, StaffUserListQueryVariables>;
export const StaffUserDetailDocument = "query StaffUserDetail($input:StaffUserInput!){staffUser(input:$input){...StaffUserFacts signUpType}}fragment StaffUserFacts on StaffUser{id name email role isConfigured suspendedAt suspendedReason createdAt projectCount sessionCount storedBytes}" as unknown as DocumentNode<StaffUserDetailQuery, StaffUserDetailQueryVariables>;
export const SuspendUserDocument = "mutation SuspendUser($input:SuspendUserInput!){suspendUser(input:$input){id}}" as unknown as DocumentNode<SuspendUserMutation, SuspendUserMutationVariables>;
export const RestoreUserDocument = "mutation RestoreUser($input:StaffUserInput!){restoreUser(input:$input){id}}" as unknown as DocumentNode<RestoreUserMutation, RestoreUserMutationVariables>;
export const SignOutUserDocument = "mutation SignOutUser($input:StaffUserInput!){signOutUser(input:$input){id}}" as unknown as DocumentNode<SignOutUserMutation, SignOutUserMutationVariables>;
export const ChangeUserRoleDocument = "mutation ChangeUserRole($input:ChangeUserRoleInput!){changeUserRole(input:$input){id}}" as unknown as DocumentNode<ChangeUserRoleMutation, ChangeUserRoleMutationVariables>;
export const StaffRunListDocument = "query StaffRunList($input:StaffRunConnectionInput!){staffRunConnection(input:$input){totalCount pagination{totalCount current totalPage}nodes{id jobType status requester{id email}workedMs failure traceId requestedAt}}}" as unknown as DocumentNode<StaffRunListQuery, StaffRunListQueryVariables>;
export const StopRunDocument = "mutation StopRun($input:StopRunInput!){stopRun(input:$input){id}}" as unknown as DocumentNode<StopRunMutation, StopRunMutationVariables>;
export const AuditListDocument = "query AuditList($input:AuditConnectionInput!){auditConnection(input:$input){totalCount pagination{totalCount current totalPage}nodes{id at actor action subjectKind subjectId before after reason}}}" as unknown as DocumentNode<AuditListQuery, AuditListQueryVariables>;
export const ManagedFaqsDocument = "query ManagedFaqs($input:FaqConnectionInput!){faqConnection(input:$input){totalCount pagination{totalCount current totalPage}categories{name count}nodes{id title category rank isExposed viewCount}}}" as unknown as DocumentNode<ManagedFaqsQuery, ManagedFaqsQueryVariables>;
export const FaqToChangeDocument = "query FaqToChange($input:FaqInput!){faq(input:$input){id language category subCategory title content rank isExposed}}" as unknown as DocumentNode<FaqToChangeQuery, FaqToChangeQueryVariables>;
export const CreateFaqDocument = "mutation CreateFaq($input:CreateFaqInput!){createFaq(input:$input){id}}" as unknown as DocumentNode<CreateFaqMutation, CreateFaqMutationVariables>;
export const UpdateFaqDocument = "mutation UpdateFaq($input:UpdateFaqInput!){updateFaq(input:$input){id category title rank isExposed}}" as unknown as DocumentNode<UpdateFaqMutation, UpdateFaqMutationVariables>;
export const DeleteFaqDocument = "mutation DeleteFaq($input:DeleteFaqInput!){deleteFaq(input:$input){success}}" as unknown as DocumentNode<DeleteFaqMutation, DeleteFaqMutationVariables>;
export const PriceListDocument = "query PriceList{supplyPriceList{fileName parts importedAt}}" as unknown as DocumentNode<PriceListQuery, PriceListQueryVariables>;
export const PriceListPreviewDocument = "query PriceListPreview($input:PreviewSupplyPriceListInput!){supplyPriceListPreview(input:$input){parts first{partNumber manufacturer supplierPartNumber breaks}problems problemSentences}}" as unknown as DocumentNode<PriceListPreviewQuery, PriceListPreviewQueryVariables>;
export const ImportPriceListDocument = "mutation ImportPriceList($input:ImportSupplyPriceListInput!){importSupplyPriceList(input:$input){fileName parts importedAt}}" as unknown as DocumentNode<ImportPriceListMutation, ImportPriceListMutationVariables>;
export const DeletePriceListDocument = "mutation DeletePriceList{deleteSupplyPriceList{success}}" as unknown as DocumentNode<DeletePriceListMutation, DeletePriceListMutationVariables>;
export const ProjectAssemblyDocument = "query ProjectAssembly($input:EdaProjectAssemblyInput!){edaProjectAssembly(input:$input){...AssemblyChoiceFields}}fragment AssemblyChoiceFields on EdaProjectAssembly{version reels{partNumber rotation offsetX offsetY isChecked}variants{name notPopulated populated}}" as unknown as DocumentNode<ProjectAssemblyQuery, ProjectAssemblyQueryVariables>;
export const SaveAssemblyDocument = "mutation SaveAssembly($input:SaveEdaProjectAssemblyInput!){saveEdaProjectAssembly(input:$input){...AssemblyChoiceFields}}fragment AssemblyChoiceFields on EdaProjectAssembly{version reels{partNumber rotation offsetX offsetY isChecked}variants{name notPopulated populated}}" as unknown as DocumentNode<SaveAssemblyMutation, SaveAssemblyMutationVariables>;
export const BlockListDocument = "query BlockList($input:BlockListInput!){blockList(input:$input){totalCount isTotalExact correctedKeyword nodes{...BlockCard}}}fragment BlockCard on Block{id name category{id name colors}blockType schematic{svgUrl jsonUrl}footprint{svgUrl jsonUrl}thumbnailUrl accessType status updatedAt isNew isBuiltIn teamId allowed versionNumber currentVersion{id number}partCount copperLayers widthMm heightMm prices{currency price}unknownPrices usedInProjects ioPorts{key}}" as unknown as DocumentNode<BlockListQuery, BlockListQueryVariables>;
export const BlockCategoriesDocument = "query BlockCategories{categories{id name colors subCategories{id name parameters{...BlockParameter}}}}fragment BlockParameter on Parameter{key name unit value minValue maxValue viewType searchType requiredType valueType optionValues expression series tolerance}" as unknown as DocumentNode<BlockCategoriesQuery, BlockCategoriesQueryVariables>;
export const BlockDetailDocument = "query BlockDetail($input:BlockInput!){block(input:$input){...BlockFacts}}fragment BlockCard on Block{id name category{id name colors}blockType schematic{svgUrl jsonUrl}footprint{svgUrl jsonUrl}thumbnailUrl accessType status updatedAt isNew isBuiltIn teamId allowed versionNumber currentVersion{id number}partCount copperLayers widthMm heightMm prices{currency price}unknownPrices usedInProjects ioPorts{key}}fragment BlockState on Block{id status failedStep revision versionNumber reasons{kind isError facts message}}fragment BlockParameter on Parameter{key name unit value minValue maxValue viewType searchType requiredType valueType optionValues expression series tolerance}fragment BlockFacts on Block{...BlockCard ...BlockState memo createdAt certificationTypes parameterTags footprint{modelUrl}creatorAuthor{id name isDeleted}materials{prefix name footprint option manufacturer manufacturerPartNumber integrationStatus isDefault references supplyItem{supplier availability productDetailURL datasheetUrl priceBreaks{quantity price currency}}}ioPorts{key name ioType minVoltage maxVoltage net direction netType pins}parameters{...BlockParameter}needs{blockId name count joins{port neededPort}}}" as unknown as DocumentNode<BlockDetailQuery, BlockDetailQueryVariables>;
export const BlockProgressDocument = "query BlockProgress($input:BlockInput!){block(input:$input){...BlockState}}fragment BlockState on Block{id status failedStep revision versionNumber reasons{kind isError facts message}}" as unknown as DocumentNode<BlockProgressQuery, BlockProgressQueryVariables>;
export const BlockHistoryDocument = "query BlockHistory($input:BlockVersionsInput!){blockVersions(input:$input){id number status note completedAt withdrawnAt author{id name isDeleted}}}" as unknown as DocumentNode<BlockHistoryQuery, BlockHistoryQueryVariables>;
export const BlockSchematicParseDocument = "query BlockSchematicParse($input:BlockParseInput!){blockSchematicParse(input:$input){svgString json}}" as unknown as DocumentNode<BlockSchematicParseQuery, BlockSchematicParseQueryVariables>;
export const BlockFootprintParseDocument = "query BlockFootprintParse($input:BlockParseInput!){blockFootprintParse(input:$input){svgString json}}" as unknown as DocumentNode<BlockFootprintParseQuery, BlockFootprintParseQueryVariables>;
export const BlockSupplyDocument = "query BlockSupply($input:BlockSupplyItemsInput!){blockSupplyItems(input:$input){nodes{supplier manufacturer manufacturerPartNumber description availability priceBreaks{quantity price currency}}}}" as unknown as DocumentNode<BlockSupplyQuery, BlockSupplyQueryVariables>;
export const UsedBlocksDocument = "query UsedBlocks($input:EdaProjectV2Input!){edaProjectV2(input:$input){id majorVersion revisionVersion usedBlocks{document versionNumber offeredVersion isWithdrawn block{id name}}}}" as unknown as DocumentNode<UsedBlocksQuery, UsedBlocksQueryVariables>;
export const BlockFileDocument = "query BlockFile($input:BlockDownloadInput!){blockDownload(input:$input){downloadUrl}}" as unknown as DocumentNode<BlockFileQuery, BlockFileQueryVariables>;
export const CreateBlockDocument = "mutation CreateBlock($input:CreateBlockInput!){createBlock(input:$input){id}}" as unknown as DocumentNode<CreateBlockMutation, CreateBlockMutationVariables>;
export const UpdateBlockDocument = "mutation UpdateBlock($input:UpdateBlockInput!){updateBlock(input:$input){id}}" as unknown as DocumentNode<UpdateBlockMutation, UpdateBlockMutationVariables>;
export const DuplicateBlockDocument = "mutation DuplicateBlock($input:DuplicateBlockInput!){duplicateBlock(input:$input){id}}" as unknown as DocumentNode<DuplicateBlockMutation, DuplicateBlockMutationVariables>;
export const DeleteBlockDocument = "mutation DeleteBlock($input:DeleteBlockInput!){deleteBlock(input:$input){success usedInProjects}}" as unknown as DocumentNode<DeleteBlockMutation, DeleteBlockMutationVariables>;
export const BlockUpdateDocument = "query BlockUpdate($input:EdaProjectBlockUpdateInput!){edaProjectBlockUpdate(input:$input){block{id name}fromVersion toVersion note changes uses{groupId name objections remarks}errors{rule subjects}openBefore openAfter boardHash}}" as unknown as DocumentNode<BlockUpdateQuery, BlockUpdateQueryVariables>;
export const TakeBlockVersionDocument = "mutation TakeBlockVersion($input:TakeEdaProjectBlockVersionInput!){takeEdaProjectBlockVersion(input:$input){id majorVersion revisionVersion}}" as unknown as DocumentNode<TakeBlockVersionMutation, TakeBlockVersionMutationVariables>;
export const WithdrawBlockVersionDocument = "mutation WithdrawBlockVersion($input:WithdrawBlockVersionInput!){withdrawBlockVersion(input:$input){id}}" as unknown as DocumentNode<WithdrawBlockVersionMutation, WithdrawBlockVersionMutationVariables>;
export const ProjectCommentsDocument = "query ProjectComments($input:EdaProjectCommentsInput!){edaProjectComments(input:$input){nodes{...CommentThread}}}fragment CommentThread on EdaProjectCommentThread{id view sheetId x y partId isResolved resolvedBy{id name isDeleted}comments{id text createdAt editedAt allowed author{id name isDeleted}}}" as unknown as DocumentNode<ProjectCommentsQuery, ProjectCommentsQueryVariables>;
export const CreateCommentDocument = "mutation CreateComment($input:CreateEdaProjectCommentInput!){createEdaProjectComment(input:$input){id threadId}}" as unknown as DocumentNode<CreateCommentMutation, CreateCommentMutationVariables>;
export const UpdateCommentDocument = "mutation UpdateComment($input:UpdateEdaProjectCommentInput!){updateEdaProjectComment(input:$input){success}}" as unknown as DocumentNode<UpdateCommentMutation, UpdateCommentMutationVariables>;
export const DeleteCommentDocument = "mutation DeleteComment($input:DeleteEdaProjectCommentInput!){deleteEdaProjectComment(input:$input){success}}" as unknown as DocumentNode<DeleteCommentMutation, DeleteCommentMutationVariables>;
export const RestoreCommentDocument = "mutation RestoreComment($input:DeleteEdaProjectCommentInput!){restoreEdaProjectComment(input:$input){success}}" as unknown as DocumentNode<RestoreCommentMutation, RestoreCommentMutationVariables>;
export const ResolveCommentsDocument = "mutation ResolveComments($input:ResolveEdaProjectCommentsInput!){resolveEdaProjectComments(input:$input){success}}" as unknown as DocumentNode<ResolveCommentsMutation, ResolveCommentsMutationVariables>;
export const ContactListDocument = "query ContactList($input:ContactConnectionInput!){contactConnection(input:$input){totalCount pagination{totalCount current totalPage}nodes{id subject title state isDeleted createdAt}}}" as unknown as DocumentNode<ContactListQuery, ContactListQueryVariables>;
export const ContactDetailDocument = "query ContactDetail($input:ContactInput!){contact(input:$input){id subject title content fileList{id name url bytes}createdAt updatedAt state responseMessage respondedAt isResponseEdited isDeleted projectId project{...ContactProject}follows{id title}followUps{id title}}}fragment ContactProject on ContactProject{name version parts nets verdict{connected total errors}run{jobType status workedMs message}findings log}" as unknown as DocumentNode<ContactDetailQuery, ContactDetailQueryVariables>;
export const ContactProjectDetailsDocument = "query ContactProjectDetails($input:ContactProjectInput!){contactProject(input:$input){...ContactProject}}fragment ContactProject on ContactProject{name version parts nets verdict{connected total errors}run{jobType status workedMs message}findings log}" as unknown as DocumentNode<ContactProjectDetailsQuery, ContactProjectDetailsQueryVariables>;
export const ContactProjectListDocument = "query ContactProjectList($input:EdaProjectConnectionV2Input!){edaProjectConnectionV2(input:$input){nodes{id name majorVersion revisionVersion}}}" as unknown as DocumentNode<ContactProjectListQuery, ContactProjectListQueryVariables>;
export const CreateContactDocument = "mutation CreateContact($input:CreateContactInput!){createContact(input:$input){id}}" as unknown as DocumentNode<CreateContactMutation, CreateContactMutationVariables>;
export const UpdateContactDocument = "mutation UpdateContact($input:UpdateContactInput!){updateContact(input:$input){id}}" as unknown as DocumentNode<UpdateContactMutation, UpdateContactMutationVariables>;
export const DeleteContactDocument = "mutation DeleteContact($input:DeleteContactInput!){deleteContact(input:$input){success}}" as unknown as DocumentNode<DeleteContactMutation, DeleteContactMutationVariables>;
export const ProjectElectricalRulesDocument = "query ProjectElectricalRules($input:EdaProjectElectricalRulesInput!){edaProjectElectricalRules(input:$input){...ElectricalRulesFields}}fragment ElectricalRulesFields on EdaProjectElectricalRules{version severities{rule severity}accepted{key note}pinMap}" as unknown as DocumentNode<ProjectElectricalRulesQuery, ProjectElectricalRulesQueryVariables>;
export const SaveElectricalRulesDocument = "mutation SaveElectricalRules($input:SaveEdaProjectElectricalRulesInput!){saveEdaProjectElectricalRules(input:$input){...ElectricalRulesFields}}fragment ElectricalRulesFields on EdaProjectElectricalRules{version severities{rule severity}accepted{key note}pinMap}" as unknown as DocumentNode<SaveElectricalRulesMutation, SaveElectricalRulesMutationVariables>;
export const ProjectExportsDocument = "query ProjectExports($input:EdaProjectExportsInput!){edaProjectExports(input:$input){...ExportProgress}}fragment ExportProgress on EdaProjectExportJob{id status exportsBefore percent createdAt isAbandoned pieces{status format fileType content preset version failure{code message details}}request{isEverything majorVersion revisionVersion outputFormat fileType preset content}failure{code message details}result{url fileName bytes}}" as unknown as DocumentNode<ProjectExportsQuery, ProjectExportsQueryVariables>;
export const ProjectExportDocument = "query ProjectExport($input:EdaProjectExportInput!){edaProjectExport(input:$input){...ExportJob}}fragment ExportProgress on EdaProjectExportJob{id status exportsBefore percent createdAt isAbandoned pieces{status format fileType content preset version failure{code message details}}request{isEverything majorVersion revisionVersion outputFormat fileType preset content}failure{code message details}result{url fileName bytes}}fragment BoardVerdict on BoardVerdict{state connected total errors warnings standIns uncheckedRules fill}fragment ExportedFile on EdaProjectResultExport{url fileName bytes saidRemarks{message words}notes{kind count named}findings{kind named}fabReport{isReady board{...BoardVerdict}fill{plotted reason other{...BoardVerdict}}outcome rules checks{id title outcome problems problemCount limit places{value x y layer}}}}fragment ExportJob on EdaProjectExportJob{...ExportProgress result{...ExportedFile}}" as unknown as DocumentNode<ProjectExportQuery, ProjectExportQueryVariables>;
export const RequestExportDocument = "mutation RequestExport($input:RequestEdaProjectExportInput!){requestEdaProjectExport(input:$input){id}}" as unknown as DocumentNode<RequestExportMutation, RequestExportMutationVariables>;
export const CancelExportDocument = "mutation CancelExport($input:EdaProjectExportInput!){cancelEdaProjectExport(input:$input){id}}" as unknown as DocumentNode<CancelExportMutation, CancelExportMutationVariables>;
export const FaqListDocument = "query FaqList($input:FaqConnectionInput!){faqConnection(input:$input){totalCount pagination{totalCount current totalPage}categories{name count}nodes{id title category subCategory}}}" as unknown as DocumentNode<FaqListQuery, FaqListQueryVariables>;
export const FaqDetailDocument = "query FaqDetail($input:FaqInput!){faq(input:$input){id title category subCategory content viewCount updatedAt neighbours{before{id title}after{id title}}}}" as unknown as DocumentNode<FaqDetailQuery, FaqDetailQueryVariables>;
export const GiveFeedbackDocument = "mutation GiveFeedback($input:CreateEdaProjectFeedbackInput!){createEdaProjectFeedback(input:$input){id}}" as unknown as DocumentNode<GiveFeedbackMutation, GiveFeedbackMutationVariables>;
export const SearchFootprintsDocument = "query SearchFootprints($input:FootprintSearchInput!){footprintSearch(input:$input){total officialCount nodes{...FootprintEntry}}}fragment FootprintEntry on FoundFootprint{name source description pads pitchMm bodyMm{width height}mount}" as unknown as DocumentNode<SearchFootprintsQuery, SearchFootprintsQueryVariables>;
export const FootprintChoicesDocument = "query FootprintChoices{footprintChoices{wanted pins footprint chosenAt isOwn}}" as unknown as DocumentNode<FootprintChoicesQuery, FootprintChoicesQueryVariables>;
export const ForgetFootprintChoicesDocument = "mutation ForgetFootprintChoices($input:ForgetFootprintChoicesInput!){forgetFootprintChoices(input:$input){count forgottenAt}}" as unknown as DocumentNode<ForgetFootprintChoicesMutation, ForgetFootprintChoicesMutationVariables>;
export const RestoreFootprintChoicesDocument = "mutation RestoreFootprintChoices($input:RestoreFootprintChoicesInput!){restoreFootprintChoices(input:$input){count}}" as unknown as DocumentNode<RestoreFootprintChoicesMutation, RestoreFootprintChoicesMutationVariables>;
export const OfficialFootprintsDocument = "query OfficialFootprints{footprintSearch(input:{size:1}){officialCount}}" as unknown as DocumentNode<OfficialFootprintsQuery, OfficialFootprintsQueryVariables>;
export const SuggestFootprintsDocument = "query SuggestFootprints($input:FootprintSuggestionsInput!){footprintSuggestions(input:$input){...FootprintEntry}}fragment FootprintEntry on FoundFootprint{name source description pads pitchMm bodyMm{width height}mount}" as unknown as DocumentNode<SuggestFootprintsQuery, SuggestFootprintsQueryVariables>;
export const FootprintRecordsDocument = "query FootprintRecords($input:FootprintRecordsInput!){footprintRecords(input:$input){nodes{found{...FootprintEntry}record}inFiles{...FootprintEntry}problems{message words}}}fragment FootprintEntry on FoundFootprint{name source description pads pitchMm bodyMm{width height}mount}" as unknown as DocumentNode<FootprintRecordsQuery, FootprintRecordsQueryVariables>;
export const DrawFootprintDocument = "query DrawFootprint($input:DrawnFootprintInput!){drawnFootprint(input:$input){record{found{...FootprintEntry}record}problems{field reason least most}}}fragment FootprintEntry on FoundFootprint{name source description pads pitchMm bodyMm{width height}mount}" as unknown as DocumentNode<DrawFootprintQuery, DrawFootprintQueryVariables>;
export const HolderTeamsDocument = "query HolderTeams{teamList{nodes{...HolderTeam}}}fragment HolderTeam on Team{id name thumbnailUrl myRoleType}" as unknown as DocumentNode<HolderTeamsQuery, HolderTeamsQueryVariables>;
export const ProjectCreatorsDocument = "query ProjectCreators($input:TeamMemberConnectionInput!){teamMemberConnection(input:$input){nodes{id userId name}}}" as unknown as DocumentNode<ProjectCreatorsQuery, ProjectCreatorsQueryVariables>;
export const MoveProjectDocument = "mutation MoveProject($input:MoveEdaProjectInput!){moveEdaProject(input:$input){id}}" as unknown as DocumentNode<MoveProjectMutation, MoveProjectMutationVariables>;
export const ProjectIntentsDocument = "query ProjectIntents($input:EdaProjectIntentsInput!){edaProjectIntents(input:$input){...ProjectIntentsFields}}fragment PinNameFields on PinName{reference pad}fragment ProjectIntentsFields on EdaProjectIntents{version entries{isRemoved isCorrected problems{kind facts message}intent{id kind origin reason{code facts}part links{from{...PinNameFields}to{...PinNameFields}within}pins{...PinNameFields}name parts side height area{x y}unknownHeights instances}}}" as unknown as DocumentNode<ProjectIntentsQuery, ProjectIntentsQueryVariables>;
export const RemoveIntentsDocument = "mutation RemoveIntents($input:ChangeEdaProjectIntentsInput!){removeEdaProjectIntents(input:$input){...ProjectIntentsFields}}fragment PinNameFields on PinName{reference pad}fragment ProjectIntentsFields on EdaProjectIntents{version entries{isRemoved isCorrected problems{kind facts message}intent{id kind origin reason{code facts}part links{from{...PinNameFields}to{...PinNameFields}within}pins{...PinNameFields}name parts side height area{x y}unknownHeights instances}}}" as unknown as DocumentNode<RemoveIntentsMutation, RemoveIntentsMutationVariables>;
export const RestoreIntentsDocument = "mutation RestoreIntents($input:ChangeEdaProjectIntentsInput!){restoreEdaProjectIntents(input:$input){...ProjectIntentsFields}}fragment PinNameFields on PinName{reference pad}fragment ProjectIntentsFields on EdaProjectIntents{version entries{isRemoved isCorrected problems{kind facts message}intent{id kind origin reason{code facts}part links{from{...PinNameFields}to{...PinNameFields}within}pins{...PinNameFields}name parts side height area{x y}unknownHeights instances}}}" as unknown as DocumentNode<RestoreIntentsMutation, RestoreIntentsMutationVariables>;
export const ResetIntentsDocument = "mutation ResetIntents($input:ChangeEdaProjectIntentsInput!){resetEdaProjectIntents(input:$input){...ProjectIntentsFields}}fragment PinNameFields on PinName{reference pad}fragment ProjectIntentsFields on EdaProjectIntents{version entries{isRemoved isCorrected problems{kind facts message}intent{id kind origin reason{code facts}part links{from{...PinNameFields}to{...PinNameFields}within}pins{...PinNameFields}name parts side height area{x y}unknownHeights instances}}}" as unknown as DocumentNode<ResetIntentsMutation, ResetIntentsMutationVariables>;
export const SayIntentsDocument = "mutation SayIntents($input:SayEdaProjectIntentsInput!){sayEdaProjectIntents(input:$input){version}}" as unknown as DocumentNode<SayIntentsMutation, SayIntentsMutationVariables>;
export const SayIntentDocument = "mutation SayIntent($input:SayEdaProjectIntentInput!){sayEdaProjectIntent(input:$input){...ProjectIntentsFields}}fragment PinNameFields on PinName{reference pad}fragment ProjectIntentsFields on EdaProjectIntents{version entries{isRemoved isCorrected problems{kind facts message}intent{id kind origin reason{code facts}part links{from{...PinNameFields}to{...PinNameFields}within}pins{...PinNameFields}name parts side height area{x y}unknownHeights instances}}}" as unknown as DocumentNode<SayIntentMutation, SayIntentMutationVariables>;
export const NotificationsDocument = "subscription Notifications($input:NotificationInput!){notification(input:$input){id persist read createdAt content{__typename ...on EdaTask{projectId requestGroupId jobType status elapsedTime startAt queuePlace message progress{phase percent connected total vias lengthMm conflicts}preview}...on CircuitArchitecture{changedProjectId:projectId projectName target{id name}case}...on Datasheet{datasheetProjectId:projectId datasheetMatchingId datasheetStatus:status percent}}}}" as unknown as DocumentNode<NotificationsSubscription, NotificationsSubscriptionVariables>;
export const ProjectPeopleDocument = "subscription ProjectPeople($input:EdaProjectPeopleInput!){edaProjectPeople(input:$input){userId name thumbnailUrl}}" as unknown as DocumentNode<ProjectPeopleSubscription, ProjectPeopleSubscriptionVariables>;
export const LogicProjectDocument = "query LogicProject($input:EdaProjectV2Input!){edaProjectV2(input:$input){id name teamId majorVersion revisionVersion allowed logicDocumentUrl}}" as unknown as DocumentNode<LogicProjectQuery, LogicProjectQueryVariables>;
export const UpdateLogicDocument = "mutation UpdateLogic($input:UpdateEdaProjectLogicInput!){updateEdaProjectLogic(input:$input){id majorVersion revisionVersion logicDocumentUrl isMerged}}" as unknown as DocumentNode<UpdateLogicMutation, UpdateLogicMutationVariables>;
export const ValidateBlocksDocument = "query ValidateBlocks($input:EdaProjectBlockUpdateValidationInput!){edaProjectBlockUpdateValidation(input:$input){totalPrice currency unknownPrices blocks{...ProjectBlockFacts}subBlocks{...ProjectBlockFacts}findings{...LogicFindingFacts}}}fragment ProjectBlockFacts on ProjectBlock{count versionNumber voltage current unknownPrices priceBreaks{price currency}edaCategory{name color}block{id name status isInLibrary}uses{id name}parameters{key value}}fragment LogicFindingFacts on LogicFinding{rule severity message words ends{use port}}" as unknown as DocumentNode<ValidateBlocksQuery, ValidateBlocksQueryVariables>;
export const BlocksOfProjectDocument = "query BlocksOfProject($input:EdaProjectV2Input!){edaProject(input:$input){id name type majorVersion revisionVersion projectBlocks{...ProjectBlockFacts}}}fragment ProjectBlockFacts on ProjectBlock{count versionNumber voltage current unknownPrices priceBreaks{price currency}edaCategory{name color}block{id name status isInLibrary}uses{id name}parameters{key value}}" as unknown as DocumentNode<BlocksOfProjectQuery, BlocksOfProjectQueryVariables>;
export const CreateBlockProjectDocument = "mutation CreateBlockProject($input:CreateEdaProjectInput!){createEdaProject(input:$input){id}}" as unknown as DocumentNode<CreateBlockProjectMutation, CreateBlockProjectMutationVariables>;
export const UpdateProjectBlocksDocument = "mutation UpdateProjectBlocks($input:UpdateEdaProjectBlocksInput!){updateEdaProjectBlocks(input:$input){id majorVersion revisionVersion}}" as unknown as DocumentNode<UpdateProjectBlocksMutation, UpdateProjectBlocksMutationVariables>;
export const SuggestBlocksDocument = "query SuggestBlocks($input:SuggestBlocksInput!){suggestBlocks(input:$input){suggestions{block{...BlockCard}count reason facts}notUnderstood model}}fragment BlockCard on Block{id name category{id name colors}blockType schematic{svgUrl jsonUrl}footprint{svgUrl jsonUrl}thumbnailUrl accessType status updatedAt isNew isBuiltIn teamId allowed versionNumber currentVersion{id number}partCount copperLayers widthMm heightMm prices{currency price}unknownPrices usedInProjects ioPorts{key}}" as unknown as DocumentNode<SuggestBlocksQuery, SuggestBlocksQueryVariables>;
export const CreditBalanceDocument = "query CreditBalance($input:CreditBalanceInput!){creditBalance(input:$input){mode available held isLow isStopped expiresNext{amount at}}}" as unknown as DocumentNode<CreditBalanceQuery, CreditBalanceQueryVariables>;
export const CreditLinesDocument = "query CreditLines($input:CreditConnectionInput!){creditConnection(input:$input){totalCount pagination{totalCount current totalPage}nodes{...CreditLineFacts}}}fragment CreditLineFacts on CreditLine{at reason amount balance state projectId projectName}" as unknown as DocumentNode<CreditLinesQuery, CreditLinesQueryVariables>;
export const PlansDocument = "query Plans($plans:PlanListInput!$membership:MembershipInput!){planList(input:$plans){nodes{...PlanFacts}}membership(input:$membership){state renewal currency periodStart periodEnd plan{...PlanFacts}next{...PlanFacts}consent{plan{...PlanFacts}price{currency amount}by}pastDue{purchaseId nextTryAt endsAt}renewalPurchaseId isNextMonthPaid renewalPrice{currency amount}card{label expiresAt isTest}canSaveCard}}fragment PlanFacts on Plan{planVersionId name prices{currency amount}creditsAMonth projectLimit memberLimit isSample isCurrent canBuy canBuyIn notForSale}" as unknown as DocumentNode<PlansQuery, PlansQueryVariables>;
export const PlanUseDocument = "query PlanUse($input:PlanUseInput!){planUse(input:$input){projects{used limit}members{used limit}isEnforced}}" as unknown as DocumentNode<PlanUseQuery, PlanUseQueryVariables>;
export const RunCostsDocument = "query RunCosts($placement:RunCostInput!$routing:RunCostInput!){placement:runCost(input:$placement){...RunCostFacts}routing:runCost(input:$routing){...RunCostFacts}}fragment RunCostFacts on RunCost{credits available isLow teamId isResumable}" as unknown as DocumentNode<RunCostsQuery, RunCostsQueryVariables>;
export const CreditPacksDocument = "query CreditPacks{creditPackList{nodes{id credits prices{currency amount}isSample canBuyIn}}}" as unknown as DocumentNode<CreditPacksQuery, CreditPacksQueryVariables>;
export const BuyCreditsDocument = "mutation BuyCredits($input:PurchaseCreditInput!){purchaseCredit(input:$input){purchaseId}}" as unknown as DocumentNode<BuyCreditsMutation, BuyCreditsMutationVariables>;
export const ChangePlanDocument = "mutation ChangePlan($input:ChangePlanInput!){changePlan(input:$input){purchaseId}}" as unknown as DocumentNode<ChangePlanMutation, ChangePlanMutationVariables>;
export const EndPlanDocument = "mutation EndPlan($input:PlanOfInput!){endPlan(input:$input){success}}" as unknown as DocumentNode<EndPlanMutation, EndPlanMutationVariables>;
export const ResumePlanDocument = "mutation ResumePlan($input:PlanOfInput!){resumePlan(input:$input){success}}" as unknown as DocumentNode<ResumePlanMutation, ResumePlanMutationVariables>;
export const AcceptPlanPriceDocument = "mutation AcceptPlanPrice($input:AcceptPlanPriceInput!){acceptPlanPrice(input:$input){success}}" as unknown as DocumentNode<AcceptPlanPriceMutation, AcceptPlanPriceMutationVariables>;
export const SaveCardDocument = "mutation SaveCard($input:SaveCardInput!){saveCard(input:$input){url}}" as unknown as DocumentNode<SaveCardMutation, SaveCardMutationVariables>;
export const RemoveCardDocument = "mutation RemoveCard($input:PlanOfInput!){removeCard(input:$input){success}}" as unknown as DocumentNode<RemoveCardMutation, RemoveCardMutationVariables>;
export const BillingProfileDocument = "query BillingProfile($input:BillingProfileInput!){billingProfile(input:$input){company businessNumber representative address email receiptKind receiptNumber}}" as unknown as DocumentNode<BillingProfileQuery, BillingProfileQueryVariables>;
export const UpdateBillingProfileDocument = "mutation UpdateBillingProfile($input:UpdateBillingProfileInput!){updateBillingProfile(input:$input){success}}" as unknown as DocumentNode<UpdateBillingProfileMutation, UpdateBillingProfileMutationVariables>;
export const ClosingRefundDocument = "query ClosingRefund($input:ClosingRefundInput!){closingRefund(input:$input){sums{currency amount}credits needsAccount plan}}" as unknown as DocumentNode<ClosingRefundQuery, ClosingRefundQueryVariables>;
export const UploadUrlsDocument = "query UploadUrls($input:PresignedMultiUrlsForFileUploadInput!){presignedMultiUrlsForFileUpload(input:$input){urls}}" as unknown as DocumentNode<UploadUrlsQuery, UploadUrlsQueryVariables>;
export const ValidateFilesDocument = "query ValidateFiles($input:EdaProjectFileValidationInput!){edaProjectFileValidation(input:$input){success problems{code message words}obstacles{code message words}receipt{...Receipt}proposal{widthMm heightMm copperLayers partAreaMm2 largestPart{widthMm heightMm}connections routablePerCm2{twoLayers fourLayers}layersFor ground supply otherGrounds netClasses{name nets widthMm pairGapMm amperes statedBy isPoured ohms reachedOhms}fab forms{id widthMm heightMm}parts{reference kind value pins pinsWithoutPad padsWithoutPin wanted footprint source severity remark}}inferredRules{rule defaultMm inferredMm}connections{total open}}}fragment Receipt on ImportReceipt{files{name bytes recognisedAs}lines{kind read kept converted dropped}diagnostics{severity code catalogue message words file line column subjects x y}}" as unknown as DocumentNode<ValidateFilesQuery, ValidateFilesQueryVariables>;
export const LayoutPreviewDocument = "query LayoutPreview($input:EdaProjectFileInfoInput!){edaProjectPCBLayoutFileInfo(input:$input){success svgString}}" as unknown as DocumentNode<LayoutPreviewQuery, LayoutPreviewQueryVariables>;
export const SchematicPreviewDocument = "query SchematicPreview($input:EdaProjectFileInfoInput!){edaProjectSchematicFileInfo(input:$input){success svgString}}" as unknown as DocumentNode<SchematicPreviewQuery, SchematicPreviewQueryVariables>;
export const AddBoardDocument = "mutation AddBoard($input:AddBoardToEdaProjectInput!){addBoardToEdaProject(input:$input){id}}" as unknown as DocumentNode<AddBoardMutation, AddBoardMutationVariables>;
export const CreateProjectDocument = "mutation CreateProject($input:CreateEdaProjectQuickModeV2Input!){createEdaProjectQuickModeV2(input:$input){id}}" as unknown as DocumentNode<CreateProjectMutation, CreateProjectMutationVariables>;
export const NoticeListDocument = "query NoticeList($input:NoticeConnectionInput!){noticeConnection(input:$input){totalCount pagination{totalCount current totalPage}nodes{id title isTop isNew createdAt}}}" as unknown as DocumentNode<NoticeListQuery, NoticeListQueryVariables>;
export const ManagedNoticesDocument = "query ManagedNotices($input:NoticeConnectionInput!){noticeConnection(input:$input){pagination{totalCount current totalPage}nodes{id title language isTop isExposed createdAt}}}" as unknown as DocumentNode<ManagedNoticesQuery, ManagedNoticesQueryVariables>;
export const NoticeToChangeDocument = "query NoticeToChange($input:NoticeInput!){notice(input:$input){id language title content isTop isExposed attachments{id name}}}" as unknown as DocumentNode<NoticeToChangeQuery, NoticeToChangeQueryVariables>;
export const CreateNoticeDocument = "mutation CreateNotice($input:CreateNoticeInput!){createNotice(input:$input){id}}" as unknown as DocumentNode<CreateNoticeMutation, CreateNoticeMutationVariables>;
export const UpdateNoticeDocument = "mutation UpdateNotice($input:UpdateNoticeInput!){updateNotice(input:$input){id title content isTop isExposed attachments{id name url}}}" as unknown as DocumentNode<UpdateNoticeMutation, UpdateNoticeMutationVariables>;
export const DeleteNoticeDocument = "mutation DeleteNotice($input:DeleteNoticeInput!){deleteNotice(input:$input){success}}" as unknown as DocumentNode<DeleteNoticeMutation, DeleteNoticeMutationVariables>;
export const NoticeDetailDocument = "query NoticeDetail($input:NoticeInput!){notice(input:$input){id title content viewCount createdAt attachments{id name url}cursorInfo{before beforeTitle after afterTitle}}}" as unknown as DocumentNode<NoticeDetailQuery, NoticeDetailQueryVariables>;
export const UnreadCountDocument = "query UnreadCount{unreadCount}" as unknown as DocumentNode<UnreadCountQuery, UnreadCountQueryVariables>;
export const NotificationPageDocument = "query NotificationPage($input:JobsInput!){jobs(input:$input){...NotificationLine}}fragment NotificationLine on NotificationJob{id read createdAt content{__typename ...on CircuitArchitecture{projectId projectName target{kind id name}case}}}" as unknown as DocumentNode<NotificationPageQuery, NotificationPageQueryVariables>;
export const ReadNotificationDocument = "mutation ReadNotification($input:ReadNotificationInput!){readNotification(input:$input){id read}}" as unknown as DocumentNode<ReadNotificationMutation, ReadNotificationMutationVariables>;
export const ReadAllNotificationsDocument = "mutation ReadAllNotifications{readAllNotifications{success}}" as unknown as DocumentNode<ReadAllNotificationsMutation, ReadAllNotificationsMutationVariables>;
export const ProjectExistsDocument = "query ProjectExists($input:EdaProjectV2Input!){edaProjectV2(input:$input){id majorVersion revisionVersion}}" as unknown as DocumentNode<ProjectExistsQuery, ProjectExistsQueryVariables>;
export const MailPreferencesDocument = "query MailPreferences{mailPreferences{kind email}}" as unknown as DocumentNode<MailPreferencesQuery, MailPreferencesQueryVariables>;
export const UpdateMailPreferencesDocument = "mutation UpdateMailPreferences($input:UpdateMailPreferencesInput!){updateMailPreferences(input:$input){kind email}}" as unknown as DocumentNode<UpdateMailPreferencesMutation, UpdateMailPreferencesMutationVariables>;
export const OrderOfferDocument = "query OrderOffer($input:OrderOptionsQueryInput!){orderOptions(input:$input){majorVersion revisionVersion teamId quantities quantity layers width height parts choices{name choices{choice problem needsPerson}}obstacles{kind count}assemblyErrors isSample isSold price{lines{item choice unit count amount{...MoneyFacts}}net{...MoneyFacts}tax{...MoneyFacts}total{...MoneyFacts}isTaxed leadDays}reasons{kind item choice mm}}}fragment MoneyFacts on Money{currency amount}" as unknown as DocumentNode<OrderOfferQuery, OrderOfferQueryVariables>;
export const OrderDetailDocument = "query OrderDetail($input:OrderInput!){order(input:$input){...OrderFacts}}fragment MoneyFacts on Money{currency amount}fragment QuoteFacts on Quote{id version lines{item choice unit count text amount{...MoneyFacts}}net{...MoneyFacts}tax{...MoneyFacts}total{...MoneyFacts}isTaxed leadDays validUntil isValid source acceptedAt declinedAt createdAt purchase{id state}}fragment OrderFacts on Order{id number state waitsFor teamId projectId projectName majorVersion revisionVersion layers width height parts quantity options{thickness finish mask silk copper stencil assembly parts}address{name receiver phoneNumber countryCode countryCallingCode city address detailAddress postalCode}currency note approval cancelAskedAt cancelReason createdAt placedBy mayPay quotes{...QuoteFacts}files{id kind name sha256 bytes url}timeline{id event to by note at}shipments{id quantity carrier trackingNumber trackingUrl shippedAt}}" as unknown as DocumentNode<OrderDetailQuery, OrderDetailQueryVariables>;
export const OrderListDocument = "query OrderList($input:OrderConnectionInput!){orderConnection(input:$input){nodes{id number state waitsFor projectName quantity createdAt total{...MoneyFacts}}totalCount pagination{totalPage}}}fragment MoneyFacts on Money{currency amount}" as unknown as DocumentNode<OrderListQuery, OrderListQueryVariables>;
export const CreateOrderDocument = "mutation CreateOrder($input:CreateOrderInput!){createOrder(input:$input){id}}" as unknown as DocumentNode<CreateOrderMutation, CreateOrderMutationVariables>;
export const CancelOrderDocument = "mutation CancelOrder($input:OrderInput!){cancelOrder(input:$input){success}}" as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const RequestOrderCancelDocument = "mutation RequestOrderCancel($input:RequestOrderCancelInput!){requestOrderCancel(input:$input){success}}" as unknown as DocumentNode<RequestOrderCancelMutation, RequestOrderCancelMutationVariables>;
export const ApproveOrderDocument = "mutation ApproveOrder($input:ApproveOrderInput!){approveOrder(input:$input){success}}" as unknown as DocumentNode<ApproveOrderMutation, ApproveOrderMutationVariables>;
export const ConfirmDeliveryDocument = "mutation ConfirmDelivery($input:OrderInput!){confirmDelivery(input:$input){success}}" as unknown as DocumentNode<ConfirmDeliveryMutation, ConfirmDeliveryMutationVariables>;
export const RenewOrderQuoteDocument = "mutation RenewOrderQuote($input:OrderInput!){renewOrderQuote(input:$input){success}}" as unknown as DocumentNode<RenewOrderQuoteMutation, RenewOrderQuoteMutationVariables>;
export const AcceptQuoteDocument = "mutation AcceptQuote($input:QuoteInput!){acceptQuote(input:$input){purchaseId}}" as unknown as DocumentNode<AcceptQuoteMutation, AcceptQuoteMutationVariables>;
export const DeclineQuoteDocument = "mutation DeclineQuote($input:QuoteInput!){declineQuote(input:$input){success}}" as unknown as DocumentNode<DeclineQuoteMutation, DeclineQuoteMutationVariables>;
export const EstimateDetailDocument = "query EstimateDetail($input:KesEstimateInput!){kesEstimate(input:$input){...EstimateFacts}}fragment MoneyFacts on Money{currency amount}fragment QuoteFacts on Quote{id version lines{item choice unit count text amount{...MoneyFacts}}net{...MoneyFacts}tax{...MoneyFacts}total{...MoneyFacts}isTaxed leadDays validUntil isValid source acceptedAt declinedAt createdAt purchase{id state}}fragment EstimateFacts on KesEstimate{id number state company name phone email board quantity wishedDate message createdAt fileList{name bytes url}quotes{...QuoteFacts}}" as unknown as DocumentNode<EstimateDetailQuery, EstimateDetailQueryVariables>;
export const EstimateListDocument = "query EstimateList($input:KesEstimateConnectionInput!){kesEstimateConnection(input:$input){nodes{id number state board quantity createdAt}totalCount pagination{totalPage}}}" as unknown as DocumentNode<EstimateListQuery, EstimateListQueryVariables>;
export const CreateKesEstimateDocument = "mutation CreateKesEstimate($input:CreateKesEstimateInput!){createKesEstimate(input:$input){id number}}" as unknown as DocumentNode<CreateKesEstimateMutation, CreateKesEstimateMutationVariables>;
export const StaffOrderListDocument = "query StaffOrderList($input:StaffOrderConnectionInput!){staffOrderConnection(input:$input){nodes{id order{id number state waitsFor projectName quantity createdAt cancelAskedAt total{...MoneyFacts}}buyer{id email}}totalCount pagination{totalPage}}}fragment MoneyFacts on Money{currency amount}" as unknown as DocumentNode<StaffOrderListQuery, StaffOrderListQueryVariables>;
export const StaffOrderDetailDocument = "query StaffOrderDetail($input:StaffOrderInput!){staffOrder(input:$input){id carriers buyer{id name email}order{...OrderFacts}}}fragment MoneyFacts on Money{currency amount}fragment QuoteFacts on Quote{id version lines{item choice unit count text amount{...MoneyFacts}}net{...MoneyFacts}tax{...MoneyFacts}total{...MoneyFacts}isTaxed leadDays validUntil isValid source acceptedAt declinedAt createdAt purchase{id state}}fragment OrderFacts on Order{id number state waitsFor teamId projectId projectName majorVersion revisionVersion layers width height parts quantity options{thickness finish mask silk copper stencil assembly parts}address{name receiver phoneNumber countryCode countryCallingCode city address detailAddress postalCode}currency note approval cancelAskedAt cancelReason createdAt placedBy mayPay quotes{...QuoteFacts}files{id kind name sha256 bytes url}timeline{id event to by note at}shipments{id quantity carrier trackingNumber trackingUrl shippedAt}}" as unknown as DocumentNode<StaffOrderDetailQuery, StaffOrderDetailQueryVariables>;
export const QuoteOrderDocument = "mutation QuoteOrder($input:QuoteOrderInput!){quoteOrder(input:$input){id}}" as unknown as DocumentNode<QuoteOrderMutation, QuoteOrderMutationVariables>;
export const AdvanceOrderDocument = "mutation AdvanceOrder($input:AdvanceOrderInput!){advanceOrder(input:$input){id}}" as unknown as DocumentNode<AdvanceOrderMutation, AdvanceOrderMutationVariables>;
export const AddShipmentDocument = "mutation AddShipment($input:AddShipmentInput!){addShipment(input:$input){id}}" as unknown as DocumentNode<AddShipmentMutation, AddShipmentMutationVariables>;
export const CancelOrderByStaffDocument = "mutation CancelOrderByStaff($input:CancelOrderByStaffInput!){cancelOrderByStaff(input:$input){id}}" as unknown as DocumentNode<CancelOrderByStaffMutation, CancelOrderByStaffMutationVariables>;
export const DeclineOrderCancelDocument = "mutation DeclineOrderCancel($input:DeclineOrderCancelInput!){declineOrderCancel(input:$input){id}}" as unknown as DocumentNode<DeclineOrderCancelMutation, DeclineOrderCancelMutationVariables>;
export const StaffEstimateListDocument = "query StaffEstimateList($input:StaffEstimateConnectionInput!){staffEstimateConnection(input:$input){nodes{id number state company email board quantity createdAt}totalCount pagination{totalPage}}}" as unknown as DocumentNode<StaffEstimateListQuery, StaffEstimateListQueryVariables>;
export const StaffEstimateDetailDocument = "query StaffEstimateDetail($input:StaffOrderInput!){staffEstimate(input:$input){...EstimateFacts}}fragment MoneyFacts on Money{currency amount}fragment QuoteFacts on Quote{id version lines{item choice unit count text amount{...MoneyFacts}}net{...MoneyFacts}tax{...MoneyFacts}total{...MoneyFacts}isTaxed leadDays validUntil isValid source acceptedAt declinedAt createdAt purchase{id state}}fragment EstimateFacts on KesEstimate{id number state company name phone email board quantity wishedDate message createdAt fileList{name bytes url}quotes{...QuoteFacts}}" as unknown as DocumentNode<StaffEstimateDetailQuery, StaffEstimateDetailQueryVariables>;
export const QuoteEstimateDocument = "mutation QuoteEstimate($input:QuoteEstimateInput!){quoteEstimate(input:$input){id}}" as unknown as DocumentNode<QuoteEstimateMutation, QuoteEstimateMutationVariables>;
export const CloseEstimateDocument = "mutation CloseEstimate($input:StaffOrderInput!){closeEstimate(input:$input){id}}" as unknown as DocumentNode<CloseEstimateMutation, CloseEstimateMutationVariables>;
export const BoardPriceListsDocument = "query BoardPriceLists{boardPriceLists{nodes{id fileName currency isSample isActive rates validDays isTaxIncluded importedAt}}}" as unknown as DocumentNode<BoardPriceListsQuery, BoardPriceListsQueryVariables>;
export const BoardPriceListPreviewDocument = "query BoardPriceListPreview($input:BoardPriceListPreviewInput!){boardPriceListPreview(input:$input){currency isSample isTaxIncluded validDays rates problems problemSentences}}" as unknown as DocumentNode<BoardPriceListPreviewQuery, BoardPriceListPreviewQueryVariables>;
export const ImportBoardPriceListDocument = "mutation ImportBoardPriceList($input:ImportBoardPriceListInput!){importBoardPriceList(input:$input){id}}" as unknown as DocumentNode<ImportBoardPriceListMutation, ImportBoardPriceListMutationVariables>;
export const RetireBoardPriceListDocument = "mutation RetireBoardPriceList($input:RetireBoardPriceListInput!){retireBoardPriceList(input:$input){success}}" as unknown as DocumentNode<RetireBoardPriceListMutation, RetireBoardPriceListMutationVariables>;
export const OutboxDocument = "query Outbox($input:OutboxConnectionInput!){outboxConnection(input:$input){isMailServerConfigured pagination{totalCount current totalPage}nodes{id kind recipient subject text state tries failure createdAt}}}" as unknown as DocumentNode<OutboxQuery, OutboxQueryVariables>;
export const ResendMailDocument = "mutation ResendMail($input:ResendMailInput!){resendMail(input:$input){success}}" as unknown as DocumentNode<ResendMailMutation, ResendMailMutationVariables>;
export const PartMatchListDocument = "query PartMatchList($input:EdaProjectPartMatchListV2Input!){edaProjectPartMatchListV2(input:$input){status failure parts{key kind name prefix type category matchStatus needsDatasheet datasheetUrl isConfirmed reasons{code}match{id name plain{...Plain}manufacturer package}datasheetMatching{datasheetMatchingId status percent}}}}fragment Plain on PlainPart{kind value pins}" as unknown as DocumentNode<PartMatchListQuery, PartMatchListQueryVariables>;
export const PartMatchDetailsDocument = "query PartMatchDetails($input:EdaProjectPartMatchInput!){edaProjectPartMatch(input:$input){...PartDetails}}fragment Plain on PlainPart{kind value pins}fragment Facts on PartFacts{id source confidence name plain{...Plain}manufacturer partNumber description category package datasheetUrl pins{number name type description evidence{page box}}supply{name least typical most evidence{page box}}}fragment PartDetails on PartMatch{key kind name type svgString matchStatus isConfirmed reasons{code facts}question{value footprint padNumbers pins{number name}}match{...Facts corrected}candidates{id source name plain{...Plain}manufacturer description package datasheetUrl pins{number name}}datasheetMatching{datasheetMatchingId status percent errorCode datasheetUrl isRetryable reason{code facts}}}" as unknown as DocumentNode<PartMatchDetailsQuery, PartMatchDetailsQueryVariables>;
export const PartMatchingProjectDocument = "query PartMatchingProject($input:EdaProjectV2Input!){edaProjectV2(input:$input){id name jobType stateType majorVersion revisionVersion boardDocumentUrl}}" as unknown as DocumentNode<PartMatchingProjectQuery, PartMatchingProjectQueryVariables>;
export const RequestDatasheetMatchingDocument = "mutation RequestDatasheetMatching($input:RequestDatasheetMatchingInput!){requestDatasheetMatching(input:$input){datasheetMatchingId partPrefix partName}}" as unknown as DocumentNode<RequestDatasheetMatchingMutation, RequestDatasheetMatchingMutationVariables>;
export const DeletePartMatchDocument = "mutation DeletePartMatch($input:DeleteEdaProjectPartMatchInfoV2Input!){deleteEdaProjectPartMatchInfoV2(input:$input){success}}" as unknown as DocumentNode<DeletePartMatchMutation, DeletePartMatchMutationVariables>;
export const ConfirmPartMatchDocument = "mutation ConfirmPartMatch($input:ConfirmEdaProjectPartMatchInput!){confirmEdaProjectPartMatch(input:$input){...PartDetails}}fragment Plain on PlainPart{kind value pins}fragment Facts on PartFacts{id source confidence name plain{...Plain}manufacturer partNumber description category package datasheetUrl pins{number name type description evidence{page box}}supply{name least typical most evidence{page box}}}fragment PartDetails on PartMatch{key kind name type svgString matchStatus isConfirmed reasons{code facts}question{value footprint padNumbers pins{number name}}match{...Facts corrected}candidates{id source name plain{...Plain}manufacturer description package datasheetUrl pins{number name}}datasheetMatching{datasheetMatchingId status percent errorCode datasheetUrl isRetryable reason{code facts}}}" as unknown as DocumentNode<ConfirmPartMatchMutation, ConfirmPartMatchMutationVariables>;
export const RequestPartMatchingDocument = "mutation RequestPartMatching($input:RequestEdaProjectPartMatchingInput!){requestEdaProjectPartMatching(input:$input){success}}" as unknown as DocumentNode<RequestPartMatchingMutation, RequestPartMatchingMutationVariables>;
export const ProjectVerdictDocument = "query ProjectVerdict($input:EdaProjectV2Input!){edaProjectV2(input:$input){id majorVersion revisionVersion verdict{...BoardVerdict}verdictProblem}}fragment BoardVerdict on BoardVerdict{state connected total errors warnings standIns uncheckedRules fill}" as unknown as DocumentNode<ProjectVerdictQuery, ProjectVerdictQueryVariables>;
export const RequestVerdictDocument = "mutation RequestVerdict($input:RequestEdaProjectVerdictInput!){requestEdaProjectVerdict(input:$input){id}}" as unknown as DocumentNode<RequestVerdictMutation, RequestVerdictMutationVariables>;
export const ProjectListDocument = "query ProjectList($input:EdaProjectConnectionV2Input!){edaProjectConnectionV2(input:$input){nodes{...ListedProject}pagination{current totalPage totalCount}total}}fragment ProjectRow on EdaProjectV2{id teamId allowed name majorVersion revisionVersion stateType jobType type runningTime imageUrl createdAt updatedAt lastWorkPageType run{requestGroupId queuePlace progress{percent}}creatorAuthor{id name isDeleted}latestAuthor{id name isDeleted}boardDocumentUrl feedbacks{id rating comment}}fragment BoardVerdict on BoardVerdict{state connected total errors warnings standIns uncheckedRules fill}fragment ListedProject on EdaProjectV2{...ProjectRow openedBy{userId name thumbnailUrl}description stage verdict{...BoardVerdict}verdictProblem}" as unknown as DocumentNode<ProjectListQuery, ProjectListQueryVariables>;
export const RenameProjectDocument = "mutation RenameProject($input:UpdateEdaProjectInput!){updateEdaProject(input:$input){id}}" as unknown as DocumentNode<RenameProjectMutation, RenameProjectMutationVariables>;
export const DuplicateProjectDocument = "mutation DuplicateProject($input:DuplicateEdaProjectInput!){duplicateEdaProject(input:$input){id}}" as unknown as DocumentNode<DuplicateProjectMutation, DuplicateProjectMutationVariables>;
export const DeleteProjectDocument = "mutation DeleteProject($input:DeleteEdaProjectV2Input!){deleteEdaProjectV2(input:$input){success}}" as unknown as DocumentNode<DeleteProjectMutation, DeleteProjectMutationVariables>;
export const PurchaseDetailDocument = "query PurchaseDetail($input:PurchaseInput!){purchase(input:$input){...PurchaseFacts pendingRefund{currency amount}}}fragment PaymentFacts on Payment{id provider state isTest failure receiptUrl pageUrl transfer{bank account holder depositorCode dueAt}}fragment PurchaseSummary on Purchase{id number kind state teamId lines{kind plan credits number}total{currency amount}createdAt dueAt isPractice payment{...PaymentFacts}}fragment PurchaseFacts on Purchase{...PurchaseSummary lines{subjectId amount{currency amount}}net{currency amount}tax{currency amount}providers}" as unknown as DocumentNode<PurchaseDetailQuery, PurchaseDetailQueryVariables>;
export const PurchaseListDocument = "query PurchaseList($input:PurchaseConnectionInput!){purchaseConnection(input:$input){totalCount pagination{totalCount current totalPage}nodes{...PurchaseFacts}}}fragment PaymentFacts on Payment{id provider state isTest failure receiptUrl pageUrl transfer{bank account holder depositorCode dueAt}}fragment PurchaseSummary on Purchase{id number kind state teamId lines{kind plan credits number}total{currency amount}createdAt dueAt isPractice payment{...PaymentFacts}}fragment PurchaseFacts on Purchase{...PurchaseSummary lines{subjectId amount{currency amount}}net{currency amount}tax{currency amount}providers}" as unknown as DocumentNode<PurchaseListQuery, PurchaseListQueryVariables>;
export const StartPaymentDocument = "mutation StartPayment($input:StartPaymentInput!){startPayment(input:$input){...PaymentFacts}}fragment PaymentFacts on Payment{id provider state isTest failure receiptUrl pageUrl transfer{bank account holder depositorCode dueAt}}" as unknown as DocumentNode<StartPaymentMutation, StartPaymentMutationVariables>;
export const CancelPurchaseDocument = "mutation CancelPurchase($input:PurchaseInput!){cancelPurchase(input:$input){success}}" as unknown as DocumentNode<CancelPurchaseMutation, CancelPurchaseMutationVariables>;
export const StaffPurchaseListDocument = "query StaffPurchaseList($input:StaffPurchaseConnectionInput!){staffPurchaseConnection(input:$input){totalCount pagination{totalCount current totalPage}nodes{id holder buyer{id email}purchase{...PurchaseSummary}refunds{id amount{currency amount}sendTo state}refundable{currency amount}receiptKind issuedNumber}}}fragment PaymentFacts on Payment{id provider state isTest failure receiptUrl pageUrl transfer{bank account holder depositorCode dueAt}}fragment PurchaseSummary on Purchase{id number kind state teamId lines{kind plan credits number}total{currency amount}createdAt dueAt isPractice payment{...PaymentFacts}}" as unknown as DocumentNode<StaffPurchaseListQuery, StaffPurchaseListQueryVariables>;
export const ReceiptRequestsDocument = "query ReceiptRequests($input:ReceiptRequestsInput!){receiptRequests(input:$input){csv count}}" as unknown as DocumentNode<ReceiptRequestsQuery, ReceiptRequestsQueryVariables>;
export const RecordIssuedReceiptDocument = "mutation RecordIssuedReceipt($input:RecordIssuedReceiptInput!){recordIssuedReceipt(input:$input){id}}" as unknown as DocumentNode<RecordIssuedReceiptMutation, RecordIssuedReceiptMutationVariables>;
export const ConfirmTransferDocument = "mutation ConfirmTransfer($input:ConfirmTransferInput!){confirmTransfer(input:$input){isPaid}}" as unknown as DocumentNode<ConfirmTransferMutation, ConfirmTransferMutationVariables>;
export const RefundPurchaseDocument = "mutation RefundPurchase($input:RefundPurchaseInput!){refundPurchase(input:$input){id}}" as unknown as DocumentNode<RefundPurchaseMutation, RefundPurchaseMutationVariables>;
export const FinishRefundDocument = "mutation FinishRefund($input:FinishRefundInput!){finishRefund(input:$input){id}}" as unknown as DocumentNode<FinishRefundMutation, FinishRefundMutationVariables>;
export const GrantCreditDocument = "mutation GrantCredit($input:GrantCreditInput!){grantCredit(input:$input){id}}" as unknown as DocumentNode<GrantCreditMutation, GrantCreditMutationVariables>;
export const StaffOffersDocument = "query StaffOffers{staffOffers{planVersions{id planId version prices{currency amount}creditsAMonth projectLimit memberLimit queueWeight isSample publishedAt}packs{id credits prices{currency amount}isSample isArchived publishedAt}}}" as unknown as DocumentNode<StaffOffersQuery, StaffOffersQueryVariables>;
export const PublishPlanDocument = "mutation PublishPlan($input:PublishPlanInput!){publishPlan(input:$input){id}}" as unknown as DocumentNode<PublishPlanMutation, PublishPlanMutationVariables>;
export const PublishPackDocument = "mutation PublishPack($input:PublishPackInput!){publishPack(input:$input){id}}" as unknown as DocumentNode<PublishPackMutation, PublishPackMutationVariables>;
export const ArchivePackDocument = "mutation ArchivePack($input:ArchivePackInput!){archivePack(input:$input){id}}" as unknown as DocumentNode<ArchivePackMutation, ArchivePackMutationVariables>;
export const PaymentFindingsDocument = "query PaymentFindings($input:PaymentFindingConnectionInput!){paymentFindingConnection(input:$input){totalCount pagination{totalCount current totalPage}nodes{id kind subject reference ours theirs foundAt resolvedAt note}}}" as unknown as DocumentNode<PaymentFindingsQuery, PaymentFindingsQueryVariables>;
export const ResolveFindingDocument = "mutation ResolveFinding($input:ResolveFindingInput!){resolveFinding(input:$input){id}}" as unknown as DocumentNode<ResolveFindingMutation, ResolveFindingMutationVariables>;
export const ProjectBillDocument = "query ProjectBill($input:EdaProjectResultInput!){edaProjectResult(input:$input){...BillFields}}fragment SupplyFields on BomSupply{supplier supplierPartNumber manufacturer manufacturerPartNumber description category imageUrl datasheetUrl productDetailURL min multiple priceBreaks{currency exactPrice quantity}availability availabilityInStock lifecycle match readAt}fragment Plain on PlainPart{kind value pins}fragment BillFields on ProjectResult{id majorVersion revisionVersion boards currency totals{currency lines lot perBoard}unpricedLines openLines supplyProblem choiceVersion canUndoChoice billOfMaterials{id partName blockName references footPrint quantity pieces supplyNeed supply{...SupplyFields}otherSupplies{...SupplyFields}isOpen lot{ordered unitPrice currency cost}chosenPart manufacturer manufacturerPartNumber supplierParts{supplier partNumber}ratings description datasheetUrl matchedName matchedPlain{...Plain}isMatchConfirmed}}" as unknown as DocumentNode<ProjectBillQuery, ProjectBillQueryVariables>;
export const ReadSupplyDocument = "mutation ReadSupply($input:EdaProjectResultInput!){readEdaProjectSupply(input:$input){...BillFields}}fragment SupplyFields on BomSupply{supplier supplierPartNumber manufacturer manufacturerPartNumber description category imageUrl datasheetUrl productDetailURL min multiple priceBreaks{currency exactPrice quantity}availability availabilityInStock lifecycle match readAt}fragment Plain on PlainPart{kind value pins}fragment BillFields on ProjectResult{id majorVersion revisionVersion boards currency totals{currency lines lot perBoard}unpricedLines openLines supplyProblem choiceVersion canUndoChoice billOfMaterials{id partName blockName references footPrint quantity pieces supplyNeed supply{...SupplyFields}otherSupplies{...SupplyFields}isOpen lot{ordered unitPrice currency cost}chosenPart manufacturer manufacturerPartNumber supplierParts{supplier partNumber}ratings description datasheetUrl matchedName matchedPlain{...Plain}isMatchConfirmed}}" as unknown as DocumentNode<ReadSupplyMutation, ReadSupplyMutationVariables>;
export const SupplySourcesDocument = "query SupplySources{supplySources{source isLive}}" as unknown as DocumentNode<SupplySourcesQuery, SupplySourcesQueryVariables>;
export const SubstitutesDocument = "query Substitutes($input:EdaProjectSubstitutesInput!){edaProjectSubstitutes(input:$input){nodes{supplier supplierPartNumber manufacturer manufacturerPartNumber description datasheetUrl productDetailURL availability availabilityInStock match readAt priceBreaks{currency exactPrice quantity}}}}" as unknown as DocumentNode<SubstitutesQuery, SubstitutesQueryVariables>;
export const ChoosePartDocument = "mutation ChoosePart($input:ChooseEdaProjectPartInput!){chooseEdaProjectPart(input:$input){version canUndo}}" as unknown as DocumentNode<ChoosePartMutation, ChoosePartMutationVariables>;
export const UndoPartChoiceDocument = "mutation UndoPartChoice($input:UndoEdaProjectPartChoiceInput!){undoEdaProjectPartChoice(input:$input){version canUndo}}" as unknown as DocumentNode<UndoPartChoiceMutation, UndoPartChoiceMutationVariables>;
export const ShareLinksDocument = "query ShareLinks($input:EdaProjectShareLinksInput!){edaProjectShareLinks(input:$input){nodes{id historyId creatorName createdAt expiresAt isExpired hasCreatorLeft showsComments}}}" as unknown as DocumentNode<ShareLinksQuery, ShareLinksQueryVariables>;
export const CreateShareLinkDocument = "mutation CreateShareLink($input:CreateEdaProjectShareLinkInput!){createEdaProjectShareLink(input:$input){id link expiresAt}}" as unknown as DocumentNode<CreateShareLinkMutation, CreateShareLinkMutationVariables>;
export const RevokeShareLinkDocument = "mutation RevokeShareLink($input:RevokeEdaProjectShareLinkInput!){revokeEdaProjectShareLink(input:$input){success}}" as unknown as DocumentNode<RevokeShareLinkMutation, RevokeShareLinkMutationVariables>;
export const TeamListDocument = "query TeamList{teamList{nodes{...TeamFacts}}ownTeamInvitations{nodes{...InvitationFacts}}}fragment TeamFacts on Team{id name description thumbnailUrl myRoleType memberCount createdAt allowed}fragment InvitationFacts on TeamInvitation{id teamId teamName email roleType inviterName sentCount lastSentAt expiresAt isExpired}" as unknown as DocumentNode<TeamListQuery, TeamListQueryVariables>;
export const TeamDocument = "query Team($input:TeamInput!){team(input:$input){...TeamFacts}}fragment TeamFacts on Team{id name description thumbnailUrl myRoleType memberCount createdAt allowed}" as unknown as DocumentNode<TeamQuery, TeamQueryVariables>;
export const OwnTeamLinksDocument = "query OwnTeamLinks($input:TeamInput!){team(input:$input){id myShareLinkCount}}" as unknown as DocumentNode<OwnTeamLinksQuery, OwnTeamLinksQueryVariables>;
export const TeamMembersDocument = "query TeamMembers($input:TeamMemberConnectionInput!){teamMemberConnection(input:$input){nodes{id userId teamId name thumbnailUrl email roleType joinedAt allowed shareLinkCount}totalCount pagination{totalCount current totalPage}}}" as unknown as DocumentNode<TeamMembersQuery, TeamMembersQueryVariables>;
export const TeamSearchUsersDocument = "query TeamSearchUsers($input:TeamSearchUserConnectionInput!){teamSearchUserConnection(input:$input){nodes{userId name thumbnailUrl email}totalCount}}" as unknown as DocumentNode<TeamSearchUsersQuery, TeamSearchUsersQueryVariables>;
export const TeamInvitationsDocument = "query TeamInvitations($input:TeamInvitationConnectionInput!){teamInvitationConnection(input:$input){nodes{...InvitationFacts}totalCount pagination{totalCount current totalPage}}}fragment InvitationFacts on TeamInvitation{id teamId teamName email roleType inviterName sentCount lastSentAt expiresAt isExpired}" as unknown as DocumentNode<TeamInvitationsQuery, TeamInvitationsQueryVariables>;
export const TeamHoldingsDocument = "query TeamHoldings($projects:EdaProjectConnectionV2Input!$addresses:TeamAddressListInput!){edaProjectConnectionV2(input:$projects){nodes{id majorVersion revisionVersion name}total}teamAddressList(input:$addresses){nodes{id}}}" as unknown as DocumentNode<TeamHoldingsQuery, TeamHoldingsQueryVariables>;
export const CreateTeamDocument = "mutation CreateTeam($input:CreateTeamInput!){createTeam(input:$input){id}}" as unknown as DocumentNode<CreateTeamMutation, CreateTeamMutationVariables>;
export const UpdateTeamDocument = "mutation UpdateTeam($input:UpdateTeamInput!){updateTeam(input:$input){id}}" as unknown as DocumentNode<UpdateTeamMutation, UpdateTeamMutationVariables>;
export const DeleteTeamDocument = "mutation DeleteTeam($input:DeleteTeamInput!){deleteTeam(input:$input){success}}" as unknown as DocumentNode<DeleteTeamMutation, DeleteTeamMutationVariables>;
export const InviteTeamMemberDocument = "mutation InviteTeamMember($input:InviteTeamMemberInput!){inviteTeamMember(input:$input){hasJoined link}}" as unknown as DocumentNode<InviteTeamMemberMutation, InviteTeamMemberMutationVariables>;
export const UpdateTeamMemberRoleDocument = "mutation UpdateTeamMemberRole($input:UpdateTeamMemberRoleInput!){updateTeamMemberRole(input:$input){success}}" as unknown as DocumentNode<UpdateTeamMemberRoleMutation, UpdateTeamMemberRoleMutationVariables>;
export const DeleteTeamMemberDocument = "mutation DeleteTeamMember($input:DeleteTeamMemberInput!){deleteTeamMember(input:$input){success}}" as unknown as DocumentNode<DeleteTeamMemberMutation, DeleteTeamMemberMutationVariables>;
export const LeaveTeamDocument = "mutation LeaveTeam($input:LeaveTeamInput!){leaveTeam(input:$input){success}}" as unknown as DocumentNode<LeaveTeamMutation, LeaveTeamMutationVariables>;
export const ResendTeamInvitationDocument = "mutation ResendTeamInvitation($input:TeamInvitationOfTeamInput!){resendTeamInvitation(input:$input){success link}}" as unknown as DocumentNode<ResendTeamInvitationMutation, ResendTeamInvitationMutationVariables>;
export const RevokeTeamInvitationDocument = "mutation RevokeTeamInvitation($input:TeamInvitationOfTeamInput!){revokeTeamInvitation(input:$input){success}}" as unknown as DocumentNode<RevokeTeamInvitationMutation, RevokeTeamInvitationMutationVariables>;
export const AcceptOwnInvitationDocument = "mutation AcceptOwnInvitation($input:AnswerTeamInvitationInput!){acceptTeamInvitation(input:$input){id}}" as unknown as DocumentNode<AcceptOwnInvitationMutation, AcceptOwnInvitationMutationVariables>;
export const DeclineOwnInvitationDocument = "mutation DeclineOwnInvitation($input:AnswerTeamInvitationInput!){declineTeamInvitation(input:$input){success}}" as unknown as DocumentNode<DeclineOwnInvitationMutation, DeclineOwnInvitationMutationVariables>;
export const ProjectUpdateDocument = "query ProjectUpdate($input:EdaProjectUpdateInput!){edaProjectUpdate(input:$input){boardHash source changes problems{code message words}remarks{severity message words}}}" as unknown as DocumentNode<ProjectUpdateQuery, ProjectUpdateQueryVariables>;
export const UpdateProjectFromFilesDocument = "mutation UpdateProjectFromFiles($input:UpdateEdaProjectFromFilesInput!){updateEdaProjectFromFiles(input:$input){id majorVersion revisionVersion remarks{severity message words}}}" as unknown as DocumentNode<UpdateProjectFromFilesMutation, UpdateProjectFromFilesMutationVariables>;
export const HistoryDocument = "query History($input:EdaProjectHistoryConnectionInput!){edaProjectHistoryConnection(input:$input){nodes{...HistoryEntry}total}}fragment HistoryEntry on ProjectHistory{id type description majorVersion revisionVersion createdAt latestAuthor{name isDeleted}boardDocumentUrl requestGroupId isVersion appliedVersion{majorVersion revisionVersion}edited{added removed changed}updated{source changes}boardAdded blockVersion{block from to}placement{profile}}" as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
export const CompareVersionsDocument = "query CompareVersions($input:EdaProjectVersionComparisonInput!){edaProjectVersionComparison(input:$input){before{boardDocumentUrl errors warnings}after{boardDocumentUrl errors warnings}changes more appeared{...FindingFields}gone{...FindingFields}}}fragment FindingFields on Finding{rule severity message items nets x y layer actual required}" as unknown as DocumentNode<CompareVersionsQuery, CompareVersionsQueryVariables>;
export const ApplyVersionDocument = "mutation ApplyVersion($input:ApplyEdaProjectVersionInput!){applyEdaProjectVersion(input:$input){lastWorkPageType majorVersion revisionVersion}}" as unknown as DocumentNode<ApplyVersionMutation, ApplyVersionMutationVariables>;
export const ResetVersionDocument = "mutation ResetVersion($input:ResetEdaProjectVersionInput!){resetEdaProjectVersion(input:$input){id}}" as unknown as DocumentNode<ResetVersionMutation, ResetVersionMutationVariables>;
export const SaveEditsDocument = "mutation SaveEdits($input:UpdateEdaProjectLayoutInput!){updateEdaProjectLayout(input:$input){majorVersion revisionVersion boardDocumentUrl isMerged changedSince}}" as unknown as DocumentNode<SaveEditsMutation, SaveEditsMutationVariables>;
export const ProjectDocument = "query Project($input:EdaProjectV2Input!){edaProjectV2(input:$input){...ProjectRow circuitDocumentUrl logicDocumentUrl modelUrl isResultSelected selectedHistoryId lastRequestGroupId resultState needsFeedback runToJudge{requestGroupId jobType}run{...RunFields}latestPlacement{...RunFields}latestRouting{results{id boardDocumentUrl}}placementOptions{...PlacementOptionsFields}routingOptions{...RoutingOptionsFields}receipt{...Receipt}}}fragment PlacementOptionsFields on PlacementRunOptions{fixed seed control}fragment RoutingOptionsFields on RoutingRunOptions{strip pours seed control}fragment FindingFields on Finding{rule severity message items nets x y layer actual required}fragment ProjectRow on EdaProjectV2{id teamId allowed name majorVersion revisionVersion stateType jobType type runningTime imageUrl createdAt updatedAt lastWorkPageType run{requestGroupId queuePlace progress{percent}}creatorAuthor{id name isDeleted}latestAuthor{id name isDeleted}boardDocumentUrl feedbacks{id rating comment}}fragment RunFields on EdaRun{requestGroupId jobType status message queuePlace failure{kind limitMb times parts{reference needsMm largestFreeMm}}canResume elapsedTime placementOptions{...PlacementOptionsFields}routingOptions{...RoutingOptionsFields}startAt endAt progress{phase percent connected total vias lengthMm conflicts}results{id boardDocumentUrl placement{profile metrics compromises notes{kind parts}errors{before after}removed{tracks vias}findings{...FindingFields}}routing{complete connected total vias lengthMm errors{before after}findings{...FindingFields}unasked planeVias{thermal drops stitching}pairs{name nets status legs{from to coupledLength vias skew delay}apart{reason between message}lengthened{net by rest}}open{net reason cause{kind nets objects available required spots{x y layer}cut{needed fits open takers{net times}layers lines{ax ay bx by layer}}remedies{kind length layers}}from{item x y}to{item x y}}}}}fragment Receipt on ImportReceipt{files{name bytes recognisedAs}lines{kind read kept converted dropped}diagnostics{severity code catalogue message words file line column subjects x y}}" as unknown as DocumentNode<ProjectQuery, ProjectQueryVariables>;
export const RequestPlacementDocument = "mutation RequestPlacement($input:RequestEdaProjectAutoPlacementInput!){requestEdaProjectAutoPlacement(input:$input){requestGroupId}}" as unknown as DocumentNode<RequestPlacementMutation, RequestPlacementMutationVariables>;
export const RequestRoutingDocument = "mutation RequestRouting($input:RequestEdaProjectRoutingInput!){requestEdaProjectRouting(input:$input){requestGroupId}}" as unknown as DocumentNode<RequestRoutingMutation, RequestRoutingMutationVariables>;
export const FinishRoutingDocument = "mutation FinishRouting($input:FinishEdaProjectRoutingInput!){finishEdaProjectRouting(input:$input){success}}" as unknown as DocumentNode<FinishRoutingMutation, FinishRoutingMutationVariables>;
export const PauseRunDocument = "mutation PauseRun($input:CancelEdaProjectTaskInput!){cancelEdaProjectTask(input:$input){success}}" as unknown as DocumentNode<PauseRunMutation, PauseRunMutationVariables>;
export const DiscardResultDocument = "mutation DiscardResult($input:DiscardEdaProjectResultInput!){discardEdaProjectResult(input:$input){id}}" as unknown as DocumentNode<DiscardResultMutation, DiscardResultMutationVariables>;
export const SelectPlacementDocument = "mutation SelectPlacement($input:SelectEdaProjectResultInput!){selectEdaProjectAutoPlacementResult(input:$input){id}}" as unknown as DocumentNode<SelectPlacementMutation, SelectPlacementMutationVariables>;
export const SelectRoutingDocument = "mutation SelectRouting($input:SelectEdaProjectResultInput!){selectEdaProjectAutoRoutingResult(input:$input){id}}" as unknown as DocumentNode<SelectRoutingMutation, SelectRoutingMutationVariables>;
export const FabRulesDocument = "query FabRules{fabRules{fab layers name track space annularRing smallestHole copperToEdge readOn}}" as unknown as DocumentNode<FabRulesQuery, FabRulesQueryVariables>;
export const LastRoutingDocument = "query LastRouting($input:EdaProjectV2Input!){edaProjectV2(input:$input){id majorVersion revisionVersion latestRouting{...RunFields}}}fragment PlacementOptionsFields on PlacementRunOptions{fixed seed control}fragment RoutingOptionsFields on RoutingRunOptions{strip pours seed control}fragment FindingFields on Finding{rule severity message items nets x y layer actual required}fragment RunFields on EdaRun{requestGroupId jobType status message queuePlace failure{kind limitMb times parts{reference needsMm largestFreeMm}}canResume elapsedTime placementOptions{...PlacementOptionsFields}routingOptions{...RoutingOptionsFields}startAt endAt progress{phase percent connected total vias lengthMm conflicts}results{id boardDocumentUrl placement{profile metrics compromises notes{kind parts}errors{before after}removed{tracks vias}findings{...FindingFields}}routing{complete connected total vias lengthMm errors{before after}findings{...FindingFields}unasked planeVias{thermal drops stitching}pairs{name nets status legs{from to coupledLength vias skew delay}apart{reason between message}lengthened{net by rest}}open{net reason cause{kind nets objects available required spots{x y layer}cut{needed fits open takers{net times}layers lines{ax ay bx by layer}}remedies{kind length layers}}from{item x y}to{item x y}}}}}" as unknown as DocumentNode<LastRoutingQuery, LastRoutingQueryVariables>;
export const RunLengthsDocument = "query RunLengths($input:EdaProjectV2Input!){edaProjectV2(input:$input){id majorVersion revisionVersion latestRouting{results{id routing{lengths{nets{net name netClass pads open length byLayer{layer length}vias direct padToPad{length viaHeight}}groups{kind name nets length vias open range{basis shortest longest skew}}}}}}}}" as unknown as DocumentNode<RunLengthsQuery, RunLengthsQueryVariables>;
export const RunPreviewDocument = "query RunPreview($input:EdaProjectV2Input!){edaProjectV2(input:$input){id majorVersion revisionVersion run{requestGroupId preview}}}" as unknown as DocumentNode<RunPreviewQuery, RunPreviewQueryVariables>;