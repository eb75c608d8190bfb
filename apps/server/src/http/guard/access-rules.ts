/**
 * Who may call each operation. What is not listed needs a session, so that an operation that was forgotten here is closed
 * rather than open; the sweep over the schema (`access-sweep.test.ts`) fails until it is listed.
 *
 * anyone: no session needed. signed-in: acts on what is the caller's own or everyone's. owner: names a thing by id, which
 * has to be the caller's; another's does not exist. administrator: see ADMINISTRATORS in docs/operating.
 */
export type AccessRule = "anyone" | "signed-in" | "owner" | "administrator";

export const ACCESS_RULES: Readonly<Record<string, AccessRule>> = {
  sendEmailVerificationCode: "anyone",
  verifyEmailVerificationCode: "anyone",
  signUp: "anyone",
  signIn: "anyone",
  resetPassword: "anyone",

  signOut: "signed-in",
  profile: "signed-in",
  getUserProfile: "signed-in",
  updateProfile: "signed-in",
  updateUser: "signed-in",
  updatePreferences: "signed-in",
  changePassword: "signed-in",
  unregister: "signed-in",
  singleUploadFile: "signed-in",
  multiUploadFile: "signed-in",
  presignedUrlForFileUpload: "signed-in",
  presignedMultiUrlsForFileUpload: "signed-in",
  edaProjectConnectionV2: "signed-in",
  fabRules: "signed-in",
  notification: "signed-in",
  jobs: "signed-in",
  unreadCount: "signed-in",
  readAllNotifications: "signed-in",
  mailPreferences: "signed-in",
  updateMailPreferences: "signed-in",
  readNotification: "owner",
  edaProjectFileValidation: "owner",
  edaProjectPCBLayoutFileInfo: "owner",
  edaProjectSchematicFileInfo: "owner",
  createEdaProjectQuickModeV2: "owner",
  edaProjectHistoryConnection: "owner",
  edaProjectIntents: "owner",
  edaProjectLayoutV2: "owner",
  edaProjectStatusV2: "owner",
  edaProjectV2: "owner",
  edaProjectAssembly: "owner",
  saveEdaProjectAssembly: "owner",
  updateEdaProject: "owner",
  deleteEdaProjectV2: "owner",
  cancelEdaProjectTask: "owner",
  edaProjectResultExport: "owner",
  finishEdaProjectRouting: "owner",
  removeEdaProjectIntents: "owner",
  resetEdaProjectIntents: "owner",
  restoreEdaProjectIntents: "owner",
  sayEdaProjectIntent: "owner",
  sayEdaProjectIntents: "owner",
  requestEdaProjectAutoPlacement: "owner",
  requestEdaProjectRouting: "owner",
  selectEdaProjectAutoPlacementResult: "owner",
  selectEdaProjectAutoRoutingResult: "owner",
};
