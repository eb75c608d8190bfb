/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AnswerTeamInvitationInput = {
  id?: string | null | undefined;
  token?: string | null | undefined;
};

export type AuthType =
  | 'RESET_PASSWORD'
  | 'SIGN_UP';

export type EdaProjectCommentView =
  | 'BOARD'
  | 'SHEET';

export type ResetPasswordInput = {
  authCode: string;
  email: string;
  newPassword: string;
};

export type SendEmailVerificationCodeInput = {
  authType: AuthType;
  email: string;
};

export type SharedEdaProjectInput = {
  token: string;
};

export type SignInInput = {
  email: string;
  password: string;
};

export type SignUpInput = {
  email: string;
  emailMarketingConsent?: boolean | null | undefined;
  password: string;
  privacyPolicyConsent: boolean;
  termsOfServiceConsent: boolean;
};

export type SignUpType =
  | 'EMAIL'
  | 'GOOGLE'
  | 'KAKAO';

export type SignUpWithProviderInput = {
  emailMarketingConsent?: boolean | null | undefined;
  privacyPolicyConsent: boolean;
  termsOfServiceConsent: boolean;
};

export type TeamInvitationInput = {
  token: string;
};

export type TeamMemberRole =
  | 'ADMIN'
  | 'OWNER'
  | 'USER';

export type VerifyEmailVerificationCodeInput = {
  authCode: string;
  authType: AuthType;
  email: string;
};

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { email: string } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { success: boolean } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { email: string } };

export type SendEmailVerificationCodeMutationVariables = Exact<{
  input: SendEmailVerificationCodeInput;
}>;


export type SendEmailVerificationCodeMutation = { sendEmailVerificationCode: { success: boolean } };

export type VerifyEmailVerificationCodeMutationVariables = Exact<{
  input: VerifyEmailVerificationCodeInput;
}>;


export type VerifyEmailVerificationCodeMutation = { verifyEmailVerificationCode: { success: boolean } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { success: boolean } };

export type CheckSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckSessionQuery = { profile: { userId: string } };

export type SocialLoginsQueryVariables = Exact<{ [key: string]: never; }>;


export type SocialLoginsQuery = { socialLogins: Array<SignUpType> };

export type SocialSignUpQueryVariables = Exact<{ [key: string]: never; }>;


export type SocialSignUpQuery = { socialSignUp: { provider: SignUpType, email: string } | null };

export type SignUpWithProviderMutationVariables = Exact<{
  input: SignUpWithProviderInput;
}>;


export type SignUpWithProviderMutation = { signUpWithProvider: { email: string } };

export type SharedProjectQueryVariables = Exact<{
  input: SharedEdaProjectInput;
}>;


export type SharedProjectQuery = { sharedEdaProject: { name: string, majorVersion: number, revisionVersion: number, isResult: boolean, showsComments: boolean, expiresAt: string, boardDocumentUrl: string | null, circuitDocumentUrl: string | null, modelUrl: string | null } };

export type InvitationOfLinkQueryVariables = Exact<{
  input: TeamInvitationInput;
}>;


export type InvitationOfLinkQuery = { teamInvitation: { teamId: string, teamName: string, email: string, roleType: TeamMemberRole, inviterName: string | null, expiresAt: string } };

export type InvitationReaderQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationReaderQuery = { profile: { email: string }, teamList: { nodes: Array<{ id: string }> } };

export type AcceptInvitationMutationVariables = Exact<{
  input: AnswerTeamInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptTeamInvitation: { id: string } };

export type DeclineInvitationMutationVariables = Exact<{
  input: AnswerTeamInvitationInput;
}>;


export type DeclineInvitationMutation = { declineTeamInvitation: { success: boolean } };

export type SharedCommentsQueryVariables = Exact<{
  input: SharedEdaProjectInput;
}>;


export type SharedCommentsQuery = { sharedEdaProjectComments: { nodes: Array<{ id: string, view: EdaProjectCommentView, sheetId: string | null, x: number, y: number, partId: string | null, isResolved: boolean, comments: Array<{ id: string, authorName: string | null, text: string, createdAt: string, editedAt: string | null }> }> } };


export const SignInDocument = "mutation SignIn($input:SignInInput!){signIn(input:$input){email}}" as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = "mutation SignOut{signOut{success}}" as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const SignUpDocument = "mutation SignUp($input:SignUpInput!){signUp(input:$input){email}}" as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const SendEmailVerificationCodeDocument = "mutation SendEmailVerificationCode($input:SendEmailVerificationCodeInput!){sendEmailVerificationCode(input:$input){success}}" as unknown as DocumentNode<SendEmailVerificationCodeMutation, SendEmailVerificationCodeMutationVariables>;
export const VerifyEmailVerificationCodeDocument = "mutation VerifyEmailVerificationCode($input:VerifyEmailVerificationCodeInput!){verifyEmailVerificationCode(input:$input){success}}" as unknown as DocumentNode<VerifyEmailVerificationCodeMutation, VerifyEmailVerificationCodeMutationVariables>;
export const ResetPasswordDocument = "mutation ResetPassword($input:ResetPasswordInput!){resetPassword(input:$input){success}}" as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const CheckSessionDocument = "query CheckSession{profile{userId}}" as unknown as DocumentNode<CheckSessionQuery, CheckSessionQueryVariables>;
export const SocialLoginsDocument = "query SocialLogins{socialLogins}" as unknown as DocumentNode<SocialLoginsQuery, SocialLoginsQueryVariables>;
export const SocialSignUpDocument = "query SocialSignUp{socialSignUp{provider email}}" as unknown as DocumentNode<SocialSignUpQuery, SocialSignUpQueryVariables>;
export const SignUpWithProviderDocument = "mutation SignUpWithProvider($input:SignUpWithProviderInput!){signUpWithProvider(input:$input){email}}" as unknown as DocumentNode<SignUpWithProviderMutation, SignUpWithProviderMutationVariables>;
export const SharedProjectDocument = "query SharedProject($input:SharedEdaProjectInput!){sharedEdaProject(input:$input){name majorVersion revisionVersion isResult showsComments expiresAt boardDocumentUrl circuitDocumentUrl modelUrl}}" as unknown as DocumentNode<SharedProjectQuery, SharedProjectQueryVariables>;
export const InvitationOfLinkDocument = "query InvitationOfLink($input:TeamInvitationInput!){teamInvitation(input:$input){teamId teamName email roleType inviterName expiresAt}}" as unknown as DocumentNode<InvitationOfLinkQuery, InvitationOfLinkQueryVariables>;
export const InvitationReaderDocument = "query InvitationReader{profile{email}teamList{nodes{id}}}" as unknown as DocumentNode<InvitationReaderQuery, InvitationReaderQueryVariables>;
export const AcceptInvitationDocument = "mutation AcceptInvitation($input:AnswerTeamInvitationInput!){acceptTeamInvitation(input:$input){id}}" as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const DeclineInvitationDocument = "mutation DeclineInvitation($input:AnswerTeamInvitationInput!){declineTeamInvitation(input:$input){success}}" as unknown as DocumentNode<DeclineInvitationMutation, DeclineInvitationMutationVariables>;
export const SharedCommentsDocument = "query SharedComments($input:SharedEdaProjectInput!){sharedEdaProjectComments(input:$input){nodes{id view sheetId x y partId isResolved comments{id authorName text createdAt editedAt}}}}" as unknown as DocumentNode<SharedCommentsQuery, SharedCommentsQueryVariables>;