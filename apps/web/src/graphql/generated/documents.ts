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


export type StaffRunListQuery = { staffRunConnection: { totalCount: number, pagination: { totalCount: number, current: number, totalPage: number }, nodes: Array<{ id: string, jobType: string, status: JobStatus, workedMs: number, failure: RunFailureKind | null, requestedAt: string, requester: { id: string, email: string } | null }> } };

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


export type StaffOffersQuery = { staffOffers: { planVersions: Array<{ id: string, planId: string, version: number, creditsAMonth: number, projectLimit: number, memberLimit: number | null, isSample: boolean, publishedAt: string | null, prices: Array<{ currency: Currency, amount: string }> }>, packs: Array<{ id: string, credits: number, isSample: boolean, isArchived: boolean, publishedAt: string | null, prices: Array<{ currency: Currency, amount: string }> }> } };

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

export type HistoryEntryFragment = { id: string, type: HistoryType, description: string | null, majorVersion: number, revisionVersion: number, createdAt: string, boardDocumentUrl: string | null, requestGroupId: string | null, isVersion: boolean, latestAuthor: { name: string, isDeleted: boolean }, appliedVersion: { majorVersion: number, revisionVersion: number } | null, edited: { added: number, removed: number, changed: number } | null, updated: { source: ProjectUpdateSource, changes: number } | null, blockVersion: { block: string, from: number, to: number } | null, placement: { profile: string } | null };

export type HistoryQueryVariables = Exact<{
  input: EdaProjectHistoryConnectionInput;
}>;


export type HistoryQuery = { edaProjectHistoryConnection: { total: number, nodes: Array<{ id: string, type: HistoryType, description: string | null, majorVersion: number, revisionVersion: number, createdAt: string, boardDocumentUrl: string | null, requestGroupId: string | null, isVersion: boolean, latestAuthor: { name: string, isDeleted: boolean }, appliedVersion: { majorVersion: number, revisionVersion: number } | null, edited: { added: number, removed: number, changed: number } | null, updated: { source: ProjectUpdateSource, changes: number } | null, blockVersion: { block: string, from: number, to: number } | null, placement: { profile: string } | null }> } };

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

export const StaffUserFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffUserFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"projectCount"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"storedBytes"}}]}}]} as unknown as DocumentNode<StaffUserFactsFragment, unknown>;
export const AssemblyChoiceFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssemblyChoiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectAssembly"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}},{"kind":"Field","name":{"kind":"Name","value":"offsetX"}},{"kind":"Field","name":{"kind":"Name","value":"offsetY"}},{"kind":"Field","name":{"kind":"Name","value":"isChecked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"notPopulated"}},{"kind":"Field","name":{"kind":"Name","value":"populated"}}]}}]}}]} as unknown as DocumentNode<AssemblyChoiceFieldsFragment, unknown>;
export const BlockCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blockType"}},{"kind":"Field","name":{"kind":"Name","value":"schematic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jsonUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footprint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jsonUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accessType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"isBuiltIn"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"currentVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"copperLayers"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"heightMm"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownPrices"}},{"kind":"Field","name":{"kind":"Name","value":"usedInProjects"}},{"kind":"Field","name":{"kind":"Name","value":"ioPorts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<BlockCardFragment, unknown>;
export const BlockStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failedStep"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isError"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<BlockStateFragment, unknown>;
export const BlockParameterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockParameter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Parameter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"minValue"}},{"kind":"Field","name":{"kind":"Name","value":"maxValue"}},{"kind":"Field","name":{"kind":"Name","value":"viewType"}},{"kind":"Field","name":{"kind":"Name","value":"searchType"}},{"kind":"Field","name":{"kind":"Name","value":"requiredType"}},{"kind":"Field","name":{"kind":"Name","value":"valueType"}},{"kind":"Field","name":{"kind":"Name","value":"optionValues"}},{"kind":"Field","name":{"kind":"Name","value":"expression"}},{"kind":"Field","name":{"kind":"Name","value":"series"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}}]} as unknown as DocumentNode<BlockParameterFragment, unknown>;
export const BlockFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockState"}},{"kind":"Field","name":{"kind":"Name","value":"memo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"certificationTypes"}},{"kind":"Field","name":{"kind":"Name","value":"parameterTags"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modelUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creatorAuthor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"materials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"option"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerPartNumber"}},{"kind":"Field","name":{"kind":"Name","value":"integrationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"references"}},{"kind":"Field","name":{"kind":"Name","value":"supplyItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"productDetailURL"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ioPorts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ioType"}},{"kind":"Field","name":{"kind":"Name","value":"minVoltage"}},{"kind":"Field","name":{"kind":"Name","value":"maxVoltage"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"netType"}},{"kind":"Field","name":{"kind":"Name","value":"pins"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockParameter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"joins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"neededPort"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blockType"}},{"kind":"Field","name":{"kind":"Name","value":"schematic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jsonUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footprint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jsonUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accessType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"isBuiltIn"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"currentVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"copperLayers"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"heightMm"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownPrices"}},{"kind":"Field","name":{"kind":"Name","value":"usedInProjects"}},{"kind":"Field","name":{"kind":"Name","value":"ioPorts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failedStep"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isError"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockParameter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Parameter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"minValue"}},{"kind":"Field","name":{"kind":"Name","value":"maxValue"}},{"kind":"Field","name":{"kind":"Name","value":"viewType"}},{"kind":"Field","name":{"kind":"Name","value":"searchType"}},{"kind":"Field","name":{"kind":"Name","value":"requiredType"}},{"kind":"Field","name":{"kind":"Name","value":"valueType"}},{"kind":"Field","name":{"kind":"Name","value":"optionValues"}},{"kind":"Field","name":{"kind":"Name","value":"expression"}},{"kind":"Field","name":{"kind":"Name","value":"series"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}}]} as unknown as DocumentNode<BlockFactsFragment, unknown>;
export const CommentThreadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentThread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectCommentThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"sheetId"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"partId"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]}}]}}]} as unknown as DocumentNode<CommentThreadFragment, unknown>;
export const ContactProjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"errors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"workedMs"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"}},{"kind":"Field","name":{"kind":"Name","value":"log"}}]}}]} as unknown as DocumentNode<ContactProjectFragment, unknown>;
export const ExportProgressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectExportJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"exportsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAbandoned"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEverything"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"outputFormat"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}}]}}]} as unknown as DocumentNode<ExportProgressFragment, unknown>;
export const BoardVerdictFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardVerdict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardVerdict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"errors"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"standIns"}},{"kind":"Field","name":{"kind":"Name","value":"uncheckedRules"}},{"kind":"Field","name":{"kind":"Name","value":"fill"}}]}}]} as unknown as DocumentNode<BoardVerdictFragment, unknown>;
export const ExportedFileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportedFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectResultExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"saidRemarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"named"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"named"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fabReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardVerdict"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plotted"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardVerdict"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"layer"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardVerdict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardVerdict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"errors"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"standIns"}},{"kind":"Field","name":{"kind":"Name","value":"uncheckedRules"}},{"kind":"Field","name":{"kind":"Name","value":"fill"}}]}}]} as unknown as DocumentNode<ExportedFileFragment, unknown>;
export const ExportJobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectExportJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportProgress"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportedFile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardVerdict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardVerdict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"errors"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"standIns"}},{"kind":"Field","name":{"kind":"Name","value":"uncheckedRules"}},{"kind":"Field","name":{"kind":"Name","value":"fill"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectExportJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"exportsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAbandoned"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEverything"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"outputFormat"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportedFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectResultExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"saidRemarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"named"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"named"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fabReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardVerdict"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plotted"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardVerdict"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"layer"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExportJobFragment, unknown>;
export const FootprintEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootprintEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoundFootprint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pads"}},{"kind":"Field","name":{"kind":"Name","value":"pitchMm"}},{"kind":"Field","name":{"kind":"Name","value":"bodyMm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mount"}}]}}]} as unknown as DocumentNode<FootprintEntryFragment, unknown>;
export const HolderTeamFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolderTeam"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"myRoleType"}}]}}]} as unknown as DocumentNode<HolderTeamFragment, unknown>;
export const PinNameFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PinNameFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PinName"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"pad"}}]}}]} as unknown as DocumentNode<PinNameFieldsFragment, unknown>;
export const ProjectIntentsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectIntentsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectIntents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"intent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"within"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"area"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownHeights"}},{"kind":"Field","name":{"kind":"Name","value":"instances"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PinNameFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PinName"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"pad"}}]}}]} as unknown as DocumentNode<ProjectIntentsFieldsFragment, unknown>;
export const LogicFindingFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogicFindingFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogicFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"ends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"port"}}]}}]}}]} as unknown as DocumentNode<LogicFindingFactsFragment, unknown>;
export const ProjectBlockFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectBlockFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"voltage"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"unknownPrices"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edaCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isInLibrary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ProjectBlockFactsFragment, unknown>;
export const CreditLineFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreditLineFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreditLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}}]}}]} as unknown as DocumentNode<CreditLineFactsFragment, unknown>;
export const PlanFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planVersionId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditsAMonth"}},{"kind":"Field","name":{"kind":"Name","value":"projectLimit"}},{"kind":"Field","name":{"kind":"Name","value":"memberLimit"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"canBuy"}},{"kind":"Field","name":{"kind":"Name","value":"canBuyIn"}},{"kind":"Field","name":{"kind":"Name","value":"notForSale"}}]}}]} as unknown as DocumentNode<PlanFactsFragment, unknown>;
export const RunCostFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunCostFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RunCost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"isResumable"}}]}}]} as unknown as DocumentNode<RunCostFactsFragment, unknown>;
export const NotificationLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CircuitArchitecture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"case"}}]}}]}}]}}]} as unknown as DocumentNode<NotificationLineFragment, unknown>;
export const MoneyFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<MoneyFactsFragment, unknown>;
export const QuoteFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"net"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTaxed"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"declinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"purchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<QuoteFactsFragment, unknown>;
export const OrderFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"layers"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thickness"}},{"kind":"Field","name":{"kind":"Name","value":"finish"}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"silk"}},{"kind":"Field","name":{"kind":"Name","value":"copper"}},{"kind":"Field","name":{"kind":"Name","value":"stencil"}},{"kind":"Field","name":{"kind":"Name","value":"assembly"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receiver"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryCallingCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"detailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"placedBy"}},{"kind":"Field","name":{"kind":"Name","value":"mayPay"}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"net"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTaxed"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"declinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"purchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<OrderFactsFragment, unknown>;
export const EstimateFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KesEstimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"wishedDate"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"net"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTaxed"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"declinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"purchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<EstimateFactsFragment, unknown>;
export const PlainFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlainPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"pins"}}]}}]} as unknown as DocumentNode<PlainFragment, unknown>;
export const FactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Facts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"partNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"package"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"box"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"supply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"typical"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"box"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlainPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"pins"}}]}}]} as unknown as DocumentNode<FactsFragment, unknown>;
export const PartDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartMatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"svgString"}},{"kind":"Field","name":{"kind":"Name","value":"matchStatus"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"padNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Facts"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"package"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"datasheetMatching"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"datasheetMatchingId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isRetryable"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlainPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"pins"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Facts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"partNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"package"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"box"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"supply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"typical"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"box"}}]}}]}}]}}]} as unknown as DocumentNode<PartDetailsFragment, unknown>;
export const ProjectRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectV2"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"stateType"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"runningTime"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastWorkPageType"}},{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestGroupId"}},{"kind":"Field","name":{"kind":"Name","value":"queuePlace"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creatorAuthor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestAuthor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boardDocumentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"feedbacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}}]}}]} as unknown as DocumentNode<ProjectRowFragment, unknown>;
export const ListedProjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectV2"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectRow"}},{"kind":"Field","name":{"kind":"Name","value":"openedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardVerdict"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verdictProblem"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectV2"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"stateType"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"runningTime"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastWorkPageType"}},{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestGroupId"}},{"kind":"Field","name":{"kind":"Name","value":"queuePlace"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creatorAuthor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestAuthor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boardDocumentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"feedbacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardVerdict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardVerdict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"errors"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"standIns"}},{"kind":"Field","name":{"kind":"Name","value":"uncheckedRules"}},{"kind":"Field","name":{"kind":"Name","value":"fill"}}]}}]} as unknown as DocumentNode<ListedProjectFragment, unknown>;
export const PaymentFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"transfer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"depositorCode"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]} as unknown as DocumentNode<PaymentFactsFragment, unknown>;
export const PurchaseSummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPractice"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"transfer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"depositorCode"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]} as unknown as DocumentNode<PurchaseSummaryFragment, unknown>;
export const PurchaseFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchaseSummary"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"net"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"providers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"transfer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"depositorCode"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPractice"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentFacts"}}]}}]}}]} as unknown as DocumentNode<PurchaseFactsFragment, unknown>;
export const ReceiptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Receipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReceipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedAs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"converted"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diagnostics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"catalogue"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode<ReceiptFragment, unknown>;
export const SupplyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BomSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"supplierPartNumber"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerPartNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"productDetailURL"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"exactPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"availabilityInStock"}},{"kind":"Field","name":{"kind":"Name","value":"lifecycle"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]} as unknown as DocumentNode<SupplyFieldsFragment, unknown>;
export const BillFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"boards"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"lot"}},{"kind":"Field","name":{"kind":"Name","value":"perBoard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unpricedLines"}},{"kind":"Field","name":{"kind":"Name","value":"openLines"}},{"kind":"Field","name":{"kind":"Name","value":"supplyProblem"}},{"kind":"Field","name":{"kind":"Name","value":"choiceVersion"}},{"kind":"Field","name":{"kind":"Name","value":"canUndoChoice"}},{"kind":"Field","name":{"kind":"Name","value":"billOfMaterials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partName"}},{"kind":"Field","name":{"kind":"Name","value":"blockName"}},{"kind":"Field","name":{"kind":"Name","value":"references"}},{"kind":"Field","name":{"kind":"Name","value":"footPrint"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"supplyNeed"}},{"kind":"Field","name":{"kind":"Name","value":"supply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"otherSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"lot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chosenPart"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerPartNumber"}},{"kind":"Field","name":{"kind":"Name","value":"supplierParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"partNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratings"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"matchedName"}},{"kind":"Field","name":{"kind":"Name","value":"matchedPlain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMatchConfirmed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BomSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"supplierPartNumber"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerPartNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"productDetailURL"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"exactPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"availabilityInStock"}},{"kind":"Field","name":{"kind":"Name","value":"lifecycle"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlainPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"pins"}}]}}]} as unknown as DocumentNode<BillFieldsFragment, unknown>;
export const TeamFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"myRoleType"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}}]}}]} as unknown as DocumentNode<TeamFactsFragment, unknown>;
export const InvitationFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleType"}},{"kind":"Field","name":{"kind":"Name","value":"inviterName"}},{"kind":"Field","name":{"kind":"Name","value":"sentCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}}]}}]} as unknown as DocumentNode<InvitationFactsFragment, unknown>;
export const HistoryEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"latestAuthor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boardDocumentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"requestGroupId"}},{"kind":"Field","name":{"kind":"Name","value":"isVersion"}},{"kind":"Field","name":{"kind":"Name","value":"appliedVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blockVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"placement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"}}]}}]}}]} as unknown as DocumentNode<HistoryEntryFragment, unknown>;
export const PlacementOptionsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacementOptionsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlacementRunOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"control"}}]}}]} as unknown as DocumentNode<PlacementOptionsFieldsFragment, unknown>;
export const RoutingOptionsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoutingOptionsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoutingRunOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strip"}},{"kind":"Field","name":{"kind":"Name","value":"pours"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"control"}}]}}]} as unknown as DocumentNode<RoutingOptionsFieldsFragment, unknown>;
export const FindingFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Finding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"layer"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]} as unknown as DocumentNode<FindingFieldsFragment, unknown>;
export const RunFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestGroupId"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"queuePlace"}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"limitMb"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"needsMm"}},{"kind":"Field","name":{"kind":"Name","value":"largestFreeMm"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canResume"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedTime"}},{"kind":"Field","name":{"kind":"Name","value":"placementOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlacementOptionsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"routingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoutingOptionsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"boardDocumentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"placement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"}},{"kind":"Field","name":{"kind":"Name","value":"metrics"}},{"kind":"Field","name":{"kind":"Name","value":"compromises"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tracks"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"routing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unasked"}},{"kind":"Field","name":{"kind":"Name","value":"planeVias"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thermal"}},{"kind":"Field","name":{"kind":"Name","value":"drops"}},{"kind":"Field","name":{"kind":"Name","value":"stitching"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"legs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"coupledLength"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}},{"kind":"Field","name":{"kind":"Name","value":"skew"}},{"kind":"Field","name":{"kind":"Name","value":"delay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"between"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lengthened"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"cause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"objects"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"spots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"layer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needed"}},{"kind":"Field","name":{"kind":"Name","value":"fits"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"takers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}},{"kind":"Field","name":{"kind":"Name","value":"layers"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ax"}},{"kind":"Field","name":{"kind":"Name","value":"ay"}},{"kind":"Field","name":{"kind":"Name","value":"bx"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"layer"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"remedies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"layers"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacementOptionsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlacementRunOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"control"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoutingOptionsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoutingRunOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strip"}},{"kind":"Field","name":{"kind":"Name","value":"pours"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"control"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Finding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"layer"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]} as unknown as DocumentNode<RunFieldsFragment, unknown>;
export const ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"signUpType"}},{"kind":"Field","name":{"kind":"Name","value":"emailMarketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"smsMarketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"lowCreditMail"}}]}}]}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const UploadFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SingleUploadFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"singleUploadFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<UploadFileMutation, UploadFileMutationVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const UpdateConsentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateConsents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailMarketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"smsMarketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"lowCreditMail"}}]}}]}}]} as unknown as DocumentNode<UpdateConsentsMutation, UpdateConsentsMutationVariables>;
export const UpdatePreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>;
export const UnregisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Unregister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnregisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unregister"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<UnregisterMutation, UnregisterMutationVariables>;
export const OwnAddressesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receiver"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryCallingCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"detailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]}}]}}]} as unknown as DocumentNode<OwnAddressesQuery, OwnAddressesQueryVariables>;
export const CreateAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateAddressMutation, CreateAddressMutationVariables>;
export const UpdateAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateAddressMutation, UpdateAddressMutationVariables>;
export const DeleteAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeleteAddressMutation, DeleteAddressMutationVariables>;
export const TeamAddressesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamAddressListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamAddressList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receiver"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryCallingCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"detailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]}}]}}]} as unknown as DocumentNode<TeamAddressesQuery, TeamAddressesQueryVariables>;
export const CreateTeamAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTeamAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTeamAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTeamAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateTeamAddressMutation, CreateTeamAddressMutationVariables>;
export const UpdateTeamAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTeamAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTeamAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTeamAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateTeamAddressMutation, UpdateTeamAddressMutationVariables>;
export const DeleteTeamAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTeamAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTeamAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeleteTeamAddressMutation, DeleteTeamAddressMutationVariables>;
export const AdminOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administrationOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"estimates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"working"}},{"kind":"Field","name":{"kind":"Name","value":"failedToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"freeBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"integrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"lastOkAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastErrorAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}}]}}]}}]}}]} as unknown as DocumentNode<AdminOverviewQuery, AdminOverviewQueryVariables>;
export const StaffContactListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffContactList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffContactConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffContactConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"writer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StaffContactListQuery, StaffContactListQueryVariables>;
export const StaffContactDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffContactDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"responseMessage"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"writer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactProject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"follows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"errors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"workedMs"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"}},{"kind":"Field","name":{"kind":"Name","value":"log"}}]}}]} as unknown as DocumentNode<StaffContactDetailQuery, StaffContactDetailQueryVariables>;
export const AdministratorListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdministratorList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administratorList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AdministratorListQuery, AdministratorListQueryVariables>;
export const AnswerContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AnswerContactMutation, AnswerContactMutationVariables>;
export const AssignContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AssignContactMutation, AssignContactMutationVariables>;
export const AddContactNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddContactNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddContactNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addContactNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddContactNoteMutation, AddContactNoteMutationVariables>;
export const OpenConsentedProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenConsentedProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenConsentedProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openConsentedProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactProject"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"errors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"workedMs"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"}},{"kind":"Field","name":{"kind":"Name","value":"log"}}]}}]} as unknown as DocumentNode<OpenConsentedProjectMutation, OpenConsentedProjectMutationVariables>;
export const StaffUserListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffUserList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffUserConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffUserFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffUserFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"projectCount"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"storedBytes"}}]}}]} as unknown as DocumentNode<StaffUserListQuery, StaffUserListQueryVariables>;
export const StaffUserDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffUserDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffUserFacts"}},{"kind":"Field","name":{"kind":"Name","value":"signUpType"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffUserFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"projectCount"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"storedBytes"}}]}}]} as unknown as DocumentNode<StaffUserDetailQuery, StaffUserDetailQueryVariables>;
export const SuspendUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuspendUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuspendUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspendUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SuspendUserMutation, SuspendUserMutationVariables>;
export const RestoreUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreUserMutation, RestoreUserMutationVariables>;
export const SignOutUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOutUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SignOutUserMutation, SignOutUserMutationVariables>;
export const ChangeUserRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeUserRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeUserRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeUserRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ChangeUserRoleMutation, ChangeUserRoleMutationVariables>;
export const StaffRunListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffRunList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffRunConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffRunConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requester"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workedMs"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}}]}}]}}]}}]} as unknown as DocumentNode<StaffRunListQuery, StaffRunListQueryVariables>;
export const StopRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StopRunInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<StopRunMutation, StopRunMutationVariables>;
export const AuditListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectKind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<AuditListQuery, AuditListQueryVariables>;
export const ManagedFaqsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedFaqs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FaqConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faqConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"isExposed"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}}]}}]}}]}}]} as unknown as DocumentNode<ManagedFaqsQuery, ManagedFaqsQueryVariables>;
export const FaqToChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FaqToChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FaqInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"subCategory"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"isExposed"}}]}}]}}]} as unknown as DocumentNode<FaqToChangeQuery, FaqToChangeQueryVariables>;
export const CreateFaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateFaqInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateFaqMutation, CreateFaqMutationVariables>;
export const UpdateFaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFaqInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"isExposed"}}]}}]}}]} as unknown as DocumentNode<UpdateFaqMutation, UpdateFaqMutationVariables>;
export const DeleteFaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteFaqInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeleteFaqMutation, DeleteFaqMutationVariables>;
export const PriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyPriceList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}}]}}]}}]} as unknown as DocumentNode<PriceListQuery, PriceListQueryVariables>;
export const PriceListPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceListPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewSupplyPriceListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyPriceListPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"first"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partNumber"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"supplierPartNumber"}},{"kind":"Field","name":{"kind":"Name","value":"breaks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"problemSentences"}}]}}]}}]} as unknown as DocumentNode<PriceListPreviewQuery, PriceListPreviewQueryVariables>;
export const ImportPriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportPriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportSupplyPriceListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importSupplyPriceList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}}]}}]}}]} as unknown as DocumentNode<ImportPriceListMutation, ImportPriceListMutationVariables>;
export const DeletePriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePriceList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSupplyPriceList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeletePriceListMutation, DeletePriceListMutationVariables>;
export const ProjectAssemblyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectAssembly"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectAssemblyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectAssembly"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssemblyChoiceFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssemblyChoiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectAssembly"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}},{"kind":"Field","name":{"kind":"Name","value":"offsetX"}},{"kind":"Field","name":{"kind":"Name","value":"offsetY"}},{"kind":"Field","name":{"kind":"Name","value":"isChecked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"notPopulated"}},{"kind":"Field","name":{"kind":"Name","value":"populated"}}]}}]}}]} as unknown as DocumentNode<ProjectAssemblyQuery, ProjectAssemblyQueryVariables>;
export const SaveAssemblyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAssembly"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveEdaProjectAssemblyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveEdaProjectAssembly"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssemblyChoiceFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssemblyChoiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectAssembly"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}},{"kind":"Field","name":{"kind":"Name","value":"offsetX"}},{"kind":"Field","name":{"kind":"Name","value":"offsetY"}},{"kind":"Field","name":{"kind":"Name","value":"isChecked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"notPopulated"}},{"kind":"Field","name":{"kind":"Name","value":"populated"}}]}}]}}]} as unknown as DocumentNode<SaveAssemblyMutation, SaveAssemblyMutationVariables>;
export const BlockListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isTotalExact"}},{"kind":"Field","name":{"kind":"Name","value":"correctedKeyword"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blockType"}},{"kind":"Field","name":{"kind":"Name","value":"schematic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jsonUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footprint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jsonUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accessType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"isBuiltIn"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"currentVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"copperLayers"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"heightMm"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownPrices"}},{"kind":"Field","name":{"kind":"Name","value":"usedInProjects"}},{"kind":"Field","name":{"kind":"Name","value":"ioPorts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<BlockListQuery, BlockListQueryVariables>;
export const BlockCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"}},{"kind":"Field","name":{"kind":"Name","value":"subCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockParameter"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockParameter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Parameter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"minValue"}},{"kind":"Field","name":{"kind":"Name","value":"maxValue"}},{"kind":"Field","name":{"kind":"Name","value":"viewType"}},{"kind":"Field","name":{"kind":"Name","value":"searchType"}},{"kind":"Field","name":{"kind":"Name","value":"requiredType"}},{"kind":"Field","name":{"kind":"Name","value":"valueType"}},{"kind":"Field","name":{"kind":"Name","value":"optionValues"}},{"kind":"Field","name":{"kind":"Name","value":"expression"}},{"kind":"Field","name":{"kind":"Name","value":"series"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}}]} as unknown as DocumentNode<BlockCategoriesQuery, BlockCategoriesQueryVariables>;
export const BlockDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"block"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blockType"}},{"kind":"Field","name":{"kind":"Name","value":"schematic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jsonUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footprint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jsonUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accessType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"isBuiltIn"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"currentVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"copperLayers"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"heightMm"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownPrices"}},{"kind":"Field","name":{"kind":"Name","value":"usedInProjects"}},{"kind":"Field","name":{"kind":"Name","value":"ioPorts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failedStep"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isError"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockParameter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Parameter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"minValue"}},{"kind":"Field","name":{"kind":"Name","value":"maxValue"}},{"kind":"Field","name":{"kind":"Name","value":"viewType"}},{"kind":"Field","name":{"kind":"Name","value":"searchType"}},{"kind":"Field","name":{"kind":"Name","value":"requiredType"}},{"kind":"Field","name":{"kind":"Name","value":"valueType"}},{"kind":"Field","name":{"kind":"Name","value":"optionValues"}},{"kind":"Field","name":{"kind":"Name","value":"expression"}},{"kind":"Field","name":{"kind":"Name","value":"series"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockState"}},{"kind":"Field","name":{"kind":"Name","value":"memo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"certificationTypes"}},{"kind":"Field","name":{"kind":"Name","value":"parameterTags"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modelUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creatorAuthor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"materials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"option"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerPartNumber"}},{"kind":"Field","name":{"kind":"Name","value":"integrationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"references"}},{"kind":"Field","name":{"kind":"Name","value":"supplyItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"productDetailURL"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ioPorts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ioType"}},{"kind":"Field","name":{"kind":"Name","value":"minVoltage"}},{"kind":"Field","name":{"kind":"Name","value":"maxVoltage"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"netType"}},{"kind":"Field","name":{"kind":"Name","value":"pins"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockParameter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"joins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"neededPort"}}]}}]}}]}}]} as unknown as DocumentNode<BlockDetailQuery, BlockDetailQueryVariables>;
export const BlockProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"block"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failedStep"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isError"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<BlockProgressQuery, BlockProgressQueryVariables>;
export const BlockHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockVersionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]}}]}}]} as unknown as DocumentNode<BlockHistoryQuery, BlockHistoryQueryVariables>;
export const BlockSchematicParseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockSchematicParse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockParseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockSchematicParse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svgString"}},{"kind":"Field","name":{"kind":"Name","value":"json"}}]}}]}}]} as unknown as DocumentNode<BlockSchematicParseQuery, BlockSchematicParseQueryVariables>;
export const BlockFootprintParseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockFootprintParse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockParseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockFootprintParse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svgString"}},{"kind":"Field","name":{"kind":"Name","value":"json"}}]}}]}}]} as unknown as DocumentNode<BlockFootprintParseQuery, BlockFootprintParseQueryVariables>;
export const BlockSupplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockSupply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockSupplyItemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockSupplyItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerPartNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BlockSupplyQuery, BlockSupplyQueryVariables>;
export const UsedBlocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsedBlocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectV2Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"usedBlocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"offeredVersion"}},{"kind":"Field","name":{"kind":"Name","value":"isWithdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UsedBlocksQuery, UsedBlocksQueryVariables>;
export const BlockFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockDownloadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockDownload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}}]}}]} as unknown as DocumentNode<BlockFileQuery, BlockFileQueryVariables>;
export const CreateBlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBlockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateBlockMutation, CreateBlockMutationVariables>;
export const UpdateBlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBlockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateBlockMutation, UpdateBlockMutationVariables>;
export const DuplicateBlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateBlockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DuplicateBlockMutation, DuplicateBlockMutationVariables>;
export const DeleteBlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteBlockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"usedInProjects"}}]}}]}}]} as unknown as DocumentNode<DeleteBlockMutation, DeleteBlockMutationVariables>;
export const BlockUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectBlockUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectBlockUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromVersion"}},{"kind":"Field","name":{"kind":"Name","value":"toVersion"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"objections"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openBefore"}},{"kind":"Field","name":{"kind":"Name","value":"openAfter"}},{"kind":"Field","name":{"kind":"Name","value":"boardHash"}}]}}]}}]} as unknown as DocumentNode<BlockUpdateQuery, BlockUpdateQueryVariables>;
export const TakeBlockVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBlockVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeEdaProjectBlockVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeEdaProjectBlockVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}}]}}]}}]} as unknown as DocumentNode<TakeBlockVersionMutation, TakeBlockVersionMutationVariables>;
export const WithdrawBlockVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawBlockVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawBlockVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawBlockVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WithdrawBlockVersionMutation, WithdrawBlockVersionMutationVariables>;
export const ProjectCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectCommentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentThread"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentThread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectCommentThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"sheetId"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"partId"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]}}]}}]} as unknown as DocumentNode<ProjectCommentsQuery, ProjectCommentsQueryVariables>;
export const CreateCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEdaProjectCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEdaProjectComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}}]}}]}}]} as unknown as DocumentNode<CreateCommentMutation, CreateCommentMutationVariables>;
export const UpdateCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEdaProjectCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEdaProjectComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<UpdateCommentMutation, UpdateCommentMutationVariables>;
export const DeleteCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteEdaProjectCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEdaProjectComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeleteCommentMutation, DeleteCommentMutationVariables>;
export const RestoreCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteEdaProjectCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreEdaProjectComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RestoreCommentMutation, RestoreCommentMutationVariables>;
export const ResolveCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResolveComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResolveEdaProjectCommentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolveEdaProjectComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<ResolveCommentsMutation, ResolveCommentsMutationVariables>;
export const ContactListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<ContactListQuery, ContactListQueryVariables>;
export const ContactDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"fileList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"responseMessage"}},{"kind":"Field","name":{"kind":"Name","value":"respondedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isResponseEdited"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactProject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"follows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"errors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"workedMs"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"}},{"kind":"Field","name":{"kind":"Name","value":"log"}}]}}]} as unknown as DocumentNode<ContactDetailQuery, ContactDetailQueryVariables>;
export const ContactProjectDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactProjectDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactProject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"errors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"workedMs"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"}},{"kind":"Field","name":{"kind":"Name","value":"log"}}]}}]} as unknown as DocumentNode<ContactProjectDetailsQuery, ContactProjectDetailsQueryVariables>;
export const ContactProjectListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactProjectList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectConnectionV2Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectConnectionV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}}]}}]}}]}}]} as unknown as DocumentNode<ContactProjectListQuery, ContactProjectListQueryVariables>;
export const CreateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateContactMutation, CreateContactMutationVariables>;
export const UpdateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateContactMutation, UpdateContactMutationVariables>;
export const DeleteContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeleteContactMutation, DeleteContactMutationVariables>;
export const ProjectExportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectExports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectExportsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectExports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportProgress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectExportJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"exportsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAbandoned"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEverything"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"outputFormat"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}}]}}]} as unknown as DocumentNode<ProjectExportsQuery, ProjectExportsQueryVariables>;
export const ProjectExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportJob"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectExportJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"exportsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAbandoned"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEverything"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"outputFormat"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardVerdict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardVerdict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"errors"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"standIns"}},{"kind":"Field","name":{"kind":"Name","value":"uncheckedRules"}},{"kind":"Field","name":{"kind":"Name","value":"fill"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportedFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectResultExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"saidRemarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"named"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"named"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fabReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardVerdict"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plotted"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardVerdict"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"layer"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectExportJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportProgress"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportedFile"}}]}}]}}]} as unknown as DocumentNode<ProjectExportQuery, ProjectExportQueryVariables>;
export const RequestExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEdaProjectExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEdaProjectExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestExportMutation, RequestExportMutationVariables>;
export const CancelExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelEdaProjectExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CancelExportMutation, CancelExportMutationVariables>;
export const FaqListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FaqList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FaqConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faqConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"subCategory"}}]}}]}}]}}]} as unknown as DocumentNode<FaqListQuery, FaqListQueryVariables>;
export const FaqDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FaqDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FaqInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"subCategory"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"neighbours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FaqDetailQuery, FaqDetailQueryVariables>;
export const GiveFeedbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEdaProjectFeedbackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEdaProjectFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<GiveFeedbackMutation, GiveFeedbackMutationVariables>;
export const SearchFootprintsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchFootprints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FootprintSearchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footprintSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"officialCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootprintEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootprintEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoundFootprint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pads"}},{"kind":"Field","name":{"kind":"Name","value":"pitchMm"}},{"kind":"Field","name":{"kind":"Name","value":"bodyMm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mount"}}]}}]} as unknown as DocumentNode<SearchFootprintsQuery, SearchFootprintsQueryVariables>;
export const FootprintChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FootprintChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footprintChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"pins"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"chosenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]}}]} as unknown as DocumentNode<FootprintChoicesQuery, FootprintChoicesQueryVariables>;
export const ForgetFootprintChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgetFootprintChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ForgetFootprintChoicesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgetFootprintChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"forgottenAt"}}]}}]}}]} as unknown as DocumentNode<ForgetFootprintChoicesMutation, ForgetFootprintChoicesMutationVariables>;
export const RestoreFootprintChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreFootprintChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreFootprintChoicesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreFootprintChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<RestoreFootprintChoicesMutation, RestoreFootprintChoicesMutationVariables>;
export const OfficialFootprintsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfficialFootprints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footprintSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"officialCount"}}]}}]}}]} as unknown as DocumentNode<OfficialFootprintsQuery, OfficialFootprintsQueryVariables>;
export const SuggestFootprintsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuggestFootprints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FootprintSuggestionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footprintSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootprintEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootprintEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoundFootprint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pads"}},{"kind":"Field","name":{"kind":"Name","value":"pitchMm"}},{"kind":"Field","name":{"kind":"Name","value":"bodyMm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mount"}}]}}]} as unknown as DocumentNode<SuggestFootprintsQuery, SuggestFootprintsQueryVariables>;
export const FootprintRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FootprintRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FootprintRecordsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footprintRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootprintEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"record"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootprintEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootprintEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoundFootprint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pads"}},{"kind":"Field","name":{"kind":"Name","value":"pitchMm"}},{"kind":"Field","name":{"kind":"Name","value":"bodyMm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mount"}}]}}]} as unknown as DocumentNode<FootprintRecordsQuery, FootprintRecordsQueryVariables>;
export const DrawFootprintDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DrawFootprint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DrawnFootprintInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drawnFootprint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootprintEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"record"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"most"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootprintEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoundFootprint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pads"}},{"kind":"Field","name":{"kind":"Name","value":"pitchMm"}},{"kind":"Field","name":{"kind":"Name","value":"bodyMm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mount"}}]}}]} as unknown as DocumentNode<DrawFootprintQuery, DrawFootprintQueryVariables>;
export const HolderTeamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HolderTeams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolderTeam"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolderTeam"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"myRoleType"}}]}}]} as unknown as DocumentNode<HolderTeamsQuery, HolderTeamsQueryVariables>;
export const ProjectCreatorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectCreators"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMemberConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamMemberConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ProjectCreatorsQuery, ProjectCreatorsQueryVariables>;
export const MoveProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveEdaProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveEdaProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MoveProjectMutation, MoveProjectMutationVariables>;
export const ProjectIntentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectIntents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectIntentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectIntents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectIntentsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PinNameFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PinName"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"pad"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectIntentsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectIntents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"intent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"within"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"area"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownHeights"}},{"kind":"Field","name":{"kind":"Name","value":"instances"}}]}}]}}]}}]} as unknown as DocumentNode<ProjectIntentsQuery, ProjectIntentsQueryVariables>;
export const RemoveIntentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveIntents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEdaProjectIntentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeEdaProjectIntents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectIntentsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PinNameFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PinName"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"pad"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectIntentsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectIntents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"intent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"within"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"area"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownHeights"}},{"kind":"Field","name":{"kind":"Name","value":"instances"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveIntentsMutation, RemoveIntentsMutationVariables>;
export const RestoreIntentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreIntents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEdaProjectIntentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreEdaProjectIntents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectIntentsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PinNameFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PinName"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"pad"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectIntentsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectIntents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"intent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"within"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"area"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownHeights"}},{"kind":"Field","name":{"kind":"Name","value":"instances"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreIntentsMutation, RestoreIntentsMutationVariables>;
export const ResetIntentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetIntents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEdaProjectIntentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetEdaProjectIntents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectIntentsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PinNameFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PinName"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"pad"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectIntentsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectIntents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"intent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"within"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"area"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownHeights"}},{"kind":"Field","name":{"kind":"Name","value":"instances"}}]}}]}}]}}]} as unknown as DocumentNode<ResetIntentsMutation, ResetIntentsMutationVariables>;
export const SayIntentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SayIntents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SayEdaProjectIntentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sayEdaProjectIntents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SayIntentsMutation, SayIntentsMutationVariables>;
export const SayIntentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SayIntent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SayEdaProjectIntentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sayEdaProjectIntent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectIntentsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PinNameFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PinName"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"pad"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectIntentsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectIntents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"intent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"within"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinNameFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"area"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownHeights"}},{"kind":"Field","name":{"kind":"Name","value":"instances"}}]}}]}}]}}]} as unknown as DocumentNode<SayIntentMutation, SayIntentMutationVariables>;
export const NotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Notifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"persist"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"requestGroupId"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedTime"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"queuePlace"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CircuitArchitecture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changedProjectId"},"name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"case"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Datasheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"datasheetProjectId"},"name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetMatchingId"}},{"kind":"Field","alias":{"kind":"Name","value":"datasheetStatus"},"name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]}}]}}]} as unknown as DocumentNode<NotificationsSubscription, NotificationsSubscriptionVariables>;
export const ProjectPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ProjectPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectPeopleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<ProjectPeopleSubscription, ProjectPeopleSubscriptionVariables>;
export const LogicProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LogicProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectV2Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"logicDocumentUrl"}}]}}]}}]} as unknown as DocumentNode<LogicProjectQuery, LogicProjectQueryVariables>;
export const UpdateLogicDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLogic"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEdaProjectLogicInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEdaProjectLogic"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"logicDocumentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isMerged"}}]}}]}}]} as unknown as DocumentNode<UpdateLogicMutation, UpdateLogicMutationVariables>;
export const ValidateBlocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ValidateBlocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectBlockUpdateValidationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectBlockUpdateValidation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"unknownPrices"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectBlockFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subBlocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectBlockFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogicFindingFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectBlockFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"voltage"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"unknownPrices"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edaCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isInLibrary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogicFindingFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogicFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"ends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"port"}}]}}]}}]} as unknown as DocumentNode<ValidateBlocksQuery, ValidateBlocksQueryVariables>;
export const BlocksOfProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlocksOfProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectV2Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"projectBlocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectBlockFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectBlockFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"voltage"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"unknownPrices"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edaCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isInLibrary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<BlocksOfProjectQuery, BlocksOfProjectQueryVariables>;
export const CreateBlockProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBlockProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEdaProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEdaProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateBlockProjectMutation, CreateBlockProjectMutationVariables>;
export const UpdateProjectBlocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProjectBlocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEdaProjectBlocksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEdaProjectBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}}]}}]}}]} as unknown as DocumentNode<UpdateProjectBlocksMutation, UpdateProjectBlocksMutationVariables>;
export const SuggestBlocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuggestBlocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestBlocksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notUnderstood"}},{"kind":"Field","name":{"kind":"Name","value":"model"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blockType"}},{"kind":"Field","name":{"kind":"Name","value":"schematic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jsonUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footprint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jsonUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accessType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"isBuiltIn"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"currentVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"copperLayers"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"heightMm"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownPrices"}},{"kind":"Field","name":{"kind":"Name","value":"usedInProjects"}},{"kind":"Field","name":{"kind":"Name","value":"ioPorts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<SuggestBlocksQuery, SuggestBlocksQueryVariables>;
export const CreditBalanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditBalance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreditBalanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditBalance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}},{"kind":"Field","name":{"kind":"Name","value":"isStopped"}},{"kind":"Field","name":{"kind":"Name","value":"expiresNext"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<CreditBalanceQuery, CreditBalanceQueryVariables>;
export const CreditLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreditConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreditLineFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreditLineFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreditLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}}]}}]} as unknown as DocumentNode<CreditLinesQuery, CreditLinesQueryVariables>;
export const PlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Plans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plans"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanListInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"membership"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plans"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"membership"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"renewal"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchaseId"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"renewalPurchaseId"}},{"kind":"Field","name":{"kind":"Name","value":"isNextMonthPaid"}},{"kind":"Field","name":{"kind":"Name","value":"renewalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canSaveCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planVersionId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditsAMonth"}},{"kind":"Field","name":{"kind":"Name","value":"projectLimit"}},{"kind":"Field","name":{"kind":"Name","value":"memberLimit"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"canBuy"}},{"kind":"Field","name":{"kind":"Name","value":"canBuyIn"}},{"kind":"Field","name":{"kind":"Name","value":"notForSale"}}]}}]} as unknown as DocumentNode<PlansQuery, PlansQueryVariables>;
export const PlanUseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanUse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanUseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planUse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnforced"}}]}}]}}]} as unknown as DocumentNode<PlanUseQuery, PlanUseQueryVariables>;
export const RunCostsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RunCosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"placement"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RunCostInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"routing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RunCostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"placement"},"name":{"kind":"Name","value":"runCost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"placement"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunCostFacts"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"routing"},"name":{"kind":"Name","value":"runCost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"routing"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunCostFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunCostFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RunCost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"isResumable"}}]}}]} as unknown as DocumentNode<RunCostsQuery, RunCostsQueryVariables>;
export const CreditPacksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditPacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditPackList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"canBuyIn"}}]}}]}}]}}]} as unknown as DocumentNode<CreditPacksQuery, CreditPacksQueryVariables>;
export const BuyCreditsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BuyCredits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseCreditInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchaseCredit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchaseId"}}]}}]}}]} as unknown as DocumentNode<BuyCreditsMutation, BuyCreditsMutationVariables>;
export const ChangePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchaseId"}}]}}]}}]} as unknown as DocumentNode<ChangePlanMutation, ChangePlanMutationVariables>;
export const EndPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanOfInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<EndPlanMutation, EndPlanMutationVariables>;
export const ResumePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanOfInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<ResumePlanMutation, ResumePlanMutationVariables>;
export const AcceptPlanPriceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptPlanPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptPlanPriceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptPlanPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<AcceptPlanPriceMutation, AcceptPlanPriceMutationVariables>;
export const SaveCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<SaveCardMutation, SaveCardMutationVariables>;
export const RemoveCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanOfInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RemoveCardMutation, RemoveCardMutationVariables>;
export const BillingProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillingProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BillingProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"businessNumber"}},{"kind":"Field","name":{"kind":"Name","value":"representative"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"receiptKind"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}}]}}]}}]} as unknown as DocumentNode<BillingProfileQuery, BillingProfileQueryVariables>;
export const UpdateBillingProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBillingProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBillingProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBillingProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<UpdateBillingProfileMutation, UpdateBillingProfileMutationVariables>;
export const ClosingRefundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosingRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClosingRefundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closingRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"needsAccount"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}}]}}]}}]} as unknown as DocumentNode<ClosingRefundQuery, ClosingRefundQueryVariables>;
export const UploadUrlsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadUrls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PresignedMultiUrlsForFileUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"presignedMultiUrlsForFileUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urls"}}]}}]}}]} as unknown as DocumentNode<UploadUrlsQuery, UploadUrlsQueryVariables>;
export const ValidateFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ValidateFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectFileValidationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectFileValidation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"obstacles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Receipt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"heightMm"}},{"kind":"Field","name":{"kind":"Name","value":"copperLayers"}},{"kind":"Field","name":{"kind":"Name","value":"partAreaMm2"}},{"kind":"Field","name":{"kind":"Name","value":"largestPart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"heightMm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"connections"}},{"kind":"Field","name":{"kind":"Name","value":"routablePerCm2"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"twoLayers"}},{"kind":"Field","name":{"kind":"Name","value":"fourLayers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"layersFor"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"supply"}},{"kind":"Field","name":{"kind":"Name","value":"otherGrounds"}},{"kind":"Field","name":{"kind":"Name","value":"netClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"pairGapMm"}},{"kind":"Field","name":{"kind":"Name","value":"amperes"}},{"kind":"Field","name":{"kind":"Name","value":"statedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isPoured"}},{"kind":"Field","name":{"kind":"Name","value":"ohms"}},{"kind":"Field","name":{"kind":"Name","value":"reachedOhms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fab"}},{"kind":"Field","name":{"kind":"Name","value":"forms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"heightMm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"pins"}},{"kind":"Field","name":{"kind":"Name","value":"pinsWithoutPad"}},{"kind":"Field","name":{"kind":"Name","value":"padsWithoutPin"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"inferredRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"defaultMm"}},{"kind":"Field","name":{"kind":"Name","value":"inferredMm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"connections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Receipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReceipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedAs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"converted"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diagnostics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"catalogue"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode<ValidateFilesQuery, ValidateFilesQueryVariables>;
export const LayoutPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LayoutPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectFileInfoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectPCBLayoutFileInfo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"svgString"}}]}}]}}]} as unknown as DocumentNode<LayoutPreviewQuery, LayoutPreviewQueryVariables>;
export const SchematicPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchematicPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectFileInfoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectSchematicFileInfo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"svgString"}}]}}]}}]} as unknown as DocumentNode<SchematicPreviewQuery, SchematicPreviewQueryVariables>;
export const CreateProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEdaProjectQuickModeV2Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEdaProjectQuickModeV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateProjectMutation, CreateProjectMutationVariables>;
export const NoticeListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isTop"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<NoticeListQuery, NoticeListQueryVariables>;
export const ManagedNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"isTop"}},{"kind":"Field","name":{"kind":"Name","value":"isExposed"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<ManagedNoticesQuery, ManagedNoticesQueryVariables>;
export const NoticeToChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeToChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"isTop"}},{"kind":"Field","name":{"kind":"Name","value":"isExposed"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<NoticeToChangeQuery, NoticeToChangeQueryVariables>;
export const CreateNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateNoticeMutation, CreateNoticeMutationVariables>;
export const UpdateNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"isTop"}},{"kind":"Field","name":{"kind":"Name","value":"isExposed"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateNoticeMutation, UpdateNoticeMutationVariables>;
export const DeleteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeleteNoticeMutation, DeleteNoticeMutationVariables>;
export const NoticeDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursorInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"beforeTitle"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"afterTitle"}}]}}]}}]}}]} as unknown as DocumentNode<NoticeDetailQuery, NoticeDetailQueryVariables>;
export const UnreadCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]} as unknown as DocumentNode<UnreadCountQuery, UnreadCountQueryVariables>;
export const NotificationPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CircuitArchitecture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"case"}}]}}]}}]}}]} as unknown as DocumentNode<NotificationPageQuery, NotificationPageQueryVariables>;
export const ReadNotificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReadNotificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"read"}}]}}]}}]} as unknown as DocumentNode<ReadNotificationMutation, ReadNotificationMutationVariables>;
export const ReadAllNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadAllNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readAllNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<ReadAllNotificationsMutation, ReadAllNotificationsMutationVariables>;
export const ProjectExistsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectExists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectV2Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}}]}}]}}]} as unknown as DocumentNode<ProjectExistsQuery, ProjectExistsQueryVariables>;
export const MailPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<MailPreferencesQuery, MailPreferencesQueryVariables>;
export const UpdateMailPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMailPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMailPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMailPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<UpdateMailPreferencesMutation, UpdateMailPreferencesMutationVariables>;
export const OrderOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderOptionsQueryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"quantities"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"layers"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"needsPerson"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"obstacles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assemblyErrors"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"net"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTaxed"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"mm"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<OrderOfferQuery, OrderOfferQueryVariables>;
export const OrderDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"net"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTaxed"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"declinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"purchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"layers"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thickness"}},{"kind":"Field","name":{"kind":"Name","value":"finish"}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"silk"}},{"kind":"Field","name":{"kind":"Name","value":"copper"}},{"kind":"Field","name":{"kind":"Name","value":"stencil"}},{"kind":"Field","name":{"kind":"Name","value":"assembly"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receiver"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryCallingCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"detailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"placedBy"}},{"kind":"Field","name":{"kind":"Name","value":"mayPay"}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}}]}}]}}]} as unknown as DocumentNode<OrderDetailQuery, OrderDetailQueryVariables>;
export const OrderListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<OrderListQuery, OrderListQueryVariables>;
export const CreateOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateOrderMutation, CreateOrderMutationVariables>;
export const CancelOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const RequestOrderCancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestOrderCancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestOrderCancelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestOrderCancel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RequestOrderCancelMutation, RequestOrderCancelMutationVariables>;
export const ApproveOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<ApproveOrderMutation, ApproveOrderMutationVariables>;
export const ConfirmDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<ConfirmDeliveryMutation, ConfirmDeliveryMutationVariables>;
export const RenewOrderQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewOrderQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewOrderQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RenewOrderQuoteMutation, RenewOrderQuoteMutationVariables>;
export const AcceptQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchaseId"}}]}}]}}]} as unknown as DocumentNode<AcceptQuoteMutation, AcceptQuoteMutationVariables>;
export const DeclineQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeclineQuoteMutation, DeclineQuoteMutationVariables>;
export const EstimateDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstimateDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KesEstimateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kesEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"net"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTaxed"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"declinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"purchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KesEstimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"wishedDate"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteFacts"}}]}}]}}]} as unknown as DocumentNode<EstimateDetailQuery, EstimateDetailQueryVariables>;
export const EstimateListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstimateList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KesEstimateConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kesEstimateConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}}]}}]}}]} as unknown as DocumentNode<EstimateListQuery, EstimateListQueryVariables>;
export const CreateKesEstimateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateKesEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateKesEstimateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createKesEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<CreateKesEstimateMutation, CreateKesEstimateMutationVariables>;
export const StaffOrderListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffOrderList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffOrderConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffOrderConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<StaffOrderListQuery, StaffOrderListQueryVariables>;
export const StaffOrderDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffOrderDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"carriers"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"net"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTaxed"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"declinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"purchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"layers"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thickness"}},{"kind":"Field","name":{"kind":"Name","value":"finish"}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"silk"}},{"kind":"Field","name":{"kind":"Name","value":"copper"}},{"kind":"Field","name":{"kind":"Name","value":"stencil"}},{"kind":"Field","name":{"kind":"Name","value":"assembly"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receiver"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryCallingCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"detailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"placedBy"}},{"kind":"Field","name":{"kind":"Name","value":"mayPay"}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}}]}}]}}]} as unknown as DocumentNode<StaffOrderDetailQuery, StaffOrderDetailQueryVariables>;
export const QuoteOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<QuoteOrderMutation, QuoteOrderMutationVariables>;
export const AdvanceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdvanceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdvanceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advanceOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AdvanceOrderMutation, AdvanceOrderMutationVariables>;
export const AddShipmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddShipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddShipmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addShipment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddShipmentMutation, AddShipmentMutationVariables>;
export const CancelOrderByStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrderByStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelOrderByStaffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrderByStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CancelOrderByStaffMutation, CancelOrderByStaffMutationVariables>;
export const DeclineOrderCancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineOrderCancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclineOrderCancelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineOrderCancel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeclineOrderCancelMutation, DeclineOrderCancelMutationVariables>;
export const StaffEstimateListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffEstimateList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffEstimateConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffEstimateConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}}]}}]}}]} as unknown as DocumentNode<StaffEstimateListQuery, StaffEstimateListQueryVariables>;
export const StaffEstimateDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffEstimateDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"net"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTaxed"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"declinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"purchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KesEstimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"wishedDate"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteFacts"}}]}}]}}]} as unknown as DocumentNode<StaffEstimateDetailQuery, StaffEstimateDetailQueryVariables>;
export const QuoteEstimateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteEstimateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<QuoteEstimateMutation, QuoteEstimateMutationVariables>;
export const CloseEstimateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CloseEstimateMutation, CloseEstimateMutationVariables>;
export const BoardPriceListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardPriceLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boardPriceLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"rates"}},{"kind":"Field","name":{"kind":"Name","value":"validDays"}},{"kind":"Field","name":{"kind":"Name","value":"isTaxIncluded"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}}]}}]}}]}}]} as unknown as DocumentNode<BoardPriceListsQuery, BoardPriceListsQueryVariables>;
export const BoardPriceListPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardPriceListPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BoardPriceListPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boardPriceListPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"isTaxIncluded"}},{"kind":"Field","name":{"kind":"Name","value":"validDays"}},{"kind":"Field","name":{"kind":"Name","value":"rates"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"problemSentences"}}]}}]}}]} as unknown as DocumentNode<BoardPriceListPreviewQuery, BoardPriceListPreviewQueryVariables>;
export const ImportBoardPriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportBoardPriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBoardPriceListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importBoardPriceList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ImportBoardPriceListMutation, ImportBoardPriceListMutationVariables>;
export const RetireBoardPriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetireBoardPriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetireBoardPriceListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retireBoardPriceList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RetireBoardPriceListMutation, RetireBoardPriceListMutationVariables>;
export const OutboxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Outbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outboxConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMailServerConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<OutboxQuery, OutboxQueryVariables>;
export const ResendMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<ResendMailMutation, ResendMailMutationVariables>;
export const PartMatchListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartMatchList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectPartMatchListV2Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectPartMatchListV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"matchStatus"}},{"kind":"Field","name":{"kind":"Name","value":"needsDatasheet"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"package"}}]}},{"kind":"Field","name":{"kind":"Name","value":"datasheetMatching"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"datasheetMatchingId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlainPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"pins"}}]}}]} as unknown as DocumentNode<PartMatchListQuery, PartMatchListQueryVariables>;
export const PartMatchDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartMatchDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectPartMatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectPartMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlainPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"pins"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Facts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"partNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"package"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"box"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"supply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"typical"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"box"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartMatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"svgString"}},{"kind":"Field","name":{"kind":"Name","value":"matchStatus"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"padNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Facts"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"package"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"datasheetMatching"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"datasheetMatchingId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isRetryable"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]}}]}}]} as unknown as DocumentNode<PartMatchDetailsQuery, PartMatchDetailsQueryVariables>;
export const PartMatchingProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartMatchingProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectV2Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"stateType"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"boardDocumentUrl"}}]}}]}}]} as unknown as DocumentNode<PartMatchingProjectQuery, PartMatchingProjectQueryVariables>;
export const RequestDatasheetMatchingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDatasheetMatching"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestDatasheetMatchingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDatasheetMatching"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"datasheetMatchingId"}},{"kind":"Field","name":{"kind":"Name","value":"partPrefix"}},{"kind":"Field","name":{"kind":"Name","value":"partName"}}]}}]}}]} as unknown as DocumentNode<RequestDatasheetMatchingMutation, RequestDatasheetMatchingMutationVariables>;
export const DeletePartMatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePartMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteEdaProjectPartMatchInfoV2Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEdaProjectPartMatchInfoV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeletePartMatchMutation, DeletePartMatchMutationVariables>;
export const ConfirmPartMatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPartMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmEdaProjectPartMatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEdaProjectPartMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlainPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"pins"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Facts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"partNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"package"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"box"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"supply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"typical"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"box"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartMatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"svgString"}},{"kind":"Field","name":{"kind":"Name","value":"matchStatus"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"padNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Facts"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"package"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"datasheetMatching"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"datasheetMatchingId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isRetryable"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmPartMatchMutation, ConfirmPartMatchMutationVariables>;
export const RequestPartMatchingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPartMatching"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEdaProjectPartMatchingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEdaProjectPartMatching"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RequestPartMatchingMutation, RequestPartMatchingMutationVariables>;
export const ProjectVerdictDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectVerdict"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectV2Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardVerdict"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verdictProblem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardVerdict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardVerdict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"errors"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"standIns"}},{"kind":"Field","name":{"kind":"Name","value":"uncheckedRules"}},{"kind":"Field","name":{"kind":"Name","value":"fill"}}]}}]} as unknown as DocumentNode<ProjectVerdictQuery, ProjectVerdictQueryVariables>;
export const RequestVerdictDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestVerdict"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEdaProjectVerdictInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEdaProjectVerdict"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestVerdictMutation, RequestVerdictMutationVariables>;
export const ProjectListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectConnectionV2Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectConnectionV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedProject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"totalPage"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectV2"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"stateType"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"runningTime"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastWorkPageType"}},{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestGroupId"}},{"kind":"Field","name":{"kind":"Name","value":"queuePlace"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creatorAuthor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestAuthor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boardDocumentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"feedbacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardVerdict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardVerdict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"errors"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"standIns"}},{"kind":"Field","name":{"kind":"Name","value":"uncheckedRules"}},{"kind":"Field","name":{"kind":"Name","value":"fill"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectV2"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectRow"}},{"kind":"Field","name":{"kind":"Name","value":"openedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardVerdict"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verdictProblem"}}]}}]} as unknown as DocumentNode<ProjectListQuery, ProjectListQueryVariables>;
export const RenameProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEdaProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEdaProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RenameProjectMutation, RenameProjectMutationVariables>;
export const DuplicateProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateEdaProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateEdaProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DuplicateProjectMutation, DuplicateProjectMutationVariables>;
export const DeleteProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteEdaProjectV2Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEdaProjectV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeleteProjectMutation, DeleteProjectMutationVariables>;
export const PurchaseDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PurchaseDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchaseFacts"}},{"kind":"Field","name":{"kind":"Name","value":"pendingRefund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"transfer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"depositorCode"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPractice"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchaseSummary"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"net"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"providers"}}]}}]} as unknown as DocumentNode<PurchaseDetailQuery, PurchaseDetailQueryVariables>;
export const PurchaseListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PurchaseList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchaseConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchaseFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"transfer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"depositorCode"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPractice"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchaseSummary"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"net"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"providers"}}]}}]} as unknown as DocumentNode<PurchaseListQuery, PurchaseListQueryVariables>;
export const StartPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"transfer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"depositorCode"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]} as unknown as DocumentNode<StartPaymentMutation, StartPaymentMutationVariables>;
export const CancelPurchaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPurchase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPurchase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<CancelPurchaseMutation, CancelPurchaseMutationVariables>;
export const StaffPurchaseListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffPurchaseList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffPurchaseConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffPurchaseConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"purchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchaseSummary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendTo"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refundable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receiptKind"}},{"kind":"Field","name":{"kind":"Name","value":"issuedNumber"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"transfer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"depositorCode"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPractice"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentFacts"}}]}}]}}]} as unknown as DocumentNode<StaffPurchaseListQuery, StaffPurchaseListQueryVariables>;
export const ReceiptRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceiptRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReceiptRequestsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ReceiptRequestsQuery, ReceiptRequestsQueryVariables>;
export const RecordIssuedReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordIssuedReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordIssuedReceiptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordIssuedReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RecordIssuedReceiptMutation, RecordIssuedReceiptMutationVariables>;
export const ConfirmTransferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmTransferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPaid"}}]}}]}}]} as unknown as DocumentNode<ConfirmTransferMutation, ConfirmTransferMutationVariables>;
export const RefundPurchaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundPurchase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundPurchaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundPurchase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RefundPurchaseMutation, RefundPurchaseMutationVariables>;
export const FinishRefundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishRefundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<FinishRefundMutation, FinishRefundMutationVariables>;
export const GrantCreditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantCredit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GrantCreditInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantCredit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<GrantCreditMutation, GrantCreditMutationVariables>;
export const StaffOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditsAMonth"}},{"kind":"Field","name":{"kind":"Name","value":"projectLimit"}},{"kind":"Field","name":{"kind":"Name","value":"memberLimit"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]}}]} as unknown as DocumentNode<StaffOffersQuery, StaffOffersQueryVariables>;
export const PublishPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<PublishPlanMutation, PublishPlanMutationVariables>;
export const PublishPackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishPack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishPackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishPack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<PublishPackMutation, PublishPackMutationVariables>;
export const ArchivePackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchivePack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchivePackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archivePack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ArchivePackMutation, ArchivePackMutationVariables>;
export const PaymentFindingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentFindings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentFindingConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentFindingConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"ours"}},{"kind":"Field","name":{"kind":"Name","value":"theirs"}},{"kind":"Field","name":{"kind":"Name","value":"foundAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentFindingsQuery, PaymentFindingsQueryVariables>;
export const ResolveFindingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResolveFinding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResolveFindingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolveFinding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ResolveFindingMutation, ResolveFindingMutationVariables>;
export const ProjectBillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectBill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectResultInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BomSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"supplierPartNumber"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerPartNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"productDetailURL"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"exactPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"availabilityInStock"}},{"kind":"Field","name":{"kind":"Name","value":"lifecycle"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlainPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"pins"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"boards"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"lot"}},{"kind":"Field","name":{"kind":"Name","value":"perBoard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unpricedLines"}},{"kind":"Field","name":{"kind":"Name","value":"openLines"}},{"kind":"Field","name":{"kind":"Name","value":"supplyProblem"}},{"kind":"Field","name":{"kind":"Name","value":"choiceVersion"}},{"kind":"Field","name":{"kind":"Name","value":"canUndoChoice"}},{"kind":"Field","name":{"kind":"Name","value":"billOfMaterials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partName"}},{"kind":"Field","name":{"kind":"Name","value":"blockName"}},{"kind":"Field","name":{"kind":"Name","value":"references"}},{"kind":"Field","name":{"kind":"Name","value":"footPrint"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"supplyNeed"}},{"kind":"Field","name":{"kind":"Name","value":"supply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"otherSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"lot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chosenPart"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerPartNumber"}},{"kind":"Field","name":{"kind":"Name","value":"supplierParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"partNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratings"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"matchedName"}},{"kind":"Field","name":{"kind":"Name","value":"matchedPlain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMatchConfirmed"}}]}}]}}]} as unknown as DocumentNode<ProjectBillQuery, ProjectBillQueryVariables>;
export const ReadSupplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadSupply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectResultInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readEdaProjectSupply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BomSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"supplierPartNumber"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerPartNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"productDetailURL"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"exactPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"availabilityInStock"}},{"kind":"Field","name":{"kind":"Name","value":"lifecycle"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlainPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"pins"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"boards"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"lot"}},{"kind":"Field","name":{"kind":"Name","value":"perBoard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unpricedLines"}},{"kind":"Field","name":{"kind":"Name","value":"openLines"}},{"kind":"Field","name":{"kind":"Name","value":"supplyProblem"}},{"kind":"Field","name":{"kind":"Name","value":"choiceVersion"}},{"kind":"Field","name":{"kind":"Name","value":"canUndoChoice"}},{"kind":"Field","name":{"kind":"Name","value":"billOfMaterials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partName"}},{"kind":"Field","name":{"kind":"Name","value":"blockName"}},{"kind":"Field","name":{"kind":"Name","value":"references"}},{"kind":"Field","name":{"kind":"Name","value":"footPrint"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"supplyNeed"}},{"kind":"Field","name":{"kind":"Name","value":"supply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"otherSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"lot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chosenPart"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerPartNumber"}},{"kind":"Field","name":{"kind":"Name","value":"supplierParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"partNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratings"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"matchedName"}},{"kind":"Field","name":{"kind":"Name","value":"matchedPlain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMatchConfirmed"}}]}}]}}]} as unknown as DocumentNode<ReadSupplyMutation, ReadSupplyMutationVariables>;
export const SupplySourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplySources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplySources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}}]}}]}}]} as unknown as DocumentNode<SupplySourcesQuery, SupplySourcesQueryVariables>;
export const SubstitutesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Substitutes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectSubstitutesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectSubstitutes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"supplierPartNumber"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerPartNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"datasheetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"productDetailURL"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"availabilityInStock"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"exactPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubstitutesQuery, SubstitutesQueryVariables>;
export const ChoosePartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChoosePart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChooseEdaProjectPartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseEdaProjectPart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]}}]} as unknown as DocumentNode<ChoosePartMutation, ChoosePartMutationVariables>;
export const UndoPartChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoPartChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoEdaProjectPartChoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoEdaProjectPartChoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]}}]} as unknown as DocumentNode<UndoPartChoiceMutation, UndoPartChoiceMutationVariables>;
export const ShareLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShareLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectShareLinksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectShareLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"historyId"}},{"kind":"Field","name":{"kind":"Name","value":"creatorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"hasCreatorLeft"}},{"kind":"Field","name":{"kind":"Name","value":"showsComments"}}]}}]}}]}}]} as unknown as DocumentNode<ShareLinksQuery, ShareLinksQueryVariables>;
export const CreateShareLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateShareLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEdaProjectShareLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEdaProjectShareLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<CreateShareLinkMutation, CreateShareLinkMutationVariables>;
export const RevokeShareLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeShareLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeEdaProjectShareLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeEdaProjectShareLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RevokeShareLinkMutation, RevokeShareLinkMutationVariables>;
export const TeamListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownTeamInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"myRoleType"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleType"}},{"kind":"Field","name":{"kind":"Name","value":"inviterName"}},{"kind":"Field","name":{"kind":"Name","value":"sentCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}}]}}]} as unknown as DocumentNode<TeamListQuery, TeamListQueryVariables>;
export const TeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Team"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"myRoleType"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}}]}}]} as unknown as DocumentNode<TeamQuery, TeamQueryVariables>;
export const OwnTeamLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnTeamLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"myShareLinkCount"}}]}}]}}]} as unknown as DocumentNode<OwnTeamLinksQuery, OwnTeamLinksQueryVariables>;
export const TeamMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMemberConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamMemberConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleType"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"shareLinkCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}}]}}]}}]} as unknown as DocumentNode<TeamMembersQuery, TeamMembersQueryVariables>;
export const TeamSearchUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamSearchUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamSearchUserConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamSearchUserConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<TeamSearchUsersQuery, TeamSearchUsersQueryVariables>;
export const TeamInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInvitationConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamInvitationConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"totalPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleType"}},{"kind":"Field","name":{"kind":"Name","value":"inviterName"}},{"kind":"Field","name":{"kind":"Name","value":"sentCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}}]}}]} as unknown as DocumentNode<TeamInvitationsQuery, TeamInvitationsQueryVariables>;
export const TeamHoldingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamHoldings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projects"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectConnectionV2Input"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addresses"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamAddressListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectConnectionV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projects"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teamAddressList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addresses"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<TeamHoldingsQuery, TeamHoldingsQueryVariables>;
export const CreateTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateTeamMutation, CreateTeamMutationVariables>;
export const UpdateTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateTeamMutation, UpdateTeamMutationVariables>;
export const DeleteTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeleteTeamMutation, DeleteTeamMutationVariables>;
export const InviteTeamMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteTeamMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteTeamMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteTeamMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasJoined"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]} as unknown as DocumentNode<InviteTeamMemberMutation, InviteTeamMemberMutationVariables>;
export const UpdateTeamMemberRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTeamMemberRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTeamMemberRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTeamMemberRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<UpdateTeamMemberRoleMutation, UpdateTeamMemberRoleMutationVariables>;
export const DeleteTeamMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTeamMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteTeamMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTeamMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeleteTeamMemberMutation, DeleteTeamMemberMutationVariables>;
export const LeaveTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<LeaveTeamMutation, LeaveTeamMutationVariables>;
export const ResendTeamInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendTeamInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInvitationOfTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendTeamInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]} as unknown as DocumentNode<ResendTeamInvitationMutation, ResendTeamInvitationMutationVariables>;
export const RevokeTeamInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeTeamInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInvitationOfTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeTeamInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RevokeTeamInvitationMutation, RevokeTeamInvitationMutationVariables>;
export const AcceptOwnInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptOwnInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTeamInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptTeamInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AcceptOwnInvitationMutation, AcceptOwnInvitationMutationVariables>;
export const DeclineOwnInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineOwnInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTeamInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineTeamInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeclineOwnInvitationMutation, DeclineOwnInvitationMutationVariables>;
export const ProjectUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boardHash"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}}]}}]} as unknown as DocumentNode<ProjectUpdateQuery, ProjectUpdateQueryVariables>;
export const UpdateProjectFromFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProjectFromFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEdaProjectFromFilesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEdaProjectFromFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateProjectFromFilesMutation, UpdateProjectFromFilesMutationVariables>;
export const HistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"History"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectHistoryConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectHistoryConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"latestAuthor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boardDocumentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"requestGroupId"}},{"kind":"Field","name":{"kind":"Name","value":"isVersion"}},{"kind":"Field","name":{"kind":"Name","value":"appliedVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blockVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"placement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"}}]}}]}}]} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
export const CompareVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompareVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectVersionComparisonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectVersionComparison"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boardDocumentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"errors"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boardDocumentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"errors"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"more"}},{"kind":"Field","name":{"kind":"Name","value":"appeared"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Finding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"layer"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]} as unknown as DocumentNode<CompareVersionsQuery, CompareVersionsQueryVariables>;
export const ApplyVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyEdaProjectVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyEdaProjectVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastWorkPageType"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}}]}}]}}]} as unknown as DocumentNode<ApplyVersionMutation, ApplyVersionMutationVariables>;
export const ResetVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetEdaProjectVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetEdaProjectVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ResetVersionMutation, ResetVersionMutationVariables>;
export const SaveEditsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveEdits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEdaProjectLayoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEdaProjectLayout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"boardDocumentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isMerged"}},{"kind":"Field","name":{"kind":"Name","value":"changedSince"}}]}}]}}]} as unknown as DocumentNode<SaveEditsMutation, SaveEditsMutationVariables>;
export const ProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Project"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectV2Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectRow"}},{"kind":"Field","name":{"kind":"Name","value":"circuitDocumentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logicDocumentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"modelUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isResultSelected"}},{"kind":"Field","name":{"kind":"Name","value":"selectedHistoryId"}},{"kind":"Field","name":{"kind":"Name","value":"lastRequestGroupId"}},{"kind":"Field","name":{"kind":"Name","value":"resultState"}},{"kind":"Field","name":{"kind":"Name","value":"needsFeedback"}},{"kind":"Field","name":{"kind":"Name","value":"runToJudge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestGroupId"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestPlacement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestRouting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"boardDocumentUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"placementOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlacementOptionsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"routingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoutingOptionsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Receipt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacementOptionsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlacementRunOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"control"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoutingOptionsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoutingRunOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strip"}},{"kind":"Field","name":{"kind":"Name","value":"pours"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"control"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Finding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"layer"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectV2"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"stateType"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"runningTime"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastWorkPageType"}},{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestGroupId"}},{"kind":"Field","name":{"kind":"Name","value":"queuePlace"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creatorAuthor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestAuthor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boardDocumentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"feedbacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestGroupId"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"queuePlace"}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"limitMb"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"needsMm"}},{"kind":"Field","name":{"kind":"Name","value":"largestFreeMm"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canResume"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedTime"}},{"kind":"Field","name":{"kind":"Name","value":"placementOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlacementOptionsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"routingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoutingOptionsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"boardDocumentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"placement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"}},{"kind":"Field","name":{"kind":"Name","value":"metrics"}},{"kind":"Field","name":{"kind":"Name","value":"compromises"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tracks"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"routing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unasked"}},{"kind":"Field","name":{"kind":"Name","value":"planeVias"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thermal"}},{"kind":"Field","name":{"kind":"Name","value":"drops"}},{"kind":"Field","name":{"kind":"Name","value":"stitching"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"legs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"coupledLength"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}},{"kind":"Field","name":{"kind":"Name","value":"skew"}},{"kind":"Field","name":{"kind":"Name","value":"delay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"between"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lengthened"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"cause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"objects"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"spots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"layer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needed"}},{"kind":"Field","name":{"kind":"Name","value":"fits"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"takers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}},{"kind":"Field","name":{"kind":"Name","value":"layers"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ax"}},{"kind":"Field","name":{"kind":"Name","value":"ay"}},{"kind":"Field","name":{"kind":"Name","value":"bx"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"layer"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"remedies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"layers"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Receipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReceipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedAs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"converted"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diagnostics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"catalogue"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode<ProjectQuery, ProjectQueryVariables>;
export const RequestPlacementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPlacement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEdaProjectAutoPlacementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEdaProjectAutoPlacement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestGroupId"}}]}}]}}]} as unknown as DocumentNode<RequestPlacementMutation, RequestPlacementMutationVariables>;
export const RequestRoutingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestRouting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEdaProjectRoutingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEdaProjectRouting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestGroupId"}}]}}]}}]} as unknown as DocumentNode<RequestRoutingMutation, RequestRoutingMutationVariables>;
export const FinishRoutingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishRouting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishEdaProjectRoutingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishEdaProjectRouting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<FinishRoutingMutation, FinishRoutingMutationVariables>;
export const PauseRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelEdaProjectTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelEdaProjectTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<PauseRunMutation, PauseRunMutationVariables>;
export const DiscardResultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscardEdaProjectResultInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardEdaProjectResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DiscardResultMutation, DiscardResultMutationVariables>;
export const SelectPlacementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SelectPlacement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SelectEdaProjectResultInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selectEdaProjectAutoPlacementResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SelectPlacementMutation, SelectPlacementMutationVariables>;
export const SelectRoutingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SelectRouting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SelectEdaProjectResultInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selectEdaProjectAutoRoutingResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SelectRoutingMutation, SelectRoutingMutationVariables>;
export const FabRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FabRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fabRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fab"}},{"kind":"Field","name":{"kind":"Name","value":"layers"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"track"}},{"kind":"Field","name":{"kind":"Name","value":"space"}},{"kind":"Field","name":{"kind":"Name","value":"annularRing"}},{"kind":"Field","name":{"kind":"Name","value":"smallestHole"}},{"kind":"Field","name":{"kind":"Name","value":"copperToEdge"}},{"kind":"Field","name":{"kind":"Name","value":"readOn"}}]}}]}}]} as unknown as DocumentNode<FabRulesQuery, FabRulesQueryVariables>;
export const LastRoutingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastRouting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectV2Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"latestRouting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacementOptionsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlacementRunOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"control"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoutingOptionsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoutingRunOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strip"}},{"kind":"Field","name":{"kind":"Name","value":"pours"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"control"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Finding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"layer"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdaRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestGroupId"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"queuePlace"}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"limitMb"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"needsMm"}},{"kind":"Field","name":{"kind":"Name","value":"largestFreeMm"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canResume"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedTime"}},{"kind":"Field","name":{"kind":"Name","value":"placementOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlacementOptionsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"routingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoutingOptionsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"boardDocumentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"placement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"}},{"kind":"Field","name":{"kind":"Name","value":"metrics"}},{"kind":"Field","name":{"kind":"Name","value":"compromises"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tracks"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"routing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unasked"}},{"kind":"Field","name":{"kind":"Name","value":"planeVias"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thermal"}},{"kind":"Field","name":{"kind":"Name","value":"drops"}},{"kind":"Field","name":{"kind":"Name","value":"stitching"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"legs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"coupledLength"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}},{"kind":"Field","name":{"kind":"Name","value":"skew"}},{"kind":"Field","name":{"kind":"Name","value":"delay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"between"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lengthened"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"cause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"objects"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"spots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"layer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needed"}},{"kind":"Field","name":{"kind":"Name","value":"fits"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"takers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}},{"kind":"Field","name":{"kind":"Name","value":"layers"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ax"}},{"kind":"Field","name":{"kind":"Name","value":"ay"}},{"kind":"Field","name":{"kind":"Name","value":"bx"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"layer"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"remedies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"layers"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<LastRoutingQuery, LastRoutingQueryVariables>;
export const RunLengthsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RunLengths"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectV2Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"latestRouting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"routing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lengths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"netClass"}},{"kind":"Field","name":{"kind":"Name","value":"pads"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"byLayer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layer"}},{"kind":"Field","name":{"kind":"Name","value":"length"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vias"}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"padToPad"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"viaHeight"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nets"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"shortest"}},{"kind":"Field","name":{"kind":"Name","value":"longest"}},{"kind":"Field","name":{"kind":"Name","value":"skew"}}]}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<RunLengthsQuery, RunLengthsQueryVariables>;
export const RunPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RunPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EdaProjectV2Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edaProjectV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"majorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"revisionVersion"}},{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestGroupId"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}}]}}]}}]} as unknown as DocumentNode<RunPreviewQuery, RunPreviewQueryVariables>;