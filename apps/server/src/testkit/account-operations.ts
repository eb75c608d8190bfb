export const SEND_CODE =
  "mutation ($input: SendEmailVerificationCodeInput!) { sendEmailVerificationCode(input: $input) { success } }";
export const VERIFY_CODE =
  "mutation ($input: VerifyEmailVerificationCodeInput!) { verifyEmailVerificationCode(input: $input) { success } }";
export const SIGN_UP = "mutation ($input: SignUpInput!) { signUp(input: $input) { email } }";
export const SIGN_IN = "mutation ($input: SignInInput!) { signIn(input: $input) { email } }";
export const RESET_PASSWORD = "mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }";
export const CHANGE_PASSWORD = "mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }";
export const CONSENTS = { privacyPolicyConsent: true, termsOfServiceConsent: true };
